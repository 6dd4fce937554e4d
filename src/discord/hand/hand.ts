/** Determines the contents of a hand: the possible use of each card, or the reason why it can't be played. */
import type { Card, CardView, HindranceReason, Seat, SeatView, View } from '../../engine/index.ts'
import type { RaidLook } from '../../table/contract.ts'
import type { PlayAndAttackHindrances } from '../../table/model/explanations.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'
import { isSeatAsked } from '../raid-questions/question.ts'
import { isMulliganDecisionOpen } from './mulligan.ts'

export interface HandCard {
  /** The card's position, from 1. Players refer to it when they play from the picture. */
  readonly number: number
  readonly card: CardView
  /** The card's data with which the raid began. */
  readonly printed: Card | undefined
  readonly copies: number
  /**
   * Whether the card can be played or placed now. Null while the owner isn't asked, or only decides whether to keep
   * the hand; then all cards look the same.
   */
  readonly use: 'play' | 'place' | 'none' | null
  /** The possible use of the card, or the reason why it can't be played if that isn't obvious. */
  readonly now: string
}

export interface HandContents {
  readonly title: string
  readonly cards: readonly HandCard[]
  readonly foot: readonly string[]
}

/** Returns the contents of the viewer's hand; null for a person without a seat, or before the raid begins. */
export function handContentsOf(
  { view, seat, explain }: Pick<RaidLook, 'view' | 'seat' | 'explain'>,
  names: SeatNames,
): HandContents | null {
  const own = view?.seats.find((one) => one.seat === seat)
  if (!view || !own) return null
  return {
    title: texts.tablePicture.hand.title(names.seat(own.seat)),
    cards: grouped(own.hand.cards).map(([card, copies], index) => ({
      number: index + 1,
      card,
      printed: names.printed(card.card),
      copies,
      ...useOf(view, own, card, explain),
    })),
    foot: footOf(own),
  }
}

function useOf(
  view: View,
  { seat }: SeatView,
  card: CardView,
  explain: PlayAndAttackHindrances,
): Pick<HandCard, 'use' | 'now'> {
  if (isMulliganDecisionOpen(view) || !isSeatAsked(view, seat)) return { use: null, now: '' }
  const t = texts.tablePicture.hand
  const options = view.decision?.options ?? []
  const isOffered = (kind: 'play' | 'place') =>
    options.some((one) => one.kind === kind && one.object === card.object)
  if (isOffered('play')) return { use: 'play', now: isOffered('place') ? t.playableOr : t.playable }
  const why = whyNot(view, seat, card, explain)
  if (isOffered('place')) return { use: 'place', now: why === null ? t.placed : t.placeable(why) }
  return { use: 'none', now: why ?? t.notNow }
}

/**
 * Returns the reason why an asked player can't play the card; null if the reason is obvious: another player's turn,
 * a question that doesn't ask for moves, or too few resources.
 */
function whyNot(
  view: View,
  seat: Seat,
  { object, cost }: CardView,
  explain: PlayAndAttackHindrances,
): string | null {
  const why = explain.play[object]
  const isOwnMove = view.decision?.kind === 'priority' && view.turn.player === seat
  if (!why || !isOwnMove || PLAIN.includes(why.reason)) return null
  const isDearer = why.needs !== undefined && cost !== null && why.needs > cost
  return why.reason === 'tooExpensive' && !isDearer ? null : texts.reply.reasons[why.reason](why)
}

const PLAIN: readonly HindranceReason[] = ['notYours', 'notInHand', 'alreadyPlaced', 'notYourActionPhase']

function footOf(own: SeatView): string[] {
  const hidden = own.resources.cards
    .filter((card) => card.faceDown && card.name !== '')
    .map((card) => card.name)
  return [
    texts.board.resources(own.resources.ready, own.resources.total),
    texts.board.deck(own.deck),
    ...(hidden.length > 0 ? [texts.board.handResources(hidden.join(', '))] : []),
  ]
}

/** Groups copies of a card, the cheapest first. */
function grouped(cards: readonly CardView[]): [CardView, number][] {
  const counts = new Map<string, [CardView, number]>()
  for (const card of cards) {
    const known = counts.get(card.card)
    if (known) known[1] += 1
    else counts.set(card.card, [card, 1])
  }
  return [...counts.values()].sort(
    ([a], [b]) => (a.cost ?? 0) - (b.cost ?? 0) || a.name.localeCompare(b.name),
  )
}
