/** People who may not take part in new raids of a server. */
import { createHash } from 'node:crypto'
import type { Transaction } from '../../store/database/open.ts'
import { texts } from '../../texts/texts.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import type { GuildSettings } from '../model/settings.ts'
import { settingsOfGuild } from '../settings/settings.ts'

/**
 * Returns the hash under which a server stores an excluded person. A person's entry can be found by the hash, but the
 * hash doesn't reveal the person.
 */
export const exclusionHash = (guildId: string, personId: string): string =>
  createHash('sha256').update(`${guildId} ${personId}`).digest('base64url')

export const isExcluded = (
  { banned }: Pick<GuildSettings, 'banned'>,
  guildId: string,
  personId: string,
): boolean => banned.length > 0 && banned.some(({ code }) => code === exclusionHash(guildId, personId))

/** Checks that a person may join new raids of a server. @throws Rejection if the server has excluded them */
export async function requireNotExcluded(
  tx: Transaction,
  guildId: string,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  if (isExcluded(await settingsOfGuild(tx, guildId), guildId, id))
    throw new Rejection(texts.moderation.youAreOut)
}
