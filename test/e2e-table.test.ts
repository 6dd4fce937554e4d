/** A raid at a Discord table, typed and clicked, through discord.js and the local stand-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionComponentIds } from '../src/discord/raid-questions/ids.ts'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { controlsOf } from './support/answering.ts'
import { Evening } from './support/evening.ts'
import { asks, keepHand } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

/** Every run plays the same cards. */
const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
  await evening.readsHands('Anna', 'Ben', 'Cleo')
  await openLobby()
})

afterAll(async () => {
  await evening.close()
})

async function openLobby(): Promise<void> {
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  thread = await evening.firstThread()
  expect(buttonLabels(lobby)).toEqual(['Join', 'Ready', 'Leave', 'Change …', 'Start'])
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  await discord.as('Cleo').slash('raid join', { deck: 'horde-rogue' })
  const shown = await discord.until(async () => {
    const [first] = await discord.as('Dora').messages()
    return first && JSON.stringify(first.embeds).includes('Cleo') ? first : null
  })
  expect(shown.id).toBe(lobby.id)
  const refused = resultingMessage(await discord.as('Ben').click(lobby.id, 'Start'))
  expect(isEphemeral(refused)).toBe(true)
  expect(refused.content).toContain('ask Anna')
  await discord.as('Anna').click(lobby.id, 'Start')
}

const in_ = (name: string) => discord.as(name).in(thread)

/** The open question, and the asked person. */
const prompt = (after?: Message) => evening.question(thread, after)

/** The names of the cards in a hand that is shown. */
const handIn = ({ embeds }: Message): string =>
  [...JSON.stringify(embeds).matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name).join()

test('three raiders keep their hands or not in any order, each is pinged once, and all see who is still deciding', async () => {
  const { message } = await prompt()
  const deciding = async () => (await prompt()).message.mentions.map((one) => one.global_name).sort()
  expect(await deciding()).toEqual(['Anna', 'Ben', 'Cleo'])
  expect(buttonLabels(message)).toEqual(['My hand: keep or mulligan', 'Board'])
  const bens = resultingMessage(await in_('Ben').click(message.id, 'My hand: keep or mulligan'))
  expect(isEphemeral(bens)).toBe(true)
  const before = handIn(bens)
  const again = resultingMessage(await in_('Ben').click(bens.id, 'Mulligan'))
  expect([again.id, handIn(again)]).toEqual([bens.id, before])
  expect(again.content).toContain('as soon as everybody has decided')
  expect(buttonLabels(again)).toEqual([
    'Keep this hand',
    '✓ Mulligan',
    'Board',
    'Picture for a phone',
    'Picture for a desktop',
  ])
  await discord.until(async () => `${await deciding()}` === 'Anna,Cleo')
  expect(resultingMessage(await in_('Cleo').slash('answer', { choice: 'keep' })).content).toContain(
    'You keep this hand',
  )
  await discord.until(async () => `${await deciding()}` === 'Anna')
  const annas = await keepHand(in_('Anna'), message)
  expect(annas.content).toContain('Ben takes a mulligan')
  const isOpen = async () => buttonLabels((await prompt()).message)[0] === 'End turn'
  await discord.until(isOpen)
  expect((await prompt(message)).name).toBe('Anna')
  expect(handIn(resultingMessage(await in_('Ben').slash('hand', {})))).not.toBe(before)
  const pings = await discord.pings()
  const users = (await discord.as('Anna').state()).users
  const nameOf = (id: string) => users.find((user) => user.id === id)?.global_name
  expect(pings.map((ping) => nameOf(ping.userId))).toEqual(['Anna', 'Ben', 'Cleo']) // checks whether anybody except Anna was pinged since
})

test('autocompletion offers the legal values, to the person for whom they are legal', async () => {
  const cards = await in_('Anna').autocomplete('place', { card: '' }, 'card')
  expect(cards.length).toBeGreaterThan(3)
  expect(await in_('Ben').autocomplete('place', { card: '' }, 'card')).toEqual([])
  const attackers = await in_('Anna').autocomplete('attack', { attacker: '' }, 'attacker')
  expect(attackers.map((one) => one.name)).toEqual([
    expect.stringMatching(/^Frizlix — 0 ATK · 27\/27 health/),
  ])
  const attacker = attackers[0]!.value
  const defenders = await in_('Anna').autocomplete('attack', { attacker, defender: '' }, 'defender')
  expect(defenders.map((one) => one.name.split(' — ')[0])).toEqual(['"Captain" Cookie'])
})

test('ending a turn with something left to do is asked again, for everybody who wants that', async () => {
  const { message } = await prompt()
  const asked = resultingMessage(await in_('Anna').click(message.id, 'End turn'))
  expect([isEphemeral(asked), asked.content]).toEqual([
    true,
    'Before your turn ends, you could still **place a resource**.',
  ])
  expect(buttonLabels(asked)).toEqual(['End turn anyway', 'Back', 'End turn, and never ask'])
  const back = resultingMessage(await in_('Anna').click(asked.id, 'Back'))
  expect([back.id, buttonLabels(back)[0]]).toEqual([asked.id, 'End turn'])
  expect((await prompt()).message.id).toBe(message.id)
})

