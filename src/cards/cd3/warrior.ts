/** The Alliance Warrior starter of 2011. */
import {
  ability,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  attacking,
  type CardFacts,
  damageIsDealtWith,
  each,
  enters,
  exhaustAndRemember,
  exhaustSelf,
  flipHero,
  foundCards,
  hero,
  ongoing,
  onYourTurn,
  pay,
  protector,
  put,
  quest,
  rememberedCards,
  searchDeckForCard,
  self,
  tagged,
  thereIs,
  thisCombat,
  upToTargets,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newAllianceAlly } from '../cd2/alliance.ts'

const warrior: CardFacts = { classes: ['Warrior'] }

const yourArmor = each(and(tagged('Armor'), your.equipment))
const yourShout = each(and(tagged('Shout'), your.card))

export const warriorCards = {
  W1: hero(
    'Stromdak of Ironforge',
    { health: 30, faction: 'Alliance', rarity: 'uncommon', ...warrior },
    'Dwarf, Warrior',
    onYourTurn(pay(5, flipHero).to(searchDeckForCard(you, you, any.equipment), put(foundCards, 'hand'))),
  ),
  W4: ability(
    'Enraged Regeneration',
    { cost: 2, rarity: 'rare', ...warrior },
    'Fury',
    ongoing(
      when(
        damageIsDealtWith(any.weapon, { by: attacking(your.hero), combat: true }),
        yourHero.heals(3).from(yourHero),
      ),
    ),
  ),
  W6: ability(
    'Heroic Leap',
    { cost: 2, instant: true, rarity: 'uncommon', ...warrior },
    'Fury',
    exhaustAndRemember(upToTargets(2, any.heroOrAlly)),
    yourHero.deals(1, 'melee').to(rememberedCards('exhausted')),
  ),
  W8: ability(
    'Stance Mastery',
    { cost: 2, rarity: 'rare', ...warrior },
    'Protection',
    ongoing(pay(exhaustSelf).to(thisCombat(yourHero.has(atkBonus(1))))),
  ),
  W13: newAllianceAlly(
    'Liba Wobblebonk',
    { cost: 5, arcane: 3, health: 4 },
    'Gnome, Mage',
    when(enters(self), you.draw(1)),
  ),
  W14: newAllianceAlly(
    'Mooncaller Jynalla Nightpath',
    { cost: 6, melee: 5, health: 5, rarity: 'uncommon' },
    'Night Elf, Warrior',
    asLongAs(thereIs(yourShout), self.has(atkAndHealthBonus(3, 3), protector)),
  ),
  W15: newAllianceAlly(
    'Nakistis, Exodar Armorer',
    { cost: 1, melee: 2, health: 1 },
    'Draenei, Warrior',
    asLongAs(thereIs(yourArmor), self.has(atkAndHealthBonus(1, 1))),
  ),
  W22: weapon(
    'Warmace of Menethil',
    { cost: 5, melee: 5, strikeCost: 2, rarity: 'rare', classes: ['Death Knight', 'Paladin', 'Warrior'] },
    'Two-Handed, Melee (1), Mace',
    when(damageIsDealtWith(self), you.draw(1)),
  ),
  W26: quest('Forged of Shadow and Flame', 3, { provided: thereIs(each(your.equipment)) }, you.draw(1)),
}
