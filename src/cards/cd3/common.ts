/** The cards that are in several class starters of 2011, with the number of the first starter that has them. */
import {
  any,
  assault,
  atEndOfYourTurn,
  attacks,
  destroySelf,
  elusive,
  enters,
  ferocity,
  isDestroyed,
  opposing,
  pay,
  protector,
  ready,
  self,
  target,
  thisTurn,
  when,
  you,
} from '../builders.ts'
import { newAllianceAlly } from '../cd2/alliance.ts'
import { newHordeAlly } from '../cd2/horde.ts'

const allianceAllies = {
  K13: newAllianceAlly('Kelsa Wildfire', { cost: 1, fire: 1, health: 2 }, 'Worgen, Mage', ferocity),
  K14: newAllianceAlly('Knight Karia', { cost: 2, melee: 4, health: 1 }, 'Human, Warrior', protector),
  K16: newAllianceAlly('Latro Abiectus', { cost: 2, melee: 3, health: 2 }, 'Night Elf, Rogue', elusive),
  K20: newAllianceAlly(
    'Scaramanga',
    { cost: 1, shadow: 2, health: 1 },
    'Human, Warlock',
    pay(2, destroySelf).to(you.draw(1)),
  ),
  R18: newAllianceAlly('Roger Ulric', { cost: 5, ranged: 6, health: 4 }, 'Worgen, Hunter'),
  S15: newAllianceAlly(
    'Haratha Hammerflame',
    { cost: 2, fire: 3, health: 2 },
    'Dwarf, Shaman',
    when(isDestroyed(self), you.may(self.deals(3, 'fire').to(target(opposing.hero)))),
  ),
  S19: newAllianceAlly(
    'Shanis Bladefall',
    { cost: 1, melee: 0, health: 5 },
    'Night Elf, Death Knight',
    protector,
  ),
}

const hordeAllies = {
  D17: newHordeAlly(
    'Kirga Earthguard',
    { cost: 2, nature: 1, health: 4 },
    'Tauren, Shaman',
    protector,
    atEndOfYourTurn(ready(self)),
  ),
  D25: newHordeAlly(
    'Yazli Earthspark',
    { cost: 2, nature: 2, health: 2 },
    'Goblin, Shaman',
    when(attacks(self), you.may(self.deals(2, 'nature').to(target(any.hero)))),
  ),
  H16: newHordeAlly(
    'Claemora Amberglare',
    { cost: 4, ranged: 2, health: 4 },
    'Blood Elf, Hunter',
    when(enters(self), thisTurn(target(any.heroOrAlly).has(assault(2)))),
  ),
}

export const commonCards = { ...allianceAllies, ...hordeAllies }
