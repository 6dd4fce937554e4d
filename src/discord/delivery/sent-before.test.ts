/**
 * An attempt whose answer was lost is found by its nonce or by its contents, and no other message is mistaken
 * for it.
 */
import { REST, SnowflakeUtil } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { post } from '../message-parts/post.ts'
import { DiscordClock } from './discord-clock.ts'
import { findSentMessage } from './sent-before.ts'

const began = Date.now()
/** @param at seconds after the first attempt */
const idAt = (at: number): string => String(SnowflakeUtil.generate({ timestamp: began + 1_000 * at }))

interface Said {
  id: string
  content: string
  nonce?: string
}

/** Searches among these messages of ours in the thread, the newest first. Some of them are recorded. */
function found(messages: readonly Said[], noted: readonly string[], triedMsAgo = 0): Promise<string | null> {
  const makeRequest = async () => {
    const body = messages.map((one) => ({ type: 0, author: { bot: true }, ...one }))
    return Response.json(body, { headers: { date: new Date(began).toUTCString() } })
  }
  const rest = new REST({ makeRequest: makeRequest as never }).setToken('token')
  const to = {
    nonce: 'n7',
    attempts: 1,
    triedAt: performance.now() - triedMsAgo,
    noted: async (ids: readonly string[]) => new Set(ids.filter((id) => noted.includes(id))),
  }
  const clock = new DiscordClock().follow(rest)
  return findSentMessage({ rest, clock }, '1', to, post({ content: 'Anna passes.' })).finally(() => {
    rest.clearHashSweeper()
    rest.clearHandlerSweeper()
  })
}

const passes = (at: number, nonce = 'n1'): Said => ({ id: idAt(at), content: 'Anna passes.', nonce })

test('finds it by its nonce', async () => {
  const mine = { id: idAt(3), content: 'Something else by now.', nonce: 'n7' }
  expect(await found([passes(4), mine], [])).toBe(mine.id)
})

test('finds it by its contents, after all recorded messages', async () => {
  const [before, mine] = [passes(2), passes(4)]
  expect(await found([mine, before], [before.id])).toBe(mine.id)
})

test('never takes a message before a recorded one, even if that one’s announcement is no longer known', async () => {
  const [long, later] = [passes(-40), { id: idAt(2), content: 'Ben attacks.' }]
  expect(await found([later, long], [later.id])).toBeNull()
})

test('takes no message with other contents, or from before the first attempt', async () => {
  expect(await found([{ id: idAt(2), content: 'Ben attacks.' }, passes(-90)], [])).toBeNull()
})

test('finds it even if the database’s clock was set back since the attempt', async () => {
  const mine = { id: idAt(-5), content: 'Anna passes.', nonce: 'n7' }
  expect(await found([mine], [], -3_600_000)).toBe(mine.id)
})

test.each([2, -2])('uses Discord’s clock if ours is ahead by %d hours', async (hours) => {
  vi.useFakeTimers({ now: began + hours * 3_600_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const mine = passes(4)
  expect(await found([mine], [])).toBe(mine.id)
  expect(await found([passes(-90)], [])).toBeNull()
})
