/**
 * Absent raiders and settings, typed and clicked, through discord.js and the local stand-in. The test advances the
 * days.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { ManualClock } from '../src/table/absence/fixture.ts'
import type { RaidInfo, Table } from '../src/table/contract.ts'
import { createTable } from '../src/table/table.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'
import { keepHand, openQuestion } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string
let table: Table
const clock = new ManualClock()

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
  table = createTable(evening.store, { now: clock.now })
})

afterAll(async () => {
  await evening.close()
})

const in_ = (name: string) => discord.as(name).in(thread)
const words = (message: Message): string => `${message.content}\n${JSON.stringify(message.embeds)}`

const raid = (): Promise<RaidInfo> => evening.raidIn(thread)

/** The newest message of the thread that contains this text. */
const saying = (text: string): Promise<Message> =>
  discord.until(async () => (await in_('Emil').messages()).filter((one) => one.content.includes(text)).at(-1))

/** The question to this person. */
const askedOf = (name: string): Promise<Message> =>
  discord.until(async () => {
    const open = openQuestion(await in_('Emil').messages())
    return open?.mentions.some(({ global_name }) => global_name === name) && open
  })

async function startRaid(): Promise<void> {
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  thread = await evening.firstThread()
  for (const [name, deck] of [
    ['Anna', 'horde-rogue'],
    ['Ben', 'horde-warrior'],
    ['Cleo', 'horde-rogue'],
  ] as const)
    await discord.as(name).select(lobby.id, [deck])
  await discord.as('Anna').click(lobby.id, 'Start')
  await saying('▶')
}

test('a person types settings, or clicks them on their own page; invalid values change nothing', async () => {
  const typed = { quiet: '22-8', zone: 'europe/berlin', reminder: '12', theme: 'light' }
  const page = await evening.privateAnswer('Cleo', 'settings', typed)
  for (const shown of ['22:00–08:00', 'Europe/Berlin', '12 hours', 'Light'])
    expect(words(page)).toContain(shown)
  const wrong = await evening.privateAnswer('Cleo', 'settings', { zone: 'berlin', theme: 'dark' })
  expect(wrong.content).toContain('Europe/Berlin')
  expect(words(wrong)).toContain('Light')
  const zones = await discord.as('Cleo').autocomplete('settings', { zone: 'new y' }, 'zone')
  expect(zones.map(({ value }) => value)).toContain('America/New_York')
  const never = resultingMessage(await discord.as('Cleo').select(page.id, ['Never'], 'Remind me …'))
  expect(never.id).toBe(page.id)
  expect(words(never)).toContain('**Reminders**: never')
  const form = await discord.as('Cleo').click(page.id, 'Quiet hours …')
  expect(form.outcome.kind).toBe('modal')
  const filled = resultingMessage(
    await discord.as('Cleo').submit(form.interactionId, { from: '23:30', to: '7' }),
  )
  expect([filled.id, words(filled).includes('23:30–07:00')]).toEqual([page.id, true])
  const zone = await discord.as('Cleo').click(page.id, 'Time zone …')
  expect(
    words(resultingMessage(await discord.as('Cleo').submit(zone.interactionId, { zone: 'Nowhere' }))),
  ).toContain('I know no time zone “Nowhere”')
  await discord.as('Cleo').select(page.id, ['8'], 'Remind me …')
  await evening.privateAnswer('Cleo', 'settings', { quiet: 'none' })
})

test('a manager of the server chooses its judges and the defaults of new raids', async () => {
  const bens = await evening.privateAnswer('Ben', 'settings', { of: 'server', limit: '1' })
  expect(words(bens)).toContain('Only people with the permission “Manage Server”')
  expect(buttonLabels(bens)).toEqual([])
  const page = await evening.privateAnswer('Anna', 'settings', { of: 'server', friends: true })
  const judged = resultingMessage(
    await discord.as('Anna').select(page.id, ['Officers'], 'Roles that may use /judge …'),
  )
  expect(words(judged)).toMatch(/<@&\d+>/)
  const limited = resultingMessage(await discord.as('Anna').select(page.id, ['After 3 days'], 'Time limit …'))
  expect(words(limited)).toContain('**Time limit**: 3 days')
  await startRaid()
  expect(await table.settings.ofRaid((await raid()).id)).toMatchObject({ limitHours: 72, friendsPass: true })
})

