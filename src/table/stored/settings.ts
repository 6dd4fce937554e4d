/** Reads settings from their JSON columns. If they are damaged, the table uses the defaults. */

import {
  type GuildSettings,
  guildSettingsSchema,
  type PersonSettings,
  personSettingsSchema,
  type RaidSettings,
  raidSettingsSchema,
} from '../model/settings.ts'
import { readOr, readStored } from './damage.ts'
import { parsed } from './migrate.ts'
import type { Item } from './unreadable.ts'

export const personItem = (id: string): Item => ({ kind: 'personSettings', id, name: '' })
export const raidItem = (id: string): Item => ({ kind: 'raidSettings', id, name: '' })
export const guildItem = (id: string): Item => ({ kind: 'guildSettings', id, name: '' })

/** @throws UnreadableState */
export const personSettingsIn = (id: string, stored: unknown): PersonSettings =>
  readStored(personItem(id), () => parsed(personSettingsSchema, stored))

/** @throws UnreadableState */
export const raidSettingsIn = (id: string, stored: unknown): RaidSettings =>
  readStored(raidItem(id), () => parsed(raidSettingsSchema, stored))

/** @throws UnreadableState */
export const guildSettingsIn = (id: string, stored: unknown): GuildSettings =>
  readStored(guildItem(id), () => parsed(guildSettingsSchema, stored))

const defaults = {
  person: personSettingsSchema.parse({}),
  raid: raidSettingsSchema.parse({}),
  guild: guildSettingsSchema.parse({}),
}

export const personSettingsOr = (id: string, stored: unknown): PersonSettings =>
  readOr(personItem(id), () => personSettingsIn(id, stored), defaults.person)

export const raidSettingsOr = (id: string, stored: unknown): RaidSettings =>
  readOr(raidItem(id), () => raidSettingsIn(id, stored), defaults.raid)

export const guildSettingsOr = (id: string, stored: unknown): GuildSettings =>
  readOr(guildItem(id), () => guildSettingsIn(id, stored), defaults.guild)
