/** A newcomer learns to raid, in a private thread, with the real commands, across a restart, to the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSameQuestion } from '../scripts/crowd/controls.ts'
import { buttonsOf, messageOf, type Person } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 240_000 }

let evening: Evening
let anna: Person

beforeAll(async () => {
  evening = await Evening.open()
  anna = evening.discord.as('Anna')
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

type Message = Awaited<ReturnType<Person['messages']>>[number]

const PRIVATE_THREAD = 12

const threads = async (person: Person) =>
  (await person.state()).channels.filter(({ type }) => type === PRIVATE_THREAD)

const messages = async () => (await anna.messages()).filter(({ flags }) => (flags & 64) === 0)

const wordsOf = (message: Message | undefined) => JSON.stringify(message?.embeds)

const isVictory = (message: Message) => wordsOf(message).includes('You have won!')

/** The coach's newest question, once it differs from `before`. */
const asked = (before?: Message) =>
  evening.discord.until(async () => {
    const found = (await messages()).findLast(({ content }) => content.includes('🎓'))
    return found && !(before && isSameQuestion(found, before)) ? found : null
  }, 20_000)

test('a thread is opened that nobody else sees, with a list of the topics', PATIENCE, async () => {
  const said = await evening.told('Anna', 'tutorial')
  const [thread] = await threads(anna)
  expect(said.content).toContain(`<#${thread?.id}>`)
  expect(thread?.name).toBe('Tutorial · Lesson 1: play and attack')
  expect(await threads(evening.discord.as('Ben'))).toEqual([])
  anna = anna.in(thread?.id ?? '')
  const [intro] = await evening.discord.until(async () => {
    const all = await messages()
    return all.length > 0 && all
  })
  expect(wordsOf(intro)).toContain('▫ Attack')
  expect(wordsOf(intro)).not.toContain('quest')
})

test('the coach says what to do, and the real commands do it', PATIENCE, async () => {
  const first = await asked()
  expect(first.content).toContain('0 of 3')
  await anna.slash('answer', { choice: 'Keep this hand' })
  const turn = await asked(first)
  expect(turn.content).toContain('Place a resource')
  await anna.slash('place', { card: 'Karrok Scarrend' })
  await asked(turn)
  await anna.slash('play', { card: 'Kagra of the Crossroads' })
  const ready = await evening.discord.until(async () => {
    const now = await asked()
    return now.content.includes('2 of 3') && now.content.includes('Attack!') && now
  })
  expect(buttonsOf(ready)).toContain('Show me')
})

test('the lesson is left, the bot restarts, and the lesson goes on where it was', PATIENCE, async () => {
  const before = await asked()
  await evening.stopBot()
  await evening.startBot()
  const said = messageOf(await anna.in('raids').slash('tutorial'))
  expect(said.content).toContain('goes on where you left it')
  expect((await threads(anna)).length).toBe(1)
  expect(messageOf(await anna.click(before.id, 'Show me')).content).toContain('Kagra of the Crossroads')
})

/** The coach's question, unless the lesson is won. */
const askedOrWon = () =>
  evening.discord.until(async () => {
    const all = await messages()
    return all.find(isVictory) ?? all.findLast(({ content }) => content.includes('🎓'))
  }, 20_000)

/** Follows the coach until the lesson is won. @returns its end */
async function shownToTheEnd(): Promise<Message> {
  for (let step = 0; step < 120; step++) {
    const question = await askedOrWon()
    if (isVictory(question)) break
    const shown = messageOf(await anna.click(question.id, 'Show me'))
    const [button] = buttonsOf(shown)
    if (button === undefined) continue // answered already; the next question follows
    await anna.click(shown.id, button)
    await evening.discord.until(async () => {
      const now = await messages()
      const latest = now.findLast(({ content }) => content.includes('🎓'))
      return !latest || !isSameQuestion(latest, question) || now.at(-1)?.id !== question.id
    }, 20_000)
  }
  return evening.discord.until(async () => (await messages()).find(isVictory))
}

test('with “Show me” everything is learned, and the next lesson is one press away', PATIENCE, async () => {
  for (const [lesson, next] of [
    ['attack', 'Lesson 2: Boss, protect and quest'],
    ['boss', 'Lesson 3: the chain'],
    ['chain', null],
  ] as const) {
    const end = await shownToTheEnd()
    expect([lesson, wordsOf(end).includes('▫'), buttonsOf(end)]).toEqual([lesson, false, next ? [next] : []])
    if (next === null) return
    const before = await threads(anna)
    expect(messageOf(await anna.click(end.id, next)).content).toContain('Your tutorial is ready')
    const opened = await evening.discord.until(async () =>
      (await threads(anna)).find(({ id }) => !before.some((one) => one.id === id)),
    )
    anna = anna.in(opened.id)
  }
})

test('any lesson can be begun separately, and each goes on separately', PATIENCE, async () => {
  const ben = evening.discord.as('Ben')
  expect(messageOf(await ben.slash('tutorial', { lesson: 2 })).content).toContain('Your tutorial is ready')
  expect(messageOf(await ben.slash('tutorial', { lesson: 3 })).content).toContain('Your tutorial is ready')
  expect(messageOf(await ben.slash('tutorial', { lesson: 2 })).content).toContain('goes on')
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
  expect(messageOf(await evening.discord.as('Anna').slash('tutorial')).content).toContain(
    'Your tutorial is ready',
  )
  expect((await threads(anna)).length).toBe(4 + 2) // the owner of the server sees Ben’s, too
})
