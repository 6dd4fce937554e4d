/** The agreed settings of a lobby, stored in a JSON column. A missing field is not decided. */
import { z } from 'zod'
import { userText } from '../../texts/user-text.ts'
import { orElse } from './or-else.ts'

export const lobbySchema = z.object({
  /** The people who are ready, by id. */
  ready: orElse(z.array(z.string()), []),
  /**
   * The raid begins only when everybody is ready, because somebody has asked for that, or because nobody has taken
   * their seats themselves.
   */
  must: orElse(z.boolean(), false),
  /** When it is to begin (ISO 8601). */
  at: orElse(z.iso.datetime().nullable(), null),
  /** The people were notified that it begins soon. */
  reminded: orElse(z.boolean(), false),
  /** The role that was pinged, by id. */
  call: orElse(z.string().nullable(), null),
  /** The raid that it follows, by id. */
  after: orElse(z.string().nullable(), null),
  /** The person who asked for the follow-up, by name. */
  caller: orElse(z.string().transform(userText).nullable(), null),
  /** The Discord event of the raid, by id. */
  event: orElse(z.string().nullable(), null),
})

export type Lobby = z.infer<typeof lobbySchema>

export const emptyLobby = (): Lobby => lobbySchema.parse({})
