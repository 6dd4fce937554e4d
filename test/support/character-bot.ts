/** A bot beside a stand-in for Discord, for tests of characters, decks and levels. */
import { afterAll, beforeAll, expect } from 'vitest'
import { allCards } from '../../src/cards/index.ts'
import type { resultingMessage, SlashOptionValues } from '../../src/playground/client.ts'
import { Evening } from './evening.ts'

/** The time for a test that types many commands on a busy machine. */
export const PATIENCE = 120_000

interface CharacterBot {
  /** The bot and its stand-in. They run while the tests of the file do. */
  readonly evening: Evening
  /** The private answer to a person, with its embeds. */
  told(name: string, command: string, options?: SlashOptionValues): Promise<string>
  giveXp(character: string, xp: number): Promise<void>
}

/** Starts a bot before the tests of a file. After them, checks that it has sent no request that Discord doesn't know. */
export function startCharacterBot(): CharacterBot {
  let evening: Evening
  beforeAll(async () => {
    evening = await Evening.open()
  }, PATIENCE)
  afterAll(async () => {
    const unknown = await evening.discord.unknownRoutes()
    await evening.close()
    expect(unknown).toEqual([])
  }, PATIENCE)
  return {
    get evening() {
      return evening
    },
    async told(name, command, options = {}) {
      const message = await evening.privateAnswer(name, command, options)
      return `${message.content}\n${JSON.stringify(message.embeds)}`
    },
    async giveXp(name, xp) {
      const { db } = evening.store
      const { id } = await db.character.findFirstOrThrow({ where: { name } })
      await db.character.update({ where: { id }, data: { xp } })
    },
  }
}

export const nameOfCard = (id: unknown): string => allCards.get(String(id))?.name ?? ''

export const embedText = (message: ReturnType<typeof resultingMessage>): string =>
  JSON.stringify(message.embeds)
