import { z } from 'zod'
import { listSchema, messageWithErrorCode, parseForm, textSchema } from './form.ts'
import { isDiscordLocale } from './locales.ts'

export const CommandOptionType = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const name = textSchema(1, 32).refine(
  (value) => NAME.test(value) && value === value.toLowerCase(),
  messageWithErrorCode('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
)

/** Schema of the translations of a text. Each has the limits of the text itself. */
const localized = (schema: z.ZodType<string, string>) =>
  z
    .record(z.string(), schema)
    .superRefine((translations, context) => {
      for (const locale of Object.keys(translations).filter((each) => !isDiscordLocale(each)))
        context.addIssue({
          code: 'custom',
          path: [locale],
          message: messageWithErrorCode(
            'BASE_TYPE_CHOICES',
            `"${locale}" is not one of Discord's languages.`,
          ),
        })
    })
    .nullish()

const choiceName = textSchema(1, 100)
const description = textSchema(1, 100)

/** Schema of a list that is neither empty nor repeats a value. */
const distinct = (max: number) =>
  listSchema(z.number().int().min(0).max(max), 1, max + 1)
    .refine(
      (values) => new Set(values).size === values.length,
      messageWithErrorCode('BASE_TYPE_DUPLICATE', 'Values must be unique'),
    )
    .nullish()

const choice = z.object({
  name: choiceName,
  name_localizations: localized(choiceName),
  value: z.union([textSchema(0, 100), z.number()]),
})
export type OptionChoice = z.output<typeof choice>

export const parseChoices = (body: unknown): OptionChoice[] =>
  parseForm(z.object({ choices: listSchema(choice, 0, 25) }), body).choices

const base = {
  name,
  name_localizations: localized(name),
  description,
  description_localizations: localized(description),
}

const valueOption = z
  .object({
    ...base,
    type: z.literal([3, 4, 5, 6, 7, 8, 9, 10, 11]),
    required: z.boolean().nullish(),
    choices: listSchema(choice, 0, 25).nullish(),
    channel_types: z.array(z.number().int()).nullish(),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
    min_length: z.number().int().min(0).max(6000).nullish(),
    max_length: z.number().int().min(1).max(6000).nullish(),
    autocomplete: z.boolean().nullish(),
  })
  .superRefine((option, context) => {
    const fail = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (option.autocomplete && option.choices?.length)
      fail(
        ['choices'],
        messageWithErrorCode(
          'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
          'Autocomplete and choices are mutually exclusive',
        ),
      )
    if (option.autocomplete && ![3, 4, 10].includes(option.type))
      fail(
        ['autocomplete'],
        messageWithErrorCode(
          'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE',
          'This option type cannot be autocompleted',
        ),
      )
    if ((option.min_value ?? -Infinity) > (option.max_value ?? Infinity))
      fail(
        ['min_value'],
        messageWithErrorCode('NUMBER_TYPE_MAX', `Must be less than or equal to ${option.max_value}.`),
      )
    if ((option.min_length ?? 0) > (option.max_length ?? 6000))
      fail(
        ['min_length'],
        messageWithErrorCode('NUMBER_TYPE_MAX', `Must be less than or equal to ${option.max_length}.`),
      )
    refuseRepeatedNames(
      option.choices ?? [],
      ['choices'],
      'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
      fail,
    )
    option.choices?.forEach((each, index) => {
      if ((option.type === CommandOptionType.string) !== (typeof each.value === 'string'))
        fail(
          ['choices', index, 'value'],
          messageWithErrorCode('BASE_TYPE_BAD_TYPE', 'The value does not match the type of the option'),
        )
    })
  })
export type ValueOption = z.output<typeof valueOption>

type Fail = (path: PropertyKey[], message: string) => void

const refuseRepeatedNames = (
  named: readonly { name: string }[],
  path: PropertyKey[],
  code: string,
  fail: Fail,
) => {
  const seen = new Set<string>()
  named.forEach((each, index) => {
    if (seen.has(each.name))
      fail([...path, index, 'name'], messageWithErrorCode(code, 'Names must be unique'))
    seen.add(each.name)
  })
}

const refuseLateRequired = (options: readonly ValueOption[], fail: Fail) => {
  options.forEach((each, index) => {
    if (each.required && options.slice(0, index).some((earlier) => !earlier.required))
      fail(
        ['options', index],
        messageWithErrorCode(
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      )
  })
}

const valueOptions = listSchema(valueOption, 0, 25).nullish()

const checkOptions = (
  holder: { options?: readonly ValueOption[] | null | undefined },
  context: z.RefinementCtx,
) => {
  const fail: Fail = (path, message) => context.addIssue({ code: 'custom', path, message })
  refuseRepeatedNames(
    holder.options ?? [],
    ['options'],
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    fail,
  )
  refuseLateRequired(holder.options ?? [], fail)
}

const subcommand = z
  .object({ ...base, type: z.literal(CommandOptionType.subcommand), options: valueOptions })
  .superRefine(checkOptions)

const group = z
  .object({ ...base, type: z.literal(CommandOptionType.group), options: listSchema(subcommand, 1, 25) })
  .superRefine((each, context) =>
    refuseRepeatedNames(
      each.options,
      ['options'],
      'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
      (path, message) => context.addIssue({ code: 'custom', path, message }),
    ),
  )

export type Subcommand = z.output<typeof subcommand>
export type SubcommandGroup = z.output<typeof group>
export type CommandOption = ValueOption | Subcommand | SubcommandGroup

export const isSubcommand = (option: CommandOption): option is Subcommand =>
  option.type === CommandOptionType.subcommand
export const isSubcommandGroup = (option: CommandOption): option is SubcommandGroup =>
  option.type === CommandOptionType.group
export const isValueOption = (option: CommandOption): option is ValueOption =>
  option.type > CommandOptionType.group

const anyOption = z.discriminatedUnion('type', [subcommand, group, valueOption])

const shared = {
  name_localizations: localized(name),
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: z.boolean().nullish(),
  nsfw: z.boolean().nullish(),
  contexts: distinct(2),
  integration_types: distinct(1),
}

const slashCommand = z
  .object({
    ...base,
    ...shared,
    type: z.literal(1).default(1),
    options: listSchema(anyOption, 0, 25).nullish(),
  })
  .superRefine((command, context) => {
    const options = command.options ?? []
    const fail: Fail = (path, message) => context.addIssue({ code: 'custom', path, message })
    refuseRepeatedNames(options, ['options'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', fail)
    const values = options.filter(isValueOption)
    if (values.length > 0 && values.length < options.length)
      fail(
        ['options'],
        messageWithErrorCode(
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command and sub-command group option types are mutually exclusive to all other types',
        ),
      )
    refuseLateRequired(values, fail)
    if (commandSize(command) > 8000)
      fail([], messageWithErrorCode('APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)'))
  })

const contextCommand = z.object({
  ...shared,
  type: z.union([z.literal(2), z.literal(3)]),
  name: textSchema(1, 32),
  name_localizations: localized(textSchema(1, 32)),
  description: z.literal('').nullish(),
  options: z.null().optional(),
})

export type SlashCommand = z.output<typeof slashCommand>
export type ContextMenuCommand = z.output<typeof contextCommand>
export type CommandForm = SlashCommand | ContextMenuCommand

interface Sized {
  name: string
  name_localizations?: Record<string, string> | null | undefined
  description?: string | null | undefined
  description_localizations?: Record<string, string> | null | undefined
  options?: readonly Sized[] | null | undefined
  choices?: readonly OptionChoice[] | null | undefined
}

const longest = (plain: string, translations: Record<string, string> | null | undefined) =>
  Math.max(plain.length, ...Object.values(translations ?? {}).map((each) => each.length))

/**
 * The total length of names, descriptions and choice values of a command and all its parts, each in its
 * longest language.
 */
const commandSize = (part: Sized): number => {
  const own =
    longest(part.name, part.name_localizations) +
    longest(part.description ?? '', part.description_localizations)
  const choices = (part.choices ?? []).reduce(
    (sum, each) => sum + longest(each.name, each.name_localizations) + String(each.value).length,
    0,
  )
  return own + choices + (part.options ?? []).reduce((sum, each) => sum + commandSize(each), 0)
}

const MAX_COMMANDS = 100

const anyCommand = z.preprocess(
  (raw) => (typeof raw === 'object' && raw !== null && !('type' in raw) ? { ...raw, type: 1 } : raw),
  z.discriminatedUnion('type', [slashCommand, contextCommand]),
)

const commandList = z.array(anyCommand).superRefine((commands, context) => {
  const slashes = commands.filter((each) => each.type === 1)
  if (slashes.length > MAX_COMMANDS)
    context.addIssue({
      code: 'custom',
      message: messageWithErrorCode('BASE_TYPE_MAX_LENGTH', `Must be ${MAX_COMMANDS} or fewer in length.`),
    })
  for (const type of [1, 2, 3]) {
    const names = commands.filter((each) => each.type === type)
    refuseRepeatedNames(names, [], 'APPLICATION_COMMANDS_DUPLICATE_NAME', (path, message) =>
      context.addIssue({ code: 'custom', path, message }),
    )
  }
})

export const parseCommand = (body: unknown): CommandForm => parseForm(anyCommand, body)
export const parseCommands = (body: unknown): CommandForm[] => parseForm(commandList, body)