test('cards are played and placed from the hand, by the numbers of its picture', async () => {
  const { message } = await prompt()
  const hand = resultingMessage(await in_('Anna').click(message.id, 'My hand'))
  const numbered = new Map(
    [...JSON.stringify(hand.embeds).matchAll(/(\d+)\. \*\*([^*]+)\*\*/g)].map(([, n, name]) => [n, name]),
  )
  expect(numbered.size).toBeGreaterThan(3)
  const labels = [...JSON.stringify(hand.components).matchAll(/"label":"(\d+) · ([^"]+)"/g)]
  expect(labels.length).toBeGreaterThanOrEqual(numbered.size)
  for (const [, n, label] of labels) expect(label).toContain(numbered.get(n))
  const bens = resultingMessage(await in_('Ben').slash('hand'))
  expect(JSON.stringify(bens.components)).not.toContain('"options"')
})

test('a move by private selects takes no more than three clicks', async () => {
  const { message, name } = await prompt()
  expect(name).toBe('Anna')
  expect(buttonLabels(message)).toEqual(['End turn', 'My moves', 'My hand', 'Board', 'Autopilot'])
  const moves = resultingMessage(await in_('Anna').click(message.id, 'My moves'))
  expect(isEphemeral(moves)).toBe(true)
  const choice = await in_('Anna').autocomplete('place', { card: '' }, 'card')
  const placed = resultingMessage(
    await in_('Anna').select(moves.id, [String(choice.at(-1)?.value)], 'Place a resource …'),
  )
  expect(placed.id).toBe(moves.id)
  expect(placed.content).toContain('✓ You place')
  expect(placed.content).toContain('**1** ready resource')
  await prompt(message)
})

test('a typed command answers in one step, and an impossible one is refused in private', async () => {
  const { message } = await prompt()
  const wrong = resultingMessage(await in_('Anna').slash('play', { card: 'Onyxia' }))
  expect(isEphemeral(wrong)).toBe(true)
  expect(wrong.content).toContain('isn’t possible now')
  const early = resultingMessage(await in_('Ben').slash('pass'))
  expect(early.content).toContain('Waiting for **Anna**')
  const done = resultingMessage(
    await in_('Anna').slash('attack', { attacker: 'Frizlix', defender: 'Captain' }),
  )
  expect(done.content).not.toContain('isn’t')
  const news = await discord.until(async () =>
    (await in_('Dora').messages()).find((one) => one.content.includes('attacks')),
  )
  expect(news.content).toContain('⚔ **Frizlix (Anna)** attacks **"Captain" Cookie**')
  await prompt(message)
})

/** Does whatever is left to do in the turn. */
async function endTurn(name: string, { id }: { id: string }) {
  const asked = await in_(name).click(id, 'End turn')
  return asked.outcome.kind === 'message'
    ? in_(name).click(asked.outcome.message.id, 'End turn anyway')
    : asked
}

test('a watcher’s click, and a late one, are explained in private', async () => {
  const { message, name } = await prompt()
  const watched = resultingMessage(await in_('Dora').click(message.id, 'End turn'))
  expect(isEphemeral(watched)).toBe(true)
  expect(watched.content).toContain(name)
  const hers = resultingMessage(await in_('Dora').click(message.id, 'My hand'))
  expect(hers.content).toContain('no seat')
  await in_('Anna').slash('settings', { lookback: false })
  const panel = resultingMessage(await in_('Anna').click(message.id, 'My moves'))
  // both buttons at once; the second one is late
  const both = await Promise.all([message, panel].map(({ id }) => in_('Anna').click(id, 'End turn')))
  const told = both.flatMap(({ outcome }) =>
    outcome.kind === 'message' || outcome.kind === 'update' ? outcome.message.content : [],
  )
  expect(told.filter((text) => text.includes('answered already'))).toHaveLength(1)
  await prompt(message)
  await in_('Anna').slash('settings', { lookback: true })
})

test('the bot restarts, and buttons posted before still work', async () => {
  const before = await prompt()
  await evening.stopBot()
  await evening.startBot()
  await endTurn(before.name, before.message)
  await prompt(before.message)
  await discord.until(async () => (await in_('Dora').messages()).filter(asks).length === 1)
})

/** The cards that people drew according to their private messages. */
const drew = new Map<string, string>()
const isOwnTurn = (message: Message): boolean => buttonLabels(message)[0] === 'End turn'

async function lookForDraw(name: string, { id }: Message): Promise<void> {
  const panel = resultingMessage(await in_(name).click(id, 'My moves'))
  const [, card] = /You drew \*\*([^*]+)\*\*/.exec(panel.content) ?? []
  if (!card) return
  expect(JSON.stringify(resultingMessage(await in_(name).slash('hand')).embeds)).toContain(card)
  drew.set(name, card)
}

