/** Who sits down to a game, with what: players and their decks, and the lair as its raid describes it (101). */

import type { Game, GameObject, InPlay, Player } from '../../model/game.ts'
import type { CardId, Seat } from '../../model/ids.ts'
import { isKnown, lairOf, printed, raidOf } from '../../model/library.ts'
import { lairSeat, newId, nextSeat, objectOf, playerAt } from '../../model/objects.ts'
import type { Beginner, DeckList, Lair, RaidRules } from '../../model/raid.ts'
import { below, shuffle } from '../../model/rng.ts'
import type { Setup, SetupSeat } from '../../model/setup.ts'
import { lying, newGameObject } from '../../model/shapes.ts'
import { isTokenId } from '../../model/tokens.ts'
import { type UserText, userText } from '../../model/user-text.ts'
import type { Side } from '../../model/vocabulary/words.ts'

/** Unless something says otherwise (415.4b). */
const HAND_SIZE = 7

/** Why a game can't be set up so: who plays the lair, and heroes of which factions (R100.1). */
export function refusal({ seats, lair }: RaidRules, setup: Setup): string | null {
  const { boss, bossDeck, seats: seated, cards } = setup
  if (lair && !lair.automaton && boss === undefined) return 'Somebody must play the Boss.'
  if (boss !== undefined && (!lair || lair.automaton)) return 'Nobody plays this side.'
  if (bossDeck && !lair?.ownDeck) return 'This lair’s deck is fixed.'
  if (!seats.oneFaction) return null
  const factions = new Set(seated.flatMap(({ hero }) => printed({ cards }, hero).faction ?? []))
  return factions.size > 1 ? 'Alliance and Horde heroes do not raid together.' : null
}

/** The players of the setup in their order, with the lair's among them where it sits. */
export function seatAll(game: Game, { seats, boss, bossDeck, bossCollection }: Setup): void {
  const printedLair = lairOf(game)
  const lair = printedLair && broughtTo(printedLair, bossDeck, bossCollection)
  const at = lair?.sits ?? seats.length
  for (const [i, seat] of seats.entries()) {
    if (lair && i === at) seatLair(game, lair, boss)
    seatRaider(game, seat, seat.side ?? (lair ? 'raiders' : `team ${i + 1}`))
  }
  if (lair && at >= seats.length) seatLair(game, lair, boss)
}

/** With what its player has brought himself. */
const broughtTo = (lair: Lair, deck = lair.deck, collection = lair.collection): Lair => ({
  ...lair,
  deck,
  ...(collection ? { collection } : {}),
})

export function beginner(game: Game, first: Beginner): Seat {
  if (first === 'anybody') return below(game, game.players.length)
  if (first === 'lair') return lairSeat(game)
  return first === 'raider' ? nextSeat(game, lairSeat(game)) : first
}

/** A hero of level 85 has more health, and his player a larger hand (Raider Leveling Guide). */
function seatRaider(game: Game, seat: SetupSeat, side: Side): void {
  seatPlayer(game, seat, side, seat.handSize ?? HAND_SIZE)
  const player = game.players.at(-1)
  if (!player) return
  if (seat.bonusHealth) player.bonusHealth = seat.bonusHealth
  if (seat.stops) player.stops = seat.stops
}

/** The lair's player: somebody who plays it, or an automated one without a hand. */
function seatLair(game: Game, lair: Lair, boss: UserText | undefined): void {
  game.achievements = lair.achievements.filter((card) => isKnown(game, card)) // a replay: those of its time
  const { opening, most } = lair.hand ?? { opening: HAND_SIZE, most: HAND_SIZE }
  const automated = lair.automaton !== undefined
  seatPlayer(game, { ...lair, name: boss ?? userText(lair.title) }, 'lair', automated ? 0 : most, automated)
  const player = playerAt(game, lairSeat(game))
  if (opening !== most) player.opening = opening
  if (lair.boss) player.boss = true
  objectOf(game, player.hero).play = startingPlay(player.seat, 'hero', lair.damage)
  for (const card of lair.beside ?? []) putBeside(game, player, card)
  setLaterBossesAside(game, player, lair)
  if (!lair.decks) return
  player.decks = {}
  for (const [name, list] of Object.entries(lair.decks)) layOutDeck(game, player, name, list)
}

/** What begins in play beside the hero: cards and tokens (R300.4, R400.2). */
function putBeside(game: Game, { seat }: Player, card: CardId): void {
  const object = create(game, card, seat, 'play')
  object.play = startingPlay(seat, printed(game, card).type === 'ally' ? 'ally' : 'hero')
  if (isTokenId(card)) object.token = true
}

/**
 * Bosses that come one after the other wait out of the game; where runes name them those too that won't come: so they
 * tell nothing (R300.2, R301.5a, R502.2).
 */
function setLaterBossesAside(game: Game, { seat, removed }: Player, { bosses, hero }: Lair): void {
  if (!bosses?.runes && !bosses?.events) return
  for (const card of bosses.cards) if (card !== hero) removed.push(create(game, card, seat, 'removed').id)
}

/** A deck besides the main one, with an empty graveyard (R101.3c). */
function layOutDeck(game: Game, { seat, decks = {} }: Player, name: string, list: DeckList): void {
  const deck = chosenOf(game, list).map((card) => {
    const object = create(game, card, seat, 'deck')
    object.deck = name
    return object.id
  })
  decks[name] = { deck, graveyard: [] }
  if (list.stacked) deck.reverse()
  else shuffle(game, deck)
}

/** Some of them by chance, in the order in which they stood (R300.2, R300.3). */
function chosenOf(game: Game, { cards, some }: DeckList): readonly CardId[] {
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

/** Each player starts with a ready hero in play, face up (301.1, 301.2). */
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
  if (raidOf(game).stacked) player.deck.reverse()
  else shuffle(game, player.deck)
}

/** Heroes start in play, ready and face up (301.1). */
function create(
  game: Game,
  card: CardId,
  owner: Seat,
  zone: 'play' | 'collection' | 'deck' | 'removed',
): GameObject {
  const object = newGameObject(newId(game), card, owner, zone)
  if (zone === 'play') {
    object.play = startingPlay(owner, 'hero')
    game.play.push(object.id)
  }
  game.objects[object.id] = object
  return object
}

function startingPlay(seat: Seat, row: InPlay['row'], damage = 0): InPlay {
  const exhausted = false
  const faceDown = false
  return lying({ controller: seat, under: seat, at: 0, since: 0, row, exhausted, faceDown, damage })
}
