/**
 * The types of the services that commands and buttons use, and of the interactions that they answer. Nothing here
 * depends on discord.js.
 */
import type { Logger } from 'pino'
import type { CardId, Decision, ObjectId, Seat } from '../engine/index.ts'
import { isRaidWithLessons } from '../raids/index.ts'
import type { Person, RaidInfo, RaidLook, Table } from '../table/contract.ts'
import type { ReceivedHint } from '../table/fallen-raiders/contract.ts'
import type {
  AttackForecast,
  IncomingAttackPreview,
  MovesOfSeatAskedLater,
} from '../table/preview/contract.ts'
import { texts } from '../texts/texts.ts'
import type { PendingThreads } from './delivery/pending-threads.ts'
import { raidTitle, type SeatNames, seatNames } from './message-parts/names.ts'
import { addLineAboveReply, buttonRows, privateReply, type Reply } from './message-parts/post.ts'
import { addToLogSubject } from './observability/log-subject.ts'
import type { BotMeters } from './observability/meters.ts'
import type { PictureRenderer } from './pictures/picture-renderer.ts'
import { hasHiddenCards } from './raid-questions/options.ts'
import { firstStepButtons } from './welcome/first-steps.ts'

export interface BotContext {
  table: Table
  threads: ThreadService
  /** The threads that are being opened at the moment. */
  pendingThreads: PendingThreads
  studio: PictureRenderer
  log: Logger
  /** The operator of this bot, as `/help` names them. */
  operator?: BotOperator | undefined
  /** The metrics of the bot's work; absent in some contexts, such as tests. */
  meters?: BotMeters | undefined
}

export interface BotOperator {
  readonly name: string | undefined
  /** The way to reach the operator, such as an address, a link or a server. */
  readonly contact: string | undefined
}

/** The part of the context that most functions need. */
export type ContextWithTable = Pick<BotContext, 'table'>

/**
 * The reason why a thread can't be opened: the kind of channel, the server's limit of threads, or a missing
 * permission.
 */
export type ThreadRefusalReason = 'kind' | 'limit' | 'permission'

export type OpenedThread =
  | { readonly id: string; readonly why: null }
  | { readonly id: null; readonly why: ThreadRefusalReason }

/** The requests to Discord that a raid needs besides messages. */
export interface ThreadService {
  /** Opens a thread on a message. */
  open(message: { channelId: string; id: string }, name: string): Promise<OpenedThread>
  /** Opens a private thread, which only invited people see. */
  openPrivate(channelId: string, name: string): Promise<OpenedThread>
  /** Adds a person to a thread by a message that mentions them, before these words. Errors are ignored. */
  invite(threadId: string, personId: string, words: string): Promise<void>
  /** Whether a person is in a thread; false if Discord doesn't answer that. */
  has(threadId: string, personId: string): Promise<boolean>
  /**
   * Creates, changes or cancels a raid's event in the server's list of events; null if the permission is
   * missing.
   */
  plan(guildId: string, event: ScheduledServerEvent): Promise<string | null>
  /**
   * Marks a raid's event as begun, over or cancelled. Errors are ignored, because Discord also ends the event at
   * its planned end.
   */
  mark(guildId: string, event: string, how: 'begun' | 'over' | 'off'): Promise<void>
  /**
   * Returns the channel of a thread, in which messages and threads can be posted; null if there is none (in a
   * forum), or Discord doesn't answer.
   */
  parentOf(threadId: string): Promise<string | null>
  /**
   * Archives and locks a thread, so that only people who manage threads can write in it.
   * @returns whether it was possible
   */
  lock(threadId: string): Promise<boolean>
  /** Posts a text in a channel or thread, without a ping. @returns whether it was possible */
  say(channelId: string, content: string): Promise<boolean>
  /** Deletes a thread. Errors are ignored. */
  remove(threadId: string): Promise<void>
  /** Archives a thread. The next message reactivates it. Errors are ignored. */
  archive(threadId: string): Promise<void>
}

/** An event in a server's list of events. An event without a time is cancelled. */
export interface ScheduledServerEvent {
  id: string | null // The id of the event on Discord; null to create one.
  name: string
  place: string
  at: Date | null
}

/** The person and the place of an interaction. */
export interface InteractionSource {
  interactionId: string
  person: Person
  guildId: string
  channelId: string
  isThread: boolean
  /** Whether the channel is a voice or stage channel, which has no threads. */
  isVoice: boolean
  /** Whether the person may change settings of the whole server. */
  isManager: boolean
  /** Whether the person may mention any role in this channel. */
  mayCall: boolean
  /** The bot's permissions in this channel, as Discord's bits. */
  mine: bigint
  /** The person's roles in the server, by id. */
  roles: readonly string[]
}

/** A file that a person attached. */
export interface AttachedFile {
  name: string
  size: number // The size of the file in bytes.
  url: string
}

export interface PersonOrBot extends Person {
  isBot: boolean
}

/** A call of a command. @typeParam Option the names of its options */
export interface CommandCall<Option extends string = string> extends InteractionSource {
  file(option: Option): AttachedFile | null
  text(option: Option): string | null
  whole(option: Option): number | null
  flag(option: Option): boolean
  /** Whether the option is true or false; null if it was left out. */
  choice(option: Option): boolean | null
  /** The id of the chosen role; null if the option was left out. */
  role(option: Option): string | null
  /** The id of the chosen role, and whether anybody may mention the role. */
  called(option: Option): { id: string; isMentionable: boolean } | null
  /** The chosen person or bot; null if the option was left out. */
  someone(option: Option): PersonOrBot | null
  subcommand: string | null
}

