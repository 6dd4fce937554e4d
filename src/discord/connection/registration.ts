/**
 * Registers the commands in one scope: a server, or everywhere. Discord shows the commands of both. So commands that
 * an earlier start has left in another scope are removed, once the new ones are registered.
 */
import { createHash } from 'node:crypto'
import { DiscordAPIError, type REST, Routes } from 'discord.js'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type CommandScopeStore, newCommandScopeStore } from '../../store/command-scope-store.ts'
import type { Store } from '../../store/database/open.ts'
import type { Command } from '../command.ts'
import { BAD_TOKEN_MESSAGE, CommandRegistrationError, type ConnectError } from './connect-error.ts'

export interface CommandRegistration {
  readonly store: Pick<Store, 'db'>
  readonly commands: readonly Command[]
  /** The server in which the commands are registered; by default everywhere. */
  readonly guildId: string | undefined
  readonly log: Logger
}

/** A scope in which an application registers commands: a server, or everywhere if `guildId` is undefined. */
interface Place {
  readonly rest: REST
  readonly applicationId: string
  readonly guildId: string | undefined
}

const withId = z.object({ id: z.string() })

const EVERYWHERE = 'everywhere'
const scopeOf = (guildId: string | undefined): string => guildId ?? EVERYWHERE

/** A bot in more servers than this removes commands only in servers in which it remembers to have registered them. */
const MOST_SERVERS = 50

/**
 * Registers the commands, unless Discord has them already. This needs no gateway, so that a start that fails here uses
 * none of the day's sessions.
 * @returns the id of the application
 * @throws CommandRegistrationError if the bot may not register commands in the server, or Discord refuses them
 */
export async function registerCommands(rest: REST, registration: CommandRegistration): Promise<string> {
  const { store, guildId } = registration
  const data = registration.commands.map((command) => command.data)
  try {
    const applicationId = await applicationOf(rest)
    await ensure({ rest, applicationId, guildId }, newCommandScopeStore(store, applicationId), data)
    return applicationId
  } catch (error) {
    throw refusalOf(error, guildId) ?? error
  }
}

const applicationOf = async (rest: REST): Promise<string> =>
  withId.parse(await rest.get(Routes.currentApplication())).id

const NOT_INVITED =
  'The commands cannot be registered in the server that DISCORD_GUILD_ID names: the bot must be invited to it, with the scope applications.commands.'

/** Returns the error for a refusal that the operator can remove; null for any other error. */
function refusalOf(error: unknown, guildId: string | undefined): ConnectError | null {
  if (!(error instanceof DiscordAPIError)) return null
  if (error.status === 401) return new CommandRegistrationError(BAD_TOKEN_MESSAGE, { cause: error })
  if (guildId !== undefined && isForbidden(error))
    return new CommandRegistrationError(NOT_INVITED, { cause: error })
  return new CommandRegistrationError(`Discord refuses to register the commands: ${error.message}`, {
    cause: error,
  })
}

async function ensure(
  place: Place,
  scopes: CommandScopeStore,
  data: readonly Command['data'][],
): Promise<void> {
  const scope = scopeOf(place.guildId)
  const present = await fetchCommands(place)
  const known = await scopes.known()
  if (known.get(scope) === fingerprintOf(data, present)) return
  // The scope is saved first, because there may be commands from now on, even if the next step fails.
  await scopes.save(scope, '')
  const registered = await replaceCommands(place, data)
  await scopes.save(scope, fingerprintOf(data, registered))
}

/** The schema of a registered command. Discord changes its version whenever the command changes. */
const registeredCommand = z.object({ id: z.string(), name: z.string(), version: z.string() })
type Registered = z.output<typeof registeredCommand>

const routeOf = ({ applicationId, guildId }: Place) =>
  guildId === undefined
    ? Routes.applicationCommands(applicationId)
    : Routes.applicationGuildCommands(applicationId, guildId)

const fetchCommands = async (place: Place): Promise<Registered[]> =>
  z.array(registeredCommand).parse(await place.rest.get(routeOf(place)))

const replaceCommands = async (place: Place, body: readonly Command['data'][]): Promise<Registered[]> =>
  z.array(registeredCommand).parse(await place.rest.put(routeOf(place), { body }))

/** Returns a hash that changes when our commands change, and when somebody else changes them on Discord. */
function fingerprintOf(data: readonly Command['data'][], registered: readonly Registered[]): string {
  const versions = registered.map(({ id, version }) => `${id} ${version}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([data, versions]))
    .digest('hex')
}

/**
 * Removes the commands from every other scope: everywhere, the servers in which the bot remembers to have registered
 * them, and, if the bot is in few servers, each of these. Call it after `registerCommands`. Never rejects.
 * @param applicationId the result of `registerCommands`
 * @param isEnding stops before the next scope
 */
export async function clearCommandsOfOtherScopes(
  rest: REST,
  applicationId: string,
  { store, commands, guildId, log }: CommandRegistration,
  isEnding: () => boolean,
): Promise<void> {
  const names = new Set(commands.map((command) => command.data.name))
  try {
    const scopes = newCommandScopeStore(store, applicationId)
    const known = await scopes.known()
    for (const other of await otherScopes(rest, guildId, known)) {
      if (isEnding()) return
      const isOurs = ({ name }: Registered) => known.has(scopeOf(other)) || names.has(name)
      await clear({ rest, applicationId, guildId: other }, scopes, isOurs, log)
    }
  } catch (error) {
    log.error({ err: error }, 'commands of an earlier start were not removed')
  }
}

async function otherScopes(
  rest: REST,
  guildId: string | undefined,
  known: ReadonlyMap<string, string>,
): Promise<(string | undefined)[]> {
  const remembered = [...known.keys()].filter((scope) => scope !== EVERYWHERE)
  const query = new URLSearchParams({ limit: `${MOST_SERVERS + 1}` })
  const servers = z
    .array(withId)
    .parse(await rest.get(Routes.userGuilds(), { query }))
    .map(({ id }) => id)
  const looked = servers.length > MOST_SERVERS ? [] : servers
  return [undefined, ...new Set([...remembered, ...looked])].filter((other) => other !== guildId)
}

async function clear(
  place: Place,
  scopes: CommandScopeStore,
  isOurs: (command: Registered) => boolean,
  log: Logger,
): Promise<void> {
  const scope = scopeOf(place.guildId)
  try {
    const removed = await removeCommands(place, isOurs)
    if (removed > 0) log.info({ scope, removed }, 'removed commands of an earlier start')
    await scopes.forget(scope)
  } catch (error) {
    if (!isForbidden(error)) throw error // The bot has left that server, or may not have commands there.
  }
}

/**
 * Removes our commands from a scope, but not those that another program has registered for the same application.
 * @returns the number of removed commands
 */
async function removeCommands(place: Place, isOurs: (command: Registered) => boolean): Promise<number> {
  const present = await fetchCommands(place)
  const ours = present.filter(isOurs)
  if (ours.length > 0 && ours.length === present.length) await replaceCommands(place, [])
  else for (const { id } of ours) await place.rest.delete(`${routeOf(place)}/${id}`)
  return ours.length
}

const isForbidden = (error: unknown): boolean =>
  error instanceof DiscordAPIError && [403, 404].includes(error.status)
