/** Cards of the set Tomb of the Forgotten. */
import {
  addCounters,
  alsoTagged,
  always,
  and,
  any,
  asLongAs,
  assault,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  attacking,
  attacksForTheFirstTime,
  CardNoun,
  cardsInGraveyard,
  cardsLookedAt,
  chosenCards,
  controllerOf,
  controls,
  costsLess,
  dealsCombatDamage,
  defending,
  delveKeyword,
  destroy,
  doubledStat,
  dualWield,
  each,
  elusive,
  enters,
  everyone,
  exhaust,
  exhaustSelf,
  faceUp,
  ferocity,
  friendly,
  grantedPower,
  hostCard,
  ifYouDo,
  inOrder,
  invincible,
  isAtLeast,
  isDestroyed,
  isEqualTo,
  isTurnOf,
  labelledPower,
  lookAt,
  mend,
  not,
  numberOfCards,
  numberOfCounters,
  numberOfDifferentClasses,
  ongoing,
  onlyIf,
  onlyNthTime,
  onlyWhile,
  opponents,
  opposing,
  or,
  other,
  otherCardsLookedAt,
  pay,
  placesResource,
  playOnlyIf,
  product,
  protector,
  put,
  putToken,
  putTokenCopyAndRememberAs,
  ready,
  rememberedCards,
  rememberedNumber,
  removeCounters,
  removeDamage,
  removedThisWay,
  removingCounters,
  resourceCost,
  restOfGame,
  reveal,
  revealedCards,
  self,
  sentinel,
  stealth,
  tagged,
  target,
  targetInGraveyard,
  targetPlayer,
  thatCard,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thereIsNo,
  thisTurn,
  token,
  topCards,
  turnEnds,
  underOwnersControl,
  unless,
  untargetable,
  when,
  whenIf,
  withStat,
  withTraitIcon,
  wouldBeDestroyed,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, questCompletionLine } from './card-by-hand.ts'

