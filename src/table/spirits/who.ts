/** The fallen raiders who take part in a raid. */
import { hasFallen } from '../absence/fallen.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { personSettingsOr } from '../stored/settings.ts'

/** Each person once, in the order of the seats. Players who have conceded aren't called. */
export function spiritsIn(playing: Pick<LockedGame, 'raid' | 'game' | 'places'>): Person[] {
  const { raid, game, places } = playing
  const called = places.flatMap(({ player }, seat) => {
    const { lost } = game.players[seat] ?? {}
    const takesPart = lost !== undefined && lost !== 'conceded' && hasFallen(playing, player)
    return takesPart && personSettingsOr(player.id, player.settings).spirits ? [player.id] : []
  })
  const people = raid.seats.map(({ person }) => person)
  return people.filter(({ id }, n) => called.includes(id) && people.findIndex((one) => one.id === id) === n)
}
