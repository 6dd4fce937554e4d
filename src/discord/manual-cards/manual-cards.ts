/** The cards that the table plays by hand, and the button that opens the panel for them. */
import type { CardId, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { hasManualCards } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { type PublicCard, publicCards } from '../corrections/card-naming.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { manualCardComponentIds } from './ids.ts'

/** A card that the table plays by hand, and its player's seat. */
export type ManualCard = Pick<PublicCard, 'seat'> & { readonly card: CardId }

/**
 * Returns the cards that the table plays by hand and that everybody can see, each once for its player: those on the
 * chain and in play, then those in graveyards, the latest first.
 */
export function manualCards(raid: RaidInfo, view: View): ManualCard[] {
  const buried = view.seats.flatMap(({ graveyard, seat }) =>
    graveyard.toReversed().map(({ card }) => ({ card, seat })),
  )
  return unique([...activeManualCards(raid, view), ...buried.filter(isManualIn(raid))])
}

/**
 * Returns the cards played by hand that are on the chain, in play, or on top of a graveyard, where an ability goes
 * when it has resolved.
 */
function activeManualCards(raid: RaidInfo, view: View): ManualCard[] {
  const chain = view.chain.map(({ card, controller: seat }) => ({ card, seat }))
  const lying = publicCards(view)
    .filter(({ card, place }) => place !== 'graveyard' && !card.faceDown)
    .map(({ card: { card }, seat }) => ({ card, seat }))
  const tops = view.seats.flatMap(({ graveyard, seat }) =>
    graveyard.slice(-1).map(({ card }) => ({ card, seat })),
  )
  return [...chain, ...lying, ...tops].filter(isManualIn(raid))
}

const isManualIn =
  ({ cards }: RaidInfo) =>
  ({ card }: ManualCard): boolean =>
    cards.get(card)?.byHand === true

const unique = (cards: readonly ManualCard[]): ManualCard[] => [
  ...new Map(cards.map((one) => [`${one.seat} ${one.card}`, one])).values(),
]

/** Returns the button while a player has priority, because most corrections are possible then; otherwise nothing. */
export const manualCardPanelButton = (raid: RaidInfo, view: View): ButtonSpec[] =>
  hasManualCards(raid) && view.waitingFor?.kind === 'priority' && activeManualCards(raid, view).length > 0
    ? [{ id: manualCardComponentIds.open(raid.code), label: texts.byHand.button }]
    : []
