/** Removes a person from the settings of servers. */
import type { Transaction } from '../../store/database/open.ts'
import { saveGuildSettings } from '../../store/people/people.ts'
import { lockGuildsThatNamePerson } from '../../store/server-membership/servers.ts'
import { toStoredJson } from '../stored/json.ts'
import { parseGuildSettingsOrDefault } from '../stored/settings.ts'

/**
 * Removes a person's id and names from the settings of servers. The hash of an excluded person stays, so that the
 * exclusion doesn't end.
 */
export async function removePersonFromServerSettings(tx: Transaction, id: string): Promise<void> {
  for (const guild of await lockGuildsThatNamePerson(tx, id)) {
    const settings = parseGuildSettingsOrDefault(guild.id, guild.settings)
    const { [id]: _, ...names } = settings.names
    const banned = settings.banned.map((one) => (one.id === id ? { ...one, id: null, name: null } : one))
    await saveGuildSettings(tx, guild.id, toStoredJson({ ...settings, names, banned }))
  }
}
