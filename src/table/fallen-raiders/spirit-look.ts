/** Determines the part of a raid that a fallen raider sees. */
import { type Game, mayKnowCard, type ObjectId, viewFor } from '../../engine/index.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo, SeatInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { bossPlayerSeatOf, raiderSeatsOf } from '../raid-loading/raid-info.ts'
import { parsePersonSettingsOrDefault, parseRaidSettingsOrDefault } from '../stored/settings.ts'
import type { LoadedRaidForLook } from '../views/look.ts'
import type { LivingRaider, SpiritInfo } from './contract.ts'
import { haveAllHeroesOfPersonFallen, lairPlayerOf } from './fallen.ts'

/** The part of a raid that a fallen raider sees, without their own acts of the round. */
export type SpiritLook = Omit<SpiritInfo, 'hasSpoken' | 'hint'> & {
  readonly raid: RaidInfo
  readonly game: Game
}

/**
 * Returns the part of a raid that a fallen raider sees.
 * @throws Rejection if the raid isn't being played, the person's hero hasn't fallen, or the raid or the
 *   person has turned spirits off
 */
export function lookOfSpirit({ raid, game, row, places }: LoadedRaidForLook, who: Person): SpiritLook {
  if (!game || raid.status !== 'playing' || game.outcome) throw new Rejection(texts.spirits.why.over)
  if (!haveAllHeroesOfPersonFallen({ raid, game }, who)) throw new Rejection(texts.spirits.why.alive)
  if (!parseRaidSettingsOrDefault(row.id, row.settings).spirits)
    throw new Rejection(texts.spirits.why.offHere(toMarkup(raid.leader.name)))
  const own = places.find(({ player }) => player.id === who.id)?.player
  if (own && !settingsOf(own).spirits) throw new Rejection(texts.spirits.why.off)
  return {
    raid,
    game,
    round: spiritRoundOf(game),
    speaker: speakerIn(game),
    isPlayed: bossPlayerSeatOf(raid) !== undefined,
    friends: friendsIn(raid, game, places),
  }
}

const settingsOf = ({ id, settings }: SeatWithPlayer['player']) => parsePersonSettingsOrDefault(id, settings)

/** Returns the number of turns that the lair has begun. */
export const spiritRoundOf = (game: Game): number => lairPlayerOf(game)?.turns ?? 0

function speakerIn(game: Game): SpiritInfo['speaker'] {
  const hero = game.objects[lairPlayerOf(game)?.hero ?? 0]
  return hero?.zone === 'play' && mayKnowCard(game, null, hero.id) ? hero.card : null
}

/** Returns the people who are still in the game as raiders, with the hands that they show to fallen raiders. */
function friendsIn(raid: RaidInfo, game: Game, places: readonly SeatWithPlayer[]): LivingRaider[] {
  const living = raiderSeatsOf(raid).filter(
    ({ seat, person }) => game.players[seat]?.out === false && !isComputerPlayer(person),
  )
  return living.map(({ seat, person }: SeatInfo) => {
    const player = places[seat]?.player
    const isOpen = player !== undefined && settingsOf(player).handForFallen
    const hand = isOpen ? viewFor(game, seat).seats.find((one) => one.seat === seat)?.hand.cards : undefined
    return { seat, person, hand: hand ?? null }
  })
}

/**
 * Whether a card may be the subject of a hint to a friend: it is in the hand that the friend shows, or a card in
 * play that everybody may know.
 */
export const mayHintAtCard = ({ game }: SpiritLook, { hand }: LivingRaider, object: ObjectId): boolean =>
  hand?.some((card) => card.object === object) === true ||
  (game.play.includes(object) && mayKnowCard(game, null, object))
