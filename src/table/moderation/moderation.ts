/** Builds the service for people who may manage a server. */
import type { Store, Transaction } from '../../store/database/open.ts'
import { playerNamesInServer } from '../../store/people/names.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { findRaidWithoutGame, listRaids } from '../../store/raids/raids.ts'
import { findWar, openWarsInGuild, updateWar, WarStatus } from '../../store/wars.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, type UserText, userText } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { renameCharacter } from '../characters/characters.ts'
import { requireCharacter } from '../characters/stored-characters.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import { type Person, personToStoredRow } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import type { GuildSettings } from '../model/settings.ts'
import { abandonRaidOrLobby } from '../playing/play.ts'
import { lockRaid } from '../raid-loading/lock.ts'
import { loadRaidInfo } from '../raid-loading/raid-info.ts'
import { evictRaidsOfPlayerAfterTransaction } from '../raids-in-memory/raid-cache.ts'
import type { SettingsService } from '../settings/contract.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { warInfoOfRow } from '../war/rows.ts'
import type { ModerationService } from './contract.ts'
import { eraseServerData } from './erase.ts'
import { exclusionHash, isExcluded } from './exclusion.ts'

export function createModerationService(
  store: Store,
  write: RunTransaction,
  settings: Pick<SettingsService, 'readGuild' | 'changeGuild' | 'ofGuild'>,
): ModerationService {
  const { db } = store
  /** Runs work with a locked raid of this server. */
  const inRaid = async <T extends object>(
    guildId: string,
    code: string,
    work: (locked: LockedRaid) => Promise<T>,
  ) => {
    const raid = await findRaidWithoutGame(db, { code })
    if (raid?.guildId !== guildId) return { rejected: texts.say.noSuchRaid() }
    return write(async (tx) => work(await lockRaid(tx, raid.id)), { locks: raid.id })
  }
  return {
    async open(guildId) {
      const rows = await listRaids(db, { guildId, status: ['lobby', 'playing'], limit: MOST })
      const raids = []
      for (const row of rows) raids.push(await loadRaidInfo(db, row))
      return { raids, wars: (await openWarsInGuild(db, guildId)).map(warInfoOfRow) }
    },
    end: (guildId, code, by) => inRaid(guildId, code, (locked) => abandonRaidOrLobby(locked, by)),
    endWar: (guildId, code) => write((tx) => endWar(tx, guildId, code), { locks: code }),
    sleep: (guildId, code) => inRaid(guildId, code, sleep),
    async keepOut(guildId, person, isOut) {
      const { banned } = await settings.readGuild(guildId)
      const code = exclusionHash(guildId, person.id)
      const others = banned.filter((one) => one.code !== code)
      const entry = { code, id: person.id, name: person.name }
      return settings.changeGuild(guildId, { banned: isOut ? [...others, entry] : others })
    },
    nameOf: async (guildId, id) => (await playerNamesInServer(db, guildId, [id])).get(id) ?? '',
    isKeptOut: async (guildId, personId) => isExcluded(await settings.ofGuild(guildId), guildId, personId),
    async replaceName(guildId, person, name) {
      const { names } = await settings.readGuild(guildId)
      const { [person.id]: _, ...others } = names
      const now: GuildSettings['names'] = name === null ? others : { ...others, [person.id]: name }
      if (name !== null) await write((tx) => showName(tx, guildId, { id: person.id, name }))
      return settings.changeGuild(guildId, { names: now })
    },
    renameCharacter: (guildId, person, character, name) =>
      write((tx) => renamed(tx, { guildId, person, character, name })),
    erase: (guildId) => eraseServerData(store, guildId),
  }
}

/** The most raids in the list, because Discord's menus have at most 25 options. */
const MOST = 25

async function sleep({ tx, raid }: LockedRaid) {
  if (raid.status !== 'playing') throw new Rejection(texts.say.notStarted())
  await addAnnouncements(tx, raid, [{ kind: 'asleep', since: new Date().toISOString() }])
  return raid
}

/** Ends a game of the companion. @throws Rejection if there is no such game, or it is over */
async function endWar(tx: Transaction, guildId: string, code: string) {
  const row = await findWar(tx, { code })
  if (row?.guildId !== guildId || row.status === WarStatus.ended)
    throw new Rejection(texts.war.refused.noGame ?? '')
  await updateWar(tx, row.id, { status: WarStatus.ended })
  return warInfoOfRow({ ...row, status: WarStatus.ended })
}

/** Stores another name of a person, which the raids in which they play show at once. */
async function showName(tx: Transaction, guildId: string, person: Person) {
  await evictRaidsOfPlayerAfterTransaction(tx, person.id)
  return ensurePlayer(tx, personToStoredRow(person), guildId)
}

interface Renaming {
  readonly guildId: string
  readonly person: Person
  readonly character: string
  readonly name: UserText
}

/** Renames a character. @throws Rejection if there is no such character, or the name is invalid or used */
async function renamed(tx: Transaction, { guildId, person, character, name }: Renaming) {
  const whose = { guildId, personId: person.id }
  const { id, name: before } = await requireCharacter(tx, whose, character)
  const { name: after } = await renameCharacter(tx, whose, id, name)
  return { before: userText(before), after: userText(rawText(after)) }
}
