/**
 * What lies apart and can be held by an exhausted character, such as Cubes (R402.3): raiders take what nobody holds, and
 * only while a card in sight asks whether anything is free.
 */
import { type CardView, hasNode, type Option, type View } from '../engine/index.ts'
import { cardsInView, printedAs } from './sight.ts'

/** The first that is free, where that matters now. */
export function claim(view: View, options: readonly Option[]): string | undefined {
  const free = options.filter((option) => isClaim(view, option) && liesFree(view, option))
  return free.length > 0 && isAskedFor(view) ? free[0]?.id : undefined
}

/** It attaches a card to one of the party, for as long as that one is so. */
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

/** By the side that is up. */
function asksWhatIsFree(view: View, { object, faceDown }: CardView): boolean {
  const { powers, back } = printedAs(view, object)
  const shown = faceDown ? back?.powers : powers
  return hasNode(shown, ({ kind, state }) => kind === 'state' && state === 'unattached')
}
