/** Triggers: the events for which triggered powers watch (703), as in `when(isDestroyed(self), …)`. */

import type { Condition, DamageType, Filter, RaidSide, Trigger, Zone } from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { any, faceUp, filterOfNoun } from './filters.ts'
import type { PlayerNoun } from './player-nouns.ts'

type What = Filter | CardNoun

export const enters = (what: What): Trigger => ({ event: 'enters', what: filterOfNoun(what) })
export const entersParty = (what: What): Trigger => ({ event: 'entersParty', what: filterOfNoun(what) })
/**
 * Triggers when cards leave their controller's party: they leave play, or another player gains control of them
 * (415.8b). The power triggers once for all cards that leave at the same time.
 */
export const oneOrMoreLeaveParty = (what: What): Trigger => ({
  event: 'leavesParty',
  what: filterOfNoun(what),
  together: true,
})
export const isRevealed = (what: What, how: { from?: Zone; by?: 'quest' } = {}): Trigger => ({
  event: 'revealed',
  what: filterOfNoun(what),
  ...how,
})
/** Triggers when a player's hero becomes a matching card: "when your hero becomes this one" (301.4c). */
export const becomesHero = (what: What): Trigger => ({ event: 'heroBecomes', what: filterOfNoun(what) })
/** Triggers when a matching card is in its player's opening hand (101.3). The power is active there. */
export const inOpeningHand = (what: What): Trigger => ({ event: 'openingHand', what: filterOfNoun(what) })
export const attacks = (what: What): Extract<Trigger, { event: 'attacks' }> => ({
  event: 'attacks',
  what: filterOfNoun(what),
})
/** Triggers when a card that matches `what` enters combat as the attacker of one that matches `whom` (602.3). */
export const attacksOneOf = (what: What, whom: What): Trigger => ({
  event: 'attacks',
  what: filterOfNoun(what),
  whom: filterOfNoun(whom),
})
export const attacksForTheFirstTime = (what: What): Trigger => ({ ...attacks(what), first: true })
export const defends = (what: What, against?: What): Trigger => ({
  event: 'defends',
  what: filterOfNoun(what),
  ...(against ? { against: filterOfNoun(against) } : {}),
})
export const entersCombat = (what: What, other?: What): Trigger => ({
  event: 'entersCombat',
  what: filterOfNoun(what),
  ...(other ? { with: filterOfNoun(other) } : {}),
})
export const protects = (what: What): Trigger => ({ event: 'protects', what: filterOfNoun(what) })
export const sabotages = (what: What, whom?: What): Trigger => ({
  event: 'sabotages',
  what: filterOfNoun(what),
  ...(whom ? { whom: filterOfNoun(whom) } : {}),
})
export const strikesWith = (what: What, weapon: What): Trigger => ({
  event: 'strikes',
  what: filterOfNoun(what),
  with: filterOfNoun(weapon),
})
export const exhausts = (what: What): Trigger => ({ event: 'exhausts', what: filterOfNoun(what) })
export const exhaustsForTheFirstTime = (what: What): Trigger => ({
  event: 'exhausts',
  what: filterOfNoun(what),
  first: true,
})
export const readies = (what: What): Trigger => ({ event: 'readies', what: filterOfNoun(what) })
export const isInspired = (what: What, by?: What): Trigger => ({
  event: 'inspired',
  what: filterOfNoun(what),
  ...(by ? { by: filterOfNoun(by) } : {}),
})
export const isDestroyed = (
  what: What,
  how: { by?: What; with?: What; types?: DamageType[]; while?: Condition } = {},
): Trigger => ({
  event: 'destroyed',
  what: filterOfNoun(what),
  ...(how.by ? { by: filterOfNoun(how.by) } : {}),
  ...(how.with ? { with: filterOfNoun(how.with) } : {}),
  ...(how.types ? { types: how.types } : {}),
  ...(how.while ? { while: how.while } : {}),
})
export const dealsDamage = (
  by: What | undefined,
  to?: What,
  how: { combat?: true; fatal?: true; types?: DamageType[] } = {},
): Trigger => ({
  event: 'dealt',
  ...(by ? { by: filterOfNoun(by) } : {}),
  ...(to ? { to: filterOfNoun(to) } : {}),
  ...how,
})
/** Triggers when a matching card prevents damage: the card was exhausted to prevent it, or its text prevents it. */
export const damageIsPreventedBy = (by: What): Trigger => ({ event: 'prevented', by: filterOfNoun(by) })
/** Triggers when one of the given players attaches a matching card to another card. */
export const attaches = (who: PlayerNoun, what: What, to?: What): Trigger => ({
  event: 'attached',
  what: filterOfNoun(what),
  ...(to ? { to: filterOfNoun(to) } : {}),
  of: who.are,
})
export const draws = (who: PlayerNoun): Trigger => ({ event: 'drawn', of: who.are })
/**
 * Triggers when one of the given players places a matching resource, at the moment when the resource enters the row.
 */
export const placesResource = (who: PlayerNoun, what?: Filter): Trigger => ({
  event: 'placed',
  ...(what ? { what } : {}),
  of: who.are,
})
/**
 * Triggers when one of the given players places a matching card face up as a resource, even if the card turns face down
 * later.
 */
