/**
 * The view of one seat. `null` stands for the table, which knows only public information. A view is built from
 * scratch and contains only information that its viewer may know, so everything rendered from it may be shown to that
 * viewer.
 */

import { type DropView, dropView } from '../effects/laying-out.ts'
import { printed, raidOf, rulesOf } from '../model/data/card-registry.ts'
import type { Side } from '../model/data/vocabulary/words.ts'
import { clone } from '../model/state/copy.ts'
import type { Decision } from '../model/state/decision.ts'
import type { Combat, Game, InPlay, Link, Outcome, Pile, Player, Turn } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { inTurnOrder, lairSeat, objectOf } from '../model/state/objects.ts'
import type { UserText } from '../model/state/user-text.ts'
import { bossesLeft, stageOf, threatOf } from '../queries/boss.ts'
import { isGhostPlayer } from '../queries/ghosts.ts'
import { isKnownDeck } from '../queries/lair-decks.ts'
import { seesInDeck } from '../queries/open-decks.ts'
import { chosenTargets } from '../queries/targets.ts'
import { type Violated, violationOf, wouldViolate } from '../rules/entering/uniqueness.ts'
import { type AskingText, askingText } from './asking.ts'
import { type AskingOrder, askingOrderOf } from './asking-order.ts'
import { type CardView, cardView, knownCardView, mayKnow } from './card-view.ts'

export interface View {
  viewer: Seat | null
  raid: string
  mode: string
  cards: string // content hash of the card data
  turn: Turn
  order: Seat[] // players who are still in the game, clockwise from the turn player
  leader: Seat
  seats: SeatView[]
  chain: LinkView[]
  combat: Combat | null
  marks: Record<string, ObjectId>
  earned: CardId[]
  achievements: CardId[]
  tally: Record<string, number>
  waitingFor: { decision: number; seat: Seat; side?: Side; kind: Decision['kind'] } | null
  /**
   * The players who have passed in succession, and the players who are asked after the current one. It is set in a
   * priority window and at the question about opening hands.
   */
  window: AskingOrder | null
  /**
   * The open decision with its options, for the seat that is asked. For a decision of a side, the other players of
   * the side see it too.
   */
  decision: Decision | null
  /** The text that asks the open decision, if the viewer may know its card. */
  asking?: AskingText
  outcome: Outcome | null
  /** Why somebody has to choose which of their cards is destroyed (414). */
  violated?: Violated
  /** Cards that the viewer could play now, and that would violate uniqueness with cards of theirs in play. */
  violating?: ObjectId[]
  /** A card that is about to be dropped on the raiders’ parties (R304). */
  drop?: DropView
}

export interface SeatView {
  seat: Seat
  name: UserText
  side: Side
  automaton: boolean
  out: boolean
  hero: CardView | null
  bosses?: { nth: number; left: number } // the number of the lair's current or latest Boss, and how many come after it
  threat?: number // the number of resources that each raider keeps while this Boss is in play (R504.2)
  ghost?: true // the player and players who aren't ghosts can't affect each other (R503.1)
  allies: CardView[]
  equipment: CardView[]
  abilities: CardView[] // ongoing and not attached
  rows?: Record<string, CardView[]> // rows that the raid adds for the lair, if they contain cards
  resources: { ready: number; total: number; cards: CardView[] } // `card` is '' for hidden ones
  hand: { count: number; cards: CardView[] } // cards are listed only for their owner
  collection?: CardView[] // the player's cards outside the game, only for that player
  deck: number
  deckTop?: CardView // if the viewer may see it (415.3e, 415.3f)
  deckCards?: CardView[] // all cards of a face-up deck, from the top (415.3d)
  graveyard: CardView[]
  decks?: Record<string, PileView> // the other decks of a Boss player
  removed: number
}

export interface PileView {
  deck: number
  graveyard: CardView[]
  next?: CardView[] // the whole deck from the top, only for its player, and only if that player knows its order (R300.3)
}

