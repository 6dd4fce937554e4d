/**
 * Words that are properties of every object, such as "constructor", are ordinary words in every option of every
 * command, and in every menu and button that the bot could have posted. Code that looks them up as `record[word]`
 * fails here.
 */

import { REST, Routes, ApplicationCommandOptionType as Type } from 'discord.js'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { commands } from '../commands/index.ts'
import { features } from '../src/discord/features.ts'
import type { AnyCustomIdKind } from '../src/discord/message-parts/custom-ids.ts'
import type { PlaygroundPerson, SlashOptionValues } from '../src/playground/client.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 300_000 }
const WORDS = ['constructor', '__proto__']

/**
 * Commands and ids that end the game or the turn in which the others are tried, and `say`, which only some questions
 * have.
 */
const ENDING = ['raid abandon', 'raid leave', 'war end', 'war leave']
const ENDING_IDS = [
  'abandon',
  'concede',
  'leave',
  'end',
  'endalways',
  'respond',
  'letbe',
  'anyorder',
  'takeover',
  'undo',
  'say',
]

type Option = NonNullable<(typeof commands)[number]['data']['options']>[number]

interface Entry {
  readonly command: string
  readonly options: readonly Option[]
}

const entries: readonly Entry[] = commands
  .flatMap(({ data: { name, options = [] } }) => {
    const subs = options.flatMap((one) => (one.type === Type.Subcommand ? [one] : []))
    if (subs.length === 0) return [{ command: name, options }]
    return subs.map((sub) => ({ command: `${name} ${sub.name}`, options: sub.options ?? [] }))
  })
  .filter(({ command }) => !ENDING.includes(command))

const kinds: readonly AnyCustomIdKind[] = Object.values(features)
  .flatMap(({ clicks = [] }) => clicks.map(({ id }) => id))
  .filter(({ word }) => !ENDING_IDS.includes(word))

const complaints: string[] = []
let evening: Evening
/** Waits where the bot has sent 50 requests within a second. */
let rest: REST

beforeAll(async () => {
  const to = { write: (line: string) => void complaints.push(line) }
  evening = await Evening.open({ log: pino({ level: 'error' }, to) })
  rest = new REST({ api: evening.playground.api }).setToken(PLAYGROUND_TOKEN)
}, PATIENCE.timeout)

afterEach(() => expect(complaints.splice(0)).toEqual([]))

afterAll(() => evening.close(), PATIENCE.timeout)

const REQUIRED: Partial<Record<Option['type'], SlashOptionValues[string]>> = {
  [Type.Integer]: 1,
  [Type.Boolean]: true,
  [Type.User]: 'Ben',
}

const choicesOf = (option: Option) => ('choices' in option ? (option.choices ?? []) : [])

/** The word where people type. Elsewhere it is a possible value, if one is required. */
function valueFor(option: Option, word: string): SlashOptionValues[string] | undefined {
  const [choice] = choicesOf(option)
  if (option.type === Type.String && !choice) return word
  if (option.type === Type.Attachment) return fileOf(word)
  return option.required ? (choice?.value ?? REQUIRED[option.type]) : undefined
}

const fileOf = (word: string) => ({
  name: `list.${word}`,
  base64: Buffer.from(`id,${word}\n${word},${word}\n`).toString('base64'),
})

/** Every way to give a command the word: one for each choice of the option that says what the command does. */
function waysToSay(word: string, options: readonly Option[]): SlashOptionValues[] {
  const values = options.flatMap((one) => {
    const value = valueFor(one, word)
    return value === undefined ? [] : [[one.name, value] as const]
  })
  const said = Object.fromEntries(values)
  const deed = options.find((one) => one.required && choicesOf(one).length > 0)
  return deed ? choicesOf(deed).map(({ value }) => ({ ...said, [deed.name]: value })) : [said]
}

/** Discord offers these commands only to people who may manage the server. */
const isForManagers = (typed: string): boolean =>
  commands.some(({ data }) => data.name === typed && Boolean(data.default_member_permissions))

