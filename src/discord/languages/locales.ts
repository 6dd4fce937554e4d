/** Which language a server speaks on Discord, also one whose events another process gets. */
import { type REST, Routes } from 'discord.js'
import { z } from 'zod'

interface Locales {
  /** Null where we don't know it. */
  of(guildId: string): string | null
  /** Asks Discord where we don't know it. Never rejects. */
  learn(guildId: string): Promise<void>
}

const guild = z.object({ preferred_locale: z.string() })

/** @param known the servers of our own shards */
export function localesOf(
  rest: REST,
  known: (guildId: string) => { readonly preferredLocale: string } | undefined,
): Locales {
  const asked = new Map<string, string | null>()
  const of = (id: string): string | null => known(id)?.preferredLocale ?? asked.get(id) ?? null
  return {
    of,
    async learn(id) {
      if (of(id) !== null || asked.has(id)) return
      asked.set(id, null) // once is enough
      const answer = await rest.get(Routes.guild(id)).catch(() => null)
      asked.set(id, guild.safeParse(answer).data?.preferred_locale ?? null)
    },
  }
}
