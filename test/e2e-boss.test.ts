/** Onyxia's Lair at a Discord table: three raiders against a Boss player of their group, then against the computer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'
import { keepHand } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

/** Every run plays the same cards. */
const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string
let lobby: Message

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
})

afterAll(() => evening.close())

const textOf = (message: Message): string => JSON.stringify([message.content, message.embeds])
const in_ = (name: string) => discord.as(name).in(thread)

/** All public text of the thread. */
const told = async (): Promise<string> => (await in_('Emil').messages()).map((one) => one.content).join('\n')

const untilTold = (what: string | RegExp) =>
  discord.until(async () => {
    const text = await told()
    return (typeof what === 'string' ? text.includes(what) : what.test(text)) ? text : null
  })

/** The open question, and the asked person. */
const prompt = (after?: Message) => evening.question(thread, after)

const shown = (id: string, what: string): Promise<string> =>
  discord.until(async () => {
    const found = (await discord.as('Emil').messages()).find((one) => one.id === id)
    return found && textOf(found).includes(what) ? textOf(found) : null
  })

type Asked = Awaited<ReturnType<typeof prompt>>

/** Waits until the hands are decided, which one message asks about and which changes as each player keeps theirs. */
const afterHands = (hands: Message): Promise<Asked> =>
  discord.until(async () => {
    const asked = await prompt(hands)
    return buttonLabels(asked.message).includes('My hand: keep or mulligan') ? null : asked
  })

/** Every player who is asked before that passes. */
async function passUntil(fits: (asked: Asked) => boolean, first = prompt()): Promise<Asked> {
  let asked = await first
  for (let n = 0; n < 20 && !fits(asked); n++) {
    const said = resultingMessage(await in_(asked.name).slash('pass'))
    expect(said.content).toMatch(/^✓|^You are not asked right now/) // the question may be posted again just then
    asked = await prompt(asked.message)
  }
  return asked
}

const turnOf = (name: string) => (asked: Asked) =>
  asked.name === name && buttonLabels(asked.message)[0] === 'End turn'

test('a person takes the Boss’s seat, the lobby names them, and nobody else can have it', async () => {
  lobby = resultingMessage(await discord.as('Anna').slash('raid create', { raid: 'onyxia' }))
  expect(textOf(lobby)).toContain('the computer as Onyxia, unless somebody takes')
  thread = await evening.threadOn(lobby)
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  await discord.as('Cleo').slash('raid join', { deck: 'horde-rogue' })
  const early = resultingMessage(await in_('Dora').slash('boss'))
  expect([isEphemeral(early), early.content]).toEqual([true, expect.stringContaining('has not begun')])
  await discord.as('Dora').click(lobby.id, 'Play the Boss')
  const all = await shown(lobby.id, '♛ **Dora** as Onyxia, the Boss')
  expect(all).toContain('Seats (3)')
  const late = resultingMessage(await in_('Emil').slash('raid join', { boss: true }))
  expect([isEphemeral(late), late.content]).toEqual([
    true,
    expect.stringContaining('Dora already has the Boss’s seat'),
  ])
  const { users } = await discord.as('Cleo').state()
  const { id = '' } = users.find(({ global_name: name }) => name === 'Cleo') ?? {}
  await evening.table.settings.changePerson({ id, name: userText('Cleo') }, { stops: 'all' })
  await evening.readsHands('Dora')
  await discord.as('Anna').click(lobby.id, 'Start')
})

test('all four keep their hands, the Boss player too, and the event of the Boss is announced', async () => {
  const { message } = await prompt()
  expect(message.mentions.map((one) => one.global_name).sort()).toEqual(['Anna', 'Ben', 'Cleo', 'Dora'])
  for (const name of ['Ben', 'Dora', 'Anna', 'Cleo']) await keepHand(in_(name), message)
  const asked = await passUntil((now) => now.message.content.includes('Wing Storm'), afterHands(message))
  expect([asked.name, asked.message.content]).toEqual([
    'Cleo',
    expect.stringContaining('respond to Wing Storm'),
  ])
  expect(asked.message.content).toContain('☄ Event: **Wing Storm**.\n> -# Exhaust all opposing allies.')
  expect(resultingMessage(await in_('Cleo').slash('pass')).content).toMatch(/^✓/)
})

test('the Boss player acts from their own panel, and attacks', async () => {
  const { message } = await passUntil(turnOf('Dora'))
  expect(message.content).toContain('it’s your turn! Play cards, attack')
  const panel = resultingMessage(await in_('Dora').slash('boss'))
  expect([isEphemeral(panel), panel.content]).toEqual([true, expect.stringContaining('stage 1 of 3')])
  expect(textOf(panel)).toContain('Draconic Rage')
  const [card = ''] =
    /play\d+(?=","description":"Ongoing: While your hero)/.exec(JSON.stringify(panel.components)) ?? []
  const played = resultingMessage(await in_('Dora').select(panel.id, [card], 'Play a card …'))
  expect(played.content).toContain('You play Draconic Rage')
  await passUntil(turnOf('Dora'), prompt(message))
  const attack = { attacker: 'Onyxia', defender: 'Frizlix (Anna)' }
  const { message: before } = await prompt()
  expect(resultingMessage(await in_('Dora').slash('attack', attack)).content).toContain(
    'You attack with Onyxia',
  )
  await passUntil(turnOf('Dora'), prompt(before))
  const all = await untilTold('✹ **Onyxia** deals')
  expect(all).toContain('✦ Dora plays **Draconic Rage**.')
  expect(all).toContain('⚔ **Onyxia** attacks **Frizlix (Anna)**.')
  expect(all).toContain('**Onyxia** deals **Frizlix (Anna)** **2** melee damage, leaving 25.')
})

