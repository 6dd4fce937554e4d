/**
 * All inputs into which people type, found in the declarations of commands and forms: the options of all commands,
 * their suggestions, the fields of all forms, and the files that a command reads.
 */
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord.js'
import { commands } from '../../../commands/index.ts'
import type { AttachedFile, CommandCall } from '../../../src/discord/bot-context.ts'
import type { Command, Suggestion } from '../../../src/discord/command.ts'
import type { FormRoute, SubmittedForm } from '../../../src/discord/feature.ts'
import { features } from '../../../src/discord/features.ts'
import { privateReply, type Reply } from '../../../src/discord/message-parts/post.ts'
import { handleForm } from '../../../src/discord/routing.ts'
import type { Person } from '../../../src/table/contract.ts'
import { Rejection } from '../../../src/table/model/rejection.ts'
import { withoutNullsAndLoneSurrogates } from '../../../src/texts/cut.ts'
import { rawText, userText } from '../../../src/texts/user-text.ts'
import { type Place, type Stage, visitAt } from './places.ts'

/** The bot's answer to an input. */
export type Answered = Reply | readonly Suggestion[]

export interface Input<T = string> {
  /** "/war fight killed:" */
  readonly name: string
  /** The place, and the other options: "in a war, with step: slay". */
  readonly among: string
  /** The declared limit, in letters. */
  readonly limit: number
  /** Puts its place back to its first state. */
  readonly restore: () => Promise<void>
  give(value: T): Promise<Answered>
}

/** A Rejection is answered in its own words. Any other error is a fault. */
async function answered(work: () => Promise<Answered> | Answered): Promise<Answered> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Rejection) return privateReply(error.message)
    throw error
  }
}

type Value = string | number | boolean | Person | AttachedFile
type Values = Readonly<Record<string, Value>>

/** A command, or one of its subcommands. */
interface Entry {
  readonly name: string
  readonly command: Command
  readonly sub: string | null
  readonly options: readonly APIApplicationCommandBasicOption[]
}

export const entries: readonly Entry[] = commands.flatMap((command): Entry[] => {
  const { name, options = [] } = command.data
  const subs = options.flatMap((option) => (option.type === Type.Subcommand ? [option] : []))
  const own = options.flatMap((option) =>
    option.type === Type.Subcommand || option.type === Type.SubcommandGroup ? [] : [option],
  )
  if (subs.length === 0) return [{ name: `/${name}`, command, sub: null, options: own }]
  return subs.map((sub) => ({
    name: `/${name} ${sub.name}`,
    command,
    sub: sub.name,
    options: sub.options ?? [],
  }))
})

function callAt(place: Place, sub: string | null, values: Values): CommandCall {
  const of = <T extends Value>(option: string, is: (value: Value) => value is T): T | null => {
    const value = values[option]
    return value !== undefined && is(value) ? value : null
  }
  const isText = (value: Value): value is string => typeof value === 'string'
  const isPerson = (value: Value): value is Person => typeof value === 'object' && 'id' in value
  return {
    ...visitAt(place),
    subcommand: sub,
    text: (option) => {
      const text = of(option, isText)
      return text && withoutNullsAndLoneSurrogates(text)
    },
    whole: (option) => of(option, (value): value is number => typeof value === 'number'),
    flag: (option) => values[option] === true,
    choice: (option) => of(option, (value): value is boolean => typeof value === 'boolean'),
    role: (option) => of(option, isPerson)?.id ?? null,
    called: () => null,
    file: (option) =>
      of(option, (value): value is AttachedFile => typeof value === 'object' && 'url' in value),
    someone: (option) => {
      const found = of(option, isPerson)
      return found && { ...found, isBot: false }
    },
  }
}

const choicesOf = (option: APIApplicationCommandBasicOption): readonly (string | number)[] =>
  'choices' in option ? (option.choices ?? []).map(({ value }) => value) : []

const isTyped = (option: APIApplicationCommandBasicOption): boolean =>
  option.type === Type.String && choicesOf(option).length === 0

/** Values for all options that can have one, each from the suggestions after the options before it were filled in. */
async function valuesAt(stage: Stage, place: Place, { command, sub, options }: Entry): Promise<Values> {
  const values: Record<string, Value> = {}
  for (const option of options) {
    const suggest = async () => {
      const focused = { name: option.name, typed: '' }
      const [first] = (await command.suggest?.(stage.context, callAt(place, sub, values), focused)) ?? []
      return first?.value ?? 'Rend'
    }
    const value = choicesOf(option)[0] ?? (isTyped(option) ? await suggest() : plainValue(option, place))
    if (value !== null) values[option.name] = value
  }
  return values
}

function plainValue(option: APIApplicationCommandBasicOption, { other }: Place): Value | null {
  switch (option.type) {
    case Type.Integer:
      return option.min_value ?? 1
    case Type.Boolean:
      return true
    case Type.User:
      return other
    case Type.Role:
      return { id: '100000000000000001', name: userText('Raiders') }
    default:
      return null // another file
  }
}

interface Variation {
  readonly among: string
  readonly values: Values
}

const only = (values: Values, keep: (option: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([option]) => keep(option)))

/**
 * The values of the other options: the required ones, all but the switches, or all; and each of these with each
 * choice of each option.
 */
function variationsOf({ options }: Entry, name: string, all: Values): Variation[] {
  const others = options.filter((option) => option.name !== name)
  const named = (keep: (option: APIApplicationCommandBasicOption) => boolean): Values =>
    only(all, (other) => others.some((option) => option.name === other && keep(option)))
  const bases = [
    named((option) => option.required === true),
    named((option) => option.type !== Type.Boolean),
    named(() => true),
  ]
  const choices = others.flatMap((option) => choicesOf(option).map((value) => ({ [option.name]: value })))
  const found = bases.flatMap((base) => [base, ...choices.map((choice): Values => ({ ...base, ...choice }))])
  const known = new Map(found.map((values) => [wordsOf(values), values]))
  return [...known].map(([among, values]) => ({ among, values }))
}

