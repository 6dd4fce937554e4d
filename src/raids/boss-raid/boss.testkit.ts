/** The raiders' cards in the stories of raids with a Boss player. */
import {
  ability,
  ally,
  any,
  atkBonus,
  interrupt,
  item,
  ongoing,
  target,
  yourHero,
} from '../../cards/builders.ts'

export const squireAlly = ally('Squire', { cost: 0, melee: 2, health: 3 }, 'Human')
export const lanternItem = item('Lantern', { cost: 0 }, '')
export const atkBonusAbility = ability('Standard', { cost: 0 }, '', ongoing(yourHero.has(atkBonus(1))))
export const fireballAbility = ability(
  'Fireball',
  { cost: 0, instant: true },
  '',
  yourHero.deals(50, 'fire').to(target(any.heroOrAlly)),
)
export const silenceAbility = ability(
  'Silence',
  { cost: 0, instant: true },
  '',
  interrupt(target(any.card, 'chain')),
)
