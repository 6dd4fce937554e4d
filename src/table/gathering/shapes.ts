/** What a lobby has settled, as it is kept in a JSON column. What is missing is not settled. */
import { z } from 'zod'
import { userText } from '../../texts/user-text.ts'
import { orElse } from '../or-else.ts'

export const lobbyShape = z.object({
  /** Who is ready, by id. */
  ready: orElse(z.array(z.string()), []),
  /** It begins only when everybody is ready: somebody has asked for that, or nobody has taken their seats themselves. */
  must: orElse(z.boolean(), false),
  /** When it is to begin (ISO 8601). */
  at: orElse(z.iso.datetime().nullable(), null),
  /** They have been told that it is soon. */
  reminded: orElse(z.boolean(), false),
  /** The role that was called, by id. */
  call: orElse(z.string().nullable(), null),
  /** The raid that it follows, by id. */
  after: orElse(z.string().nullable(), null),
  /** Who has called for it then, by name. */
  caller: orElse(z.string().transform(userText).nullable(), null),
  /** Discord's event of it, by id. */
  event: orElse(z.string().nullable(), null),
})

export type Lobby = z.infer<typeof lobbyShape>

export const emptyLobby = (): Lobby => lobbyShape.parse({})
