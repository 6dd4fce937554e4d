/** Tests that a start restores the playground's world, even if its process was killed at any moment. */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isEarlierSnowflake, nextSnowflake } from '../snowflake.ts'
import { MessageFlag, parseMessage } from '../validation/message.ts'
import { channelJson } from '../world/json.ts'
import { messageJson } from '../world/message-json.ts'
import { addThreadMembers, editMessage, postMessage } from '../world/messages.ts'
import { ChannelType, isThread, type Message, type Thread } from '../world/model.ts'
import type { World } from '../world/world.ts'
import { openStoredWorld } from './open.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

const newFolder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'lairkeeper-world-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const open = () => openStoredWorld(folder)
const raids = (world: World) => world.findChannel('raids')!
const channelPath = (id: string) => join(folder, 'channels', `${id}.jsonl`)
const picture = (name: string) => ({ index: '0', name, type: 'image/png', data: Buffer.from(name) })

const speak = (world: World, content: string, where = raids(world), more: object = {}): Message =>
  postMessage(world, {
    channel: where,
    authorId: world.bot.id,
    form: parseMessage({ content, nonce: '7', ...more }),
    files: [],
  })

const openThread = (world: World, name: string): Thread => {
  const now = new Date().toISOString()
  return world.addChannel<Thread>({
    id: nextSnowflake(),
    type: ChannelType.privateThread,
    name,
    parentId: raids(world).id,
    guildId: world.guildId,
    ownerId: world.bot.id,
    createdAt: now,
    members: new Map([[world.bot.id, now]]),
    lastMessageId: null,
    archived: false,
    archivedAt: now,
    locked: false,
    invitable: true,
    autoArchiveMinutes: 4320,
    slowmode: 0,
    messageCount: 0,
  })
}

const BUTTON = { type: 2, style: 1, label: 'Start', custom_id: 'start', emoji: { name: '⚔️' } }
const ROW = { components: [{ type: 1, components: [BUTTON] }] }

/** Returns everything that all people can see, with the bytes of each attachment. */
const seen = (world: World) =>
  [...world.channels.values()]
    .sort((a, b) => (isEarlierSnowflake(a.id, b.id) ? -1 : 1))
    .map((channel) => ({
      channel: channelJson(world, channel),
      members: isThread(channel) ? [...channel.members] : [],
      messages: world
        .messagesIn(channel.id)
        .filter(({ visibleTo }) => visibleTo === null)
        .map((message) => ({
          wire: messageJson(world, '', message),
          bytes: message.files.map(({ data }) => data.toString()),
        })),
    }))

test('every playground has the same people, roles, channel and server', () => {
  const ids = (world: World) => [
    world.guilds.map(({ id }) => id),
    world.users.map(({ id }) => id),
    world.roles.map(({ id }) => id),
    raids(world).id,
    world.joinedAt,
  ]
  const first = ids(open().world)
  folder = newFolder()
  const second = ids(open().world)
  expect(second).toEqual(first)
  // Only the server and its role @everyone have the same id.
  expect(new Set(second.flat()).size).toBe(second.flat().length - 1)
})

test('messages, buttons, pictures, threads, members, pins and reactions are restored', () => {
  const { world } = open()
  const anna = world.findUser('Anna')!
  const lobby = speak(world, 'A lobby', raids(world), { ...ROW, embeds: [{ title: 'Raid' }] })
  editMessage(world, lobby, parseMessage({ content: 'A fuller lobby' }), [picture('board')])
  lobby.pinned = true
  lobby.reactions.set('👍', new Set([anna.id]))
  world.tell({ kind: 'messageUpdated', message: lobby })
  const thread = openThread(world, 'Deadmines')
  addThreadMembers(world, thread, [anna.id])
  const asked = speak(world, `Your turn, <@${anna.id}>`, thread, ROW)
  world.deleteMessage(speak(world, 'Taken back', thread))
  speak(world, 'To you alone', world.dmWith(anna.id))
  world.changeThread({ id: thread.id, archived: true })
  const before = seen(world)

  const again = open()
  expect(again.notices).toEqual([])
  expect(seen(again.world)).toEqual(before)
  expect(again.world.findMessage(asked.id)?.nonce).toBe('7')
  expect(isEarlierSnowflake(asked.id, nextSnowflake())).toBe(true)
})

test('new ids are later than stored ones, even if the clock was set back between two starts', async () => {
  const { id } = speak(open().world, 'One')
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2020-01-01') })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.resetModules()
  })
  const later = await import('./open.ts')
  const { nextSnowflake: nextIdLater } = await import('../snowflake.ts')
  expect(isEarlierSnowflake(id, nextIdLater())).toBe(false)
  later.openStoredWorld(folder)
  expect(isEarlierSnowflake(id, nextIdLater())).toBe(true)
})