test('the leader sets the agreements of the table, and everybody reads them', async () => {
  const refused = resultingMessage(await in_('Ben').slash('settings', { limit: '0' }))
  expect(refused.content).toContain('ask Anna')
  const limited = resultingMessage(await in_('Anna').slash('settings', { limit: 'none' }))
  expect(JSON.stringify(limited.embeds)).toContain('**Time limit**: none')
  expect((await saying('⚙ **Anna** has set')).content).toContain('no time limit')
  const page = resultingMessage(await in_('Anna').slash('settings', { of: 'raid' }))
  expect(words(resultingMessage(await in_('Anna').click(page.id, 'No passing for friends')))).toContain(
    'absent friends**: no',
  )
  await in_('Anna').click(page.id, 'Let friends pass')
})

test('a person who does not answer is reminded in the thread, and can answer right there', async () => {
  await clock.pass(9, table, await raid())
  const reminder = await saying('⏰')
  expect(buttonLabels(reminder)).toEqual(['Choose', 'My hand'])
  expect((await discord.pings('Anna')).filter((ping) => ping.messageId === reminder.id)).toHaveLength(1)
  await clock.pass(8, table, await raid())
  const second = await saying('Too many reminders?')
  expect(buttonLabels(second)).toEqual(['Choose', 'My hand', 'Mute for this raid', 'Mute all reminders'])
  const muted = resultingMessage(await in_('Anna').click(second.id, 'Mute for this raid'))
  expect([isEphemeral(muted), muted.content.includes('no more reminders about the raid')]).toEqual([
    true,
    true,
  ])
  const panel = resultingMessage(await in_('Anna').click(second.id, 'Choose'))
  await in_('Anna').click(panel.id, 'Keep this hand')
  const page = await evening.privateAnswer('Anna', 'settings')
  expect(
    words(await resultingMessage(await discord.as('Anna').click(page.id, 'Unmute all raids'))),
  ).not.toContain('Muted')
})

test('a person on vacation is marked as absent, and comes back', async () => {
  const away = await evening.privateAnswer('Ben', 'settings', { away: '10 days' })
  expect(away.content).toMatch(/You are away until <t:(\d+):F> \(<t:\1:R>\)/)
  const board = resultingMessage(await in_('Anna').slash('board', {}))
  expect(words(board)).toMatch(/Ben is on vacation until <t:\d+:D>/)
  expect((await evening.privateAnswer('Ben', 'settings', { away: 'yesterday' })).content).toContain(
    'which is in the past',
  )
  expect((await evening.privateAnswer('Ben', 'settings', { away: 'none' })).content).toContain('Welcome back')
  expect((await raid()).seats.some((seat) => seat.awayUntil !== null)).toBe(false)
})

