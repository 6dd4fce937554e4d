/** People who may not take part in new raids of a server. */
import { createHash } from 'node:crypto'
import type { Tx } from '../../store/database/open.ts'
import { texts } from '../../texts/texts.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import type { GuildSettings } from '../model/settings.ts'
import { settingsOfGuild } from '../settings/settings.ts'

/** Returns a one-way code. It leads from a person to their entry, but nothing leads from the entry to the person. */
export const exclusionCode = (guildId: string, personId: string): string =>
  createHash('sha256').update(`${guildId} ${personId}`).digest('base64url')

export const isExcluded = (
  { banned }: Pick<GuildSettings, 'banned'>,
  guildId: string,
  personId: string,
): boolean => banned.length > 0 && banned.some(({ code }) => code === exclusionCode(guildId, personId))

/** Refuses a person whom the server has excluded. @throws Rejection */
export async function requireNotExcluded(tx: Tx, guildId: string, { id }: Pick<Person, 'id'>): Promise<void> {
  if (isExcluded(await settingsOfGuild(tx, guildId), guildId, id))
    throw new Rejection(texts.moderation.youAreOut)
}
