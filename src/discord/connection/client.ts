/** The connection to Discord, or to a local stand-in: logging in, commands, and the routing of interactions. */
import {
  type AutocompleteInteraction,
  type CacheFactory,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  Collection,
  Events,
  GatewayIntentBits,
  type Interaction,
  LimitedCollection,
  Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  REST,
} from 'discord.js'
import type { Logger } from 'pino'
import { legible } from '../../texts/cut.ts'
import { answering } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { Command } from '../command.ts'
import type { Call, Desk, Visit } from '../desk.ts'
import type { Click, Form } from '../feature.ts'
import { noteReaders } from '../hand/readers.ts'
import type { Translator } from '../languages/translator.ts'
import { type About, concerning } from '../operating/log-subject.ts'
import type { Went } from '../operating/meters.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { aboutId, clicked, filledIn } from '../routing.ts'
import type { Chat } from '../sending/chat.ts'
import type { OwnPanels } from '../sending/own-panels.ts'
import type { RecentClicks } from '../sending/recent-clicks.ts'
import { answerWith, type Manner, suggest } from './answering.ts'
import { ConnectError } from './connect-error.ts'
import type { Given } from './late.ts'
import { limited } from './limited.ts'
import { Presses } from './presses.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Underway } from './underway.ts'

interface ClientOptions {
  readonly token: string
  /** Another server than Discord's, such as `http://127.0.0.1:3000/api`. */
  readonly api?: string
  /** The shard whose events it receives; by default all. */
  readonly shard?: ClientShard | undefined
}

interface ClientShard {
  readonly shard: number
  readonly count: number
  /** Waits until Discord lets this shard begin a session. */
  readonly mayIdentify: (shard: number, concurrency: number, signal: AbortSignal) => Promise<void>
}

/**
 * Interaction answers do not count towards Discord's 50 requests a second, but discord.js counts them. Messages in threads
 * do count, and `sending/pace.ts` limits them.
 */
const REQUESTS_PER_SECOND = 2_000

/** discord.js has a queue for each token of a click, 80 new ones a second if 500 people play, for an hour by default. */
const SWEPT_MS = 60_000

/** @throws if a real token would be sent to another server than Discord's */
export function createClient({ token, api, shard }: ClientOptions): Client {
  leaveToUs()
  return new Client({
    ...(shard ? shardOptions(shard) : {}),
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    makeCache: cacheOf,
    allowedMentions: { parse: [] },
    rest: restOptions(token, api),
  })
}

/**
 * Caches no messages, because the database and Discord have their contents. discord.js' own limits use the names of its
 * classes, which a bundle changes.
 */
export const cacheOf: CacheFactory = (_, holds) =>
  (holds as unknown) === Message ? new LimitedCollection({ maxSize: 0 }) : new Collection()

/** Creates the client for requests that don't depend on gateway events. @throws as `createClient` does */
export const createRest = ({ token, api }: Pick<ClientOptions, 'token' | 'api'>): REST =>
  new REST(restOptions(token, api)).setToken(token)

function restOptions(token: string, api: string | undefined) {
  if (api !== undefined && !isDiscord(api) && looksReal(token))
    throw new Error('A real Discord token is never sent to another server than Discord’s.')
  return {
    globalRequestsPerSecond: REQUESTS_PER_SECOND,
    handlerSweepInterval: SWEPT_MS,
    ...(api === undefined ? {} : { api }),
  }
}

/** Hides our settings from discord.js, which reads them if it is given one shard, and reads an empty value as no shards. */
function leaveToUs(): void {
  delete process.env.SHARD_COUNT
  delete process.env.SHARDS
}

const shardOptions = ({ shard, count, mayIdentify }: ClientShard) => ({
  shards: [shard],
  shardCount: count,
  ws: { buildIdentifyThrottler: (gateway: Informed) => throttler(gateway, mayIdentify) },
})

interface Informed {
  fetchGatewayInformation(): Promise<{ session_start_limit: { max_concurrency: number } }>
}

/** Replaces discord.js' own throttler, which knows only its one client. */
async function throttler(gateway: Informed, mayIdentify: ClientShard['mayIdentify']) {
  const { session_start_limit } = await gateway.fetchGatewayInformation()
  return {
    waitForIdentify: (shard: number, signal: AbortSignal) =>
      mayIdentify(shard, session_start_limit.max_concurrency, signal),
  }
}

const isDiscord = (api: string): boolean => /^(.+\.)?discord(app)?\.com$/.test(new URL(api).hostname)

/** Whether it has three parts, of which the first is a number in base 64. */
const looksReal = (token: string): boolean => /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$/.test(token.trim())

/** Logs in and waits until the gateway is ready. @throws ConnectError */
export async function logIn(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  await client.login(token).catch((error: unknown) => {
    throw new ConnectError(whyNoLogin(error), { cause: error })
  })
  await ready
}

