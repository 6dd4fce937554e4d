/** The file src/cards/pool/printed.txt: every printed card with its facts and its printings, and without its text. */
import type { Card } from '../../src/engine/index.ts'
import { decisionsAboutTexts } from './decisions.ts'
import { knownFacts } from './facts.ts'
import { TALENT_SPECS } from './lexicon.ts'
import { type PrintedPoolCard, readingsOf, rowWithRightFacts } from './pool.ts'
import { UnclearText } from './refer.ts'
import type { PoolRow } from './sources.ts'

/** Returns the file's text: a line for each card with its name, id, printings and facts as JSON, separated by tabs. */
export function formatPrintedFile(cards: readonly PrintedPoolCard[]): string {
  const lines = cards.map((card) =>
    [card.name, card.id, printingsOf(card), JSON.stringify(factsIn(card))].join('\t'),
  )
  return `${lines.sort((a, b) => (a < b ? -1 : 1)).join('\n')}\n`
}

/** Returns the printings of a card: "HoA 12 r;ARC 3 u", with set, number and the first letter of the rarity. */
const printingsOf = ({ printings }: PrintedPoolCard): string =>
  printings.map(({ row: { set, no, rarity } }) => `${set} ${no} ${rarity}`).join(';')

/** Returns the right facts of a card and the restrictions in its right text, as in the compiled card. */
function factsIn(card: PrintedPoolCard): Partial<Card> {
  const { id: _, set, no, name, powers, tags, ...facts } = printedOf(rowWithRightFacts(card), card.id)
  return { ...facts, ...(tags.length > 0 ? { tags } : {}), ...restrictionsOf(rightText(card)) }
}

function rightText(card: PrintedPoolCard): string {
  try {
    return readingsOf(card)[0]?.text ?? rowWithRightFacts(card).text
  } catch (error) {
    if (!(error instanceof UnclearText)) throw error
    return rowWithRightFacts(card).text
  }
}

/** Returns the known facts of a row. A cost that can't be read stays unknown. */
function printedOf(row: PoolRow, id: string): Card {
  const decided = decisionsAboutTexts[id]?.facts
  try {
    return knownFacts(row, id, decided)
  } catch (error) {
    if (!(error instanceof UnclearText)) throw error
    return knownFacts({ ...row, cost: undefined }, id, decided)
  }
}

type Restrictions = Pick<Card, 'heroRequired' | 'talent' | 'reputation'>

const RESTRICTION = /^\s*([A-Z[][A-Za-z ,[\]]*?) (Hero Required|Talent|Reput?ation)\b/

/** Returns the restrictions in the bold words of a text, which say which decks may contain the card (100.2b–d). */
function restrictionsOf(text: string): Restrictions {
  return Object.assign({}, ...text.split('\n').map(restrictionIn))
}

function restrictionIn(line: string): Restrictions {
  const [, words = '', kind] = RESTRICTION.exec(line) ?? []
  if (kind === undefined) return {}
  const what = words.replace(/[[\]]/g, '')
  if (kind.startsWith('Repu')) return { reputation: what }
  return TALENT_SPECS.includes(what) ? { talent: what } : { heroRequired: what }
}
