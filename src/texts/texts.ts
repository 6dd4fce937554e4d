/**
 * Every sentence that players read, by key, in the language that is spoken just now (`language.ts`). A part of the
 * texts may be kept (`const t = texts.lobby`), for each look into it looks anew; a sentence may not, so none is read
 * while a module is loaded: `test/texts.test.ts` looks for that.
 *
 * The sentences are functions, as what they are given decides how they go on: numbers, lists, whether there is a
 * target. `en` says which there are and what each is given; the compiler finds every language complete.
 */
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { type Language, language } from './language.ts'

/** The same keys and the same parameters, in other words. */
export type Worded<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Worded<Said>
    : { readonly [Key in keyof T]: Worded<T[Key]> }

export type Texts = Worded<typeof en>

/** The kinds of lairs that there are words for. */
export type LairKind = keyof Texts['lair']

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

export const catalogues: Readonly<Record<Language, Texts>> = { en, de }

type InEach = Readonly<Record<Language, Part>>

const partIn = (part: Part, key: string): Part => {
  const found = part[key]
  return isPart(found) ? found : {}
}

/** A part that is looked up at each look into it: as often as anything is said, so it keeps where it is in each language. */
function live<T extends Part>(part: T, inEach: InEach): T {
  const parts = new Map<string, Part>()
  for (const [key, value] of Object.entries(part))
    if (isPart(value)) parts.set(key, live(value, { en: partIn(inEach.en, key), de: partIn(inEach.de, key) }))
  return new Proxy(part, {
    get: (_, key) => (typeof key === 'string' ? (parts.get(key) ?? inEach[language()][key]) : undefined),
  })
}

export const texts: Texts = live(en, catalogues)
