/** Checks whether a card may match a filter of a text, as far as a view shows it. */
import {
  type CardView,
  compareNumbers,
  doesTagMatch,
  type Filter,
  type PlayerSelector,
  type Seat,
  type View,
} from '../engine/index.ts'
import { remainingHealth } from './card-value.ts'
import { printedCardOf, seatViewOf } from './visible-cards.ts'

/** Whether a card matches, or null if the view doesn't say it. */
type Match = boolean | null

/** Whether a card may match a filter in a text of this seat. Filters that a view can't answer exclude no card. */
export const mayMatch = (view: View, seat: Seat, filter: Filter, card: CardView): boolean =>
  matchOf(view, seat, filter, card) !== false

/** Whether a card may match a filter that was found in card data. Data that are no filter exclude no card. */
export const mayMatchData = (view: View, seat: Seat, filter: unknown, card: CardView): boolean =>
  !isFilter(filter) || mayMatch(view, seat, filter, card)

const isFilter = (data: unknown): data is Filter =>
  typeof data === 'object' && data !== null && 'kind' in data

function matchOf(view: View, seat: Seat, filter: Filter, card: CardView): Match {
  switch (filter.kind) {
    case 'and':
      return everyMatch(filter.all.map((part) => matchOf(view, seat, part, card)))
    case 'or':
      return negated(everyMatch(filter.any.map((part) => negated(matchOf(view, seat, part, card)))))
    case 'not':
      return negated(matchOf(view, seat, filter.filter, card))
    case 'type':
      return filter.type === card.type && (!card.faceDown || card.type === 'hero')
    case 'named':
      return filter.name === card.name
    case 'keyword':
      return card.keywords[filter.keyword] !== undefined
    case 'tag':
      return hasTag(view, card, filter.tag)
    case 'controlledBy':
      return matchOfPlayer(view, seat, filter.players, card.controller)
    case 'state':
      if (filter.state === 'resource') return isResource(view, card)
      return STATES[filter.state]?.(card) ?? null
    case 'stat':
      return typeof filter.value === 'number'
        ? hasStat(statOf(card, filter.stat), filter.op, filter.value)
        : null
    default:
      return null
  }
}

const everyMatch = (parts: readonly Match[]): Match =>
  parts.includes(false) ? false : parts.includes(null) ? null : true

const negated = (match: Match): Match => (match === null ? null : !match)

const STATES: Partial<Record<Extract<Filter, { kind: 'state' }>['state'], (card: CardView) => boolean>> = {
  ready: ({ exhausted }) => !exhausted,
  exhausted: ({ exhausted }) => exhausted,
  damaged: ({ damage }) => damage > 0,
  faceDown: ({ faceDown }) => faceDown,
}

const isResource = ({ seats }: View, { object }: CardView): boolean =>
  seats.some(({ resources }) => resources.cards.some((one) => one.object === object))

/** A hero, and a card that isn't known, may have more tags than the printed ones. */
function hasTag(view: View, { object, card, type, gained = [] }: CardView, tag: string): Match {
  if (gained.includes(tag)) return true
  if (card === '' || type === 'hero') return null
  return printedCardOf(view, object).tags.some((one) => doesTagMatch(one.tag, tag))
}

/** Whether a seat is one of these players, or null if the view doesn't say who they are. */
export function matchOfPlayer(view: View, you: Seat, players: PlayerSelector, seat: Seat): Match {
  const isFriend = seatViewOf(view, seat).side === seatViewOf(view, you).side
  if (players.kind === 'you') return seat === you
  if (players.kind === 'everyone') return true
  if (players.kind === 'friends') return isFriend
  if (players.kind === 'targetPlayer' && players.of) return matchOfPlayer(view, you, players.of, seat) && null
  return players.kind === 'opponents' ? !isFriend : null
}

type StatFilter = Extract<Filter, { kind: 'stat' }>

function statOf(card: CardView, stat: StatFilter['stat']): number | null {
  if (stat === 'remaining') return remainingHealth(card)
  return stat === 'printedHealth' ? null : card[stat]
}

const hasStat = (stat: number | null, op: StatFilter['op'], value: number): Match =>
  stat === null ? null : compareNumbers(stat, op, value)
