/** Builds the description of a raid (`RaidInfo`) from its rows, and answers questions about its seats. */
import { cardsWithoutAutomatedText } from '../../campaign/building.ts'
import { levelAtXp } from '../../campaign/levels.ts'
import { type PreconstructedDeck, starterDecks } from '../../cards/index.ts'
import { type CardId, lairOfGame } from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import { countRaidRecords, durationsOfNewestRaids } from '../../store/characters/records.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character, Raid } from '../../store/generated/client.ts'
import { isHousePlayer } from '../../store/people/house.ts'
import { playerNameInServer } from '../../store/people/names.ts'
import { CONSTRUCTED_DECK_PREFIX, type SeatWithPlayer, seatsOfRaid } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { HOUR_MS, RAID_SLEEPS_AFTER_DAYS } from '../absence/timetable.ts'
import { takeoverInstructionOfSeat } from '../computers/takeover-instruction.ts'
import type { Person } from '../model/person.ts'
import { personFromRow } from '../model/person.ts'
import type { GuildRaidRecord, RaidCards, RaidInfo, SeatInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { personSettingsSchema } from '../model/settings.ts'
import { medianDuration } from '../playing/active-time.ts'
import { readStoredItemOrDefault } from '../stored/damaged-items.ts'
import { parseLobbyOrEmpty } from '../stored/lobby.ts'
import { newStoredValueParser, parseStoredValue } from '../stored/migrate.ts'
import { constructedDeckSchema } from '../stored/schemas.ts'
import { parseRaidSettingsOrDefault, personSettingsItem } from '../stored/settings.ts'
import { challengeOfRaid } from '../weekly-challenge/challenge-of-week.ts'
import { loadRaidCards } from './pinned.ts'

const SLEEP_MS = RAID_SLEEPS_AFTER_DAYS * 24 * HOUR_MS

type Row = Omit<Raid, 'state' | 'heldBy' | 'hints' | 'summary' | 'settings' | 'lobby' | 'archived'> & {
  lobby: unknown
  settings: unknown
}

/**
 * Builds the description of a raid.
 * @param row the raid's row, with or without its game
 * @param known its seats, if they are already loaded
 */
export async function loadRaidInfo(
  tx: Transaction,
  row: Row,
  known?: readonly SeatWithPlayer[],
): Promise<RaidInfo> {
  const places = known ?? (await seatsOfRaid(tx, row.id))
  const leader = await leaderOf(tx, row, places)
  const record = row.status === 'lobby' ? await recordOf(tx, row) : null
  return { ...raidInfoFromRow(row, places, leader, await loadRaidCards(tx, row.cardHash)), record }
}

/** The number of a guild's newest raids whose median time is shown. */
const NEWEST = 20

async function recordOf(tx: Transaction, { guildId, name: raid, mode }: Row): Promise<GuildRaidRecord> {
  const kind = { guildId, raid, mode }
  const counted = await countRaidRecords(tx, kind)
  if (counted.runs === 0) return { ...counted, time: null }
  return { ...counted, time: medianDuration(await durationsOfNewestRaids(tx, kind, NEWEST)) }
}

export function raidInfoFromRow(
  row: Row,
  places: readonly SeatWithPlayer[],
  leader: Person,
  cards: RaidCards,
): RaidInfo {
  const seats = places.map((place, seat) => seatRef(place, seat, row))
  const { id, code, name: raid, mode, status, guildId, channelId, threadId, version } = row
  const asleep = status === 'playing' && Date.now() - row.updatedAt.getTime() > SLEEP_MS
  const lobby = parseLobbyOrEmpty(id, row.lobby)
  const place = { guildId, channelId, threadId }
  const challenge = challengeOfRaid(row)
  const facts = { id, code, raid, mode, status, ...place, leader, seats, version }
  const { bossLevel, hints } = parseRaidSettingsOrDefault(id, row.settings)
  return { ...facts, cards, asleep, lobby, challenge, bossLevel, hints, record: null }
}

/** The number of the Boss's seat, which is so high that the seat comes after those of all raiders. */
export const BOSS_SEAT_NUMBER = 1000

/** Describes a seat of a raid. @param seat its index in the game, from 0 without gaps */
function seatRef(
  place: SeatWithPlayer,
  seat: number,
  { name, mode, status }: Pick<Raid, 'name' | 'mode' | 'status'>,
): SeatInfo {
  const { player, number, characterId, character, deck } = place
  const boss = number === BOSS_SEAT_NUMBER ? lairOfGame({ raid: name, mode })?.hero : undefined
  return {
    seat,
    person: personFromRow(player),
    characterId: characterId ?? '',
    character: userText(character?.name ?? (isHousePlayer(player) ? player.name : '')),
    hero: boss ?? heroOfConstructedDeckKey(deck) ?? character?.heroCardId ?? heroOf(deck),
    ...(boss === undefined ? {} : { boss: true }),
    level: levelAtXp(character?.xp ?? 0),
    deck,
    ...(status === 'lobby' && character ? byHandBy(character, deck) : {}),
    awayUntil: currentVacationEnd(player.id, player.settings),
    ...(takeoverInstructionOfSeat(place) ? { takenOver: true } : {}),
  }
}

function byHandBy(character: Character, deck: string): Pick<SeatInfo, 'byHand'> {
  const found = heroOfConstructedDeckKey(deck) === null ? null : constructedOrNull(character)
  const ids = found
    ? cardsWithoutAutomatedText([found.hero, ...Object.keys(found.cards)]).map(({ id }) => id)
    : []
  return ids.length > 0 ? { byHand: ids } : {}
}

/** Returns a character's constructed deck; null if there is none, or it can't be read. */
function constructedOrNull({ id, name, constructed }: Character) {
  const item = { kind: 'constructed', id, name: toMarkup(userText(name)) } as const
  return readStoredItemOrDefault(
    item,
    () => (constructed === null ? null : parseStoredValue(constructedDeckSchema, constructed)),
    null,
  )
}

const absenceSchema = personSettingsSchema.pick({ awayUntil: true })
const parseAbsence = newStoredValueParser(absenceSchema)
const HERE = absenceSchema.parse({})

/** Returns the end of the person's vacation, as ISO 8601; null if they are back. */
export function currentVacationEnd(personId: string, settings: unknown, now = new Date()): string | null {
  const { awayUntil: until } = readStoredItemOrDefault(
    personSettingsItem(personId),
    () => parseAbsence(settings),
    HERE,
  )
  return until !== null && new Date(until) > now ? until : null
}

async function leaderOf(
  tx: Transaction,
  { guildId, leaderId: id }: Pick<Raid, 'guildId' | 'leaderId'>,
  places: readonly SeatWithPlayer[],
): Promise<Person> {
  const seated = places.find(({ player }) => player.id === id)?.player
  return personFromRow(seated ?? { id, name: await playerNameInServer(tx, guildId, id) })
}

/** Returns the hero of a seat without a character, by the seat's `deck`: a lesson's or a starter deck's. */
const heroOf = (deck: string): CardId => raidNamed(deck)?.teaches?.hero ?? deckOf(deck)?.hero ?? ''

const deckOf = (key: string) => starterDecks.find((deck) => deck.key === key)

/** Returns the starter deck with this key. @throws Rejection if there is none */
export function requireStarterDeck(key: string): PreconstructedDeck {
  const deck = deckOf(key)
  if (deck) return deck
  throw new Rejection(
    texts.say.unknownDeck(
      userText(key),
      starterDecks.map((one) => one.key),
    ),
  )
}

export const raiderSeatsOf = ({ seats }: Pick<RaidInfo, 'seats'>): SeatInfo[] =>
  seats.filter(({ boss }) => !boss)

/**
 * Returns the seat of the person who plays the lair; undefined if the lair plays automatically or the computer
 * plays it.
 */
export const bossPlayerSeatOf = ({ seats }: Pick<RaidInfo, 'seats'>): SeatInfo | undefined =>
  seats.find(({ boss }) => boss)

/**
 * The value of `deck` in the seat of a Boss player with their own deck. For the printed deck the value is the
 * raid's name.
 */
export const OWN_BOSS_DECK_KEY = 'own'

/** Returns the number of cards in the decks of this raid whose text the players apply by hand. */
export const countManualCards = ({ cards }: Pick<RaidInfo, 'cards'>): number =>
  [...cards.values()].filter(({ byHand }) => byHand === true).length

export const hasManualCards = (raid: Pick<RaidInfo, 'cards'>): boolean => countManualCards(raid) > 0

/** Returns the value of `deck` in the seat of a raider who plays a constructed deck with this hero. */
export const constructedDeckKey = (hero: CardId): string => `${CONSTRUCTED_DECK_PREFIX}${hero}`

/** Returns the hero if a seat's value of `deck` means a constructed deck; null for the character's own deck. */
export const heroOfConstructedDeckKey = (deck: string): CardId | null =>
  deck.startsWith(CONSTRUCTED_DECK_PREFIX) ? deck.slice(CONSTRUCTED_DECK_PREFIX.length) : null

export const hasConstructedDeck = ({ deck }: Pick<SeatInfo, 'deck'>): boolean =>
  heroOfConstructedDeckKey(deck) !== null

export const hasOwnBossDeck = ({ deck }: Pick<SeatInfo, 'deck'>): boolean => deck === OWN_BOSS_DECK_KEY

export const seatsOfPerson = ({ seats }: RaidInfo, personId: string): SeatInfo[] =>
  seats.filter((seat) => seat.person.id === personId)
