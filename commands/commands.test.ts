import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ApplicationCommandOptionType } from 'discord.js'
import { expect, test } from 'vitest'
import { parseCommands } from '../src/playground/validation/command.ts'
import { LANGUAGES } from '../src/texts/language.ts'
import { commentsIn, stringsIn, wrongCommands, wrongOptions } from '../test/support/named-commands.ts'
import { commands } from './index.ts'

const data = commands.map((command) => command.data)

/** The entries that Discord shows after "/": each subcommand of a command, or the command itself if it has none. */
const entries = data.flatMap(({ name, options = [] }) => {
  const subs = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand)
  return subs.length > 0 ? subs.map((sub) => `${name} ${sub.name}`) : [name]
})

test('Discord takes all commands, each in its own file and once', () => {
  expect(parseCommands(data)).toHaveLength(commands.length)
  const files = readdirSync(new URL('.', import.meta.url)).map((file) => path.parse(file).name)
  const others = ['index', 'commands.test']
  expect(data.map(({ name }) => name).sort()).toEqual(files.filter((file) => !others.includes(file)).sort())
})

test('Discord shows everybody at most 42 entries about raids after "/", and at most 19 of the companion', () => {
  const managers = new Set(data.filter((one) => one.default_member_permissions).map(({ name }) => name))
  const isCompanions = (entry: string) => entry.startsWith('war ')
  expect(new Set(entries).size).toBe(entries.length)
  const forEverybody = entries.filter((entry) => !managers.has(entry))
  expect(forEverybody.filter((entry) => !isCompanions(entry)).length).toBeLessThanOrEqual(42)
  expect([...managers]).toEqual(['moderate'])
  expect(entries.filter(isCompanions).length).toBeLessThanOrEqual(19)
})

test('each kind of move can be typed, and each question can be answered', () => {
  const moves = ['pass', 'play', 'place', 'attack', 'use', 'answer', 'raid leave']
  expect(entries).toEqual(expect.arrayContaining(moves))
})

const root = fileURLToPath(new URL('..', import.meta.url))
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

test.each(LANGUAGES)('every command, option and choice that the texts name can be typed: %s', (language) => {
  const wrong = filesIn(`src/texts/${language}`, '.ts').flatMap((file) =>
    stringsIn(read(file)).flatMap((text) =>
      [...wrongCommands(text, language), ...wrongOptions(text)].map((one) => `${file}: ${one}`),
    ),
  )
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)(
  'a text that asks a person to open a raid or game names a channel, since threads can’t open one: %s',
  (language) => {
    const opening = filesIn(`src/texts/${language}`, '.ts').flatMap((file) =>
      stringsIn(read(file)).filter((text) => /\/(?:raid|war) create(?! \w+:)/.test(text)),
    )
    expect(opening.filter((text) => !/channel|Kanal|create` (?:\p{L}+ )*…/u.test(text))).toEqual([])
  },
)

test('every command that the documents name can be typed', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', '.md')]
  expect(
    documents.flatMap((file) => wrongCommands(read(file), 'en').map((one) => `${file}: ${one}`)),
  ).toEqual([])
})

test('every command that a comment names can be typed', () => {
  const sources = [...filesIn('src', '.ts'), ...filesIn('commands', '.ts')].filter(
    (file) => !/^src.(?:playground|store.generated)/.test(file),
  )
  const wrong = sources.flatMap((file) =>
    commentsIn(read(file)).flatMap((text) => wrongCommands(text, 'en').map((one) => `${file}: ${one}`)),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['/concede leaves a raid that is on.', 1],
  ['Ask for `/judge skip`', 1],
  ['Ask for `/judge what: skip`', 1],
  ['type `/raid opens`, /raid or `/raid create whom: me`', 3],
  ['`/tutorial anew: maybe` or /board text', 2],
  ['More: `/rules about: 999`', 1],
  [
    '`/judge what: pass`, /settings of: raid, `/tutorial anew: True`, `/rules about: R302`, /log and docs/next',
    0,
  ],
  ['`/play card: rend target: cookie`, /raid create opens one, 3/4 at `/health` or <t:1>', 0],
])('commands that can’t be typed are noticed: %s', (text, faults) => {
  expect(wrongCommands(text, 'en')).toHaveLength(faults)
})

test('options that no command has are noticed', () => {
  expect(wrongOptions('Say `xp:` or `whom:`')).toEqual(['whom:'])
})
