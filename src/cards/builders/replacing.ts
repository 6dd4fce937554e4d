/**
 * Prevention and replacement: damage that is prevented, packets that change, other events that are replaced (103,
 * 716, 717).
 */

import type {
  DamageType,
  Effect,
  Filter,
  ForbiddableAct,
  Modifier,
  NumberExpression,
  PacketChange,
  PacketFilter,
  PacketRole,
  ReplaceableEvent,
  Zone,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import type { PlayerNoun } from './player-nouns.ts'
import { inOrder } from './steps.ts'

type Without<K extends Modifier['kind']> = Omit<Extract<Modifier, { kind: K }>, 'to'>

/** Forbids an action of a card or on a card: `self.has(cant('beDestroyed'))`. */
export const cant = (
  what: ForbiddableAct,
  how: { by?: PlayerNoun; types?: DamageType[] } = {},
): Without<'cant'> => ({
  kind: 'cant',
  what,
  ...(how.by ? { by: how.by.are } : {}),
  ...(how.types ? { types: how.types } : {}),
})

// The builders below prevent damage.

export const preventsDamage = (amount: NumberExpression | 'all', of?: PacketFilter): Without<'prevent'> => ({
  kind: 'prevent',
  amount,
  ...(of ? { of } : {}),
})
/** Prevents the next N damage that would be dealt to the card, until N is used up. */
export const preventsNextDamage = (amount: NumberExpression, of?: PacketFilter): Without<'prevent'> => ({
  ...preventsDamage(amount, of),
  limit: 'next',
})
export const preventsFirstDamageEachTurn = (amount: number, of?: PacketFilter): Without<'prevent'> => ({
  ...preventsDamage(amount, of),
  limit: 'first',
})
/** Prevents damage that the card would deal. */
export const preventsDamageItWouldDeal = (
  amount: NumberExpression | 'all',
  of?: PacketFilter,
): Without<'prevent'> => ({
  ...preventsDamage(amount, of),
  role: 'dealer',
})
/** Equipment with this trait prevents, by its DEF, only damage of the given types. */
export const preventsOnlyDamageOfTypes = (...types: DamageType[]): Without<'preventsOnly'> => ({
  kind: 'preventsOnly',
  types,
})
/** A trait: equipment with DEF may be exhausted to prevent damage to the card, too (717.2c). */
export const anyEquipmentWithDefProtectsIt: Without<'shielder'> = { kind: 'shielder' }
export const preventThatDamage: Effect = { kind: 'preventThat' }

// The builders below change packets.

const packet =
  (role: PacketRole) =>
  (change: PacketChange, of?: PacketFilter): Without<'packet'> => ({
    kind: 'packet',
    role,
    change,
    ...(of ? { of } : {}),
  })
export const wouldDeal = packet('dealer')
export const wouldBeDealt = packet('dealt')
export const wouldHeal = packet('healer')
export const wouldBeHealed = packet('healed')
/** Changes a modifier of damage or healing: it applies only the next time. */
export const onlyNextTime = (of: Without<'packet'>): Without<'packet'> => ({ ...of, next: true })

export const amountIncreasedBy = (n: NumberExpression): PacketChange => ({ kind: 'plus', n })
export const doubleAmount: PacketChange = { kind: 'times', n: 2 }
export const redirectedTo = (to: CardNoun): PacketChange => ({ kind: 'redirect', to: to.is })
/** Redirects any part of the damage, as the controller of this text chooses. */
export const anyPartRedirectedTo = (to: CardNoun): PacketChange => ({ kind: 'redirectPart', to: to.is })
export const asDamageOfTypes = (...types: DamageType[]): PacketChange => ({ kind: 'types', types })
export const unpreventably: PacketChange = { kind: 'unpreventable' }
/** Divides the damage among any number of the matching cards, as the controller of the packet chooses (717.7). */
export const dividedAmong = (among: Filter): PacketChange => ({ kind: 'divide', among })
export const asCombatDamage: PacketChange = { kind: 'combat', is: true }
/** Effects that happen just before damage would be dealt. They may prevent it (717.3). */
export const doBeforeDamage = (...effects: Effect[]): PacketChange => ({
  kind: 'instead',
  do: inOrder(effects),
})

// The builders below replace other events.

const replaced = (would: ReplaceableEvent, effects: Effect[]): Without<'replace'> => ({
  kind: 'replace',
  would,
  do: inOrder(effects),
})
export const wouldBeDestroyed = (...effects: Effect[]): Without<'replace'> =>
  replaced({ event: 'destroyed' }, effects)
/** Replaces every event by which the card would leave play. */
export const wouldLeavePlay = (...effects: Effect[]): Without<'replace'> =>
  replaced({ event: 'leavesPlay' }, effects)
export const wouldBeDiscarded = (...effects: Effect[]): Without<'replace'> =>
  replaced({ event: 'discarded' }, effects)
export const wouldBePut = (
  into: { to: Zone; from?: Zone; of?: PlayerNoun },
  ...effects: Effect[]
): Without<'replace'> => {
  const { to, from, of } = into
  return replaced(
    { event: 'moved', to, ...(from ? { from } : {}), ...(of ? { owner: of.are } : {}) },
    effects,
  )
}

export const wouldDraw = (who: PlayerNoun, ...effects: Effect[]): Modifier[] => [
  { ...replaced({ event: 'draw' }, effects), to: { kind: 'players', who: who.are } },
]
/** Replaces a die roll of a player that has the given result. */
export const wouldRoll = (who: PlayerNoun, face: number, ...effects: Effect[]): Modifier[] => [
  { ...replaced({ event: 'rolled', face }, effects), to: { kind: 'players', who: who.are } },
]
/** Reveals the top cards of decks continuously: "Play with the top card of your deck revealed" (415.3f). */
export const topCardRevealed = (whose: PlayerNoun): Modifier[] => [
  { kind: 'topSeen', by: { kind: 'everyone' }, to: { kind: 'players', who: whose.are } },
]
/** Allows players to look at the top card of a deck at any time (415.3e). */
export const mayLookAtTopCard = (by: PlayerNoun, whose: PlayerNoun): Modifier[] => [
  { kind: 'topSeen', by: by.are, to: { kind: 'players', who: whose.are } },
]
/** Changes replacements: the player who controls them may choose not to use them ("you may … instead"). */
export const optionally = (mods: Modifier[]): Modifier[] =>
  mods.map((mod) => (mod.kind === 'replace' || mod.kind === 'packet' ? { ...mod, may: true } : mod))
