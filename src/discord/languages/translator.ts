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
  /** Never rejects, and never takes long: else it is as their Discord speaks. */
  tonguesFor(asker: Asker): Promise<Tongues>
  ofGuild(guildId: string): Promise<Language>
  /** Of what only this person reads, though they haven't just asked for it. */
  ofPerson(personId: string, guildId: string): Promise<Language>
}

/** Another process may have changed a setting: after so long we look again. */
const KEPT_MS = 60_000

/** Discord waits three seconds for the answer; the language must not take them. */
const PATIENCE_MS = 500

/** @param localeOf the language of a server on Discord; null where we don't know it */
export function translator(
  settings: Pick<Settings, 'ofPerson' | 'ofGuild' | 'onChange'>,
  localeOf: (guildId: string) => string | null,
): Translator {
  const people = new Kept(async (id) => (await settings.ofPerson(id)).language)
  const guilds = new Kept(async (id) => (await settings.ofGuild(id)).language)
  settings.onChange((id) => {
    people.forget(id)
    guilds.forget(id)
  })
  const ofGuild = async (id: string): Promise<Language> =>
    (await guilds.get(id)) ?? languageOf(localeOf(id)) ?? DEFAULT_LANGUAGE
  const heard = new Map<string, Language>() // how their Discord spoke last
  return {
    ofGuild,
    ofPerson: async (id, guildId) => (await people.get(id)) ?? heard.get(id) ?? (await ofGuild(guildId)),
    async tonguesFor({ personId, locale, guildId }) {
      const theirs = languageOf(locale) ?? DEFAULT_LANGUAGE
      if (heard.size >= MOST_KEPT) heard.clear()
      heard.set(personId, theirs)
      const servers = languageOf(guildId && localeOf(guildId)) ?? DEFAULT_LANGUAGE
      const known = Promise.all([people.get(personId), guildId === null ? null : ofGuild(guildId)])
      const unknown = sleep(PATIENCE_MS, [null, null] as const, { ref: false })
      const [own, everybodys] = await Promise.race([known.catch(() => [null, null] as const), unknown])
      return { own: own ?? theirs, everybodys: everybodys ?? servers }
    },
  }
}

/** What is read for nearly every click is read once a minute. */
class Kept<T> {
  readonly #read: (id: string) => Promise<T>
  readonly #values = new Map<string, { value: T; until: number }>()

  constructor(read: (id: string) => Promise<T>) {
    this.#read = read
  }

  async get(id: string): Promise<T> {
    const now = Date.now()
    const kept = this.#values.get(id)
    if (kept && kept.until > now) return kept.value
    const value = await this.#read(id)
    if (this.#values.size >= MOST_KEPT) this.#values.clear()
    this.#values.set(id, { value, until: now + KEPT_MS })
    return value
  }

  forget(id: string): void {
    this.#values.delete(id)
  }
}

const MOST_KEPT = 10_000
