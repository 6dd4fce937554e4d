/** A person's private thread: hand, panel and question, in one message for one person. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  type PlaygroundClient,
  resultingMessage,
  type VisibleChannel,
} from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { NO_USAGE_LIMITS } from '../src/table/usage-limits/usage-limits.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'
import { withPicture } from './support/pictures.ts'
import { keepHand, openQuestion } from './support/questions.ts'

/** Every run plays the same cards. */
const SEED = '00000000000000000000000000000007'
const PRIVATE = 12
/** View Channel, Send Messages (also in threads), Embed Links, Attach Files, Read Message History. */
const NO_PRIVATE_THREADS = `${[10n, 11n, 14n, 15n, 16n, 38n].reduce((sum, bit) => sum | (1n << bit), 0n)}`

let evening: Evening
let discord: PlaygroundClient
let thread: string

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED, limits: { ...NO_USAGE_LIMITS, privateThreads: 1 } })
  discord = evening.discord
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').slash('raid join', { deck: 'horde-warrior' })
  await discord.as('Anna').slash('settings', { thread: true })
  await discord.as('Anna').click(lobby.id, 'Start')
  thread = (await discord.until(async () => (await channels('Dora')).find((one) => one.parent_id))).id
})

afterAll(async () => {
  await evening.close()
})

const channels = async (name: string): Promise<readonly VisibleChannel[]> =>
  (await discord.as(name).state()).channels

const in_ = (name: string) => discord.as(name).in(thread)

/** All private threads that a person sees, the oldest first. */
const privates = async (name: string): Promise<VisibleChannel[]> =>
  (await channels(name)).filter(({ type }) => type === PRIVATE)

/** The one message of a person's newest private thread. */
const ownMessage = (name: string, isIt: (message: MessageJson) => boolean = () => true) =>
  discord.until(async () => {
    const own = (await privates(name)).at(-1)
    const said = own
      ? (await in_(name).messages(own.id)).filter((one) => one.author.bot && one.type === 0)
      : []
    expect(said.length).toBeLessThan(2)
    const [message] = said
    return message && isIt(message) ? message : null
  })

const question = (isIt: (message: MessageJson) => boolean = () => true) =>
  discord.until(async () => {
    const message = openQuestion(await in_('Dora').messages())
    return message && isIt(message) ? message : null
  })

const person = async (name: string) => {
  const found = (await discord.as(name).state()).users.find(({ global_name }) => global_name === name)
  return { id: found?.id ?? '', name: userText(name) }
}

const says =
  (words: string) =>
  ({ content }: MessageJson) =>
    content.includes(words)

test('as the raid begins, each person who wants one has a thread that nobody else sees, with the opening hand', async () => {
  const message = await ownMessage('Anna')
  expect(buttonLabels(message).slice(0, 2)).toEqual(['Keep this hand', 'Mulligan'])
  expect(message.attachments).toHaveLength(1)
  const [own] = await privates('Anna')
  expect(own?.parent_id).toBe((await channels('Anna')).find(({ name }) => name === 'raids')?.id)
  for (const other of ['Ben', 'Dora']) expect(await privates(other)).toEqual([])
  expect(buttonLabels(await question())).toEqual(['My hand: keep or mulligan', 'Board'])
})

