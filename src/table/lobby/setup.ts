/** Builds the setup of a game from the seats of its lobby. */
import { faultsOfDeckInWords } from '../../campaign/building.ts'
import { cardIdOfEachCopy } from '../../campaign/copies.ts'
import { topLevelBonus } from '../../campaign/guide.ts'
import { allCards } from '../../cards/index.ts'
import type { Setup, SetupSeat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { isComputerPlayer, isHousePlayer } from '../../store/people/house.ts'
import { type SeatWithPlayer, seatsOfRaid } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { bossPlayerSetup } from '../boss-player/boss-player.ts'
import { collectionOutsideDeck } from '../characters/character-with-deck.ts'
import { constructedSeatSetup, requireConstructedDecksAllowed } from '../characters/constructed.ts'
import { deckOfCharacter } from '../characters/stored-characters.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import {
  BOSS_SEAT_NUMBER,
  hasConstructedDeck,
  raiderSeatsOf,
  requireStarterDeck,
} from '../raid-loading/raid-info.ts'
import { settingsOfPerson } from '../settings/settings.ts'
import { parseRaidSettings } from '../stored/settings.ts'
import { challengeOfRaid } from '../weekly-challenge/challenge-of-week.ts'

/**
 * Returns the setup of a game: each seat with its character's current deck and the benefits of its level.
 * @throws Rejection if a deck can't be played
 */
export async function buildGameSetup({ tx, row, raid: card }: LockedRaid): Promise<Omit<Setup, 'cards'>> {
  const { id, raid, mode } = card
  const { everyWindow } = parseRaidSettings(id, row.settings)
  const seats: SetupSeat[] = []
  const raiders = (await seatsOfRaid(tx, id)).filter(({ number }) => number !== BOSS_SEAT_NUMBER)
  for (const place of raiders)
    seats.push(
      isHousePlayer(place.player) ? starterSeat(place) : await seatOfPerson(tx, { row, raid: card }, place),
    )
  const beginning = { raid, mode, seats, leader: indexOfLeader(card), ...(await bossPlayerSetup(tx, card)) }
  return everyWindow ? { ...beginning, everyWindow } : beginning
}

/**
 * Returns the index of the seat that decides for the raiders: the leader's, or another person's if the leader has
 * none.
 */
function indexOfLeader(raid: RaidInfo): number {
  const raiders = raiderSeatsOf(raid)
  const led = raiders.findIndex(({ person }) => person.id === raid.leader.id)
  const first = led < 0 ? raiders.findIndex(({ person }) => !isComputerPlayer(person)) : led
  return Math.max(first, 0)
}

/**
 * Returns the seat of a house player, or of any player in a challenge: with the unchanged starter deck, and without
 * benefits of a level.
 */
function starterSeat({ character, player, number, deck }: SeatWithPlayer): SetupSeat {
  if (!character && !isHousePlayer(player)) throw new Error(`seat ${number} has no character`)
  const { hero, copies } = requireStarterDeck(deck)
  return { name: userText(character?.name ?? player.name), hero, deck: cardIdOfEachCopy(copies) }
}

async function seatOfPerson(
  tx: Transaction,
  { row, raid }: Pick<LockedRaid, 'row' | 'raid'>,
  place: SeatWithPlayer,
): Promise<SetupSeat> {
  const { stops } = await settingsOfPerson(tx, place.playerId)
  return { ...(challengeOfRaid(row) ? starterSeat(place) : await setupSeat(tx, raid, place)), stops }
}

async function setupSeat(
  tx: Transaction,
  raid: RaidInfo,
  { character, number, deck: ofSeat }: SeatWithPlayer,
): Promise<SetupSeat> {
  if (!character) throw new Error(`seat ${number} has no character`)
  if (hasConstructedDeck({ deck: ofSeat })) {
    await requireConstructedDecksAllowed(tx, raid)
    return constructedSeatSetup(character)
  }
  const { name, heroCardId: hero, xp } = character
  const deck = deckOfCharacter(character)
  const leader = allCards.get(hero)
  const wrong = leader ? faultsOfDeckInWords(leader, deck) : [hero]
  if (wrong.length > 0) throw new Rejection(texts.characterAnswers.unplayable(name, wrong))
  const collection = await collectionOutsideDeck(tx, character, deck)
  return {
    name: userText(name),
    hero,
    deck: cardIdOfEachCopy(deck),
    ...(collection.length > 0 ? { collection } : {}),
    ...topLevelBonus(xp),
  }
}
