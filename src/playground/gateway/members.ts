import { z } from 'zod'
import { memberJson } from '../world/json.ts'
import type { World } from '../world/world.ts'
import type { GatewaySession } from './session.ts'

export const memberRequestSchema = z.object({
  guild_id: z.string(),
  query: z.string().optional(),
  limit: z.number().optional(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
})
type Asked = z.output<typeof memberRequestSchema>

/**
 * Whether a request needs the intent for members. Without the intent, a bot may only request members by id or by the
 * beginning of their name.
 */
export const needsMembersIntent = ({ user_ids, query, limit }: Asked): boolean =>
  user_ids === undefined && (query ?? '') === '' && (limit ?? 0) === 0

/** Sends the requested members of a guild to a session. */
export const sendRequestedMembers = (world: World, session: GatewaySession, asked: Asked): void => {
  const ids = asked.user_ids === undefined ? undefined : [asked.user_ids].flat()
  const query = (asked.query ?? '').toLowerCase()
  const users = world.users.filter((user) =>
    ids ? ids.includes(user.id) : user.name.toLowerCase().startsWith(query),
  )
  session.dispatch('GUILD_MEMBERS_CHUNK', {
    guild_id: asked.guild_id,
    members: users.map((user) => memberJson(world, user)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids?.filter((id) => !users.some((user) => user.id === id)) ?? [],
    ...(asked.nonce && { nonce: asked.nonce }),
  })
}
