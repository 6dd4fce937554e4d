/** Finds the fallen raiders of a raid, and their opponent. */
import type { Game, Player } from '../../engine/index.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import { parsePersonSettingsOrDefault } from '../stored/settings.ts'

/** Whether the person had seats as a raider, and none of their seats is still in the game. */
export function haveAllHeroesOfPersonFallen(
  { raid, game }: Pick<LockedGame, 'raid' | 'game'>,
  { id }: { id: string },
): boolean {
  const own = seatsOfPerson(raid, id)
  return own.length > 0 && own.every(({ seat, boss }) => !boss && game.players[seat]?.out === true)
}

/** Returns the player of the lair: a person or the computer. */
export const lairPlayerOf = ({ players }: Game): Player | undefined =>
  players.find(({ side }) => side === 'lair')

/**
 * Returns the fallen raiders to call, each once, in the order of the seats. Players who have conceded, or who don't
 * want to be spirits, aren't called.
 */
export function spiritsToNotify(playing: Pick<LockedGame, 'raid' | 'game' | 'places'>): Person[] {
  const { raid, game, places } = playing
  const called = places.flatMap(({ player }, seat) => {
    const { lost } = game.players[seat] ?? {}
    const takesPart =
      lost !== undefined && lost !== 'conceded' && haveAllHeroesOfPersonFallen(playing, player)
    return takesPart && parsePersonSettingsOrDefault(player.id, player.settings).spirits ? [player.id] : []
  })
  const people = raid.seats.map(({ person }) => person).filter((person) => !isComputerPlayer(person))
  return people.filter(({ id }, n) => called.includes(id) && people.findIndex((one) => one.id === id) === n)
}
