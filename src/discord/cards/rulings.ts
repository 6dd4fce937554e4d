/** Finds the rulings of a card: the rules that apply to it, and its rulings in docs/rulings.md. */
import { readFileSync } from 'node:fs'
import { allCards } from '../../cards/index.ts'
import { kindsWithRuleOfCard, RULE_NUMBERS_BY_CARD_KIND } from '../../cards/rule-numbers.ts'
import type { Card } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'

const PAGE = new URL('../../../docs/rulings.md', import.meta.url)
/** The chapters of docs/rulings.md whose rulings are about cards. */
const CHAPTERS = ['Single cards', 'The end, Achievements and XP']

interface Ruling {
  /** The names of the cards that the ruling is about. */
  readonly cards: readonly string[]
  readonly text: string
}

let ours: readonly Ruling[] | null = null

/** Returns the rulings of docs/rulings.md, which is read once. */
export function rulingsFromDocs(): readonly Ruling[] {
  ours ??= readRulings(readFileSync(PAGE, 'utf8'))
  return ours
}

/**
 * Reads the rulings about single cards. A ruling belongs to the cards named in its bold lead, or else to the
 * cards that it mentions.
 */
function readRulings(page: string): Ruling[] {
  const chapters = page.split(/^## /m).filter((one) => CHAPTERS.some((title) => one.startsWith(title)))
  return chapters.flatMap((chapter) =>
    [...chapter.matchAll(/^- (.+)$/gm)].map(([, text = '']) => ({ cards: cardsIn(text), text })),
  )
}

function cardsIn(text: string): string[] {
  const lead = simple([...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, bold = '']) => bold).join(' '))
  const tries = [
    () => namesFor(({ whole }) => holds(lead, whole)),
    () => namesFor(({ parts }) => parts.some((part) => holds(lead, part))),
    // A name of one word could be an ordinary word.
    () => namesFor(({ whole }) => whole.includes(' ') && holds(simple(text), whole)),
  ]
  for (const look of tries) {
    const found = look()
    if (found.length > 0) return found
  }
  return []
}

/** Returns the names that match. If one matching name contains another, only the longer one counts. */
function namesFor(isMeant: (card: Called) => boolean): string[] {
  const found = calledCards()
    .filter(isMeant)
    .map(({ name }) => name)
  return found.filter((name) => !found.some((longer) => longer !== name && longer.includes(name)))
}

interface Called {
  readonly name: string
  readonly whole: string
  /** Shorter names of the character, such as "Glubtok" or "Whitemane". */
  readonly parts: readonly string[]
}

let cards: Called[] | null = null

function calledCards(): Called[] {
  cards ??= [...new Map([...allCards.values()].map((card) => [card.name, card])).values()].map(called)
  return cards
}

function called({ name, type }: Card): Called {
  const whole = simple(name)
  const isSomebody = type === 'hero' || type === 'ally'
  return {
    name,
    whole,
    parts: isSomebody ? [whole.split(/,| of /)[0] ?? '', identifyingLastWord(whole)] : [],
  }
}

/** Returns the last word of a character's name if it identifies the character; '' if it is too short for that. */
export function identifyingLastWord(name: string): string {
  const word = name.slice(name.lastIndexOf(' ') + 1)
  return word.length < 6 ? '' : word
}

function holds(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0 || name.length < 4) return false
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length])
}

const simple = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/ ?…| ?\.\.\./g, '')

/** Returns a line for each ruling about a card, the numbered rules first. */
export function rulingLinesOfCard(card: Card): string[] {
  const { rule, says, ours: own } = texts.ruling
  return [
    ...kindsWithRuleOfCard(card).map((thing) => rule(RULE_NUMBERS_BY_CARD_KIND[thing], says[thing])),
    ...rulingsFromDocs()
      .filter(({ cards }) => cards.includes(card.name))
      .map(({ text }) => own(text)),
  ]
}
