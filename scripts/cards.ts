/**
 * Prints every card as a table, or with --json as an array of facts. With --vocabulary it writes
 * docs/vocabulary.md, and with --schema the schemas with which card data are checked.
 */
import { writeFileSync } from 'node:fs'
import { allCards } from '../src/cards/index.ts'
import { cardTextLines, typeLineOf } from '../src/cards/text.ts'
import type { Card } from '../src/engine/index.ts'
import { cardListFacts, listedCost, listedName } from './cards/facts.ts'
import { formatDataSchemas, readDataSchemas } from './vocabulary/data-schemas.ts'

const SHAPES = new URL('../src/cards/card-schema/data-schemas.json', import.meta.url)

const stats = (card: Card): string => {
  const attack = card.atk === undefined ? '' : `${card.atk} ${card.damageType}`
  const rest = [
    card.health === undefined ? '' : `/ ${card.health}`,
    card.def === undefined ? '' : `DEF ${card.def}`,
    card.strikeCost === undefined ? '' : `strike ${card.strikeCost}`,
  ]
  return [attack, ...rest].filter((part) => part !== '').join(' ')
}

const row = (card: Card): string => {
  const cost = listedCost(card)
  const columns = [
    card.id.padEnd(8),
    listedName(card).padEnd(36),
    (cost === null ? '' : String(cost)).padEnd(3),
    stats(card).padEnd(20),
    typeLineOf(card),
  ]
  return columns.join(' ').trimEnd()
}

const printCards = (): void => {
  const cards = [...allCards.values()]
  const page = process.argv.includes('--json')
    ? JSON.stringify(cards.map(cardListFacts), null, 2)
    : cards
        .flatMap((card) => [row(card), ...cardTextLines(card).map((line) => `         ${line}`)])
        .join('\n')
  console.log(page)
}

if (process.argv.includes('--vocabulary')) await import('./vocabulary.ts')
else if (process.argv.includes('--schema')) writeFileSync(SHAPES, formatDataSchemas(readDataSchemas()))
else printCards()
