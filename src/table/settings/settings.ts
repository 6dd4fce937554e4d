/** Reads and changes settings. A change is merged into the stored settings, validated as a whole, and written back. */

import type { z } from 'zod'
import type { Store, Transaction } from '../../store/database/open.ts'
import { ensureGuild, ensurePlayer, readGuildSettings, saveGuildSettings } from '../../store/people/people.ts'
import {
  readPersonSettings,
  readRaidSettings,
  savePersonSettings,
  saveRaidSettings,
} from '../../store/people/settings.ts'
import { texts } from '../../texts/texts.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { StaleWhileRevalidateCache } from '../generic-caches/recent-cache.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'
import { Rejection } from '../model/rejection.ts'
import {
  type GuildSettings,
  guildSettingsSchema,
  type PersonSettings,
  personSettingsSchema,
  type RaidSettings,
  raidSettingsSchema,
} from '../model/settings.ts'
import { queueThreadUpdatesOfPerson } from '../private-threads/threads.ts'
import { lockRaid, requireLeader } from '../raid-loading/lock.ts'
import { cachedPersonSettings, evictRaidsOfPlayerAfterTransaction } from '../raids-in-memory/raid-cache.ts'
import { toStoredJson } from '../stored/json.ts'
import { isGuid } from '../stored/schemas.ts'
import {
  parseGuildSettings,
  parseGuildSettingsOrDefault,
  parsePersonSettings,
  parsePersonSettingsOrDefault,
  parseRaidSettings,
} from '../stored/settings.ts'
import type { RunTransaction } from '../transactions/write.ts'
import type { SettingsService, TimeZoneInUse } from './contract.ts'

/** Returns the settings of a person; the defaults if the stored settings are damaged. */
export const settingsOfPerson = async (tx: Transaction, id: string): Promise<PersonSettings> =>
  parsePersonSettingsOrDefault(id, await readPersonSettings(tx, id))

/** Returns the settings of a raid. @throws UnreadableState */
export const settingsOfRaid = async (tx: Transaction, id: string): Promise<RaidSettings> =>
  parseRaidSettings(id, isGuid(id) ? await readRaidSettings(tx, id) : {})

/** Returns the settings of a guild; the defaults if the stored settings are damaged. */
export const settingsOfGuild = async (tx: Transaction, id: string): Promise<GuildSettings> =>
  parseGuildSettingsOrDefault(id, await readGuildSettings(tx, id))

/** Builds the service for settings. @param timeZone the time zone of people and guilds that have set none */
export function createSettingsService(
  { db }: Store,
  write: RunTransaction,
  timeZone = 'UTC',
): SettingsService {
  const ofPerson = async (id: string): Promise<PersonSettings> => {
    const cached = cachedPersonSettings(id)
    return cached === undefined ? settingsOfPerson(db, id) : parsePersonSettingsOrDefault(id, cached)
  }
  const ofGuild = (id: string) => settingsOfGuild(db, id)
  const people = new StaleWhileRevalidateCache<PersonSettings>(RECENT)
  const guilds = new StaleWhileRevalidateCache<GuildSettings>(RECENT)
  const rules = new StaleWhileRevalidateCache<GuildSettings>(RULES)
  return {
    ofPerson,
    ofRaid: (id) => settingsOfRaid(db, id),
    ofGuild,
    zoneOf: async (personId, guildId) =>
      zoneInUse(await ofPerson(personId), await ofGuild(guildId), timeZone),
    readPerson: async (id) => parsePersonSettings(id, await readPersonSettings(db, id)),
    readGuild: async (id) => parseGuildSettings(id, await readGuildSettings(db, id)),
    recent: {
      ofPerson: (id) => people.get(id, () => ofPerson(id)),
      ofGuild: (id) => guilds.get(id, () => ofGuild(id)),
      rulesOfGuild: (id) => rules.get(id, () => ofGuild(id)),
    },
    changePerson: (person, change) =>
      updatingCaches(
        [people],
        person.id,
        write((tx) => changePerson(tx, person, change)),
      ),
    changeRaid: (id, change, by) => write((tx) => changeRaid(tx, id, change, by), { locks: id }),
    changeGuild: (id, change) =>
      updatingCaches(
        [guilds, rules],
        id,
        write((tx) => changeGuild(tx, id, change)),
      ),
  }
}

const zoneInUse = (person: PersonSettings, guild: GuildSettings, ofBot: string): TimeZoneInUse => {
  if (person.timeZone !== null) return { zone: person.timeZone, of: 'person' }
  return guild.timeZone === null ? { zone: ofBot, of: 'bot' } : { zone: guild.timeZone, of: 'guild' }
}

const RECENT = { most: 10_000, freshMs: 60_000, usableMs: 3_600_000 }
/**
 * The options of the cache for settings that must take effect soon. Another process may have changed them, and
 * moderators can't wait long.
 */
const RULES = { most: 10_000, freshMs: 10_000, usableMs: 10_000 }

/** Updates the caches after a change of settings, and drops the cached settings if the change failed. */
async function updatingCaches<T extends object>(
  caches: readonly StaleWhileRevalidateCache<T>[],
  id: string,
  changing: Promise<T | Rejected>,
): Promise<T | Rejected> {
  let changed: T | undefined
  try {
    const done = await changing
    if (!isRejected(done)) changed = done
    return done
  } finally {
    for (const recent of caches) recent.replace(id, changed)
  }
}

const isRejected = (done: object): done is Rejected => 'rejected' in done && typeof done.rejected === 'string'

async function changePerson(
  tx: Transaction,
  person: Person,
  change: Partial<PersonSettings>,
): Promise<PersonSettings> {
  await ensurePlayer(tx, personToStoredRow(person), null)
  const now = parsePersonSettings(person.id, await readPersonSettings(tx, person.id))
  const settings = merged(personSettingsSchema, now, change)
  await savePersonSettings(tx, person.id, toStoredJson(settings))
  await evictRaidsOfPlayerAfterTransaction(tx, person.id)
  if (change.privateThread !== undefined) await queueThreadUpdatesOfPerson(tx, person.id)
  return settings
}

async function changeRaid(
  tx: Transaction,
  id: string,
  change: Partial<RaidSettings>,
  by?: Person,
): Promise<RaidSettings> {
  const { raid } = await lockRaid(tx, id)
  if (by) requireLeader(raid, by)
  const now = await settingsOfRaid(tx, id)
  const settings = merged(raidSettingsSchema, now, change)
  if (raid.status !== 'lobby' && settings.everyWindow !== now.everyWindow)
    throw new Rejection(texts.settings.windowsFixed)
  await saveRaidSettings(tx, id, toStoredJson(settings))
  if (by && raid.threadId !== null) await addAnnouncements(tx, raid, [{ kind: 'agreed', by, settings }])
  return settings
}

async function changeGuild(
  tx: Transaction,
  id: string,
  change: Partial<GuildSettings>,
): Promise<GuildSettings> {
  await ensureGuild(tx, id)
  const now = parseGuildSettings(id, await readGuildSettings(tx, id))
  const settings = merged(guildSettingsSchema, now, change)
  await saveGuildSettings(tx, id, toStoredJson(settings))
  return settings
}

/** Merges a change into settings. An invalid value is replaced by its default. */
const merged = <T extends object>(schema: z.ZodType<T>, now: T, change: Partial<T>): T =>
  schema.parse({ ...now, ...change })
