/**
 * Lines of printed cards that are written with the builders, because their sentence occurs only once:
 * `cardByHand('TEST-1', 'Made-Up Trick', { 2: when(enters(self), you.draw(1)) })`. The number is that of the line in
 * the text of the card. All other lines are compiled, and a line by hand passes the same checks as they do.
 */

import { CardNoun } from '../../../src/cards/builders/card-nouns.ts'
import { ability, type PartOfAbility, type PowerOrModifiers } from '../../../src/cards/builders/cards.ts'
import type { Card, CardType, Condition, Cost } from '../../../src/engine/index.ts'
import type { LinePart } from '../symbols.ts'

interface Part {
  readonly part: LinePart
}

interface Several {
  readonly several: readonly LineByHand[]
}

/** A quest's effect is its reward. */
export type LineByHand = PartOfAbility | Part | Several

/** Words that only one of the printed and the generated text has, such as "-may +turn", and the reason. */
interface Differing {
  readonly words: string
  readonly because: string
}

export interface CardByHand {
  readonly id: string
  readonly name: string
  readonly lines: ReadonlyMap<number, LineByHand>
  readonly differing?: Differing
}

export const cardByHand = (
  id: string,
  name: string,
  lines: Readonly<Record<number, LineByHand>>,
  differing?: Differing,
): CardByHand => ({
  id,
  name,
  lines: new Map(Object.entries(lines).map(([n, text]) => [Number(n), text])),
  ...(differing ? { differing } : {}),
})

/** Makes a line with several powers or sentences. An empty line belongs to the line by hand before it. */
export const lineOfSeveralTexts = (...texts: LineByHand[]): Several => ({ several: texts })
/** Makes powers of a hero's other side. */
export const powersOfOtherSide = (...powers: PowerOrModifiers[]): Part => ({
  part: { kind: 'powers', powers: [...ability('', {}, '', ...powers).powers], back: true },
})
/** Makes the line with the costs of a quest, and the condition for completing it. */
export const questCompletionLine = (costs: Cost[], when?: Condition): Part => ({
  part: { kind: 'complete', costs, ...(when ? { when } : {}) },
})
/** Converts a line by hand to the form that the grammar builds. */
export function linePartsOf(text: LineByHand, type: CardType): LinePart[] {
  if ('several' in text) return text.several.flatMap((one) => linePartsOf(one, type))
  return ['part' in text ? text.part : partOf(text, type)]
}

function partOf(text: PartOfAbility, type: CardType): LinePart {
  const { attach, effect, ongoing, powers } = ability('', {}, '', text)
  if (effect) return { kind: type === 'quest' ? 'reward' : 'effect', effect }
  if (attach) return attachPart(attach)
  return { kind: ongoing ? 'ongoing' : 'powers', powers: [...powers] }
}

/** Converts an attach description, which may also be a mode of a choice or be used by another player. */
const attachPart = (attach: NonNullable<Card['attach']>): LinePart =>
  Object.keys(attach).length === 1
    ? { kind: 'attach', to: new CardNoun(attach.to) }
    : { kind: 'facts', facts: { attach } }