export const tombCards: readonly CardByHand[] = [
  cardByHand('ToF-2', 'Spurious Sarcophagus', {
    1: lineOfSeveralTexts(
      pay(exhaustSelf).to(ifYouDo(put(targetInGraveyard(you, any.card), 'removed'), addCounters('revive'))),
      pay(exhaustSelf, removingCounters('revive', 5)).to(
        put(new CardNoun({ kind: 'target', filter: removedThisWay, zone: 'removed', of: you.are }), 'hand'),
      ),
    ),
  }),
  cardByHand('ToF-3', 'White Camel', {
    1: lineOfSeveralTexts(
      elusive,
      whenIf(placesResource(you), thatCard.isA(faceUp(any.card)), thisTurn(self.has(atkBonus(3), sentinel))),
    ),
  }),
  cardByHand('ToF-96', 'Zalabar the Dark Tinkerer', {
    1: lineOfSeveralTexts(
      elusive,
      atEndOfYourTurn(
        self
          .deals(numberOfCards(cardsInGraveyard(controllerOf(thatTarget), any.ally)), 'shadow')
          .to(target(any.hero), undefined, 'dealt'),
        self.heals(rememberedNumber('dealt')).from(yourHero),
      ),
    ),
  }),
  cardByHand(
    'ToF-95',
    'Velen, Prophet of the Naaru',
    {
      1: atEndOfYourTurn(
        {
          kind: 'deal',
          by: self.is,
          amount: 5,
          types: ['holy'],
          to: target(
            or(withTraitIcon('Horde', opposing.heroOrAlly), and(tagged('Monster'), opposing.heroOrAlly)),
          ).is,
          unpreventable: true,
          as: 'dealt',
        },
        onlyIf(
          rememberedCards('dealt').isA({ kind: 'stat', stat: 'remaining', op: '<=', value: 0 }),
          you.draw(1),
        ),
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of characters whose they are.' },
  ),
  cardByHand(
    'ToF-79',
    'Darkstalker Soran',
    {
      1: lineOfSeveralTexts(
        elusive,
        onlyNthTime(
          1,
          when(
            dealsCombatDamage(self, defending(any.hero)),
            restOfGame(self.has(grantedPower(always(each(your.ally).has(atkAndHealthBonus(2, 2)))))),
          ),
        ),
      ),
    },
    { words: '+forever', because: 'The power lasts until this ally leaves play.' },
  ),
  cardByHand(
    'ToF-43',
    'Extortion',
    {
      1: lineOfSeveralTexts(
        ready(target(opposing.ally)),
        thisTurn(controls(you, thatTarget)),
        thisTurn(thatTarget.has(ferocity, stealth), thatTarget.canAttackOnly(any.hero)),
      ),
    },
    { words: '-turn', because: 'The generated text names the turn once for two traits.' },
  ),
  cardByHand('ToF-33', 'Hand of Devotion', {
    1: lineOfSeveralTexts(
      self.has(playOnlyIf(isTurnOf(opponents))),
      thisTurn(yourHero.has(protector)),
      thisTurn(yourHero.has(sentinel)),
    ),
  }),
  cardByHand('ToF-31', 'Divine Redemption', {
    1: lineOfSeveralTexts(put(targetInGraveyard(you, any.ally), 'play'), attachTo(thatTarget)),
  }),
  cardByHand('ToF-30', 'Blessing of Resolution', {
    2: ongoing(
      hostCard.has(
        atkAndHealthBonus(
          product(2, numberOfCards(each(and(any.ability, { kind: 'attachedTo', what: hostCard.is })))),
          product(2, numberOfCards(each(and(any.ability, { kind: 'attachedTo', what: hostCard.is })))),
        ),
      ),
    ),
  }),
  cardByHand('ToF-25', 'Boundless Magic', {
    2: inOrder([
      lookAt(topCards(numberOfCards(each(your.resource)), you)),
      you.choose(1, cardsLookedAt),
      put(chosenCards, 'hand'),
      put(otherCardsLookedAt(chosenCards, you), 'deckBottom'),
    ]),
  }),
  cardByHand('ToF-23', 'Obliterating Trap', {
    2: inOrder([
      destroy(target(attacking(any.ally))),
      onlyIf(thatTarget.isA({ kind: 'stat', stat: 'cost', op: '>=', value: 4 }), delveKeyword),
    ]),
  }),
  cardByHand('ToF-12', 'Frozen Strength', {
    1: lineOfSeveralTexts(attachTo(target(any.ally)), delveKeyword),
  }),
  cardByHand('ToF-196', 'The Defense of Nahom', {
    1: questCompletionLine([resourceCost(5)], isAtLeast(numberOfDifferentClasses(each(your.ally)), 2)),
  }),
  cardByHand(
    'ToF-186',
    'Feeding Frenzy',
    {
      1: lineOfSeveralTexts(
        yourHero.has(dualWield),
        atStartOfYourTurn(
          unless(
            you.may(you.choose(1, cardsInGraveyard(you, any.ally)), put(chosenCards, 'removed')),
            destroy(self),
          ),
        ),
      ),
    },
    { words: '+may', because: 'The print says "unless".' },
  ),
  cardByHand(
    'ToF-161',
    'Aggra',
    {
      1: when(
        enters(self),
        you.doSomeOf(
          2,
          restOfGame(self.has(assault(4))),
          restOfGame(self.has(elusive)),
          restOfGame(self.has(mend(4))),
          restOfGame(self.has(untargetable)),
        ),
      ),
    },
    { words: '+forever', because: 'The keywords last until this ally leaves play.' },
  ),
  cardByHand('ToF-158', 'Renshol, Herald of Nature', {
    1: labelledPower(
      'Empower Druid',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Druid'), your.heroOrAlly)))),
        self.heals(3).from(target(friendly.heroOrAlly), { total: 'healed' }),
        putToken(token('Treant', { melee: 1, health: 1 }), rememberedNumber('healed')),
      ),
    ),
  }),
  cardByHand(
    'ToF-157',
    'Pygmy Pyramid',
    {
      2: lineOfSeveralTexts(
        elusive,
        mend(2),
        protector,
        when(
          isDestroyed(self),
          putToken(token('Pygmy, Monster', { melee: 1, health: 1 }, elusive)),
          putToken(token('Pygmy, Monster', { melee: 1, health: 1 }, mend(2))),
          putToken(token('Pygmy, Monster', { melee: 1, health: 1 }, protector)),
        ),
      ),
    },
    { words: '-3', because: 'The generated text puts one token after the other.' },
  ),
  cardByHand('ToF-155', 'Obsidian Colossus', {
    1: lineOfSeveralTexts(
      protector,
      self.has(wouldBeDestroyed(removeDamage(self), exhaust(self), addCounters('stone', 3))),
      atStartOfYourTurn(
        removeCounters('stone'),
        onlyIf(isEqualTo(numberOfCounters('stone'), 0), ready(self)),
      ),
      asLongAs(
        self.isA({ kind: 'bearsCounter', counter: 'stone' }),
        self.cant('beReadied'),
        self.has(invincible),
      ),
    ),
  }),
  cardByHand('ToF-153', 'Akhet', {
    1: lineOfSeveralTexts(
      protector,
      asLongAs(
        thereIsNo(each(other(any.ally))),
        self.has(doubledStat('atk'), doubledStat('health'), sentinel),
      ),
    ),
  }),
  cardByHand('ToF-144', 'Nargle, Fang of the Swarm', {
    1: when(
      turnEnds(opponents),
      ifYouDo(
        put(self, 'removed'),
        destroy(each(and(any.ally, not(tagged('Murloc'))))),
        underOwnersControl(put(cardsInGraveyard(everyone, and(tagged('Murloc'), any.ally)), 'play')),
      ),
    ),
  }),
  cardByHand('ToF-141', 'Zores, Herald of War', {
    1: labelledPower(
      'Empower Warrior',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Warrior'), your.heroOrAlly)))),
        thisTurn(target(your.weapon).has(atkBonus(2), costsLess(2, { doing: 'strike' }))),
      ),
    ),
  }),
  cardByHand('ToF-136', "Dun'zarg", {
    1: when(
      attacksForTheFirstTime(self),
      onlyWhile(thereIs(each(other(and(tagged('Ogre'), your.heroOrAlly)))), thisTurn(self.has(atkBonus(4)))),
    ),
  }),
  cardByHand('ToF-135', 'Taluret, Herald of Faith', {
    1: labelledPower(
      'Empower Priest',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Priest'), your.heroOrAlly)))),
        you.may(put(cardsInGraveyard(targetPlayer, any.ally), 'deckTop'), thatTargetPlayer.shuffleDeck()),
      ),
    ),
  }),
  cardByHand('ToF-111', 'Sludgelauncher Krillzix', {
    1: when(
      enters(self),
      ifYouDo(
        you.may(reveal(topCards(1, you))),
        onlyIf(
          revealedCards.isA(any.permanent),
          self.deals(revealedCards.stat('cost'), 'nature').to(each(other(any.heroOrAlly))),
        ),
      ),
    ),
  }),
  cardByHand(
    'ToF-57',
    "Hand of Gul'dan",
    {
      2: inOrder([
        yourHero.deals(6, 'shadow').to(target(any.heroOrAlly), 'dealt'),
        onlyIf(
          rememberedCards('dealt').isA(withStat(any.ally, 'remaining', '<=', 0)),
          putTokenCopyAndRememberAs('copy', rememberedCards('dealt')),
          restOfGame(rememberedCards('copy').has(alsoTagged('Demon'))),
        ),
      ]),
    },
    { words: '+forever', because: 'The copy is a Demon until it leaves play.' },
  ),
]
