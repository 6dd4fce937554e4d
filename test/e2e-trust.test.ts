/** Undo, votes and corrections at a Discord table, through discord.js and the local stand-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { keepHand } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  thread = await evening.firstThread()
  for (const name of ['Anna', 'Ben', 'Cleo'])
    await discord.as(name).slash('raid join', { deck: 'horde-rogue' })
  await discord.as('Anna').click(lobby.id, 'Start')
  let last: Message | undefined
  for (let n = 0; n < 3; n++) {
    const { message, name } = await prompt(last)
    await keepHand(in_(name), message)
    last = message
  }
  await prompt(last)
})

afterAll(async () => {
  await evening.close()
})

const in_ = (name: string) => discord.as(name).in(thread)

/** The open question, and the asked person. */
const prompt = (after?: Message) => evening.question(thread, after)

const rows = z.array(
  z.looseObject({
    components: z.array(
      z.looseObject({
        options: z
          .array(z.looseObject({ value: z.string(), label: z.string(), description: z.string() }))
          .optional(),
      }),
    ),
  }),
)
const optionsOf = (message: Message) =>
  rows
    .parse(message.components)
    .flatMap(({ components }) => components.flatMap(({ options = [] }) => options))

/** The newest message that contains this text. */
const said = (words: string): Promise<Message> =>
  discord.until(async () => (await in_('Dora').messages()).findLast((one) => one.content.includes(words)))

/** The newest such vote, once it is open. An older one has no buttons left. */
const openVote = (words: string): Promise<Message> =>
  discord.until(async () => {
    const vote = await said(words)
    return buttonLabels(vote).length > 0 ? vote : null
  })

test('a click takes back the player’s last answer, everybody sees it, and the question is asked again', async () => {
  const { message } = await prompt()
  const choices = await in_('Anna').autocomplete('place', { card: '' }, 'card')
  const placed = resultingMessage(await in_('Anna').slash('place', { card: `${choices[0]?.value}` }))
  expect(buttonLabels(placed)).toContain('↶ Take back')
  const { message: asked } = await prompt(message)
  const back = resultingMessage(await in_('Anna').click(placed.id, '↶ Take back'))
  expect(back.content).toContain('Taken back')
  const news = await said('takes back 1 answer')
  expect(news.content).toContain('↶ ~~▫ Anna places a resource face down.~~')
  await discord.until(async () => (await prompt()).message.attachments.length === 1) // the new picture of the board
  expect((await prompt(asked)).name).toBe('Anna')
  expect(await in_('Anna').autocomplete('place', { card: '' }, 'card')).toHaveLength(choices.length)
})

test('an answer that others have seen needs a vote, which says what is lost, changes in place and ends', async () => {
  const before = await prompt()
  const choices = await in_('Anna').autocomplete('place', { card: '' }, 'card')
  await in_('Anna').slash('place', { card: `${choices[0]?.value}` })
  await prompt(before.message)
  await in_('Anna').slash('pass')
  await discord.until(async () => (await prompt()).name === 'Ben')
  await said('↶ ~~▫ Anna places a resource face down.~~') // in the record of the turn
  const asked = resultingMessage(await in_('Ben').slash('undo', { steps: 1 }))
  expect(isEphemeral(asked)).toBe(true)
  expect(asked.content).toContain('2 raiders must agree')
  const vote = await openVote('asks to take back')
  expect(buttonLabels(vote)).toEqual(['Agree', 'Refuse'])
  expect(vote.content).toContain('> Turn 2: Ben')
  expect(vote.content).toContain('Anna’s answer would be lost')
  expect(vote.mentions.map(({ global_name: name }) => name)).toEqual(['Anna', 'Cleo'])
  const stranger = resultingMessage(await in_('Dora').click(vote.id, 'Agree'))
  expect([isEphemeral(stranger), stranger.content]).toEqual([true, expect.stringContaining('no seat')])
  await in_('Cleo').click(vote.id, 'Agree')
  const settled = await said('The table has agreed')
  expect([settled.id, buttonLabels(settled)]).toEqual([vote.id, []])
  await discord.until(async () => (await prompt()).name === 'Anna')
  await said('Anna’s answer is lost')
})

test('a person’s second request ends their first vote, which says so', async () => {
  await in_('Ben').slash('undo', { steps: 1 })
  const first = await openVote('asks to take back')
  const again = resultingMessage(await in_('Ben').slash('undo', { steps: 2 }))
  expect(again.content).toContain('must agree')
  const over = await said('now asks for something else')
  expect([over.id, buttonLabels(over)]).toEqual([first.id, []])
  const second = await openVote('asks to take back')
  expect(second.id).not.toBe(first.id)
  await in_('Anna').click(second.id, 'Refuse')
  await in_('Cleo').click(second.id, 'Refuse')
  expect((await said('The table has refused')).id).toBe(second.id)
})

test('a vote ends when its raid goes on', async () => {
  const asked = resultingMessage(await in_('Ben').slash('undo', { steps: 1 }))
  expect(asked.content).toContain('must agree')
  const vote = await openVote('asks to take back')
  await in_('Anna').slash('pass')
  const over = await said('The raid has gone on')
  expect([over.id, buttonLabels(over)]).toEqual([vote.id, []])
})

