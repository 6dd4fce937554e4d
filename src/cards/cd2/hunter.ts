/** The Alliance Hunter starter of 2011. */
import {
  ability,
  ally,
  and,
  any,
  assault,
  atkAndHealthBonus,
  atkBonus,
  attacks,
  type CardFacts,
  destroy,
  each,
  elusive,
  enters,
  exhaust,
  ferocity,
  flipHero,
  hero,
  longRange,
  ongoing,
  onYourTurn,
  pay,
  protector,
  rememberedCards,
  self,
  stealth,
  strikesWith,
  sum,
  tagged,
  target,
  thisCombat,
  thisTurn,
  unpreventably,
  untargetable,
  weapon,
  when,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newAllianceAlly } from './alliance.ts'

const hunter: CardFacts = { classes: ['Hunter'] }

const yourPet = and(tagged('Pet'), your.card)
const yourRangedWeapon = and(tagged('Ranged'), your.weapon)
const costly = withStat(any.ally, 'cost', '>=', 4)
/** Triggers when you strike with this weapon. */
const struckWith = strikesWith(yourHero, self)

export const hunterCards = {
  // One source has nature damage. The other, as printed, has ranged.
  H1: hero(
    'Jaral of Gilneas',
    { health: 28, faction: 'Alliance', rarity: 'uncommon', ...hunter },
    'Worgen, Hunter',
    onYourTurn(pay(2, flipHero).to(self.deals(3, 'ranged').to(target(costly)))),
  ),
  H2: ability(
    'Arcane Shot',
    { cost: 2, instant: true, ...hunter },
    'Marksmanship',
    yourHero.deals(1, 'arcane').to(target(any.heroOrAlly)),
    you.draw(1),
  ),
  H3: ally('Bloodclaw', { cost: 1, melee: 3, health: 1, ...hunter }, 'Raptor, Pet (1)'),
  H4: ally(
    'Chops',
    { cost: 3, melee: 3, health: 4, rarity: 'uncommon', ...hunter },
    'Boar, Pet (1)',
    when(attacks(self), you.may(exhaust(target(any.heroOrAlly)))),
  ),
  // With several Pets or Ranged weapons, the ability's player chooses whose ATK counts when the ability resolves.
  H5: ability(
    'Cobra Shot',
    { cost: 4, instant: true, rarity: 'rare', ...hunter },
    'Survival',
    you.choose(1, each(yourPet), 'pet'),
    you.choose(1, each(yourRangedWeapon), 'weapon'),
    yourHero
      .deals(sum(rememberedCards('pet').stat('atk'), rememberedCards('weapon').stat('atk')), 'nature')
      .to(target(any.heroOrAlly)),
  ),
  H6: ability(
    'Crippling Shot',
    { cost: 2, instant: true, ...hunter },
    'Survival',
    thisTurn(target(any.heroOrAlly).has(atkBonus(-5))),
  ),
  H7: ally(
    'Loque',
    { cost: 7, arcane: 8, health: 8, rarity: 'rare', talent: 'Beast Mastery', ...hunter },
    'Spirit, Beast, Beast Mastery, Pet (1)',
    elusive,
    stealth,
    untargetable,
    self.has(wouldDeal(unpreventably)),
  ),
  H8: ability(
    'Master of the Hunt',
    { cost: 3, rarity: 'rare', ...hunter },
    'Beast Mastery',
    ongoing(each(yourPet).has(atkAndHealthBonus(2, 2))),
  ),
  H9: ally(
    'Tesla',
    { cost: 4, nature: 3, health: 3, ...hunter },
    'Wind Serpent, Pet (1)',
    assault(2),
    ferocity,
  ),
  H10: ability('Trophy Kill', { cost: 3, instant: true, ...hunter }, 'Marksmanship', destroy(target(costly))),
  H11: newAllianceAlly(
    'Bizzazz',
    { cost: 3, ranged: 3, health: 2 },
    'Gnome, Rogue',
    when(enters(self), you.draw(1)),
  ),
  H13: newAllianceAlly('Crazy Igvand', { cost: 2, melee: 0, health: 6 }, 'Dwarf, Warrior', protector),
  H15: newAllianceAlly(
    'Guruvan',
    { cost: 4, ranged: 3, health: 2, rarity: 'uncommon' },
    'Draenei, Hunter',
    longRange,
  ),
  H18: newAllianceAlly(
    'Pithran Mithrilshot',
    { cost: 5, ranged: 3, health: 1, rarity: 'uncommon' },
    'Dwarf, Hunter',
    elusive,
    longRange,
  ),
  H20: newAllianceAlly('Valanos', { cost: 4, melee: 2, health: 5 }, 'Draenei, Hunter'),
  H21: weapon(
    'Ancient Bone Bow',
    { cost: 3, ranged: 2, strikeCost: 2, rarity: 'uncommon', ...hunter },
    'Ranged (1), Bow',
    when(struckWith, thisCombat(yourHero.has(longRange))),
  ),
  H22: weapon(
    'Blackcrow',
    { cost: 2, ranged: 1, strikeCost: 1, rarity: 'uncommon', ...hunter },
    'Ranged (1), Crossbow',
    when(struckWith, thisCombat(yourHero.has(longRange))),
  ),
}
