import { describe, expect, test } from 'vitest'
import type { BotContext, CommandCall } from '../bot-context.ts'
import { privateReply } from '../message-parts/post.ts'
import { declareCommand } from './declare.ts'
import { booleanOption, choiceOption, textOption, userOption, wholeNumberOption } from './options.ts'

const answer = () => privateReply('Done.')
const suggest = async () => [{ name: 'Rend', value: 'o5' }]

const log = declareCommand('log', { options: { page: wholeNumberOption(1) }, run: answer, opens: 'vote' })
const sheet = declareCommand('sheet', {
  options: { who: userOption(), everybody: booleanOption({ opens: 'file' }) },
  run: answer,
})
const deck = declareCommand('deck', {
  subcommands: {
    show: {
      options: {
        who: userOption(),
        export: booleanOption(),
        boss: textOption(),
        constructed: booleanOption(),
      },
      run: () => privateReply('Shown.'),
    },
    edit: {
      options: {
        in: textOption({ suggest }),
        out: textOption(),
        copies: wholeNumberOption(1, 10),
        search: textOption(),
        boss: textOption(),
        constructed: booleanOption(),
      },
      run: () => privateReply('Edited.'),
    },
    import: {
      opens: 'file',
      options: {
        list: textOption(),
        check: booleanOption(),
        boss: choiceOption(['onyxia'], (value) => `The ${value}`),
        constructed: booleanOption(),
      },
      run: () => privateReply('Imported.'),
    },
  },
})

const calling = (subcommand: string | null): CommandCall =>
  ({ subcommand, text: () => null }) as unknown as CommandCall
const said = async (subcommand: string | null) => {
  const reply = await deck.run({} as BotContext, calling(subcommand))
  return 'post' in reply ? reply.post.content : reply
}

describe('a declared command', () => {
  test('has the descriptions of the texts with its names, in each language', () => {
    expect(log.data).toMatchObject({
      name: 'log',
      description: 'What has happened so far',
      description_localizations: { de: 'Was bisher geschah' },
      options: [{ name: 'page', min_value: 1, description_localizations: { de: expect.any(String) } }],
    })
    const [show] = deck.data.options ?? []
    expect(show).toMatchObject({
      name: 'show',
      description: 'The deck of a character, and the other cards in its collection',
      options: [
        { name: 'who', description: 'Whose; by default yours' },
        { name: 'export' },
        { name: 'boss' },
        { name: 'constructed' },
      ],
    })
  })

  test('runs the subcommand that is called, and answers a call of an unknown one', async () => {
    expect(await said('show')).toBe('Shown.')
    expect(await said('edit')).toBe('Edited.')
    expect(await said('constructor')).toContain('button')
    expect(await said(null)).toContain('button')
  })

  test('suggests values for options that have suggestions', async () => {
    const suggested = (sub: string, name: string) =>
      deck.suggest?.({} as BotContext, calling(sub), { name, typed: '' })
    expect(await suggested('edit', 'in')).toEqual([{ name: 'Rend', value: 'o5' }])
    expect(await suggested('edit', 'out')).toEqual([])
    expect(await suggested('show', 'in')).toEqual([])
    const isSuggested = (deck.data.options ?? []).flatMap((sub) =>
      'options' in sub ? (sub.options ?? []).filter((one) => 'autocomplete' in one && one.autocomplete) : [],
    )
    expect(isSuggested.map(({ name }) => name)).toEqual(['in'])
  })

  test('opens what it, its subcommand or a given option opens', () => {
    expect(log.opens?.([])).toBe('vote')
    expect(log.opens?.(['page'])).toBe('vote')
    expect(sheet.opens?.(['who'])).toBeNull()
    expect(sheet.opens?.(['who', 'everybody'])).toBe('file')
    expect(deck.opens?.(['import', 'list'])).toBe('file')
    expect(deck.opens?.(['show', 'export'])).toBeNull()
    expect(deck.opens?.(['constructor'])).toBeNull()
  })
})

test('the compiler finds a name that a declaration and the texts don’t share', () => {
  const options = { who: userOption() }
  // @ts-expect-error the texts describe a further option
  declareCommand('sheet', { options, run: answer })
  // @ts-expect-error the texts describe an option
  declareCommand('log', { run: answer })
  const page = wholeNumberOption(1)
  // @ts-expect-error the option isn’t declared
  declareCommand('log', { options: { page }, run: (_, call) => privateReply(call.text('pgae') ?? '') })
  // @ts-expect-error the texts describe no such option
  expect(() => declareCommand('hand', { options, run: answer })).toThrow('no text describes who')
  // @ts-expect-error the texts describe no such command
  expect(() => declareCommand('nothing', { run: answer })).toThrow()
  // @ts-expect-error the texts describe three subcommands
  declareCommand('deck', { subcommands: { show: { options, run: answer } } })
})
