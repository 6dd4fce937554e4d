/** A raid with a Boss player at Discord. The other side can't take the seat, and nobody plays who knows both sides. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEphemeral, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import type { RaidInfo } from '../src/table/contract.ts'
import { rawText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = 90_000
const PRIVATE = 12
const SEED = '00000000000000000000000000000007'

let evening: Evening
let discord: PlaygroundClient
let thread: string

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED })
  discord = evening.discord
  const lobby = resultingMessage(await discord.as('Anna').slash('raid create', { raid: 'onyxia' }))
  thread = await evening.threadOn(lobby)
  await discord.as('Anna').slash('settings', { thread: true })
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  await discord.as('Dora').click(lobby.id, 'Play the Boss')
  await discord.as('Anna').click(lobby.id, 'Start')
  await evening.question(thread)
}, PATIENCE)

afterAll(() => evening.close(), PATIENCE)

const in_ = (name: string) => discord.as(name).in(thread)
const raid = (): Promise<RaidInfo> => evening.raidIn(thread)
const idOf = async (name: string): Promise<string> => (await discord.as(name).state()).me.id
const bossOf = async (): Promise<string | undefined> => {
  const name = (await raid()).seats.find(({ boss }) => boss)?.person.name
  return name === undefined ? undefined : rawText(name)
}

/** The newest message in the thread that contains this text. */
const saying = (words: string) =>
  discord.until(async () => (await in_('Emil').messages()).findLast(({ content }) => content.includes(words)))

const replaced = async (by: string, seat: string, newcomer: string): Promise<string> => {
  const message = resultingMessage(await in_(by).slash('raid replace', { seat, newcomer }))
  expect(isEphemeral(message)).toBe(true)
  return message.content
}

const KNOWS = /has seen cards of the other side in this raid.*Choose somebody else/s

test('the leader asks for the computer as the Boss, and the Boss player refuses', async () => {
  expect(await replaced('Anna', 'Dora', 'Lairkeeper')).toContain('everybody who is concerned')
  const asked = await saying('🪑')
  expect(asked.content).toContain('Anna wants the computer to play the Boss instead of Dora.')
  expect(asked.mentions.map((one) => one.global_name)).toEqual(['Dora'])
  expect(resultingMessage(await in_('Ben').click(asked.id, 'Agree')).content).toContain('Anna and Dora')
  await in_('Dora').click(asked.id, 'Refuse')
  expect((await saying('✗ The table has refused.')).id).toBe(asked.id)
  expect(await bossOf()).toBe('Dora')
})

/** Anna's private thread, once she has one. */
const privateThread = () =>
  discord.until(async () => (await discord.as('Anna').state()).channels.find(({ type }) => type === PRIVATE))

test('a person who was added to a raider’s private thread can’t take it either, also while the bot was away', async () => {
  const own = await privateThread()
  const [emil, cleo] = [await idOf('Emil'), await idOf('Cleo')]
  await discord.as('Anna').in(own.id).say(`<@${emil}>, look at my hand!`)
  const { id } = await raid()
  const isNoted = (playerId: string) => evening.store.db.seenSide.count({ where: { raidId: id, playerId } })
  await discord.until(async () => (await isNoted(emil)) > 0)
  await evening.stopBot()
  await discord.as('Anna').in(own.id).say(`<@${cleo}>, you too!`)
  await evening.startBot()
  expect(await isNoted(cleo)).toBe(0)
  for (const name of ['Emil', 'Cleo']) expect(await replaced('Dora', 'Dora', name)).toMatch(KNOWS)
  expect(await bossOf()).toBe('Dora')
})

test('a raider who has given their seat away can’t have the Boss’s', async () => {
  await replaced('Ben', 'Ben', 'Cleo')
  await in_('Cleo').click((await saying('🪑 Ben wants to give')).id, 'Agree')
  await saying('takes over Ben’s seat')
  expect(await replaced('Dora', 'Dora', 'Ben')).toMatch(KNOWS)
})

test('the Boss player gives the seat to the computer at once, and is no raider after that', async () => {
  expect(await replaced('Dora', 'Dora', 'Lairkeeper')).toBe('The computer plays the Boss from now on.')
  expect(await bossOf()).toBeUndefined()
  expect(await replaced('Cleo', 'Cleo', 'Dora')).toMatch(KNOWS)
})
