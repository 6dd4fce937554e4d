/**
 * Dual Wield and similar keywords (406, 406.1): the weapons and equipment that a player can have at the same time,
 * and the weapons that can strike together.
 */

import type { Keyword } from '../../model/data/vocabulary/basic-words.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { playerInSeat } from '../../model/state/objects.ts'
import { hasKeyword } from '../../queries/projection.ts'
import { hasType, tagsOf } from '../../queries/types.ts'

const HANDS = 6

/** A player's weapons and off-hand equipment, by tag. */
interface Held {
  melee: ObjectId[]
  offHand: ObjectId[]
  ranged: ObjectId[]
  twoHanded: ObjectId[]
}

/** Returns the equipment that a player can't have at the same time (406.2–406.5, 414.3b–c), or an empty list. */
export function weaponsViolatingWieldRules(game: Game, seat: Seat, own: readonly ObjectId[]): ObjectId[] {
  const held = heldOf(game, own)
  if (held.melee.length + held.offHand.length + held.twoHanded.length < 2 && held.ranged.length < 2) return []
  const wields = wieldsOf(game, seat)
  if (held.ranged.length > (wields('rangedDualWield') ? 2 : 1)) return held.ranged
  const fits = (melee: ObjectId[], offHand: ObjectId[]): boolean =>
    fitsHands(game, { ...held, melee, offHand }, wields)
  const { melee, offHand } = held
  if (!fits(melee, [])) return melee
  if (!fits([], offHand)) return offHand
  if (!fits(melee, offHand)) return [...melee, ...offHand]
  return clashing(held, wields)
}

/**
 * Returns the two-handed cards that are no Melee weapons, together with the off-hand cards, if the player can't have
 * both (414.3c).
 */
function clashing(held: Held, wields: Wields): ObjectId[] {
  const others = held.twoHanded.filter((id) => !held.melee.includes(id))
  return others.length > 0 && held.offHand.length > 0 && !wields('sextupleWield')
    ? [...others, ...held.offHand]
    : []
}

type Wields = (keyword: Keyword) => boolean

function wieldsOf(game: Game, seat: Seat): Wields {
  const { hero } = playerInSeat(game, seat)
  return (keyword) => game.objects[hero]?.zone === 'play' && hasKeyword(game, hero, keyword)
}

function heldOf(game: Game, own: readonly ObjectId[]): Held {
  const held: Held = { melee: [], offHand: [], ranged: [], twoHanded: [] }
  for (const id of own) {
    if (!hasType(game, id, 'equipment')) continue
    for (const { tag, limit } of tagsOf(game, id)) {
      if (tag === 'Melee' && limit === 1) held.melee.push(id)
      if (tag === 'Ranged' && limit === 1) held.ranged.push(id)
      if (tag === 'Off-Hand') held.offHand.push(id)
      if (tag === 'Two-Handed') held.twoHanded.push(id)
    }
  }
  return held
}

/**
 * Whether a player may have these Melee weapons and off-hand cards at the same time. Each kind of wielding allows
 * certain combinations and no others (406.2, 406.2a). With several kinds, one that fits is enough (406.2b). An
 * Off-Hand card takes one of six hands (406.3, 406.3a).
 */
function fitsHands(game: Game, { melee, offHand, twoHanded }: Held, wields: Wields): boolean {
  const two = melee.filter((id) => twoHanded.includes(id)).length
  const all = [...melee, ...offHand]
  if (all.length < 2) return true
  if (offHand.length < 2 && melee.length < 2 && two === 0) return true
  if (wields('dualWield') && melee.length === 2 && all.length === 2 && two === 0) return true
  if (wields('twoHandedDualWield') && all.length === 2 && (offHand.length === 0 || two === 1)) return true
  if (wields('infiniteWield') && two === 0 && offHand.length < 2) return true
  if (wields('sextupleWield') && all.length + two <= HANDS && offHand.length < 2) return true
  return (
    wields('dualShield') &&
    all.length === 2 &&
    offHand.length === 2 &&
    offHand.every((id) => isShield(game, id))
  )
}

/** Whether a player may strike with all these weapons in one combat (303.2c, 406.6). */
export function canWeaponsStrikeTogether(game: Game, seat: Seat, weapons: readonly ObjectId[]): boolean {
  if (weapons.length < 2) return true
  const wields = wieldsOf(game, seat)
  const melee = weapons.filter((id) => isTagged(game, id, 'Melee'))
  const ranged = weapons.filter((id) => isTagged(game, id, 'Ranged'))
  if (ranged.length === weapons.length && melee.length === 0)
    return weapons.length === 2 && wields('rangedDualWield')
  if (melee.length < weapons.length || ranged.length > 0) return false
  const two = weapons.filter((id) => isTwoHanded(game, id)).length
  if (weapons.length === 2 && (wields('dualWield') || wields('twoHandedDualWield'))) return true
  if (wields('infiniteWield') && two === 0) return true
  return wields('sextupleWield') && weapons.length + two <= HANDS
}

/** Whether a card is equipment with a Weapon tag. */
export function isWeapon(game: Game, id: ObjectId): boolean {
  return hasType(game, id, 'equipment') && tagsOf(game, id).some(({ tag }) => tag.endsWith('Weapon'))
}

function isTwoHanded(game: Game, id: ObjectId): boolean {
  return isTagged(game, id, 'Two-Handed')
}

function isShield(game: Game, id: ObjectId): boolean {
  return isTagged(game, id, 'Shield')
}

function isTagged(game: Game, id: ObjectId, tag: string): boolean {
  return tagsOf(game, id).some((own) => own.tag === tag)
}
