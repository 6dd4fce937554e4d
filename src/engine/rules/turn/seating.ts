/** Seats the players at the start of a game, with their decks, and sets up the lair as its raid describes it (101). */

import {
  isKnownCard,
  lairOfGame,
  printedCard,
  raidDescriptionOfGame,
} from '../../model/data/card-registry.ts'
import type { AdditionalDeck, FirstPlayerRule, Lair, RaidDescription } from '../../model/data/raid.ts'
import { isTokenId } from '../../model/data/tokens.ts'
import type { Side } from '../../model/data/vocabulary/basic-words.ts'
import { inPlayStateWithAllFields, newGameObject } from '../../model/state/all-fields.ts'
import type { Game, GameObject, InPlayState, Player } from '../../model/state/game.ts'
import type { CardId, Seat } from '../../model/state/ids.ts'
import {
  newObjectId,
  nextSeat,
  objectById,
  playerInSeat,
  seatOfLairPlayer,
} from '../../model/state/objects.ts'
import { randomBelow, shuffle } from '../../model/state/rng.ts'
import type { Setup, SetupSeat } from '../../model/state/setup.ts'
import { type UserText, userText } from '../../model/state/user-text.ts'

/** The default hand size (415.4b). */
const HAND_SIZE = 7

/**
 * Returns why this setup isn't allowed, or null if it is: a Boss player is missing or not possible, a deck is brought
 * for a lair with a fixed deck, or the heroes' factions don't match (R100.1).
 */
export function reasonToRefuseSetup({ seats, lair }: RaidDescription, setup: Setup): string | null {
  const { boss, bossDeck, seats: seated, cards } = setup
  if (lair && !lair.automaton && boss === undefined) return 'Somebody must play the Boss.'
  if (boss !== undefined && (!lair || lair.automaton)) return 'Nobody plays this side.'
  if (bossDeck && !lair?.ownDeck) return 'This lair’s deck is fixed.'
  if (!seats.oneFaction) return null
  const factions = new Set(seated.flatMap(({ hero }) => printedCard({ cards }, hero).faction ?? []))
  return factions.size > 1 ? 'Alliance and Horde heroes do not raid together.' : null
}

/** Seats the players of the setup in order, and the lair's player at the lair's seat. */
export function seatPlayers(game: Game, { seats, boss, bossDeck, bossCollection }: Setup): void {
  const printedLair = lairOfGame(game)
  const lair = printedLair && broughtTo(printedLair, bossDeck, bossCollection)
  const at = lair?.sits ?? seats.length
  for (const [i, seat] of seats.entries()) {
    if (lair && i === at) seatLair(game, lair, boss)
    seatRaider(game, seat, seat.side ?? (lair ? 'raiders' : `team ${i + 1}`))
  }
  if (lair && at >= seats.length) seatLair(game, lair, boss)
}

/** Returns the lair with the deck and the collection that its player has brought. */
const broughtTo = (lair: Lair, deck = lair.deck, collection = lair.collection): Lair => ({
  ...lair,
  deck,
  ...(collection ? { collection } : {}),
})

/** Returns the seat that takes the first turn, which may be chosen at random. */
export function determineFirstSeat(game: Game, first: FirstPlayerRule): Seat {
  if (first === 'anybody') return randomBelow(game, game.players.length)
  if (first === 'lair') return seatOfLairPlayer(game)
  return first === 'raider' ? nextSeat(game, seatOfLairPlayer(game)) : first
}

/** Seats a raider. A hero of level 85 has more health, and its player has a larger hand (Raider Leveling Guide). */
function seatRaider(game: Game, seat: SetupSeat, side: Side): void {
  seatPlayer(game, seat, side, seat.handSize ?? HAND_SIZE)
  const player = game.players.at(-1)
  if (!player) return
  if (seat.bonusHealth) player.bonusHealth = seat.bonusHealth
  if (seat.stops) player.stops = seat.stops
}

