/** Reads from a card's data which stage or Boss the card is made for, and compares it with the present stage. */
import {
  type Card,
  type CardId,
  type DataNode,
  hasNode,
  lairOfGame,
  memoize,
  type ObjectId,
  printedCard,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { cardInView } from './visible-cards.ts'

export type BossTiming = 'now' | 'later' | 'past'

/**
 * Returns whether the card is made for the present stage or Boss, for a later one or for a past one, or null if it
 * works at any time.
 */
export function bossTimingOf(view: View, card: Card): BossTiming | null {
  const bosses = lairOfGame(view)?.bosses?.cards ?? []
  const wanted = wantedPlaces(view, card, bosses)
  if (wanted.length === 0) return null
  const at = placeNow(view, bosses)
  if (wanted.includes(at)) return 'now'
  return wanted.some((place) => place > at) ? 'later' : 'past'
}

/** Whether the card is made for the next Boss. */
export function isForNextBoss(view: View, card: Card): boolean {
  const bosses = lairOfGame(view)?.bosses?.cards ?? []
  return (
    bossTimingOf(view, card) === 'later' &&
    wantedPlaces(view, card, bosses).includes(placeNow(view, bosses) + 1)
  )
}

/** Returns the timing of an object's card, or null if the card works at any time or isn't visible. */
export function bossTimingOfObject(view: View, object: ObjectId): BossTiming | null {
  const id = cardInView(view, object)?.card
  return id ? bossTimingOf(view, printedCard(view, id)) : null
}

/** Returns the number of the present stage, from 1 (R203.1). */
export const currentStage = (view: View): number => placeNow(view, lairOfGame(view)?.bosses?.cards ?? []) + 1

/** Returns the index, from 0, of the current or latest Boss of the lair. */
function placeNow(view: View, bosses: readonly CardId[]): number {
  const heroes = view.seats.flatMap(({ hero }) => hero?.card ?? [])
  const fallen = bosses.filter((id) => view.tally[`boss:${id}`] !== undefined)
  return Math.max(...[...heroes, ...fallen].map((id) => bosses.indexOf(id)))
}

/** Returns the indexes of the Bosses that the card's text names. */
function wantedPlaces(view: View, card: Card, bosses: readonly CardId[]): number[] {
  if (bosses.length === 0) return []
  const { stages, heroes } = placesIn(card)
  if (stages.length + heroes.length === 0) return []
  const names = bosses.map((id) => printedCard(view, id).name)
  const named = heroes.flatMap((hero) => names.flatMap((name, at) => (name === hero ? [at] : [])))
  return [...stages.map((stage) => stage - 1), ...named]
}

/** Returns the stages and the heroes that the card's text names. */
const placesIn = memoize(({ effect, attach, powers }: Card): { stages: number[]; heroes: string[] } => {
  const [stages, heroes]: [number[], string[]] = [[], []]
  walkNodes([effect, attach, powers], (node) => {
    if (node.kind === 'not') return false
    const stage = stageAsked(node)
    if (stage !== null) stages.push(stage)
    heroes.push(...heroesIn(node))
    return true
  })
  return { stages, heroes }
})

/** Returns the stage of a condition such as "Stage 3 Only" (R203.1b), or null for any other node. */
function stageAsked({ kind, op, a, b }: DataNode): number | null {
  if (kind !== 'compare' || op !== '=' || !isStage(a) || typeof b !== 'number') return null
  return b
}

const isStage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'stage'

/** Returns the names of the heroes in a condition such as "if your hero is Golemagg". */
function heroesIn({ kind, what, filter }: DataNode): string[] {
  if (kind !== 'matches' || !hasNode(what, (node) => node.kind === 'hero')) return []
  const names: string[] = []
  walkNodes(filter, ({ kind: asks, name }) => {
    if (asks === 'named' && typeof name === 'string') names.push(name)
    return asks !== 'not'
  })
  return names
}
