/** Cards of the set Wrathgate. */
import {
  activeIn,
  addCounters,
  allOf,
  amountPerTarget,
  and,
  any,
  anyOf,
  asLongAs,
  assault,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attach,
  attacking,
  both,
  cant,
  cardPaidWith,
  cardsPut,
  chosenCards,
  controllerOf,
  count,
  counters,
  dealsCombatDamage,
  dealsDamage,
  deathRattle,
  defending,
  destroy,
  destroySelf,
  discarding,
  each,
  enters,
  entersWith,
  exhausting,
  exhaustSelf,
  flipHero,
  foundCards,
  heroOf,
  hostCard,
  ifYouDo,
  inCombatWith,
  inGraveyard,
  inHand,
  inOrder,
  isAtLeast,
  isEqualTo,
  isPlayed,
  leavesPlay,
  lookAt,
  nextTime,
  nonOngoing,
  ofNamedType,
  ongoing,
  onlyIf,
  onYourTurn,
  opposing,
  or,
  other,
  otherRevealedCards,
  pay,
  preventsDamage,
  put,
  putAndRemember,
  putAndRememberAs,
  putToken,
  putTokenCopy,
  remembered,
  removeCounters,
  removeFromCombat,
  resourceCost,
  reveal,
  revealedCards,
  revealedCardsMatching,
  search,
  self,
  sum,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatDamagedCharacter,
  thatDealer,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thisTurn,
  token,
  topCards,
  underOwnersControl,
  upToTargets,
  upToTargetsInGraveyard,
  when,
  withIcon,
  withKeyword,
  withStat,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, card, several } from './card.ts'