function whyNoLogin(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'TokenInvalid') return 'Discord does not accept the setting DISCORD_TOKEN.'
  if (error instanceof Error && error.message === 'Sharding is required')
    return 'The bot is in more servers than so many shards may have: raise SHARD_COUNT, alike for all processes.'
  return `Discord cannot be reached: ${error instanceof Error ? error.message : String(error)}`
}

interface Listening {
  readonly desk: Desk
  readonly commands: readonly Command[]
  readonly translator: Translator
  readonly clicks: RecentClicks
  readonly panels: OwnPanels
  readonly chat: Chat
  readonly underway: Underway
  /** The limits of all clients of this process. */
  readonly limits: RateLimits
}

/** Answers every interaction once, unless its person acts too fast. An error in one interaction doesn't affect another. */
export function listen(
  client: Client,
  { desk, commands, translator, clicks, panels, chat, underway, limits }: Listening,
): void {
  const byName = new Map(commands.map((command) => [command.data.name, command]))
  const presses = new Presses()
  client.on(Events.InteractionCreate, (interaction) => {
    const answered = underway.isEnding
      ? () => refuse(interaction, desk.log)
      : () => route(interaction, { desk, clicks, panels, presses }, byName)
    const work = () => inTheirLanguage(interaction, translator, answered)
    underway.add(limited(interaction, { limits, desk }, work))
  })
  client.on(Events.MessageCreate, (message) => {
    if (!message.author.bot) chat.note(message.channelId, message.id)
    underway.add(readersNoted(desk, message))
  })
  client.on(Events.Error, (error) => desk.log.error({ err: error }, 'the client had an error'))
  client.on(Events.Warn, (warning) => desk.log.warn(warning))
  client.on(Events.ShardError, (error) => desk.log.warn({ err: error }, 'the gateway had an error'))
  client.on(Events.Invalidated, () => desk.log.error('Discord has ended our session for good'))
}

/** Never rejects. */
async function readersNoted(desk: Desk, message: Message): Promise<void> {
  await noteReaders(desk, message).catch((error: unknown) =>
    desk.log.error({ err: error }, 'the readers of a private thread could not be recorded'),
  )
}

async function inTheirLanguage(
  { user, locale, guildId }: Interaction,
  translator: Translator,
  work: () => Promise<void>,
): Promise<void> {
  return answering(await translator.tonguesFor({ personId: user.id, locale, guildId }), work)
}

/** Refuses interactions during the shutdown. The next process answers when people try again. */
async function refuse(interaction: Interaction, log: Logger): Promise<void> {
  if (interaction.isAutocomplete()) return suggest(interaction, log, async () => [])
  const isAsking =
    interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit()
  if (isAsking) await answerWith(interaction, log, async () => tell(texts.reply.ending))
}

type ByName = ReadonlyMap<string, Command>

interface At extends Pick<Listening, 'desk' | 'clicks' | 'panels'> {
  readonly presses: Presses
}

const route = (interaction: Interaction, at: At, commands: ByName): Promise<void> =>
  concerning(subjectOf(interaction), () => answerFor(interaction, at, commands))

/** The log fields of an interaction. */
function subjectOf(interaction: Interaction): About {
  const { id, user, channelId } = interaction
  const common = { interaction: id, user: user.id, ...(channelId === null ? {} : { channel: channelId }) }
  if (interaction.isMessageComponent() || interaction.isModalSubmit())
    return { ...common, ...aboutId(interaction.customId) }
  return 'commandName' in interaction ? { ...common, command: interaction.commandName } : common
}

async function answerFor(interaction: Interaction, at: At, commands: ByName): Promise<void> {
  const { desk } = at
  const { log, meters } = desk
  const counted = (kind: string) => ({
    onAnswered: (went: Went, ms: number) => meters?.answered(kind, went, ms / 1_000),
    isNewest: (messageId: string) => at.presses.isNewest(messageId, interaction.id),
  })
  if (interaction.isChatInputCommand()) {
    const command = commands.get(interaction.commandName)
    const call = callOf(interaction)
    const work = async () => (command && call ? command.run(desk, call) : tell(texts.reply.unknownButton))
    return noted(interaction, at, answerWith(interaction, log, work, counted('command')))
  }
  if (interaction.isAutocomplete())
    return suggestFor(interaction, desk, commands.get(interaction.commandName))
  if (interaction.isModalSubmit()) {
    const form = formOf(interaction)
    const work = async () => (form ? filledIn(desk, form) : tell(texts.reply.unknownButton))
    return noted(interaction, at, answerWith(interaction, log, work, counted('form')))
  }
  if (interaction.isMessageComponent())
    return answerClick(interaction, at, counted(interaction.isButton() ? 'button' : 'select'))
}

/**
 * Answers a click. From then on the clicked message can be changed with the click's token, unless the answer is another
 * message. In that case, too, if the message has no token yet: the click is acknowledged on its message, and the answer
 * follows.
 */