function shown(value: Value): string {
  if (typeof value !== 'object') return `${value}`
  return 'url' in value ? value.name : rawText(value.name)
}

const wordsOf = (values: Values): string =>
  Object.entries(values)
    .map(([option, value]) => `${option}: ${shown(value)}`)
    .join(', ')

const among = (place: Place, words: string): string =>
  words === '' ? `in ${place.name}` : `in ${place.name}, with ${words}`

/** Every text option of every command, typed and with suggestions, at every place and in every variation. */
export async function optionInputs(stage: Stage): Promise<Input[]> {
  const inputs: Input[] = []
  for (const entry of entries)
    for (const place of stage.places) {
      const all = await valuesAt(stage, place, entry)
      for (const option of entry.options.filter(isTyped))
        for (const variation of variationsOf(entry, option.name, all))
          inputs.push(...inputsOf(stage, place, entry, option, variation))
    }
  return inputs
}

function inputsOf(
  { context }: Stage,
  place: Place,
  { name: of, command, sub }: Entry,
  option: APIApplicationCommandBasicOption,
  { among: words, values }: Variation,
): Input[] {
  const { name } = option
  const limit = 'max_length' in option ? (option.max_length ?? 0) : 0
  const common = { among: among(place, words), limit, restore: place.restore }
  const callWith = (text: string) => callAt(place, sub, { ...values, [name]: text })
  const run: Input = {
    ...common,
    name: `${of} ${name}:`,
    give: (text) => answered(() => command.run(context, callWith(text))),
  }
  const { suggest } = command
  if (!suggest || !('autocomplete' in option && option.autocomplete)) return [run]
  return [
    run,
    {
      ...common,
      name: `${of} ${name}: (suggestions)`,
      give: (text) =>
        answered(() =>
          suggest(context, callWith(text), { name, typed: withoutNullsAndLoneSurrogates(text) }),
        ),
    },
  ]
}

/** Every file that a command reads. */
export interface FileInput extends Input<AttachedFile> {
  /** The kind of its list of a war; null for a decklist. */
  readonly list: string | null
}

export async function fileInputs(stage: Stage): Promise<FileInput[]> {
  const inputs: FileInput[] = []
  for (const entry of entries)
    for (const place of stage.places) {
      const all = await valuesAt(stage, place, entry)
      for (const option of entry.options.filter(({ type }) => type === Type.Attachment))
        for (const { among: words, values } of variationsOf(entry, option.name, all))
          inputs.push({
            name: `${entry.name} ${option.name}:`,
            among: among(place, words),
            limit: 0,
            restore: place.restore,
            list: typeof values.list === 'string' ? values.list : null,
            give: (file) =>
              answered(() =>
                entry.command.run(
                  stage.context,
                  callAt(place, entry.sub, { ...values, [option.name]: file }),
                ),
              ),
          })
    }
  return inputs
}

/** A time, since fields that come in pairs ask for times. */
const OTHERWISE = '20:00'

/**
 * Every field of every form, at every place. @throws if a form reads no field at any place, because then it isn't
 * covered
 */
export async function formInputs(stage: Stage): Promise<Input[]> {
  const inputs: Input[] = []
  for (const [feature, { forms = [] }] of Object.entries(features))
    for (const route of forms) {
      const found: Input[] = []
      for (const place of stage.places) found.push(...(await inputsOfForm(stage, place, route)))
      if (found.length === 0)
        throw new Error(`The form “${route.id.word}” of ${feature} reads no field at any place.`)
      inputs.push(...found)
    }
  return inputs
}

async function inputsOfForm(stage: Stage, place: Place, { id, letters }: FormRoute): Promise<Input[]> {
  const inputs: Input[] = []
  for (const customId of idsAt(place, id)) {
    for (const field of await fieldsOf(stage, place, customId))
      inputs.push({
        name: `form ${id.word} ${field}`,
        among: among(place, customId),
        limit: letters,
        restore: place.restore,
        give: (text) => answered(() => handleForm(stage.context, formAt(place, customId, field, text))),
      })
  }
  return inputs
}

/**
 * The ids that this kind can have at a place, with its raid and its decision, and with each example of everything
 * else.
 */
function idsAt(place: Place, id: FormRoute['id']): string[] {
  const values = id.parts.map(({ means, examples }) => {
    if (means === 'raid') return place.raid === undefined ? [] : [place.raid]
    return means === 'decision' && place.decision !== undefined ? [place.decision] : examples
  })
  const most = values.some((some) => some.length === 0)
    ? 0
    : Math.max(1, ...values.map((some) => some.length))
  return Array.from({ length: most }, (_, n) =>
    String(
      Reflect.apply(
        id,
        null,
        values.map((some) => some[n % some.length]),
      ),
    ),
  )
}

const formAt = (place: Place, customId: string, field: string, text: string): SubmittedForm => ({
  ...visitAt(place),
  customId,
  text: (one) => withoutNullsAndLoneSurrogates(one === field ? text : OTHERWISE),
})

/** The fields that a form reads. */
async function fieldsOf({ context }: Stage, place: Place, customId: string): Promise<ReadonlySet<string>> {
  const fields = new Set<string>()
  const text = (field: string) => {
    fields.add(field)
    return OTHERWISE
  }
  await answered(() => handleForm(context, { ...visitAt(place), customId, text }))
  return fields
}
