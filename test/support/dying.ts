/** A bot that is killed while people play in their browsers, and that starts again. */
import { expect } from 'vitest'
import { buttonLabels } from '../../src/playground/client.ts'
import { promptsIn } from './answering.ts'
import type { Step } from './plan.ts'
import { asks } from './questions.ts'
import type { RaidNight } from './raid-night.ts'

/** The bot is killed while a question is open. The question is then answered with the button that was posted before. */
export async function killBotBefore(night: RaidNight, step: Step): Promise<void> {
  await night.settled()
  const prompt = await night.passable(step)
  await night.watcher.until('the question before it is a record', () => open(night).length === 1)
  const before = saidBy(night)
  const page = night.pageOf(step.moves[0]?.decision.seat ?? -1)
  await night.kill()
  await page.getByText('No bot is connected').waitFor()
  await night.startAgain()
  await page.getByText('Bot connected').waitFor()
  expect(saidBy(night)).toEqual(before)
  expect(['Pass', 'End turn']).toContain(buttonLabels(prompt)[0])
  await night.make({ ...step, by: 'browser' })
}

/** The messages that look like questions now. */
const open = ({ watcher }: RaidNight) => [...watcher.messages.values()].filter(asks)

/** The posted questions, without the record that an old question becomes, and without pictures. */
const saidBy = ({ watcher: { sights } }: RaidNight): string[] =>
  [...sights.filter(({ kind }) => kind === 'created'), ...promptsIn(sights)].map(
    ({ message }) => message.content,
  )

/** The bot is killed as soon as it has accepted an answer, perhaps before the results are announced. */
export async function killBotAfter(night: RaidNight, step: Step): Promise<void> {
  await night.makeAndAwait(step)
  await night.kill()
  await night.startAgain()
}
