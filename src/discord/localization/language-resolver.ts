/**
 * Determines the languages for a person's own answers and for public messages: by the settings, otherwise by
 * Discord's language.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { SettingsService } from '../../table/settings/contract.ts'
import {
  type AnswerLanguages,
  DEFAULT_LANGUAGE,
  type Language,
  languageOfLocale,
} from '../../texts/language.ts'

interface Asker {
  readonly personId: string
  /** The language of the person's Discord app. */
  readonly locale: string
  readonly guildId: string | null
}

export interface LanguageResolver {
  /**
   * Returns the languages for an answer to a person. Never rejects. If the settings can't be read soon, Discord's
   * language is used.
   */
  languagesForAnswer(asker: Asker): Promise<AnswerLanguages>
  ofGuild(guildId: string): Promise<Language>
  /** The language for a private message that the person hasn't just asked for. */
  ofPerson(personId: string, guildId: string): Promise<Language>
}

/** The longest wait for settings in ms, because Discord waits only three seconds for the answer. */
const PATIENCE_MS = 500

/** @param localeOf the Discord language of a server; null if it isn't known */
export function createLanguageResolver(
  settings: Pick<SettingsService['recent'], 'ofPerson' | 'ofGuild'>,
  localeOf: (guildId: string) => string | null,
): LanguageResolver {
  const ofPersonSet = async (id: string) => (await settings.ofPerson(id)).language
  const ofGuild = async (id: string): Promise<Language> =>
    (await settings.ofGuild(id)).language ?? languageOfLocale(localeOf(id)) ?? DEFAULT_LANGUAGE
  const heard = new Map<string, Language>() // The last known language of each person's Discord.
  return {
    ofGuild,
    ofPerson: async (id, guildId) => (await ofPersonSet(id)) ?? heard.get(id) ?? (await ofGuild(guildId)),
    async languagesForAnswer({ personId, locale, guildId }) {
      const theirs = languageOfLocale(locale) ?? DEFAULT_LANGUAGE
      if (heard.size >= MOST_KEPT) heard.clear()
      heard.set(personId, theirs)
      const servers = languageOfLocale(guildId && localeOf(guildId)) ?? DEFAULT_LANGUAGE
      const known = Promise.all([ofPersonSet(personId), guildId === null ? null : ofGuild(guildId)])
      const unknown = sleep(PATIENCE_MS, [null, null] as const, { ref: false })
      const [own, everybodys] = await Promise.race([known.catch(() => [null, null] as const), unknown])
      return { own: own ?? theirs, everybodys: everybodys ?? servers }
    },
  }
}

const MOST_KEPT = 10_000
