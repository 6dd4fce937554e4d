/** The cards that are in several class starters of 2011, with the number of the first starter that has them. */
import {
  any,
  armor,
  assault,
  atkBonus,
  atStartOfYourTurn,
  destroy,
  destroySelf,
  each,
  elusive,
  enters,
  ferocity,
  isDestroyed,
  opposing,
  pay,
  protector,
  put,
  quest,
  self,
  target,
  targetInGraveyard,
  thereIs,
  thisTurn,
  weapon,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newAllianceAlly } from './alliance.ts'
import { takeMatchingCardFromTopFive } from './both.ts'
import { newHordeAlly } from './horde.ts'

const allianceAllies = {
  D12: newAllianceAlly('Cerwyn', { cost: 1, nature: 1, health: 2 }, 'Night Elf, Druid'),
  D13: newAllianceAlly('Darktwister Kern', { cost: 4, shadow: 6, health: 2 }, 'Human, Priest'),
  D14: newAllianceAlly(
    'Dominic Kandor',
    { cost: 4, shadow: 2, health: 4 },
    'Worgen, Death Knight',
    when(enters(self), thisTurn(target(any.ally).has(atkBonus(-2)))),
    protector,
  ),
  D15: newAllianceAlly(
    'Gerana Sparkfist',
    { cost: 5, arcane: 3, health: 4 },
    'Dwarf, Mage',
    when(enters(self), self.deals(1, 'arcane').to(each(opposing.heroOrAlly))),
  ),
  D16: newAllianceAlly(
    'Gully Rustinax',
    { cost: 2, melee: 2, health: 2 },
    'Gnome, Warrior',
    protector,
    elusive,
  ),
  D17: newAllianceAlly('Hira', { cost: 1, fire: 2, health: 1 }, 'Draenei, Shaman'),
  D19: newAllianceAlly('Laenthor Shademoon', { cost: 2, arcane: 2, health: 3 }, 'Night Elf, Mage'),
  H14: newAllianceAlly(
    'Dagin Bootzap',
    { cost: 4, arcane: 3, health: 2 },
    'Dwarf, Hunter',
    when(enters(self), self.deals(1, 'arcane').to(target(any.heroOrAlly))),
  ),
  H19: newAllianceAlly(
    'Terina Calin',
    { cost: 3, nature: 4, health: 1 },
    'Human, Rogue',
    whenIf(enters(self), thereIs(each(your.equipment)), you.may(destroy(target(any.equipment)))),
  ),
  M21: newAllianceAlly('Trixie Boltclunker', { cost: 2, melee: 1, health: 4 }, 'Gnome, Warrior', protector),
  P9: newAllianceAlly('Alador Stonebrew', { cost: 4, melee: 3, health: 5 }, 'Dwarf, Paladin', protector),
  P14: newAllianceAlly(
    'Jeniva Prescott',
    { cost: 2, holy: 2, health: 2 },
    'Worgen, Priest',
    when(enters(self), you.may(self.heals(4).from(target(any.heroOrAlly)))),
  ),
  P16: newAllianceAlly(
    'Orono the Great',
    { cost: 4, melee: 4, health: 4, rarity: 'uncommon' },
    'Draenei, Shaman',
  ),
  I17: newAllianceAlly('Jinie Swizzleshade', { cost: 6, shadow: 5, health: 4 }, 'Gnome, Priest', elusive),
  I18: newAllianceAlly(
    'Nethermaven Donna Chastain',
    { cost: 5, shadow: 3, health: 6 },
    'Human, Warlock',
    assault(3),
  ),
  I21: newAllianceAlly('Patricia Potter', { cost: 3, fire: 4, health: 3 }, 'Human, Warlock'),
  I22: newAllianceAlly('Petreus Roffe', { cost: 3, holy: 3, health: 3 }, 'Human, Paladin', protector),
}

