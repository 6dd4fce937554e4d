import { isDeepStrictEqual } from 'node:util'
import { nextSnowflake, type Snowflake } from '../snowflake.ts'
import { type CommandForm, parseCommand, parseCommands } from '../validation/command.ts'
import { ApiRefusal } from '../validation/form.ts'
import { commandJson } from '../world/json.ts'
import type { RegisteredCommand } from '../world/world.ts'
import type { RouteContext } from './context.ts'
import { type RouteRequest, type Router, snowflakePathParam } from './router.ts'

export const addCommandRoutes = (router: Router, { world }: RouteContext) => {
  const scopeOf = (call: RouteRequest): Snowflake | null => {
    if (snowflakePathParam(call, 'application') !== world.applicationId)
      throw new ApiRefusal(404, 10002, 'Unknown Application')
    if (call.params.guild === undefined) return null
    const id = snowflakePathParam(call, 'guild')
    if (!world.guilds.some((each) => each.id === id)) throw new ApiRefusal(403, 50001, 'Missing Access')
    return id
  }

  const within = (scope: Snowflake | null) => world.commands.filter((each) => each.guildId === scope)
  const twin = (scope: Snowflake | null, form: CommandForm) =>
    within(scope).find((each) => each.name === form.name && each.type === form.type)

  /** Registers a command. A changed command keeps its id and gets a new version. */
  const enrol = (scope: Snowflake | null, form: CommandForm): RegisteredCommand => {
    const old = twin(scope, form)
    const { id, version } = old ?? { id: nextSnowflake(), version: nextSnowflake() }
    const command = { ...form, id, version, guildId: scope }
    return old && !isDeepStrictEqual(command, old) ? { ...command, version: nextSnowflake() } : command
  }

  const replace = (commands: RegisteredCommand[]) => {
    world.commands = commands
    world.tell({ kind: 'commandsChanged' })
  }

  const put = (call: RouteRequest) => {
    const scope = scopeOf(call)
    const commands = parseCommands(call.body).map((form) => enrol(scope, form))
    replace([...world.commands.filter((each) => each.guildId !== scope), ...commands])
    return commands.map((each) => commandJson(world, each))
  }

  const create = (call: RouteRequest) => {
    const scope = scopeOf(call)
    const command = enrol(scope, parseCommand(call.body))
    const others = world.commands.filter((each) => each.id !== command.id)
    parseCommands([...others.filter((each) => each.guildId === scope), command])
    replace([...others, command])
    return commandJson(world, command)
  }

  const found = (call: RouteRequest) => {
    const id = snowflakePathParam(call, 'command')
    const command = within(scopeOf(call)).find((each) => each.id === id)
    if (!command) throw new ApiRefusal(404, 10063, 'Unknown application command')
    return command
  }

  const change = (call: RouteRequest) => {
    const old = found(call)
    const form = parseCommand({ ...old, ...(call.body as object) })
    const command: RegisteredCommand = { ...form, id: old.id, version: nextSnowflake(), guildId: old.guildId }
    replace(world.commands.map((each) => (each === old ? command : each)))
    return commandJson(world, command)
  }

  const remove = (call: RouteRequest) => {
    const command = found(call)
    replace(world.commands.filter((each) => each !== command))
    return null
  }

  for (const path of [
    '/applications/:application/commands',
    '/applications/:application/guilds/:guild/commands',
  ])
    router
      .on('GET', path, (call) => within(scopeOf(call)).map((each) => commandJson(world, each)))
      .on('PUT', path, put)
      .on('POST', path, create)
      .on('GET', `${path}/:command`, (call) => commandJson(world, found(call)))
      .on('PATCH', `${path}/:command`, change)
      .on('DELETE', `${path}/:command`, remove)
}
