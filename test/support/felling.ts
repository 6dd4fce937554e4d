/** Destroys a hero with a correction of the raid's leader, Anna. */
import { expect } from 'vitest'
import { resultingMessage } from '../../src/playground/client.ts'
import type { Evening } from './evening.ts'

/** Puts enough damage on the card with this name to destroy it. */
export async function destroyHero(
  { discord }: Pick<Evening, 'discord'>,
  thread: string,
  name: string,
): Promise<void> {
  const anna = discord.as('Anna').in(thread)
  const cards = await anna.autocomplete('judge', { what: 'damage', card: name }, 'card')
  const card = `${cards.find((one) => one.name.includes('in play'))?.value}`
  const done = await anna.slash('judge', { what: 'damage', card, number: 99, reason: 'a test' })
  expect(resultingMessage(done).content).toContain('⚙ Done')
}
