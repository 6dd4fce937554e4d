/** Sorts the likely targets first: enemies for harmful cards, the player's own side for helpful ones. */
import { type Card, type Decision, hasNode, type Seat, type View } from '../../engine/index.ts'
import { findCardInView } from '../message-parts/names.ts'

const HARMS = ['deal', 'putDamage', 'putDivided', 'destroy', 'exhaust', 'discard', 'gainControl', 'interrupt']
const HELPS = ['heal', 'ready', 'preventThat']

const has = (card: Card, kinds: readonly string[]): boolean =>
  hasNode(
    [card.effect, card.attach, card.powers],
    ({ kind }) => typeof kind === 'string' && kinds.includes(kind),
  )

/**
 * Returns the offers, the likely ones first. The order is unchanged if the card both harms and helps, or does
 * neither.
 */
export function likelyTargetsFirst<T extends { id: string }>(
  view: View,
  decision: Decision,
  card: Card | undefined,
  offers: readonly T[],
): T[] {
  if (!card || (decision.kind !== 'target' && decision.kind !== 'choose')) return [...offers]
  const harms = has(card, HARMS)
  if (harms === has(card, HELPS)) return [...offers]
  const likely = offers.filter(({ id }) => {
    const seat = seatOf(view, decision, id)
    return seat !== null && isOurs(view, decision.seat, seat) !== harms
  })
  return [...likely, ...offers.filter((one) => !likely.includes(one))]
}

function seatOf(view: View, { options }: Decision, pick: string): Seat | null {
  const option = options.find(({ id }) => id === pick)
  if (option?.kind === 'player') return option.seat
  return option && 'object' in option ? (findCardInView(view, option.object)?.controller ?? null) : null
}

const sideOf = (view: View, seat: Seat) => view.seats.find((one) => one.seat === seat)?.side

const isOurs = (view: View, own: Seat, seat: Seat): boolean => sideOf(view, own) === sideOf(view, seat)