function answerClick(
  interaction: MessageComponentInteraction,
  at: At,
  counted: Pick<Manner, 'onAnswered' | 'isNewest'>,
): Promise<void> {
  const { desk, clicks } = at
  const { id } = interaction.message
  at.presses.note(id, interaction.id)
  const click = clickOf(interaction)
  const isHeld = click !== null && !click.isPrivate && clicks.lacks(id)
  const outcome = clickedOr(desk, click)
  const isChanged = async () => click !== null && !click.isPrivate && clicks.offer(id, interaction)
  const manner = { ...counted, isHeld, isChanged }
  const answered = noted(
    interaction,
    at,
    answerWith(interaction, desk.log, () => outcome, manner),
  )
  if (click && !click.isPrivate) clicks.note(id, interaction, isOnIt(outcome, answered, isHeld))
  return answered
}

/** Records the answer if it is a person's panel. */
async function noted(interaction: Asked, { panels }: At, answered: Promise<Given | null>): Promise<void> {
  await panels.note({ personId: interaction.user.id, grip: interaction }, answered)
}

const clickedOr = async (desk: Desk, click: Click | null): Promise<Outcome> =>
  click ? clicked(desk, click) : tell(texts.reply.unknownButton)

async function isOnIt(outcome: Promise<Outcome>, answered: Promise<void>, isHeld: boolean): Promise<boolean> {
  const { how } = await outcome.catch(() => tell(''))
  if (how !== 'quiet' && how !== 'change' && !(how === 'tell' && isHeld)) return false
  await answered
  return true
}

function suggestFor(
  interaction: AutocompleteInteraction,
  desk: Desk,
  command: Command | undefined,
): Promise<void> {
  const call = callOf(interaction)
  const { name, value } = interaction.options.getFocused(true)
  return suggest(interaction, desk.log, async () =>
    command?.suggest && call ? command.suggest(desk, call, { name, typed: legible(value) }) : [],
  )
}

type Asked =
  | ChatInputCommandInteraction
  | AutocompleteInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction

function visitOf(interaction: Asked): Visit | null {
  const { guildId, channelId, user, channel } = interaction
  if (guildId === null || channelId === null) return null
  const name = interaction.inCachedGuild() ? interaction.member.displayName : user.displayName
  const isThread =
    channel?.type === ChannelType.PublicThread ||
    channel?.type === ChannelType.PrivateThread ||
    channel?.type === ChannelType.AnnouncementThread
  const isManager = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false
  return {
    interactionId: interaction.id,
    person: { id: user.id, name: userText(legible(name)) },
    guildId,
    channelId,
    isThread,
    isManager,
    mayCall: interaction.memberPermissions?.has(PermissionFlagsBits.MentionEveryone) ?? false,
    mine: interaction.appPermissions?.bitfield ?? 0n,
    roles: rolesOf(interaction),
  }
}

/** The ids of a member's roles in the server. A member whose guild discord.js doesn't know has Discord's own format. */
function rolesOf({ member }: Asked): readonly string[] {
  if (!member) return []
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()]
}

function callOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Call | null {
  const visit = visitOf(interaction)
  if (!visit) return null
  const { options } = interaction
  return {
    ...visit,
    subcommand: options.getSubcommand(false),
    text: (option) => {
      const text = options.getString(option)
      return text && legible(text)
    },
    whole: (option) => options.getInteger(option),
    flag: (option) => options.getBoolean(option) ?? false,
    choice: (option) => options.getBoolean(option),
    role: (option) => (interaction.isChatInputCommand() ? roleIn(interaction, option) : null),
    called: (option) => {
      const role = interaction.isChatInputCommand() ? interaction.options.getRole(option) : null
      return role && { id: role.id, isMentionable: role.mentionable }
    },
    file: (option) => {
      const sent = interaction.isChatInputCommand() ? interaction.options.getAttachment(option) : null
      return sent && { name: sent.name, size: sent.size, url: sent.url }
    },
    someone: (option) => {
      if (!interaction.isChatInputCommand()) return null
      const [user, member] = [interaction.options.getUser(option), interaction.options.getMember(option)]
      const nick = member && ('displayName' in member ? member.displayName : member.nick)
      return user && { id: user.id, name: userText(legible(nick ?? user.displayName)), isBot: user.bot }
    },
  }
}

const roleIn = ({ options }: ChatInputCommandInteraction, option: string): string | null =>
  options.getRole(option)?.id ?? null

function clickOf(interaction: MessageComponentInteraction): Click | null {
  const visit = visitOf(interaction)
  if (!visit) return null
  return {
    ...visit,
    customId: interaction.customId,
    values: interaction.isAnySelectMenu() ? interaction.values : [],
    isPrivate: interaction.message.flags.has(MessageFlags.Ephemeral),
  }
}

function formOf(interaction: ModalSubmitInteraction): Form | null {
  const visit = visitOf(interaction)
  if (!visit) return null
  const { customId, fields } = interaction
  return { ...visit, customId, text: (field) => legible(fields.getTextInputValue(field)) }
}
