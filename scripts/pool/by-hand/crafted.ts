/** More cards of the set Archive, of class starters, crafted cards and small sets, and of Fires of Outland. */
import {
  addCounters,
  allAreTrue,
  alsoTagged,
  always,
  amountIncreasedBy,
  and,
  any,
  artifactKeyword,
  asDamageOfTypes,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachedTo,
  attacking,
  cant,
  cardPaidWith,
  cardsInGraveyard,
  cardsInHand,
  cardsLookedAt,
  cardsOutOfTheGame,
  cardsRememberedAsThem,
  cardsWithHighest,
  chosenCards,
  chosenPlayer,
  controllerOf,
  costsLess,
  dealsDamage,
  defends,
  destroy,
  destroySelf,
  didThisTurn,
  each,
  eachAffectedCard,
  enters,
  entersPlayWith,
  everyone,
  exhaustSelf,
  filterOfNoun,
  flipHero,
  friendly,
  heroOf,
  hostCard,
  ifElse,
  ifYouDo,
  inOrder,
  isAtMost,
  isDealtDamage,
  isDestroyed,
  isYourTurn,
  leavesPlay,
  lookAt,
  losesAndCantHaveKeywords,
  losesAndCantHavePowers,
  mend,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  onlyWhile,
  onYourTurn,
  opponents,
  opposing,
  or,
  other,
  otherCardsLookedAt,
  pay,
  playableFrom,
  preventsDamage,
  product,
  protector,
  put,
  putAndRememberAs,
  putDamage,
  putToken,
  ready,
  rememberedCards,
  rememberedNumber,
  removeCounters,
  removeDamage,
  removedThisWay,
  removeFromCombat,
  removingCounters,
  resistance,
  resourceCost,
  restOfGame,
  reveal,
  revealedCards,
  rollResult,
  sameNameAs,
  self,
  sum,
  sumOfStat,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatMuch,
  thatPlayer,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thisTurn,
  timeIsMoney,
  token,
  topCards,
  turnEnds,
  turningFaceDown,
  turnStarts,
  underOwnersControl,
  unpreventably,
  untilItFlips,
  upToTargetsInGraveyard,
  valueOfX,
  when,
  whenIf,
  whileInGraveyard,
  withCounter,
  withDamageType,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { DAMAGE_TYPES } from '../../../src/engine/index.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, questCompletionLine } from './card-by-hand.ts'

export const craftedCards: readonly CardByHand[] = [
  cardByHand('CD3-0\u008c', 'Deathlord Jones', {
    1: when(enters(self), {
      kind: 'putToken',
      token: token('Ghoul', { name: 'Brode', melee: 3, health: 3, unique: true }, always(self.cant('ready'))),
      count: 1,
      exhausted: true,
    }),
  }),
  cardByHand('FoO-45', 'Slow', {
    3: ongoing(
      asLongAs(
        didThisTurn('played', any.card, { by: controllerOf(hostCard) }),
        each(any.card).has(cant('bePlayed', { by: controllerOf(hostCard) })),
      ),
    ),
  }),
  cardByHand(
    'FoO-112',
    'Breanna Greenmother',
    { 1: each(your.ally).has(timeIsMoney) },
    { words: '-turn', because: 'The print spells out the keyword.' },
  ),
  cardByHand('HOL6-4', 'Ahune the Frost Lord', {
    1: when(
      enters(self),
      self
        .deals(
          numberOfCards(
            each(
              or(filterOfNoun(self), and(or(tagged('Frost'), withDamageType('frost', any.card)), your.card)),
            ),
          ),
          'frost',
        )
        .to(each(opposing.heroOrAlly)),
    ),
  }),
  cardByHand(
    'ARC-193b',
    'Retainer Marcus',
    {
      2: when(
        enters(self),
        lookAt(cardsInHand(targetPlayer)),
        you.choose(1, cardsInHand(thatTargetPlayer)),
        reveal(chosenCards),
        // The prohibition is printed as a separate paragraph, so it is a continuous power, which ends as Marcus leaves play.
        onlyIf(
          thereIs(self),
          untilItFlips(
            each(sameNameAs(chosenCards, any.card)).has(cant('bePlayed', { by: thatTargetPlayer })),
          ),
        ),
      ),
    },
    { words: '+flip', because: 'The generated text says how long the modifier lasts.' },
  ),
  cardByHand('CD4-23b', 'Sulfuras, The Extinguished Hand', {
    1: whenIf(dealsDamage(your.ally), isYourTurn, you.may(addCounters({ atk: 1 }, thatMuch))),
  }),
  cardByHand('CRP-14', 'Talasite Owl', {
    2: lineOfSeveralTexts(
      pay(exhaustSelf).to(addCounters('hoot')),
      pay(exhaustSelf, removingCounters('hoot', valueOfX), destroySelf).to(
        you.choose(valueOfX, each(your.resource)),
        ready(chosenCards),
      ),
    ),
  }),
  cardByHand('ARC-12', 'The Longeye', {
    1: onYourTurn(
      pay(5, flipHero).to(
        onlyIf(
          target(opposing.ally).isA(filterOfNoun(cardsWithHighest('cost', opposing.ally))),
          destroy(thatTarget),
        ),
      ),
    ),
  }),
  cardByHand('ARC-68b', 'Faces from the Past', {
    1: onlyIf(
      isAtMost(
        sumOfStat(
          'cost',
          upToTargetsInGraveyard(numberOfCards(cardsInGraveyard(you, any.ally)), you, any.ally),
        ),
        numberOfCards(each(your.resource)),
      ),
      put(thatTarget, 'play'),
    ),
  }),
  cardByHand('ARC-85', 'Crackling Purge', {
    1: ifElse(
      target(any.ability).isA(attachedTo(each(friendly.heroOrAlly), any.ability)),
      destroy(thatTarget),
      inOrder([
        destroy(thatTarget),
        you.may(yourHero.deals(thatTarget.stat('cost'), 'nature').to(heroOf(controllerOf(thatTarget)))),
      ]),
    ),
  }),
  cardByHand('ARC-108', 'Banish to the Nether', {
    2: ongoing(
      when(leavesPlay(self), underOwnersControl(put(cardsOutOfTheGame(everyone, removedThisWay), 'play'))),
    ),
  }),
  cardByHand(
    'ARC-156',
    'ALAMO',
    { 1: each(other(and(tagged('Druid'), friendly.heroOrAlly))).has(atkAndHealthBonus(1, 1)) },
    { words: '+druid', because: 'The print misspells all its words.' },
  ),
  cardByHand('ARC-169', 'Spirit Healer', {
    1: ongoing(
      when(
        turnEnds(everyone),
        thatPlayer.may(
          thatPlayer.choose(1, cardsInGraveyard(thatPlayer, any.ally)),
          thisTurn(chosenCards.has(entersPlayWith({ damage: sum(chosenCards.stat('health'), -1) }))),
          underOwnersControl(put(chosenCards, 'play')),
        ),
      ),
    ),
  }),
  cardByHand('ARC-197', 'Azaloth', {
    1: when(
      enters(self),
      you.choosesPlayer(opponents),
      {
        kind: 'putToken',
        token: token('Warlock', { shadow: 0, health: 5 }),
        count: 5,
        under: chosenPlayer.are,
        as: 'them',
      },
      onlyWhile(thereIs(cardsRememberedAsThem), restOfGame(self.cant('attack'))),
    ),
    2: lineOfSeveralTexts(),
    3: lineOfSeveralTexts(),
  }),
  cardByHand('ARC-210', 'Lady Vashj', {
    2: when(turnEnds(everyone), you.roll(1), putToken(token('Naga', { melee: 1, health: 1 }), rollResult())),
  }),
  cardByHand('ARC-236', "Akama's Promise", {
    2: questCompletionLine([resourceCost(numberOfCards(cardsInHand(you)))]),
  }),
  cardByHand('BIC-2', 'Gloves of Unerring Aim', {
    1: lineOfSeveralTexts(
      each(opposing.card).has(losesAndCantHaveKeywords('untargetable')),
      yourHero.has(wouldDeal(unpreventably, { with: any.ability })),
      yourHero.has(wouldDeal(amountIncreasedBy(1), { with: any.weapon })),
    ),
  }),
  cardByHand('CAB-3', "The Innkeeper's Daughter", {
    2: onYourTurn(
      pay(exhaustSelf, removingCounters('hearth', 'all', 'removed'), destroySelf).to(
        removeDamage(yourHero),
        putDamage(rememberedNumber('removed'), yourHero),
      ),
    ),
  }),
  cardByHand('CD1-60', 'Cleanse', {
    1: lineOfSeveralTexts(
      you.chooseUpTo(
        numberOfCards(each(any.ability)),
        each(attachedTo(target(friendly.heroOrAlly), any.ability)),
      ),
      destroy(chosenCards),
    ),
  }),
  cardByHand('CD4-4', 'Klannoc Macleod', {
    1: pay(1, {
      kind: 'damage',
      what: each(and(tagged('Warrior'), your.heroOrAlly)).is,
      amount: 1,
      as: 'paidWith',
    }).to(thisTurn(cardPaidWith.has(atkBonus(1)))),
  }),
  cardByHand('CD4-8d', 'Vitality', {
    3: lineOfSeveralTexts(
      asLongAs(yourHero.isAttacking(), yourHero.has(atkBonus(numberOfCounters('might')))),
      yourHero.has(atkAndHealthBonus(0, numberOfCounters('might'))),
    ),
  }),
  cardByHand(
    'CIC-2',
    'Gnomish Poultryizer',
    {
      2: lineOfSeveralTexts(
        pay(3, exhaustSelf).to(
          addCounters('feather'),
          thisTurn(
            target(any.ally).has(
              cant('attack'),
              cant('protect'),
              losesAndCantHavePowers,
              alsoTagged('Chicken'),
            ),
          ),
        ),
        each(and(tagged('Chicken'), any.heroOrAlly)).has(
          atkAndHealthBonus(
            product(-1, numberOfCounters('feather')),
            product(-1, numberOfCounters('feather')),
          ),
        ),
      ),
    },
    { words: '+character', because: 'The generated text calls heroes and allies characters.' },
  ),
  cardByHand('CIT-14', 'Tirion, the Ashbringer', {
    1: lineOfSeveralTexts(
      protector,
      each(other(withDamageType('holy', your.ally))).has(
        atkAndHealthBonus(eachAffectedCard.stat('cost'), eachAffectedCard.stat('cost')),
      ),
      self.has(preventsDamage('all', { other: and(tagged('Scourge'), any.heroOrAlly) })),
    ),
  }),
  cardByHand('CIT-26', 'Stormfury, Black Blade of the Betrayer', {
    1: lineOfSeveralTexts(
      whenIf(turnStarts(you), isAtMost(numberOfCounters('Demonic'), 2), addCounters('Demonic')),
      self.has(
        atkBonus(numberOfCounters('Demonic')),
        costsLess(numberOfCounters('Demonic'), { doing: 'strike' }),
      ),
    ),
  }),
  cardByHand('CRP-11', "Alchemist's Stone", {
    2: pay(exhaustSelf).to(
      reveal(topCards(1, you)),
      ifYouDo(
        you.may(you.discardOf(1, not({ kind: 'sharesType', with: revealedCards.is }))),
        put(revealedCards, 'hand'),
      ),
    ),
  }),
  cardByHand('CWB-3', 'Staff of Ammunae', {
    1: lineOfSeveralTexts(
      artifactKeyword,
      when(
        isDealtDamage(yourHero, attacking(any.heroOrAlly)),
        you.may(putToken(token('Seedling Pod', { nature: 0, health: 1 }, mend(1)))),
      ),
    ),
  }),
  cardByHand('CWB-8', 'Bones of Transformation', {
    2: onYourTurn(
      pay(exhaustSelf).to(
        thisTurn(target(your.ally).has(alsoTagged('Naga'), wouldDeal(asDamageOfTypes('frost')))),
      ),
    ),
  }),
  cardByHand('CWG-1', 'Belt of the Black Eagle', {
    1: pay(1, exhaustSelf, turningFaceDown(each(your.resource))).to(
      lookAt(topCards(2, you)),
      you.choose(1, cardsLookedAt),
      put(chosenCards, 'hand'),
      put(otherCardsLookedAt(chosenCards, you), 'graveyard'),
    ),
  }),
  cardByHand(
    'DMF-2',
    'Sayge',
    {
      1: atStartOfYourTurn(
        putAndRememberAs('gone', topCards(1, targetOpponent), 'removed'),
        onlyIf(
          rememberedCards('gone').isA(any.permanent),
          restOfGame(rememberedCards('gone').has(playableFrom('removed', thatTargetPlayer))),
        ),
      ),
    },
    { words: '+forever', because: 'The print says "this game".' },
  ),
  cardByHand('DMF-5', 'The Darkmoon Faire', {
    2: whenIf(
      turnStarts(you),
      allAreTrue(
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((cost) => thereIs(each(withStat(your.card, 'cost', '=', cost)))),
      ),
      you.wins(),
    ),
  }),
  cardByHand(
    'FoO-66',
    'Envenom',
    {
      2: ifElse(
        target(any.heroOrAlly).isA({ kind: 'bears', what: tagged('Poison') }),
        yourHero.deals(product(2, valueOfX), 'nature').to(thatTarget),
        yourHero.deals(valueOfX, 'nature').to(thatTarget),
      ),
    },
    { words: '-target', because: 'The generated text calls the target that character.' },
  ),
  cardByHand('FoO-130', 'Miandra', {
    1: self.has(entersPlayWith({ counter: 'divine shield', count: 1 })),
    2: lineOfSeveralTexts(
      asLongAs(self.isA(withCounter('divine shield', any.card)), self.has(preventsDamage('all'))),
      when(
        { event: 'prevented', to: filterOfNoun(self), by: filterOfNoun(self) },
        removeCounters('divine shield'),
      ),
    ),
  }),
  cardByHand('FoO-147', 'Tyler Falconbridge', { 2: whileInGraveyard(self.has(alsoTagged('Combo'))) }),
  cardByHand('FoO-162', "Gor'gar", {
    2: when(
      isDestroyed(self, { while: self.isA(withCounter('ankh', any.card)) }),
      you.may(
        underOwnersControl(putAndRememberAs('back', self, 'play')),
        removeCounters('ankh', 1, rememberedCards('back')),
      ),
    ),
  }),
  cardByHand('FoO-181', 'One-Thousand-Battles', {
    2: atStartOfYourTurn({
      kind: 'modal',
      who: opponents.are,
      modes: [thisTurn(self.cant('attack')), thisTurn(self.mustAttack())],
    }),
  }),
  cardByHand(
    'HOL6-1',
    'Winter Veil Disguise Kit',
    {
      2: when(
        defends(
          and(tagged('Snowman'), your.heroOrAlly),
          and(not({ kind: 'damageType', type: 'fire' }), any.heroOrAlly),
        ),
        removeFromCombat(thatCard),
      ),
    },
    { words: '+fire', because: 'The print has the icon without a space after it.' },
  ),
  cardByHand(
    'HOL6-2',
    'Apothecary Hummel',
    {
      1: lineOfSeveralTexts(
        ...DAMAGE_TYPES.map((type) =>
          asLongAs(thereIs(each(withDamageType(type, opposing.ally))), self.has(resistance(type))),
        ),
      ),
    },
    {
      words: '+opposing +arcane +fire +frost +holy +melee +nature +ranged +shadow',
      because: 'The generated text has a line for each damage type.',
    },
  ),
]
