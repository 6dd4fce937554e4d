/** The view of one player: the party, the piles, and the cards that the viewer may know. */
import { raidDescriptionOfGame, raidRulesByKindOfGame } from '../model/data/card-registry.ts'
import type { Side } from '../model/data/vocabulary/basic-words.ts'
import type { DeckWithGraveyard, Game, InPlayState, Player } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { objectById, seatOfLairPlayer } from '../model/state/objects.ts'
import type { UserText } from '../model/state/user-text.ts'
import { countRemainingBosses, currentBossNumber, threatLevel } from '../queries/boss.ts'
import { isGhostPlayer } from '../queries/ghosts.ts'
import { isDeckOrderKnownToLair } from '../queries/lair-decks.ts'
import { canSeeCardInDeck } from '../queries/open-decks.ts'
import { type CardView, cardView, fullCardView } from './card-view.ts'
import { buildFromParts, type PartFunctions } from './parts.ts'

/** One player, with party and piles, as a viewer sees them. */
export interface SeatView {
  seat: Seat
  name: UserText
  side: Side
  automaton: boolean
  out: boolean
  hero: CardView | null
  // The number of the lair's current or latest Boss, and how many Bosses come after it.
  bosses?: { nth: number; left: number }
  threat?: number // The number of resources that each raider keeps while this Boss is in play (R504.2).
  ghost?: true // The player and players who aren't ghosts can't affect each other (R503.1).
  allies: CardView[]
  equipment: CardView[]
  abilities: CardView[] // Ongoing abilities that aren't attached.
  /** The player's resources. `card` is '' for hidden ones. */
  resources: { ready: number; total: number; cards: CardView[] }
  hand: { count: number; cards: CardView[] } // The number of cards in hand. The cards are listed only for their owner.
  collection?: CardView[] // The player's cards outside the game, only for that player.
  deck: number
  deckTop?: CardView // The top card of the deck, if the viewer may see it (415.3e, 415.3f).
  deckCards?: CardView[] // All cards of a face-up deck, from the top (415.3d).
  graveyard: CardView[]
  rows?: Record<string, CardView[]> // Rows that the raid adds for the lair, if they contain cards.
  removed: number
  decks?: Record<string, DeckWithGraveyardView> // The decks of a Boss player besides the main deck.
}

/** An additional deck of a Boss player, with its graveyard, as a viewer sees them. */
export interface DeckWithGraveyardView {
  deck: number // The number of cards in the deck.
  graveyard: CardView[]
  // The whole deck from the top, only for its player, and only if that player knows its order (R300.3).
  next?: CardView[]
}

type Row = InPlayState['row']

/** A player as a viewer sees them. Each row of the party is viewed once, when it is needed. */
export class SeatViewSource {
  readonly game: Game
  readonly viewer: Seat | null
  readonly player: Player
  readonly #views = new Map<Row, CardView[]>()
  #party: Map<Row, ObjectId[]> | null = null

  constructor(game: Game, viewer: Seat | null, player: Player) {
    this.game = game
    this.viewer = viewer
    this.player = player
  }

  cardsIn(row: Row): CardView[] {
    let cards = this.#views.get(row)
    if (!cards) {
      cards = this.inRow(row).map(this.see)
      this.#views.set(row, cards)
    }
    return cards
  }

  inRow(row: Row): readonly ObjectId[] {
    this.#party ??= partyOf(this.game, this.player.seat)
    return this.#party.get(row) ?? []
  }

  see = (id: ObjectId): CardView => cardView(this.game, this.viewer, id)
}

function partyOf(game: Game, seat: Seat): Map<Row, ObjectId[]> {
  const rows = new Map<Row, ObjectId[]>()
  for (const id of game.play) {
    const { play } = objectById(game, id)
    if (play?.controller !== seat) continue
    const row = rows.get(play.row)
    if (row) row.push(id)
    else rows.set(play.row, [id])
  }
  return rows
}

