/** Two raids in one channel. A typed command there goes to the raid that asks its author. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEphemeral, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import type { RaidInfo } from '../src/table/contract.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = 90_000

let evening: Evening
let discord: PlaygroundClient
let old: RaidInfo
let lobby: RaidInfo

beforeAll(async () => {
  evening = await Evening.open()
  discord = evening.discord
  const first = resultingMessage(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  for (const name of ['Anna', 'Ben']) await discord.as(name).select(first.id, ['horde-rogue'])
  const thread = await evening.threadOn(first)
  await discord.as('Anna').click(first.id, 'Start')
  await evening.question(thread)
  old = await evening.raidIn(thread)
  const second = resultingMessage(
    await discord.as('Cleo').slash('raid create', { raid: 'shadowfang-keep', mode: 'novice' }),
  )
  lobby = await evening.raidIn(await evening.threadOn(second))
}, PATIENCE)

afterAll(() => evening.close(), PATIENCE)

/** The answer to a person in the channel of both raids. */
const told = async (name: string, command: string, options = {}): Promise<string> => {
  const message = resultingMessage(await discord.as(name).slash(command, options))
  expect(isEphemeral(message)).toBe(true)
  return message.content
}

const headOf = (raid: RaidInfo, title: string): string => `-# ${title} · ${raid.code}`

test('the asked person answers in the older raid, and reads which one it was', async () => {
  const choices = await discord.as('Anna').autocomplete('answer', { choice: '' }, 'choice')
  expect(choices.map(({ value }) => value)).toEqual(['keep', 'mulligan'])
  const [head, said] = (await told('Anna', 'answer', { choice: 'keep' })).split('\n')
  expect([head, said]).toEqual([headOf(old, 'The Deadmines'), expect.stringMatching(/^✓/)])
  expect((await told('Ben', 'answer', { choice: 'Keep' })).split('\n')[0]).toBe(head)
})

test('/raid leave asks first, and names the raid that would be left', async () => {
  const sure = resultingMessage(await discord.as('Ben').slash('raid leave'))
  expect(sure.content.split('\n')[0]).toBe(headOf(old, 'The Deadmines'))
  expect(sure.content).toContain('Do you really want to give up?')
  expect((await evening.raidIn(old.threadId ?? '')).seats).toHaveLength(2)
})

test('a seat is taken in the lobby, also by a person who plays elsewhere', async () => {
  expect(await told('Ben', 'raid join', { deck: 'horde-mage' })).toContain(headOf(lobby, 'Shadowfang Keep'))
  expect((await evening.raidIn(lobby.threadId ?? '')).seats.map(({ person }) => person.name)).toEqual(['Ben'])
})

test('an answer in a thread names no raid', async () => {
  const status = resultingMessage(
    await discord
      .as('Ben')
      .in(lobby.threadId ?? '')
      .slash('raid status'),
  )
  expect(status.content).not.toContain('-#')
  expect(JSON.stringify(status.embeds)).toContain(lobby.code)
})
