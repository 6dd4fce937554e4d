/** Reads settings from their JSON columns. If they are damaged, the table uses the defaults. */

import {
  type GuildSettings,
  guildSettingsSchema,
  type PersonSettings,
  personSettingsSchema,
  type RaidSettings,
  raidSettingsSchema,
} from '../model/settings.ts'
import { readStoredItem, readStoredItemOrDefault } from './damaged-items.ts'
import { newStoredValueParser } from './migrate.ts'
import type { StoredItem } from './unreadable.ts'

export const personSettingsItem = (id: string): StoredItem => ({ kind: 'personSettings', id, name: '' })
export const raidSettingsItem = (id: string): StoredItem => ({ kind: 'raidSettings', id, name: '' })
export const guildSettingsItem = (id: string): StoredItem => ({ kind: 'guildSettings', id, name: '' })

const parsers = {
  person: newStoredValueParser(personSettingsSchema),
  raid: newStoredValueParser(raidSettingsSchema),
  guild: newStoredValueParser(guildSettingsSchema),
}

/** Parses the stored settings of a person. @throws UnreadableState */
export const parsePersonSettings = (id: string, stored: unknown): PersonSettings =>
  readStoredItem(personSettingsItem(id), () => parsers.person(stored))

/** Parses the stored settings of a raid. @throws UnreadableState */
export const parseRaidSettings = (id: string, stored: unknown): RaidSettings =>
  readStoredItem(raidSettingsItem(id), () => parsers.raid(stored))

/** Parses the stored settings of a guild. @throws UnreadableState */
export const parseGuildSettings = (id: string, stored: unknown): GuildSettings =>
  readStoredItem(guildSettingsItem(id), () => parsers.guild(stored))

const defaults = {
  person: personSettingsSchema.parse({}),
  raid: raidSettingsSchema.parse({}),
  guild: guildSettingsSchema.parse({}),
}

export const parsePersonSettingsOrDefault = (id: string, stored: unknown): PersonSettings =>
  readStoredItemOrDefault(personSettingsItem(id), () => parsers.person(stored), defaults.person)

export const parseRaidSettingsOrDefault = (id: string, stored: unknown): RaidSettings =>
  readStoredItemOrDefault(raidSettingsItem(id), () => parsers.raid(stored), defaults.raid)

export const parseGuildSettingsOrDefault = (id: string, stored: unknown): GuildSettings =>
  readStoredItemOrDefault(guildSettingsItem(id), () => parsers.guild(stored), defaults.guild)
