/** Cards of the set Worldbreaker. */
import {
  actionAtTheTable,
  and,
  any,
  asLongAs,
  assault,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attach,
  both,
  cant,
  cardPaidWith,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  damageIsDealtWith,
  dealsDamage,
  destroy,
  each,
  enters,
  exhaust,
  exhaustingAndRemembering,
  exhaustSelf,
  faceDown,
  faceUp,
  flips,
  forEachCard,
  foundCards,
  friendly,
  hostCard,
  inOrder,
  isYourTurn,
  losesAndCantHavePowers,
  numberOfCards,
  numberOfCounters,
  oncePerTurn,
  ongoing,
  onlyWhile,
  onYourTurn,
  opposing,
  other,
  pay,
  placeAdditionalResource,
  put,
  ready,
  rememberedCards,
  resistance,
  resourceCost,
  reveal,
  revealedCards,
  searchDeckForCard,
  self,
  sum,
  sumOfStat,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatTarget,
  thisTurn,
  topCards,
  unless,
  valueOfX,
  when,
  withDamageType,
  withStat,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import {
  type CardByHand,
  cardByHand,
  lineOfSeveralTexts,
  powersOfOtherSide,
  questCompletionLine,
} from './card-by-hand.ts'

export const worldbreakerCards: readonly CardByHand[] = [
  cardByHand('WBR-99', 'Nature Resistance Totem', {
    1: lineOfSeveralTexts(
      ongoing(when(enters(self), self.deals(2, 'nature').to(target(any.heroOrAlly)))),
      each(other(friendly.heroOrAlly)).has(resistance('nature')),
    ),
  }),
  cardByHand('WBR-85', 'Contagious Poison', {
    2: ongoing(
      atStartOfYourTurn(
        you.may(attach(self, target(any.heroOrAlly))),
        yourHero.deals(2, 'nature').to(hostCard),
      ),
    ),
  }),
  cardByHand(
    'WBR-115',
    "Defender's Vigil",
    {
      1: lineOfSeveralTexts(
        thisTurn(target(any.heroOrAlly).mustAttack(), thatTarget.canAttackOnlyIfAble(yourHero)),
        onlyWhile(thatTarget.isAttacking(yourHero), thisTurn(thatTarget.has(atkBonus(-3)))),
      ),
    },
    { words: '+turn', because: 'The generated text says of both effects how long they last.' },
  ),
  cardByHand(
    'WBR-57',
    'Frostfire Bolt',
    {
      1: lineOfSeveralTexts(
        {
          kind: 'deal',
          by: yourHero.is,
          amount: 2,
          types: ['frost', 'fire'],
          to: target(any.ally).is,
          unpreventable: true,
          as: 'dealt',
        },
        thisTurn(
          rememberedCards('dealt').cant('attack'),
          rememberedCards('dealt').cant('exhaust'),
          rememberedCards('dealt').has(losesAndCantHavePowers),
        ),
      ),
    },
    { words: '+frost +fire', because: 'The print writes both damage types as one word.' },
  ),
  cardByHand('WBR-92', 'Steal Steel', {
    2: inOrder([
      searchDeckForCard(you, targetOpponent, withStat(any.equipment, 'cost', '<=', valueOfX)),
      put(foundCards, 'play'),
    ]),
  }),
  cardByHand('WBR-32', 'Withering Decay', {
    2: ongoing(
      atStartOfYourTurn(yourHero.deals(1, 'shadow').to(hostCard)),
      asLongAs(isYourTurn, each(controlledBy(controllerOf(hostCard)).ally).has(atkAndHealthBonus(0, -1))),
    ),
  }),
  cardByHand('WBR-128', 'Aileen the Thunderblessed', {
    1: pay(1, exhaustingAndRemembering(each(withDamageType('nature', your.card)))).to(
      self.deals(cardPaidWith.stat('atk'), 'nature').to(target(any.heroOrAlly)),
    ),
  }),
  cardByHand(
    'WBR-45',
    'Boomer',
    {
      1: oncePerTurn(
        onYourTurn(
          pay(actionAtTheTable('emit a sonic blast')).to(
            exhaust(target(any.heroOrAlly)),
            self.deals(1, 'nature').to(thatTarget),
          ),
        ),
      ),
    },
    { words: '+turn', because: 'The generated text names the turn twice.' },
  ),
  cardByHand('WBR-203', 'Emerald Acidspewer', {
    1: when(flips(faceDown(your.resource)), you.may(targetPlayer.shuffleGraveyardIntoDeck())),
  }),
  cardByHand(
    'WBR-110',
    'Sardok',
    { 2: lineOfSeveralTexts(resistance('melee'), resistance('ranged')) },
    {
      words: '+melee +ranged',
      because: 'Melee and ranged damage are physical damage (rules glossary, Damage Type, Physical).',
    },
  ),
  cardByHand('WBR-234', 'Abracadaver', {
    2: atEndOfYourTurn(
      forEachCard(
        each(and(tagged('Cadaver'), your.card)),
        'one',
        unless(you.may(you.pays(1)), destroy(rememberedCards('one'))),
      ),
    ),
  }),
  cardByHand('WBR-241', 'Gutbuster', {
    1: when(
      damageIsDealtWith(self, { by: yourHero, to: any.ally, fatal: true }),
      ready(both(yourHero, self)),
      you.chooseUpTo(2, each(your.resource)),
      ready(chosenCards),
    ),
  }),
  cardByHand('WBR-245', 'Repurposed Lava Dredger', {
    1: pay(3, exhaustSelf).to(
      reveal(topCards(sum(1, numberOfCounters('heirloom')), you)),
      forEachCard(revealedCards, 'one', placeAdditionalResource(rememberedCards('one'), { exhausted: true })),
    ),
  }),
  cardByHand('WBR-11', 'Ayaka Winterhoof', {
    2: powersOfOtherSide(when(dealsDamage(self), self.heals(1).from(self))),
  }),
  cardByHand('WBR-21', 'Alexstrasza the Life-Binder', {
    1: lineOfSeveralTexts(
      self.has(costsLess(sumOfStat('atk', each(your.ally)))),
      assault(5),
      each(your.ally).has(cant('beDestroyed')),
    ),
  }),
  cardByHand('WBR-267', "What's Haunting Witch Hill?", {
    1: questCompletionLine([resourceCost(sum(2, numberOfCards(each(faceUp(opposing.resource)))))]),
  }),
]
