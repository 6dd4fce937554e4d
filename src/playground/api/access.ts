import { Refusal } from '../limits/form.ts'
import type { World } from '../world/world.ts'

/** Refuses the routes of servers that have removed the bot. */
export const refuseWithoutAccess = (world: World, path: string): void => {
  if (!world.botIsRemoved) return
  const channel = /^\/channels\/(\d+)/.exec(path)?.[1]
  const isOfServer = /^\/guilds\/\d+/.test(path) || (channel !== undefined && world.guildOf(channel) !== null)
  if (isOfServer) throw new Refusal(403, 50001, 'Missing Access')
}
