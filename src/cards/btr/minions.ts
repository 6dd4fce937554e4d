/**
 * Black Temple's Minions (BTR-29 to 42). They lie face down as resources, and enter play with the next Boss (R502.2).
 * They may also be in the decks of raiders (R504.1b), because the Black Temple pack prints them. Their tags are from
 * the pack. The raid's Ashtongue Battlelord has 5 health and the pack's has 2: we keep 5.
 */
import {
  ally,
  and,
  any,
  attacks,
  chosenCards,
  damaged,
  defends,
  destroy,
  destroyingAndRemembering,
  each,
  elusive,
  enters,
  everyone,
  exhausted,
  faceUp,
  ferocity,
  flipOver,
  forEach,
  longRange,
  onlyForHeroWithTrait,
  opponents,
  opposing,
  or,
  pay,
  preventsDamage,
  protector,
  putToken,
  ready,
  self,
  stealth,
  target,
  their,
  they,
  undamaged,
  upToTargets,
  when,
  you,
  your,
} from '../builders.ts'
import { nagaToken } from './tokens.ts'

const common = { rarity: 'common', unlimited: true } as const
const traitor = { ...common, heroRequired: 'Traitor' } as const
const facedUp = faceUp(their.resource)
const sacrifice = destroyingAndRemembering(each(your.ally))

export const minions = {
  29: ally(
    'Ashtongue Battlelord',
    { cost: 6, melee: 3, health: 5, ...common },
    'Broken, Warrior, Minion',
    onlyForHeroWithTrait('Traitor', when(enters(self), destroy(target(undamaged(opposing.ally))))),
    onlyForHeroWithTrait('Loyal', when(enters(self), destroy(each(damaged(opposing.ally))))),
  ),
  30: ally(
    'Ashtongue Rogue',
    { cost: 4, melee: 3, health: 1, ...common },
    'Broken, Rogue, Minion',
    onlyForHeroWithTrait('Traitor', elusive),
    onlyForHeroWithTrait('Traitor', ferocity),
    onlyForHeroWithTrait('Loyal', longRange),
    onlyForHeroWithTrait('Loyal', stealth),
  ),
  31: ally(
    'Bonechewer Behemoth',
    { cost: 5, melee: 4, health: 3, ...traitor },
    'Fel Orc, Warrior, Traitor, Minion',
    when(enters(self), self.deals(4, 'fire').to(target(any.hero))),
  ),
  32: ally(
    'Bonechewer Shield Disciple',
    { cost: 4, melee: 2, health: 6, ...traitor },
    'Fel Orc, Warrior, Traitor, Minion',
    protector,
  ),
  33: ally(
    'Charming Courtesan',
    { cost: 4, melee: 3, health: 2, ...traitor },
    'Human, Traitor, Minion',
    self.has(preventsDamage('all', { most: 2 })),
  ),
  34: ally(
    'Coilskar General',
    { cost: 6, melee: 3, health: 3, ...traitor },
    'Naga, Warrior, Traitor, Minion',
    when(enters(self), putToken(nagaToken, 3)),
  ),
  35: ally(
    'Coilskar Wrangler',
    { cost: 3, nature: 2, health: 2, ...traitor },
    'Naga, Traitor, Minion',
    pay(2, sacrifice).to(forEach(opponents, they.destroys(1, their.ally))),
  ),
  36: ally(
    'Illidari Archon',
    { cost: 3, shadow: 2, health: 4, ...traitor },
    'Blood Elf, Priest, Traitor, Minion',
    when(attacks(self), you.chooseUpTo(1, each(exhausted(your.resource))), ready(chosenCards)),
  ),
  37: ally(
    'Illidari Blood Lord',
    { cost: 2, melee: 2, health: 1, ...traitor },
    'Blood Elf, Paladin, Traitor, Minion',
    when(enters(self), forEach(everyone, they.choose(1, each(facedUp))), flipOver(chosenCards)),
  ),
  38: ally(
    'Priestess of Dementia',
    { cost: 4, melee: 4, health: 2, ...traitor },
    'Demon, Shivan, Traitor, Minion',
    pay(2, sacrifice).to(
      forEach(opponents, they.destroys(1, and(or(any.ability, any.equipment), their.card))),
    ),
  ),
  39: ally(
    'Promenade Sentinel',
    { cost: 7, arcane: 5, health: 3, ...traitor },
    'Mechanical, Traitor, Minion',
    when(enters(self), self.deals(2, 'arcane').to(upToTargets(3, any.heroOrAlly))),
  ),
  40: ally(
    'Sister of Pain',
    { cost: 1, shadow: 1, health: 2, ...traitor },
    'Demon, Traitor, Minion',
    when(attacks(self), self.deals(1, 'shadow').to(target(opposing.hero))),
  ),
  41: ally(
    'Sister of Pleasure',
    { cost: 1, holy: 1, health: 2, ...traitor },
    'Demon, Traitor, Minion',
    protector,
    when(defends(self), self.heals(1).from(target(any.heroOrAlly))),
  ),
  42: ally(
    'Temple Concubine',
    { cost: 4, melee: 2, health: 3, ...traitor },
    'Blood Elf, Traitor, Minion',
    self.has(preventsDamage('all', { least: 3 })),
  ),
}
