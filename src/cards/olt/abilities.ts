/**
 * The abilities of the treasure: one for each class of that time. Most of them affect your whole side. Only one
 * source says which of them are instants, and we follow it.
 */
import {
  ability,
  any,
  attachTo,
  cant,
  chosenCards,
  destroyAndRememberAs,
  each,
  exhaustSelf,
  forEach,
  friendly,
  friends,
  grantedPower,
  hostCard,
  numberOfCards,
  numberOfPlayers,
  ongoing,
  opponents,
  pay,
  rememberedCards,
  self,
  sumOfStat,
  target,
  their,
  they,
  thisTurn,
  unpreventably,
  wouldDeal,
  you,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const

export const abilities = {
  1: ability(
    'Arcane Revelation',
    { cost: 3, instant: true, classes: ['Mage'], ...uncommon },
    'Arcane',
    friends.draw(1),
  ),
  2: ability(
    'Coordinated Attack',
    { cost: 4, classes: ['Hunter'], ...uncommon },
    'Marksmanship',
    ongoing(
      each(friendly.hero).has(
        grantedPower(pay(exhaustSelf).to(self.deals(1, 'ranged').to(target(any.heroOrAlly)))),
      ),
    ),
  ),
  3: ability(
    'Cull the Weak',
    { cost: 3, instant: true, classes: ['Warlock'], ...uncommon },
    'Demonology',
    forEach(friends, they.chooseUpTo(1, each(their.ally))),
    destroyAndRememberAs('slain', chosenCards),
    yourHero.deals(sumOfStat('atk', rememberedCards('slain')), 'shadow').to(target(any.hero)),
  ),
  4: ability(
    'Natural Alignment',
    { cost: 2, instant: true, classes: ['Shaman'], ...uncommon },
    'Elemental',
    yourHero.deals(numberOfPlayers(friends), 'nature').to(target(any.heroOrAlly)),
    yourHero.heals(numberOfPlayers(friends)).from(target(any.heroOrAlly)),
  ),
  5: ability(
    'Shelter the Flock',
    { cost: 4, classes: ['Priest'], ...uncommon },
    'Holy',
    yourHero.heals(11).from(each(friendly.hero)),
  ),
  6: ability(
    'Spread the Word',
    { cost: 1, classes: ['Paladin'], ...uncommon },
    'Holy',
    ongoing(each(friendly.hero).has(wouldDeal(unpreventably))),
  ),
  7: ability(
    'Sunfire',
    { cost: 7, classes: ['Druid'], ...uncommon },
    'Balance',
    yourHero.deals(numberOfCards(each(friendly.heroOrAlly)), 'arcane').to(target(any.heroOrAlly)),
    you.draw(1),
  ),
  8: ability(
    'Thorn in the Side',
    { cost: 3, instant: true, classes: ['Warrior'], ...uncommon },
    'Protection',
    attachTo(target(any.hero)),
    ongoing(hostCard.canAttackOnlyIfAble(yourHero)),
  ),
  9: ability(
    'Tricks of the Trade',
    { cost: 3, instant: true, classes: ['Rogue'], ...uncommon },
    'Subtlety',
    thisTurn(each(friendly.hero).has(cant('beTargeted', { by: opponents }))),
  ),
}
