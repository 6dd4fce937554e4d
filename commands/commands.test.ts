import { readdirSync, readFileSync } from 'node:fs'
import { ApplicationCommandOptionType } from 'discord.js'
import { expect, test } from 'vitest'
import { parseCommands } from '../src/playground/limits/command.ts'
import { commands } from './index.ts'

const data = commands.map((command) => command.data)

/** What somebody who types "/" reads: of a command with subcommands each of these, else the command. */
const entries = data.flatMap(({ name, options = [] }) => {
  const subs = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand)
  return subs.length > 0 ? subs.map((sub) => `${name} ${sub.name}`) : [name]
})

test('Discord takes all commands, each in its own file and once', () => {
  expect(parseCommands(data)).toHaveLength(commands.length)
  expect(new Set(data.map((one) => one.name)).size).toBe(commands.length)
})

test('who types "/" reads forty entries of raids at most, and those of the companion', () => {
  const isCompanions = (entry: string) => entry.startsWith('war ')
  expect(new Set(entries).size).toBe(entries.length)
  expect(entries.filter((entry) => !isCompanions(entry)).length).toBeLessThanOrEqual(40)
  expect(entries.filter(isCompanions).length).toBeLessThanOrEqual(19)
})

test('each kind of move can be typed, and whatever is asked can be answered', () => {
  const moves = ['pass', 'play', 'place', 'attack', 'use', 'answer', 'raid leave']
  expect(entries).toEqual(expect.arrayContaining(moves))
})

/** Everything between backticks that begins like a command: "`/raid leave`", "`/character new:`". */
const named = (file: URL): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/`\/([a-z]+(?: [a-z]+)?:?)/g)].map(([, one = '']) => one)

const speaking = [
  new URL('../README.md', import.meta.url),
  ...['en', 'de'].flatMap((language) => {
    const folder = new URL(`../src/texts/${language}/`, import.meta.url)
    return readdirSync(folder).map((file) => new URL(file, folder))
  }),
]

test('every command and option that people are told of is there', () => {
  const optionsOf = (name: string, all: readonly { name: string }[]) =>
    all.map((one) => `${name} ${one.name}:`)
  const options = data.flatMap(({ name, options: all = [] }) => [
    ...optionsOf(name, all),
    ...all.flatMap((one) => ('options' in one ? optionsOf(name, one.options ?? []) : [])),
  ])
  const known = new Set([...data.map(({ name }) => name), ...entries, ...options])
  expect(speaking.flatMap(named).filter((one) => !known.has(one))).toEqual([])
})
