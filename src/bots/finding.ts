/**
 * Checks whether a harmful text has an enemy as a target. Without this check, the computer would use an ability that
 * needs a damaged ally on its own ally.
 */
import { type CardView, type DataNode, type SeatView, type View, walkNodes } from '../engine/index.ts'
import { mayMatchData } from './matching.ts'
import { seatViewOf } from './visible-cards.ts'

/**
 * Whether an enemy that can be targeted may match the filter of the text's first target. Returns true for a
 * text without a target in play, and false for a text that targets only the player's own side.
 */
export function hasEnemyForFirstTarget(view: View, text: unknown, seat: number): boolean {
  const target = firstTarget(text)
  if (!target || (target.zone ?? 'play') !== 'play') return true
  if (isOnlyForOwnSide(target.filter)) return false
  const { side } = seatViewOf(view, seat)
  return view.seats.some(
    (one) => one.side !== side && cardsInPlay(one).some((card) => mayBeFirstTarget(view, text, seat, card)),
  )
}

/** Whether a card in play may match the filter of the text's first target. Without a target it may. */
export function mayBeFirstTarget(view: View, text: unknown, seat: number, card: CardView): boolean {
  const target = firstTarget(text)
  return !target || (!card.keywords.untargetable && mayMatchData(view, seat, target.filter, card))
}

/** Whether the filter only accepts cards of the player or of the player's side. */
function isOnlyForOwnSide(filter: unknown): boolean {
  if (!isNode(filter)) return false
  if (filter.kind === 'and') return each(filter.all).some(isOnlyForOwnSide)
  const { players } = filter
  return filter.kind === 'controlledBy' && isNode(players) && OWN_SIDE.has(players.kind)
}

const OWN_SIDE: ReadonlySet<unknown> = new Set(['you', 'friends'])

function firstTarget(text: unknown): DataNode | undefined {
  const found: DataNode[] = []
  walkNodes(text, (node) => {
    if (node.kind === 'target') found.push(node)
  })
  return found[0]
}

export function cardsInPlay({
  hero,
  allies,
  equipment,
  abilities,
  rows = {},
  resources,
}: SeatView): CardView[] {
  const found: CardView[] = []
  for (const row of [
    hero ? [hero] : [],
    allies,
    equipment,
    abilities,
    ...Object.values(rows),
    resources.cards,
  ])
    for (const card of row) found.push(card, ...card.attachments)
  return found
}

/** Whether a value is an object, such as a node of card data. Arrays are objects, too. */
export const isNode = (filter: unknown): filter is DataNode => typeof filter === 'object' && filter !== null
const each = (parts: unknown): unknown[] => (Array.isArray(parts) ? parts : [])
