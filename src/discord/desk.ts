/** What commands and buttons work with, and how they know who asks from where. Nothing here is discord.js. */
import type { Logger } from 'pino'
import type { Look, Person, RaidCard, Table } from '../table/contract.ts'
import type { Decision, Seat } from '../table/engine-types.ts'
import { type Outcome, tell } from './post.ts'
import { texts } from './texts.ts'

export interface Desk {
  table: Table
  /** What would be asked after these picks, without making them; null when nothing of the announcement is left. */
  preview(raidId: string, seat: Seat, picks: string[]): Promise<Decision | null>
  threads: Threads
  log: Logger
}

/** What a raid needs of Discord beside messages. */
export interface Threads {
  /** Opens a thread on a message; null when we may not. */
  open(message: { channelId: string; id: string }, name: string): Promise<string | null>
  /** Lets somebody into a thread; it is no harm when that fails. */
  invite(threadId: string, personId: string): Promise<void>
}

/** Somebody does something somewhere. */
export interface Visit {
  interactionId: string
  person: Person
  guildId: string
  channelId: string
  isThread: boolean
}

export interface Call extends Visit {
  text(option: string): string | null
  whole(option: string): number | null
  flag(option: string): boolean
  someone(option: string): Person | null
  subcommand: string | null
}

/** The raid that is on in this channel or thread. */
export const raidHere = (desk: Desk, visit: Visit): Promise<RaidCard | null> =>
  desk.table.current(visit.channelId)

/** Runs `work` with the raid of this place, or says that there is none. */
export async function withRaid(
  desk: Desk,
  visit: Visit,
  work: (raid: RaidCard) => Promise<Outcome>,
): Promise<Outcome> {
  const raid = (await raidHere(desk, visit)) ?? (await desk.table.find({ threadId: visit.channelId }))
  return raid ? work(raid) : tell(texts.reply.noRaid)
}

/** All seats of a person as they see them, the asked one first. */
export async function ownLooks(desk: Desk, raid: RaidCard, person: Person): Promise<Look[]> {
  const first = await desk.table.look(raid.id, person)
  const others = raid.seats.filter((one) => one.person.id === person.id && one.seat !== first.seat)
  const rest = await Promise.all(others.map((one) => desk.table.look(raid.id, person, one.seat)))
  return first.seat === null ? [] : [first, ...rest]
}
