/** Compiles made-up cards, so that a test says in one line which English gives which data. */
import { expect } from 'vitest'
import { ability, ally, hero, type PowerOrModifiers, quest, weapon } from '../../src/cards/builders.ts'
import type { Card } from '../../src/engine/index.ts'
import { canonicalText } from './canonical-text.ts'
import { type CompileOutcome, compileText, textDataOf } from './compile.ts'

type Unnumbered = ReturnType<typeof ability>
type Kind = 'ability' | 'ally' | 'hero' | 'quest' | 'weapon'

const FACTS = {
  ability: ability('Made-Up Trick', { cost: 2 }, 'Fire'),
  ally: ally('Mira the Tester', { cost: 3, melee: 2, health: 3 }, 'Human, Mage'),
  hero: hero('Tessa the Example', { health: 25 }, 'Human, Mage'),
  quest: quest('A Test of Words', 0, {}),
  weapon: weapon('Blade of Examples', { cost: 2, melee: 2, strikeCost: 1 }, 'Melee (1), Sword'),
} satisfies Record<Kind, Unnumbered>

const PRINTED = {
  ability: 'Ability',
  ally: 'Ally',
  hero: 'Hero',
  quest: 'Quest',
  weapon: 'Equipment',
} as const

export function compileTestText(kind: Kind, text: string): CompileOutcome {
  const facts: Card = { id: 'TEST-1', set: 'TEST', no: '1', ...FACTS[kind], powers: [] }
  return compileText(facts, PRINTED[kind], text)
}

/** Expects that a text has exactly the meaning of a card that is written with the builders. */
export function expectText(kind: Kind, text: string, card: Unnumbered): void {
  const outcome = compileTestText(kind, text)
  if (!outcome.ok)
    throw new Error(`“${text}” is refused: ${outcome.refusals.map(({ code }) => code).join(', ')}`)
  const written: Card = { id: '', set: '', no: '', ...card }
  expect(JSON.parse(canonicalText(textDataOf(outcome.card)))).toEqual(
    JSON.parse(canonicalText(textDataOf(written))),
  )
}

/** Expects that the text of an ally means these powers. */
export const expectAlly = (text: string, ...powers: PowerOrModifiers[]): void =>
  expectText('ally', text, ally('', {}, '', ...powers))
/** Expects that the text of an ability means this text of builders. */
export const expectAbility = (
  text: string,
  ...parts: Parameters<typeof ability> extends [string, object, string, ...infer T] ? T : never
): void => expectText('ability', text, ability('', {}, '', ...parts))

export function expectRefused(kind: Kind, text: string, code: string): void {
  const outcome = compileTestText(kind, text)
  expect(outcome.ok ? 'compiled' : outcome.refusals[0]?.code).toBe(code)
}