test('its buttons answer, and the same message shows the next question and the last result', async () => {
  const before = await ownMessage('Anna')
  await discord.as('Anna').click(before.id, 'Keep this hand')
  await ownMessage('Anna', (message) => !buttonLabels(message).includes('Keep this hand'))
  await keepHand(in_('Ben'), await question())
  const turn = await ownMessage('Anna', (message) => buttonLabels(message).includes('End turn'))
  expect(turn.id).toBe(before.id)
  expect(turn.attachments).toHaveLength(1)
  expect(JSON.stringify(turn.components)).toMatch(/"label":"\d+ · /) // with the numbers of the hand's picture
  const pinged = (await discord.pings('Anna')).map(({ channelId }) => channelId)
  const own = pinged.filter((channelId) => channelId !== thread)
  expect(own).toEqual([turn.channel_id]) // the mention that adds her
  const sure = resultingMessage(await discord.as('Anna').click(turn.id, 'End turn'))
  expect([sure.id, sure.attachments.length]).toEqual([turn.id, 1])
  expect(buttonLabels(sure)).toEqual(['End turn anyway', 'Back', 'End turn, and never ask'])
  const back = resultingMessage(await discord.as('Anna').click(turn.id, 'Back'))
  expect([back.id, back.attachments.length]).toEqual([turn.id, 1])
  expect(JSON.stringify(back.components)).toBe(JSON.stringify(turn.components))
  await discord.as('Anna').slash('settings', { lookback: false })
  await discord.as('Anna').click(turn.id, 'End turn')
  const after = await ownMessage('Anna', says('Waiting for **Ben**'))
  expect(after.id).toBe(before.id)
  expect(buttonLabels(await question(says('Ben')))).toContain('End turn')
})

test('a command in it belongs to the raid', async () => {
  const [own] = await privates('Anna')
  const anna = discord.as('Anna').in(own?.id ?? '')
  const hand = await withPicture(discord, anna, resultingMessage(await anna.slash('hand')))
  expect(hand.attachments).toHaveLength(1)
})

test('a deleted thread is given up with one message, and opened again on request', async () => {
  const [own] = await privates('Anna')
  await discord.faults({ remove: [own?.id ?? ''] })
  await discord.as('Ben').slash('settings', { lookback: false })
  await in_('Ben').click((await question()).id, 'End turn')
  const isSaid = says('The private thread of Anna is gone')
  await discord.until(async () => (await in_('Dora').messages()).some(isSaid))
  await evening.allSent()
  expect((await in_('Dora').messages()).filter(isSaid)).toHaveLength(1)
  expect(await privates('Anna')).toEqual([])
  await in_('Anna').slash('settings', { thread: true })
  await ownMessage('Anna')
})

test('a lost reply of Discord creates no second thread, and no second message', async () => {
  await in_('Anna').slash('settings', { thread: false })
  await discord.until(async () => (await privates('Anna')).every((one) => one.thread_metadata?.archived))
  const before = (await privates('Anna')).length
  const { parent_id } = (await privates('Anna'))[0] ?? {}
  await discord.faults({
    rules: [
      { do: 'dropAfter', match: `POST /channels/${parent_id}/threads` },
      { do: 'dropAfter', match: 'PUT /channels/' },
    ],
  })
  await in_('Anna').slash('settings', { thread: true })
  const first = await discord.until(async () => {
    const own = (await privates('Anna')).at(before)
    return own && (await in_('Anna').messages(own.id)).find((one) => one.author.bot && one.type === 0)
  }, 15_000)
  expect(await privates('Anna')).toHaveLength(before + 1)
  await discord.faults({
    rules: [{ do: 'dropAfter', match: `PATCH /channels/${first.channel_id}/messages` }],
  })
  await in_('Anna').slash('settings', { thread: true })
  await evening.allSent()
  expect((await ownMessage('Anna')).id).toBe(first.id)
})

test('without a permission, it says what it lacks, and nothing has changed', async () => {
  await discord.faults({ botPermissions: NO_PRIVATE_THREADS })
  const told = resultingMessage(await in_('Ben').slash('settings', { thread: true }))
  expect(told.content).toContain('I don’t have “Create Private Threads”')
  expect(buttonLabels(told)).toContain('A private thread in raids')
  await discord.faults({ botPermissions: '' })
})

test('a thread that can’t be opened after all is reported in the raid’s thread, and the raid goes on', async () => {
  await discord.faults({ botPermissions: NO_PRIVATE_THREADS })
  await evening.table.settings.changePerson(await person('Ben'), { privateThread: true }) // in another channel
  await discord.until(async () =>
    (await in_('Dora').messages()).some(says('I can’t open a private thread for Ben')),
  )
  expect(await privates('Ben')).toEqual([])
  await discord.faults({ botPermissions: '' })
})

test('a person who has the maximum number of threads gets no further one, and reads the reason', async () => {
  const { privateThreads, settings, create, find } = evening.table
  const ben = await person('Ben')
  const raid = await find({ threadId: thread })
  const other = await create({ guildId: raid?.guildId ?? '', channelId: '1' }, ben, 'deadmines', 'novice')
  const otherId = 'rejected' in other ? '' : other.id
  await privateThreads.opened(otherId, ben.id, '2')
  await settings.changePerson(ben, { privateThread: true })
  await discord.until(async () =>
    (await in_('Dora').messages()).some(
      says('Ben already has as many private threads as I open for one person'),
    ),
  )
  expect(await privates('Ben')).toEqual([])
  await privateThreads.closed(otherId, ben.id)
})

test('a thread that its owner gives up is archived, and so are all threads as the raid ends', async () => {
  await in_('Ben').slash('settings', { thread: true })
  const bens = await ownMessage('Ben')
  await in_('Ben').slash('settings', { thread: false })
  await discord.until(async () => (await privates('Ben')).every((one) => one.thread_metadata?.archived))
  expect((await in_('Ben').messages(bens.channel_id)).find(({ id }) => id === bens.id)?.components).toEqual(
    [],
  )
  const annas = await ownMessage('Anna')
  const sure = resultingMessage(await in_('Anna').slash('raid abandon'))
  await in_('Anna').click(sure.id, buttonLabels(sure)[0] ?? '')
  await discord.until(async () => (await privates('Anna')).every((one) => one.thread_metadata?.archived))
  const last = (await in_('Anna').messages(annas.channel_id)).find(({ id }) => id === annas.id)
  expect([last?.components, last?.attachments]).toEqual([[], []])
  expect(last?.content).toContain('Nothing more will come here')
})
