/**
 * Registers the commands in one scope: a server, or everywhere. Discord shows the commands of both. So commands that an
 * earlier start has left in another scope are removed, once the new ones are registered.
 */
import { createHash } from 'node:crypto'
import { type Client, DiscordAPIError } from 'discord.js'
import type { Logger } from 'pino'
import { type CommandScopes, commandScopesOf } from '../../store/command-scopes.ts'
import type { Store } from '../../store/database/open.ts'
import type { Command } from '../command.ts'
import { ConnectError } from './connect-error.ts'

export interface Registration {
  readonly store: Pick<Store, 'db'>
  readonly commands: readonly Command[]
  /** The server in which the commands are registered; by default everywhere. */
  readonly guildId: string | undefined
  readonly log: Logger
}

interface Place {
  readonly client: Client<true>
  readonly scopes: CommandScopes
  readonly guildId: string | undefined
}

const EVERYWHERE = 'everywhere'
const scopeOf = (guildId: string | undefined): string => guildId ?? EVERYWHERE

/** A bot in more servers than this removes commands only in servers in which it remembers to have registered them. */
const MOST_SERVERS = 50

/**
 * Registers the commands, unless Discord has them already.
 * @throws ConnectError if the bot may not register commands in the server
 */
export async function registerCommands(client: Client<true>, registration: Registration): Promise<void> {
  const { store, guildId } = registration
  const scopes = commandScopesOf(store, client.application.id)
  const data = registration.commands.map((command) => command.data)
  const place = { client, scopes, guildId }
  await ensure(place, data).catch((error: unknown) => {
    throw guildId !== undefined && isForbidden(error) ? new ConnectError(NOT_INVITED) : error
  })
}

const NOT_INVITED =
  'The commands cannot be registered in the server that DISCORD_GUILD_ID names: the bot must be invited to it, with the scope applications.commands.'

async function ensure({ client, scopes, guildId }: Place, data: readonly Command['data'][]): Promise<void> {
  const scope = scopeOf(guildId)
  const present = await fetchCommands({ client, guildId })
  const known = await scopes.known()
  if (known.get(scope) === fingerprintOf(data, present)) return
  await scopes.save(scope, '') // whatever happens next, there may be commands from now on
  const registered = await replaceCommands({ client, guildId }, data)
  await scopes.save(scope, fingerprintOf(data, registered))
}

interface Registered {
  readonly id: string
  readonly name: string
  /** Discord changes it with the command. */
  readonly version: string
}

type Target = Pick<Place, 'client' | 'guildId'>

async function fetchCommands({ client, guildId }: Target): Promise<Registered[]> {
  const found = await client.application.commands.fetch({ cache: false, ...(guildId && { guildId }) })
  return [...found.values()]
}

async function replaceCommands({ client, guildId }: Target, data: readonly Command['data'][]) {
  const { commands } = client.application
  const set = guildId === undefined ? commands.set([...data]) : commands.set([...data], guildId)
  return [...(await set).values()]
}

/** Changes when our commands change, and when somebody else changes them on Discord. */
function fingerprintOf(data: readonly Command['data'][], registered: readonly Registered[]): string {
  const versions = registered.map(({ id, version }) => `${id} ${version}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([data, versions]))
    .digest('hex')
}

/**
 * Removes the commands from every other scope: everywhere, the servers in which the bot remembers to have registered
 * them, and, if the bot is in few servers, each of these. Call it after `registerCommands`. Never rejects.
 * @param isEnding stops before the next scope
 */
export async function clearOtherScopes(
  client: Client<true>,
  { store, commands, guildId, log }: Registration,
  isEnding: () => boolean,
): Promise<void> {
  const scopes = commandScopesOf(store, client.application.id)
  const names = new Set(commands.map((command) => command.data.name))
  try {
    const known = await scopes.known()
    for (const other of await otherScopes({ client, scopes, guildId }, known)) {
      if (isEnding()) return
      const isOurs = ({ name }: Registered) => known.has(scopeOf(other)) || names.has(name)
      await clear({ client, scopes, guildId: other }, isOurs, log)
    }
  } catch (error) {
    log.error({ err: error }, 'commands of an earlier start were not removed')
  }
}

async function otherScopes(
  { client, guildId }: Place,
  known: ReadonlyMap<string, string>,
): Promise<(string | undefined)[]> {
  const remembered = [...known.keys()].filter((scope) => scope !== EVERYWHERE)
  const servers = [...(await client.guilds.fetch({ limit: MOST_SERVERS + 1 })).keys()]
  const looked = servers.length > MOST_SERVERS ? [] : servers
  return [undefined, ...new Set([...remembered, ...looked])].filter((other) => other !== guildId)
}

async function clear(place: Place, isOurs: (command: Registered) => boolean, log: Logger): Promise<void> {
  const scope = scopeOf(place.guildId)
  try {
    const removed = await removeCommands(place, isOurs)
    if (removed > 0) log.info({ scope, removed }, 'removed commands of an earlier start')
    await place.scopes.forget(scope)
  } catch (error) {
    if (!isForbidden(error)) throw error // the bot isn't in that server any more, or not with commands
  }
}

/** Leaves commands alone that another program has registered for the same application. */
async function removeCommands(
  { client, guildId }: Place,
  isOurs: (command: Registered) => boolean,
): Promise<number> {
  const present = await fetchCommands({ client, guildId })
  const ours = present.filter(isOurs)
  if (ours.length > 0 && ours.length === present.length) await replaceCommands({ client, guildId }, [])
  else for (const { id } of ours) await client.application.commands.delete(id, guildId)
  return ours.length
}

const isForbidden = (error: unknown): boolean =>
  error instanceof DiscordAPIError && [403, 404].includes(error.status)
