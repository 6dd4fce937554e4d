/**
 * The ruling paragraphs of the Shadow of War booklet, by page, heading and place below the heading. Each has its
 * subject in our words, the comments of src/war that implement it, and the titles of tests that prove it. A page is
 * the one on which a paragraph begins. The text has no page numbers. Its pages break where the text breaks within a
 * sentence without a new paragraph (4 to 5 in Experience Reward Cards, 5 to 6 in Example 3, 6 to 7 at the diagram),
 * which agrees with the booklet's own reference to pages 6–7. Pages 2 and 3 are counted back from there. Headings are
 * the booklet's own.
 */
import { readFileSync } from 'node:fs'
import { sourceFilesIn } from './files.ts'

const OVERVIEW = 'p. 2, Component Overview'
const SETUP = 'p. 3, Setup'
const EQUIPPING = 'p. 3, Equipping Powers Outside the Character Management Step'
const DESTINY = 'Destiny Cards'

const PARAGRAPHS: readonly (readonly [paragraph: string, about: string])[] = [
  [`${OVERVIEW} (1)`, 'class cards work like those of the base game'],
  [`${OVERVIEW} (2)`, 'items, and Bonus Items as rewards'],
  [`${OVERVIEW} (3)`, 'a deck of blue quests, for independent creatures'],
  [`${OVERVIEW} (4)`, 'events work like those of the base game'],
  [`${OVERVIEW} (5)`, 'Destiny cards of one overlord'],
  [`${SETUP} (1)`, 'each class takes its new powers and talents'],
  [`${SETUP} (2)`, 'Item decks are shuffled; Bonus Items are a fifth'],
  [`${SETUP} (3)`, 'three blue quests face up'],
  [`${SETUP} (4)`, 'events are shuffled'],
  [`${SETUP} (5)`, 'six cards of the overlord are in, the others’ out'],
  [`${SETUP} (6)`, 'the top Destiny card comes into play'],
  [`${SETUP} (7)`, 'it is resolved at once, or gets a hit token'],
  ['p. 3, New Powers and Talents (1)', 'the same rules as in the base game'],
  [`${EQUIPPING} (1)`, 'cards let powers be equipped outside of the step'],
  [`${EQUIPPING} (2)`, 'the power must be in the Spellbook'],
  [`${EQUIPPING} (3)`, 'an active power costs energy'],
  [`${EQUIPPING} (4)`, 'its type matches the icon above the area'],
  [`${EQUIPPING} (5)`, 'one power may be unequipped for it'],
  [`${EQUIPPING} (6)`, 'the example'],
  ['p. 4, The Spellbook Icon (1)', 'at the beginning of any action'],
  ['p. 4, The Spellbook Icon (2)', 'by all the normal rules'],
  ['p. 4, Bonus Item Cards and Bag Limits (1)', 'seven beside the three'],
  ['p. 4, Bonus Item Cards and Bag Limits (2)', 'an eighth: one goes to the Merchant'],
  ['p. 4, Experience Reward Cards (1)', 'the indicated experience'],
  ['p. 4, Experience Reward Cards (2)', 'divided among a group'],
  ['p. 4, Experience Reward Cards (3)', 'no Item cards: the defeated may get them'],
  ['p. 5, Experience Reward Cards (4)', 'immediately, then discarded'],
  ['p. 5, Experience Reward Cards (5)', 'not equipped, stored, traded or sold'],
  ['p. 5, Experience Reward Cards (6)', 'a full Bag is no hindrance'],
  ['p. 5, Blue Quests (1)', 'no creatures are spawned'],
  ['p. 5, Blue Quests (2)', 'either faction may complete any'],
  ['p. 5, Blue Quests (3)', 'no region'],
  ['p. 5, Blue Quests (4)', 'by independent creatures'],
  ['p. 5, Blue Quests (5)', 'of one of two types'],
  ['p. 5, Timing of Rewards (1)', 'after combat is fully resolved'],
  ['p. 5, Timing of Rewards (2)', 'rewards, then a new quest'],
  ['p. 5, Timing of Rewards (3)', 'several quests by one combat'],
  ['p. 5, Timing of Rewards (4)', 'Example 1'],
  ['p. 5, Timing of Rewards (5)', 'Example 2'],
  ['p. 5, Timing of Rewards (6)', 'Example 3'],
  ['p. 6, Experience Penalties and Bonuses (1)', 'none for blue quests'],
  ['p. 6, Experience Penalties and Bonuses (2)', 'discarded quests are shuffled'],
  [`p. 6, ${DESTINY} (1)`, 'always one in play'],
  [`p. 6, ${DESTINY} (2)`, 'the Destiny Number and its hit token'],
  [`p. 6, ${DESTINY} (3)`, 'it expires as the marker reaches the token'],
  [`p. 6, ${DESTINY} (4)`, 'effects that last while it is in play, or come at its end'],
  [`p. 6, ${DESTINY} (5)`, 'with its Boss a card is discarded'],
  ['p. 6, Revealing a Destiny Card (1)', 'the diagram: set-up'],
  ['p. 6, Revealing a Destiny Card (2)', 'the diagram: the hit token'],
  ['p. 6, Revealing a Destiny Card (3)', 'the diagram: the end of the fourth turn'],
  [`p. 7, ${DESTINY} (6)`, 'discarded early, its token goes'],
  [`p. 7, ${DESTINY} (7)`, 'zeros are resolved at once'],
  [`p. 7, ${DESTINY} (8)`, 'icons passed over are ignored'],
  [`p. 7, ${DESTINY} (9)`, 'expiry before all else of the space'],
  ['p. 7, Optional Rule (1)', 'a quest that nothing fits is replaced once'],
]

