/** One person fills two seats with computer players and plays a Dungeon, leaves, and returns. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { planAtLevel } from '../src/bots/search/levels.ts'
import { isEphemeral, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import type { Person } from '../src/table/contract.ts'
import type { HintPlanner } from '../src/table/hints/contract.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'
import { openQuestion } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

const SEED = '00000000000000000000000000000011'

/** Plans in this process, so that the hint doesn't depend on the speed of the machine. */
const planner: HintPlanner = {
  plan: async ({ game, raid }) => ({ kind: 'planned', plan: planAtLevel('able', game, raid), ms: 0 }),
}

let evening: Evening
let discord: PlaygroundClient
let anna: Person
let lobby: Message
let thread: string

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED, planner })
  discord = evening.discord
  const { me } = await discord.as('Anna').state()
  anna = { id: me.id, name: userText('Anna') }
  await evening.table.settings.changePerson(anna, { hand: 'words', lookBack: false })
})

afterAll(() => evening.close())

const inThread = () => discord.as('Anna').in(thread)
const textOf = (message: Message): string => JSON.stringify([message.content, message.embeds])

/** The lobby's message, once it contains the text. */
const lobbyWith = (text: string): Promise<Message> =>
  discord.until(async () => {
    const found = (await discord.as('Anna').messages()).find(({ id }) => id === lobby.id)
    return found && textOf(found).includes(text) ? found : null
  })

test('one person opens a raid, and fills two seats by one command', async () => {
  const anna = discord.as('Anna')
  lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  thread = await evening.firstThread()
  await anna.slash('raid join', { deck: 'horde-warrior' })
  const said = resultingMessage(await anna.slash('raid fill', { level: 'easy' }))
  expect([isEphemeral(said), said.content]).toEqual([
    true,
    '✓ 2 computer players take part. Each leaves when a person needs the seat.',
  ])
  const seats = textOf(await lobbyWith('Thalwen'))
  expect(seats).toMatch(/🤖 \*\*Brakka\*\* \(computer, easy\) as/)
  expect(seats).toContain('The party has a healer, a protector and a damage dealer.')
  expect(seats).not.toContain('house-')
})

test('the raid leader can also press Change, and choose how many', async () => {
  const panel = resultingMessage(await discord.as('Anna').click(lobby.id, 'Change …'))
  const one = resultingMessage(await discord.as('Anna').select(panel.id, ['1'], 'Computer players …'))
  expect(one.content).toBe('✓ 1 computer player takes part. Each leaves when a person needs the seat.')
  const two = resultingMessage(await discord.as('Anna').slash('raid fill', { players: 2, level: 'easy' }))
  expect(two.content).toContain('2 computer players')
})

test('several rounds are played, and only the person is asked and mentioned', async () => {
  await discord.as('Anna').click(lobby.id, 'Start')
  await roundsLater(3)
  const messages = await inThread().messages()
  const mentioned = new Set(messages.flatMap(({ mentions }) => mentions.map((one) => one.global_name)))
  expect([...mentioned]).toEqual(['Anna'])
  const told = messages.map(textOf).join()
  expect(told).toContain('🤖 Brakka')
  expect(told).not.toContain('house-')
})

test('she asks for a hint, which only she sees, and which marks the raid', async () => {
  const hint = await discord.until(async () => {
    const said = resultingMessage(await inThread().slash('hint'))
    return said.content.startsWith('💡') ? said : null
  })
  expect(isEphemeral(hint)).toBe(true)
  expect(hint.content).toMatch(/^💡 The computer would .+\n-# Only you see this\./)
  const raid = await evening.raidIn(thread)
  const stored = await evening.store.db.raid.findUniqueOrThrow({ where: { id: raid.id } })
  expect(stored.hints).toBe(1)
  expect(resultingMessage(await discord.as('Ben').in(thread).slash('hint')).content).toContain(
    'You are not asked',
  )
})

test('she leaves: the computer plays for her, and waits at her next turn, because nobody else plays', async () => {
  const before = await turnNumber()
  const given = await inThread().slash('autopilot', { set: 'Let the computer play for me' })
  expect(isEphemeral(resultingMessage(given))).toBe(true)
  expect(await saidInThread('🤖 Anna is away')).toContain('the computer plays Gurzak for them')
  expect(await saidInThread('⏸ Nobody else plays here')).toContain('waits for Anna')
  const { view } = await evening.table.look((await evening.raidIn(thread)).id, null)
  expect(view?.turn.player).toBe(0)
  expect([1, 2, 3, 4]).toContain(Number(view?.turn.number) - before)
})

test('she returns, and plays on', async () => {
  const { view, seat } = await evening.table.look((await evening.raidIn(thread)).id, anna)
  expect([seat, view?.decision?.seat]).toEqual([0, 0])
  await roundsLater(1)
  const panel = resultingMessage(await inThread().slash('autopilot'))
  expect(panel.content).not.toContain('Let the computer play for me')
})

test('a new raid with two strong computer players goes on, and nobody is mentioned for them', async () => {
  const anna = discord.as('Anna')
  lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  thread = await evening.threadOn(lobby)
  await anna.slash('raid join', { deck: 'horde-warrior' })
  await anna.slash('raid fill', { players: 2, level: 'strong' })
  expect(textOf(await lobbyWith('computer, strong'))).toContain('🤖')
  await anna.click(lobby.id, 'Start')
  await roundsLater(1)
  const messages = await inThread().messages()
  const mentioned = new Set(messages.flatMap(({ mentions }) => mentions.map((one) => one.global_name)))
  expect([...mentioned]).toEqual(['Anna'])
  const prompts = await evening.store.db.outbox.findMany({ where: { kind: 'prompt' } })
  const thinking = prompts.filter(({ payload }) => JSON.stringify(payload).includes('"thinking":true'))
  expect(thinking.length).toBeGreaterThan(3)
})

const turnNumber = async (): Promise<number> => {
  const raid = await evening.raidIn(thread)
  return (await evening.table.look(raid.id, null)).view?.turn.number ?? 0
}

/** A public message in the thread that begins with this text, once it is there. */
const saidInThread = (text: string): Promise<string> =>
  discord.until(async () => {
    const found = (await discord.as('Emil').in(thread).messages()).find(({ content }) =>
      content.startsWith(text),
    )
    return found?.content ?? null
  })

/** Anna answers until the lair has begun this many more turns. She types her passes. */
async function roundsLater(rounds: number): Promise<void> {
  const raid = await evening.raidIn(thread)
  const end = (await turnNumber()) + 4 * rounds
  let before: Message | undefined
  while ((await turnNumber()) < end) {
    before = await nextQuestion(before)
    const { view, seat } = await evening.table.look(raid.id, anna)
    const decision = view?.decision
    if (!view || !decision) throw new Error('Anna is not asked')
    expect(seat).toBe(0)
    const picks = heuristicPlayer.decide(
      () => view,
      decision,
      () => 0,
    )
    if (picks[0] === 'pass') await inThread().slash('pass')
    else await evening.table.answer(raid.id, anna, [{ decision: decision.id, picks }])
  }
}

const nextQuestion = (before?: Message): Promise<Message> =>
  discord.until(async () => openQuestion(await inThread().messages(), before))
