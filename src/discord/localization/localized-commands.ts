/** Slash commands in every language. Discord shows each person the descriptions in their own language. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, runInLanguage } from '../../texts/language.ts'
import { LANGUAGE_TABLE } from '../../texts/languages.ts'

type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody
type Wordings = CommandData['description_localizations']

/** A command, an option or a choice. */
interface Part {
  name: string
  name_localizations?: Wordings | undefined
  description?: string
  description_localizations?: Wordings | undefined
  options?: Part[] | undefined
  choices?: Part[] | undefined
}

/**
 * Builds a command with descriptions in all languages. The names of commands and options are not translated,
 * so that everybody can type what they read: `/raid join`.
 */
export function localizeCommand(build: () => CommandData): CommandData {
  const data = runInLanguage(DEFAULT_LANGUAGE, build)
  for (const language of LANGUAGES)
    if (language !== DEFAULT_LANGUAGE) addWording(data, runInLanguage(language, build), language)
  return data
}

/**
 * Adds the texts of one language. Both versions come from the same function, so their parts are in the same
 * order.
 */
function addWording(part: Part, other: Part, language: Language): void {
  if (other.name !== part.name)
    part.name_localizations = { ...part.name_localizations, ...inLocales(language, other.name) }
  if (other.description !== undefined && other.description !== part.description)
    part.description_localizations = {
      ...part.description_localizations,
      ...inLocales(language, other.description),
    }
  addToEach(part.options, other.options, language)
  addToEach(part.choices, other.choices, language)
}

/** Returns the text under each of Discord's locales of this language. */
const inLocales = (language: Language, text: string): Record<string, string> =>
  Object.fromEntries(LANGUAGE_TABLE[language].locales.map((locale) => [locale, text]))

function addToEach(parts: readonly Part[] = [], others: readonly Part[] = [], language: Language): void {
  for (const [at, other] of others.entries()) {
    const part = parts[at]
    if (part) addWording(part, other, language)
  }
}
