/** The compiled cards in src/cards/pool/data. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Card } from '../../engine/index.ts'
import { parseCard } from '../card-schema/index.ts'
import { allCards } from '../index.ts'
import { nameKey } from '../printed-names/printed-names.ts'
import { cardTextLines } from '../text.ts'
import { automatedCard } from './automated.ts'
import { hasCompiledCard } from './compiled.ts'
import { printedEntries, printedFacts } from './printed.ts'

const folder = new URL('./data/', import.meta.url)
const files = readdirSync(folder).map((file) => ({
  file,
  cards: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[],
}))

const cards: Card[] = files.flatMap(({ file, cards: data }) =>
  data.map((one) => {
    const parsed = parseCard(one)
    if (!parsed.ok) throw new Error(`${file}: ${parsed.problem}`)
    return parsed.card
  }),
)

test('each card is in the file that its id names, where the bot finds it, and each id is free', () => {
  for (const { file, cards: data } of files)
    expect(data.map((one) => (one as Card).id.split('-')[0])).toEqual(
      data.map(() => file.replace('.json', '')),
    )
  expect(cards.filter(({ id }) => !hasCompiledCard(id)).map(({ id }) => id)).toEqual([])
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  expect(cards.filter(({ id }) => allCards.has(id))).toEqual([])
})

test('the facts by which decks are built are those of the compiled card', () => {
  const facts = (card: Card) =>
    [card.id, card.classes, card.faction, card.talent, card.reputation, card.heroRequired, card.cost].map(
      (fact) => fact ?? null,
    )
  let compared = 0
  for (const row of printedEntries()) {
    const card = hasCompiledCard(row.id) ? automatedCard(row.id) : undefined
    if (!card) continue
    expect(facts(printedFacts(row))).toEqual(facts(card))
    compared++
  }
  expect(compared).toBe(cards.length)
})

test('no compiled card has the name and type of a card that is written by hand', () => {
  const keyOf = ({ name, type }: Card): string => `${nameKey(name)} ${type}`
  const byHand = new Set([...allCards.values()].map(keyOf))
  expect(cards.filter((card) => byHand.has(keyOf(card))).map(({ name }) => name)).toEqual([])
})

test('each card has a text, unless it has no powers', () => {
  for (const card of cards) {
    const lines = cardTextLines(card)
    expect(lines.length > 0 || card.powers.length === 0, card.id).toBe(true)
    expect(lines.join(' '), card.id).not.toMatch(/undefined|\[object|\?/)
  }
})

test('refusals are codes without printed words', () => {
  const refused = JSON.parse(readFileSync(new URL('./refused.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >
  expect(Object.keys(refused).filter((id) => cards.some((card) => card.id === id))).toEqual([])
  for (const code of Object.values(refused))
    expect(code.split('; ').every((one) => one.length <= 60)).toBe(true)
})
