import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

import type { Action } from '../engine/table/action'
import type { Match } from './matchSettings'
import type { WallFigures } from './wallFigures'

/** What a worker says to the number of a wall. */
export type WallAnswer =
  | { readonly figures: WallFigures }
  | { readonly problem: string; readonly wall: number; readonly actions: readonly Action[] }

/** Thrown at the first thing that must not happen: in which wall, and what led to it. */
export class BrokenWall extends Error {
  readonly wall: number
  readonly actions: readonly Action[]

  constructor(message: string, wall: number, actions: readonly Action[]) {
    super(message)
    this.name = 'BrokenWall'
    this.wall = wall
    this.actions = actions
  }
}

const startWorker = (match: Match): ChildProcess =>
  fork(new URL('./wallWorker.ts', import.meta.url), [JSON.stringify(match)])

/** Lets one worker take walls off the list and play them until there are none left. */
const workThrough = (
  worker: ChildProcess,
  walls: number[],
  onWall: (figures: WallFigures) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const handOut = (): void => {
      const wall = walls.shift()
      if (wall === undefined) resolve()
      else worker.send(wall)
    }
    worker.on('message', (answer: WallAnswer) => {
      if ('problem' in answer) {
        reject(new BrokenWall(answer.problem, answer.wall, answer.actions))
        return
      }
      onWall(answer.figures)
      handOut()
    })
    worker.on('error', reject)
    worker.on('exit', (code, signal) => reject(new Error(`a worker ended: ${signal ?? code}`)))
    handOut()
  })

/** Plays walls in several processes and hands out each as it is finished. Rejects at the first thing that breaks. */
export const playWalls = async (
  match: Match,
  walls: readonly number[],
  jobs: number,
  onWall: (figures: WallFigures) => void,
): Promise<void> => {
  const left = [...walls]
  const workers = Array.from({ length: Math.min(jobs, walls.length) }, () => startWorker(match))
  try {
    await Promise.all(workers.map((worker) => workThrough(worker, left, onWall)))
  } finally {
    for (const worker of workers) worker.kill()
  }
}
