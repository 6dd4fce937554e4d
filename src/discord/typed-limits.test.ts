import { expect, test } from 'vitest'
import { commands } from '../../commands/index.ts'
import { Rejection } from '../table/model/rejection.ts'
import type { BotContext, CommandCall } from './bot-context.ts'
import { features } from './features.ts'
import { privateReply } from './message-parts/post.ts'
import { addTextLengthLimits, requireMaxLength } from './typed-limits.ts'

const nothing = { type: 3 as const, description: 'Something' }
const command = addTextLengthLimits({
  data: {
    name: 'say',
    description: 'Says it',
    options: [
      { ...nothing, name: 'short', max_length: 5 },
      { ...nothing, name: 'plain', autocomplete: true },
      { ...nothing, name: 'chosen', choices: [{ name: 'One', value: '1' }] },
    ],
  },
  run: async () => privateReply('Said.'),
  suggest: async () => [{ name: 'One', value: '1' }],
})

const calling = (texts: Record<string, string>): CommandCall =>
  ({ subcommand: null, text: (option: string) => texts[option] ?? null }) as unknown as CommandCall
const said = async (texts: Record<string, string>) => {
  const reply = await command.run({} as BotContext, calling(texts))
  return 'post' in reply ? reply.post.content : reply
}

test('a text option has its own limit, or that of a suggestion', () => {
  const limits = command.data.options?.map((option) => 'max_length' in option && option.max_length)
  expect(limits).toEqual([5, 100, false])
})

test('a longer text is answered with a sentence, and gets no suggestions', async () => {
  expect(await said({ short: '12345', plain: 'x'.repeat(100) })).toBe('Said.')
  expect(await said({ short: '123456' })).toBe('“short” has at most 5 letters.')
  expect(await said({ plain: 'x'.repeat(101) })).toBe('“plain” has at most 100 letters.')
  expect(await said({ short: '🐉🐉🐉🐉🐉' })).toBe('Said.')
  const suggested = (typed: string) =>
    command.suggest?.({} as BotContext, calling({ plain: typed }), { name: 'plain', typed })
  expect(await suggested('x')).toHaveLength(1)
  expect(await suggested('x'.repeat(101))).toEqual([])
})

test('a field of a form that is too long is refused with a sentence', () => {
  expect(requireMaxLength('1234', 4)).toBe('1234')
  expect(() => requireMaxLength('12345', 4)).toThrow(Rejection)
  expect(() => requireMaxLength('12345', 4)).toThrow('a field has at most 4 letters')
})

test('every text option of every command has a limit, and so has every form', () => {
  const options = commands.flatMap(({ data }) =>
    (data.options ?? []).flatMap((option) => ('options' in option ? (option.options ?? []) : [option])),
  )
  const typed = options.filter((option) => option.type === 3 && !('choices' in option && option.choices))
  expect(typed.length).toBeGreaterThan(50)
  for (const option of typed) expect(option).toMatchObject({ max_length: expect.any(Number) })
  const forms = Object.values(features).flatMap((feature) => feature.forms ?? [])
  expect(forms.length).toBeGreaterThan(5)
  for (const { letters } of forms) expect(letters).toBeLessThanOrEqual(4_000)
})
