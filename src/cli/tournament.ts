import { matchSettings } from './matchSettings'
import type { MatchSettings } from './matchSettings'
import { standingOf } from './standing'
import { appendWall, openWallFile } from './wallFile'
import type { WallFigures } from './wallFigures'
import { BrokenWall, playWalls } from './wallWorkers'

const USAGE = `usage: tournament [--ruleset worldwide] [--options JSON] [--candidate level]
                  [--field level | --field a,b,c] [--walls 100] [--seed text]
                  [--jobs processes] [--out FILE] [--json]`

/** Plays the walls that are not there yet; the others are as the file has them. */
const run = async ({ match, walls, jobs, out }: MatchSettings, known: readonly WallFigures[]) => {
  const figures = new Map(known.map((one) => [one.wall, one]))
  const wanted = Array.from({ length: walls }, (_, wall) => wall)
  const missing = wanted.filter((wall) => !figures.has(wall))
  await playWalls(match, missing, jobs, (one) => {
    figures.set(one.wall, one)
    if (out !== null) appendWall(out, one)
  })
  return wanted.flatMap((wall) => figures.get(wall) ?? [])
}

const fail = (message: string, code: number): void => {
  console.error(message)
  process.exitCode = code
}

const main = async (): Promise<void> => {
  let settings: MatchSettings
  let known: readonly WallFigures[]
  try {
    settings = matchSettings(process.argv.slice(2))
    known = settings.out === null ? [] : openWallFile(settings.out, settings.match)
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2)
    return
  }
  const { match, json } = settings
  try {
    const started = performance.now()
    const figures = await run(settings, known)
    const seconds = Math.round((performance.now() - started) / 10) / 100
    const standing = { ...standingOf(match, figures), seconds }
    console.log(JSON.stringify(standing, null, json ? 0 : 2))
  } catch (error) {
    if (!(error instanceof BrokenWall)) throw error
    const { message, wall, actions } = error
    fail(`${message}\n${JSON.stringify({ ...match, wall, actions })}`, 1)
  }
}

await main()
