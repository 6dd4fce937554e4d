/** How somebody answers by what is posted to them: what has the answer on it, or what opens that. */
import { askingIds } from '../../src/discord/asking/ids.ts'
import { handIds } from '../../src/discord/hand/ids.ts'
import type { Decision } from '../../src/engine/index.ts'
import type { Person, Result } from '../../src/playground/client.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'
import { controlsOf, wayOf } from '../../test/support/answering.ts'
import type { Together } from './together.ts'

type Way = NonNullable<ReturnType<typeof wayOf>>

export interface Found {
  message: WireMessage
  way: Way
}

/** Picks for a decision; of a move that is offered with its targets, also what it is aimed at. */
export interface Answer {
  decision: Decision
  picks: string[]
  aim?: { decision: Decision; picks: string[] } | undefined
  /** More attacks that are made with it. */
  together?: Together | undefined
}

/** Where these picks, or the next of them, can be made: with the target at once where that is offered. */
export function find(seen: readonly WireMessage[], { aim, ...move }: Answer): Found | null {
  const found = seen.flatMap((message) => {
    const way = (aim && wayOf(message, move, aim)) ?? wayOf(message, move)
    return way ? [{ message, way }] : []
  })
  return found.find(({ way }) => !mayAsk(way)) ?? found[0] ?? null
}

/** "End turn" may ask whether one is sure. */
const mayAsk = (way: Way): boolean => 'press' in way && askingIds.end.read(way.press) !== null

/** Whether a way makes the move together with its target. */
export const isAimed = ({ way }: Found): boolean =>
  'choose' in way && way.values.some((value) => value.includes('>'))

const OPENERS = [askingIds.moves, handIds.hand, askingIds.wait]

/** What opens all that somebody can do, beginning with what is meant for it; the newest of each. */
export function openersOn(seen: readonly WireMessage[]): { message: WireMessage; customId: string }[] {
  return OPENERS.flatMap((kind) => {
    const found = seen.flatMap((message) =>
      controlsOf(message).flatMap(({ customId }) => (kind.read(customId) ? [{ message, customId }] : [])),
    )
    return found.slice(0, 1)
  })
}

/** A button is one click; a select is its opening, each option, and where there are several the confirmation. */
export const clicksOf = (way: Way): number =>
  'press' in way ? 1 : 1 + way.values.length + (way.values.length > 1 ? 1 : 0)

export const press = (person: Person, { message, way }: Found): Promise<Result> =>
  'press' in way ? person.click(message.id, way.press) : person.select(message.id, way.values, way.choose)

export const isLast = (way: Way): boolean => !mayAsk(way) && ('press' in way || way.isLast)
