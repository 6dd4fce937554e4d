/**
 * Tracks the language of the current work. The language is set when an interaction arrives or before a message is
 * sent, and applies to all asynchronous work that follows.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageNamed, languageOf } from './languages.ts'

/**
 * The two languages of an answer. Private texts use the person's own language, public texts the language of the
 * table.
 */
export interface AnswerLanguages {
  readonly own: Language
  readonly everybodys: Language
}

interface Speaking {
  readonly spoken: Language
  /** The language of public texts, set while the bot answers a person. */
  readonly everybodys?: Language | undefined
}

/** One store for all requests, because Node passes its value to everything that is awaited. */
const speaking = new AsyncLocalStorage<Speaking>()

export const language = (): Language => speaking.getStore()?.spoken ?? DEFAULT_LANGUAGE

export const inLanguage = <T>(spoken: Language, work: () => T): T =>
  speaking.run({ spoken, everybodys: speaking.getStore()?.everybodys }, work)

/** Answers a person in their own language. Texts in `forEverybody` use the other language. */
export const answering = <T>({ own, everybodys }: AnswerLanguages, work: () => T): T =>
  speaking.run({ spoken: own, everybodys }, work)

/** Runs a function that words a message for everybody. */
export const forEverybody = <T>(word: () => T): T =>
  inLanguage(speaking.getStore()?.everybodys ?? language(), word)

/** Runs a function that words a message, either for everybody or only for the person who is answered. */
export const wordedFor = <T>(everybody: boolean, word: () => T): T =>
  everybody ? forEverybody(word) : word()
