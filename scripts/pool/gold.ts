/** Compares compiled cards with the cards written by hand, in canonical form. */

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Card } from '../../src/engine/index.ts'
import type { CompiledPool } from './all.ts'
import { canonicalText } from './canonical-text.ts'
import { textDataOf } from './compile.ts'

const FACTS = [
  ...([
    'type',
    'cost',
    'costHasX',
    'atk',
    'damageType',
    'health',
    'def',
    'strikeCost',
    'unique',
    'unlimited',
  ] as const),
  ...(['instant', 'faction', 'bothFactions', 'master'] as const),
]

/** Why a card that is written by hand differs from its compiled text, by id. */
const reasons: Readonly<Record<string, string>> = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('./gold.json', import.meta.url), 'utf8')))

export function compareCompiledWithHandWritten({ results }: CompiledPool, isDetailed: boolean): string[] {
  const gold = results.filter((one) => one.byHand && one.isRaiders)
  const both = gold.flatMap(({ byHand, outcome }) =>
    byHand && outcome.ok ? [{ byHand, card: outcome.card }] : [],
  )
  const different = both.filter(
    ({ byHand, card }) => canonicalText(textDataOf(byHand)) !== canonicalText(textDataOf(card)),
  )
  const facts = both.flatMap(({ byHand, card }) => factsThatDiffer(byHand, card))
  const equal = both.length - different.length
  const share = both.length === 0 ? 0 : (100 * equal) / both.length
  return [
    `${gold.length} cards are written by hand, ${both.length} of them compile, and ${equal} of these are equal (${share.toFixed(1)} %).`,
    ...different.map(
      ({ byHand }) => `different: ${byHand.id} ${byHand.name}: ${reasons[byHand.id] ?? 'no reason is known'}`,
    ),
    ...facts.map((fact) => `fact: ${fact}`),
    ...(isDetailed ? different.flatMap(({ byHand, card }) => details(byHand, card)) : []),
  ]
}

const factsThatDiffer = (byHand: Card, card: Card): string[] =>
  FACTS.filter((fact) => byHand[fact] !== card[fact]).map(
    (fact) =>
      `${byHand.id} ${byHand.name}: ${fact} is ${String(byHand[fact])} by hand and ${String(card[fact])} compiled`,
  )

const details = (byHand: Card, card: Card): string[] => [
  `## ${byHand.id} ${byHand.name}`,
  `  hand     ${canonicalText(textDataOf(byHand))}`,
  `  compiled ${canonicalText(textDataOf(card))}`,
]