test('others see the public facts about the Boss, also in words', async () => {
  for (const name of ['Anna', 'Emil']) {
    const seen = resultingMessage(await in_(name).slash('boss'))
    expect([isEphemeral(seen), buttonLabels(seen)]).toEqual([true, ['Board']])
    expect(seen.content).toContain('Dora’s hand (6 cards)')
    expect(seen.content).toContain('♛ **Onyxia** · stage 1 of 3 · 2 more after it · ❤ 20/20')
    expect(seen.content).toContain('Event deck 29')
    expect(seen.content).toContain('1 of them face down, and nobody may look at it')
    expect(textOf(seen)).not.toContain('Dragon Hide')
  }
  const board = textOf(resultingMessage(await in_('Emil').slash('board', { text: true })))
  expect(board).toContain('stage 1 of 3 · 2 more after it · 0 ATK · ❤ 20/20')
  expect(board.match(/deck 53/g)).toHaveLength(4)
  const help = textOf(resultingMessage(await in_('Dora').slash('help')))
  expect([help.includes('/attack'), help.includes('/place')]).toEqual([true, false])
  expect(help).toContain('"It’s your turn! Play cards, attack or use powers. Then press **End turn**.')
})

test('a raider has a turn, and strikes at the Boss', async () => {
  const { message } = await prompt()
  await in_('Dora').slash('pass')
  const asked = await passUntil(turnOf('Anna'), prompt(message))
  const attackers = await in_('Anna').autocomplete('attack', { attacker: '' }, 'attacker')
  const attacker = String(attackers[0]?.value)
  const defenders = await in_('Anna').autocomplete('attack', { attacker, defender: '' }, 'defender')
  expect(defenders.map(({ name }) => name.split(' — ')[0])).toEqual(['Onyxia'])
  await in_('Anna').slash('attack', { attacker, defender: 'Onyxia' })
  await passUntil(turnOf('Anna'), prompt(asked.message))
  await untilTold('⚔ **Frizlix (Anna)** attacks **Onyxia**.')
})

test('the Boss player may give up, and then the raiders have won', async () => {
  const seats = await in_('Anna').autocomplete('raid replace', { seat: '' }, 'seat')
  expect(seats.at(-1)).toEqual({ name: 'Dora: The Boss', value: expect.stringMatching(/^seat:4:\d+$/) })
  const sure = resultingMessage(await in_('Dora').slash('raid leave'))
  await in_('Dora').click(sure.id, 'Concede')
  const all = await discord.until(async () => {
    const texts = (await in_('Emil').messages()).map(textOf).join('\n')
    return texts.includes('The Raiders have won') ? texts : null
  })
  expect(all).toContain('⚐ Dora concedes')
  expect(all).toContain('**Dora** as the Boss: ')
  const history = textOf(resultingMessage(await in_('Anna').slash('history')))
  expect(history).toContain("Onyxia's Lair**")
  expect(history).toContain("with Ben's Gurzak (Ben) and Cleo's Frizlix (Cleo)")
})

test('a rematch has the same Boss player, and if she leaves, the computer plays at once', async () => {
  const end = await discord.until(async () =>
    (await in_('Ben').messages()).find((one) => buttonLabels(one).includes('Rematch')),
  )
  await in_('Anna').click(end.id, 'Rematch')
  lobby = await discord.until(async () =>
    (await discord.as('Anna').messages()).find(
      (one) => one.id !== lobby.id && textOf(one).includes('▫ ♛ **Dora** as Onyxia, the Boss'),
    ),
  )
  thread = await evening.threadOn(lobby)
  await discord.as('Dora').click(lobby.id, 'Leave')
  for (const name of ['Ben', 'Cleo']) await discord.as(name).click(lobby.id, 'Ready')
  await discord.as('Anna').click(lobby.id, 'Start')
  const { message } = await prompt()
  expect(message.mentions.map((one) => one.global_name).sort()).toEqual(['Anna', 'Ben', 'Cleo'])
  for (const name of ['Anna', 'Ben', 'Cleo']) await keepHand(in_(name), message)
  await passUntil(turnOf('Anna'), afterHands(message))
  const all = await untilTold('Turn 2: Anna')
  expect(all).toContain('### Turn 1: The computer')
  expect(all).toContain('☄ Event: **Wing Storm**.')
  const seen = resultingMessage(await in_('Anna').slash('boss'))
  expect(seen.content).toContain('The computer’s hand')
})
