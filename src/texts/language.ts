/**
 * In which language we speak just now. It is chosen where somebody's click comes in or where something is sent, and
 * holds for all that is said on the way from there.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** The languages in which the interface is complete. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** What is for one person alone is said in their own language; what everybody reads, in everybody's. */
export interface Tongues {
  readonly own: Language
  readonly everybodys: Language
}

interface Speaking {
  readonly spoken: Language
  /** Where a person is answered, the language of all others. */
  readonly everybodys?: Language | undefined
}

/** One for both: Node hands each on to all that is waited for. */
const speaking = new AsyncLocalStorage<Speaking>()

export const language = (): Language => speaking.getStore()?.spoken ?? DEFAULT_LANGUAGE

export const inLanguage = <T>(spoken: Language, work: () => T): T =>
  speaking.run({ spoken, everybodys: speaking.getStore()?.everybodys }, work)

/** Answers a person: in their own language, but for what is `forEverybody`. */
export const answering = <T>({ own, everybodys }: Tongues, work: () => T): T =>
  speaking.run({ spoken: own, everybodys }, work)

/** Words a message that everybody will read. */
export const forEverybody = <T>(word: () => T): T =>
  inLanguage(speaking.getStore()?.everybodys ?? language(), word)

/** Words what everybody may read, or only the person who is answered. */
export const wordedFor = <T>(everybody: boolean, word: () => T): T =>
  everybody ? forEverybody(word) : word()

/** The language of a locale of Discord's, such as "de" or "en-GB"; null when we don't speak it. */
export function languageOf(locale: string | null | undefined): Language | null {
  const [tongue] = (locale ?? '').split('-')
  return LANGUAGES.find((one) => one === tongue) ?? null
}
