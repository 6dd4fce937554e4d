/** The raiders whose heroes have fallen. */
import type { Game } from '../../engine/index.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { Person } from '../model/person.ts'
import type { RaidCard } from '../model/raid.ts'
import { seatsOfPerson } from '../raid-row/raid-card.ts'
import { personSettingsOr } from '../stored/settings.ts'

type Playing = { readonly raid: RaidCard; readonly game: Game; readonly places: readonly SeatWithPlayer[] }

/** Whether the person had seats as a raider, and none of their seats is still in the game. */
export function isFallen({ raid, game }: Pick<Playing, 'raid' | 'game'>, personId: string): boolean {
  const own = seatsOfPerson(raid, personId)
  return own.length > 0 && own.every(({ seat, boss }) => !boss && game.players[seat]?.out === true)
}

/** The fallen raiders who take part, each once. Players who have conceded aren't called. */
export function spiritsIn({ raid, game, places }: Playing): Person[] {
  const called = places.flatMap(({ player }, seat) => {
    const { lost } = game.players[seat] ?? {}
    const takesPart = lost !== undefined && lost !== 'conceded' && isFallen({ raid, game }, player.id)
    return takesPart && personSettingsOr(player.id, player.settings).spirits ? [player.id] : []
  })
  const people = raid.seats.map(({ person }) => person)
  return people.filter(({ id }, n) => called.includes(id) && people.findIndex((one) => one.id === id) === n)
}
