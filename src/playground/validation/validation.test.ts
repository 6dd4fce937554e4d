import { describe, expect, test } from 'vitest'
import { parseChoices, parseCommand, parseCommands } from './command.ts'
import { ApiRefusal } from './form.ts'
import { parseMessage, refuseEmptyMessage } from './message.ts'
import { parseModal } from './modal.ts'

const refusalOf = (act: () => unknown): ApiRefusal => {
  try {
    act()
  } catch (error) {
    if (error instanceof ApiRefusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** Returns the faults for which `act` is refused, each as `path: CODE`. */
const faultsOf = (act: () => unknown): string[] => {
  const visit = (node: object, path: string[]): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      key === '_errors'
        ? (value as { code: string }[]).map((fault) => `${path.join('.')}: ${fault.code}`)
        : visit(value as object, [...path, key]),
    )
  return visit(refusalOf(act).errors ?? {}, [])
}

const button = (customId: string, more = {}) => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id: customId,
  ...more,
})
const row = (...components: unknown[]) => ({ type: 1, components })
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: `${index}` }))
const select = (more = {}) => ({ type: 3, custom_id: 's', options: options(3), ...more })
const text = (content: string) => ({ type: 10, content })
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const modern = (...components: unknown[]) => ({ flags: 32768, components })

