/** Opens a lobby with the people, characters and order of a finished raid, for the same raid or the next. */
import { titleOfRaid } from '../../raids/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { isHousePlayer } from '../../store/people/house.ts'
import { isNamelessPlayer } from '../../store/people/nameless.ts'
import { readRaidSettings, saveRaidSettings } from '../../store/people/settings.ts'
import { createRaid, findLastEndedRaidInChannelOrThread, lobbiesInChannel } from '../../store/raids/raids.ts'
import { type SeatWithPlayer, takeSeat } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { hasBossPlayerSeat, setEveryWindowForBossPlayer } from '../boss-player/boss-player.ts'
import { defaultLobbySettings } from '../model/lobby.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { isExcluded, requireNotExcluded } from '../moderation/exclusion.ts'
import { lockLobby, lockRaid } from '../raid-loading/lock.ts'
import { BOSS_SEAT_NUMBER, bossPlayerSeatOf, loadRaidInfo, seatsOfPerson } from '../raid-loading/raid-info.ts'
import { settingsOfGuild } from '../settings/settings.ts'
import { toStoredJson } from '../stored/json.ts'
import { parseLobbyOrEmpty } from '../stored/lobby.ts'
import { parseRaidSettingsOrDefault } from '../stored/settings.ts'
import type { NextRaidChoice } from './contract.ts'
import { announceLobbyNotice, unreadyPeople } from './lobbies.ts'
import { type RaidAndMode, raidToOfferNext } from './raid-choice.ts'

/** A function that checks whether a person may lead one more raid. @throws Rejection if they lead too many already */
export type RequireMayLead = (tx: Transaction, leader: Person, by: Person) => Promise<void>

interface AgainWish {
  raidId: string
  by: Person
  which: NextRaidChoice
}

export async function openNextLobby(
  tx: Transaction,
  { raidId, by, which }: AgainWish,
  mayLead: RequireMayLead,
): Promise<RaidInfo> {
  const locked = await lockRaid(tx, raidId)
  const { raid: old } = locked
  if (old.status === 'lobby' || old.status === 'playing') throw new Rejection(texts.planning.stillOn())
  if (seatsOfPerson(old, by.id).length === 0) throw new Rejection(texts.say.noSeat())
  const next = which === 'next' ? raidToOfferNext(old) : { raid: old.raid, mode: old.mode }
  if (!next) throw new Rejection(texts.planning.noNext(titleOfRaid(old.raid)))
  const known = await already(tx, old, next)
  if (known) return known
  await requireNotExcluded(tx, old.guildId, by)
  const { banned } = await settingsOfGuild(tx, old.guildId)
  const staying = locked.places
    .flatMap((place) => seatAgain(place, old, next))
    .filter(({ playerId }) => !isExcluded({ banned }, old.guildId, playerId))
  const leader = staying.some(({ playerId }) => playerId === old.leader.id) ? old.leader : by
  await mayLead(tx, leader, by)
  return open(locked, { by, leader, staying, course: next })
}

/** Returns the lobby that exists already, so that two people who press at the same time get the same lobby. */
async function already(
  tx: Transaction,
  old: RaidInfo,
  { raid, mode }: RaidAndMode,
): Promise<RaidInfo | null> {
  const open = await lobbiesInChannel(tx, old.channelId)
  const found = open.find(
    (row) => parseLobbyOrEmpty(row.id, row.lobby).after === old.id && row.name === raid && row.mode === mode,
  )
  return found ? loadRaidInfo(tx, found) : null
}

interface Opening {
  by: Person
  leader: Person
  staying: readonly Staying[]
  course: RaidAndMode
}

async function open(
  { tx, raid: old }: LockedRaid,
  { by, leader, staying, course }: Opening,
): Promise<RaidInfo> {
  const { guildId, channelId } = old
  const lobby = toStoredJson({
    ...defaultLobbySettings(),
    must: true,
    ready: [by.id],
    after: old.id,
    caller: by.name,
  })
  const at = { guildId, channelId, name: course.raid, mode: course.mode, leaderId: leader.id }
  const row = await createRaid(tx, { ...at, lobby })
  await saveRaidSettings(tx, row.id, parseRaidSettingsOrDefault(old.id, await readRaidSettings(tx, old.id)))
  for (const { number, ...seat } of staying) await takeSeat(tx, row.id, seat, number)
  const isBossThere = staying.some(({ number }) => number === BOSS_SEAT_NUMBER)
  if (bossPlayerSeatOf(old) && !isBossThere) await setEveryWindowForBossPlayer(tx, row, 'computer')
  const raid = await loadRaidInfo(tx, row)
  await announceLobbyNotice(tx, raid, { why: 'again', by, people: unreadyPeople(raid), at: null })
  return raid
}

/** Announces a lobby that was opened without a message. */
export async function announceNewLobby(tx: Transaction, raidId: string, by: Person): Promise<RaidInfo> {
  const { raid } = await lockLobby(tx, raidId)
  await announceLobbyNotice(tx, raid, { why: 'again', by, people: [by], at: null })
  return raid
}

/**
 * A seat of the old raid in the new lobby. It goes to the character's owner, even if another person took it over. A
 * retired character gets no seat.
 */
interface Staying {
  playerId: string
  characterId: string | null
  deck: string
  number?: number
}

function seatAgain(
  { character, deck, number, playerId }: SeatWithPlayer,
  { raid }: RaidInfo,
  course: RaidAndMode,
): Staying[] {
  const bossDeck = course.raid === raid ? deck : course.raid
  if (isNamelessPlayer({ id: playerId })) return []
  if (isHousePlayer({ id: playerId })) return [{ playerId, characterId: null, deck }]
  if (number === BOSS_SEAT_NUMBER)
    return hasBossPlayerSeat(course) ? [{ playerId, characterId: null, deck: bossDeck, number }] : []
  if (!character || character.retiredAt !== null) return []
  return [{ playerId: character.playerId, characterId: character.id, deck }]
}

/**
 * Returns the ended raid of a thread, or the raid of a channel that ended last, if possible one in which this person
 * had a seat. Null if there is none.
 */
export async function loadLastEndedRaidInChannelOrThread(
  tx: Transaction,
  placeId: string,
  { id: playerId }: Person,
): Promise<RaidInfo | null> {
  const row = await findLastEndedRaidInChannelOrThread(tx, placeId, { seats: { some: { playerId } } })
  return row && loadRaidInfo(tx, row)
}