export const placesResourceFaceUp = (who: PlayerNoun, what: Filter = any.card): Trigger =>
  placesResource(who, faceUp(what))
/** Triggers when a combat ends: in a text about a combat, when that combat ends. */
export const combatEnds: Trigger = { event: 'combatEnds' }
/** Triggers when a matching card deals damage of any of the given types. */
export const dealsDamageOf = (by: What, ...types: DamageType[]): Trigger => ({
  event: 'dealt',
  by: filterOfNoun(by),
  types,
})
export const isDealtDamage = (to: What, by?: What): Trigger => dealsDamage(by, to)
/** Triggers once for all matching characters that are dealt damage at the same time. */
export const oneOrMoreAreDealtDamage = (to: What): Trigger => ({
  event: 'dealt',
  to: filterOfNoun(to),
  together: true,
})
/**
 * Triggers when damage is dealt with a matching weapon. Without `by` and `to`, any card may deal the damage, to any
 * character.
 */
export const damageIsDealtWith = (
  weapon: What,
  how: { by?: What; to?: What; combat?: true; fatal?: true } = {},
): Trigger => ({
  event: 'dealt',
  ...(how.by ? { by: filterOfNoun(how.by) } : {}),
  ...(how.to ? { to: filterOfNoun(how.to) } : {}),
  ...(how.combat ? { combat: true } : {}),
  ...(how.fatal ? { fatal: true } : {}),
  with: filterOfNoun(weapon),
})
/** Triggers when a matching card heals damage. `with` is the card whose text heals the damage. */
export const heals = (by: What, how: { from?: What; with?: What } = {}): Trigger => ({
  event: 'healed',
  by: filterOfNoun(by),
  ...(how.from ? { from: filterOfNoun(how.from) } : {}),
  ...(how.with ? { with: filterOfNoun(how.with) } : {}),
})
export const dealsCombatDamage = (by: What, to: What): Trigger => dealsDamage(by, to, { combat: true })
export const movesBetweenZones = (what: What, from: Zone, to: Zone, of: PlayerNoun): Trigger => ({
  event: 'moved',
  what: filterOfNoun(what),
  from,
  to,
  of: of.are,
})
/** Triggers when a text of one of the given players makes a player discard a matching card. */
export const isDiscardedBy = (what: What, by: PlayerNoun): Trigger => ({
  event: 'moved',
  what: filterOfNoun(what),
  from: 'hand',
  to: 'graveyard',
  doer: by.are,
})
/** Triggers when a matching card moves into a zone, from any other zone. */
export const entersZone = (zone: Zone, of: PlayerNoun, what: What): Trigger => ({
  event: 'moved',
  what: filterOfNoun(what),
  to: zone,
  of: of.are,
})
/** Triggers when a matching card is removed from the game, from any zone. */
export const isRemovedFromGame = (what: What): Trigger => ({
  event: 'moved',
  what: filterOfNoun(what),
  to: 'removed',
})
/** Triggers when a matching card leaves a zone, to any other zone. */
export const leavesZone = (what: What, from: Zone): Trigger => ({
  event: 'moved',
  what: filterOfNoun(what),
  from,
})
export const leavesPlay = (what: What): Trigger => leavesZone(what, 'play')
/** Triggers once for all matching cards that leave play at the same time. */
export const oneOrMoreLeavePlay = (what: What): Trigger => ({
  event: 'moved',
  what: filterOfNoun(what),
  from: 'play',
  together: true,
})
export const turnStarts = (of: PlayerNoun): Trigger => ({ event: 'turnStarts', of: of.are })
/** Triggers when a matching card, such as a quest, is turned face down. */
export const turnsFaceDown = (what: What): Trigger => ({ event: 'turnsDown', what: filterOfNoun(what) })
/** Triggers when a matching card turns over, to either side. Powers of the side that comes up also trigger. */
export const flips = (what: What): Trigger => ({ event: 'flips', what: filterOfNoun(what) })
export const turnEnds = (of: PlayerNoun): Trigger => ({ event: 'turnEnds', of: of.are })
/** Triggers after the wrap-up step of a turn of one of the given players. Only Achievements use this trigger. */
export const wrapUpStepEnds = (of: PlayerNoun): Trigger => ({ event: 'turnOver', of: of.are })
export const sideWins = (side: RaidSide): Trigger => ({ event: 'won', side })

type Uses = 'played' | 'used' | 'completed'
const done = (event: Uses, what: What, of?: PlayerNoun): Trigger => ({
  event,
  what: filterOfNoun(what),
  ...(of ? { of: of.are } : {}),
})
export const isPlayed = (what: What, by?: PlayerNoun): Trigger => done('played', what, by)
export const isPowerUsed = (what: What, by?: PlayerNoun): Trigger => done('used', what, by)
export const isQuestCompleted = (what: What, by?: PlayerNoun): Trigger => done('completed', what, by)
export const becomesTargeted = (what: What, by?: What): Trigger => ({
  event: 'targeted',
  what: filterOfNoun(what),
  ...(by ? { by: filterOfNoun(by) } : {}),
})
