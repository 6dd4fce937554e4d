/** The languages of the interface. A language is a folder of texts and a row of this table. */
import { germanTexts } from './de/index.ts'
import { englishTexts } from './en/index.ts'
import { germanKeywordTexts as germanKeywords } from './rules/de/keywords.ts'
import { germanSectionTexts as germanSections } from './rules/de/sections.ts'
import type { TranslationOf } from './worded.ts'

export type Texts = TranslationOf<typeof englishTexts>

interface LanguageRow {
  /** The language's name in the language itself. */
  readonly ownName: string
  /** Discord's codes of the locales that use it. */
  readonly locales: readonly string[]
  readonly catalogue: Texts
  /** Translated rules, by number. A missing rule is shown in English. */
  readonly sections?: Readonly<Record<string, readonly [title: string, text: string]>>
  /** Translated explanations of keywords, by number. The names of keywords are English in every language. */
  readonly keywords?: Readonly<Record<string, string>>
  /** Whether some speakers of the language write the month before the day. */
  readonly monthCanBeFirst: boolean
}

/**
 * The languages by Discord's own code, such as "de", "pt-BR", "es-ES" or "zh-CN", except for English, which has two
 * codes. Settings store these names, so a name never changes.
 */
const rows = {
  en: { ownName: 'English', locales: ['en-US', 'en-GB'], catalogue: englishTexts, monthCanBeFirst: true },
  de: {
    ownName: 'Deutsch',
    locales: ['de'],
    catalogue: germanTexts,
    sections: germanSections,
    keywords: germanKeywords,
    monthCanBeFirst: false,
  },
} satisfies Record<string, LanguageRow>

export type Language = keyof typeof rows

export const LANGUAGE_TABLE: Readonly<Record<Language, LanguageRow>> = rows

export const DEFAULT_LANGUAGE: Language = 'en'

const isLanguage = (name: string): name is Language => Object.hasOwn(rows, name)

export const LANGUAGES: readonly Language[] = Object.keys(rows).filter(isLanguage)

/** Returns the language of this name, or null if there is none. */
export const parseLanguage = (name: string | null | undefined): Language | null =>
  name && isLanguage(name) ? name : null

/** Discord's codes of the locales that use each language. */
export const LOCALES_BY_LANGUAGE: ReadonlyMap<Language, readonly string[]> = new Map(
  LANGUAGES.map((one) => [one, LANGUAGE_TABLE[one].locales]),
)

/**
 * Returns the language of a Discord locale in a table of languages, or null if it has none. For a locale that is not
 * in the table, such as "de-AT", the language of its first part is returned.
 */
export function languageOfLocaleInTable<L extends string>(
  table: ReadonlyMap<L, readonly string[]>,
  locale: string,
): L | null {
  const [first] = locale.split('-')
  const names = [...table.keys()]
  return names.find((one) => table.get(one)?.includes(locale)) ?? names.find((one) => one === first) ?? null
}

/** Returns the language of a Discord locale such as "de" or "en-GB", or null if the bot doesn't speak it. */
export const languageOfLocale = (locale: string | null | undefined): Language | null =>
  locale ? languageOfLocaleInTable(LOCALES_BY_LANGUAGE, locale) : null
