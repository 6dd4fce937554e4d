/**
 * A player who falls while the others play on gets a private message, or is pinged in the thread. In each round they
 * speak for the lair and give a hint, and nobody is pinged.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { questionComponentIds } from '../src/discord/raid-questions/ids.ts'
import { buttonLabels, isEphemeral, resultingMessage } from '../src/playground/client.ts'
import { newComputerPlayerRandomGenerator } from '../src/simulation/simulate.ts'
import { requireAccepted } from '../src/table/fixture.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'
import { destroyHero } from './support/felling.ts'
import { keepHand, openQuestion } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

const PATIENCE = { timeout: 90_000 }

/** The raid doesn't end before the test does, whatever the players draw. */
const SEED = '1'.repeat(32)

let evening: Evening
let thread: string

const in_ = (name: string) => evening.discord.as(name).in(thread)

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  const { discord } = evening
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  thread = await evening.firstThread()
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  await discord.as('Cleo').select(lobby.id, ['horde-shaman'])
  await discord.as('Anna').click(lobby.id, 'Start')
  let last: Message | undefined
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    const question = await discord.until(async () => openQuestion(await in_('Dora').messages(), last))
    last = question
    await keepHand(in_(name), question)
  }
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const fallen = (): Promise<Message[]> =>
  in_('Dora')
    .messages()
    .then((all) => all.filter(({ content }) => /^☠ .*has fallen/.test(content)))

const inPrivate = async (name: string): Promise<Message[]> =>
  evening.discord
    .as(name)
    .in(await evening.discord.dmWith(name))
    .messages()

