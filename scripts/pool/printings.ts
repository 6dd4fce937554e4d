/** The file src/cards/pool/printed.txt: every printed card with its facts and its printings, and without its text. */
import type { Card } from '../../src/engine/index.ts'
import { decisions } from './decisions.ts'
import { knownFacts } from './facts.ts'
import { TALENTS } from './lexicon.ts'
import { type Printed, readingsOf, rightRow } from './pool.ts'
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

/** The facts of the printing and the restrictions of the text that are right, as in the compiled card. */
function factsIn(card: Printed): Partial<Card> {
  const { id: _, set, no, name, powers, tags, ...facts } = printedOf(rightRow(card), card.id)
  return { ...facts, ...(tags.length > 0 ? { tags } : {}), ...restrictionsOf(rightText(card)) }
}

function rightText(card: Printed): string {
  try {
    return readingsOf(card)[0]?.text ?? rightRow(card).text
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    return rightRow(card).text
  }
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

type Restrictions = Pick<Card, 'heroRequired' | 'talent' | 'reputation'>

const RESTRICTION = /^\s*([A-Z[][A-Za-z ,[\]]*?) (Hero Required|Talent|Reput?ation)\b/

/** The bold words that say which decks may contain the card (100.2b, 100.2c, 100.2d). A card can have several. */
function restrictionsOf(text: string): Restrictions {
  return Object.assign({}, ...text.split('\n').map(restrictionIn))
}

function restrictionIn(line: string): Restrictions {
  const [, words = '', kind] = RESTRICTION.exec(line) ?? []
  if (kind === undefined) return {}
  const what = words.replace(/[[\]]/g, '')
  if (kind.startsWith('Repu')) return { reputation: what }
  return TALENTS.includes(what) ? { talent: what } : { heroRequired: what }
}
