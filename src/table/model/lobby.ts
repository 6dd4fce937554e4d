/** The agreed settings of a lobby, stored in a JSON column. A missing field is not decided. */
import { z } from 'zod'
import { userText } from '../../texts/user-text.ts'
import { schemaOrDefault } from './schema-or-default.ts'

export const lobbySchema = z.object({
  /** The people who are ready, by id. */
  ready: schemaOrDefault(z.array(z.string()), []),
  /**
   * The raid begins only when everybody is ready, because somebody has asked for that, or because nobody has taken
   * their seats themselves.
   */
  must: schemaOrDefault(z.boolean(), false),
  /** When it is to begin (ISO 8601). */
  at: schemaOrDefault(z.iso.datetime().nullable(), null),
  /** The people were notified that it begins soon. */
  reminded: schemaOrDefault(z.boolean(), false),
  /** The role that was pinged, by id. */
  call: schemaOrDefault(z.string().nullable(), null),
  /** The raid that it follows, by id. */
  after: schemaOrDefault(z.string().nullable(), null),
  /** The person who asked for the follow-up, by name. */
  caller: schemaOrDefault(z.string().transform(userText).nullable(), null),
  /** The Discord event of the raid, by id. */
  event: schemaOrDefault(z.string().nullable(), null),
})

export type Lobby = z.infer<typeof lobbySchema>

export const emptyLobby = (): Lobby => lobbySchema.parse({})