const hordeAllies = {
  K11: newHordeAlly(
    '"Acid Hands" McGillicutty',
    { cost: 4, melee: 4, health: 3 },
    'Undead, Rogue',
    when(isDestroyed(self), you.may(destroy(target(any.equipment)))),
  ),
  K12: newHordeAlly(
    'Alecia Hall',
    { cost: 2, holy: 2, health: 3 },
    'Undead, Priest',
    when(enters(self), self.heals(3).from(target(any.heroOrAlly))),
  ),
  K21: newHordeAlly('Vala Carville', { cost: 5, arcane: 5, health: 5 }, 'Undead, Mage'),
  S13: newHordeAlly('Burom Bladeseer', { cost: 2, nature: 3, health: 2 }, 'Orc, Shaman'),
  S14: newHordeAlly(
    'Guardian Steelhoof',
    { cost: 3, nature: 4, health: 4 },
    'Tauren, Druid',
    protector,
    self.cant('attack'),
  ),
  S15: newHordeAlly(
    "Ka'tali Stonetusk",
    { cost: 1, nature: 1, health: 2 },
    'Troll, Shaman',
    protector,
    atStartOfYourTurn(self.heals(1).from(self)),
  ),
  S16: newHordeAlly('Kistix Shockvat', { cost: 4, nature: 4, health: 2 }, 'Goblin, Shaman', elusive),
  S20: newHordeAlly('Vanda Skydaughter', { cost: 6, nature: 6, health: 5 }, 'Tauren, Druid'),
  // One source has another card of this name here: an ability of a later raid with the text of this one.
  L14: newHordeAlly('Doom', { cost: 5, shadow: 2, health: 6 }, 'Undead, Warlock', assault(4)),
  L16: newHordeAlly(
    'Karkas Deathhowl',
    { cost: 4, shadow: 2, health: 3 },
    'Orc, Warlock',
    when(enters(self), you.may(put(target(any.ally), 'hand'))),
  ),
  L18: newHordeAlly(
    'Onnekra Bloodfang',
    { cost: 1, fire: 2, health: 1 },
    'Orc, Warlock',
    ferocity,
    self.canAttackOnly(any.hero),
  ),
  L20: newHordeAlly(
    'Tez Tez the Patchmonger',
    { cost: 2, shadow: 2, health: 1 },
    'Troll, Priest',
    when(enters(self), thisTurn(target(opposing.ally).has(atkBonus(-3)))),
  ),
  L21: newHordeAlly(
    "Waz'luk",
    { cost: 1, fire: 2, health: 1 },
    'Troll, Mage',
    when(enters(self), self.deals(1, 'fire').to(target(any.hero))),
  ),
}

const equipment = {
  P22: weapon(
    'Angry Dread',
    { cost: 3, melee: 2, strikeCost: 2, classes: ['Death Knight', 'Paladin', 'Rogue', 'Shaman', 'Warrior'] },
    'Melee (1), Mace',
    when(enters(self), you.may(you.draw(1))),
  ),
  P23: weapon(
    "Citadel Enforcer's Claymore",
    { cost: 4, melee: 5, strikeCost: 4, classes: ['Death Knight', 'Paladin', 'Warrior'] },
    'Two-Handed, Melee (1), Sword',
  ),
  // One source lists all ten classes. It does so for every card without a class icon.
  K22: armor("Bloodbane's Fall", { cost: 3, def: 1 }, 'Cloth, Back (1)', yourHero.has(assault(1))),
  K26: weapon(
    "Reanimator's Hacker",
    {
      cost: 4,
      melee: 3,
      strikeCost: 2,
      rarity: 'uncommon',
      classes: ['Death Knight', 'Hunter', 'Shaman', 'Warrior'],
    },
    'Melee (1), Axe',
    pay(2, destroySelf).to(put(targetInGraveyard(you, any.ally), 'hand')),
  ),
  L22: weapon(
    'Crimson Shocker',
    { cost: 3, fire: 1, strikeCost: 1, rarity: 'uncommon', classes: ['Mage', 'Priest', 'Warlock'] },
    'Ranged (1), Wand', // "Wand (1)" in the older of two sources
    when(enters(self), you.may(yourHero.deals(2, 'fire').to(target(any.heroOrAlly)))),
  ),
}

export const commonCards = {
  ...allianceAllies,
  ...hordeAllies,
  ...equipment,
  D27: quest('Mystery Goo', 3, {}, ...takeMatchingCardFromTopFive(any.ability)),
}
