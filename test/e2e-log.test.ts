/** A raid is played during problems of Discord, with everything logged. The log is complete, and contains no secret. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MessageObserver } from '../scripts/crowd/message-observer.ts'
import { type PressResult, RaidGroup } from '../scripts/crowd/raid-group.ts'
import { cardIdsOfDeck, cardWithId, starterDecks } from '../src/cards/index.ts'
import { createLogger } from '../src/logging.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { newComputerPlayerRandomGenerator } from '../src/simulation/simulate.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'

const ANSWERS = 40
const lines: string[] = []
const pressed: PressResult[] = []
let evening: Evening

beforeAll(async () => {
  const log = createLogger({ level: 'trace', to: { write: (line) => void lines.push(line) } })
  evening = await Evening.open({ newSeed: () => '7'.repeat(32), log })
  await playOn()
}, 120_000)
afterAll(() => evening.close())

async function playOn(): Promise<void> {
  const { discord, playground } = evening
  const { users } = await discord.as('Anna').state()
  const people = users.slice(0, 3).map(({ id, username }) => ({ id, name: username }))
  // with full control, so that the raid lasts for this number of answers
  for (const one of people)
    await evening.table.settings.changePerson({ id: one.id, name: userText(one.name) }, { stops: 'all' })
  const lookout = await MessageObserver.open(playground.url, 'Dora')
  const ending = new AbortController()
  const onPress = (one: PressResult) => {
    pressed.push(one)
    if (pressed.filter(({ isAnswer }) => isAnswer).length >= ANSWERS) ending.abort()
  }
  const common = { url: playground.url, lookout, signal: ending.signal, patienceMs: 4_000 }
  const party = new RaidGroup({
    ...common,
    people,
    chance: newComputerPlayerRandomGenerator(3),
    think: () => 0,
    onPress,
  })
  await party.takeSeats()
  await discord.faults({
    rules: [
      { do: 'refuse', times: 1, match: `POST /channels/${party.thread}/messages` },
      { do: 'dropAfter', times: 1, match: 'POST /interactions' },
      { do: 'refuse', times: 1, status: 404, code: 10062, match: 'POST /interactions' },
    ],
  })
  await party.play()
  lookout.close()
}

interface Line {
  msg?: string
  raid?: string
  interaction?: string
  customId?: string
  announcement?: string
  decision?: number
}
const parsed = () => lines.map((line): Line => JSON.parse(line))

test('every answered click and every announcement has the ids of its raid and decision', async () => {
  const { code } = await evening.store.db.raid.findFirstOrThrow()
  const clicks = parsed().filter(({ customId }) => customId?.startsWith('lk1:'))
  expect(clicks.length).toBeGreaterThanOrEqual(ANSWERS)
  for (const line of clicks) expect(line).toMatchObject({ raid: code, interaction: expect.any(String) })
  for (const line of clicks.filter(({ customId }) => customId?.startsWith('lk1:pick')))
    expect(line.decision).toBeGreaterThan(0)
  const announced = parsed().filter(({ msg }) => msg === 'announced')
  expect(announced.length).toBeGreaterThan(ANSWERS / 2)
  for (const line of announced) expect(line).toMatchObject({ raid: code, announcement: expect.any(String) })
})

test('errors are logged', () => {
  const said = parsed().map(({ msg }) => msg)
  expect(said).toContain('an announcement was not sent')
  expect(said).toContain('the answer was not taken')
})

test('no token and no card’s name is logged', () => {
  const text = lines.join('')
  expect(text).not.toContain(PLAYGROUND_TOKEN)
  expect(text).not.toContain('aW50ZXJhY3Rpb246') // the beginning of the tokens of interactions
  const names = starterDecks
    .flatMap((deck) => [deck.hero, ...cardIdsOfDeck(deck)])
    .map((id) => cardWithId(id).name)
  expect(new Set(names.filter((name) => text.includes(name)))).toEqual(new Set())
})