export interface BookletParagraph {
  paragraph: string
  about: string
  implemented: string[]
  tested: string[]
}

/** Splits "p. 5, Blue Quests (2, 3)" into its paragraphs. Words between the heading and the number name an example. */
export function citedParagraphs(text: string): string[] {
  const flat = text.replace(/\n[^\S\n]*\*\s?/g, ' ')
  return [...flat.matchAll(/(p\. \d), ([A-Z][A-Za-z ]+?)(?:, Example \d)? \((\d(?:, \d)*)\)/g)].flatMap(
    ([, page, heading, numbers = '']) =>
      numbers.split(', ').map((number) => `${page}, ${heading} (${number})`),
  )
}

const TITLES = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\]\))?\(\s*(['"`])(.*?)\1/g
const COMMENTS = /\/\*\*[\s\S]*?\*\/|\/\/.*/g

function placesOf(files: readonly string[], parts: RegExp, group: number): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files)
    for (const match of readFileSync(file, 'utf8').matchAll(parts))
      for (const one of citedParagraphs(match[group] ?? ''))
        found.set(one, [
          ...new Set([...(found.get(one) ?? []), group === 0 ? file : `${file} > ${match[group]}`]),
        ])
  return found
}

export function bookletParagraphs(): BookletParagraph[] {
  const files = sourceFilesIn('src/war')
  const isTest = (file: string) => file.endsWith('.test.ts')
  const code = placesOf(
    files.filter((file) => !isTest(file)),
    COMMENTS,
    0,
  )
  const proofs = placesOf(files.filter(isTest), TITLES, 2)
  const known = new Set(PARAGRAPHS.map(([paragraph]) => paragraph))
  const unknown = [...code.keys(), ...proofs.keys()].filter((one) => !known.has(one))
  if (unknown.length > 0) throw new Error(`the booklet does not have ${unknown.join('; ')}`)
  return PARAGRAPHS.map(([paragraph, about]) => ({
    paragraph,
    about,
    implemented: code.get(paragraph) ?? [],
    tested: proofs.get(paragraph) ?? [],
  }))
}

/** Prints the paragraphs of the booklet. @returns whether each is implemented and tested */
export function printParagraphs(isJson: boolean): boolean {
  const all = bookletParagraphs()
  const missing = all.filter(({ implemented, tested }) => implemented.length === 0 || tested.length === 0)
  if (isJson) console.log(JSON.stringify({ paragraphs: all, missing: missing.map((one) => one.paragraph) }))
  else console.log([...all.flatMap(linesOf), totals(all, missing.length)].join('\n'))
  return missing.length === 0
}

function linesOf({ paragraph, about, implemented, tested }: BookletParagraph): string[] {
  const code = implemented.length > 0 ? implemented : ['NOT IMPLEMENTED']
  const proof = tested.length > 0 ? tested : ['NOT TESTED']
  return [`${paragraph}: ${about}`, ...[...code, ...proof].map((line) => `  ${line}`)]
}

function totals(all: readonly BookletParagraph[], missing: number): string {
  const implemented = all.filter((one) => one.implemented.length > 0).length
  const tested = all.filter((one) => one.tested.length > 0).length
  return `${all.length} paragraphs, ${implemented} implemented, ${tested} tested, ${missing} missing`
}