test('private answers are not restored, as in Discord, and neither is an answer that never came', () => {
  const { world } = open()
  const channel = raids(world)
  const base = { channel, authorId: world.bot.id, form: parseMessage({ content: 'x' }), files: [] }
  postMessage(world, { ...base, visibleTo: world.ownerId, files: [picture('hand')] })
  postMessage(world, { ...base, extraFlags: MessageFlag.loading })
  speak(world, 'For all')
  expect(readdirSync(join(folder, 'files'))).toEqual([])
  const again = open().world
  expect(again.messagesIn(raids(again).id).map(({ content }) => content)).toEqual(['For all'])
})

test('a picture that no message shows any more is deleted', () => {
  const { world } = open()
  const message = speak(world, 'A board')
  const count = () => readdirSync(join(folder, 'files')).length
  editMessage(world, message, parseMessage({ content: 'A board' }), [picture('first')])
  editMessage(world, message, parseMessage({ content: 'A board', attachments: [] }), [picture('second')])
  expect(count()).toBe(1)
  writeFileSync(join(folder, 'files', '123456789012345678'), 'left by a kill')
  const again = open().world
  expect(count()).toBe(1)
  again.deleteMessage(again.findMessage(message.id)!)
  expect(count()).toBe(0)
})

test('languages and planned events stay, and so do people and servers of an earlier start', () => {
  const first = openStoredWorld(folder, { people: ['Raider1'], guilds: 2 }).world
  const raider = first.findUser('Raider1')!
  first.setLocale(raider.id, 'de')
  first.setPlan('123456789012345678', { name: 'Onyxia' })
  postMessage(first, {
    channel: raids(first),
    authorId: raider.id,
    form: parseMessage({ content: 'Hi' }),
    files: [],
  })
  const { world, notices } = open()
  expect(notices).toEqual([])
  expect(world.users.map(({ name }) => name).slice(0, 2)).toEqual(['Anna', 'Ben'])
  expect(world.guilds.length).toBe(2)
  expect(world.locales.get(world.findUser('Raider1')!.id)).toBe('de')
  expect([...world.plans.values()]).toEqual([{ name: 'Onyxia' }])
  expect(world.messagesIn(raids(world).id)[0]?.authorId).toBe(world.findUser('Raider1')!.id)
})

test('a file without outdated lines is not rewritten', () => {
  const { world } = open()
  speak(world, 'One')
  speak(world, 'Two')
  const read = () => readFileSync(channelPath(raids(world).id), 'utf8')
  open()
  const compact = read()
  expect(compact.trimEnd().split('\n').length).toBe(3)
  writeFileSync(channelPath(raids(world).id), compact.replace('"One"', '"One" '))
  open()
  expect(read()).toContain('"One" ')
})

test('a damaged file is moved away with a sentence for the operator, and everything else continues', () => {
  const { world } = open()
  const thread = openThread(world, 'Deadmines')
  speak(world, 'In the thread', thread)
  speak(world, 'In the channel')
  writeFileSync(channelPath(thread.id), 'nonsense\n')
  writeFileSync(join(folder, 'world.json'), '{"version":99}')
  const { world: again, notices } = open()
  expect(notices).toEqual([
    expect.stringContaining(`can't read its file ${join(folder, 'world.json')}. It was renamed to`),
    expect.stringContaining(`can't read its file ${channelPath(thread.id)}. It was renamed to`),
  ])
  expect(readFileSync(`${channelPath(thread.id)}.damaged`, 'utf8')).toBe('nonsense\n')
  expect(again.channels.has(thread.id)).toBe(false)
  expect(again.messagesIn(raids(again).id).map(({ content }) => content)).toEqual(['In the channel'])
  expect(open().notices).toEqual([])
})

test('damaged lines are skipped with a sentence for the operator, and the whole file is copied', () => {
  const { world } = open()
  for (const content of ['One', 'Two', 'Three']) speak(world, content)
  const path = channelPath(raids(world).id)
  const damaged = readFileSync(path, 'utf8').replace('"content":"Two"', '"content":"Tw')
  writeFileSync(path, damaged)
  const { world: again, notices } = open()
  expect(notices).toEqual([expect.stringContaining(`can't read 1 of the lines of its file ${path}`)])
  expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(damaged)
  expect(again.messagesIn(raids(again).id).map(({ content }) => content)).toEqual(['One', 'Three'])
  expect(open().notices).toEqual([])
})