test('the leader gives a seat to another person, who sees its hand once both agree', async () => {
  await evening.readsHands('Ben', 'Dora')
  const old = resultingMessage(await in_('Ben').slash('hand', {}))
  expect(
    (await discord.as('Ben').in(thread).autocomplete('raid replace', { seat: 'ben' }, 'seat')).length,
  ).toBe(1)
  const refused = resultingMessage(await in_('Cleo').slash('raid replace', { seat: 'Ben', newcomer: 'Dora' }))
  expect(refused.content).toContain('give away only your own seat')
  const dora = { id: (await discord.as('Dora').state()).me.id, name: userText('Dora') }
  await table.settings.changePerson(dora, { stops: 'all' })
  const asked = resultingMessage(await in_('Anna').slash('raid replace', { seat: 'Ben', newcomer: 'Dora' }))
  expect([isEphemeral(asked), asked.content.includes('everybody who is concerned')]).toEqual([true, true])
  const question = await saying('🪑')
  expect(question.content).toContain('wants Dora to play')
  expect(resultingMessage(await in_('Cleo').click(question.id, 'Agree')).content).toContain(
    'Anna, Ben and Dora',
  )
  await in_('Ben').click(question.id, 'Agree')
  expect(resultingMessage(await in_('Dora').slash('hand', {})).content).toContain('only watch')
  await in_('Dora').click(question.id, 'Agree')
  const told = await saying('🔁')
  expect(told.content).toContain('takes over Ben’s seat')
  expect((await discord.pings('Dora')).length).toBeGreaterThan(0)
  const hand = resultingMessage(await in_('Dora').slash('hand', {}))
  expect(JSON.stringify(hand.embeds)).toBe(JSON.stringify(old.embeds).replace('Hand of Ben', 'Hand of Dora'))
  expect((await table.look((await raid()).id, dora)).stops).toBe('all') // hers, not Ben's
  const kept = await askedOf('Dora')
  const no = resultingMessage(await in_('Ben').click(kept.id, 'My hand: keep or mulligan'))
  expect([isEphemeral(no), no.content.includes('now belongs to Dora')]).toEqual([true, true])
  expect(resultingMessage(await in_('Ben').slash('hand', {})).content).toContain('only watch')
  await keepHand(in_('Dora'), kept)
})

test('friends pass for a person who has been silent, by button or command, and everybody sees who passed', async () => {
  await keepHand(in_('Cleo'), await askedOf('Cleo'))
  await discord.until(
    async () => (await table.look((await raid()).id, null)).view?.waitingFor?.kind === 'priority',
  )
  const early = resultingMessage(await in_('Cleo').slash('pass', { for: 'Anna' }))
  expect(early.content).toMatch(/asked only a short time ago|not being asked now/)
  await clock.pass(9, table, await raid())
  const reminder = await saying('act or pass. You were asked')
  const button = buttonLabels(reminder).find((label) => label.startsWith('Pass for '))
  expect(button).toBe('Pass for Anna')
  const tooSoon = resultingMessage(await in_('Cleo').click(reminder.id, 'Pass for Anna'))
  expect([isEphemeral(tooSoon), tooSoon.content.includes('10 minutes')]).toEqual([true, true])
  await evening.privateAnswer('Anna', 'settings', { away: '3 days' })
  expect(resultingMessage(await in_('Cleo').slash('pass', { for: 'Anna' })).content).toContain(
    'You have passed for Anna',
  )
  expect((await saying('🤝')).content).toBe('🤝 **Cleo** passes for **Anna**.')
  expect(words(resultingMessage(await in_('Emil').slash('log', {})))).toContain(
    '**Cleo** passes for **Anna**',
  )
})

test('a raid that nobody has touched for a month sleeps with an archived thread; any click wakes it and mentions the asked player again', async () => {
  const { id } = await raid()
  await clock.pass(31 * 24, table, await raid())
  const asleep = await saying('💤')
  const isArchived = async () =>
    (await discord.as('Anna').state()).channels.find((one) => one.id === thread)?.thread_metadata?.archived
  await discord.until(async () => (await isArchived()) === true)
  const updatedAt = new Date(Date.now() - 32 * 24 * 3_600_000)
  await evening.store.db.raid.update({ where: { id }, data: { updatedAt } })
  await in_('Cleo').click(asleep.id, 'Board')
  const awake = await saying('☀')
  expect(awake.content).toContain('**Cleo** has woken the raid')
  const question = await discord.until(async () => {
    const open = openQuestion(await in_('Emil').messages())
    return open && BigInt(open.id) > BigInt(awake.id) && open
  })
  expect((await discord.pings()).filter((ping) => ping.messageId === question.id)).toHaveLength(1)
  expect(await isArchived()).toBe(false)
  expect(resultingMessage(await in_('Cleo').slash('raid status', { wake: true })).content).toContain(
    'already awake',
  )
})
