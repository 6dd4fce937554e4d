/** Renders the lines of a lobby about its party: each raider's role, the lacking roles, and the factions. */
import { missingRoles, partyRoleOf } from '../../campaign/party.ts'
import { lairOfGame, raidDescriptionOfGame } from '../../engine/index.ts'
import type { RaidInfo, SeatInfo } from '../../table/contract.ts'
import { unreadyPeople } from '../../table/lobby/lobbies.ts'
import { factionsOfRaiders } from '../../table/raid-loading/factions.ts'
import { raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { classSymbol, roleSymbol } from '../message-parts/symbols.ts'

/** Returns the line of a seat, with the marks of its class and its role. */
export function seatLineWithSymbols(
  { cards }: Pick<RaidInfo, 'cards'>,
  { hero }: SeatInfo,
  line: string,
): string {
  const role = partyRoleOf(hero)
  const marked = `${classSymbol(cards.get(hero)?.classes?.[0] ?? '')} ${line}`
  return role === null ? marked : texts.lobby.withRole(marked, roleSymbol(role), texts.starters.roles[role])
}

/**
 * Returns a note about the roles that the party lacks, such as "The party has no healer yet."; null if there is
 * nothing to say.
 */
export function lackingRolesNote(raid: RaidInfo): string | null {
  const heroes = raiderSeatsOf(raid).map(({ hero }) => hero)
  const lacking = missingRoles(heroes)
  if (lacking.length > 0) return texts.lobby.lacks(lacking.map((role) => texts.lobby.roles[role]))
  return heroes.length > 0 && heroes.every((hero) => partyRoleOf(hero) !== null) ? texts.lobby.complete : null
}

/**
 * Returns a note about the factions of the raiders, so that they don't level characters that can't raid together
 * against a Boss. Returns null in a raid with a Boss or with the rule of one faction, whose lobby states the rule
 * itself, and in a challenge, where nobody chooses a hero.
 */
export function factionNote(raid: RaidInfo): string | null {
  if (raid.challenge || lairOfGame(raid)?.boss || raidDescriptionOfGame(raid).seats.oneFaction) return null
  const [first, ...others] = factionsOfRaiders(raid)
  if (others.length > 0) return texts.lobby.factions.both
  return first ? texts.lobby.factions.one(first.faction) : texts.lobby.factions.none
}

/** The number of raiders for which the bot recommends raids. */
export const RECOMMENDED_RAIDER_COUNT = 3

/**
 * Returns the action that most readers of a public lobby need next, whose button is highlighted: to take a seat until
 * there are enough raiders, then to say that they are ready if they have to, and then to start.
 */
export function mostNeededLobbyAction(raid: RaidInfo): 'join' | 'ready' | 'start' {
  const raiders = raiderSeatsOf(raid)
  if (raiders.length < (raid.challenge?.decks.length ?? RECOMMENDED_RAIDER_COUNT)) return 'join'
  const isWaiting =
    raid.lobby.must && unreadyPeople(raid).some(({ id }) => raiders.some(({ person }) => person.id === id))
  return isWaiting ? 'ready' : 'start'
}
