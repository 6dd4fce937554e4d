/**
 * Builds the service for lobbies, which changes lobbies, records who is ready, and begins raids without the others.
 */

import type { Seat } from '../../engine/index.ts'
import { easiestMode, raidNamed } from '../../raids/index.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { saveRaidSettings } from '../../store/people/settings.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import { moveSeatToFront, vacateSeatsOfPlayer } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import {
  hasBossPlayerSeat,
  setEveryWindowForBossPlayer,
  setPrintedBossDeck,
} from '../boss-player/boss-player.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { lockLobby, requireLeader } from '../raid-loading/lock.ts'
import {
  BOSS_SEAT_NUMBER,
  bossPlayerSeatOf,
  raiderSeatsOf,
  seatsOfPerson,
} from '../raid-loading/raid-info.ts'
import { runWorkThatBeginsRaid } from '../raids-in-memory/raid-runner.ts'
import { settingsOfRaid } from '../settings/settings.ts'
import type { RunTransaction } from '../transactions/write.ts'
import type { LobbyChange, LobbyService } from './contract.ts'
import { setHousePlayersOfLobby } from './house-players.ts'
import {
  announceLobbyNotice,
  reloadAndAnnounceLobby,
  saveLobbySettings,
  unreadyPeople,
  updateLobbyMessage,
} from './lobbies.ts'
import { beginRaidFromLobby, requireRaidWithMode, type StartRequest } from './lobby.ts'
import {
  announceNewLobby,
  loadLastEndedRaidInChannelOrThread,
  openNextLobby,
  type RequireMayLead,
} from './next-lobby.ts'
import { completeRaidChoice } from './raid-choice.ts'
import { lobbiesDueForReminder, remindOfStart, setStartTime } from './schedule.ts'

interface Rules {
  readonly newSeed: () => string
  readonly mayLead: RequireMayLead
}

export function createLobbyService(
  store: Store,
  write: RunTransaction,
  { newSeed, mayLead }: Rules,
): LobbyService {
  return {
    change: (id, by, wish) => write((tx) => change(tx, id, by, wish), { locks: id }),
    fill: (id, by, filling) => write((tx) => setHousePlayersOfLobby(tx, id, by, filling), { locks: id }),
    ready: (id, who, isReady) => write((tx) => ready(tx, id, who, isReady), { locks: id }),
    check: (id, by) => write((tx) => check(tx, id, by), { locks: id }),
    startWithout: (id, by) =>
      runWorkThatBeginsRaid(write, id, (tx, onBegin) =>
        startWithout(tx, { raidId: id, by, seed: newSeed(), onBegin }),
      ),
    plan: (id, by, at) => write((tx) => setStartTime(tx, id, by, at), { locks: id }),
    callRole: (id, by, role) => write((tx) => callRole(tx, id, by, role), { locks: id }),
    note: (id, noted) =>
      write(async (tx) => saveLobbySettings(await lockLobby(tx, id), noted), { locks: id }),
    again: (raidId, by, which) =>
      write((tx) => openNextLobby(tx, { raidId, by, which }, mayLead), { locks: raidId }),
    post: (raidId, by) => write((tx) => announceNewLobby(tx, raidId, by), { locks: raidId }),
    choose: (guildId, chosen) => completeRaidChoice(store.db, guildId, chosen),
    lastIn: (id, who) => loadLastEndedRaidInChannelOrThread(store.db, id, who),
    due: (now) => lobbiesDueForReminder(store.db, now),
    remind: async (soon, now) =>
      (await write((tx) => remindOfStart(tx, soon, now), { locks: soon.raidId })) === true,
  }
}

async function ledBy(tx: Transaction, raidId: string, by: Person): Promise<LockedRaid> {
  const locked = await lockLobby(tx, raidId)
  requireLeader(locked.raid, by)
  return locked
}

async function change(tx: Transaction, raidId: string, by: Person, wish: LobbyChange): Promise<RaidInfo> {
  const locked = await withBossLevel(await ledBy(tx, raidId, by), wish)
  const { raid } = locked
  if (wish.out !== undefined && wish.out === wish.first) throw new Rejection(texts.planning.firstIsFreed)
  if (wish.out !== undefined) await free(locked, wish.out)
  if (wish.first !== undefined) await goFirst(locked, wish.first)
  const name = wish.raid ?? raid.raid
  const mode = wish.mode ?? modeIn(name, raid.mode)
  if (name === raid.raid && mode === raid.mode) return reloadAndAnnounceLobby(locked)
  const { seats } = requireRaidWithMode(name, mode)
  if (raiderSeatsOf(raid).length > seats.most) throw new Rejection(texts.say.full(seats.most))
  await updateRaid(tx, raidId, { name, mode })
  if (name !== raid.raid) await setPrintedBossDeck(locked, name)
  await suitBoss(locked, { raid: name, mode })
  const lobby = { ...raid.lobby, ready: [] }
  await saveLobbySettings(locked, lobby)
  return reloadAndAnnounceLobby({ tx, row: { ...locked.row, name, mode } }, lobby)
}

