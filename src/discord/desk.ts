/** What commands and buttons work with, and how they know who asks from where. Nothing here is discord.js. */
import type { Logger } from 'pino'
import type { CardId, Decision, ObjectId, Seat } from '../engine/index.ts'
import type { Look, Person, RaidCard, Table } from '../table/contract.ts'
import type { Ahead, Fate, Fight } from '../table/preview/contract.ts'
import { texts } from '../texts/texts.ts'
import { hidesSomething } from './asking/options.ts'
import { note } from './operating/log-subject.ts'
import type { Meters } from './operating/meters.ts'
import type { Studio } from './pictures/studio.ts'
import { raidTitle } from './posts/names.ts'
import { headed, type Outcome, tell } from './posts/post.ts'
import type { ComingThreads } from './sending/coming-threads.ts'

export interface Desk {
  table: Table
  threads: Threads
  /** Threads that are being opened. */
  coming: ComingThreads
  studio: Studio
  log: Logger
  /** Counts and measures; not every desk is watched. */
  meters?: Meters | undefined
}

export type AtTable = Pick<Desk, 'table'>

/** What a raid needs of Discord beside messages. */
export interface Threads {
  /** Opens a thread on a message; null when we may not. */
  open(message: { channelId: string; id: string }, name: string): Promise<string | null>
  /** Opens a thread that only those see who are let into it; null when we may not. */
  openPrivate(channelId: string, name: string): Promise<string | null>
  /** Lets somebody into a thread; it is no harm when that fails. */
  invite(threadId: string, personId: string): Promise<void>
  /** Whether somebody is in a thread; false when we can't know. */
  has(threadId: string, personId: string): Promise<boolean>
  /** Announces a raid among the server's events, or changes or ends that; null when we may not. */
  plan(guildId: string, event: PlannedEvent): Promise<string | null>
  /** That event is on, is over, or is none any more. It is no harm when that fails: Discord's clock ends it, too. */
  mark(guildId: string, event: string, how: 'begun' | 'over' | 'off'): Promise<void>
  /** The channel in which a thread stands; null when we can't know. */
  parentOf(threadId: string): Promise<string | null>
  /** Puts a thread away; the next message brings it back. It is no harm when that fails. */
  archive(threadId: string): Promise<void>
}

/** An event of a server, outside of voice channels. Without a time it is called off. */
export interface PlannedEvent {
  id: string | null // of the one that is there
  name: string
  place: string
  at: Date | null
}

/** Somebody does something somewhere. */
export interface Visit {
  interactionId: string
  person: Person
  guildId: string
  channelId: string
  isThread: boolean
  /** May change what holds for the whole server. */
  isManager: boolean
  /** May mention any role in this channel. */
  mayCall: boolean
  /** What the bot may do in this channel, as Discord's bits. */
  mine: bigint
  /** Their roles in the server, by id. */
  roles: readonly string[]
}

/** A file that somebody sent along. */
export interface GivenFile {
  name: string
  size: number // bytes
  url: string
}

export interface Someone extends Person {
  isBot: boolean
}

export interface Call extends Visit {
  file(option: string): GivenFile | null
  text(option: string): string | null
  whole(option: string): number | null
  flag(option: string): boolean
  /** Null when neither was chosen. */
  choice(option: string): boolean | null
  /** The id of a role that was named. */
  role(option: string): string | null
  /** The same, and whether anybody may mention it. */
  called(option: string): { id: string; isMentionable: boolean } | null
  someone(option: string): Someone | null
  subcommand: string | null
}

/** The raid that this person means in this channel or thread. */
export const raidHere = async (desk: AtTable, visit: Visit): Promise<RaidCard | null> =>
  (await desk.table.here(visit.channelId, visit.person)).raid

/** The lobby that this person means; where there is none, the raid. */
export const lobbyHere = async (desk: AtTable, visit: Visit): Promise<RaidCard | null> =>
  (await desk.table.here(visit.channelId, visit.person, 'lobby')).raid

type Work = (raid: RaidCard) => Promise<Outcome>

/** Runs `work` with the raid that this person means here, or says that there is none. */
export const withRaid = (desk: Desk, visit: Visit, work: Work): Promise<Outcome> =>
  withRaidOr(desk, visit, async () => tell(texts.reply.noRaid), work)

/** Does so for a command about a raid that has not begun. */
export const withLobby = (desk: Desk, visit: Visit, work: Work): Promise<Outcome> =>
  withRaidOr(desk, visit, async () => tell(texts.reply.noRaid), work, 'lobby')

/** Runs `work` with the raid that this person means here, and names it where they could mean another one. */
export async function withRaidOr(
  desk: Desk,
  visit: Visit,
  without: () => Promise<Outcome>,
  work: Work,
  kind: 'lobby' | 'any' = 'any',
): Promise<Outcome> {
  const { channelId, person } = visit
  const here = await desk.table.here(channelId, person, kind)
  const raid = here.raid ?? (await desk.table.find({ threadId: channelId }))
  if (!raid) return without()
  note({ raid: raid.code })
  const outcome = await work(raid)
  return here.isOneOfSeveral ? headed(outcome, texts.reply.ofRaid(raidTitle(raid.raid), raid.code)) : outcome
}

/** A look with the names of what is shown to the asked seat alone. */
export interface Seen extends Look {
  shown: Readonly<Record<ObjectId, CardId>>
  /** Of moves, what they ask for next: so both can be chosen at once. */
  aims?: Readonly<Record<string, Decision>>
  /** Of cards in their hand: by which number the picture beside the menus calls them. */
  numbers?: ReadonlyMap<ObjectId, number>
  /** What comes of each attack of theirs, where that is certain. */
  fates?: Readonly<Record<string, Fate>>
  /** For who isn't asked yet: what could be done when they are. */
  ahead?: Ahead | null
  /** For who is asked in an attack on their side: all that they can decide in one go. */
  fight?: Fight | null
}

/** What a person sees: from the seat asked for, the seat of theirs that is asked, or their first. */
export async function lookAs(desk: AtTable, raid: RaidCard, person: Person, wish?: Seat): Promise<Seen> {
  const look = await desk.table.look(raid.id, person, wish)
  const { view, seat } = look
  const isHidden = seat !== null && view?.decision?.seat === seat && hidesSomething(view, view.decision)
  return { ...look, shown: isHidden ? await desk.table.preview.shown(raid.id, seat) : {} }
}

/** All seats of a person as they see them, the asked one first. */
export async function ownLooks(desk: AtTable, raid: RaidCard, person: Person): Promise<Seen[]> {
  const first = await lookAs(desk, raid, person)
  const others = raid.seats.filter((one) => one.person.id === person.id && one.seat !== first.seat)
  const rest = await Promise.all(others.map((one) => lookAs(desk, raid, person, one.seat)))
  return first.seat === null ? [] : [first, ...rest]
}
