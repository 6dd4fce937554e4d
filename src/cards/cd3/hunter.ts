/** The Horde Hunter starter of 2011. */
import {
  ability,
  ally,
  and,
  anotherTarget,
  any,
  assault,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  type CardFacts,
  cardsInHand,
  cardsWithHighest,
  dealsCombatDamage,
  destroy,
  enters,
  entersPlayWith,
  ferocity,
  filterOfNoun,
  flipHero,
  friendly,
  hero,
  hostCard,
  ifYouDo,
  isDestroyed,
  longRange,
  lookAt,
  not,
  ongoing,
  onYourTurn,
  opposing,
  or,
  pay,
  protector,
  removingCounters,
  self,
  tagged,
  target,
  targetPlayer,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thisCombat,
  thisTurn,
  weapon,
  when,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { newHordeAlly } from '../cd2/horde.ts'

const hunter: CardFacts = { classes: ['Hunter'] }

export const hunterCards = {
  H1: hero(
    "Zunjo of Sen'jin",
    { health: 28, faction: 'Horde', rarity: 'uncommon', ...hunter },
    'Troll, Hunter',
    onYourTurn(pay(2, flipHero).to(thisTurn(target(any.ally).has(atkBonus(-4))))),
  ),
  H3: ally(
    'Bogspike',
    { cost: 1, melee: 2, health: 1, ...hunter },
    'Spore Bat, Pet (1)',
    when(enters(self), you.may(self.deals(1, 'melee').to(target(any.ally)))),
  ),
  H6: ally(
    'Crusty',
    { cost: 5, melee: 2, health: 6, ...hunter },
    'Crab, Pet (1)',
    protector,
    when(
      dealsCombatDamage(self, any.ally),
      you.may(
        self
          .deals(thatMuch, 'melee')
          .to(target(and(any.heroOrAlly, not(filterOfNoun(thatDamagedCharacter))))),
      ),
    ),
  ),
  H7: ability(
    'Explosive Shot',
    { cost: 4, instant: true, rarity: 'rare', talent: 'Survival', ...hunter },
    'Survival',
    ifYouDo(
      destroy(target(opposing.ally)),
      yourHero.deals(thatTarget.stat('cost'), 'fire').to(anotherTarget(any.heroOrAlly)),
    ),
  ),
  H8: ability(
    'Favor of the Hunt',
    { cost: 2, ...hunter },
    'Survival',
    attachTo(target(friendly.ally)),
    ongoing(
      hostCard.has(assault(2)),
      when(isDestroyed(hostCard), yourHero.deals(2, 'fire').to(target(any.heroOrAlly))),
    ),
  ),
  H9: ally('Fury', { cost: 5, melee: 5, health: 3, rarity: 'rare', ...hunter }, 'Cat, Pet (1)', ferocity),
  H10: ability(
    'Kill Command',
    { cost: 2, instant: true, rarity: 'uncommon', ...hunter },
    'Beast Mastery',
    target(and(tagged('Pet'), your.card))
      .deals(thatTarget.stat('atk'), 'melee')
      .to(target(any.ally)),
  ),
  H11: ability(
    'Spoils of the Hunt',
    { cost: 3, rarity: 'rare', ...hunter },
    'Survival',
    destroy(cardsWithHighest('cost', opposing.ally)),
  ),
  H12: ability(
    'Steady Shot',
    { cost: 3, rarity: 'uncommon', ...hunter },
    'Marksmanship',
    ongoing(atStartOfYourTurn(you.may(yourHero.deals(1, 'ranged').to(target(any.heroOrAlly))))),
  ),
  // One source has Attachment among this card's tags. We leave it out, because a text makes a card an attachment
  // (400.1).
  H13: ability(
    'Turn the Blade',
    { cost: 1, ...hunter },
    'Survival',
    attachTo(target(or(any.ally, any.weapon))),
    ongoing(hostCard.has(atkBonus(-3))),
  ),
  H14: ally(
    'Zip',
    { cost: 2, melee: 2, health: 3, rarity: 'uncommon', ...hunter },
    'Tallstrider, Pet (1)',
    ferocity,
  ),
  H19: newHordeAlly(
    'Kalnuf Eagleheart',
    { cost: 2, ranged: 3, health: 2 },
    'Tauren, Hunter',
    when(enters(self), lookAt(cardsInHand(targetPlayer))),
  ),
  H25: weapon(
    'Stakethrower',
    { cost: 4, ranged: 2, strikeCost: 2, rarity: 'uncommon', ...hunter },
    'Ranged (1), Gun',
    self.has(entersPlayWith({ counter: 'stake', count: 1 })),
    longRange,
    pay(removingCounters('stake', 1)).to(thisCombat(self.has(atkBonus(3)))),
  ),
}
