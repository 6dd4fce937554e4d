/** Determines who may change a raid without a vote of its players, and who votes. */
import type { Transaction } from '../../store/database/open.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { texts } from '../../texts/texts.ts'
import type { MemberWithRoles } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import { settingsOfGuild } from '../settings/settings.ts'

/**
 * Whether a person may change the raid without a vote: the raid leader, or a person with one of the guild's judge
 * roles.
 */
export async function mayDecideWithoutVote(
  tx: Transaction,
  raid: RaidInfo,
  { person, roles }: MemberWithRoles,
): Promise<boolean> {
  if (raid.leader.id === person.id) return true
  if (roles.length === 0) return false
  const { judgeRoles } = await settingsOfGuild(tx, raid.guildId)
  return judgeRoles.some((role) => roles.includes(role))
}

/** Returns everybody with a seat in the raid, each once, except computer players. */
export function votersOf({ seats }: RaidInfo): Person[] {
  const people = seats.filter(({ person }) => !isComputerPlayer(person))
  const byId = new Map(people.map(({ person }) => [person.id, person]))
  return [...byId.values()]
}

const isSeated = (raid: RaidInfo, person: Person): boolean => seatsOfPerson(raid, person.id).length > 0

/** Checks that a person may act in a raid. @throws Rejection if they have no seat and may not decide alone */
export function requireSeatOrAuthority(raid: RaidInfo, person: Person, decides: boolean): void {
  if (!decides && !isSeated(raid, person)) throw new Rejection(texts.vote.why.notSeated())
}
