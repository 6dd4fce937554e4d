/** Finds cards that change more cards of the player's own side for the worse than of the other: "Allies can't attack." */
import {
  type Card,
  type CardView,
  type Filter,
  type Modifier,
  memoize,
  type Seat,
  type View,
} from '../engine/index.ts'
import { cardsInPlay } from './finding.ts'
import { intentOfModifier } from './intent.ts'
import { mayMatch } from './matching.ts'
import { seatViewOf } from './visible-cards.ts'

interface Drawback {
  filter: Filter
  /** Whether the power is about cards that are played, such as those in the player's hand. */
  isAboutPlaying: boolean
}

/** Whether a modifier of the card harms more cards of the player's side than of the other side. */
export const harmsOwnSideMore = (view: View, seat: Seat, card: Card): boolean =>
  drawbacksOf(card).some((drawback) => {
    const { own, others } = affectedCards(view, seat, drawback)
    return own.length > others.length
  })

const drawbacksOf = memoize(({ powers, effect }: Card): readonly Drawback[] =>
  [
    ...powers.flatMap((power) => (power.kind === 'continuous' && !power.while ? power.mods : [])),
    ...(effect?.kind === 'modify' ? effect.mods : []),
  ].flatMap(drawbacksIn),
)

function drawbacksIn(mod: Modifier): Drawback[] {
  if (intentOfModifier(mod) !== 'harm' || mod.to.kind !== 'filter') return []
  return [{ filter: mod.to.filter, isAboutPlaying: mod.kind === 'cant' && mod.what === 'bePlayed' }]
}

function affectedCards(
  view: View,
  seat: Seat,
  { filter, isAboutPlaying }: Drawback,
): { own: CardView[]; others: CardView[] } {
  const { side, hand } = seatViewOf(view, seat)
  const known = isAboutPlaying ? hand.cards : view.seats.flatMap(cardsInPlay)
  const affected = known.filter((card) => mayMatch(view, seat, filter, card))
  const isOwn = ({ controller }: CardView): boolean => seatViewOf(view, controller).side === side
  return { own: affected.filter(isOwn), others: affected.filter((card) => !isOwn(card)) }
}
