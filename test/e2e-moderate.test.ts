/** Managers end, lock and rename things in their server, and a locked thread is explained to its people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonLabels, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { textOf } from './support/witness.ts'

const PATIENCE = { timeout: 240_000 }

let evening: Evening
let discord: PlaygroundClient

beforeAll(async () => {
  evening = await Evening.open()
  discord = evening.discord
  await evening.privateAnswer('Anna', 'moderate', { log: true })
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const threadNow = async (id: string) =>
  (await discord.as('Anna').state()).channels.find((one) => one.id === id)?.thread_metadata

/** Waits for the line in the channel of the log. */
const logged = (line: string) =>
  discord.until(async () => (await discord.as('Anna').messages()).find(({ content }) => content === line))

/** Begins a raid of Ben alone. @returns its thread */
async function aRaid(): Promise<string> {
  const ben = discord.as('Ben')
  const lobby = resultingMessage(await ben.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  const thread = await evening.threadOn(lobby)
  await ben.in(thread).slash('raid join', { deck: 'horde-rogue' })
  await ben.in(thread).slash('raid start')
  await evening.question(thread)
  return thread
}

/** Begins a game of Shadow of War of two players. @returns its thread and its code */
async function aGame(): Promise<{ thread: string; code: string }> {
  const lobby = resultingMessage(await discord.as('Ben').slash('war create', { overlord: 'kazzak' }))
  const thread = await evening.threadOn(lobby)
  const seats = [
    ['Ben', 'alliance', 'mage'],
    ['Cleo', 'horde', 'warrior'],
  ] as const
  for (const [name, faction, cls] of seats) {
    const joins = async () =>
      resultingMessage(await discord.as(name).in(thread).slash('war join', { faction, class: cls }))
    await discord.until(async () => textOf(await joins()).includes(name))
  }
  await discord.as('Ben').in(thread).slash('war start')
  const { code } = await discord.until(() => evening.table.war.here(thread))
  return { thread, code }
}

/** Chooses a raid or game on the page of `/moderate` and presses a button. @returns the answer */
async function moderated(value: string, button: string) {
  const anna = discord.as('Anna')
  const page = await evening.privateAnswer('Anna', 'moderate')
  const chosen = resultingMessage(await anna.select(page.id, [value]))
  return resultingMessage(await anna.click(chosen.id, button))
}

test('a raid that is put to sleep has an archived thread, and its button wakes it', PATIENCE, async () => {
  const thread = await aRaid()
  const { code, id } = await evening.raidIn(thread)
  expect((await moderated(code, 'Put it to sleep')).content).toContain(`${code} was put to sleep`)
  await logged(`🛡 Anna: ${code} was put to sleep. Nobody is reminded until somebody plays again.`)
  await discord.until(async () => (await threadNow(thread))?.archived)
  expect((await evening.table.find({ raidId: id }))?.status).toBe('playing')
  const asleep = await discord.until(async () =>
    (await discord.as('Ben').messages(thread)).find((one) => textOf(one).includes('goes to sleep')),
  )
  const [button = ''] = buttonLabels(asleep)
  expect(resultingMessage(await discord.as('Ben').click(asleep.id, button)).content).not.toContain(
    'went wrong',
  )
})

test(
  'a locked thread of a raid is archived and locked, and its raid goes on when it is open',
  PATIENCE,
  async () => {
    const thread = await aRaid()
    const { code } = await evening.raidIn(thread)
    expect((await moderated(code, 'Lock the thread')).content).toContain(`The thread of ${code} was locked`)
    expect(await threadNow(thread)).toMatchObject({ archived: true, locked: true })
    await logged(`🛡 Anna: The thread of ${code} was locked. People who manage threads can unlock it.`)
    await discord.faults({ threads: [{ id: thread, archived: false, locked: false }] })
    const { message } = await evening.question(thread)
    expect(resultingMessage(await discord.as('Ben').in(thread).slash('board')).content).not.toContain(
      'went wrong',
    )
    expect(message.channel_id).toBe(thread)
  },
)

test('without Manage Threads the bot says that it can’t lock a thread', PATIENCE, async () => {
  const thread = await aRaid()
  const { code } = await evening.raidIn(thread)
  await discord.faults({
    overwrites: [{ channel: 'raids', of: 'Lairkeeper', deny: `${1n << 34n}` }],
  })
  expect((await moderated(code, 'Lock the thread')).content).toContain('I can’t lock the thread')
  await discord.faults({ overwrites: [{ channel: 'raids', of: 'Lairkeeper' }] })
  expect(await threadNow(thread)).toMatchObject({ locked: false })
})

test('a character with an offensive name gets another one', PATIENCE, async () => {
  const anna = discord.as('Anna')
  await discord.as('Dora').slash('character', { new: 'horde-rogue', name: 'Rudeword' })
  const page = await evening.privateAnswer('Anna', 'moderate', { person: 'Dora' })
  const [{ id } = { id: '' }] = await evening.table.characters.characters({
    guildId: (await anna.state()).guild.id,
    personId: await personId('Dora'),
  })
  const { interactionId } = await anna.select(page.id, [id])
  await anna.submit(interactionId, { name: 'Kindword' })
  await logged('🛡 Anna: The name Rudeword was replaced by Kindword.')
  expect(textOf(await evening.privateAnswer('Dora', 'character'))).toContain('Kindword')
})

const personId = async (name: string) => (await discord.as(name).state()).me.id

test('a game of Shadow of War is ended, and its thread says so', PATIENCE, async () => {
  const { thread, code } = await aGame()
  const answer = await moderated(`war ${code}`, 'End this raid')
  expect(answer.content).toContain(`${code} was ended`)
  await logged(`🛡 Anna: ${code} was ended.`)
  expect((await evening.table.war.byCode(code))?.status).toBe('ended')
  await discord.until(async () =>
    (await discord.as('Ben').messages(thread)).find(({ content }) => content.includes(`${code} was ended`)),
  )
})

test('of a locked thread of Shadow of War, the leader and the channel are told', PATIENCE, async () => {
  const { thread, code } = await aGame()
  await discord.faults({ threads: [{ id: thread, locked: true }] })
  const words = (content: string) => content.includes('Nobody can press a button') && content.includes(code)
  const told = (channel?: string) =>
    discord.until(async () =>
      (await discord.as('Ben').messages(channel)).find(({ content }) => words(content)),
    )
  await told()
  const dm = [...evening.playground.world.channels.values()].find(({ name }) => name === '@Ben')
  await told(dm?.id)
})
