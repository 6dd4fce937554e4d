/** A newcomer learns to raid, in a private thread, with the real commands, across a restart, to the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonLabels, type PlaygroundPerson, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { highlightedIn, menusIn, wordsIn } from './support/reading.ts'

const PATIENCE = { timeout: 240_000 }

let evening: Evening
let anna: PlaygroundPerson

beforeAll(async () => {
  evening = await Evening.open()
  await evening.readsHands('Anna')
  anna = evening.discord.as('Anna')
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

type Message = Awaited<ReturnType<PlaygroundPerson['messages']>>[number]

const PRIVATE_THREAD = 12

const threads = async (person: PlaygroundPerson) =>
  (await person.state()).channels.filter(({ type }) => type === PRIVATE_THREAD)

const messages = async () => (await anna.messages()).filter(({ flags }) => (flags & 64) === 0)

const wordsOf = (message: Message | undefined) => JSON.stringify(message?.embeds)

const isVictory = (message: Message) =>
  message.content.includes('You have won!') || wordsOf(message).includes('You have won!')

/** The coach's question in the thread, as soon as it has that button. */
const asked = (label = '') =>
  evening.discord.until(async () => {
    const found = (await messages()).findLast(({ content }) => content.includes('🎓'))
    return found && (label === '' || buttonLabels(found).includes(label)) && found
  }, 20_000)

const OPENING = 'My hand: keep or mulligan'
const ownPanels = async () => (await anna.messages()).filter(({ flags }) => (flags & 64) !== 0)

/** Presses a button. @returns the private panel that answers, at once or after a while */
async function pressed(message: Message, label: string): Promise<Message> {
  const before = JSON.stringify(await ownPanels())
  const { outcome } = await anna.click(message.id, label)
  if (outcome.kind === 'message' || outcome.kind === 'update') return outcome.message
  return evening.discord.until(async () => {
    const panels = await ownPanels()
    return JSON.stringify(panels) === before ? null : panels.at(-1)
  }, 20_000)
}

test('a thread is opened that nobody else sees, with at most 120 words to read', PATIENCE, async () => {
  const said = await evening.privateAnswer('Anna', 'tutorial')
  const [thread] = await threads(anna)
  expect(said.content).toContain(`<#${thread?.id}>`)
  expect(thread?.name).toBe('Tutorial · Lesson 1: play and attack')
  expect(await threads(evening.discord.as('Ben'))).toEqual([])
  anna = anna.in(thread?.id ?? '')
  const first = await asked()
  const [intro] = await messages()
  expect(wordsOf(intro)).toContain('▫ Attack')
  expect(wordsOf(intro)).not.toContain('quest')
  expect(first.content).toContain('0 of 3')
  expect(highlightedIn(first)).toEqual([OPENING])
  const read = [said, ...(await messages())].flatMap(wordsIn)
  expect(read.length).toBeLessThanOrEqual(120)
})

test(
  'the coach speaks in the panel that is pressed, and the real commands do it, too',
  PATIENCE,
  async () => {
    const panel = await pressed(await asked(), OPENING)
    expect(panel.content).toContain('🎓 **0 of 3.** This is your opening hand')
    expect(highlightedIn(panel)).toEqual(['Keep this hand'])
    const moves = await pressed(panel, 'Keep this hand')
    expect(moves.id).toBe(panel.id)
    expect(moves.content).toContain('Place a resource')
    expect(highlightedIn(moves)).toEqual(['Show me'])
    await anna.slash('place', { card: 'Karrok Scarrend' })
    const after = resultingMessage(await anna.slash('play', { card: 'Kagra of the Crossroads' }))
    expect(after.content).toContain('🎓 **2 of 3.** **Attack!**')
  },
)

test(
  'lesson 1 offers no autopilot, no attack with several, and no attack without ATK',
  PATIENCE,
  async () => {
    const panel = await pressed(await asked('My moves'), 'My moves')
    expect(buttonLabels(panel)).toEqual(['Show me', 'End turn', 'My hand', 'Board'])
    const menus = menusIn(panel).map(({ placeholder }) => placeholder)
    expect(menus).toContain('Attack with …')
    expect(menus).not.toContain('Give an instruction …')
    const attacks = menusIn(panel).find(({ placeholder }) => placeholder === 'Attack with …')
    const labels = JSON.stringify(attacks)
    expect([labels.includes('Kagra'), labels.includes('Gurzak')]).toEqual([true, false])
  },
)

test('the lesson is left, the bot restarts, and the lesson goes on where it was', PATIENCE, async () => {
  const before = await asked('My moves')
  await evening.stopBot()
  await evening.startBot()
  const said = resultingMessage(await anna.in('raids').slash('tutorial'))
  expect(said.content).toContain('goes on where you left it')
  expect(buttonLabels(said)).toEqual(['Begin it again'])
  expect((await threads(anna)).length).toBe(1)
  const panel = await pressed(before, 'My moves')
  const shown = await pressed(panel, 'Show me')
  expect(shown.id).toBe(panel.id)
  expect(shown.content).toContain('Kagra of the Crossroads')
})

