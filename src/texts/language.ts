/**
 * Tracks the language of the current work. It is set when an interaction arrives or before a message is sent, and
 * holds for all asynchronous work that follows from there.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The languages in which the interface is complete. A name is Discord's own code, such as "de", "pt-BR", "es-ES" or
 * "zh-CN", except for English, which has two. Settings store the names, so a name never changes.
 */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Discord's codes of the locales that use each language. */
export const LOCALES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  de: ['de'],
}

/** Builds a table with one value for each language. */
export const forEachLanguage = <T>(value: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: value('en'),
  de: value('de'),
})

/** Returns the language of this name, or null if there is none. */
export const languageNamed = (name: string | null | undefined): Language | null =>
  LANGUAGES.find((one) => one === name) ?? null

export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * The two languages of an answer. Private texts use the person's own language, public texts the language of the
 * table.
 */
export interface Tongues {
  readonly own: Language
  readonly everybodys: Language
}

interface Speaking {
  readonly spoken: Language
  /** The language of public texts, set while the bot answers a person. */
  readonly everybodys?: Language | undefined
}

/** One store for all requests: Node passes the value on to everything that is awaited. */
const speaking = new AsyncLocalStorage<Speaking>()

export const language = (): Language => speaking.getStore()?.spoken ?? DEFAULT_LANGUAGE

export const inLanguage = <T>(spoken: Language, work: () => T): T =>
  speaking.run({ spoken, everybodys: speaking.getStore()?.everybodys }, work)

/** Answers a person in their own language. Texts in `forEverybody` use the other language. */
export const answering = <T>({ own, everybodys }: Tongues, work: () => T): T =>
  speaking.run({ spoken: own, everybodys }, work)

/** Runs a function that words a message for everybody. */
export const forEverybody = <T>(word: () => T): T =>
  inLanguage(speaking.getStore()?.everybodys ?? language(), word)

/** Runs a function that words a message, either for everybody or only for the person who is answered. */
export const wordedFor = <T>(everybody: boolean, word: () => T): T =>
  everybody ? forEverybody(word) : word()

/**
 * Returns the language of a Discord locale such as "de" or "en-GB", or null if the bot doesn't speak it. A locale that
 * is not in the table, such as "de-AT", has the language of its first part.
 */
export function languageOf(locale: string | null | undefined): Language | null {
  if (!locale) return null
  const listed = LANGUAGES.find((one) => LOCALES[one].includes(locale))
  return listed ?? languageNamed(locale.split('-')[0])
}
