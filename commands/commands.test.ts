import { expect, test } from 'vitest'
import { parseCommands } from '../src/playground/limits/command.ts'
import { commands } from './index.ts'

test('Discord takes all commands, each in its own file and once', () => {
  const data = commands.map((command) => command.data)
  expect(parseCommands(data)).toHaveLength(commands.length)
  expect(new Set(data.map((one) => one.name)).size).toBe(commands.length)
})