/** Presses the highlighted button of the panel until the lesson is over. @returns the last state of the panel */
async function followed(first: Message): Promise<Message> {
  let panel = first
  for (let press = 0; press < 200 && !isVictory(panel); press++) {
    expect(panel.content).toContain('🎓')
    const highlighted = highlightedIn(panel)
    expect([panel.content, highlighted]).toEqual([panel.content, [expect.any(String)]])
    panel = await pressed(panel, highlighted[0] ?? '')
  }
  return panel
}

test(
  'the coach is visible at every step of each lesson, and each ends in one message',
  PATIENCE,
  async () => {
    for (const [lesson, next] of [
      ['attack', 'Lesson 2: Boss, protect and quest'],
      ['boss', 'Lesson 3: the chain'],
      ['chain', 'Open a raid'],
    ] as const) {
      const question = await asked()
      const before = await ownPanels()
      const end = await followed(await pressed(question, highlightedIn(question)[0] ?? ''))
      expect([lesson, wordsOf(end).includes('▫'), buttonLabels(end)]).toEqual([lesson, false, [next]])
      expect(wordsOf(end)).toContain('What you have learned')
      const said = await evening.discord.until(async () => (await messages()).find(isVictory))
      expect([said.content, said.embeds]).toEqual(['♛ You have won!', []]) // the panel says more
      expect([said.id, (await messages()).length]).toEqual([question.id, 2]) // with the introduction
      expect((await ownPanels()).length).toBe(before.length + 1)
      if (lesson === 'chain') return
      const known = await threads(anna)
      expect(resultingMessage(await anna.click(end.id, next)).content).toContain('Your tutorial is ready')
      const opened = await evening.discord.until(async () =>
        (await threads(anna)).find(({ id }) => !known.some((one) => one.id === id)),
      )
      anna = anna.in(opened.id)
    }
  },
)

test('after the last lesson a raid is opened in the channel, with one press', PATIENCE, async () => {
  const end = await evening.discord.until(async () => (await messages()).find(isVictory))
  expect(resultingMessage(await anna.click(end.id, 'Open a raid')).content).toContain('The lobby is open')
  const lobby = await evening.discord.until(async () =>
    (await anna.in('raids').messages()).find(({ embeds }) => JSON.stringify(embeds).includes('Raid: ')),
  )
  expect(buttonLabels(lobby)).toContain('Start')
})

test('any lesson can be begun separately, and each goes on separately', PATIENCE, async () => {
  const ben = evening.discord.as('Ben')
  expect(resultingMessage(await ben.slash('tutorial', { lesson: 2 })).content).toContain(
    'Your tutorial is ready',
  )
  expect(resultingMessage(await ben.slash('tutorial', { lesson: 3 })).content).toContain(
    'Your tutorial is ready',
  )
  expect(resultingMessage(await ben.slash('tutorial', { lesson: 2 })).content).toContain('goes on')
  expect((await threads(ben)).map(({ name }) => name).sort()).toEqual([
    'Tutorial · Lesson 2: Boss, protect and quest',
    'Tutorial · Lesson 3: the chain',
  ])
  const raids = await evening.store.db.raid.findMany({
    where: { status: 'playing', leader: { name: 'Ben' } },
  })
  expect(raids.map(({ name }) => name).sort()).toEqual(['lesson-boss', 'lesson-chain'])
})

test('it has earned nothing, and is in no list; a new one begins at once', PATIENCE, async () => {
  const raids = await evening.store.db.raid.findMany({
    where: { status: 'won' },
    include: { record: true, xpEntries: true },
  })
  expect(raids).toHaveLength(3)
  for (const raid of raids) expect(raid).toMatchObject({ record: null, xpEntries: [] })
  const choices = await anna.in('raids').autocomplete('history', { replay: '' }, 'replay')
  expect(choices).toEqual([])
  expect(resultingMessage(await evening.discord.as('Anna').slash('tutorial')).content).toContain(
    'Your tutorial is ready',
  )
  expect((await threads(anna)).length).toBe(4 + 2) // the owner of the server sees Ben’s, too
})

test('a learner who has left the thread is added again by a mention', PATIENCE, async () => {
  const cleo = evening.discord.as('Cleo')
  await cleo.slash('tutorial')
  const [thread] = await threads(cleo)
  const { me } = await cleo.state()
  const { members } = evening.playground.world.thread(thread?.id ?? '')
  await evening.allSent()
  members.delete(me.id)
  await cleo.slash('tutorial')
  expect(members.has(me.id)).toBe(true)
  const last = (await cleo.messages(thread?.id)).at(-1)
  expect(last).toMatchObject({ type: 0, content: `<@${me.id}> Your tutorial goes on here.` })
})