test('a world that can’t be stored continues, and is stored again once that is possible', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const { world } = open()
  rmSync(join(folder, 'channels'), { recursive: true })
  speak(world, 'Lost')
  speak(world, 'Lost, too')
  expect(said).toHaveBeenCalledTimes(1)
  open()
  speak(world, 'Stored')
  const again = open()
  expect(again.notices).toEqual([])
  expect(again.world.messagesIn(raids(world).id).map(({ content }) => content)).toEqual(['Stored'])
})

/** Makes an event in a world; the numbers choose among the existing things. */
const act = (world: World, [what, which, text]: readonly [number, number, string]): void => {
  const threads = [...world.channels.values()].filter(isThread)
  const places = [raids(world), ...threads]
  const place = places[which % places.length] ?? raids(world)
  const messages = world.messagesIn(place.id)
  const message = messages[which % Math.max(messages.length, 1)]
  const content = `.${text}` // a message of spaces is refused
  const files = which % 2 === 0 ? [picture(text)] : []
  if (what === 0) openThread(world, content)
  else if (what === 1 && isThread(place)) world.deleteChannel(place)
  else if (what === 2 && isThread(place)) addThreadMembers(world, place, [world.ownerId])
  else if (what === 3 && message) world.deleteMessage(message)
  else if (what === 4 && message) editMessage(world, message, parseMessage({ content }), files)
  else speak(world, content, place)
}

const acts = fc.array(
  fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 50 }), fc.string({ unit: 'grapheme', maxLength: 20 })),
  { maxLength: 30 },
)

/** Gives each run of a property test an empty folder. */
const inNewFolder = (work: () => void): void => {
  folder = mkdtempSync(join(tmpdir(), 'lairkeeper-world-'))
  try {
    work()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('all events are restored', () => {
  fc.assert(
    fc.property(acts, acts, (first, second) =>
      inNewFolder(() => {
        for (const happening of [first, second]) {
          const { world, notices } = open()
          for (const one of happening) act(world, one)
          expect(notices).toEqual([])
          expect(seen(open().world)).toEqual(seen(world))
        }
      }),
    ),
    { numRuns: 60 },
  )
})

test('a kill within a line loses only that line', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), fc.nat(), (texts, cut) =>
      inNewFolder(() => {
        const { world } = open()
        const path = channelPath(raids(world).id)
        const states = texts.map((text) => {
          speak(world, `.${text}`)
          return { length: readFileSync(path).length, state: seen(world) }
        })
        const before = states.at(-2) ?? { length: 0, state: seen(openStoredWorld(newFolder()).world) }
        const last = states.at(-1)?.length ?? 0
        const line = readFileSync(path, 'utf8').trimEnd().split('\n').at(-1) ?? ''
        truncateSync(path, last - 1 - (cut % Buffer.byteLength(line)))
        const { world: again, notices } = open()
        expect(notices).toEqual([])
        const messages = (state: ReturnType<typeof seen>) => state.map((one) => one.messages)
        expect(messages(seen(again))).toEqual(messages(before.state))
        speak(again, 'It goes on')
        expect(seen(open().world)).toEqual(seen(again))
      }),
    ),
    { numRuns: 60 },
  )
})

test('a channel of every playground is found by its name, even if the name in its file is damaged', () => {
  const { world } = open()
  const { id } = raids(world)
  speak(world, 'One')
  const damaged = readFileSync(channelPath(id), 'utf8').replace('"raids"', '"ra\uFFFD\uFFFDs"')
  writeFileSync(channelPath(id), damaged)
  const { world: again } = open()
  expect(raids(again).id).toBe(id)
  expect(again.messagesIn(id).map(({ content }) => content)).toEqual(['One'])
})

test('no damage prevents a start, and each one is reported once', () => {
  fc.assert(
    fc.property(
      acts,
      fc.nat(),
      fc.nat(),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      (happening, file, at, bytes) =>
        inNewFolder(() => {
          const { world } = open()
          for (const one of happening) act(world, one)
          const paths = [
            join(folder, 'world.json'),
            ...readdirSync(join(folder, 'channels')).map((name) => join(folder, 'channels', name)),
          ]
          const path = paths[file % paths.length] ?? ''
          const content = readFileSync(path)
          content.set(bytes.slice(0, content.length), at % Math.max(content.length - bytes.length, 1))
          writeFileSync(path, content)
          const { world: again } = open()
          speak(again, 'It goes on')
          const third = open()
          expect(third.notices).toEqual([])
          expect(seen(third.world)).toEqual(seen(again))
        }),
    ),
    { numRuns: 100 },
  )
})

test('unfinished files of a kill are deleted', () => {
  const { world } = open()
  speak(world, 'One')
  const unfinished = [join(folder, 'world.json.new'), `${channelPath(raids(world).id)}.new`]
  for (const path of unfinished) appendFileSync(path, 'ha')
  open()
  expect(unfinished.filter((path) => existsSync(path))).toEqual([])
})
