/** Further cards of the sets from Worldbreaker to Tomb of the Forgotten. */
import {
  addCounters,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attacksAtRandom,
  both,
  cant,
  cardsInGraveyard,
  cardsLookedAt,
  cardsWithHighest,
  chosenCards,
  chosenPlayer,
  controlledBy,
  controllerOf,
  costsLess,
  destroy,
  destroyAndRememberAs,
  destroySelf,
  each,
  enters,
  everyone,
  exhaustSelf,
  faceUp,
  ferocity,
  filterOfNoun,
  flipHero,
  flipOver,
  forEachCard,
  foundCards,
  friendly,
  grantedPower,
  heroOf,
  hostCard,
  ifYouDo,
  inOrder,
  isAtLeast,
  isAtMost,
  isDealtDamage,
  isNotTrue,
  isTrueForAnyPlayer,
  isYourTurn,
  lookAt,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  onYourTurn,
  opponents,
  opposing,
  or,
  other,
  pay,
  product,
  protector,
  put,
  putAndRememberAs,
  putToken,
  putTokenAndRememberAs,
  randomTarget,
  rememberedCards,
  rememberedNumber,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  searchDeckForCard,
  self,
  stashKeyword,
  statsBecome,
  sum,
  sumOfStat,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  their,
  thereIs,
  thereIsNo,
  they,
  thisTurn,
  timesDoneThisTurn,
  token,
  topCards,
  topCardsUntil,
  turnStarts,
  underOwnersControl,
  unless,
  upToOtherTargets,
  upToTargets,
  valueOfX,
  wasDealtDamageThisTurn,
  when,
  whenIf,
  withStat,
  withTraitIcon,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const heavensCards: readonly CardByHand[] = [
  cardByHand('CoH-10', 'Vampiric Siphon', {
    1: lineOfSeveralTexts(
      destroyAndRememberAs('gone', upToTargets(2, any.ally)),
      yourHero.heals(sumOfStat('remaining', rememberedCards('gone'))).from(yourHero),
    ),
  }),
  cardByHand('CoH-26', 'The Art of War', {
    2: ongoing(
      atStartOfYourTurn(
        yourHero.heals(cardsWithHighest('remaining', your.ally).stat('remaining')).from(yourHero),
      ),
      asLongAs(isYourTurn, yourHero.has(atkBonus(cardsWithHighest('atk', your.ally).stat('atk')))),
    ),
  }),
  cardByHand('CoH-32', 'Faithful Heal', {
    1: yourHero.heals(sumOfStat('atk', upToTargets(2, your.ally))).from(yourHero),
  }),
  cardByHand('CoH-34', 'Shroud of the High Priest', {
    2: ongoing(
      hostCard.has(
        grantedPower(pay(exhaustSelf).to(thisTurn(each(your.card).has(costsLess(2, { next: true }))))),
        grantedPower(pay(exhaustSelf).to(yourHero.heals(3).from(each(friendly.heroOrAlly)))),
        grantedPower(pay(exhaustSelf).to(put(topCards(5, targetPlayer), 'removed'))),
      ),
    ),
  }),
  cardByHand('CoH-51', 'Shroud of the Nethermancer', {
    2: ongoing(
      hostCard.has(
        grantedPower(
          pay(exhaustSelf).to(
            yourHero.deals(2, 'shadow').to(target(any.hero)),
            yourHero.heals(2).from(yourHero),
          ),
        ),
        grantedPower(
          pay(exhaustSelf).to(searchDeckForCard(you, you, tagged('Demon')), put(foundCards, 'hand')),
        ),
        grantedPower(pay(exhaustSelf).to(yourHero.deals(1, 'fire').to(each(any.ally)))),
      ),
    ),
  }),
  cardByHand('CoH-88', 'Jeishal', {
    1: when(
      enters(self),
      ifYouDo(
        destroyAndRememberAs('gone', target(and(tagged('Armor'), opposing.card))),
        onlyIf(isAtMost(rememberedCards('gone').stat('cost'), 2), you.draw(1)),
      ),
    ),
  }),
  cardByHand('CoH-97', 'Tyrande, High Priestess of Elune', {
    2: when(
      enters(self),
      ifYouDo(
        you.may(
          you.chooseUpTo(
            numberOfCards(cardsInGraveyard(you, withTraitIcon('Alliance', any.ally))),
            cardsInGraveyard(you, withTraitIcon('Alliance', any.ally)),
          ),
          putAndRememberAs('shuffled', chosenCards, 'deckTop'),
          you.shuffleDeck(),
        ),
        putToken(token('Wisp', { nature: 0, health: 1 }), numberOfCards(rememberedCards('shuffled'))),
      ),
    ),
    3: atEndOfYourTurn(
      forEachCard(
        each(and(tagged('Wisp'), your.card)),
        'wisp',
        self.deals(1, 'nature').to(target(opposing.hero)),
        self.heals(1).from(each(your.heroOrAlly)),
      ),
    ),
  }),
  cardByHand('CoH-100', 'Zazzo Dizzleflame', {
    1: onYourTurn(
      pay(exhaustSelf).to(
        ifYouDo(
          destroy(target(other(any.ally))),
          reveal(topCardsUntil(any.ally, controllerOf(thatTarget))),
          underOwnersControl(put(revealedCardsMatching(any.ally, controllerOf(thatTarget)), 'play')),
          controllerOf(thatTarget).shuffleDeck(),
        ),
      ),
    ),
  }),
  cardByHand(
    'CoH-196',
    "If You're Not Against Us...",
    {
      2: inOrder([
        you.choosesPlayer(opponents),
        unless(chosenPlayer.may(you.draw(1)), yourHero.deals(3, 'shadow').to(heroOf(chosenPlayer))),
      ]),
    },
    { words: '+may', because: 'The opponent chooses by allowing one of the effects.' },
  ),
  cardByHand('ELE-26', 'Frozen Blight', {
    2: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'frost').to(hostCard, 'dealt'),
        onlyIf(
          thereIs(rememberedCards('dealt')),
          thisTurn(each(any.ability).has(cant('bePlayed', { by: controllerOf(rememberedCards('dealt')) }))),
        ),
      ),
    ),
  }),
  cardByHand('ICE-153', 'Marauding Geist', {
    2: asLongAs(isTrueForAnyPlayer(everyone, thereIsNo(cardsInGraveyard(they))), self.cant('attack')),
  }),
  cardByHand('ICE-156', 'Plague Eruptor', {
    2: when(
      isDealtDamage(self),
      ifYouDo(destroy(self), self.deals(thatMuch, 'nature').to(each(opposing.heroOrAlly))),
    ),
  }),
  cardByHand('SW-55', 'Mana Sapphire', {
    1: ongoing(pay(xResourceCost, destroySelf).to(onlyIf(isAtMost(valueOfX, 5), you.draw(valueOfX)))),
  }),
  cardByHand(
    'SW-209',
    'Kilix the Unraveler',
    {
      3: when(
        enters(self),
        you.chooseNumber(3),
        put(topCards(rememberedNumber('chosenNumber'), you), 'graveyard'),
        onlyIf(thereIs(cardsInGraveyard(you, any.ability)), you.draw(1)),
        onlyIf(thereIs(cardsInGraveyard(you, any.ally)), you.draw(1)),
        onlyIf(thereIs(cardsInGraveyard(you, any.equipment)), you.draw(1)),
      ),
    },
    { words: '+0', because: 'The generated text names the least number of cards.' },
  ),
  cardByHand('SW-214', 'Spectral Kitten', {
    1: lineOfSeveralTexts(
      each(withTraitIcon('Horde', your.ally)).has(atkBonus(1)),
      each(withTraitIcon('Alliance', your.ally)).has(atkAndHealthBonus(0, 1)),
      each(
        other(
          and(not({ kind: 'icon', trait: 'Horde' }), not({ kind: 'icon', trait: 'Alliance' }), your.ally),
        ),
      ).has(atkAndHealthBonus(1, 1)),
    ),
  }),
  cardByHand('WG-85', 'Void Pact', {
    1: you.draw(timesDoneThisTurn('left', any.ally, opponents)),
  }),
  cardByHand('SW-30', 'Unholy Presence', {
    1: ongoing(each(your.weapon).has(costsLess(1), costsLess(1, { doing: 'strike' }))),
  }),
  cardByHand('SW-69', 'Delusions of Grandeur', {
    1: lineOfSeveralTexts(
      targetOpponent.choose(1, each(controlledBy(thatTargetPlayer).ability), 'ability'),
      thatTargetPlayer.choose(1, each(controlledBy(thatTargetPlayer).ally), 'ally'),
      thatTargetPlayer.choose(1, each(controlledBy(thatTargetPlayer).equipment), 'equipment'),
      put(both(rememberedCards('ability'), rememberedCards('ally'), rememberedCards('equipment')), 'hand'),
    ),
  }),
  cardByHand('TOT-9', 'Tinker Priest Cassie', {
    1: onYourTurn(
      pay(5, flipHero).to(
        targetOpponent.choose(1, each(controlledBy(thatTargetPlayer).ability), 'ability'),
        thatTargetPlayer.choose(1, each(controlledBy(thatTargetPlayer).ally), 'ally'),
        thatTargetPlayer.choose(1, each(controlledBy(thatTargetPlayer).equipment), 'equipment'),
        put(both(rememberedCards('ability'), rememberedCards('ally'), rememberedCards('equipment')), 'hand'),
      ),
    ),
  }),
  cardByHand('TOT-245', 'Cerith Spire Staff', {
    2: atEndOfYourTurn(
      yourHero.deals(10, 'frost').to(target(wasDealtDamageThisTurn(opposing.hero, { types: ['frost'] }, 10))),
    ),
  }),
  cardByHand('TOT-256', 'Reoccupation', {
    2: inOrder([you.shuffleGraveyardIntoDeck(), put(cardsInGraveyard(opponents), 'removed')]),
  }),
  cardByHand(
    'ToD-206',
    'Blackout',
    {
      2: inOrder([
        flipOver(upToTargets(1, faceUp(any.resource))),
        onlyIf(
          thereIs(each(and(or(tagged('Black Dragonkin'), tagged('Twilight Dragonkin')), your.card))),
          flipOver(upToOtherTargets(1, faceUp(any.resource))),
        ),
      ]),
    },
    { words: '+target', because: 'The print names both targets before they are turned.' },
  ),
  cardByHand('ToD-218', 'Unbinding', {
    2: inOrder([lookAt(topCards(1, targetOpponent)), you.may(put(cardsLookedAt, 'removed'))]),
  }),
  cardByHand('ToF-46', 'Slaughter', {
    1: ifYouDo(
      destroyAndRememberAs('gone', target(withStat(or(any.ally, any.weapon), 'cost', '<=', 4))),
      you.choose(1, each(your.weapon)),
      addCounters({ atk: 1 }, rememberedCards('gone').stat('atk'), chosenCards),
    ),
  }),
  cardByHand('ToF-91', 'Renzo Soulfang', {
    1: whenIf(
      turnStarts(you),
      isNotTrue(
        isTrueForAnyPlayer(
          opponents,
          isAtLeast(numberOfCards(each(your.resource)), numberOfCards(each(their.resource))),
        ),
      ),
      self.deals(3, 'shadow').to(each(opposing.hero), undefined, 'total'),
      self.heals(rememberedNumber('total')).from(yourHero),
    ),
  }),
  cardByHand('ToF-93', 'Shadowseer Thraner', {
    1: when(
      enters(self),
      reveal(topCards(1, you)),
      onlyIf(
        revealedCards.isA(any.permanent),
        put(topCards(revealedCards.stat('cost'), targetOpponent), 'removed'),
      ),
    ),
  }),
  cardByHand('ToF-148', 'Swifteye', {
    1: self.has(
      atkAndHealthBonus(
        product(3, numberOfCards(each(or(filterOfNoun(self), and(tagged('Murloc'), your.heroOrAlly))))),
        product(3, numberOfCards(each(or(filterOfNoun(self), and(tagged('Murloc'), your.heroOrAlly))))),
      ),
    ),
  }),
  cardByHand(
    'ToF-201',
    'Traitors!',
    {
      2: inOrder([
        you.choosesPlayer(opponents),
        unless(chosenPlayer.may(you.draw(1)), yourHero.heals(3).from(yourHero)),
      ]),
    },
    { words: '+may', because: 'The opponent chooses by allowing one of the effects.' },
  ),
  cardByHand(
    'WBR-123',
    'Avatar of the Wild',
    {
      1: lineOfSeveralTexts(
        putTokenAndRememberAs('tiger', token('Tiger', { melee: 0, health: 0 }, ferocity)),
        restOfGame(rememberedCards('tiger').has(statsBecome(valueOfX, valueOfX))),
      ),
    },
    { words: '+0 +forever', because: 'The size of the token is set after it has entered play.' },
  ),
  cardByHand('WBR-150', 'Magni, the Mountain King', {
    1: lineOfSeveralTexts(
      protector,
      each(and(tagged('Dwarf'), your.heroOrAlly)).has(
        atkAndHealthBonus(0, sumOfStat('def', each(and(tagged('Armor'), your.card)))),
      ),
    ),
  }),
  cardByHand(
    'WBR-190',
    "Sava'gin the Reckless",
    {
      1: self.has(attacksAtRandom),
      2: stashKeyword(yourHero.deals(2, 'nature').to(randomTarget(opposing.heroOrAlly))),
    },
    { words: '-opposing', because: 'Only opposing characters can be attacked.' },
  ),
  cardByHand('WBR-239', 'Devout Aurastone Hammer', {
    1: pay(exhaustSelf).to(
      thisTurn(each(your.ally).has(costsLess(sum(1, numberOfCounters('heirloom')), { next: true }))),
    ),
  }),
  cardByHand('ELE-179', "Champion's Deathdealer Breastplate", {
    1: each(your.weapon).has(atkBonus(sum(1, numberOfCounters('heirloom')))),
  }),
  cardByHand('ELE-184', 'Polished Spaulders of Valor', {
    1: each(your.equipment).has(costsLess(sum(1, numberOfCounters('heirloom')), { least: 1 })),
  }),
]
