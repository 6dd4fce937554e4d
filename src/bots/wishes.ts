/**
 * Reads from a card's data which stage or Boss it is made for, and whether that is the present one, a later one or a
 * past one.
 */
import {
  type Card,
  type CardId,
  type DataNode,
  hasNode,
  lairOf,
  type ObjectId,
  printed,
  type View,
  walk,
} from '../engine/index.ts'
import { cardInView } from './sight.ts'

export type Moment = 'now' | 'later' | 'past'

/** When the card does what it is made for. Null if it works at any time. */
export function momentOf(view: View, card: Card): Moment | null {
  const bosses = lairOf(view)?.bosses?.cards ?? []
  const wanted = wantedPlaces(view, card, bosses)
  if (wanted.length === 0) return null
  const at = placeNow(view, bosses)
  if (wanted.includes(at)) return 'now'
  return wanted.some((place) => place > at) ? 'later' : 'past'
}

/** Whether the card is made for the next Boss. */
export function isSoon(view: View, card: Card): boolean {
  const bosses = lairOf(view)?.bosses?.cards ?? []
  return (
    momentOf(view, card) === 'later' && wantedPlaces(view, card, bosses).includes(placeNow(view, bosses) + 1)
  )
}

/** The moment of an object's card. Null as well if the card isn't visible. */
export function momentOfObject(view: View, object: ObjectId): Moment | null {
  const id = cardInView(view, object)?.card
  return id ? momentOf(view, printed(view, id)) : null
}

/** The present stage, from 1 (R203.1). */
export const stageIn = (view: View): number => placeNow(view, lairOf(view)?.bosses?.cards ?? []) + 1

/** The index, from 0, of the Boss who is or was last the lair's hero. */
function placeNow(view: View, bosses: readonly CardId[]): number {
  const heroes = view.seats.flatMap(({ hero }) => hero?.card ?? [])
  const fallen = bosses.filter((id) => view.tally[`boss:${id}`] !== undefined)
  return Math.max(...[...heroes, ...fallen].map((id) => bosses.indexOf(id)))
}

/** The indexes of the Bosses that the card's text asks for. */
function wantedPlaces(view: View, card: Card, bosses: readonly CardId[]): number[] {
  if (bosses.length === 0) return []
  const places: number[] = []
  const names = bosses.map((id) => printed(view, id).name)
  walk([card.effect, card.attach, card.powers], (node) => {
    if (node.kind === 'not') return false
    const stage = stageAsked(node)
    if (stage !== null) places.push(stage - 1)
    for (const name of heroesIn(node)) places.push(...names.flatMap((one, at) => (one === name ? [at] : [])))
    return true
  })
  return places
}

/** Reads "Stage 3 Only" (R203.1b) and any other condition on the stage. */
function stageAsked({ kind, op, a, b }: DataNode): number | null {
  if (kind !== 'compare' || op !== '=' || !isStage(a) || typeof b !== 'number') return null
  return b
}

const isStage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'stage'

/** The names in "if your hero is Golemagg". */
function heroesIn({ kind, what, filter }: DataNode): string[] {
  if (kind !== 'matches' || !hasNode(what, (node) => node.kind === 'hero')) return []
  const names: string[] = []
  walk(filter, ({ kind: asks, name }) => {
    if (asks === 'named' && typeof name === 'string') names.push(name)
    return asks !== 'not'
  })
  return names
}
