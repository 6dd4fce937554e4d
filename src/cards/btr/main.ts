/**
 * Black Temple's Main deck (BTR-11 to 28). The first nine may also be in the deck of a Traitor of their class,
 * because the Black Temple pack prints them. Their class icons, tags and instants are from the pack.
 *
 * For the others, neither source says which are instants. Our choice is the cards that are useful only in response or
 * in another player's turn: Parasitic Shadowfiend (it interrupts) and Prismatic Shield (it prevents damage).
 */
import type { Filter } from '../../engine/index.ts'
import {
  ability,
  amountPerTarget,
  and,
  any,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  attackingOneOf,
  both,
  type CardNoun,
  controlledBy,
  costToComplete,
  damaged,
  dealsCombatDamage,
  defending,
  destroy,
  destroySelf,
  discardedCards,
  discarding,
  each,
  eachTime,
  entersPlayWith,
  exhaustSelf,
  faceUp,
  forEach,
  heroOf,
  hostCard,
  inOrder,
  interrupt,
  isEqualTo,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  opponents,
  opposing,
  or,
  pay,
  preventsDamage,
  rememberedCards,
  removeCounters,
  self,
  sharingClassWith,
  sharingRaceWith,
  target,
  targetOpponent,
  targetPlayer,
  thatDamageDealer,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  they,
  thisTurn,
  turningFaceDown,
  unpreventably,
  valueOfX,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const
/** The tag on the type line of cards that only this raid has. */
const temple = 'Black Temple'
const traitor = { ...uncommon, heroRequired: 'Traitor' } as const
const sameCost = (filter: Filter) => withStat(filter, 'cost', '=', thatTarget.stat('cost'))
const otherThan = (what: CardNoun) => not({ kind: 'is', what: what.is })
/** Begins a payment power with the cost "[Activate], Discard N cards". */
const discardSome = (n: number) => pay(exhaustSelf, { ...discarding(any.card), count: n })

export const mainDeckCards = {
  11: ability(
    'Fel Geyser',
    { cost: 2, classes: ['Druid'], ...traitor },
    'Traitor',
    ongoing(
      each(opposing.quest).has(
        costToComplete(turningFaceDown(each(faceUp(and(your.quest, otherThan(self)))))),
      ),
    ),
  ),
  12: ability(
    'Needle Spine',
    { cost: 1, instant: true, classes: ['Hunter'], ...traitor },
    'Traitor',
    eachTime(
      dealsCombatDamage(target(any.heroOrAlly), and(your.hero, defending(any.card))),
      'turn',
      yourHero.deals(thatMuch, 'ranged').to(thatDamageDealer),
    ),
  ),
  13: ability(
    'Tidal Burst',
    { cost: 1, classes: ['Mage'], ...traitor },
    'Traitor',
    yourHero
      .deals(3, 'frost')
      .to(each(withStat(opposing.ally, 'cost', '=', target(opposing.ally).stat('cost')))),
  ),
  14: ability(
    'Aura of Anger',
    { cost: 1, classes: ['Paladin'], ...traitor },
    'Aura (1), Traitor',
    ongoing(each(attackingOneOf(damaged(any.heroOrAlly), your.heroOrAlly)).has(atkBonus(1))),
  ),
  15: ability(
    'Crushing Shadows',
    { cost: 2, classes: ['Priest'], ...traitor },
    'Traitor',
    forEach(
      opponents,
      they.discardAtRandom(1, 'discarded'),
      yourHero.deals(discardedCards.stat('cost'), 'shadow').to(heroOf(they)),
    ),
  ),
  16: ability(
    'Hateful Strike',
    { cost: 2, instant: true, classes: ['Rogue'], ...traitor },
    'Combo, Traitor',
    onlyIf(
      isEqualTo(numberOfCards(each(controlledBy(targetPlayer).ally)), 1),
      destroy(each(controlledBy(thatTargetPlayer).ally)),
    ),
  ),
  17: ability(
    'Fel-Acid Breath',
    { cost: 2, classes: ['Shaman'], ...traitor },
    'Traitor',
    targetOpponent.choose(1, each(controlledBy(thatTargetPlayer).ally), 'first'),
    thatTargetPlayer.choose(
      1,
      each(and(controlledBy(thatTargetPlayer).ally, otherThan(rememberedCards('first')))),
      'second',
    ),
    thatTargetPlayer.choose(
      1,
      each(
        and(
          controlledBy(thatTargetPlayer).ally,
          otherThan(both(rememberedCards('first'), rememberedCards('second'))),
        ),
      ),
      'third',
    ),
    yourHero
      .deals(amountPerTarget(3, 2, 1), 'nature')
      .to(both(rememberedCards('first'), rememberedCards('second'), rememberedCards('third'))),
  ),
  18: ability(
    'Doom Blossom',
    { cost: 1, instant: true, classes: ['Warlock'], ...traitor },
    'Traitor',
    attachTo(target(any.heroOrAlly)),
    self.has(entersPlayWith({ counter: 'blossom', count: 3 })),
    ongoing(
      atStartOfYourTurn(
        yourHero.deals(numberOfCounters('blossom'), 'shadow').to(hostCard),
        removeCounters('blossom'),
        onlyIf(isEqualTo(numberOfCounters('blossom'), 0), destroy(self)),
      ),
    ),
  ),
  19: ability(
    'Arcing Smash',
    { cost: 2, classes: ['Warrior'], ...traitor },
    'Traitor',
    destroy(both(target(opposing.equipment), each(sameCost(opposing.equipment)))),
  ),
  20: ability(
    'Aura of Desire',
    { cost: 1, ...uncommon },
    temple,
    ongoing(
      discardSome(1).to(yourHero.deals(2, 'shadow').to(target(any.ally))),
      discardSome(2).to(destroy(target(or(any.ability, any.equipment)))),
      discardSome(5).to(destroy(each(opposing.permanent))),
    ),
  ),
  21: ability(
    'Aura of Suffering',
    { cost: 2, ...uncommon },
    temple,
    ongoing(each(opposing.heroOrAlly).cant('beHealed')),
  ),
  22: ability(
    'Eye Blast',
    { cost: 1, ...uncommon },
    temple,
    ongoing(pay(destroySelf).to(destroy(target(any.permanent)))),
  ),
  23: ability(
    'Fel Rage',
    { cost: 2, ...uncommon },
    temple,
    you.chooseOne(inOrder([you.discard('hand'), you.draw(5)]), you.draw(3)),
  ),
  24: ability(
    'Fixate',
    { cost: 1, ...uncommon },
    temple,
    thisTurn(yourHero.has(atkBonus(3), wouldDeal(unpreventably, { combat: true }))),
  ),
  25: ability(
    'Parasitic Shadowfiend',
    { cost: 1, instant: true, ...uncommon },
    temple,
    interrupt(target(any.permanent, 'chain')),
  ),
  26: ability(
    'Prismatic Shield',
    { cost: 1, instant: true, ...uncommon },
    temple,
    thisTurn(each(your.heroOrAlly).has(preventsDamage(3))),
  ),
  27: ability(
    'Sinful Beam',
    { cost: 0, costHasX: true, ...uncommon },
    temple,
    yourHero
      .deals(valueOfX, 'shadow')
      .to(
        both(
          target(opposing.heroOrAlly),
          each(and(sharingClassWith(thatTarget, opposing.heroOrAlly), otherThan(thatTarget))),
        ),
      ),
  ),
  28: ability(
    'Wicked Beam',
    { cost: 0, costHasX: true, ...uncommon },
    temple,
    yourHero
      .deals(valueOfX, 'shadow')
      .to(
        both(
          target(opposing.heroOrAlly),
          each(and(sharingRaceWith(thatTarget, opposing.heroOrAlly), otherThan(thatTarget))),
        ),
      ),
  ),
}
