/** Builds the look of a fallen raider. */
import { type Game, mayKnow, type ObjectId, viewFor } from '../../engine/index.ts'
import { isComputer } from '../../store/people/house.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo, SeatRef } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { bossOf, raidersOf } from '../raid-loading/raid-info.ts'
import { parsePersonSettingsOrDefault, parseRaidSettingsOrDefault } from '../stored/settings.ts'
import type { LoadedLook } from '../views/look.ts'
import type { LivingRaider, Spirit } from './contract.ts'
import { hasFallen, lairPlayerOf } from './fallen.ts'

/** A fallen raider's look at the raid, without the acts of the round. */
export type SpiritLook = Omit<Spirit, 'hasSpoken' | 'hint'> & { readonly raid: RaidInfo; readonly game: Game }

/**
 * Returns the look of a fallen raider.
 * @throws Rejection if the raid isn't being played, the person's hero hasn't fallen, or the raid or the person has
 *   turned spirits off
 */
export function lookOfSpirit({ raid, game, row, places }: LoadedLook, who: Person): SpiritLook {
  if (!game || raid.status !== 'playing' || game.outcome) throw new Rejection(texts.spirits.why.over)
  if (!hasFallen({ raid, game }, who)) throw new Rejection(texts.spirits.why.alive)
  if (!parseRaidSettingsOrDefault(row.id, row.settings).spirits)
    throw new Rejection(texts.spirits.why.offHere(toMarkup(raid.leader.name)))
  const own = places.find(({ player }) => player.id === who.id)?.player
  if (own && !settingsOf(own).spirits) throw new Rejection(texts.spirits.why.off)
  return {
    raid,
    game,
    round: roundOf(game),
    speaker: speakerIn(game),
    isPlayed: bossOf(raid) !== undefined,
    friends: friendsIn(raid, game, places),
  }
}

const settingsOf = ({ id, settings }: SeatWithPlayer['player']) => parsePersonSettingsOrDefault(id, settings)

/** The number of turns that the lair has begun. */
export const roundOf = (game: Game): number => lairPlayerOf(game)?.turns ?? 0

function speakerIn(game: Game): Spirit['speaker'] {
  const hero = game.objects[lairPlayerOf(game)?.hero ?? 0]
  return hero?.zone === 'play' && mayKnow(game, null, hero.id) ? hero.card : null
}

/** The people among the raiders who are still in the game. Only hands that their players show are included. */
function friendsIn(raid: RaidInfo, game: Game, places: readonly SeatWithPlayer[]): LivingRaider[] {
  const living = raidersOf(raid).filter(
    ({ seat, person }) => game.players[seat]?.out === false && !isComputer(person),
  )
  return living.map(({ seat, person }: SeatRef) => {
    const player = places[seat]?.player
    const isOpen = player !== undefined && settingsOf(player).handForFallen
    const hand = isOpen ? viewFor(game, seat).seats.find((one) => one.seat === seat)?.hand.cards : undefined
    return { seat, person, hand: hand ?? null }
  })
}

/** Whether everybody may know the card in play, or it is in the hand that the friend shows. */
export const isVisibleToFriend = ({ game }: SpiritLook, { hand }: LivingRaider, object: ObjectId): boolean =>
  hand?.some((card) => card.object === object) === true ||
  (game.play.includes(object) && mayKnow(game, null, object))
