import { z } from 'zod'
import { contentTypeByFileName } from '../api/body.ts'
import type { RouteContext } from '../api/context.ts'
import {
  CommandOptionType,
  isSubcommand,
  isSubcommandGroup,
  isValueOption,
  type ValueOption,
} from '../validation/command.ts'
import { permissionsAsText } from '../world/json.ts'
import { storeFile } from '../world/messages.ts'
import { type Channel, ChannelType, type User } from '../world/model.ts'
import { hasPermission, permissionsInChannel } from '../world/permissions.ts'
import type { RegisteredCommand, World } from '../world/world.ts'
import { ResolvedEntities, refusalOfUserMistake } from './resolved.ts'

const fileSchema = z.object({ name: z.string().min(1), base64: z.string() })
export const givenOptionsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), fileSchema]),
)
export type GivenOptions = z.output<typeof givenOptionsSchema>
type GivenValue = GivenOptions[string]

/** The command in a line such as "raid create": the command, its subcommands, and its options. */
interface Route {
  readonly command: RegisteredCommand
  readonly steps: readonly { name: string; type: number }[]
  readonly options: readonly ValueOption[]
}

const canUse = (world: World, user: User, command: RegisteredCommand) => {
  const needed = command.default_member_permissions
  if (needed == null || user.id === world.ownerId) return true
  return BigInt(needed) !== 0n && (BigInt(permissionsAsText(world, user)) & BigInt(needed)) === BigInt(needed)
}

const fitsGuild = (command: RegisteredCommand, guildId: string) =>
  (command.guildId ?? guildId) === guildId && (command.contexts == null || command.contexts.includes(0))

const fitsChannel = (command: RegisteredCommand, channel: Channel) => {
  if (channel.type !== ChannelType.dm) return fitsGuild(command, channel.guildId)
  return (
    command.guildId === null &&
    command.dm_permission !== false &&
    (command.contexts == null || command.contexts.includes(1))
  )
}

/**
 * Whether a command is offered. In a server without the bot, only commands that this user has installed and that
 * allow it are.
 */
const isInstalled = (world: World, user: User, command: RegisteredCommand, guildId: string | null) => {
  const types = command.integration_types ?? world.installableBy
  const isHere = guildId === null || !world.removedFrom.has(guildId)
  return (types.includes(0) && isHere) || (types.includes(1) && world.installedBy.has(user.id))
}

/** Returns the server of a channel; without a channel the first server. */
const guildOf = (world: World, channel: Channel | undefined) =>
  channel ? world.guildOf(channel.id) : world.guildId

const mayUseCommands = (world: World, user: User, channel: Channel) =>
  channel.type === ChannelType.dm || hasPermission(permissionsInChannel(world, user, channel), 'useCommands')

/** Returns the slash commands that a user's app would offer in a channel. */
export const offeredCommands = (world: World, user: User, channel: Channel | undefined) =>
  world.commands.filter(
    (each) =>
      each.type === 1 &&
      canUse(world, user, each) &&
      isInstalled(world, user, each, guildOf(world, channel)) &&
      (channel === undefined || (fitsChannel(each, channel) && mayUseCommands(world, user, channel))),
  )

