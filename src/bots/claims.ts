/**
 * Chooses unattached cards, such as Cubes (R402.3), to be attached to one of the party's characters. A raider
 * takes an unattached Cube, but only while a visible card asks whether a Cube is unattached.
 */
import { type CardView, createMemoizedHasNode, type Option, type View } from '../engine/index.ts'
import { cardsInView, printedCardOf } from './visible-cards.ts'

/**
 * Returns the first option to attach an unattached card, if a visible card asks now whether one is
 * unattached.
 */
export function pickToClaimUnattachedCard(view: View, options: readonly Option[]): string | undefined {
  const free = options.filter((option) => isTemporaryAttachPower(view, option) && liesFree(view, option))
  return free.length > 0 && isAskedFor(view) ? free[0]?.id : undefined
}

/** Whether the option uses a power that attaches its card to one of the party's characters while a condition holds. */
export const isTemporaryAttachPower = (view: View, option: Option): boolean =>
  option.kind === 'power' && attachesForATime(printedCardOf(view, option.object).powers[option.power])

const attachesForATime = createMemoizedHasNode((node) => node.kind === 'attach' && node.while !== undefined)

const liesFree = (view: View, option: Option): boolean =>
  'object' in option &&
  view.seats.some(({ rows = {} }) =>
    Object.values(rows).some((row) => row.some(({ object }) => object === option.object)),
  )

const isAskedFor = (view: View): boolean =>
  cardsInView(view).some((card) => card.card !== '' && asksWhatIsFree(view, card))

/** Whether the side of the card that is face up asks for unattached cards. */
function asksWhatIsFree(view: View, { object, faceDown }: CardView): boolean {
  const { powers, back } = printedCardOf(view, object)
  const shown = faceDown ? back?.powers : powers
  return asksForUnattached(shown)
}

const asksForUnattached = createMemoizedHasNode(
  ({ kind, state }) => kind === 'state' && state === 'unattached',
)