export const wrathgateCards: readonly CardByHand[] = [
  card('WG-73', 'Astral Recall', {
    1: several(
      put(self, 'removed'),
      put(
        both(
          upToTargetsInGraveyard(1, you, any.ability),
          upToTargetsInGraveyard(1, you, any.ally),
          upToTargetsInGraveyard(1, you, any.equipment),
        ),
        'hand',
      ),
    ),
  }),
  card('WG-79', 'Curse of Doom', {
    2: ongoing(
      atStartOfYourTurn(
        ifYouDo(
          destroy(hostCard),
          reveal(topCards(count(each(your.resource)), you)),
          you.choose(
            1,
            revealedCardsMatching(withStat(tagged('Demon'), 'cost', '<=', count(each(your.resource))), you),
          ),
          put(chosenCards, 'play'),
          you.shuffleDeck(),
        ),
      ),
    ),
  }),
  card('WG-58', 'Dementia', {
    1: several(
      putAndRemember(topCards(2, targetPlayer), 'graveyard'),
      onlyIf(
        allOf(
          isAtLeast(count(cardsPut), 2),
          anyOf(cardsPut.isA(any.ability), cardsPut.isA(any.ally), cardsPut.isA(any.equipment)),
        ),
        thatTargetPlayer.discard(2),
      ),
    ),
  }),
  card('WG-26', 'Hysteria', {
    2: ongoing(
      pay(exhaustSelf, { kind: 'damage', what: each(your.heroOrAlly).is, amount: 1, as: 'paidWith' }).to(
        thisTurn(cardPaidWith.has(assault(4))),
      ),
    ),
  }),
  card('WG-48', 'Lesson of the Arcane', {
    2: onlyIf(
      thereIs(each(defending(and(tagged('Mage'), your.heroOrAlly)))),
      removeFromCombat(each(defending(and(tagged('Mage'), your.heroOrAlly)))),
      you.draw(1),
    ),
  }),
  card('WG-83', 'Lesson of the Nether', {
    2: inOrder([
      lookAt(inHand(targetOpponent)),
      you.choose(1, inHand(thatTargetPlayer)),
      put(chosenCards, 'removed'),
    ]),
  }),
  card(
    'WG-54',
    'Presence of the Divine',
    {
      1: ongoing(when(dealsDamage(attacking(any.ally), your.ally), you.may(destroy(thatDealer)))),
    },
    { words: '-character', because: 'The generated text calls the attacker an ally.' },
  ),
  card(
    'WG-56',
    'Shelter',
    {
      1: several(
        thisTurn(target(any.nonHero).has(cant('beDestroyed'))),
        onlyIf(thatTarget.isA(any.ally), thisTurn(thatTarget.has(preventsDamage('all')))),
      ),
    },
    { words: '+turn', because: 'The generated text says of both effects how long they last.' },
  ),
  card('WG-36', 'Stranglevine', {
    2: ongoing(hostCard.cant('ready'), onYourTurn(pay(2).to(attach(self, target(opposing.permanent))))),
  }),
  card('WG-166', 'Azjol-anak Champion', {
    2: asLongAs(
      allOf(
        thereIs(inGraveyard(you, any.ability)),
        thereIs(inGraveyard(you, any.ally)),
        thereIs(inGraveyard(you, any.equipment)),
      ),
      self.has(atkAndHealthBonus(3, 3)),
    ),
  }),
  card(
    'WG-131',
    'Bluffstalker Honovi',
    {
      1: several(assault(2), each(defending(inCombatWith(self, any.ally))).has(atkBonus(-2))),
    },
    { words: '+combat', because: 'The print says "against this ally".' },
  ),
  card('WG-132', 'Cedric Darwin', {
    1: when(enters(self), you.may(search(you, targetPlayer, any.card), put(foundCards, 'removed'))),
  }),
  card('WG-135', 'Conqueror Zaala', {
    1: atStartOfYourTurn(
      ifYouDo(
        you.may(you.choose(1, each(other(your.ally))), put(chosenCards, 'removed')),
        put(
          target(
            or(
              and(tagged('Druid'), any.ally),
              withIcon('Druid', any.ability),
              withIcon('Druid', any.equipment),
            ),
          ),
          'removed',
        ),
      ),
    ),
  }),
  card(
    'WG-116',
    'Hurdan the Everlasting',
    {
      1: activeIn(
        'graveyard',
        when(
          isPlayed(nonOngoing(withIcon('Priest', any.ability)), you),
          ifYouDo(you.may(you.pays(2)), put(self, 'play')),
        ),
      ),
    },
    { words: '+may', because: 'One of the texts has a slip in this word.' },
  ),
  card(
    'WG-124',
    'Mithran the Sniper',
    {
      1: when(enters(opposing.permanent), ifYouDo(destroy(self), destroy(thatCard))),
    },
    { words: '-opposing', because: 'The print repeats whose card it is.' },
  ),
  card('WG-153', 'Uruka the Cutthroat', {
    2: deathRattle(
      ifYouDo(
        you.may(you.choosesWord('kind', ['ability', 'ally', 'equipment'])),
        reveal(inHand(targetOpponent)),
        self
          .deals(count(inHand(thatTargetPlayer, ofNamedType('kind'))), 'melee')
          .to(heroOf(thatTargetPlayer)),
      ),
    ),
  }),
  card('WG-180', 'Gigantique Bag', {
    1: several(
      you.hasHandSize({ none: true }),
      pay(exhaustSelf, resourceCost(count(inHand(you)))).to(you.draw(1)),
    ),
  }),
  card('WG-172', 'Gloves of Token Respect', {
    1: several(
      onYourTurn(pay(2).to(putToken(token('Spider', { nature: 1, health: 1 })))),
      pay(exhaustSelf, destroySelf).to(putTokenCopy(target(and({ kind: 'token' }, any.ally)))),
    ),
  }),
  card('WG-174', 'Hood of the Exodus', {
    1: when(
      dealsCombatDamage(withKeyword('assault', your.ally), opposing.hero),
      controllerOf(thatDamagedCharacter).discard(1),
    ),
  }),
  card('WG-185', 'Statue Generator', {
    1: several(
      when(
        enters(self),
        ifYouDo(
          putAndRememberAs('gone', target(any.ally), 'removed'),
          addCounters('marble', 3),
          nextTime(leavesPlay(self), underOwnersControl(put(remembered('gone'), 'play'))),
        ),
      ),
      atStartOfYourTurn(removeCounters('marble'), onlyIf(isEqualTo(counters('marble'), 0), destroy(self))),
    ),
  }),
  card('WG-199', 'Torch of Holy Fire', {
    1: pay(1, exhausting(yourHero)).to(
      you.chooseRandom(1, inHand(you)),
      reveal(chosenCards),
      onlyIf(
        revealedCards.isA({ kind: 'damageType', type: 'holy' }),
        yourHero.dealsUnpreventable(2, 'holy').to(target(any.heroOrAlly)),
        yourHero.heals(2).from(yourHero),
      ),
    ),
  }),
  card('WG-3', 'Earthmender Vaaki', {
    1: pay(flipHero, discarding(and(tagged('Shaman'), any.heroOrAlly))).to(
      self.healsDivided(amountPerTarget(3, 2, 1)).from(upToTargets(3, any.heroOrAlly)),
    ),
  }),
  card('WG-212', 'Planning for the Future', {
    2: inOrder([
      reveal(topCards(2, you)),
      targetOpponent.choose(1, revealedCards),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'graveyard'),
    ]),
  }),
  card(
    'WG-72',
    'Ancestral Awakening',
    {
      2: inOrder([
        search(you, you, withStat(any.ally, 'cost', '<=', count(each(your.resource)))),
        thisTurn(foundCards.has(entersWith({ damage: sum(foundCards.stat('health'), -1) }))),
        put(foundCards, 'play'),
      ]),
    },
    {
      words: '-damaged +damage +turn',
      because: 'The generated text says how much damage is put on the ally as it enters play.',
    },
  ),
]