/** The functions that compute each field of the view of a player. */
export const seatViewParts: PartFunctions<SeatView, SeatViewSource> = {
  seat: ({ player }) => player.seat,
  name: ({ player }) => player.name,
  side: ({ player }) => player.side,
  automaton: ({ player }) => player.automaton,
  out: ({ player }) => player.out,
  hero: (source) => source.cardsIn('hero').find(({ object }) => object === source.player.hero) ?? null,
  bosses: ({ game, player }) =>
    isLair(game, player) && currentBossNumber(game) > 0
      ? { nth: currentBossNumber(game), left: countRemainingBosses(game) }
      : undefined,
  threat: ({ game, player }) => (isLair(game, player) ? threatLevel(game) : undefined),
  ghost: ({ game, player }) => (isGhostPlayer(game, player.seat) ? true : undefined),
  allies: (source) => source.cardsIn('ally'),
  equipment: (source) => ofType(source.cardsIn('hero'), 'equipment'),
  abilities: (source) => ofType(source.cardsIn('hero'), 'ability'),
  resources: (source) => buildFromParts(resourceViewParts, source),
  hand: ({ player, viewer, see }) => ({
    count: player.hand.length,
    cards: viewer === player.seat ? player.hand.map(see) : [],
  }),
  collection: ({ player: { seat, collection = [] }, viewer, see }) =>
    viewer === seat && collection.length > 0 ? collection.map(see) : undefined,
  deck: ({ player }) => player.deck.length,
  deckTop: (source) => deckTop(source),
  deckCards: ({ player, see }) => (player.deckFaceUp ? player.deck.map(see).reverse() : undefined),
  graveyard: ({ player, see }) => player.graveyard.map(see),
  rows: (source) => ownRows(source),
  removed: ({ player }) => player.removed.length,
  decks: (source) => otherDecks(source),
}

const isLair = (game: Game, { seat }: Player): boolean => seat === seatOfLairPlayer(game)

const ofType = (cards: readonly CardView[], type: CardView['type']): CardView[] =>
  cards.filter((one) => one.type === type)

/** The functions that compute each field of the view of a player's resources. */
export const resourceViewParts: PartFunctions<SeatView['resources'], SeatViewSource> = {
  ready: (source) =>
    source.inRow('resource').filter((id) => !objectById(source.game, id).play?.exhausted).length,
  total: (source) => source.inRow('resource').length,
  cards: (source) => source.cardsIn('resource'),
}

function deckTop({ game, viewer, player, see }: SeatViewSource): CardView | undefined {
  const id = player.deck.at(-1)
  return id !== undefined && canSeeCardInDeck(game, viewer, id) ? see(id) : undefined
}

/**
 * Returns the cards in the lair's own rows, and by type the cards in its hero row with which opponents can't interact.
 * Returns undefined if there are none.
 */
function ownRows(source: SeatViewSource): SeatView['rows'] {
  const { game, player } = source
  if (player.side !== 'lair') return undefined
  const types = raidRulesByKindOfGame(game).outOfReach.flatMap(({ what }) => what.types ?? [])
  const names = Object.keys(raidDescriptionOfGame(game).lair?.rows ?? {})
  const all: [string, CardView[]][] = [
    ...names.map((name): [string, CardView[]] => [name, source.cardsIn(name)]),
    ...types.map((type): [string, CardView[]] => [`${type}s`, ofType(source.cardsIn('hero'), type)]),
  ]
  const rows = all.filter(([, cards]) => cards.length > 0)
  return rows.length > 0 ? Object.fromEntries(rows) : undefined
}

function otherDecks(source: SeatViewSource): SeatView['decks'] {
  const { decks } = source.player
  if (!decks) return undefined
  return Object.fromEntries(Object.entries(decks).map(([name, pile]) => [name, pileView(source, name, pile)]))
}

function pileView(
  { game, viewer, player, see }: SeatViewSource,
  name: string,
  { deck, graveyard }: DeckWithGraveyard,
): DeckWithGraveyardView {
  const view: DeckWithGraveyardView = { deck: deck.length, graveyard: graveyard.map(see) }
  if (viewer === player.seat && isDeckOrderKnownToLair(game, name)) view.next = inItsOrder(game, deck)
  return view
}

const inItsOrder = (game: Game, deck: readonly ObjectId[]): CardView[] =>
  [...deck].reverse().map((id) => fullCardView(game, id))
