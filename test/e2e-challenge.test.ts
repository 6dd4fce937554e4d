/** The weekly challenge, through discord.js and the local stand-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonLabels, isEphemeral, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { textOf } from './support/witness.ts'

const PATIENCE = { timeout: 120_000 }

let evening: Evening

beforeAll(async () => {
  evening = await Evening.open()
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

test('it is shown, opened by a click, and everybody plays it with its fixed decks', PATIENCE, async () => {
  const { discord, store } = evening
  const anna = discord.as('Anna')
  const shown = resultingMessage(await anna.slash('raid challenge'))
  expect(isEphemeral(shown)).toBe(true)
  expect(textOf(shown)).toMatch(
    /Challenge: \w+ \w+ · \d{4}-W\d\d.*The seats have these decks: \S+ .*They are starter decks.*No group has finished it yet/s,
  )
  const lobby = resultingMessage(await anna.click(shown.id, 'Open a lobby for it'))
  expect([isEphemeral(lobby), buttonLabels(lobby).includes('Start')]).toEqual([false, true])
  expect(textOf(lobby)).toMatch(
    /Anna leads this week’s challenge\. It has 3 seats, each with its own deck.*Challenge: \w+ \w+ · \d{4}-W\d\d.*the same decks and the same shuffle/s,
  )
  expect(textOf(lobby).match(/▫ \*free: /g)).toHaveLength(3)
  expect(JSON.stringify(lobby.components)).not.toContain('starter deck') // a starter deck would have no effect
  const early = resultingMessage(await anna.click(lobby.id, 'Take the next seat'))
  expect(early.id).toBe(lobby.id)
  expect(textOf(early).match(/▫ \*free: /g)).toHaveLength(2)
  const panel = resultingMessage(await anna.click(lobby.id, 'Change …'))
  expect(textOf(panel)).toContain('becomes an ordinary lobby')
  expect(resultingMessage(await anna.click(lobby.id, 'Start')).content).toContain('exactly 3 seats')
  for (const name of ['Ben', 'Cleo']) await discord.as(name).click(lobby.id, 'Take the next seat')
  const made = await store.db.raid.findFirstOrThrow({ include: { seats: { orderBy: { number: 'asc' } } } })
  expect(new Set(made.seats.map(({ deck }) => deck)).size).toBe(3)
  await anna.click(lobby.id, 'Start')
  await discord.until(async () => (await store.db.raid.findFirstOrThrow()).status === 'playing')
  const begun = await discord.until(async () =>
    (await anna.in(lobby.id).messages()).find((one) => textOf(one).includes('the raid begins')),
  )
  expect(textOf(begun)).toContain('the same decks and the same shuffle')
  const again = textOf(resultingMessage(await anna.slash('raid challenge')))
  expect(again).toContain('You have already begun a run this week')
  expect(again).toContain('1 group playing now')
})