export interface LinkView {
  id: number
  kind: Link['kind']
  controller: Seat
  object: ObjectId // the card, or the source of the effect; 0 if hidden
  card: CardId
  name: string
  origin: Link['origin'] | null
  path: string | null // the path of its text in the card's data
  targets: ObjectId[]
  players: Seat[] // the targeted players
  attacker: ObjectId | null
  defender: ObjectId | null
}

export function viewFor(game: Game, viewer: Seat | null): View {
  const { decision } = game
  const drop = dropView(game)
  return {
    viewer,
    raid: game.raid,
    mode: game.mode,
    cards: game.cards,
    turn: { ...game.turn },
    order: inTurnOrder(game),
    leader: game.leader,
    seats: game.players.map((player) => seatView(game, viewer, player.seat)),
    chain: game.chain.map((link) => linkView(game, viewer, link)),
    combat: game.combat ? clone(game.combat) : null,
    marks: { ...game.marks },
    earned: [...game.earned],
    achievements: [...game.achievements],
    tally: { ...game.registers.tally },
    waitingFor: decision ? waiting(decision) : null,
    window: askingOrderOf(game),
    decision: decision && maySee(game, viewer, decision) ? clone(decision) : null,
    ...asking(game, viewer),
    outcome: game.outcome,
    ...violations(game, viewer),
    ...(drop ? { drop } : {}),
  }
}

function asking(game: Game, viewer: Seat | null): Pick<View, 'asking'> {
  const found = game.decision ? askingText(game) : null
  if (!found || !game.objects[found.source] || !mayKnow(game, viewer, found.source)) return {}
  const { card, path, modes } = found
  return { asking: { card, path, modes } }
}

function violations(game: Game, viewer: Seat | null): Pick<View, 'violated' | 'violating'> {
  const { decision } = game
  if (decision?.kind === 'unique') {
    const violation = violationOf(game, decision.seat)
    return violation ? { violated: violation.why } : {}
  }
  if (decision?.kind !== 'priority' || decision.seat !== viewer) return {}
  const violating = decision.options.flatMap((option) =>
    option.kind === 'play' && wouldViolate(game, decision.seat, option.object) ? [option.object] : [],
  )
  return violating.length > 0 ? { violating } : {}
}

function waiting(decision: Decision): NonNullable<View['waitingFor']> {
  const { id, seat, side, kind } = decision
  return { decision: id, seat, kind, ...(side ? { side } : {}) }
}

/** Only the seat that is asked sees the options. The other players of a side see the options of the side's decision. */
function maySee(game: Game, viewer: Seat | null, decision: Decision): boolean {
  if (viewer === null) return false
  return (
    decision.seat === viewer || (decision.side !== undefined && game.players[viewer]?.side === decision.side)
  )
}

function seatView(game: Game, viewer: Seat | null, seat: Seat): SeatView {
  const player = game.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  const party = game.play.filter((id) => objectOf(game, id).play?.controller === seat)
  const rows = (row: InPlay['row']): CardView[] =>
    party.filter((id) => objectOf(game, id).play?.row === row).map((id) => cardView(game, viewer, id))
  const heroRow = rows('hero')
  const resources = rows('resource')
  return {
    seat,
    name: player.name,
    side: player.side,
    automaton: player.automaton,
    out: player.out,
    hero: heroRow.find((one) => one.object === player.hero) ?? null,
    ...(seat === lairSeat(game) && stageOf(game) > 0
      ? { bosses: { nth: stageOf(game), left: bossesLeft(game) } }
      : {}),
    ...(seat === lairSeat(game) ? threatView(game) : {}),
    ...(isGhostPlayer(game, seat) ? { ghost: true } : {}),
    allies: rows('ally'),
    equipment: heroRow.filter((one) => one.type === 'equipment'),
    abilities: heroRow.filter((one) => one.type === 'ability'),
    resources: {
      ready: resources.filter((one) => !one.exhausted).length,
      total: resources.length,
      cards: resources,
    },
    hand: {
      count: player.hand.length,
      cards: viewer === seat ? player.hand.map((id) => cardView(game, viewer, id)) : [],
    },
    ...(viewer === seat ? ownCollection(game, player) : {}),
    deck: player.deck.length,
    ...deckTop(game, viewer, player.deck.at(-1)),
    ...(player.deckFaceUp
      ? { deckCards: player.deck.map((id) => cardView(game, viewer, id)).reverse() }
      : {}),
    graveyard: player.graveyard.map((id) => cardView(game, viewer, id)),
    ...ownRows(game, player, rows, heroRow),
    removed: player.removed.length,
    ...(player.decks ? { decks: otherDecks(game, viewer, player) } : {}),
  }
}

