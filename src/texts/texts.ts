/**
 * Every sentence that players read, by key, in the current language (`language.ts`). A constant may hold a part of
 * the texts (`const t = texts.lobby`), because each access looks up the language. It may not hold a sentence, so no
 * module may read a sentence while it is loaded; `test/texts.test.ts` checks that.
 * A sentence is a function if its wording depends on a value, such as a number or a list. `en` defines which
 * sentences exist and which parameters they take. The compiler checks that every language is complete.
 */
import { currentLanguage } from './language.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language, type Texts } from './languages.ts'

export type { DeckCardsOfKind } from './en/legality.ts'
export type { Texts } from './languages.ts'

/** The kinds of lairs that have texts. */
export type LairKind = keyof Texts['lair']

/** The words for the difficulty of a raid. */
export type DifficultyRating = keyof Texts['lobby']['hardness']

/** The role in which a raider helps the party most. */
export type PartyRole = keyof Texts['starters']['roles']

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

type InEach = ReadonlyMap<Language, Part>

const partIn = (part: Part | undefined, key: string): Part => {
  const found = part?.[key]
  return isPart(found) ? found : {}
}

/**
 * Returns a proxy of a part of the texts that reads the current language at each access. Sentences are read often, so
 * the proxy caches the part of each language.
 */
function live<T extends Part>(part: T, inEach: InEach): T {
  const parts = new Map<string, Part>()
  for (const [key, value] of Object.entries(part))
    if (isPart(value))
      parts.set(key, live(value, new Map([...inEach].map(([one, own]) => [one, partIn(own, key)]))))
  return new Proxy(part, {
    get: (_, key) =>
      typeof key === 'string' ? (parts.get(key) ?? inEach.get(currentLanguage())?.[key]) : undefined,
  })
}

export const texts: Texts = live(
  LANGUAGE_TABLE[DEFAULT_LANGUAGE].catalogue,
  new Map(LANGUAGES.map((one) => [one, LANGUAGE_TABLE[one].catalogue])),
)
