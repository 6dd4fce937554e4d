/** Further cards of the sets Drums of War, Blood of Gladiators and Fields of Honor, and of small sets. */
import {
  addCounters,
  allAreTrue,
  always,
  amountIncreasedBy,
  amountPerTarget,
  and,
  anotherTarget,
  any,
  assault,
  atEndOfYourTurn,
  atkBonus,
  attacking,
  both,
  cant,
  cardsInGraveyard,
  cardsInHand,
  cardsOnChain,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  dealsCombatDamage,
  dealsDamage,
  destroy,
  destroySelf,
  doBeforeDamage,
  each,
  eachTime,
  everyone,
  exhaust,
  exhaustSelf,
  exhaustsForTheFirstTime,
  ferocity,
  filterOfNoun,
  flipHero,
  forEach,
  hasTakenFirstTurn,
  haveDifferentNames,
  hostCard,
  ifElse,
  ifYouDo,
  interrupt,
  invincible,
  isAtLeast,
  isDestroyed,
  isMoreThan,
  isNotTrue,
  isTrueForAnyPlayer,
  labelledPower,
  nextTimeFromYourNextTurn,
  nextTimeWithin,
  not,
  numberOfCards,
  ofChosenCardType,
  ongoing,
  onlyIf,
  onlyNextTime,
  onYourTurn,
  opponents,
  opposing,
  or,
  pay,
  placesResourceFaceUp,
  preventThatDamage,
  protector,
  put,
  putAndRememberAs,
  putToken,
  readies,
  ready,
  rememberedCards,
  rememberedNumber,
  reveal,
  sameNameAs,
  self,
  stealth,
  strikesWith,
  sum,
  sumOfStat,
  tagged,
  target,
  targetPlayer,
  thatCard,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  their,
  thereAreAtLeast,
  thereIs,
  they,
  thisTurn,
  token,
  turnEnds,
  turnStarts,
  unless,
  unlimitedOnes,
  untilEndOfYourNextTurn,
  upToOtherTargets,
  upToTargets,
  valueOfX,
  when,
  whenIf,
  withStat,
  withTraitIcon,
  wouldBeDealt,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, powersOfOtherSide } from './card-by-hand.ts'

