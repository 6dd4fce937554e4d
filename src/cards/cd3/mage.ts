/** The Horde Mage starter of 2011. */
import {
  ability,
  and,
  any,
  asLongAsNot,
  assault,
  attachTo,
  type CardFacts,
  cardsRememberedAsThem,
  each,
  exhausting,
  ferocity,
  flipHero,
  friendly,
  hero,
  hostCard,
  isDestroyed,
  isMoreThan,
  isPlayed,
  isTrueForAnyPlayer,
  numberOfCards,
  numberOfDifferentClasses,
  ongoing,
  onYourTurn,
  opponents,
  opposing,
  or,
  pay,
  protector,
  readyOnes,
  self,
  stealth,
  tagged,
  target,
  their,
  thisTurn,
  type UnnumberedCard,
  weapon,
  when,
  withDamageType,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newHordeAlly } from '../cd2/horde.ts'

const mage: CardFacts = { classes: ['Mage'] }

export const mageCards: Record<string, UnnumberedCard> = {
  M1: hero(
    'Zumix of Kezan',
    { health: 25, faction: 'Horde', rarity: 'uncommon', ...mage },
    'Goblin, Mage',
    onYourTurn(pay(4, flipHero).to(you.draw(2))),
  ),
  M2: ability(
    'Blistering Fire',
    { cost: 1, ...mage },
    'Fire',
    yourHero.deals(3, 'fire').to(target(any.hero)),
  ),
  M4: ability(
    'Favor of the Arcane',
    { cost: 1, ...mage },
    'Arcane',
    attachTo(target(friendly.ally)),
    ongoing(hostCard.has(assault(2)), when(isDestroyed(hostCard), you.draw(1))),
  ),
  // One source has "Fire Hero Required", the other "Fire Talent", which is the newer wording of the same requirement.
  M6: ability(
    'Fire Power',
    { cost: 3, rarity: 'rare', talent: 'Fire', ...mage },
    'Fire',
    ongoing(
      when(
        isPlayed(or(and(tagged('Fire'), any.ability), withDamageType('fire', any.card)), you),
        you.may(yourHero.deals(1, 'fire').to(target(any.heroOrAlly))),
      ),
    ),
  ),
  M8: ability(
    'Frost Nova',
    { cost: 4, instant: true, rarity: 'rare', ...mage },
    'Frost',
    yourHero.deals(1, 'frost').to(each(opposing.heroOrAlly), 'them'),
    thisTurn(cardsRememberedAsThem.cant('attack')),
  ),
  M12: ability(
    'Ring of Frost',
    { cost: 3, rarity: 'uncommon', ...mage },
    'Frost',
    yourHero.deals(2, 'frost').to(each(readyOnes(opposing.ally))),
  ),
  M15: newHordeAlly(
    'Haranto Darkstrider',
    { cost: 3, melee: 5, health: 3 },
    'Tauren, Death Knight',
    protector,
    asLongAsNot(
      isTrueForAnyPlayer(
        opponents,
        isMoreThan(numberOfCards(each(their.ally)), numberOfCards(each(your.ally))),
      ),
      self.cant('attack'),
    ),
  ),
  M16: newHordeAlly('Indauma Bloodfire', { cost: 6, fire: 7, health: 4 }, 'Blood Elf, Warlock'),
  M17: newHordeAlly(
    'Kyroth Steelspite',
    { cost: 3, melee: 3, health: 3 },
    'Blood Elf, Warrior',
    protector,
    each(opposing.heroOrAlly).cant('strike', any.weapon),
  ),
  M18: newHordeAlly(
    'Nala Stalks-the-Night',
    { cost: 4, melee: 2, health: 4, rarity: 'uncommon' },
    'Tauren, Druid',
    ferocity,
    stealth,
  ),
  // One source has cost 2. The other has 3, which is its strike cost. The cost is 2.
  M25: weapon(
    'Spire of Sunset',
    {
      cost: 2,
      melee: 1,
      strikeCost: 3,
      rarity: 'rare',
      classes: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
    },
    'Two-Handed, Melee (1), Staff',
    onYourTurn(
      pay(2, exhausting(yourHero)).to(
        yourHero.deals(numberOfDifferentClasses(each(your.heroOrAlly)), 'fire').to(target(any.heroOrAlly)),
      ),
    ),
  ),
}
