/** Every reference of the bot to a channel or message leads to something. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEphemeral, type PlaygroundPerson, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 120_000 }

type Message = ReturnType<typeof resultingMessage>

let evening: Evening
let [anna, ben]: PlaygroundPerson[] = []

beforeAll(async () => {
  evening = await Evening.open()
  anna = evening.discord.as('Anna')
  ben = evening.discord.as('Ben')
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

interface Pointer {
  readonly channel: string
  /** Null for a whole channel. */
  readonly message: string | null
}

/** The channels and messages to which a message refers. */
function pointersIn(message: Message): Pointer[] {
  const text = JSON.stringify([message.content, message.embeds])
  return [
    ...[...text.matchAll(/<#(\d+)>/g)].map(([, channel = '']) => ({ channel, message: null })),
    ...[...text.matchAll(/channels\/\d+\/(\d+)\/(\d+)/g)].map(([, channel = '', id = '']) => ({
      channel,
      message: id,
    })),
  ]
}

/** Waits until each place to which the messages refer has something to read. */
async function findSomething(who: PlaygroundPerson, messages: readonly Message[]): Promise<void> {
  for (const { channel, message } of messages.flatMap(pointersIn))
    await expect
      .poll(async () => {
        const there = await who.in(channel).messages()
        return there.filter((one) => (message === null ? !isEphemeral(one) : one.id === message)).length
      })
      .toBeGreaterThan(0)
}

test('a call to a raid, its beginning, and another raid after it', PATIENCE, async () => {
  const lobby = resultingMessage(await anna!.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  const thread = await evening.threadOn(lobby)
  const call = resultingMessage(await anna!.in(thread).slash('raid change', { call: 'Raiders' }))
  expect(pointersIn(call)).toHaveLength(1)
  await findSomething(ben!, [call])
  for (const one of [anna!, ben!]) await one.in(thread).slash('raid join', { deck: 'horde-rogue' })
  const begun = resultingMessage(await anna!.in(thread).slash('raid start'))
  expect(pointersIn(begun)).toHaveLength(1)
  await findSomething(anna!, [begun])
  const sure = resultingMessage(await anna!.in(thread).slash('raid abandon'))
  await anna!.in(thread).click(sure.id, 'Abandon the raid')
  await anna!.in(thread).slash('raid create', { again: 'same' })
  const meet = async () => resultingMessage(await ben!.in(thread).slash('raid create', { again: 'same' }))
  const met = await evening.discord.until(async () => {
    const answer = await meet()
    return pointersIn(answer).length > 0 ? answer : null
  })
  await findSomething(ben!, [met])
})

test('a lesson', PATIENCE, async () => {
  const begun = resultingMessage(await ben!.slash('tutorial'))
  expect(pointersIn(begun)).toHaveLength(1)
  await findSomething(ben!, [begun])
})
