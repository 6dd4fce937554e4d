/** Fixtures for tests of the table: people, lobbies, raids in play, and computer players. */
import type { ComputerPlayer } from '../bots/player.ts'
import { newComputerPlayerRandomGenerator } from '../simulation/simulate.ts'
import type { Store } from '../store/database/open.ts'
import { newId, TEST_GUILD_ID } from '../store/fixture.ts'
import { userText } from '../texts/user-text.ts'
import type { Table } from './contract.ts'
import type { Announcement } from './model/announcement.ts'
import type { Person } from './model/person.ts'
import type { RaidInfo } from './model/raid.ts'
import type { Rejected } from './model/rejection.ts'
import type { PersonSettings } from './model/settings.ts'
import type { PicksForDecision } from './playing/contract.ts'
import { parseAnnouncement } from './stored/parse-stored.ts'
import { createTable } from './table.ts'

export { newId, TEST_GUILD_ID }

/** Returns a table whose games all have the same seed. */
export const tableWithFixedSeed = (store: Store): Table =>
  createTable(store, { newSeed: () => '0123456789abcdef'.repeat(2) })

/** Returns a person whom no other test uses. */
export const newPerson = (name: string): Person => ({ id: newId(), name: userText(name) })

export type TestParty = {
  table: Table
  raid: RaidInfo
  people: readonly [Person, Person, Person, ...Person[]]
}

/** Returns the result of an action of the table. @throws Error with the message if the action was rejected */
export function requireAccepted<T extends object>(result: T | Rejected): T {
  if ('rejected' in result) throw new Error(result.rejected)
  return result
}

/**
 * Opens a lobby of Anna's in a thread, with three seats taken: Rogue, Warrior, Rogue. By default all three have full
 * control, so that windows open for them.
 */
export async function createLobby(
  table: Table,
  stops: PersonSettings['stops'] = 'all',
  guildId = TEST_GUILD_ID,
): Promise<TestParty> {
  const people = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')] as const
  const at = { guildId, channelId: newId() }
  let raid = requireAccepted(await table.create(at, people[0], 'deadmines', 'novice'))
  await table.setThread(raid.id, newId())
  for (const one of people) requireAccepted(await table.settings.changePerson(one, { stops }))
  for (const [seat, one] of people.entries())
    raid = requireAccepted(await table.join(raid.id, one, seat === 1 ? 'horde-warrior' : 'horde-rogue'))
  return { table, raid, people }
}

export async function createStartedRaid(table: Table, guildId = TEST_GUILD_ID): Promise<TestParty> {
  const party = await createLobby(table, 'all', guildId)
  return { ...party, raid: requireAccepted(await table.start(party.raid.id, party.people[0])) }
}

/** Returns the open decision and the person who is asked. @throws when nothing is asked */
export async function openDecisionWithAskedPerson({ table, raid, people }: TestParty) {
  const { view } = await table.look(raid.id, null)
  const who = people[Number(view?.waitingFor?.seat)]
  if (!who) throw new Error('nobody is asked')
  const { view: seen, seat } = await table.look(raid.id, who)
  if (!seen?.decision || seat === null) throw new Error('the seat does not see its decision')
  return { who, seat, view: seen, decision: seen.decision }
}

/** Answers as the person who is asked. */
export async function answerOpenDecision(party: TestParty, picks: string[], interactionId?: string) {
  const { who, decision } = await openDecisionWithAskedPerson(party)
  const step: PicksForDecision = { decision: decision.id, picks }
  return party.table.answer(party.raid.id, who, [step], interactionId)
}

/**
 * Keeps the opening hands of all three players. Afterwards the first player's action phase begins, or an earlier
 * response.
 */
export async function keepHands(party: TestParty): Promise<void> {
  for (let i = 0; i < 3; i++) requireAccepted(await answerOpenDecision(party, ['keep']))
}

/**
 * Lets a computer player answer for everybody until the raid is over or `most` answers are given.
 * @returns the number of answers
 */
export async function playOnWithComputerPlayer(
  party: TestParty,
  player: ComputerPlayer,
  most = 5_000,
): Promise<number> {
  const random = newComputerPlayerRandomGenerator(most)
  for (let answers = 0; answers < most; answers++) {
    const { view } = await party.table.look(party.raid.id, null)
    if (!view?.waitingFor) return answers
    const { view: seen, decision } = await openDecisionWithAskedPerson(party)
    requireAccepted(
      await answerOpenDecision(
        party,
        player.decide(() => seen, decision, random),
      ),
    )
  }
  return most
}

/** Returns everything that was put into a raid's outbox, in order. */
export async function announcementsOf(
  store: Store,
  { raid }: Pick<TestParty, 'raid'>,
): Promise<Announcement[]> {
  const rows = await store.db.outbox.findMany({
    where: { about: { raidId: raid.id } },
    orderBy: { order: 'asc' },
  })
  return rows.map((row) => parseAnnouncement(row.payload))
}

/** Gives a seat to another person, with the agreement of all players concerned. */
export async function replacePersonInSeat(
  table: Table,
  raidId: string,
  by: Person,
  seat: number,
  newcomer: Person,
): Promise<RaidInfo> {
  const { motion } = requireAccepted(await table.absence.replace(raidId, by, seat, newcomer))
  for (const person of motion?.voters ?? [])
    requireAccepted(await table.votes.vote(motion?.id ?? '', { person, roles: [] }, true))
  return (await table.look(raidId, newcomer)).raid
}
