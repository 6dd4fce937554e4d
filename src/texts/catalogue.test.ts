/**
 * Checks that no German sentence is missing, left in English or without one of the values that its English sentence
 * shows.
 */
import { describe, expect, test } from 'vitest'
import { faultsInMarkup, HOSTILE_NAMES } from '../../test/support/hostile.ts'
import { germanTexts } from './de/index.ts'
import { englishTexts } from './en/index.ts'
import { toMarkup, userText } from './user-text.ts'

type Said = string | ((...given: never[]) => unknown)

function* sentences(part: object, path: string): Generator<[path: string, said: Said]> {
  for (const [key, value] of Object.entries(part)) {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'object' && value !== null) yield* sentences(value, at)
    else yield [at, value]
  }
}

const english = new Map(sentences(englishTexts, ''))
const german = new Map(sentences(germanTexts, ''))

/** Sample values for one parameter. They are tried in turn because parameter types don't exist at run time. */
const samples = (position: number): readonly unknown[] => {
  const mark = 'ABCDEFG'[position]
  const one = {
    ...{ name: `Na${mark}`, person: `Pe${mark}`, code: `Co${mark}`, mode: `Mo${mark}`, when: `Wh${mark}` },
    ...{ place: 71 + position, copies: 81 + position, answers: 91 + position, retired: false },
    ...{ id: 'x', group: 'play', label: `La${mark}`, reason: 'noTarget', rarities: ['rare'], talents: false },
    ...{ cards: 57 + position, names: [`Li${mark}`], of: ['rare'], say: `Sy${mark}` },
    ...{
      language: `Lg${mark}`,
      theme: `Th${mark}`,
      reminder: 49,
      quiet: null,
      zone: `Zo${mark}`,
      stops: `Sp${mark}`,
      lookBack: true,
    },
    ...{ min: 51 + position, max: 61 + position, sum: 66 + position, level: 31 + position, begun: true },
    ...{ limitHours: 49, friendsPass: true, everyWindow: true },
  }
  const words = ['priority', 'hand', 'play', 'lobby', 'deck', 'dark', 'card', 'none', 'pdf']
  const lists = [[`Li${mark}`, `Lj${mark}`], [one]]
  return [
    `St${mark}`,
    41 + position,
    ...lists,
    one,
    ...words,
    new Date(Date.UTC(2026, 9, 1 + position)),
    null,
  ]
}

const isNonsense = (text: unknown): boolean =>
  typeof text !== 'string' || /undefined|NaN|\[object|Invalid|function|=>/.test(text)

function say(said: Said, given: readonly unknown[]): string | null {
  try {
    const text: unknown = Reflect.apply(said as () => unknown, null, given)
    return isNonsense(text) ? null : String(text)
  } catch {
    return null
  }
}

/** Returns the first arguments for which an English sentence makes sense. */
function sampleFor(said: Said): unknown[] {
  if (typeof said === 'string' || said.length === 0) return []
  const tried = said.length > 3 ? 9 : Number.POSITIVE_INFINITY
  const options = Array.from({ length: said.length }, (_, at) => samples(at).slice(0, tried))
  const at = options.map(() => 0)
  for (;;) {
    const given = at.map((choice, position) => options[position]?.[choice])
    if (say(said, given) !== null) return given
    const next = at.findLastIndex((choice, position) => choice + 1 < (options[position]?.length ?? 0))
    if (next < 0) throw new Error('no sample makes sense')
    at[next] = (at[next] ?? 0) + 1
    at.fill(0, next + 1)
  }
}

const wordsOf = (said: Said, given: readonly unknown[]): string | null =>
  typeof said === 'string' ? said : say(said, given)

/** Names, numbers, signs and words that are the same in both languages. */
const SAME =
  /^(?:(?:[^a-z]|(?:St|Li|Lj|La|Na|Pe|Co|Mo|Wh|Lg|Th|Zo|Sp|Sy)[A-G])*|ATK|DEF|MARKED|Raids?|Deck|Quests?|Code|Level|Lairkeeper|English|Deutsch|Frost|Name|Hand|Legend(?:ary|är))$/

const isSame = (text: string): boolean =>
  text
    .replace(/`[^`]*`|<[^>]*>/g, '')
    .split(/[^\p{L}\d]+/u)
    .every((word) => SAME.test(word) || SHARED.has(word.toLowerCase()))

const SHARED = new Set([
  'raid',
  'raids',
  'deck',
  'hand',
  'quest',
  'quests',
  'marked',
  'boss',
  'autopilot',
  'dungeon',
  'talent',
  'x',
  'decks',
  'horde',
  'paladin',
  'kel',
  'thuzad',
  'lord',
  'kazzak',
  'nefarian',
  'nova',
])

describe('the German catalogue', () => {
  test('has exactly the keys of the English catalogue', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort())
  })

  const both = [...english].flatMap(([path, said]) => {
    const other = german.get(path)
    return other === undefined ? [] : [{ path, said, other }]
  })

  test.each(both)('$path is translated and shows the same values in German', ({ path, said, other }) => {
    expect(typeof other, path).toBe(typeof said)
    const given = sampleFor(said)
    const [own, theirs] = [wordsOf(said, given), wordsOf(other, given)]
    expect(theirs, `German of: ${own}`).not.toBeNull()
    if (own === null || theirs === null) return
    if (!isSame(own)) expect(theirs).not.toBe(own)
    const told = own.match(/\b(?:St|Li|Lj|La|Na|Pe|Co|Mo|Wh|Lg|Th|Zo|Sp)[A-G]\b|\b[4-9]\d\b/g) ?? []
    const lost = told.filter((mark) => !theirs.includes(mark))
    expect(lost, `“${own}” became “${theirs}”`).toEqual([])
    expect(commandsIn(theirs)).toEqual(commandsIn(own))
  })
})

/** Commands such as `/raid create`, which people type in English in every language. */
const commandsIn = (text: string): string[] =>
  (text.match(/(?<![\w<.])\/[a-z]+(?: [a-z]+(?=[`:]))?/g) ?? []).sort()

describe('a sentence shows a name unchanged', () => {
  const all = [...english, ...german].filter(([, said]) => typeof said === 'function')

  test.each(all)('%s', (_, said) => {
    const given = sampleFor(said)
    const code = inCode(wordsOf(said, given))
    for (const name of HOSTILE_NAMES) {
      const shown = (at: number) => (showsTyped(said, given, at) ? name : toMarkup(userText(name)))
      const text = wordsOf(
        said,
        given.map((value, at) => withName(value, shown(at), code)),
      )
      if (text !== null) expect(faultsInMarkup(text)).toEqual([])
    }
  })
})

/**
 * The parts of a text between backticks. Codes, options and places stand there; names never do, because nothing can
 * be escaped between backticks.
 */
const inCode = (text: string | null): string => (text?.match(/`[^`]*`/g) ?? []).join()

/** Returns whether a sentence escapes this argument, so the argument is text that a person typed. */
function showsTyped(said: Said, given: readonly unknown[], at: number): boolean {
  const text = wordsOf(
    said,
    given.map((value, n) => (n === at ? '*' : value)),
  )
  return text?.includes('\\*') ?? false
}

/** Sample values for which a sentence may receive a name. */
const NAMED = /^(?:St|Li|Lj|Na|Pe)[A-G]$/

function withName(value: unknown, name: string, code: string): unknown {
  if (typeof value === 'string') return NAMED.test(value) && !code.includes(value) ? name : value
  if (Array.isArray(value)) return value.map((part) => withName(part, name, code))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withName(part, name, code)]))
}