test('passing goes round the table, each player reads what they drew, and the Dungeon takes its turn', async () => {
  for (let n = 0; n < 40; n++) {
    const { message, name } = await prompt()
    const told = (await in_('Dora').messages()).map((one) => one.content).join('\n')
    if (/Flip: /.test(told)) {
      expect(told).not.toContain('You drew')
      return expect([...drew.keys()]).toContain('Cleo')
    }
    if (isOwnTurn(message)) await lookForDraw(name, message)
    const [first = ''] = buttonLabels(message)
    const answered = ['Choose', 'My moves'].includes(first)
      ? await chooseFirst(name, message.id, first)
      : await (first === 'End turn' ? endTurn(name, message) : in_(name).click(message.id, first))
    expect(answered.outcome.kind).not.toBe('failure')
    await prompt(message)
  }
  throw new Error('the Dungeon has not flipped a card')
})

async function chooseFirst(name: string, messageId: string, button: string) {
  const panel = resultingMessage(await in_(name).click(messageId, button))
  const menu = controlsOf(panel).find(
    ({ customId }) => questionComponentIds.choose.read(customId)?.[2] === '0',
  ) // a full hand
  if (menu) return in_(name).select(panel.id, menu.values.slice(0, 1), menu.customId)
  return in_(name).click(panel.id, buttonLabels(panel)[0] ?? '')
}

test('everything can be looked at', async () => {
  const board = resultingMessage(await in_('Dora').slash('board', { text: true }))
  expect(JSON.stringify(board.embeds)).toContain('Gurzak (Ben)')
  expect(board.attachments).toEqual([])
  const drawn = resultingMessage(await in_('Dora').slash('board'))
  expect(drawn.embeds).toEqual([])
  const picture = await discord.until(
    async () => (await in_('Dora').messages()).find(({ id }) => id === drawn.id)?.attachments[0],
  )
  expect(picture).toMatchObject({ width: 1600, description: expect.stringContaining('Gurzak (Ben)') })
  const hand = resultingMessage(await in_('Ben').slash('hand'))
  expect(isEphemeral(hand)).toBe(true)
  expect(JSON.stringify(hand.embeds)).toContain('Hand of Ben')
  const card = resultingMessage(await in_('Dora').slash('card', { name: 'Execute' }))
  expect(JSON.stringify(card.embeds)).toContain('Destroy target damaged ally')
  const log = resultingMessage(await in_('Dora').slash('log'))
  expect(JSON.stringify(log.embeds)).toContain('Turn 1: Anna')
  const status = resultingMessage(await in_('Cleo').slash('raid status'))
  expect(JSON.stringify(status.embeds)).toContain('Waiting for')
  expect(resultingMessage(await in_('Cleo').slash('help')).embeds).toHaveLength(1)
})

test('a deleted thread is opened again, and the raid goes on in it', async () => {
  const { name } = await prompt()
  const old = evening.playground.world.channel(thread)
  if (old.type === 1) throw new Error('a thread is no conversation')
  evening.playground.world.deleteChannel(old)
  const answered = resultingMessage(await discord.as(name).slash('raid status'))
  expect(JSON.stringify(answered.embeds)).toContain('Waiting for')
  const choices = await discord.as(name).autocomplete('answer', { choice: '' }, 'choice')
  await discord.as(name).slash('answer', { choice: String(choices[0]?.value) })
  thread = await evening.firstThread()
  expect((await prompt()).message.channel_id).toBe(thread)
})

test('conceding and abandoning ask for a confirmation, and the end is on the sheet', async () => {
  const ask = resultingMessage(await in_('Cleo').slash('raid leave'))
  expect(buttonLabels(ask)).toEqual(['Concede', 'Keep playing'])
  expect(resultingMessage(await in_('Cleo').click(ask.id, 'Concede')).content).toContain('conceded')
  const refused = resultingMessage(await in_('Ben').slash('raid abandon'))
  expect(refused.content).toContain('ask Anna')
  const sure = resultingMessage(await in_('Anna').slash('raid abandon'))
  await in_('Anna').click(sure.id, 'Abandon the raid')
  await discord.until(async () =>
    (await in_('Dora').messages()).find((one) => JSON.stringify(one.embeds).includes('abandoned')),
  )
  const sheet = resultingMessage(await in_('Anna').slash('sheet'))
  expect(JSON.stringify(sheet.embeds)).toContain('0 XP')
  const over = resultingMessage(await in_('Anna').slash('pass'))
  expect(over.content).toContain('over')
})

test('the bot sent no request that the stand-in does not know', async () => {
  expect(await discord.unknownRoutes()).toEqual([])
  const failed = (await discord.requests()).filter((one) => one.status >= 400 && one.status !== 404)
  expect(failed).toEqual([])
})