test(
  'a private message says what they can still do, and the thread names them without a ping',
  PATIENCE,
  async () => {
    const { discord } = evening
    await destroyHero(evening, thread, 'Gurzak')
    const [told] = await discord.until(async () => {
      const found = await fallen()
      return found.length > 0 ? found : null
    })
    expect(told?.content).toMatch(/^☠ \*\*Gurzak\*\* \(Ben\) has fallen/)
    expect(told?.mentions).toEqual([])
    if (!told) throw new Error('nothing was told')
    expect(buttonLabels(told)).toEqual([
      'Speak for "Captain" Cookie',
      'Spirit’s watch',
      'Let the fallen see my hand',
      'Take over a seat',
    ])
    const [word, ...more] = await inPrivate('Ben')
    expect(word?.content).toMatch(/^☠ Your \*\*Gurzak\*\* has fallen in The Deadmines: <#\d+>.*vote.*\/log/s)
    expect([word?.content.includes(`<#${thread}>`), more]).toEqual([true, []])
    const help = resultingMessage(await in_('Ben').slash('help'))
    expect([isEphemeral(help), JSON.stringify(help.embeds)]).toEqual([
      true,
      expect.stringContaining('Your hero has fallen'),
    ])
  },
)

test('a player who takes no private messages is pinged in the thread', PATIENCE, async () => {
  const { discord } = evening
  await discord.faults({ closedDms: ['Cleo'] })
  const before = await discord.pings()
  await destroyHero(evening, thread, 'Akumo')
  const told = await discord.until(async () => (await fallen()).find(({ mentions }) => mentions.length > 0))
  expect(told.mentions.map((one) => one.global_name)).toEqual(['Cleo'])
  expect(
    (await discord.pings()).slice(before.length).filter(({ messageId }) => messageId === told.id),
  ).toHaveLength(1)
  expect(await inPrivate('Cleo')).toEqual([])
})

const SPEAK = 'Speak for "Captain" Cookie'
const VOICE = '🗣 **"Captain" Cookie**: '

/** Answers for the people who are asked, until a turn of Anna's follows the next call of the fallen. Her hero is healed. */
async function nextRound(before: Message | undefined): Promise<Message> {
  const { table } = evening
  const raid = await evening.raidIn(thread)
  const random = newComputerPlayerRandomGenerator(7)
  for (let n = 0; n < 200; n++) {
    await evening.allSent()
    const call = (await calls()).at(-1)
    const asked = (await table.look(raid.id, null)).view?.waitingFor?.seat ?? -1
    const person = raid.seats[asked]?.person ?? raid.leader
    const { view } = await table.look(raid.id, person, asked)
    if (!view?.decision) throw new Error('the raid is over')
    const { decision, turn } = view
    const isFree = decision.kind === 'priority' && turn.player === asked && turn.phase === 'action'
    if (call && call.id !== before?.id && isFree) return call
    const picks =
      decision.kind === 'priority' ? ['pass'] : heuristicPlayer.decide(() => view, decision, random)
    requireAccepted(await table.answer(raid.id, person, [{ decision: decision.id, picks }]))
    await heal(view.seats[0]?.hero?.object ?? 0)
  }
  throw new Error('no round has begun')
}

async function heal(object: number): Promise<void> {
  const { id: raidId, leader: person } = await evening.raidIn(thread)
  const correction = { kind: 'damage', object, damage: 0 } as const
  const reason = userText('a test')
  await evening.table.corrections.make({ raidId, by: { person, roles: [] }, correction, reason })
}

const calls = async (): Promise<Message[]> =>
  (await in_('Dora').messages()).filter(({ content }) => content.startsWith('👻 A new round'))

const readInThread = (words: string): Promise<Message> =>
  evening.discord.until(async () =>
    (await in_('Dora').messages()).find(({ content }) => content.includes(words)),
  )

test('in each round both who have fallen speak for the Dungeon and give a hint, and nobody is pinged', {
  timeout: 300_000,
}, async () => {
  const { discord } = evening
  await in_('Anna').slash('settings', { of: 'me', showhand: true })
  let call: Message | undefined
  for (const round of [1, 2, 3]) {
    const before = call
    call = await nextRound(before)
    expect([buttonLabels(call), call.mentions]).toEqual([[SPEAK, 'Spirit’s watch'], []])
    expect((await calls()).map(({ id }) => id)).toEqual([call.id])
    const pings = await discord.pings()
    const menu = resultingMessage(await in_('Ben').click(call.id, SPEAK))
    expect([isEphemeral(menu), buttonLabels(menu)]).toEqual([true, ['1', '2', '3', '4', 'My own words']])
    const line = /\*\*1\*\* “(.*)”/.exec(menu.content)?.[1] ?? 'no line'
    expect(resultingMessage(await in_('Ben').click(menu.id, '1')).content).toContain('✓ You have spoken')
    await readInThread(`${VOICE}“${line}” (Ben)`)
    const again = resultingMessage(await in_('Ben').click(call.id, SPEAK))
    expect(again.content).toContain('already spoken in this round')
    const other = resultingMessage(await in_('Cleo').click(call.id, SPEAK))
    const { interactionId } = await in_('Cleo').click(other.id, 'My own words')
    await in_('Cleo').submit(interactionId, { words: `**Round** ${round} @everyone` })
    await readInThread(`${VOICE}“\\*\\*Round\\*\\* ${round} @\u200beveryone” (Cleo)`)
    await giveHint(call)
    expect(await discord.pings()).toEqual(pings)
    expect(resultingMessage(await in_('Anna').click(call.id, SPEAK)).content).toContain('still needed')
    if (round === 1) {
      await evening.stopBot()
      await evening.startBot()
    }
  }
})

/** Ben sees Anna's hand, and shows her a card of it, which only she sees, in the panel that she has open. */
async function giveHint(call: Message): Promise<void> {
  const raid = await evening.raidIn(thread)
  const { message } = await evening.question(thread)
  const panel = resultingMessage(await in_('Anna').click(message.id, questionComponentIds.moves(raid.code)))
  const watch = resultingMessage(await in_('Ben').click(call.id, 'Spirit’s watch'))
  const { view, seat } = await evening.table.look(raid.id, raid.leader)
  const [card] = view?.seats[seat ?? 0]?.hand.cards ?? []
  expect(watch.content).toContain(`**Anna** holds ${card?.name ?? ''}`)
  const menu = resultingMessage(await in_('Ben').click(watch.id, 'Hint for Anna'))
  const given = resultingMessage(await in_('Ben').select(menu.id, [`${card?.object ?? 0}`]))
  expect(given.content).toContain(`look at **${card?.name ?? ''}`)
  await readInThread('👻 Ben has a hint for Anna.')
  const words = `👻 Ben, a fallen friend, hints: look at **${card?.name ?? ''}**`
  const hinted = await evening.discord.until(async () =>
    (await in_('Anna').messages()).find(
      ({ id, content }) => id === panel.id && content !== panel.content && content.includes(words),
    ),
  )
  expect(isEphemeral(hinted)).toBe(true)
  const shown = (await in_('Dora').messages()).map(({ content }) => content).join()
  expect(shown).not.toContain('a fallen friend, hints')
}
