/** Sets the times at which raids begin, and pings people before. */
import type { Transaction } from '../../store/database/open.ts'
import { lobbiesWithPlannedStart } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { lockLobby, lockRaid, requireLeader } from '../raid-loading/lock.ts'
import { parseLobbyOrEmpty } from '../stored/lobby.ts'
import type { LobbyStartingSoon } from './contract.ts'
import { announceLobbyNotice, peopleInRaid, saveLobbySettings, updateLobbyMessage } from './lobbies.ts'

const MINUTE = 60_000
/** The milliseconds between the ping and the planned beginning of a raid. */
const BEFORE_MS = 15 * MINUTE
/** The milliseconds after the planned beginning at which a ping is dropped, if no process was running before. */
const LATE_MS = 60 * MINUTE

/**
 * Sets the time at which the raid is to begin; null for none.
 * @throws Rejection if another person leads the raid, or the time is past
 */
export async function setStartTime(
  tx: Transaction,
  raidId: string,
  by: Person,
  at: Date | null,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  requireLeader(locked.raid, by)
  if (at && at.getTime() <= Date.now()) throw new Rejection(texts.planning.past())
  const raid = await saveLobbySettings(locked, { at: at?.toISOString() ?? null, reminded: false })
  await updateLobbyMessage(tx, raid)
  return raid
}

export async function lobbiesDueForReminder(tx: Transaction, now: Date): Promise<LobbyStartingSoon[]> {
  const planned = await lobbiesWithPlannedStart(tx)
  return planned.flatMap(({ id: raidId, lobby }) => {
    const { at, reminded } = parseLobbyOrEmpty(raidId, lobby)
    return at !== null && !reminded && isSoon(new Date(at), now) ? [{ raidId, at: new Date(at) }] : []
  })
}

const isSoon = (at: Date, now: Date): boolean =>
  at.getTime() - BEFORE_MS <= now.getTime() && now.getTime() <= at.getTime() + LATE_MS

/**
 * Pings the people of the lobby shortly before the raid begins.
 * @returns false if nobody was pinged, because the raid has begun, has another time by now, or was announced before
 */
export async function remindOfStart(
  tx: Transaction,
  { raidId, at }: LobbyStartingSoon,
  now: Date,
): Promise<boolean> {
  const locked = await lockRaid(tx, raidId)
  const { raid } = locked
  if (raid.status !== 'lobby' || raid.lobby.reminded || !isSoon(at, now)) return false
  if (raid.lobby.at !== at.toISOString()) return false
  await saveLobbySettings(locked, { reminded: true })
  const people = [...new Map([raid.leader, ...peopleInRaid(raid)].map((one) => [one.id, one])).values()]
  await announceLobbyNotice(tx, raid, { why: 'soon', by: null, people, at: at.toISOString() })
  return true
}