describe('Discord refuses in a message:', () => {
  const refused: [string, unknown, string][] = [
    ['2,001 characters', { content: 'x'.repeat(2001) }, 'content: BASE_TYPE_MAX_LENGTH'],
    [
      'a row of 6 buttons',
      { components: [row(...times(6, (n) => button(`${n}`)))] },
      'components.0.components: BASE_TYPE_BAD_LENGTH',
    ],
    ['an empty row', { components: [row()] }, 'components.0.components: BASE_TYPE_BAD_LENGTH'],
    ['6 rows', { components: times(6, (n) => row(button(`${n}`))) }, 'components: BASE_TYPE_MAX_LENGTH'],
    [
      'a select beside a button',
      { components: [row(button('a'), select())] },
      'components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      '26 options',
      { components: [row(select({ options: options(26) }))] },
      'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'no options',
      { components: [row(select({ options: [] }))] },
      'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'more to choose than there is',
      { components: [row(select({ max_values: 4 }))] },
      'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'min above max',
      { components: [row(select({ min_values: 3, max_values: 2 }))] },
      'components.0.components.0.min_values: NUMBER_TYPE_MAX',
    ],
    [
      'a repeated custom id',
      { components: [row(button('a')), row(button('a'))] },
      'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a repeated option',
      { components: [row(select({ options: [...options(2), ...options(1)] }))] },
      'components.0.components.0.options.2.value: COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a custom id of 101',
      { components: [row(button('x'.repeat(101)))] },
      'components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an empty custom id',
      { components: [row(button(''))] },
      'components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 81',
      { components: [row(button('a', { label: 'x'.repeat(81) }))] },
      'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button without label',
      { components: [row(button('a', { label: undefined }))] },
      'components.0.components.0.label: COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'an emoji that is none',
      { components: [row(button('a', { emoji: { name: 'sword' } }))] },
      'components.0.components.0.emoji.name: COMPONENT_INVALID_EMOJI',
    ],
    [
      'a link with custom id',
      { components: [row(button('a', { style: 5, url: 'https://example.org' }))] },
      'components.0.components.0.custom_id: COMPONENT_CUSTOM_ID_URL',
    ],
    ['11 embeds', { embeds: times(11, () => ({ title: 'x' })) }, 'embeds: BASE_TYPE_MAX_LENGTH'],
    [
      'embeds above 6,000',
      { embeds: times(2, () => ({ description: 'x'.repeat(3001) })) },
      'embeds: MAX_EMBED_SIZE_EXCEEDED',
    ],
    [
      'a timestamp that is none',
      { embeds: [{ title: 'a', timestamp: 'yesterday' }] },
      'embeds.0.timestamp: DATE_TIME_TYPE_PARSE',
    ],
    [
      'a field named by blanks',
      { embeds: [{ fields: [{ name: ' ', value: 'b' }] }] },
      'embeds.0.fields.0.name: BASE_TYPE_REQUIRED',
    ],
    ['an empty embed', { embeds: [{}] }, 'embeds.0.description: BASE_TYPE_REQUIRED'],
    ['a title of 257', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds.0.title: BASE_TYPE_MAX_LENGTH'],
    [
      'a description of 4,097',
      { embeds: [{ description: 'x'.repeat(4097) }] },
      'embeds.0.description: BASE_TYPE_MAX_LENGTH',
    ],
    [
      '26 fields',
      { embeds: [{ fields: times(26, () => ({ name: 'a', value: 'b' })) }] },
      'embeds.0.fields: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a field name of 257',
      { embeds: [{ fields: [{ name: 'x'.repeat(257), value: 'b' }] }] },
      'embeds.0.fields.0.name: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a field value of 1,025',
      { embeds: [{ fields: [{ name: 'a', value: 'x'.repeat(1025) }] }] },
      'embeds.0.fields.0.value: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an empty field value',
      { embeds: [{ fields: [{ name: 'a', value: '' }] }] },
      'embeds.0.fields.0.value: BASE_TYPE_REQUIRED',
    ],
    [
      'a footer of 2,049',
      { embeds: [{ footer: { text: 'x'.repeat(2049) } }] },
      'embeds.0.footer.text: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an embed url that is none',
      { embeds: [{ title: 'a', url: 'javascript:alert(1)' }] },
      'embeds.0.url: URL_TYPE_INVALID_SCHEME',
    ],
    [
      'content with Components V2',
      { content: 'hi', ...modern(text('a')) },
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'embeds with Components V2',
      { embeds: [{ title: 'a' }], ...modern(text('a')) },
      'embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    ['text display without the flag', { components: [text('a')] }, 'components.0.type: UNION_TYPE_CHOICES'],
    [
      '41 components',
      modern(...times(41, () => text('a'))),
      'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '41 components, nested',
      modern({ type: 17, components: times(40, () => text('a')) }),
      'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4,001 characters of text',
      modern(text('x'.repeat(2001)), text('x'.repeat(2000))),
      'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'alternative text of 1,025',
      { attachments: [{ id: 0, description: 'x'.repeat(1025) }] },
      'attachments.0.description: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'users both parsed and listed',
      { content: 'a', allowed_mentions: { parse: ['users'], users: ['12345678901234567'] } },
      'allowed_mentions.users: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
  ]

  test.each(refused)('%s', (_, body, fault) => {
    expect(faultsOf(() => parseMessage(body))).toContain(fault)
    expect(refusalOf(() => parseMessage(body))).toMatchObject({
      status: 400,
      code: 50035,
      message: 'Invalid Form Body',
    })
  })

  test('an empty message is 50006', () => {
    const empty = { content: ' ', embeds: [], components: [], files: [] }
    expect(refusalOf(() => refuseEmptyMessage(empty)).code).toBe(50006)
  })

  test('a message that once used Components V2 never accepts content again', () => {
    expect(faultsOf(() => parseMessage({ content: 'hi' }, true))).toHaveLength(1)
  })
})

describe('Discord accepts in a message:', () => {
  const taken: [string, unknown][] = [
    ['2,000 characters', { content: 'x'.repeat(2000) }],
    ['5 rows of 5 buttons', { components: times(5, (y) => row(...times(5, (x) => button(`${y}/${x}`)))) }],
    ['25 options', { components: [row(select({ options: options(25), min_values: 0, max_values: 25 }))] }],
    ['an emoji alone', { components: [row(button('a', { label: undefined, emoji: { name: '⚔️' } }))] }],
    ['embeds of 6,000', { embeds: times(2, () => ({ description: 'x'.repeat(3000) })) }],
    ['40 components', modern({ type: 17, components: times(39, () => text('a')) })],
    ['a section', modern({ type: 9, components: [text('a')], accessory: button('a') })],
    ['nothing removed', { content: null, embeds: null, components: [] }],
  ]

  test.each(taken)('%s', (_, body) => {
    expect(() => parseMessage(body)).not.toThrow()
  })
})

const command = (more = {}) => ({ name: 'raid', description: 'Raids', ...more })
const option = (name: string, more = {}) => ({ type: 3, name, description: 'An option', ...more })

describe('Discord refuses in a slash command:', () => {
  const refused: [string, unknown, string][] = [
    ['capitals', command({ name: 'Raid' }), 'name: APPLICATION_COMMAND_INVALID_NAME'],
    ['a space', command({ name: 'my raid' }), 'name: APPLICATION_COMMAND_INVALID_NAME'],
    ['a name of 33', command({ name: 'x'.repeat(33) }), 'name: BASE_TYPE_BAD_LENGTH'],
    ['no description', command({ description: '' }), 'description: BASE_TYPE_BAD_LENGTH'],
    ['a description of 101', command({ description: 'x'.repeat(101) }), 'description: BASE_TYPE_BAD_LENGTH'],
    [
      'an unknown language',
      command({ description_localizations: { xx: 'y' } }),
      'description_localizations.xx: BASE_TYPE_CHOICES',
    ],
    [
      'a long translation',
      command({ description_localizations: { de: 'x'.repeat(101) } }),
      'description_localizations.de: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a translated name with capitals',
      command({ name_localizations: { de: 'Groß' } }),
      'name_localizations.de: APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'a long translation of a choice',
      command({
        options: [
          option('a', { choices: [{ name: 'a', value: 'a', name_localizations: { de: 'x'.repeat(101) } }] }),
        ],
      }),
      'options.0.choices.0.name_localizations.de: BASE_TYPE_BAD_LENGTH',
    ],
    ['duplicate contexts', command({ contexts: [0, 0] }), 'contexts: BASE_TYPE_DUPLICATE'],
    ['empty contexts', command({ contexts: [] }), 'contexts: BASE_TYPE_BAD_LENGTH'],
    [
      'empty places of installation',
      command({ integration_types: [] }),
      'integration_types: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a minimum above the maximum',
      command({ options: [option('a', { type: 4, min_value: 5, max_value: 1 })] }),
      'options.0.min_value: NUMBER_TYPE_MAX',
    ],
    ['26 options', command({ options: times(26, (n) => option(`o${n}`)) }), 'options: BASE_TYPE_MAX_LENGTH'],
    [
      '26 choices',
      command({ options: [option('a', { choices: times(26, (n) => ({ name: `${n}`, value: `${n}` })) })] }),
      'options.0.choices: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a choice name of 101',
      command({ options: [option('a', { choices: [{ name: 'x'.repeat(101), value: 'x' }] })] }),
      'options.0.choices.0.name: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'required after optional',
      command({ options: [option('a'), option('b', { required: true })] }),
      'options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'two options of one name',
      command({ options: [option('a'), option('a')] }),
      'options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'subcommands beside options',
      command({ options: [option('a'), option('b', { type: 1 })] }),
      'options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'bad options below a subcommand',
      command({ options: [option('a', { type: 1, options: [option('A')] })] }),
      'options.0.options.0.name: APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'choices with autocomplete',
      command({ options: [option('a', { autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
      'options.0.choices: APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    [
      '8,001 characters',
      command({
        options: times(25, (n) =>
          option(`o${n}`, {
            description: 'x'.repeat(100),
            choices: times(5, (c) => ({ name: `${c}${'x'.repeat(60)}`, value: `${c}` })),
          }),
        ),
      }),
      ': APPLICATION_COMMAND_TOO_LARGE',
    ],
  ]

  test.each(refused)('%s', (_, body, fault) => {
    expect(faultsOf(() => parseCommand(body))).toContain(fault)
  })

  test('a language with the name of an inherited property, without changing that property', () => {
    expect(faultsOf(() => parseCommand(command({ name_localizations: { constructor: 5 } })))).toContain(
      'name_localizations.constructor: BASE_TYPE_BAD_TYPE',
    )
    expect(Object.hasOwn(Object, '_errors')).toBe(false)
  })

  test('101 commands, and two with the same name', () => {
    expect(faultsOf(() => parseCommands(times(101, (n) => command({ name: `c${n}` }))))).toEqual([
      ': BASE_TYPE_MAX_LENGTH',
    ])
    expect(faultsOf(() => parseCommands([command(), command()]))).toEqual([
      '1.name: APPLICATION_COMMANDS_DUPLICATE_NAME',
    ])
  })
})

test('autocomplete answers accept 25 choices of 100 characters', () => {
  const choices = (count: number, length: number) => ({
    choices: times(count, (n) => ({ name: `${n}`, value: 'x'.repeat(length) })),
  })
  expect(parseChoices(choices(25, 100))).toHaveLength(25)
  expect(faultsOf(() => parseChoices(choices(26, 1)))).toEqual(['choices: BASE_TYPE_MAX_LENGTH'])
  expect(faultsOf(() => parseChoices(choices(1, 101)))).toContain('choices.0.value: BASE_TYPE_MAX_LENGTH')
})

describe('modals', () => {
  const input = (customId: string) => ({ type: 4, custom_id: customId, style: 1 })
  const label = (customId: string) => ({ type: 18, label: 'Name', component: input(customId) })
  const modal = (more = {}) => ({ custom_id: 'm', title: 'Name', components: [label('a')], ...more })

  test('five labels are accepted, six are refused', () => {
    expect(parseModal(modal({ components: times(5, (n) => label(`${n}`)) })).components).toHaveLength(5)
    expect(faultsOf(() => parseModal(modal({ components: times(6, (n) => label(`${n}`)) })))).toEqual([
      'components: BASE_TYPE_BAD_LENGTH',
    ])
  })

  test('a title of 46, a repeated id and a row without label are refused', () => {
    expect(faultsOf(() => parseModal(modal({ title: 'x'.repeat(46) })))).toEqual([
      'title: BASE_TYPE_BAD_LENGTH',
    ])
    expect(faultsOf(() => parseModal(modal({ components: [label('a'), label('a')] })))).toEqual([
      'components: COMPONENT_CUSTOM_ID_DUPLICATED',
    ])
    expect(faultsOf(() => parseModal(modal({ components: [row(input('a'))] })))).toEqual([
      'components.0.components.0.label: BASE_TYPE_REQUIRED',
    ])
  })
})