test('/undo alone offers moments by their events', async () => {
  const open = resultingMessage(await in_('Ben').slash('undo'))
  expect(isEphemeral(open)).toBe(true)
  const options = optionsOf(open)
  expect(options.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Before: Turn 2: Ben/))
  expect(JSON.stringify(options)).not.toContain('**')
  const place = options.find(({ label }) => label.includes('Anna places a resource'))
  expect(place?.description).toMatch(/^Anna answered · takes back \d answers$/)
  const asked = resultingMessage(await in_('Ben').select(open.id, [`${place?.value}`]))
  expect([asked.id, asked.content]).toEqual([open.id, expect.stringContaining('2 raiders must agree')])
  const vote = await openVote('asks to take back')
  expect(vote.content).toContain('> ▫ Anna places a resource face down.')
  await in_('Anna').click(vote.id, 'Refuse')
  await in_('Cleo').click(vote.id, 'Refuse')
  const late = resultingMessage(await in_('Ben').slash('undo'))
  expect(optionsOf(late).map(({ label }) => label)).toEqual(options.map(({ label }) => label))
})

test('the leader corrects something at once, others ask the table, and everybody reads the reason', async () => {
  const cards = await in_('Anna').autocomplete('judge', { what: 'damage', card: 'Cookie' }, 'card')
  expect(cards[0]?.name).toContain('in play')
  const card = `${cards[0]?.value}`
  const done = resultingMessage(
    await in_('Anna').slash('judge', { what: 'damage', card, number: 3, reason: 'we *forgot* it' }),
  )
  expect([isEphemeral(done), done.content]).toEqual([true, expect.stringContaining('⚙ Done')])
  const news = await said('corrects the game')
  expect(news.content).toMatch(/^⚙ /) // a separate message, not a line of the question's
  expect(news.content).toContain('has 3 damage. Why: we \\*forgot\\* it')
  const raiders = await in_('Ben').autocomplete('judge', { what: 'draw', raider: 'ben' }, 'raider')
  const raider = `${raiders[0]?.value}`
  await in_('Ben').slash('judge', { what: 'draw', raider, number: 1, reason: 'I forgot' })
  const vote = await openVote('asks to correct the game')
  expect(vote.content).toContain('Ben draws 1 card')
  await in_('Anna').click(vote.id, 'Agree')
  expect((await said('Anna has approved it')).id).toBe(vote.id)
  expect((await said('Why: I forgot')).content).toContain('Ben')
  const wrong = resultingMessage(
    await in_('Anna').slash('judge', { what: 'exhaust', card: 'Onyxia', reason: 'x' }),
  )
  expect(wrong.content).toContain('no card called “Onyxia”')
})

test('nobody answers for a player with cards that only the player can see; skipping passes for them', async () => {
  const { name, message } = await prompt()
  const choices = await in_('Anna').autocomplete('judge', { what: 'answer', choice: '' }, 'choice')
  expect(choices).toEqual([])
  const refused = resultingMessage(
    await in_('Anna').slash('judge', { what: 'answer', choice: 'Pass', reason: 'away' }),
  )
  expect(refused.content).toContain('may see these choices')
  await in_('Anna').slash('judge', { what: 'skip', reason: 'gone for dinner' })
  await said(`an answer for ${name}`)
  await prompt(message)
})

test('/undo goes back beyond a menu: earlier moments are a click away', { timeout: 60_000 }, async () => {
  const raid = await evening.raidIn(thread)
  const passer = async () => {
    const { view } = await evening.table.look(raid.id, null)
    const seat = view?.waitingFor?.seat
    const who = raid.seats.find((one) => one.seat === seat)?.person
    if (!who) throw new Error('nobody is asked')
    const { view: seen } = await evening.table.look(raid.id, who, seat)
    if (!seen?.decision) throw new Error('nothing is asked')
    const picks = heuristicPlayer.decide(
      () => seen,
      seen.decision,
      () => 0,
    )
    return evening.table.answer(raid.id, who, [{ decision: seen.decision.id, picks }])
  }
  const count = async () => {
    const found = await evening.table.undo.moments(raid.id)
    return 'rejected' in found ? 0 : found.moments.length
  }
  while ((await count()) < 30) expect(await passer()).toHaveProperty('ok')
  const open = resultingMessage(await in_('Ben').slash('undo'))
  expect([optionsOf(open).length, buttonLabels(open)]).toEqual([25, ['‹ Earlier moments']])
  const earlier = resultingMessage(await in_('Ben').click(open.id, '‹ Earlier moments'))
  expect([earlier.id, buttonLabels(earlier)]).toEqual([open.id, ['Later moments ›']])
  const values = optionsOf(earlier).map(({ value }) => Number(value))
  expect(values.every((to) => optionsOf(open).every(({ value }) => to < Number(value)))).toBe(true)
  const asked = resultingMessage(await in_('Ben').select(open.id, [`${values[0]}`]))
  expect(asked.content).toContain('2 raiders must agree')
})

test('a fault is reported in a form, and the reporter gets its number', async () => {
  const opened = await in_('Ben').slash('report')
  expect(opened.outcome.kind).toBe('modal')
  const told = resultingMessage(
    await in_('Ben').submit(opened.interactionId, { note: 'Cookie has\0 no damage' }),
  )
  expect(isEphemeral(told)).toBe(true)
  expect(told.content).toMatch(/report \*\*\d+\*\*/)
})

test('the bot sent no request that the stand-in does not know', async () => {
  expect(await discord.unknownRoutes()).toEqual([])
  const failed = (await discord.requests()).filter((one) => one.status >= 400 && one.status !== 404)
  expect(failed).toEqual([])
})
