/** Discord's advice about the gateway: how many shards the bot needs, and how many sessions it may still begin. */
import { type REST, Routes } from 'discord.js'
import { z } from 'zod'
import { createRestClient } from './client.ts'

const sessionLimit = z.object({
  total: z.number(),
  remaining: z.number(),
  /** Milliseconds until all sessions are available again. */
  reset_after: z.number(),
  /** The number of sessions that may begin within five seconds. */
  max_concurrency: z.number(),
})
const advice = z.object({ shards: z.number(), session_start_limit: sessionLimit })

export type GatewaySessionLimit = z.output<typeof sessionLimit>

/** Returns Discord's advice about the gateway. @throws the errors of the request */
export const fetchGatewayAdvice = async (rest: REST): Promise<z.output<typeof advice>> =>
  advice.parse(await rest.get(Routes.gatewayBot()))

/**
 * Returns the number of shards that Discord advises. It is 1 if Discord can't be asked, because the start then fails
 * with the reason.
 */
export async function fetchRecommendedShardCount(
  access: Parameters<typeof createRestClient>[0],
): Promise<number> {
  const rest = createRestClient(access)
  try {
    return (await fetchGatewayAdvice(rest)).shards
  } catch {
    return 1
  } finally {
    rest.clearHashSweeper()
    rest.clearHandlerSweeper()
  }
}

/** Below this share of the day's sessions, the remaining ones are spread over the rest of the day. */
const SCARCE = 0.1

/**
 * Returns the milliseconds to wait before a session begins. Discord resets the token of a bot that begins too many
 * sessions in a day.
 */
export function msToWaitBeforeSession({ total, remaining, reset_after }: GatewaySessionLimit): number {
  if (remaining <= 0) return reset_after
  return remaining < total * SCARCE ? reset_after / (remaining + 1) : 0
}
