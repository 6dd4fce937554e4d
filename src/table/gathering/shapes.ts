/** What a lobby has settled, as it is kept in a JSON column. What is missing is not settled. */
import { z } from 'zod'

export const lobbyShape = z.object({
  /** Who is ready, by id. */
  ready: z.array(z.string()).catch([]),
  /** It begins only when everybody is ready: somebody has asked for that, or nobody has taken their seats themselves. */
  must: z.boolean().catch(false),
  /** When it is to begin (ISO 8601). */
  at: z.iso.datetime().nullable().catch(null),
  /** They have been told that it is soon. */
  reminded: z.boolean().catch(false),
  /** The role that was called, by id. */
  call: z.string().nullable().catch(null),
  /** The raid that it follows, by id. */
  after: z.string().nullable().catch(null),
  /** Who has called for it then, by name. */
  caller: z.string().nullable().catch(null),
  /** Discord's event of it, by id. */
  event: z.string().nullable().catch(null),
})

export type Lobby = z.infer<typeof lobbyShape>

export const emptyLobby = (): Lobby => lobbyShape.parse({})
