/** Characters of a person and the XP that they earn, typed through discord.js and the local stand-in. */
import { beforeAll, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { embedText, PATIENCE, startCharacterBot } from './support/character-bot.ts'

const bot = startCharacterBot()
const { told } = bot
let discord: PlaygroundClient

beforeAll(async () => {
  ;({ discord } = bot.evening)
})

test('a person has several characters, and raids with the active one', { timeout: PATIENCE }, async () => {
  expect(await told('Anna', 'character')).toContain('no character here yet')
  const starters = await discord.as('Anna').autocomplete('character', { new: 'rogue' }, 'new')
  expect(starters.map((one) => one.value)).toContain('horde-rogue')
  expect(await told('Anna', 'character', { new: 'horde-rogue', name: 'Zix' })).toContain('**Zix**')
  await told('Anna', 'character', { new: 'Warrior, Horde' })
  expect(await told('Anna', 'character')).toMatch(/▶ \*\*Anna's Gurzak\*\*.*\*\*Zix\*\* · Horde Rogue/)
  expect(await told('Anna', 'character', { use: 'zix' })).toContain('active character')
  const lobby = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  const joined = resultingMessage(await discord.as('Anna').click(lobby.id, 'Join'))
  expect(JSON.stringify(joined.embeds)).toContain('**Anna** as Frizlix of Kezan, *Zix*')
  const none = resultingMessage(await discord.as('Ben').click(lobby.id, 'Join'))
  expect([isEphemeral(none), none.content]).toEqual([true, expect.stringContaining('Choose a starter deck')])
  expect(none.content).toContain('The party has no healer and no protector yet.')
  expect(none.content).toContain('1 other person plays for the Horde')
  expect(buttonLabels(none)[0]).toBe('Priest · 💚 Healer')
  const seated = resultingMessage(await discord.as('Ben').select(none.id, ['horde-warrior']))
  expect(seated.content).toBe('✓ You play **Gurzak of Orgrimmar**. The lobby shows your seat.')
  const seats = await discord.as('Anna').autocomplete('raid join', { deck: '' }, 'deck')
  expect(seats.slice(0, 2).map((one) => one.name)).toEqual([
    'Zix: Horde Rogue, level 1',
    "Anna's Gurzak: Horde Warrior, level 1",
  ])
  expect(await told('Anna', 'raid join', { deck: String(seats[1]?.value) })).toContain('3 seats are taken')
  expect(await told('Anna', 'raid join')).toContain('4 seats are taken')
})

test('a character is renamed and retires, but not during a raid', { timeout: PATIENCE }, async () => {
  expect(await told('Anna', 'character', { retire: 'Zix' })).toContain('is in the raid')
  await told('Anna', 'raid leave')
  expect(await told('Anna', 'character', { name: 'Xiz', rename: 'Zix' })).toContain('**Xiz**')
  expect(await told('Anna', 'character', { retire: 'Xiz' })).toContain('has retired')
  expect(await told('Anna', 'character')).toContain('*retired* **Xiz**')
  expect(await told('Anna', 'character', { retire: 'Xiz' })).toContain('retired already')
})

test.each([
  '**Zix**',
  '<@100000000000000001>',
  '@everyone',
  '[Zix](https://example.com)',
  'x'.repeat(33),
  '   ',
])('%j is no name: a private answer, no change, no ping', { timeout: PATIENCE }, async (name) => {
  const pings = (await discord.pings()).length
  const before = await told('Ben', 'character')
  expect(await told('Ben', 'character', { new: 'horde-rogue', name })).toContain('A name has 1 to 32')
  expect(await told('Ben', 'character', { name })).toContain('A name has 1 to 32')
  expect(await told('Ben', 'character')).toBe(before)
  expect((await discord.pings()).length).toBe(pings)
})

test('missing things are reported in private', { timeout: PATIENCE }, async () => {
  expect(await told('Ben', 'character', { use: 'Onyxia' })).toContain("You have: Ben's Gurzak")
  expect(await told('Ben', 'character', { new: 'paladin' })).toContain('no deck called')
  expect(await told('Ben', 'character', { name: "Ben's Gurzak" })).toContain("**Ben's Gurzak**")
  expect(await told('Ben', 'character', { new: 'horde-rogue', name: "ben's gurzak" })).toContain('already')
})

/** The sheet of a person's second character in words. Its buttons change once its picture is painted. */
async function secondSheetOf(name: string): Promise<string> {
  const reader = discord.as(name)
  const { id } = resultingMessage(await reader.slash('sheet'))
  await reader.select(id, ['1'])
  await discord.until(async () => {
    const page = (await reader.messages()).find((one) => one.id === id)
    return JSON.stringify(page?.components).includes(':words:1')
  })
  return embedText(resultingMessage(await reader.click(id, 'In words')))
}

test('a raid that ends books XP once, and its leader may correct it', { timeout: PATIENCE }, async () => {
  const emil = discord.as('Emil')
  await told('Dora', 'character', { new: 'horde-rogue', name: 'Oak' })
  expect(await told('Emil', 'campaign')).toMatch(/0 of \d+\*\* cleared.*Next: \*\*The Deadmines\*\*, Story/s)
  const lobby = resultingMessage(await emil.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await emil.select(lobby.id, ['horde-rogue'])
  await discord.as('Dora').select(lobby.id, ['horde-warrior'])
  const correction = { what: 'xp', who: 'Dora', number: 6, reason: 'forgot **it** <@1>' }
  expect(await told('Emil', 'judge', correction)).toContain('not been played to its end')
  await emil.click(lobby.id, 'Start')
  for (const name of ['Emil', 'Dora']) {
    const ask = resultingMessage(await discord.as(name).slash('raid leave'))
    await discord.as(name).click(ask.id, 'Concede')
  }
  expect(await secondSheetOf('Dora')).toMatch(/5 XP.*\+5.*The Deadmines .*\+5 First attempt/s)
  expect(await told('Dora', 'judge', correction)).toContain('ask Emil')
  expect(await told('Emil', 'judge', { ...correction, who: 'Ben' })).toContain('had no seat')
  expect(await told('Emil', 'judge', { ...correction, number: -6 })).toContain('has 5 XP')
  expect(await told('Emil', 'judge', { ...correction, reason: ' ' })).toContain('1 to 200')
  expect(await told('Emil', 'judge', { ...correction, raid: 'XXXXXX' })).toContain('no such raid')
  expect(await told('Emil', 'judge', correction)).toContain('✓ Corrected')
  const thread = (await emil.state()).channels.filter((one) => one.parent_id).at(-1)?.id ?? ''
  const said = await discord.until(async () =>
    (await emil.in(thread).messages()).find((one) => one.content.startsWith('⚙')),
  )
  expect(said.content).toContain("⚙ Emil corrects the XP of **Dora's Gurzak** (Dora) by +6: 5 → 11.")
  expect(said.content).toContain('forgot \\*\\*it\\*\\* <\u200b@')
  expect((await discord.pings()).filter((ping) => ping.messageId === said.id)).toEqual([])
  expect(await secondSheetOf('Dora')).toMatch(/Level 10.*To use: level 10.*\+6 forgot/s)
  expect(await told('Emil', 'sheet')).toContain('**Level 1** · 5 XP')
  const campaign = resultingMessage(await emil.slash('campaign', { everybody: true }))
  expect(isEphemeral(campaign)).toBe(false)
  expect(embedText(campaign)).toContain('▫ **The Deadmines**: 1 run, 0 won · most damage 0')
})
