/**
 * The view of one seat, or of the table (`null`), which knows only public information. A view is built from scratch and
 * contains only information that its viewer may know, so everything rendered from it may be shown to that viewer.
 */

import { currentDropView, type DropView } from '../effects/laying-out.ts'
import { printedCard } from '../model/data/card-registry.ts'
import type { Side } from '../model/data/vocabulary/basic-words.ts'
import { clonePlainData } from '../model/state/copy.ts'
import type { Decision } from '../model/state/decision.ts'
import type { Combat, Game, GameOutcome, Link, Turn } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { seatsInTurnOrder } from '../model/state/objects.ts'
import { chosenTargets } from '../queries/targets.ts'
import {
  findUniquenessViolation,
  type UniquenessViolationReason,
  wouldViolateUniqueness,
} from '../rules/entering/uniqueness.ts'
import { type TextAskingForDecision, textThatAsksDecision } from './asking.ts'
import { type AskingOrder, askingOrderOfDecision } from './asking-order.ts'
import { mayKnowCard } from './card-view.ts'
import { buildFromParts, type PartFunctions } from './parts.ts'
import { type SeatView, SeatViewSource, seatViewParts } from './seat-view.ts'

/** The game as one seat sees it, or as the table sees it if `viewer` is null. */
export interface View {
  viewer: Seat | null
  raid: string
  mode: string
  cards: string // The hash of the card data with which the game is played.
  turn: Turn
  order: Seat[] // Players who are still in the game, clockwise from the turn player.
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
   * The players who have passed in succession, and the players who are asked after the current one. Null if the open
   * decision isn't one that several players are asked in turn.
   */
  window: AskingOrder | null
  /**
   * The open decision with its options, for the seat that is asked. For a decision of a side, the other players of
   * the side see it too.
   */
  decision: Decision | null
  /** The text that asks the open decision, if the viewer may know its card. */
  asking?: TextAskingForDecision
  outcome: GameOutcome | null
  /** The reason why a player has to choose which of their cards is destroyed (414). */
  violated?: UniquenessViolationReason
  /** Cards that the viewer could play now, and that would violate uniqueness with cards of theirs in play. */
  violating?: ObjectId[]
  /** A card that is about to be dropped on the raiders’ parties (R304). */
  drop?: DropView
}

/** A link on the chain as a viewer sees it. */
export interface LinkView {
  id: number
  kind: Link['kind']
  controller: Seat
  object: ObjectId // The card of the link, or the source of its effect; 0 if hidden.
  card: CardId
  name: string
  origin: Link['origin'] | null
  path: string | null // The path of the link's text in the card's data.
  targets: ObjectId[]
  players: Seat[] // The players whom the link targets.
  attacker: ObjectId | null
  defender: ObjectId | null
}

/** A game, and the seat that looks at it. */
export interface ViewSource {
  game: Game
  viewer: Seat | null
}

/** The functions that compute each field of a view. */
export const viewParts: PartFunctions<View, ViewSource> = {
  viewer: ({ viewer }) => viewer,
  raid: ({ game }) => game.raid,
  mode: ({ game }) => game.mode,
  cards: ({ game }) => game.cards,
  turn: ({ game }) => ({ ...game.turn }),
  order: ({ game }) => seatsInTurnOrder(game),
  leader: ({ game }) => game.leader,
  seats: ({ game, viewer }) =>
    game.players.map((player) => buildFromParts(seatViewParts, new SeatViewSource(game, viewer, player))),
  chain: ({ game, viewer }) => game.chain.map((link) => linkView(game, viewer, link)),
  combat: ({ game }) => game.combat && clonePlainData(game.combat),
  marks: ({ game }) => ({ ...game.marks }),
  earned: ({ game }) => [...game.earned],
  achievements: ({ game }) => [...game.achievements],
  tally: ({ game }) => ({ ...game.registers.tally }),
  waitingFor: ({ game: { decision } }) => decision && waiting(decision),
  window: ({ game }) => askingOrderOfDecision(game),
  decision: ({ game, viewer }) =>
    game.decision && maySee(game, viewer, game.decision) ? clonePlainData(game.decision) : null,
  asking: ({ game, viewer }) => asking(game, viewer),
  outcome: ({ game }) => game.outcome,
  violated: ({ game }) => violated(game),
  violating: ({ game, viewer }) => violating(game, viewer),
  drop: ({ game }) => currentDropView(game) ?? undefined,
}

/** Returns the view of a seat, or of the table if `viewer` is null. */
export function viewFor(game: Game, viewer: Seat | null): View {
  return buildFromParts(viewParts, { game, viewer })
}

function asking(game: Game, viewer: Seat | null): TextAskingForDecision | undefined {
  const found = game.decision ? textThatAsksDecision(game) : null
  if (!found || !game.objects[found.source] || !mayKnowCard(game, viewer, found.source)) return undefined
  const { source, ...text } = found
  return text
}

function violated(game: Game): UniquenessViolationReason | undefined {
  const { decision } = game
  return decision?.kind === 'unique' ? findUniquenessViolation(game, decision.seat)?.why : undefined
}

function violating(game: Game, viewer: Seat | null): ObjectId[] | undefined {
  const { decision } = game
  if (decision?.kind !== 'priority' || decision.seat !== viewer) return undefined
  const found = decision.options.flatMap((option) =>
    option.kind === 'play' && wouldViolateUniqueness(game, decision.seat, option.object)
      ? [option.object]
      : [],
  )
  return found.length > 0 ? found : undefined
}

function waiting(decision: Decision): NonNullable<View['waitingFor']> {
  const { id, seat, side, kind } = decision
  return { decision: id, seat, kind, ...(side ? { side } : {}) }
}

/**
 * Whether the viewer sees the options of a decision: the seat that is asked, and the other players of a side for the
 * side's decision.
 */
function maySee(game: Game, viewer: Seat | null, decision: Decision): boolean {
  if (viewer === null) return false
  return (
    decision.seat === viewer || (decision.side !== undefined && game.players[viewer]?.side === decision.side)
  )
}

/** Returns the view of a link. All links are public, except a resource that is being placed face down (415.6a). */
function linkView(game: Game, viewer: Seat | null, link: Link): LinkView {
  const hidden = link.kind === 'resource' && link.path !== 'faceUp' && viewer !== link.controller
  return {
    id: link.id,
    kind: link.kind,
    controller: link.controller,
    object: hidden ? 0 : (link.object ?? link.ctx.source),
    card: hidden ? '' : link.ctx.card,
    name: hidden ? '' : printedCard(game, link.ctx.card).name,
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