/** Changes the level of the Boss's computer player. @throws Rejection if the raid, as it will be, has no Boss player */
async function withBossLevel(locked: LockedRaid, { bossLevel, ...wish }: LobbyChange): Promise<LockedRaid> {
  if (bossLevel === undefined) return locked
  const { tx, raid, row } = locked
  const name = wish.raid ?? raid.raid
  if (!hasBossPlayerSeat({ raid: name, mode: wish.mode ?? modeIn(name, raid.mode) }))
    throw new Rejection(texts.computers.noBoss)
  const settings = { ...(await settingsOfRaid(tx, raid.id)), bossLevel }
  await saveRaidSettings(tx, raid.id, settings)
  return { ...locked, row: { ...row, settings } }
}

/** Returns the same difficulty, or the easiest if the raid doesn't have that one. */
function modeIn(name: string, mode: string): string {
  const has = raidNamed(name)?.modes.some((one) => one.name === mode)
  return has ? mode : easiestMode(name)
}

async function goFirst(locked: LockedRaid, seat: Seat): Promise<void> {
  const number = numberOf(locked, seat)
  if (number === BOSS_SEAT_NUMBER) throw new Rejection(texts.boss.notARaider)
  await moveSeatToFront(locked.tx, locked.raid.id, number)
}

/** Frees the Boss's seat if the lobby's new raid has none. */
async function suitBoss(locked: LockedRaid, to: Pick<RaidInfo, 'raid' | 'mode'>): Promise<void> {
  const boss = bossPlayerSeatOf(locked.raid)
  if (boss && !hasBossPlayerSeat(to)) await freeBoss(locked, boss.person)
}

async function freeBoss({ tx, raid }: LockedRaid, { id }: Person): Promise<void> {
  await vacateSeatsOfPlayer(tx, raid.id, id, BOSS_SEAT_NUMBER)
  await setEveryWindowForBossPlayer(tx, raid, 'computer')
}

function numberOf({ raid, places }: LockedRaid, seat: Seat): number {
  const place = places[seat]
  if (!place)
    throw new Rejection(texts.absence.noSuchSeat(raid.seats.map(({ person }) => toMarkup(person.name))))
  return place.number
}

async function free(locked: LockedRaid, seat: Seat): Promise<void> {
  const number = numberOf(locked, seat)
  const { person } = locked.raid.seats[seat] ?? {}
  if (person && number === BOSS_SEAT_NUMBER) return freeBoss(locked, person)
  await vacateSeatsOfPlayer(locked.tx, locked.raid.id, person?.id ?? '', number)
}

async function ready(tx: Transaction, raidId: string, who: Person, isReady: boolean): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  if (seatsOfPerson(raid, who.id).length === 0) throw new Rejection(texts.say.noSeat())
  const others = raid.lobby.ready.filter((id) => id !== who.id)
  await saveLobbySettings(locked, { ready: isReady ? [...others, who.id] : others })
  await updateLobbyMessage(tx, raid)
  return raid
}

async function callRole(tx: Transaction, raidId: string, by: Person, role: string): Promise<RaidInfo> {
  const locked = await ledBy(tx, raidId, by)
  if (locked.raid.lobby.call === role) throw new Rejection(texts.planning.calledBefore(`<@&${role}>`))
  const raid = await saveLobbySettings(locked, { call: role })
  await updateLobbyMessage(tx, raid)
  return raid
}

async function check(tx: Transaction, raidId: string, by: Person): Promise<RaidInfo> {
  const locked = await ledBy(tx, raidId, by)
  const raid = await saveLobbySettings(locked, { must: true, ready: [by.id] })
  const people = unreadyPeople(raid)
  if (people.length > 0) await announceLobbyNotice(tx, raid, { why: 'check', by, people, at: null })
  await updateLobbyMessage(tx, raid)
  return raid
}

async function startWithout(tx: Transaction, { raidId, by, ...how }: StartRequest): Promise<RaidInfo> {
  const { raid } = await ledBy(tx, raidId, by)
  for (const { id } of unreadyPeople(raid)) if (id !== by.id) await vacateSeatsOfPlayer(tx, raidId, id)
  return beginRaidFromLobby(await lockLobby(tx, raidId), { by, ...how })
}
