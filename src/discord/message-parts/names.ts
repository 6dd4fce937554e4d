/** Names of cards, seats and people in messages. */
import { allCards, starterDecks } from '../../cards/index.ts'
import { cardFactsOf } from '../../cards/pool/automated.ts'
import type { Card, CardId, CardView, LinkView, ObjectId, Seat, SeatView, View } from '../../engine/index.ts'
import {
  bossCardIdsOfRaid,
  hasBossStages,
  isRaidWithLessons,
  lairKindOf,
  seatOfLair,
  titleOfRaid,
} from '../../raids/index.ts'
import { isComputerPlayer, isHousePlayer } from '../../store/people/house.ts'
import type { Person, RaidCards, RaidInfo } from '../../table/contract.ts'
import { raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import { type LairKind, type PartyRole, type Texts, texts } from '../../texts/texts.ts'
import { type RenderUserText, toMarkup } from '../../texts/user-text.ts'
import { classSymbol, roleSymbol } from './symbols.ts'

/** Returns the current name of a card that belongs to no raid, such as a card of a deck. */
export const currentCardName = (id: CardId): string => cardFactsOf(id)?.name ?? texts.news.aCard

/** Returns the name that a raid's card had when the raid began. */
export const cardNameInRaid = ({ cards }: { cards: RaidCards }, id: CardId): string =>
  cards.get(id)?.name ?? texts.news.aCard

/** Returns the short form of a hero's name, such as "Frizlix" for "Frizlix of Kezan". */
const shortHero = (name: string): string => name.split(/ of |, /)[0] ?? name

export const shortHeroNameInRaid = (raid: Pick<RaidInfo, 'cards'>, id: CardId): string =>
  shortHero(cardNameInRaid(raid, id))

export const raidTitle = (raid: string): string =>
  isRaidWithLessons({ raid }) ? texts.tutorial.title : titleOfRaid(raid)

/** Returns the name of a difficulty, such as "Novice", without its description. */
export const modeName = (mode: string): string => (texts.lobby.modes[mode] ?? mode).split(':')[0] ?? mode

/** Returns a sentence that describes a difficulty of this raid. */
export const modeDescription = ({ raid, mode }: Pick<RaidInfo, 'raid' | 'mode'>): string =>
  texts.lobby.modesOf[`${raid}/${mode}`] ?? texts.lobby.modes[mode] ?? mode

export interface StarterDeckChoice {
  key: string
  faction: 'Alliance' | 'Horde' | undefined
  label: string // The class and faction of the deck: "Rogue, Horde".
  className: string // The class of the deck: "Rogue".
  hero: string
  role: PartyRole
  hard: 1 | 2 | 3
  line: string // A sentence about what the deck does.
  plays: string // A sentence about how difficult the deck is to play, and in which style.
}

/** The difficulty of each starter deck: the more decisions about cards to save for later, the higher. */
const HARD: Readonly<Record<string, 1 | 2 | 3>> = {
  'horde-warrior': 1,
  'alliance-warrior': 1,
  'alliance-hunter': 1,
  'horde-hunter': 1,
  'alliance-paladin': 1,
  'alliance-shaman': 1,
  'horde-death-knight': 1,
  'alliance-mage': 3,
  'horde-rogue': 3,
  'alliance-rogue': 3,
  'alliance-druid': 3,
  'horde-warlock': 3,
}

/** Returns the starter decks by class, then faction. */
export const starterDeckChoices = (): StarterDeckChoice[] =>
  starterDecks
    .map(({ key, hero, name, role }) => {
      const { classes, faction } = allCards.get(hero) ?? {}
      const className = classes?.[0] ?? name
      const label = texts.lobby.starter(className, faction ?? '')
      const [hard, line] = [HARD[key] ?? 2, texts.starters.plays[key] ?? '']
      const plays = texts.starters.described(texts.starters.hard[hard], line)
      return { key, label, className, faction, hero: currentCardName(hero), role, hard, line, plays }
    })
    .sort((a, b) => a.label.localeCompare(b.label))

/** Returns starter decks as the options of a menu, each with the symbol of its class, its role and its line. */
export const starterDeckOptions = (choices: readonly StarterDeckChoice[]) =>
  choices.map(({ key, label, className, role, plays }) => ({
    value: key,
    label: texts.starters.withRole(label, roleSymbol(role), texts.starters.roles[role]),
    description: plays,
    emoji: classSymbol(className),
  }))

/** Returns the starter deck with this key or label: "Rogue, Horde". */
export function findStarterDeckChoice(text: string): StarterDeckChoice | undefined {
  const wanted = text.trim().toLowerCase()
  return starterDeckChoices().find(({ key, label }) => key === wanted || label.toLowerCase() === wanted)
}

/** Returns the hero of a starter deck: "Frizlix of Kezan". */
export const heroNameOfStarterDeck = (key: string): string => findStarterDeckChoice(key)?.hero ?? key

/** The names of a raid's seats: the person, and also the hero if the person has several seats. */
export interface SeatNames {
  seat(seat: Seat): string // Returns the name of a player: "Anna" or "Anna (Frizlix)".
  hero(seat: Seat): string // Returns the name of a hero: "Frizlix (Anna)".
  isLair(seat: Seat): boolean
  /** Whether no person plays the seat. */
  isComputers(seat: Seat): boolean
  /** Whether the computer plays the seat for an absent person. */
  isTakenOver(seat: Seat): boolean
  /** Returns the card's data with which the raid began. `card` returns its name. */
  printed(id: CardId): Card | undefined
  card(id: CardId): string
  /** Returns the texts about the lair of a raid. */
  lair: Texts['lair'][LairKind]
  /** The Boss player's Bosses in order; empty if the lair has no player. */
  bosses: readonly CardId[]
  /** Whether the Bosses are stages of one Boss. */
  stages: boolean
  /** The players who are on vacation, and the end of the vacation (ISO 8601). */
  away: readonly { seat: Seat; until: string }[]
}

type Raid = Pick<RaidInfo, 'seats' | 'raid' | 'cards'>

/**
 * Returns the names in the present language. They remember what they have rendered, so build them once and pass
 * them on.
 * @param render formats names of people, by default for a message
 */
export function seatNames(raid: Raid, render: RenderUserText = toMarkup): SeatNames {
  const names = new Map<Seat, string>()
  const at = seatOfLair(raid.raid, raiderSeatsOf(raid).length)
  const lair = texts.lair[lairKindOf(raid.raid)]
  const isNobodys = (n: Seat): boolean => n === at && !raid.seats.some((one) => one.seat === n)
  const seat = (n: Seat): string => {
    const name = names.get(n) ?? (isNobodys(n) ? lair.name : nameOf(raid, n, render))
    names.set(n, name)
    return name
  }
  const isComputers = (n: Seat): boolean =>
    isNobodys(n) || raid.seats.some((one) => one.seat === n && isComputerPlayer(one.person))
  const isTakenOver = (n: Seat): boolean => raid.seats.some((one) => one.seat === n && one.takenOver)
  const hero = (n: Seat): string => {
    const own = raid.seats.find((one) => one.seat === n)
    return own ? `${shortHeroNameInRaid(raid, own.hero)} (${personOf(raid, n, render)})` : seat(n)
  }
  const away = raid.seats.flatMap((one) => (one.awayUntil ? [{ seat: one.seat, until: one.awayUntil }] : []))
  const printed = (id: CardId) => raid.cards.get(id)
  const bosses = bossCardIdsOfRaid(raid.raid)
  const stages = hasBossStages(raid.raid)
  const card = (id: CardId): string => cardNameInRaid(raid, id)
  const isLair = (n: Seat): boolean => n === at
  const seats = { seat, hero, isLair, isComputers, isTakenOver }
  return { ...seats, printed, card, lair, bosses, stages, away }
}

/** Returns a text such as "stage 1 of 3"; null if the card is no stage. */
export function stageLabel({ bosses, stages }: SeatNames, id: CardId): string | null {
  const at = bosses.indexOf(id)
  return at < 0 || !stages ? null : texts.boss.stage(at + 1, bosses.length)
}

/**
 * Returns a line such as "stage 1 of 3" or "Boss 4", with the number of the following ones; nothing if the lair has
 * no Bosses.
 */
export function bossProgressLines({ bosses: all, stages }: SeatNames, { hero, bosses }: SeatView): string[] {
  if (!bosses) return []
  const { nth, left } = bosses
  if (!hero) return [texts.boss.between(left)]
  const which = stages ? texts.boss.stage(nth, all.length) : texts.boss.nth(nth, left)
  return stages || left > 0 ? [which, texts.boss.more(left)] : [which]
}

/** Returns the name of a player. A house player is marked as a computer player. */
export function playerName(person: Person, render: RenderUserText): string {
  const name = render(person.name)
  if (!isHousePlayer(person)) return name
  return render === toMarkup ? texts.computers.named(name) : texts.computers.namedPlainly(name)
}

const personOf = (raid: Pick<RaidInfo, 'seats'>, seat: Seat, render: RenderUserText): string => {
  const own = raid.seats.find((one) => one.seat === seat)
  const twins = raid.seats.filter((one) => one.person.id === own?.person.id && one.hero === own.hero)
  const number = twins.length > 1 ? ` ${twins.findIndex((one) => one.seat === seat) + 1}` : ''
  return `${own ? playerName(own.person, render) : texts.news.somebody}${number}`
}

function nameOf(raid: Pick<RaidInfo, 'seats' | 'cards'>, seat: Seat, render: RenderUserText): string {
  const own = raid.seats.find((one) => one.seat === seat)
  if (!own) return texts.news.somebody
  const several = raid.seats.filter((one) => one.person.id === own.person.id).length > 1
  const person = personOf(raid, seat, render)
  return several ? `${person} (${shortHeroNameInRaid(raid, own.hero)})` : person
}

/** Returns the cards of a party besides its hero and its resources. */
export const cardsBesidesHeroAndResources = ({
  allies,
  equipment,
  abilities,
  rows = {},
}: SeatView): CardView[] => [...allies, ...equipment, ...abilities, ...Object.values(rows).flat()]

/** Returns all cards that a view shows. */
export function* visibleCardsOf(view: View): Generator<CardView> {
  for (const seat of view.seats) {
    const tops = [
      ...(seat.hero ? [seat.hero] : []),
      ...cardsBesidesHeroAndResources(seat),
      ...seat.resources.cards,
      ...seat.hand.cards,
      ...seat.graveyard,
      ...(seat.deckCards ?? []),
      ...(seat.deckTop ? [seat.deckTop] : []),
    ]
    for (const card of tops) yield* withAttachments(card)
  }
}

function* withAttachments(card: CardView): Generator<CardView> {
  yield card
  for (const attached of card.attachments) yield* withAttachments(attached)
}

/**
 * The place of each card of a view. It is cached, because views never change and every option and name needs
 * it.
 */
interface Places {
  readonly cards: ReadonlyMap<ObjectId, CardView>
  /** The ids of the objects in play. */
  readonly inPlay: ReadonlySet<ObjectId>
}

const places = new WeakMap<View, Places>()

function placesIn(view: View): Places {
  const known = places.get(view)
  if (known) return known
  const cards = new Map<ObjectId, CardView>()
  for (const card of visibleCardsOf(view)) if (!cards.has(card.object)) cards.set(card.object, card)
  const found = { cards, inPlay: inPlayIn(view) }
  places.set(view, found)
  return found
}

function inPlayIn({ seats }: View): Set<ObjectId> {
  const lying = seats.flatMap((seat) => [
    ...(seat.hero ? [seat.hero] : []),
    ...cardsBesidesHeroAndResources(seat),
  ])
  return new Set(lying.flatMap((card) => [...withAttachments(card)].map(({ object }) => object)))
}

/** Returns the card with this object's id, if the view shows it; otherwise null. */
export const findCardInView = (view: View, id: ObjectId): CardView | null =>
  placesIn(view).cards.get(id) ?? null

/** Whether the object is in play. For cards elsewhere, texts contain the cost. */
export const isObjectInPlay = (view: View, id: ObjectId): boolean => placesIn(view).inPlay.has(id)

/** Returns the link of the chain with this object's id, if the viewer may know its card; otherwise null. */
export const findLinkInView = (view: View, id: ObjectId): LinkView | null =>
  view.chain.find((link) => link.object === id && link.card !== '') ?? null

/** Whether the viewer may know which card the object is, so that a text may name it. */
export const isObjectVisible = (view: View, id: ObjectId): boolean =>
  (findCardInView(view, id)?.card ?? '') !== '' || findLinkInView(view, id) !== null

/** Returns the name of an object: a hero has its short name and its player, and a raider's card has its owner. */
export function objectName(view: View, names: SeatNames, id: ObjectId): string {
  const card = findCardInView(view, id)
  if (card?.card) return cardNameForViewer(card, names, view.viewer)
  return findLinkInView(view, id)?.name ?? texts.news.aCard
}

/**
 * Returns the name of a card, as `objectName` does.
 * @param viewer the seat whose own cards are named without a player
 */
export function cardNameForViewer(card: CardView, names: SeatNames, viewer: Seat | null): string {
  if (card.card === '') return texts.news.aCard
  if (card.type === 'hero') return heroCalled(card, names, viewer)
  if (names.isLair(card.controller) || card.controller === viewer) return card.name
  return `${card.name} (${names.seat(card.controller)})`
}

/** Returns the name of a hero with its player, who is left out for the viewer's own hero. */
function heroCalled(card: CardView, names: SeatNames, viewer: Seat | null): string {
  if (names.isLair(card.owner)) return card.name
  return card.owner === viewer ? shortHero(card.name) : names.hero(card.owner)
}

/** Returns the marks of an object: "MARKED". */
export const marksOfCard = (view: View, object: ObjectId): string[] =>
  Object.entries(view.marks).flatMap(([mark, id]) => (id === object ? [mark] : []))

/** Returns the note on a hero whose player is a ghost (R503.1). */
export const ghostNotes = ({ seats }: View, object: ObjectId): string[] =>
  seats.some(({ hero, ghost }) => ghost && hero?.object === object) ? [texts.board.ghost] : []

/**
 * Returns the visible side of a card with two sides, such as the Lair (R402.4b); null if cards in that row have no
 * sides.
 */
export function visibleSideName({ faceDown }: Pick<CardView, 'faceDown'>, row: string | null): string | null {
  const sides = row === null ? undefined : texts.tablePicture.sides[row]
  return sides?.[faceDown ? 1 : 0] ?? null
}
