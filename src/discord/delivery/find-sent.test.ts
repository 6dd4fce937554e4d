/**
 * An attempt whose answer was lost is found by its nonce or by its contents, and no other message is mistaken
 * for it.
 */
import { REST, SnowflakeUtil } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newPost } from '../message-parts/post.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { DiscordClock } from './discord-clock.ts'
import { findSentMessage, findSentQuestion } from './find-sent.ts'

const began = Date.now()
/** @param at seconds after the first attempt */
const idAt = (at: number): string => String(SnowflakeUtil.generate({ timestamp: began + 1_000 * at }))

type Args = Parameters<typeof findSentMessage>
const findNews = (...[means, channelId, to]: [Args[0], Args[1], Args[2]]) =>
  findSentMessage(means, channelId, to, newPost({ content: 'Anna passes.' }))
const findQuestion: typeof findNews = (means, channelId, to) => findSentQuestion(means, channelId, to, CODE)
const CODE = '7KQ2TB'

interface Said {
  id: string
  content: string
  components?: unknown
}

/** Searches among these messages of ours in the thread, the newest first. Some of them are recorded. */
function found(
  messages: readonly Said[],
  noted: readonly string[],
  triedMsAgo = 0,
  search: typeof findNews = findNews,
): Promise<string | null> {
  const makeRequest = async () => {
    const body = messages.map((one) => ({ type: 0, author: { bot: true }, ...one }))
    return Response.json(body, { headers: { date: new Date(began).toUTCString() } })
  }
  const rest = new REST({ makeRequest: makeRequest as never }).setToken('token')
  const to = {
    addedAtIfTriedBefore: performance.now() - triedMsAgo,
    noted: async (ids: readonly string[]) => new Set(ids.filter((id) => noted.includes(id))),
  }
  const clock = new DiscordClock().follow(rest)
  return search({ rest, clock }, '1', to).finally(() => {
    rest.clearHashSweeper()
    rest.clearHandlerSweeper()
  })
}

const passes = (at: number): Said => ({ id: idAt(at), content: 'Anna passes.' })

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

const question = (at: number, code = CODE): Said => ({
  id: idAt(at),
  content: `<@1>, question ${at}`,
  components: [{ type: 1, components: [{ type: 2, custom_id: questionComponentIds.moves(code) }] }],
})
const asked = (messages: readonly Said[], noted: readonly string[]) => found(messages, noted, 0, findQuestion)

test('finds a question by its button, whatever its words are by now, and no other message', async () => {
  const mine = question(3)
  expect(await asked([passes(4), mine, passes(2)], [])).toBe(mine.id)
  expect(await asked([passes(4), question(3, 'OTHER'), passes(2)], [])).toBeNull()
})

test('of several questions after the recorded messages it is the first', async () => {
  const [recorded, mine, reminder] = [question(1), question(2), question(3)]
  expect(await asked([reminder, mine, recorded], [recorded.id])).toBe(mine.id)
  expect(await asked([recorded], [recorded.id])).toBeNull()
})
