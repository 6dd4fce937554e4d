/** Checks that every raid that was played in the browser must pass at its end. */
import { expect } from 'vitest'
import { isEphemeral } from '../../src/playground/client.ts'
import { knowledgeOf, secretsOf } from './expected.ts'
import type { RaidNight } from './raid-night.ts'
import { leaksIn } from './spoken.ts'
import type { Story } from './story.ts'
import { textOf, type Witness } from './witness.ts'

/** Lists the cards that a witness saw and this seat may not know; null stands for everybody. */
export function leaksOf(story: Story): (witness: Witness, seat: number | null) => string[] {
  const knowledge = knowledgeOf(story)
  const secrets = secretsOf(story)
  return (witness, seat) =>
    witness.sights.flatMap(({ message, move }) =>
      leaksIn(secrets, textOf(message), knowledge(isEphemeral(message) ? seat : null, move)).map(
        (name) => `${witness.name}, move ${move}: ${name} in "${textOf(message)}"`,
      ),
    )
}

/** Every press was answered, and the bot sent no request that the stand-in does not know. */
export async function expectNoFaults(night: RaidNight): Promise<void> {
  const unanswered = (await night.discord.interactions()).filter(
    ({ stage, answeredAfterMs }) => stage === 'failed' || answeredAfterMs === null,
  )
  expect(unanswered).toEqual([])
  expect(await night.discord.unknownRoutes()).toEqual([])
  expect(await night.discord.refusals()).toEqual([])
  expect(night.troubles()).toEqual([])
}
