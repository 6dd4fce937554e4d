/** Changes the settings of lobbies, and announces the changes. */
import type { Transaction } from '../../store/database/open.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { LobbyNotice } from '../model/announcement.ts'
import type { LobbySettings } from '../model/lobby.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { loadRaidInfo } from '../raid-loading/raid-info.ts'
import { toStoredJson } from '../stored/json.ts'

/** Returns the people with seats, each once, without computer players. */
export function peopleInRaid({ seats }: Pick<RaidInfo, 'seats'>): Person[] {
  const people = seats.map(({ person }) => person).filter((person) => !isComputerPlayer(person))
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

/** Returns the people with seats who haven't confirmed that they are ready. */
export const unreadyPeople = (raid: RaidInfo): Person[] =>
  peopleInRaid(raid).filter(({ id }) => !raid.lobby.ready.includes(id))

export async function saveLobbySettings(
  { tx, raid }: Pick<LockedRaid, 'tx' | 'raid'>,
  change: Partial<LobbySettings>,
): Promise<RaidInfo> {
  raid.lobby = { ...raid.lobby, ...change }
  await updateRaid(tx, raid.id, { lobby: toStoredJson(raid.lobby) })
  return raid
}

/**
 * Announces the current lobby, so that everybody sees it. A lobby without a thread is shown only by the reply to
 * the command.
 */
export async function reloadAndAnnounceLobby(
  { tx, row }: Pick<LockedRaid, 'tx' | 'row'>,
  lobby?: LobbySettings,
): Promise<RaidInfo> {
  const raid = await loadRaidInfo(tx, lobby ? { ...row, lobby } : row)
  await updateLobbyMessage(tx, raid)
  return raid
}

/** Queues an update of the lobby's message. Does nothing before the lobby has a thread. */
export async function updateLobbyMessage(tx: Transaction, raid: RaidInfo): Promise<void> {
  if (raid.threadId !== null) await addAnnouncements(tx, raid, [{ kind: 'lobby', raid }])
}

export const announceLobbyNotice = (
  tx: Transaction,
  raid: RaidInfo,
  news: Omit<LobbyNotice, 'kind'>,
): Promise<void> => addAnnouncements(tx, raid, [{ kind: 'gathering', ...news }])