function threatView(game: Game): Pick<SeatView, 'threat'> {
  const threat = threatOf(game)
  return threat === undefined ? {} : { threat }
}

function ownCollection(game: Game, { seat, collection = [] }: Player): Pick<SeatView, 'collection'> {
  return collection.length > 0 ? { collection: collection.map((id) => cardView(game, seat, id)) } : {}
}

/**
 * The cards in the lair's own rows, and the cards in its hero row with which opponents can't interact, by type.
 */
function ownRows(
  game: Game,
  { side }: Player,
  cardsIn: (row: InPlay['row']) => CardView[],
  heroRow: readonly CardView[],
): Pick<SeatView, 'rows'> {
  if (side !== 'lair') return {}
  const types = rulesOf(game).outOfReach.flatMap(({ what }) => what.types ?? [])
  const all: [string, CardView[]][] = [
    ...Object.keys(raidOf(game).lair?.rows ?? {}).map((name): [string, CardView[]] => [name, cardsIn(name)]),
    ...types.map((type): [string, CardView[]] => [`${type}s`, heroRow.filter((one) => one.type === type)]),
  ]
  const rows = all.filter(([, cards]) => cards.length > 0)
  return rows.length > 0 ? { rows: Object.fromEntries(rows) } : {}
}

function deckTop(game: Game, viewer: Seat | null, id: ObjectId | undefined): Pick<SeatView, 'deckTop'> {
  return id !== undefined && seesInDeck(game, viewer, id) ? { deckTop: cardView(game, viewer, id) } : {}
}

function otherDecks(
  game: Game,
  viewer: Seat | null,
  { seat, decks = {} }: Player,
): NonNullable<SeatView['decks']> {
  const shown = ([name, { deck, graveyard }]: [string, Pile]): [string, PileView] => [
    name,
    {
      deck: deck.length,
      graveyard: graveyard.map((id) => cardView(game, viewer, id)),
      ...(viewer === seat && isKnownDeck(game, name) ? { next: inItsOrder(game, deck) } : {}),
    },
  ]
  return Object.fromEntries(Object.entries(decks).map(shown))
}

const inItsOrder = (game: Game, deck: readonly ObjectId[]): CardView[] =>
  [...deck].reverse().map((id) => knownCardView(game, id))

/** All links are public, except a resource that is being placed face down (415.6a). */
function linkView(game: Game, viewer: Seat | null, link: Link): LinkView {
  const hidden = link.kind === 'resource' && link.path !== 'faceUp' && viewer !== link.controller
  return {
    id: link.id,
    kind: link.kind,
    controller: link.controller,
    object: hidden ? 0 : (link.object ?? link.ctx.source),
    card: hidden ? '' : link.ctx.card,
    name: hidden ? '' : printed(game, link.ctx.card).name,
    origin: link.origin ?? null,
    path: link.kind === 'effect' ? (link.path ?? null) : null,
    ...linkTargets(game, link),
    attacker: link.attacker ?? null,
    defender: link.defender ?? null,
  }
}

function linkTargets(game: Game, link: Link): Pick<LinkView, 'targets' | 'players'> {
  if (link.kind === 'proposal' || link.kind === 'resource') return { targets: [], players: [] }
  return chosenTargets(game, link.ctx, link.kind === 'effect' ? link.path : undefined)
}
