/** What must hold of every raid that was played in the browser, as one looks back on it. */
import { expect } from 'vitest'
import { isEphemeral } from '../../src/playground/client.ts'
import { knowledgeOf, secretsOf } from './expected.ts'
import type { RaidNight } from './raid-night.ts'
import { leaksIn } from './spoken.ts'
import type { Story } from './story.ts'
import { textOf, type Witness } from './witness.ts'

/** Says which cards a witness was shown that this seat may not know; null for what everybody may. */
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

/** Every press was answered, and Discord was asked for nothing that it does not know. */
export async function allWasWell(night: RaidNight): Promise<void> {
  const unanswered = (await night.discord.interactions()).filter(
    ({ stage, answeredAfterMs }) => stage === 'failed' || answeredAfterMs === null,
  )
  expect(unanswered).toEqual([])
  expect(await night.discord.unknownRoutes()).toEqual([])
  expect(await night.discord.refusals()).toEqual([])
  expect(night.troubles()).toEqual([])
}
