import { expect, test } from 'vitest'
import { DECISION_KINDS } from '../src/engine/index.ts'
import { parseCommands } from '../src/playground/limits/command.ts'
import { commands } from './index.ts'

test('Discord takes all commands, each in its own file and once', () => {
  const data = commands.map((command) => command.data)
  expect(parseCommands(data)).toHaveLength(commands.length)
  expect(new Set(data.map((one) => one.name)).size).toBe(commands.length)
})

test('each kind of question has a command that answers it, and each kind of move one that makes it', () => {
  const one = commands.filter(({ data }) => data.name !== 'back')
  const answered = one.flatMap((command) => command.kinds ?? [])
  expect(new Set([...answered, 'priority'])).toEqual(new Set(DECISION_KINDS))
  const names = commands.map((command) => command.data.name)
  const moves = ['pass', 'play', 'resource', 'attack', 'power', 'quest', 'concede', 'answer']
  expect(names).toEqual(expect.arrayContaining(moves))
})
