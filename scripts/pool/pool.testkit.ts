/** Compiles made-up cards, so that a test says in one line which English gives which data. */
import { expect } from 'vitest'
import { ability, ally, hero, type PowerText, quest, weapon } from '../../src/cards/builders.ts'
import type { Card } from '../../src/engine/index.ts'
import { canonical } from './canon.ts'
import { compile, type Outcome, textOf } from './compile.ts'

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

export function compileText(kind: Kind, text: string): Outcome {
  const facts: Card = { id: 'TEST-1', set: 'TEST', no: '1', ...FACTS[kind], powers: [] }
  return compile(facts, PRINTED[kind], text)
}

/** The text has exactly the meaning of a card that is written with the builders. */
export function expectText(kind: Kind, text: string, card: Unnumbered): void {
  const outcome = compileText(kind, text)
  if (!outcome.ok)
    throw new Error(`“${text}” is refused: ${outcome.refusals.map(({ code }) => code).join(', ')}`)
  const written: Card = { id: '', set: '', no: '', ...card }
  expect(JSON.parse(canonical(textOf(outcome.card)))).toEqual(JSON.parse(canonical(textOf(written))))
}

/** An ally with these powers. */
export const expectAlly = (text: string, ...powers: PowerText[]): void =>
  expectText('ally', text, ally('', {}, '', ...powers))
/** An ability with this text. */
export const expectAbility = (
  text: string,
  ...parts: Parameters<typeof ability> extends [string, object, string, ...infer T] ? T : never
): void => expectText('ability', text, ability('', {}, '', ...parts))

export function expectRefused(kind: Kind, text: string, code: string): void {
  const outcome = compileText(kind, text)
  expect(outcome.ok ? 'compiled' : outcome.refusals[0]?.code).toBe(code)
}
