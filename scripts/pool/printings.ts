/** The file src/cards/pool/printed.txt: every printed card with its facts and its printings, and without its text. */
import type { Card } from '../../src/engine/index.ts'
import { decisions } from './decisions.ts'
import { knownFacts } from './facts.ts'
import { TALENTS } from './lexicon.ts'
import type { Printed } from './pool.ts'
import { Unclear } from './refer.ts'
import type { Row } from './sources.ts'

/** A line for each card: its name, its id, its printings and its facts as JSON, separated by tabs. */
export function printedFile(cards: readonly Printed[]): string {
  const lines = cards.map((card) =>
    [card.name, card.id, printingsOf(card), JSON.stringify(factsIn(card))].join('\t'),
  )
  return `${lines.sort((a, b) => (a < b ? -1 : 1)).join('\n')}\n`
}

/** "HoA 12 r;ARC 3 u": set, number and the first letter of the rarity. */
const printingsOf = ({ printings }: Printed): string =>
  printings.map(({ row: { set, no, rarity } }) => `${set} ${no} ${rarity}`).join(';')

function factsIn({ id, printings }: Printed): Partial<Card> {
  const [first] = printings
  if (!first) throw new Error(`${id} has no printing`)
  const { id: _, set, no, name, powers, tags, ...facts } = printedOf(first.row, id)
  return { ...facts, ...(tags.length > 0 ? { tags } : {}), ...restrictionsOf(first.row) }
}

/** A cost that can't be read stays unknown. */
function printedOf(row: Row, id: string): Card {
  const decided = decisions[id]?.facts
  try {
    return knownFacts(row, id, decided)
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    return knownFacts({ ...row, cost: undefined }, id, decided)
  }
}

const RESTRICTION = /^\s*([A-Z[][A-Za-z ,[\]]*?) (Hero Required|Talent|Reput?ation)\b/

/** The bold words that say which decks may contain the card (100.2b, 100.2c, 100.2d). */
function restrictionsOf({ text }: Row): Pick<Card, 'heroRequired' | 'talent' | 'reputation'> {
  for (const line of text.split('\n')) {
    const [, words, kind] = RESTRICTION.exec(line) ?? []
    if (words === undefined) continue
    const what = words.replace(/[[\]]/g, '')
    if (kind?.startsWith('Repu')) return { reputation: what }
    return TALENTS.includes(what) ? { talent: what } : { heroRequired: what }
  }
  return {}
}
