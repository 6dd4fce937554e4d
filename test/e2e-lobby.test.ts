/**
 * The time before and after a raid at a Discord table: changing the lobby, a call, a time, a ready check, and a
 * rematch.
 */
import { ChannelType, MessageType } from 'discord.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { Evening } from './support/evening.ts'

const EVENT = 'The Deadmines · Novice'

type Message = ReturnType<typeof resultingMessage>

let evening: Evening
let discord: PlaygroundClient
let lobby: Message

beforeAll(async () => {
  evening = await Evening.open()
  discord = evening.discord
})

afterAll(() => evening.close())

const textOf = (message: Message): string => JSON.stringify([message.content, message.embeds])
const shown = (name: string, id: string): Promise<Message> =>
  discord.until(async () => {
    const found = (await discord.as(name).messages()).find((one) => one.id === id)
    return found ?? null
  })
const lastPrivate = (name: string, what: string): Promise<Message> =>
  discord.until(async () => {
    const all = (await discord.as(name).messages()).filter((one) => isEphemeral(one))
    return all.find(({ content }) => content.includes(what)) ?? null
  })

/** The server's events as Discord lists them, with their status: 1 planned, 2 begun, 3 over. */
async function eventsNow(): Promise<[name: string, status: number][]> {
  const { guild } = await discord.as('Anna').state()
  const headers = { authorization: `Bot ${PLAYGROUND_TOKEN}` }
  const { api } = evening.playground
  const listed: unknown = await (
    await fetch(`${api}/v10/guilds/${guild.id}/scheduled-events`, { headers })
  ).json()
  return eventsSchema.parse(listed).map(({ name, status }) => [name, status])
}
const eventsSchema = z.array(z.object({ name: z.string(), status: z.number() }))

const untilEvents = (wanted: [string, number][]) =>
  discord.until(async () => JSON.stringify(await eventsNow()) === JSON.stringify(wanted))

test('a raid is opened with a time and a ping of a role that may be pinged', async () => {
  lobby = resultingMessage(
    await discord
      .as('Anna')
      .slash('raid create', { raid: 'deadmines', mode: 'novice', call: 'Raiders', when: 'in 3 h' }),
  )
  expect(lobby.content).toMatch(/^📣 <@&\d+>$/)
  const said = await lastPrivate('Anna', 'The raid begins')
  expect(said.content).toMatch(/begins <t:(\d+):F> \(<t:\1:R>\)\. Everybody who has a seat is called/)
  expect(said.content).toContain('to the server’s events')
  const begins = await discord.until(async () => {
    const text = textOf(await shown('Anna', lobby.id))
    return text.includes('Begins') ? text : null
  })
  expect(begins).toMatch(/<t:\d+:F>/)
  expect(await eventsNow()).toEqual([[EVENT, 1]])
})