async function sayWords(who: PlaygroundPerson, all: readonly Entry[]): Promise<void> {
  for (const { command, options } of all)
    for (const said of WORDS.flatMap((word) => waysToSay(word, options))) {
      await who.slash(command, said)
      for (const option of options)
        if ('autocomplete' in option && option.autocomplete)
          await who.autocomplete(command, said, option.name)
    }
}

interface Now {
  readonly raid: string
  readonly decision: string
}

/** The ids of a kind that have the word in one of their parts, and one without it. */
function idsWith(word: string, { word: first, parts, read }: AnyCustomIdKind, now: Now): string[] {
  const plain = parts.map(({ means, examples, write }) => (means ? now[means] : write(examples[0])))
  const changed = parts.flatMap(({ means }, at) => (means ? [] : [plain.with(at, word)]))
  const ids = [plain, ...changed].map((texts) => ['lk1', first, ...texts].join(':'))
  return [...new Set(ids)].filter((id) => read(id) !== null)
}

/** Makes the bot post a menu that offers the word, and chooses it. */
async function chooseWord(who: PlaygroundPerson, custom_id: string, word: string): Promise<void> {
  const select = { type: 3, custom_id, options: [{ label: word, value: word }] }
  const body = { content: custom_id, components: [{ type: 1, components: [select] }] }
  const { id } = z
    .object({ id: z.string() })
    .parse(await rest.post(Routes.channelMessages(who.channel), { body }))
  await who.select(id, [word])
}

async function chooseWords(
  who: PlaygroundPerson,
  now: () => Promise<Now>,
  all: readonly AnyCustomIdKind[],
): Promise<void> {
  for (const word of WORDS)
    for (const kind of all) for (const id of idsWith(word, kind, await now())) await chooseWord(who, id, word)
}

const isOfWars = (name: string): boolean => name.startsWith('war')

test('in a raid', PATIENCE, async () => {
  const ben = evening.discord.as('Ben')
  await ben.slash('raid create', { raid: 'deadmines', mode: 'novice' })
  await ben.slash('raid join', { deck: 'horde-rogue' })
  await ben.slash('raid start')
  const inThread = ben.in(await evening.firstThread())
  const raid = await evening.raidIn(inThread.channel)
  const me = { id: (await ben.state()).me.id, name: userText('Ben') }
  const now = async () => {
    const { view } = await evening.table.look(raid.id, me)
    return { raid: raid.code, decision: `${view?.decision?.id ?? 0}` }
  }
  await inThread.slash('answer', { choice: 'keep' })
  await chooseWords(
    inThread,
    now,
    kinds.filter(({ word }) => !isOfWars(word)),
  )
  const ofRaids = entries.filter(({ command }) => !isOfWars(command))
  await sayWords(
    inThread,
    ofRaids.filter(({ command }) => !isForManagers(command)),
  )
  const anna = evening.discord.as('Anna').in(inThread.channel) // she may manage the server
  await sayWords(
    anna,
    ofRaids.filter(({ command }) => isForManagers(command)),
  )
})

test('in a game of Shadow of War', PATIENCE, async () => {
  const anna = evening.discord.as('Anna')
  const before = new Set((await anna.state()).channels.map(({ id }) => id))
  await anna.slash('war create', { overlord: 'kazzak' })
  const thread = await evening.discord.until(async () =>
    (await anna.state()).channels.find(({ id, parent_id }) => parent_id && !before.has(id)),
  )
  const inThread = anna.in(thread.id)
  await inThread.slash('war join', { faction: 'alliance', class: 'mage' })
  await evening.discord.as('Ben').in(thread.id).slash('war join', { faction: 'horde', class: 'warrior' })
  await inThread.slash('war start')
  const wars = kinds.filter(({ word }) => isOfWars(word))
  await chooseWords(inThread, async () => ({ raid: '0', decision: '0' }), wars)
  await sayWords(
    inThread,
    entries.filter(({ command }) => isOfWars(command)),
  )
})
