/** In which language we answer somebody, and in which everybody reads: as is set, else as their Discord speaks. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../../table/settings/contract.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf, type Tongues } from '../../texts/language.ts'

interface Asker {
  readonly personId: string
  /** The language of their Discord. */
  readonly locale: string
  readonly guildId: string | null
}

export interface Translator {
  /**
   * Never rejects. Where the settings of somebody aren't in memory and can't be read soon, it is as their Discord speaks.
   */
  tonguesFor(asker: Asker): Promise<Tongues>
  ofGuild(guildId: string): Promise<Language>
  /** Of what only this person reads, though they haven't just asked for it. */
  ofPerson(personId: string, guildId: string): Promise<Language>
}

/** Discord waits three seconds for the answer; the language must not take them. */
const PATIENCE_MS = 500

/** @param localeOf the language of a server on Discord; null where we don't know it */
export function translator(
  settings: Settings['recent'],
  localeOf: (guildId: string) => string | null,
): Translator {
  const ofPersonSet = async (id: string) => (await settings.ofPerson(id)).language
  const ofGuild = async (id: string): Promise<Language> =>
    (await settings.ofGuild(id)).language ?? languageOf(localeOf(id)) ?? DEFAULT_LANGUAGE
  const heard = new Map<string, Language>() // how their Discord spoke last
  return {
    ofGuild,
    ofPerson: async (id, guildId) => (await ofPersonSet(id)) ?? heard.get(id) ?? (await ofGuild(guildId)),
    async tonguesFor({ personId, locale, guildId }) {
      const theirs = languageOf(locale) ?? DEFAULT_LANGUAGE
      if (heard.size >= MOST_KEPT) heard.clear()
      heard.set(personId, theirs)
      const servers = languageOf(guildId && localeOf(guildId)) ?? DEFAULT_LANGUAGE
      const known = Promise.all([ofPersonSet(personId), guildId === null ? null : ofGuild(guildId)])
      const unknown = sleep(PATIENCE_MS, [null, null] as const, { ref: false })
      const [own, everybodys] = await Promise.race([known.catch(() => [null, null] as const), unknown])
      return { own: own ?? theirs, everybodys: everybodys ?? servers }
    },
  }
}

const MOST_KEPT = 10_000
