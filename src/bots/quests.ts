/** Decides which quests are worth completing. */
import {
  createMemoizedHasNode,
  type DataNode,
  hasNode,
  hasNodeOfKind,
  type Option,
  type View,
} from '../engine/index.ts'
import { isIdle } from './idle-texts.ts'
import { printedCardOf, seatViewOf } from './visible-cards.ts'

/**
 * Whether a quest is worth completing. A quest that shuffles the graveyard into the deck is useful only when the deck
 * is low, and one that destroys resources only if enough of them are left. The other quests mostly draw cards.
 */
export function isQuestUseful(
  view: View,
  { object, power }: Extract<Option, { kind: 'quest' | 'power' }>,
  seat: number,
): boolean {
  const { powers } = printedCardOf(view, object)
  const text = powers[power]
  if (text && 'effect' in text && isIdle(view, seat, text.effect)) return false
  const { deck, resources } = seatViewOf(view, seat)
  if (text && 'costs' in text && destroysResources(text.costs) && resources.total < MORE_THAN_ENOUGH)
    return false
  return !hasNodeOfKind(powers, 'shuffleGraveyardIntoDeck') || deck < 10
}

/** A quest that destroys itself is one resource less, too. */
const destroysResources = createMemoizedHasNode(
  ({ kind, what }) => kind === 'destroySelf' || (kind === 'destroy' && hasNode(what, isResourceState)),
)

const isResourceState = ({ kind, state }: DataNode): boolean => kind === 'state' && state === 'resource'

const MORE_THAN_ENOUGH = 9
