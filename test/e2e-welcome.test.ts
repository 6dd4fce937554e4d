/** The bot's greeting in a server, through the gateway of the stand-in. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  resultingMessage,
  type SimulatedFaults,
} from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'

type Message = ReturnType<typeof resultingMessage>

const PATIENCE = { timeout: 60_000 }

let evening: Evening

beforeAll(async () => {
  evening = await Evening.open()
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

/** The messages in all channels of the server. */
async function greetings(): Promise<Message[]> {
  const anna = evening.discord.as('Anna')
  const { channels } = await anna.state()
  const all = await Promise.all(channels.map(({ id }) => anna.in(id).messages()))
  return all.flat().filter(({ content }) => content.includes('I referee'))
}

/** Gives the stand-in an order that costs the bot its connection, and waits until it has a new one. */
async function reconnectedBy(order: SimulatedFaults): Promise<void> {
  const { discord, playground } = evening
  let isLost = false
  const stop = playground.world.onEvent((event) => {
    isLost ||= event.kind === 'presenceChanged' && !event.online
  })
  await discord.faults(order)
  await discord.until(async () => isLost, PATIENCE.timeout)
  stop()
  await discord.botOnline()
}

test('a bot that was in a server before says nothing as it connects', PATIENCE, async () => {
  await sleep(300)
  expect(await greetings()).toEqual([])
})

test('a bot that joins a server greets it once, in a channel where it may write', PATIENCE, async () => {
  const { discord } = evening
  await discord.faults({ letInAnew: true })
  const [said] = await discord.until(async () => {
    const found = await greetings()
    return found.length > 0 ? found : null
  })
  expect(said && buttonLabels(said)).toEqual(['Tutorial', 'Open a raid', 'What is this?'])
  expect(await discord.pings()).toEqual([])
})

test('each button of the greeting answers the person who presses it', PATIENCE, async () => {
  const ben = evening.discord.as('Ben')
  const [said] = await greetings()
  const press = async (label: string) => resultingMessage(await ben.click(said?.id ?? '', label))
  const about = await press('What is this?')
  expect([isEphemeral(about), JSON.stringify(about.embeds)]).toEqual([
    true,
    expect.stringContaining('nobody has to be the enemy'),
  ])
  expect((await press('Tutorial')).content).toContain('Your tutorial is ready')
  const lobby = await press('Open a raid')
  expect([isEphemeral(lobby), JSON.stringify(lobby.embeds)]).toEqual([
    false,
    expect.stringContaining('Raid: '),
  ])
})

test.each([
  ['its connection is resumed', { killSockets: 'lost' }],
  ['Discord has forgotten its session', { killSockets: 'forgotten' }],
  ['it is asked to connect anew', { askToReconnect: true }],
] as const)('it doesn’t greet again as %s', PATIENCE, async (_, order) => {
  const { discord } = evening
  await reconnectedBy(order)
  const alive = await discord.as('Anna').slash('help')
  expect(alive.stage).toBe('answered')
  await sleep(500)
  expect(await greetings()).toHaveLength(1)
})

test('the same bot doesn’t greet after a restart either', PATIENCE, async () => {
  await evening.stopBot()
  await evening.startBot()
  await evening.discord.botOnline()
  await sleep(500)
  expect(await greetings()).toHaveLength(1)
})
