/**
 * Compares how often words occur in the generated English of a card and in its print: also words such as "another" and
 * "you control", which the generated English repeats or leaves out on some cards. `word-counts.json` lists these cards.
 * Any other difference, and a listed difference that doesn't occur, is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { cardTextLines as generated } from '../../src/cards/text.ts'
import type { CompiledPool } from './all.ts'
import { countedWords, SPELLED, type Spelling } from './compare.ts'
import { printedTexts } from './pool.ts'

const FILE = fileURLToPath(new URL('./word-counts.json', import.meta.url))

/** The differences of each card by its id: "-another +may +may". Texts of several printings may differ. */
const listed: Readonly<Record<string, readonly string[]>> = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Words whose number is compared, besides those whose presence is compared. */
const WORDS: readonly (readonly [word: string, forms: RegExp])[] = [
  ['ours', /^ours$/],
  ['friendly', /^friendly$/],
  ['another', /^(?:another|other)$/],
  ['resource', /^resources?$/],
  ['reveal', /^reveal(?:s|ed)?$/],
  ['equipment', /^equipment$/],
  ['armor', /^armor$/],
  ['ability', /^(?:ability|abilities)$/],
  ['location', /^locations?$/],
  ['exhausted', /^exhausted$/],
  ['defending', /^defend(?:s|ing|ed)?$/],
  ['alliance', /^alliance$/],
  ['horde', /^horde$/],
  ['next', /^next$/],
  ['until', /^until$/],
  ['unpreventable', /^unpreventable$/],
]

const TYPES = 'ability|ally|armor|character|equipment|hero|pet|quest|resource|weapon'
/** Words after "your" that don't stand for cards in play. */
const NOT_IN_PLAY =
  'attack|choice|deck|first|graveyard|hand|hero|maximum|next|opponent|owner|party|ready|removed|resource row|side|start|turn'

/** Words that mean the same in the two texts. "Ours" stands for all words about cards that you control. */
const SPELLINGS: readonly Spelling[] = [
  ...SPELLED,
  [new RegExp(`\\b(?:that|the (?:first|second|exhausted|destroyed)) (?:${TYPES})\\b`, 'g'), 'it'],
  [/\b(?:the|those) (?:chosen )?(?:allies|cards|characters|heroes|resources)\b/g, 'them'],
  [/\bcan't be prevented\b/g, 'is unpreventable'],
  [/\bthat (?:amount of )?damage\b/g, 'it'],
  [/\bthat much damage (?=\+)/g, 'that much '],
  [/\bfor each damage dealt(?: this way)?\b/g, 'that many'],
  [/\bother side:/g, 'back:'],
  [/\bthe attached card,[^.]*? or \w+/g, 'the attached card'],
  [/\bflip self face down\b/g, 'flip self'],
  [/\ba second\b/g, 'another'],
  [/\band the other(?: one)?(?= (?:in|on)\b)/g, 'and the rest'],
  [/\bdraw another\b/g, 'draw'],
  [/\byour (?=(?:attacking|ready|defending) (?!hero))/g, 'ours '],
  [/\b(?:you control|you have|in your party|under your control|(?:gain|take)s? control of)\b/g, 'ours'],
  [new RegExp(`\\byour (?!${NOT_IN_PLAY})`, 'g'), 'ours '],
  [/\bours (?:no|\w+ or more) cards in (?:your )?hand\b/g, 'hand'],
  [/\bours (?:not |also )?(?=(?:played|completed|placed)\b)/g, ''],
  [/\bours or a friendly player's control\b/g, 'friendly'],
  [/\b(playing|strik(?:ing|es) with) (?:a |an )?ours\b/g, '$1'],
  [/\b(playing|strik(?:ing|es) with)( [^.,]*?) ours\b(?= costs| this turn)/g, '$1$2'],
]

/** Returns the words that one text has more often, as "-may +ours +ours"; '' if there are none. */
export function wordCountDifferences(printed: string, english: string): string {
  const [a, b] = [printed, english].map((text) => countedWords(text, SPELLINGS, WORDS))
  const more = (x: typeof a, y: typeof a, sign: string): string[] =>
    [...(x ?? [])].flatMap(([word, n]) =>
      word === '1'
        ? []
        : Array.from({ length: Math.max(0, n - (y?.get(word) ?? 0)) }, () => `${sign}${word}`),
    )
  return [...more(a, b, '-'), ...more(b, a, '+')].sort().join(' ')
}

const NONE: readonly string[] = ['']

/** Whether the words of a generated text are as often in each printed text as listed for this card. */
export const hasListedCounts = (id: string, texts: readonly string[], english: string): boolean =>
  differencesOf(texts, english).join() === (listed[id] ?? NONE).join()

const differencesOf = (texts: readonly string[], english: string): string[] =>
  [...new Set(texts.map((text) => wordCountDifferences(text, english)))].sort()

const countsOf = ({ results }: CompiledPool): [id: string, differences: string[]][] =>
  results
    .flatMap(({ printed, outcome }): [string, string[]][] => {
      if (!outcome.ok) return []
      return [[printed.id, differencesOf(printedTexts(printed), generated(outcome.card).join('\n'))]]
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))

/** Returns a sentence for each card whose words are not as often in its texts as listed. */
export const wordCountFaults = (all: CompiledPool): string[] =>
  countsOf(all).flatMap(([id, differences]) => {
    const expected = listed[id] ?? NONE
    return differences.join() === expected.join()
      ? []
      : [
          `${id}: the generated words differ by “${differences.join('”, “')}”, not “${expected.join('”, “')}”.`,
        ]
  })

export function writeWordCounts(all: CompiledPool): string[] {
  const differing = countsOf(all).filter(([, differences]) => differences.join() !== NONE.join())
  const lines = differing.map(([id, differences]) => `${JSON.stringify(id)}: ${JSON.stringify(differences)}`)
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
  return [`Wrote ${differing.length} cards to ${FILE}. Read each changed line with the card’s text.`]
}
