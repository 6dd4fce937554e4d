/** Reads and changes settings: a change is merged into what was set, checked as a whole, and written back. */

import { z } from 'zod'
import type { Prisma } from '../../store/generated/client.ts'
import type { Store, Tx } from '../../store/open.ts'
import { guildSettings, rememberGuild, rememberPlayer, saveGuildSettings } from '../../store/people.ts'
import { personSettings, raidSettings, savePersonSettings, saveRaidSettings } from '../../store/settings.ts'
import { texts } from '../../texts/texts.ts'
import { announce } from '../announce.ts'
import type { Person, Rejected } from '../contract.ts'
import { letGoOf, settingsHeld } from '../holding/held.ts'
import { Rejection } from '../rejection.ts'
import { isRaidId } from '../shapes.ts'
import { mustLead, sitDown } from '../sitting.ts'
import { wishChanged } from '../threads/threads.ts'
import type { Write } from '../write.ts'
import type { Settings } from './contract.ts'
import {
  type GuildSettings,
  guildSettingsShape,
  type PersonSettings,
  personSettingsShape,
  type RaidSettings,
  raidSettingsShape,
} from './shapes.ts'

export const settingsOfPerson = async (tx: Tx, id: string): Promise<PersonSettings> =>
  personSettingsShape.parse(await personSettings(tx, id))

export const settingsOfRaid = async (tx: Tx, id: string): Promise<RaidSettings> =>
  raidSettingsShape.parse(isRaidId(id) ? await raidSettings(tx, id) : {})

export const settingsOfGuild = async (tx: Tx, id: string): Promise<GuildSettings> =>
  guildSettingsShape.parse(await guildSettings(tx, id))

export function openSettings(store: Store, write: Write): Settings {
  const listeners: ((id: string) => void)[] = []
  const change = async <T>(id: string, work: (tx: Tx) => Promise<T>): Promise<T | Rejected> => {
    const done = await write(work)
    for (const listener of listeners) listener(id)
    return done
  }
  return {
    ofPerson: async (id) => {
      const held = settingsHeld(id)
      return held === undefined ? settingsOfPerson(store.db, id) : personSettingsShape.parse(held)
    },
    ofRaid: (id) => settingsOfRaid(store.db, id),
    ofGuild: (id) => settingsOfGuild(store.db, id),
    changePerson: (person, wish) => change(person.id, (tx) => changePerson(tx, person, wish)),
    changeRaid: (id, wish, by) => change(id, (tx) => changeRaid(tx, id, wish, by)),
    changeGuild: (id, wish) => change(id, (tx) => changeGuild(tx, id, wish)),
    onChange: (listener) => void listeners.push(listener),
  }
}

async function changePerson(
  tx: Tx,
  person: Person,
  change: Partial<PersonSettings>,
): Promise<PersonSettings> {
  await rememberPlayer(tx, person)
  const settings = merged(personSettingsShape, await settingsOfPerson(tx, person.id), change)
  await savePersonSettings(tx, person.id, json.parse(settings))
  await letGoOf(tx, person.id)
  if (change.privateThread !== undefined) await wishChanged(tx, person.id)
  return settings
}

async function changeRaid(
  tx: Tx,
  id: string,
  change: Partial<RaidSettings>,
  by?: Person,
): Promise<RaidSettings> {
  const { raid } = await sitDown(tx, id)
  if (by) mustLead(raid, by)
  const now = await settingsOfRaid(tx, id)
  const settings = merged(raidSettingsShape, now, change)
  if (raid.status !== 'lobby' && settings.everyWindow !== now.everyWindow)
    throw new Rejection(texts.settings.windowsFixed)
  await saveRaidSettings(tx, id, json.parse(settings))
  if (by && raid.threadId !== null) await announce(tx, raid, [{ kind: 'agreed', by, settings }])
  return settings
}

async function changeGuild(tx: Tx, id: string, change: Partial<GuildSettings>): Promise<GuildSettings> {
  await rememberGuild(tx, id)
  const settings = merged(guildSettingsShape, await settingsOfGuild(tx, id), change)
  await saveGuildSettings(tx, id, json.parse(settings))
  return settings
}

const json = z.custom<Prisma.InputJsonObject>()

/** What comes from a person has been parsed at the boundary; a value that is still wrong becomes its default. */
const merged = <T extends object>(shape: z.ZodType<T>, now: T, change: Partial<T>): T =>
  shape.parse({ ...now, ...change })
