/**
 * The ally tokens of Molten Core (MCR-54 to 62). Most of them enter play with their Boss (R301.5a).
 *
 * Their damage icons are from the second source: melee, and fire for the Son of Flame and the Lava Spawn. The first
 * source has no icons, and spells Flamewaker with an l.
 */
import {
  always,
  any,
  atEndOfYourTurn,
  atStartOfYourTurn,
  cant,
  controlledBy,
  controllerOf,
  dealsDamage,
  destroy,
  destroySelf,
  each,
  exhaust,
  exhaustSelf,
  ferocity,
  heroOf,
  onYourTurn,
  pay,
  protector,
  putTokenCopy,
  ready,
  readyOnes,
  self,
  target,
  targetOpponent,
  thatDamageDealer,
  thatTarget,
  token,
  when,
} from '../builders.ts'

export const firesworn = token(
  'Elemental',
  { name: 'Firesworn', melee: 2, health: 2 },
  when(dealsDamage(undefined, self, { fatal: true }), self.deals(1, 'fire').to(thatDamageDealer)),
)

/** Neither this token nor Ragnaros can be dealt fire damage (booklet, p. 12). */
export const immuneToFire = always(self.has(cant('beDealt', { types: ['fire'] })))

/**
 * The trigger that flips Ragnaros when the last Son of Flame leaves play is on his Submerged side here, so that it
 * triggers only once.
 */
export const sonOfFlame = token(
  'Elemental',
  { name: 'Son of Flame', fire: 2, health: 2 },
  ferocity,
  immuneToFire,
)

export const flamewaker = token(
  'Flamewaker',
  { name: 'Flamewaker', melee: 3, health: 2 },
  pay(1, destroySelf).to(destroy(target(any.equipment))),
)

export const flamewakerPriest = token(
  'Flamewaker',
  { name: 'Flamewaker Priest', melee: 1, health: 5 },
  onYourTurn(pay(exhaustSelf).to(self.heals(4).from(target(any.heroOrAlly)))),
)

export const flamewakerElite = token(
  'Flamewaker',
  { name: 'Flamewaker Elite', melee: 3, health: 3 },
  protector,
)

export const coreRager = token(
  'Core Hound',
  { name: 'Core Rager', melee: 5, health: 5 },
  protector,
  atEndOfYourTurn(ready(self)),
)

export const flamewakerHealer = token(
  'Flamewaker',
  { name: 'Flamewaker Healer', melee: 1, health: 3 },
  pay(exhaustSelf).to(self.deals(1, 'shadow').to(each(controlledBy(targetOpponent).heroOrAlly))),
)

/** Lava Spawn, a token that creates another token like itself. */
export const lavaSpawn = token(
  'Elemental',
  { name: 'Lava Spawn', fire: 1, health: 1 },
  atStartOfYourTurn(putTokenCopy(self)),
)

export const flamewakerProtector = token(
  'Flamewaker',
  { name: 'Flamewaker Protector', melee: 0, health: 1 },
  onYourTurn(
    pay(exhaustSelf).to(
      exhaust(target(readyOnes(any.ally))),
      thatTarget.deals(thatTarget.stat('atk'), 'melee').to(heroOf(controllerOf(thatTarget))),
    ),
  ),
)
