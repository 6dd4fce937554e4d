/** Adds and removes house players in lobbies. */
import { suggestStarterDeck } from '../../campaign/party.ts'
import { raidDescriptionOfGame } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import {
  type HousePlayerLevel,
  housePlayersOfLevel,
  isHousePlayer,
  levelOfHousePlayer,
} from '../../store/people/house.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { type SeatWithPlayer, takeSeat, updateSeat, vacateSeatsOfPlayer } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { rawText } from '../../texts/user-text.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { requiredFaction, requireHeroOfRaidFaction } from '../raid-loading/factions.ts'
import { lockLobby, requireLeader } from '../raid-loading/lock.ts'
import { raiderSeatsOf, requireStarterDeck } from '../raid-loading/raid-info.ts'
import { deckKeyOfNextFreeSeat } from '../weekly-challenge/challenge-of-week.ts'
import type { HousePlayersRequest } from './contract.ts'
import { reloadAndAnnounceLobby } from './lobbies.ts'

/**
 * Seats or removes house players until there are as many as wanted.
 * @throws Rejection if the seats don't suffice, or the deck isn't of the raiders' faction
 */
export async function setHousePlayersOfLobby(
  tx: Transaction,
  raidId: string,
  by: Person,
  { players, level, deck }: HousePlayersRequest,
): Promise<RaidInfo> {
  let locked = await lockLobby(tx, raidId)
  requireLeader(locked.raid, by)
  const room = countPlacesForHousePlayers(locked.raid)
  if (players > room) throw new Rejection(texts.computers.tooMany(room))
  const isOnlyDeck = deck !== null && players > 0 && players <= housePlaces(locked).length
  const staying = isOnlyDeck ? players - 1 : players
  for (const place of housePlaces(locked).slice(staying))
    await vacateSeatsOfPlayer(tx, raidId, place.playerId)
  for (const place of housePlaces(locked).slice(0, staying)) await setLevel(locked, place, level)
  locked = await lockLobby(tx, raidId)
  let chosen = deck
  while (housePlaces(locked).length < players) {
    await seatHousePlayer(locked, level ?? levelOfOthers(locked), chosen)
    chosen = null
    locked = await lockLobby(tx, raidId)
  }
  return reloadAndAnnounceLobby(locked)
}

const DEFAULT_LEVEL: HousePlayerLevel = 'able'

const levelOfOthers = (locked: LockedRaid): HousePlayerLevel => {
  const [other] = housePlaces(locked)
  return (other && levelOfHousePlayer(other.player)) ?? DEFAULT_LEVEL
}

/** Returns the places of house players, in the order of the seats. */
const housePlaces = ({ places }: LockedRaid): SeatWithPlayer[] =>
  places.filter(({ player }) => isHousePlayer(player))

const mostRaiders = (raid: RaidInfo): number =>
  raid.challenge?.decks.length ?? raidDescriptionOfGame(raid).seats.most

/** Returns the number of raiders' seats that people have taken. */
export const countPeopleInRaid = (raid: RaidInfo): number =>
  raiderSeatsOf(raid).filter(({ person }) => !isHousePlayer(person)).length

/** Returns the number of raiders that are computer players. */
export const countHousePlayers = (raid: RaidInfo): number =>
  raiderSeatsOf(raid).length - countPeopleInRaid(raid)

/** Returns the number of seats for house players, which are all that no person has taken. */
export const countPlacesForHousePlayers = (raid: RaidInfo): number =>
  mostRaiders(raid) - countPeopleInRaid(raid)

/** Replaces the house player of a place by the one of the wanted level with the same name. */
async function setLevel(
  locked: LockedRaid,
  { player, number }: SeatWithPlayer,
  level: HousePlayerLevel | null,
) {
  if (level === null || levelOfHousePlayer(player) === level) return
  const same = housePlayersOfLevel(level).find(({ name }) => name === player.name)
  const { id } = same ? await ensurePlayer(locked.tx, same, null) : await freePlayer(locked, level)
  await updateSeat(locked.tx, locked.raid.id, number, { playerId: id })
}

async function seatHousePlayer(
  locked: LockedRaid,
  level: HousePlayerLevel,
  deck: string | null,
): Promise<void> {
  const { tx, raid } = locked
  const { id: playerId } = await freePlayer(locked, level)
  await takeSeat(tx, raid.id, { playerId, characterId: null, deck: deckFor(locked, deck) })
}

/** Returns the key of the wanted deck, or of one that suits the party. In a challenge it is the deck of the seat. */
function deckFor({ raid, places }: LockedRaid, wanted: string | null): string {
  if (raid.challenge) return deckKeyOfNextFreeSeat(raid.challenge, places)
  const { faction = null } = requiredFaction(raid) ?? {}
  if (wanted === null)
    return suggestStarterDeck(
      raiderSeatsOf(raid).map(({ hero }) => hero),
      faction,
    ).key
  const { key, hero } = requireStarterDeck(wanted)
  requireHeroOfRaidFaction(raid, hero)
  return key
}

/** Returns the row of a house player whose name nobody at the table has, creating it if necessary. */
async function freePlayer({ tx, raid }: LockedRaid, level: HousePlayerLevel) {
  const names = new Set(raid.seats.map(({ person }) => rawText(person.name)))
  const free = housePlayersOfLevel(level).find(({ name }) => !names.has(name))
  if (!free) throw new Error(`raid ${raid.code} has no name left for a house player`)
  return ensurePlayer(tx, free, null)
}

/**
 * Frees the seat of a house player if a person wants to join a full lobby.
 * @returns the lobby with a free seat
 * @throws Rejection if people have all seats
 */
export async function vacateHousePlayerSeatIfFull(locked: LockedRaid): Promise<LockedRaid> {
  const { tx, raid } = locked
  const most = mostRaiders(raid)
  if (raiderSeatsOf(raid).length < most) return locked
  const leaving = housePlaces(locked).at(-1)
  if (!leaving) throw new Rejection(texts.say.full(most))
  await vacateSeatsOfPlayer(tx, raid.id, leaving.playerId)
  return lockLobby(tx, raid.id)
}
