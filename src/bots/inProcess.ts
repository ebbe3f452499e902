import { adviceService } from './adviceService'
import type { BotClient } from './client'
import { botService } from './service'

/** Bots that think where they are asked; for programs without workers. */
export const inProcessBots = (onProblem: (problem: string) => void = () => {}): BotClient => ({
  decide: async (request) => {
    const { action, problems } = botService.decide(request)
    for (const problem of problems) onProblem(problem)
    return action
  },
  waitHints: async (request) => botService.waitHints(request),
  readyDiscards: async (request) => botService.readyDiscards(request),
  advice: async (request) => adviceService.advice(request),
  dispose: () => {},
})
