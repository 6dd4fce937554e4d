/**
 * Some cards lie apart and can be held by an exhausted character, such as Cubes (R402.3). A raider takes one that
 * nobody holds, and only while a visible card asks whether any is free.
 */
import { type CardView, hasNode, type Option, type View } from '../engine/index.ts'
import { cardsInView, printedAs } from './sight.ts'

/** The first free card, if a visible card asks for free ones now. */
export function claim(view: View, options: readonly Option[]): string | undefined {
  const free = options.filter((option) => isClaim(view, option) && liesFree(view, option))
  return free.length > 0 && isAskedFor(view) ? free[0]?.id : undefined
}

/** The power attaches a card to a character of the party for as long as a condition holds. */
export const isClaim = (view: View, option: Option): boolean =>
  option.kind === 'power' &&
  hasNode(
    printedAs(view, option.object).powers[option.power],
    (node) => node.kind === 'attach' && node.while !== undefined,
  )

const liesFree = (view: View, option: Option): boolean =>
  'object' in option &&
  view.seats.some(({ rows = {} }) =>
    Object.values(rows).some((row) => row.some(({ object }) => object === option.object)),
  )

const isAskedFor = (view: View): boolean =>
  cardsInView(view).some((card) => card.card !== '' && asksWhatIsFree(view, card))

/** Reads the side of the card that is face up. */
function asksWhatIsFree(view: View, { object, faceDown }: CardView): boolean {
  const { powers, back } = printedAs(view, object)
  const shown = faceDown ? back?.powers : powers
  return hasNode(shown, ({ kind, state }) => kind === 'state' && state === 'unattached')
}