export const drumsCards: readonly CardByHand[] = [
  cardByHand('ARC-24', 'Moonfire', {
    2: ongoing(whenIf(turnStarts(you), thereIs(self), yourHero.deals(1, 'arcane').to(hostCard))),
  }),
  cardByHand('ARC-28', 'Explosive Trap', {
    2: ifYouDo(
      destroy(target(attacking(any.ally))),
      exhaust(each(controlledBy(controllerOf(thatTarget)).heroOrAlly)),
    ),
  }),
  cardByHand(
    'ARC-39',
    'The Taste of Arcana',
    {
      1: lineOfSeveralTexts(
        yourHero.deals(1, 'arcane').to(target(any.heroOrAlly), undefined, 'total'),
        onlyIf(
          thatTarget.isA(any.hero),
          ifYouDo(
            you.may(you.choose(1, cardsOnChain(controlledBy(controllerOf(thatTarget)).card), 'card')),
            unless(
              controllerOf(thatTarget).may(controllerOf(thatTarget).pays(rememberedNumber('total'))),
              interrupt(rememberedCards('card')),
            ),
          ),
        ),
      ),
    },
    { words: '-target +may', because: 'The generated text asks whether the character is a hero.' },
  ),
  cardByHand('ARC-59', 'Deathblow', {
    2: yourHero.deals(sum(1, valueOfX), 'melee').to(target(any.heroOrAlly)),
  }),
  cardByHand(
    'ARC-81',
    'Overkill',
    {
      2: lineOfSeveralTexts(
        forEach(opponents, they.destroys(valueOfX, their.equipment)),
        forEach(opponents, they.discard(valueOfX)),
        yourHero.deals(valueOfX, 'melee').to(each(opposing.heroOrAlly)),
      ),
    },
    { words: '+opposing', because: 'The generated text names the opponents for each of the three effects.' },
  ),
  cardByHand(
    'ARC-283',
    'Thunderfury, Blessed Blade of the Windseeker',
    {
      1: when(
        strikesWith(yourHero, self),
        ...[1, 2, 3, 4, 5].map(() => you.chooseUpTo(1, each(any.heroOrAlly))),
        yourHero.deals(amountPerTarget(5, 4, 3, 2, 1), 'nature').to(chosenCards),
      ),
    },
    { words: '+may', because: 'The characters are chosen one after the other, in the order of the damage.' },
  ),
  cardByHand('BWB-8', 'Twined Band of Flowers', {
    1: onYourTurn(
      pay(exhaustSelf).to(
        yourHero.heals(1).from(each(your.ally), { total: 'healed' }),
        thisTurn(yourHero.has(assault(rememberedNumber('healed')))),
      ),
    ),
  }),
  cardByHand('BoG-1', 'Bronson Greatwhisker', {
    1: pay(5, flipHero).to(
      thisTurn(
        target(any.ally).has(
          onlyNextTime(
            wouldBeDealt(
              doBeforeDamage(preventThatDamage, yourHero.heals(thatMuch).from(thatDamagedCharacter)),
            ),
          ),
        ),
      ),
    ),
  }),
  cardByHand('BoG-31', 'Scatter Shot', {
    2: lineOfSeveralTexts(
      yourHero
        .deals(sum(1, sumOfStat('atk', each(and(tagged('Ranged'), your.weapon)))), 'ranged')
        .to(target(any.heroOrAlly), 'dealt'),
      onlyIf(
        rememberedCards('dealt').isA(any.hero),
        thisTurn(each(any.card).has(cant('bePlayed', { by: controllerOf(thatTarget) }))),
      ),
    ),
  }),
  cardByHand('BoG-46', 'Sacred Moment', { 1: untilEndOfYourNextTurn(each(any.card).cant('beReadied')) }),
  cardByHand('BoG-190', 'Arena Grandmaster', {
    2: onlyIf(
      allAreTrue(
        thereIs(each(your.ally)),
        isTrueForAnyPlayer(
          opponents,
          isMoreThan(sumOfStat('atk', each(your.ally)), sumOfStat('atk', each(their.ally))),
        ),
      ),
      you.draw(2),
    ),
  }),
  cardByHand('CD4-1', 'Jaina Proudmoore', {
    2: powersOfOtherSide(
      labelledPower(
        'Frost Focus',
        always(
          each(opposing.heroOrAlly).has(
            wouldBeDealt(amountIncreasedBy(1), { types: ['frost'], other: filterOfNoun(self) }),
          ),
        ),
      ),
    ),
  }),
  cardByHand('CD4-1b', 'Dark Lady Sylvanas Windrunner', {
    2: powersOfOtherSide(
      labelledPower('Song of Sylvanas', always(each(or(filterOfNoun(self), your.ally)).has(assault(1)))),
    ),
  }),
  cardByHand(
    'CD4-6c',
    'Monstrous Cleave',
    {
      1: lineOfSeveralTexts(
        yourHero.deals(4, 'melee').to(upToTargets(1, any.ally)),
        onlyIf(
          thereAreAtLeast(2, each(and(tagged('Monster'), your.heroOrAlly))),
          yourHero.deals(4, 'melee').to(upToOtherTargets(1, any.ally)),
        ),
      ),
    },
    { words: '-target', because: 'The print names both targets before the damage.' },
  ),
  cardByHand(
    'CIT-15',
    'Invincible',
    {
      1: when(placesResourceFaceUp(you), thisTurn(target(your.ally).has(invincible))),
    },
    { words: '+invincible', because: 'The keyword is also the name of the card.' },
  ),
  cardByHand(
    'CIT-16',
    "Deathbringer's Will",
    {
      1: when(
        dealsCombatDamage(yourHero, opposing.hero),
        you.may(
          putToken(
            token(
              'Spirit of Northrend',
              { melee: 1, health: 1 },
              ferocity,
              stealth,
              when(turnEnds(everyone), destroy(self)),
            ),
          ),
        ),
      ),
    },
    { words: '+ally', because: 'The print leaves out that the token is an ally.' },
  ),
  cardByHand('CIT-17', 'Phylactery of the Nameless Lich', {
    1: atEndOfYourTurn(
      you.may(
        you.choose(1, each(unlimitedOnes(your.ally)), 'model'),
        you.choose(
          1,
          cardsInHand(
            you,
            withStat(unlimitedOnes(any.ally), 'cost', '<=', rememberedCards('model').stat('cost')),
          ),
        ),
        put(chosenCards, 'play'),
      ),
    ),
  }),
  cardByHand(
    'DoW-27',
    'Empty the Stables',
    {
      1: lineOfSeveralTexts(
        ...['first', 'second', 'third'].flatMap((as, i, all) => [
          {
            kind: 'search' as const,
            who: you.are,
            deckOf: you.are,
            filter:
              i === 0
                ? tagged('Pet')
                : and(
                    tagged('Pet'),
                    not({ kind: 'sharesName', with: both(...all.slice(0, i).map(rememberedCards)).is }),
                  ),
            as,
          },
          put(rememberedCards(as), 'hand'),
        ]),
      ),
    },
    { words: '-3', because: 'The generated text searches once for each card.' },
  ),
  cardByHand('DoW-41', 'Temporary Dissipation', {
    1: lineOfSeveralTexts(
      putAndRememberAs('removed', each(your.ally), 'removed'),
      nextTimeFromYourNextTurn(turnEnds(everyone), put(rememberedCards('removed'), 'play')),
    ),
    2: lineOfSeveralTexts(),
  }),
  cardByHand('DoW-60', 'Detect Traps', {
    1: lineOfSeveralTexts(
      you.choosesWord('kind', ['ability', 'ally', 'equipment']),
      reveal(cardsInHand(targetPlayer)),
      thatTargetPlayer.discardOf('hand', ofChosenCardType('kind')),
    ),
  }),
  cardByHand('DoW-79', 'Rain of Shadow', {
    1: lineOfSeveralTexts(
      yourHero.deals(1, 'shadow').to(each(opposing.heroOrAlly), 'dealt'),
      eachTime(isDestroyed(rememberedCards('dealt')), 'turn', controllerOf(thatCard).discard(1)),
    ),
  }),
  cardByHand('DoW-98', 'Fire and Ice', {
    1: lineOfSeveralTexts(
      you.may(yourHero.deals(2, 'fire').to(target(any.heroOrAlly))),
      you.may(yourHero.deals(1, 'frost').to(anotherTarget(any.heroOrAlly), 'frozen')),
      thisTurn(rememberedCards('frozen').cant('attack')),
    ),
  }),
  cardByHand('DoW-247', 'The Last Barov', {
    2: ifElse(isNotTrue(haveDifferentNames(each(any.ally))), you.draw(2), you.draw(1)),
  }),
  cardByHand('DoW-258', 'Southshore', {
    1: onYourTurn(
      pay(1, exhaustSelf).to(
        nextTimeWithin(
          'turn',
          dealsDamage(
            target(withTraitIcon('Alliance', your.ally)),
            withStat(any.ally, 'cost', '<', thatTarget.stat('cost')),
          ),
          you.draw(1),
        ),
      ),
    ),
  }),
  cardByHand('DoW-261', 'Tarren Mill', {
    1: onYourTurn(
      pay(1, exhaustSelf).to(
        nextTimeWithin(
          'turn',
          dealsDamage(
            target(withTraitIcon('Horde', your.ally)),
            withStat(any.ally, 'cost', '>', thatTarget.stat('cost')),
          ),
          you.draw(1),
        ),
      ),
    ),
  }),
  cardByHand('DoW-264', 'Halaa', {
    1: whenIf(
      turnStarts(you),
      isNotTrue(
        isTrueForAnyPlayer(
          opponents,
          isAtLeast(numberOfCards(each(their.ally)), numberOfCards(each(your.ally))),
        ),
      ),
      addCounters('capture'),
    ),
  }),
  cardByHand('FoH-45', 'Resolute Aura', {
    1: ongoing(
      each(your.weapon).has(
        atkBonus(numberOfCards(each(and(tagged('Armor'), your.card)))),
        costsLess(numberOfCards(each(and(tagged('Armor'), your.card))), { doing: 'strike' }),
      ),
    ),
  }),
  cardByHand('FoH-56', 'Hidden Weaponry', {
    1: ongoing(
      pay(destroySelf).to(
        nextTimeWithin(
          'turn',
          { event: 'dealt', to: filterOfNoun(target(opposing.ally)), combat: true },
          destroy(thatDamagedCharacter),
        ),
      ),
    ),
  }),
  cardByHand('FoH-67', 'Windfury Infusion', {
    2: ongoing(hostCard.has(atkBonus(3)), when(exhaustsForTheFirstTime(hostCard), you.may(ready(hostCard)))),
  }),
  cardByHand('FoH-149', 'Zalan Ragewind', {
    1: lineOfSeveralTexts(
      protector,
      when(
        readies(opposing.hero),
        ifYouDo(
          you.may(you.pays(1)),
          destroy(target(and(or(any.ability, any.equipment), controlledBy(controllerOf(thatCard)).card))),
        ),
      ),
    ),
  }),
  cardByHand('FoH-162', "Vengeful Gladiator's Earthshaker", {
    1: when({ event: 'dealt', combat: true, with: your.weapon, together: true }, ready(each(your.weapon))),
    2: pay(exhaustSelf).to(
      yourHero.deals(2, 'frost').to(target(any.heroOrAlly), 'dealt'),
      thisTurn(rememberedCards('dealt').cant('attack'), rememberedCards('dealt').cant('protect')),
    ),
  }),
  cardByHand('FoH-182', "Wub's Cursed Hexblade", {
    1: pay(2, destroySelf).to(
      destroy(target(any.ally)),
      onlyIf(
        hasTakenFirstTurn(opponents),
        you.choose(1, cardsInGraveyard(everyone, sameNameAs(thatTarget, any.card))),
        put(chosenCards, 'play'),
      ),
    ),
  }),
]
