/**
 * Tracks the language of the current work, which is set when an interaction arrives or before a message is sent,
 * and applies to all asynchronous work that follows.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOfLocale, parseLanguage } from './languages.ts'

/**
 * The two languages of an answer to a person: their own for private texts, and that of the server or thread for
 * public texts.
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

/** Stores the languages of the current work. Node passes the value to everything that is awaited. */
const speaking = new AsyncLocalStorage<Speaking>()

export const currentLanguage = (): Language => speaking.getStore()?.spoken ?? DEFAULT_LANGUAGE

export const runInLanguage = <T>(spoken: Language, work: () => T): T =>
  speaking.run({ spoken, everybodys: speaking.getStore()?.everybodys }, work)

/**
 * Runs work that answers a person: texts are in the person's own language, and those within `runInPublicLanguage` in
 * the public one.
 */
export const runInLanguagesOfAnswer = <T>({ own, everybodys }: AnswerLanguages, work: () => T): T =>
  speaking.run({ spoken: own, everybodys }, work)

/** Runs a function that words a message for everybody, in the public language. */
export const runInPublicLanguage = <T>(word: () => T): T =>
  runInLanguage(speaking.getStore()?.everybodys ?? currentLanguage(), word)

/**
 * Runs a function that words a message: in the public language if the message is for everybody, otherwise in the
 * current language.
 */
export const runInPublicLanguageIf = <T>(everybody: boolean, word: () => T): T =>
  everybody ? runInPublicLanguage(word) : word()
