/** Every defined card: ours and all that the examples of the rules play with. A new file of examples is found by itself. */
import { readdirSync } from 'node:fs'
import { allCards } from '../../cards/index.ts'
import type { Card } from '../../engine/effects/card.ts'
import type { CardId } from '../../engine/state/game.ts'

const folder = new URL('examples/', import.meta.url)

async function examples(): Promise<Card[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules: unknown[] = []
  for (const file of files.sort()) modules.push(await import(new URL(file, folder).href))
  return modules
    .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    .flatMap(cardsIn)
}

/** What a file exports: lists of cards, or functions and other things. */
function cardsIn(exported: unknown): Card[] {
  return Array.isArray(exported) ? exported.filter(isCard) : []
}

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'id' in value && 'set' in value && 'powers' in value
}

export const everyCard: ReadonlyMap<CardId, Card> = new Map([
  ...allCards,
  ...(await examples()).map((card) => [card.id, card] as const),
])
