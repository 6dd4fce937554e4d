import { expect, test } from 'vitest'
import type { Card } from '../engine/index.ts'
import { allCards, cardWithId } from './index.ts'
import { cardTextLines, cardTextLinesWithMarkup, typeLineOf } from './text.ts'

const cards = [...allCards.values()]

test('the texts of all cards are as pinned for review', async () => {
  const page = cards.map(entry).join('\n')
  await expect(`# Every card as players read it\n\n${page}`).toMatchFileSnapshot('__golden__/texts.md')
})

test.each(cards.filter(says))('$id $name has a text', (one) => {
  const lines = cardTextLines(one)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/\S/)
})

test.each(cards)('$id $name has no missing or doubled word', (one) => {
  for (const line of cardTextLines(one)) {
    expect(line).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|,,|\*/)
    expect(line).not.toMatch(/\b(\w+) \1\b/)
  }
})

test('keywords are marked, and the plain text has the same words', () => {
  expect(cardTextLinesWithMarkup(cardWithId('DDD-17'))).toEqual(['**Stealth**, **Untargetable**'])
  expect(cardTextLines(cardWithId('DDD-17'))).toEqual(['Stealth, Untargetable'])
})

test('a type line contains type, tags and limits', () => {
  expect(typeLineOf(cardWithId('CD2-R9'))).toBe('Instant Ability — Combat Combo')
  expect(typeLineOf(cardWithId('CD2-R23'))).toBe('Equipment — Weapon Dagger, Melee (1)')
  expect(typeLineOf(cardWithId('CD2-R28'))).toBe('Quest')
})

function says(one: Card): boolean {
  return one.powers.length > 0 || one.effect !== undefined || one.attach !== undefined
}

function entry(one: Card): string {
  const text = cardTextLinesWithMarkup(one).map((line) => `  - ${line}\n`)
  return `- ${one.id} **${one.name}** · ${typeLineOf(one)}\n${text.join('')}`
}