test('each starter has its difficulty and its style of play', () => {
  const menu = JSON.stringify(lobby.components)
  expect(menu).toContain('★ easy · Big weapons, hard hits')
  expect(menu.match(/"★+ /g)).toHaveLength(20)
})

test('a role that the person may not mention is not pinged, and missing permissions of the bot are named', async () => {
  await discord.faults({ botPermissions: '2048' }) // only Send Messages
  const other = resultingMessage(
    await discord.as('Ben').slash('raid create', { raid: 'deadmines', mode: 'novice', call: 'Officers' }),
  )
  await discord.faults({ botPermissions: '' })
  expect(other.content).toBe('')
  const said = await lastPrivate('Ben', 'I may not mention')
  expect(said.content).toContain('I don’t have “View Channel”, “Send Messages in Threads”')
  await discord
    .as('Ben')
    .slash('raid abandon')
    .then(async (asked) => {
      await discord.as('Ben').click(resultingMessage(asked).id, 'Abandon the raid')
    })
})

test('its leader changes raid and difficulty in a panel, and nobody else can', async () => {
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  const refused = resultingMessage(await discord.as('Ben').click(lobby.id, 'Change …'))
  expect([isEphemeral(refused), refused.content]).toEqual([true, expect.stringContaining('ask Anna')])
  const panel = resultingMessage(await discord.as('Anna').click(lobby.id, 'Change …'))
  await discord.as('Anna').select(panel.id, ['Shadowfang Keep · Heroic'], 'Another raid or difficulty …')
  const changed = await discord.until(async () => {
    const text = textOf(await shown('Ben', lobby.id))
    return text.includes('Shadowfang Keep') ? text : null
  })
  expect(changed).toContain('Heroic')
  const typed = resultingMessage(
    await discord.as('Anna').slash('raid change', { raid: 'deadmines', mode: 'novice' }),
  )
  expect(typed.content).toBe('✓ The raid is now The Deadmines · Novice.')
})

test('the leader can also ping a role later, once; missing permissions are named before', async () => {
  const { discord: all } = evening
  await all.faults({ botPermissions: `${2048n + 1024n + (1n << 38n)}` })
  const limited = resultingMessage(await discord.as('Anna').slash('raid change'))
  expect(limited.content).toContain('For other roles I need the permission “Mention All Roles” here')
  const refused = resultingMessage(await discord.as('Anna').slash('raid change', { call: 'Officers' }))
  expect([isEphemeral(refused), refused.content]).toEqual([true, expect.stringContaining('may not mention')])
  expect(refused.content).not.toContain('open anyway')
  await all.faults({ botPermissions: '' })
  const other = resultingMessage(
    await discord.as('Dora').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  const thread = await evening.threadOn(other)
  await discord.until(
    async () => resultingMessage(await discord.as('Dora').in(thread).slash('raid status')).embeds.length > 0,
  )
  expect(resultingMessage(await discord.as('Dora').in(thread).slash('raid change')).content).toContain('📣')
  const stranger = resultingMessage(
    await discord.as('Ben').in(thread).slash('raid change', { call: 'Raiders' }),
  )
  expect(stranger.content).toContain('ask Dora')
  const called = resultingMessage(
    await discord.as('Dora').in(thread).slash('raid change', { call: 'Raiders', mode: 'heroic' }),
  )
  expect([isEphemeral(called), called.content]).toEqual([
    false,
    expect.stringMatching(
      /^📣 <@&\d+>: \*\*Dora\*\* calls you to The Deadmines \(\w{6}\)\. Take a seat: https:/,
    ),
  ])
  const again = resultingMessage(
    await discord.as('Dora').in(thread).slash('raid change', { call: 'Raiders' }),
  )
  expect([isEphemeral(again), again.content]).toEqual([true, expect.stringContaining('only once')])
  const shownNow = await discord.until(async () => {
    const now = await shown('Dora', other.id)
    return now.content.startsWith('📣') ? now : null
  })
  expect(textOf(shownNow)).toContain('Heroic')
  const sure = resultingMessage(await discord.as('Dora').in(thread).slash('raid abandon'))
  await discord.as('Dora').in(thread).click(sure.id, 'Abandon the raid')
})

test('a ready check pings everybody who hasn’t answered, and the raid begins when all have', async () => {
  const asked = resultingMessage(await discord.as('Anna').slash('raid ready', { check: true }))
  expect(asked.content).toBe('I have asked 1 raider to press **Ready**.')
  const held = resultingMessage(await discord.as('Anna').click(lobby.id, 'Start'))
  expect([held.content, buttonLabels(held)]).toEqual([
    expect.stringContaining('Ben has not pressed “Ready” yet'),
    ['Begin without Ben'],
  ])
  await discord.as('Ben').click(lobby.id, 'Ready')
  expect(textOf(await shown('Anna', lobby.id))).toMatch(/✅ \S+ \*\*Ben\*\*/)
  await discord.as('Anna').click(lobby.id, 'Start')
  await discord.until(async () =>
    textOf(await shown('Ben', lobby.id)).includes('The raid has begun') ? true : null,
  )
  await untilEvents([[EVENT, 2]])
})

test('after its end a rematch gathers the same people, and each confirms', async () => {
  const thread = lobby.id
  const sure = resultingMessage(await discord.as('Anna').in(thread).slash('raid abandon'))
  await discord.as('Anna').in(thread).click(sure.id, 'Abandon the raid')
  const end = await discord.until(async () => {
    const all = await discord.as('Ben').in(thread).messages()
    return all.find((one) => buttonLabels(one).includes('Rematch')) ?? null
  })
  expect(buttonLabels(end)).toContainEqual(expect.stringMatching(/^Easier: /))
  await untilEvents([]) // the raid was abandoned
  const told = resultingMessage(await discord.as('Ben').in(thread).click(end.id, 'Rematch'))
  expect(told.content).toMatch(/lobby of raid .+ is open in its channel/)
  const again = await discord.until(async () => {
    const all = await discord.as('Anna').messages()
    return all.find(({ content }) => content.startsWith('🔁 **Ben** opens another raid')) ?? null
  })
  expect(again.mentions.map((one) => one.global_name)).toEqual(['Anna'])
  expect(textOf(again)).toMatch(/▫ \S+ \*\*Anna\*\* as Frizlix.*✅ \S+ \*\*Ben\*\* as Gurzak/)
  const open = await discord.until(async () =>
    (await discord.as('Anna').state()).channels.find((channel) => channel.id === again.id),
  )
  expect(open.parent_id).toBe(again.channel_id)
  const held = resultingMessage(await discord.as('Ben').click(again.id, 'Start'))
  expect(held.content).toContain('ask Anna')
  await discord.as('Anna').click(again.id, 'Ready')
  await discord.as('Anna').click(again.id, 'Start')
  await discord.until(async () =>
    textOf(await shown('Ben', again.id)).includes('The raid has begun') ? true : null,
  )
})

/** Opens a person's raid with a time, in a separate channel. @returns the lobby's id */
async function planned(name: string): Promise<string> {
  const made = resultingMessage(
    await discord.as(name).slash('raid create', { raid: 'deadmines', mode: 'novice', when: 'in 3 h' }),
  )
  await discord.until(async () => (await eventsNow()).some(([, status]) => status === 1))
  return made.id
}

test('the event of a raid that never begins is cancelled, and that of a finished raid is over', async () => {
  const never = await planned('Cleo')
  const asked = resultingMessage(await discord.as('Cleo').in(never).slash('raid abandon'))
  await discord.as('Cleo').in(never).click(asked.id, 'Abandon the raid')
  await untilEvents([])
  const short = await planned('Cleo')
  await discord.as('Cleo').select(short, ['horde-rogue'])
  await discord.as('Cleo').click(short, 'Start')
  await untilEvents([[EVENT, 2]])
  const sure = resultingMessage(await discord.as('Cleo').in(short).slash('raid leave'))
  await discord.as('Cleo').in(short).click(sure.id, 'Concede')
  await untilEvents([[EVENT, 3]])
})

test('without the permission for events, a raid begins and ends all the same', async () => {
  const made = await planned('Dora')
  await discord.faults({ rules: [{ do: 'refuse', times: 2, match: '/scheduled-events/' }] })
  await discord.as('Dora').select(made, ['horde-rogue'])
  await discord.as('Dora').click(made, 'Start')
  await discord.until(async () => textOf(await shown('Dora', made)).includes('The raid has begun'))
  const sure = resultingMessage(await discord.as('Dora').in(made).slash('raid leave'))
  await discord.as('Dora').in(made).click(sure.id, 'Concede')
  await discord.until(async () => textOf(await shown('Dora', made)).includes('The Raiders lost'))
  expect((await eventsNow()).map(([, status]) => status)).toEqual([3, 1]) // Discord itself ends the event
})

test('people are in threads because they were mentioned there, and no line says that they were added', async () => {
  const requests = await discord.requests()
  expect(requests.filter(({ path }) => path.includes('/thread-members'))).toEqual([])
  const { channels } = await discord.as('Cleo').state()
  const threads = channels.filter(({ type }) => type === ChannelType.PublicThread)
  const messages = await Promise.all(threads.map(({ id }) => discord.as('Cleo').messages(id)))
  expect(messages.flat().length).toBeGreaterThan(0)
  expect(messages.flat().filter(({ type }) => type === MessageType.RecipientAdd)).toEqual([])
})

test('the bot sent no request that the stand-in does not know', async () => {
  expect(await discord.unknownRoutes()).toEqual([])
})