/** Seats the lair's player: a person who plays it, or an automated player without a hand. */
function seatLair(game: Game, lair: Lair, boss: UserText | undefined): void {
  // A replayed game has only Achievements that existed when it was played.
  game.achievements = lair.achievements.filter((card) => isKnownCard(game, card))
  const { opening, most } = lair.hand ?? { opening: HAND_SIZE, most: HAND_SIZE }
  const automated = lair.automaton !== undefined
  seatPlayer(game, { ...lair, name: boss ?? userText(lair.title) }, 'lair', automated ? 0 : most, automated)
  const player = playerInSeat(game, seatOfLairPlayer(game))
  if (opening !== most) player.opening = opening
  if (lair.boss) player.boss = true
  objectById(game, player.hero).play = startingPlay(player.seat, 'hero', lair.damage)
  for (const card of lair.beside ?? []) putBeside(game, player, card)
  setLaterBossesAside(game, player, lair)
  if (!lair.decks) return
  player.decks = {}
  for (const [name, list] of Object.entries(lair.decks)) layOutDeck(game, player, name, list)
}

/** Puts a card or token into play that starts beside the hero (R300.4, R400.2). */
function putBeside(game: Game, { seat }: Player, card: CardId): void {
  const object = create(game, card, seat, 'play')
  object.play = startingPlay(seat, printedCard(game, card).type === 'ally' ? 'ally' : 'hero')
  if (isTokenId(card)) object.token = true
}

/**
 * Creates the later Bosses, which start out of the game. Bosses that won't appear are also there, so that nothing is
 * revealed (R300.2, R301.5a, R502.2).
 */
function setLaterBossesAside(game: Game, { seat, removed }: Player, { bosses, hero }: Lair): void {
  if (!bosses?.aside) return
  for (const card of bosses.cards) if (card !== hero) removed.push(create(game, card, seat, 'removed').id)
}

/** Creates a deck besides the main deck, with an empty graveyard (R101.3c). */
function layOutDeck(game: Game, { seat, decks = {} }: Player, name: string, list: AdditionalDeck): void {
  const deck = chosenOf(game, list).map((card) => {
    const object = create(game, card, seat, 'deck')
    object.deck = name
    return object.id
  })
  decks[name] = { deck, graveyard: [] }
  if (list.stacked) deck.reverse()
  else shuffle(game, deck)
}

/** Returns some of the cards of a deck, chosen at random, in the order of the list (R300.2, R300.3). */
function chosenOf(game: Game, { cards, some }: AdditionalDeck): readonly CardId[] {
  if (some === undefined) return cards
  const places = cards.map((_, place) => place)
  shuffle(game, places)
  const chosen = new Set(places.slice(0, some))
  return cards.filter((_, place) => chosen.has(place))
}

type Seated = Pick<SetupSeat, 'name' | 'hero'> & {
  deck: readonly CardId[]
  collection?: readonly CardId[] | undefined
}

/** Seats a player with a hero in play, ready and face up (301.1, 301.2), and with a shuffled deck. */
function seatPlayer(
  game: Game,
  { name, hero, deck, collection = [] }: Seated,
  side: Side,
  handSize: number,
  automaton = false,
): void {
  const seat = game.players.length
  const player: Player = {
    seat,
    name,
    side,
    automaton,
    out: false,
    lost: undefined,
    hero: 0,
    deck: [],
    hand: [],
    graveyard: [],
    removed: [],
    collection: undefined,
    handSize,
    turnBegan: 0,
    turns: 0,
    decked: false,
  }
  game.players.push(player)
  const first = create(game, hero, seat, 'play')
  if (!automaton) first.starting = true
  player.hero = first.id
  player.deck = deck.map((card) => create(game, card, seat, 'deck').id)
  if (collection.length > 0)
    player.collection = collection.map((card) => create(game, card, seat, 'collection').id)
  if (raidDescriptionOfGame(game).stacked) player.deck.reverse()
  else shuffle(game, player.deck)
}

/** Creates an object in a zone. An object in play is ready and face up (301.1). */
function create(
  game: Game,
  card: CardId,
  owner: Seat,
  zone: 'play' | 'collection' | 'deck' | 'removed',
): GameObject {
  const object = newGameObject(newObjectId(game), card, owner, zone)
  if (zone === 'play') {
    object.play = startingPlay(owner, 'hero')
    game.play.push(object.id)
  }
  game.objects[object.id] = object
  return object
}

function startingPlay(seat: Seat, row: InPlayState['row'], damage = 0): InPlayState {
  const exhausted = false
  const faceDown = false
  return inPlayStateWithAllFields({
    controller: seat,
    under: seat,
    at: 0,
    since: 0,
    row,
    exhausted,
    faceDown,
    damage,
  })
}