export const parseCommandLine = (world: World, user: User, channel: Channel, line: string): Route => {
  const [name, ...rest] = line.trim().replace(/^\//, '').split(/\s+/)
  const command = offeredCommands(world, user, channel).find((each) => each.name === name)
  if (!command) throw refusalOfUserMistake(`${user.name} finds no command /${name} here.`)
  let options = command.options ?? []
  const steps: { name: string; type: number }[] = []
  for (const step of rest) {
    const next = options.find((each) => each.name === step)
    if (!next || isValueOption(next)) throw refusalOfUserMistake(`/${name} has no subcommand "${step}".`)
    steps.push({ name: next.name, type: next.type })
    options = next.options ?? []
  }
  if (options.some((each) => isSubcommand(each) || isSubcommandGroup(each)))
    throw refusalOfUserMistake(`/${line} needs a subcommand.`)
  return { command, steps, options: options.filter(isValueOption) }
}

const numberOf = (option: ValueOption, value: GivenValue) => {
  const number = Number(value)
  if (typeof value === 'object' || value === '' || Number.isNaN(number))
    throw refusalOfUserMistake(`"${option.name}" wants a number.`)
  if (option.type === CommandOptionType.integer && !Number.isInteger(number))
    throw refusalOfUserMistake(`"${option.name}" wants a whole number.`)
  if (option.min_value != null && number < option.min_value)
    throw refusalOfUserMistake(`"${option.name}" is at least ${option.min_value}.`)
  if (option.max_value != null && number > option.max_value)
    throw refusalOfUserMistake(`"${option.name}" is at most ${option.max_value}.`)
  return number
}

const stringOf = (option: ValueOption, value: GivenValue) => {
  const string = String(value)
  if (string.length < (option.min_length ?? 0))
    throw refusalOfUserMistake(`"${option.name}" has at least ${option.min_length} characters.`)
  if (string.length > (option.max_length ?? 6000))
    throw refusalOfUserMistake(`"${option.name}" has at most ${option.max_length ?? 6000} characters.`)
  return string
}

const booleanOf = (option: ValueOption, value: GivenValue) => {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw refusalOfUserMistake(`"${option.name}" is true or false.`)
}

const storeGivenFile = (context: RouteContext, option: ValueOption, value: GivenValue) => {
  if (typeof value !== 'object') throw refusalOfUserMistake(`"${option.name}" wants a file.`)
  return storeFile(context.world, {
    name: value.name,
    type: contentTypeByFileName(value.name),
    data: Buffer.from(value.base64, 'base64'),
  })
}

const parseGiven = (
  context: RouteContext,
  resolved: ResolvedEntities,
  option: ValueOption,
  value: GivenValue,
) => {
  switch (option.type) {
    case CommandOptionType.integer:
    case CommandOptionType.number:
      return numberOf(option, value)
    case CommandOptionType.boolean:
      return booleanOf(option, value)
    case CommandOptionType.user:
      return resolved.user(String(value))
    case CommandOptionType.channel:
      return resolved.channel(String(value))
    case CommandOptionType.role:
      return resolved.role(String(value))
    case CommandOptionType.mentionable:
      return resolved.mentionable(String(value))
    case CommandOptionType.attachment:
      return resolved.attachment(storeGivenFile(context, option, value))
    default:
      return stringOf(option, value)
  }
}

/** Finds a choice by its value or by the name that the app shows. */
const chosen = (option: ValueOption, value: GivenValue): GivenValue => {
  if (!option.choices?.length) return value
  const choice = option.choices.find((each) => String(each.value) === String(value) || each.name === value)
  if (!choice)
    throw refusalOfUserMistake(
      `"${option.name}" is one of: ${option.choices.map((each) => each.name).join(', ')}.`,
    )
  return choice.value
}

const nest = (steps: Route['steps'], options: readonly unknown[]): unknown[] =>
  steps.reduceRight<unknown[]>(
    (inner, step) => [{ type: step.type, name: step.name, options: inner }],
    [...options],
  )

const refuseUnknown = (route: Route, given: GivenOptions) => {
  const unknown = Object.keys(given).filter((name) => !route.options.some((each) => each.name === name))
  if (unknown.length > 0) throw refusalOfUserMistake(`/${route.command.name} has no option "${unknown[0]}".`)
}

const dataOf = (route: Route, options: readonly unknown[], resolved: ResolvedEntities) => ({
  id: route.command.id,
  name: route.command.name,
  type: 1,
  ...(route.command.guildId && { guild_id: route.command.guildId }),
  options: nest(route.steps, options),
  ...resolved.wire(),
})

export const slashInteractionData = (context: RouteContext, route: Route, given: GivenOptions) => {
  refuseUnknown(route, given)
  const values = new Map(Object.entries(given))
  const missing = route.options.find((each) => each.required && !values.has(each.name))
  if (missing) throw refusalOfUserMistake(`/${route.command.name} needs "${missing.name}".`)
  const resolved = new ResolvedEntities(context)
  const options = route.options.flatMap((option) => {
    const value = values.get(option.name)
    if (value === undefined) return []
    return [
      {
        type: option.type,
        name: option.name,
        value: parseGiven(context, resolved, option, chosen(option, value)),
      },
    ]
  })
  return dataOf(route, options, resolved)
}

/** Builds the data of an autocomplete interaction: the typed values, unchecked, with a mark on the option in focus. */
export const autocompleteInteractionData = (
  context: RouteContext,
  route: Route,
  given: GivenOptions,
  focused: string,
) => {
  const option = route.options.find((each) => each.name === focused)
  if (!option?.autocomplete) throw refusalOfUserMistake(`"${focused}" has no autocomplete.`)
  const typed = new Map<string, GivenValue>([[focused, ''], ...Object.entries(given)])
  const options = route.options.flatMap((each) => {
    const value = typed.get(each.name)
    if (value === undefined) return []
    if (each === option) return [{ type: each.type, name: each.name, value: String(value), focused: true }]
    const resolved = new ResolvedEntities(context)
    return [
      {
        type: each.type,
        name: each.name,
        value: parseGiven(context, resolved, each, chosen(each, value)),
      },
    ]
  })
  return dataOf(route, options, new ResolvedEntities(context))
}