/** Returns the raid that the person of an interaction means in its channel or thread; null if there is none. */
export const findRaidHere = async (
  context: ContextWithTable,
  source: InteractionSource,
): Promise<RaidInfo | null> => (await context.table.here(source.channelId, source.person)).raid

/**
 * Returns the lobby that the person of an interaction means in its channel or thread. If there is no lobby, returns
 * the raid that they mean; null if there is no raid either.
 */
export const findLobbyOrRaidHere = async (
  context: ContextWithTable,
  source: InteractionSource,
): Promise<RaidInfo | null> => (await context.table.here(source.channelId, source.person, 'lobby')).raid

/**
 * Whether a raid or a game of Shadow of War can be opened in this place: each gets a thread, and no thread has
 * threads.
 */
export const canOpenThreadHere = ({ isThread }: Pick<InteractionSource, 'isThread'>): boolean => !isThread

type Work = (raid: RaidInfo) => Promise<Reply>

const noRaid = async (): Promise<Reply> =>
  privateReply(texts.reply.noRaid, { components: buttonRows(firstStepButtons()) })

/** Runs `work` with the raid that the person means in this channel, or replies that there is none. */
export const runWithRaidHere = (context: BotContext, source: InteractionSource, work: Work): Promise<Reply> =>
  runWithRaidHereOr(context, source, noRaid, work)

/** Runs `work` with the lobby that this person means here, for commands about a raid that has not begun. */
export const runWithLobbyHere = (
  context: BotContext,
  source: InteractionSource,
  work: Work,
): Promise<Reply> => runWithRaidHereOr(context, source, noRaid, work, 'lobby')

/**
 * Runs `work` with the raid that this person means here, or `without` if there is none. The reply names the raid if
 * they could mean another one.
 */
export async function runWithRaidHereOr(
  context: BotContext,
  source: InteractionSource,
  without: () => Promise<Reply>,
  work: Work,
  kind: 'lobby' | 'any' = 'any',
): Promise<Reply> {
  const { channelId, person } = source
  const here = await context.table.here(channelId, person, kind)
  const raid = here.raid ?? (await context.table.find({ threadId: channelId }))
  if (!raid) return without()
  addToLogSubject({ raid: raid.code })
  const reply = await work(raid)
  return here.isOneOfSeveral
    ? addLineAboveReply(reply, texts.reply.ofRaid(raidTitle(raid.raid), raid.code))
    : reply
}

/** Everything that one player may see of a raid, with the hidden cards that the open question shows them. */
export interface PlayerLook extends RaidLook {
  /** The only person to whom this may be shown. */
  person: Person
  /** The names of the raid's cards and people, in the language of the interaction. */
  names: SeatNames
  shown: Readonly<Record<ObjectId, CardId>>
  /** The next decision of each move, so that both can be answered at once. */
  targetDecisions?: Readonly<Record<string, Decision>>
  /** The numbers of hand cards in the picture beside the menus. */
  numbers?: ReadonlyMap<ObjectId, number>
  /** The forecast of each attack by the player, if it is certain. */
  forecasts?: Readonly<Record<string, AttackForecast>>
  /** The possible moves of a player who will be asked later in the open window; null if they won't be asked. */
  movesAskedLater?: MovesOfSeatAskedLater | null
  /** The hints that fallen friends have given to the player. */
  hints?: readonly ReceivedHint[]
  /** The courses that a player can choose at a protect or strike point in an attack on their side; null elsewhere. */
  fight?: IncomingAttackPreview | null
  /** The lessons that the learner has learned so far, in a tutorial raid. */
  learned?: Awaited<ReturnType<Table['tutorial']['learned']>>
  /** The raid's version after the player's last answer, if that answer can be taken back. */
  takeBack?: number
}

/**
 * Returns what a person may see of a raid from the requested seat, otherwise from their asked seat, otherwise from
 * their first seat.
 */
export async function playerLookOf(
  context: ContextWithTable,
  raid: RaidInfo,
  person: Person,
  wish?: Seat,
): Promise<PlayerLook> {
  const look = await context.table.look(raid.id, person, wish)
  const { view, seat } = look
  const isHidden = seat !== null && view?.decision?.seat === seat && hasHiddenCards(view, view.decision)
  const names = seatNames(look.raid)
  const shown = isHidden ? await context.table.preview.shown(raid.id, seat) : {}
  const learned = isRaidWithLessons(raid) ? { learned: await context.table.tutorial.learned(raid.id) } : {}
  return { ...look, person, names, shown, ...learned }
}

/** Returns the looks of all seats of a person, their asked seat's first. The list is empty if they have no seat. */
export async function playerLooksOfAllSeats(
  context: ContextWithTable,
  first: PlayerLook,
): Promise<PlayerLook[]> {
  if (first.seat === null) return []
  const { raid, person } = first
  const others = raid.seats.filter((one) => one.person.id === person.id && one.seat !== first.seat)
  return [first, ...(await Promise.all(others.map((one) => playerLookOf(context, raid, person, one.seat))))]
}
