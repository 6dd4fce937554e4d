/** The Discord languages of servers, including servers whose events another process receives. */
import { type REST, Routes } from 'discord.js'
import { z } from 'zod'

interface Locales {
  /** Returns the Discord language of a server; null if it isn't known. */
  of(guildId: string): string | null
  /**
   * Requests a server's language from Discord if it isn't known, once for each server, even if the request fails.
   * Never rejects.
   */
  learn(guildId: string): Promise<void>
}

const guild = z.object({ preferred_locale: z.string() })

/** @param known the servers of this process's shards */
export function createServerLocaleLookup(
  rest: REST,
  known: (guildId: string) => { readonly preferredLocale: string } | undefined,
): Locales {
  const asked = new Map<string, string | null>()
  const of = (id: string): string | null => known(id)?.preferredLocale ?? asked.get(id) ?? null
  return {
    of,
    async learn(id) {
      if (of(id) !== null || asked.has(id)) return
      asked.set(id, null)
      const answer = await rest.get(Routes.guild(id)).catch(() => null)
      asked.set(id, guild.safeParse(answer).data?.preferred_locale ?? null)
    },
  }
}
