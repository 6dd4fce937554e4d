/** The settings that people agree on in a lobby, which are stored in a JSON column. */
import { z } from 'zod'
import { userText } from '../../texts/user-text.ts'
import { schemaWithDefault } from './schema-or-default.ts'

export const lobbySettingsSchema = z.object({
  /** The people who are ready, by id. */
  ready: schemaWithDefault(z.array(z.string()), []),
  /**
   * Whether the raid begins only when everybody is ready. It is set if somebody has asked for that, or if people
   * got their seats from the raid before.
   */
  must: schemaWithDefault(z.boolean(), false),
  /** The planned beginning of the raid (ISO 8601); null if none is planned. */
  at: schemaWithDefault(z.iso.datetime().nullable(), null),
  /** Whether the people were notified that the raid begins soon. */
  reminded: schemaWithDefault(z.boolean(), false),
  /** The id of the role that was pinged; null if none was. */
  call: schemaWithDefault(z.string().nullable(), null),
  /** The id of the raid after which this lobby was opened with the same people; null if there is none. */
  after: schemaWithDefault(z.string().nullable(), null),
  /** The name of the person who asked for this follow-up raid; null for other raids. */
  caller: schemaWithDefault(z.string().transform(userText).nullable(), null),
  /** The id of the raid's Discord event; null if there is none. */
  event: schemaWithDefault(z.string().nullable(), null),
})

export type LobbySettings = z.infer<typeof lobbySettingsSchema>

export const defaultLobbySettings = (): LobbySettings => lobbySettingsSchema.parse({})
