/** Cards of the set Scourgewar. */
import {
  activeInZone,
  always,
  amountIncreasedBy,
  amountPerTarget,
  and,
  any,
  asLongAs,
  assault,
  asTurnStarts,
  atkBonus,
  atStartOfYourTurn,
  attacks,
  both,
  cardsInGraveyard,
  cardsInHand,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  damageIsDealtWith,
  damageIsPreventedBy,
  damageWasDealtThisTurn,
  dealsCombatDamage,
  dealsDamage,
  deathRattleKeyword,
  destroy,
  each,
  eachTime,
  entersCombat,
  everyone,
  exhaust,
  exhaustSelf,
  faceDown,
  filterOfNoun,
  flips,
  friendly,
  grantedPower,
  heroOf,
  hostCard,
  ifYouDo,
  inOrder,
  instantOnes,
  interrupt,
  isEqualTo,
  isMoreThan,
  isTurnOf,
  losesAndCantHavePowers,
  mend,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyForHeroWithTrait,
  onlyIf,
  onlyWhile,
  opponents,
  opposing,
  or,
  other,
  otherCardOfEvent,
  pay,
  placesResourceFaceUp,
  preventsNextDamage,
  product,
  put,
  ready,
  readyOnes,
  rememberedCards,
  removeCounters,
  self,
  tagged,
  target,
  targetOpponent,
  thatDamagedCharacter,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thisTurn,
  turnStarts,
  unless,
  untargetable,
  upToTargets,
  useOnlyIf,
  wasDestroyedThisTurn,
  when,
  whenDoneThisWay,
  whenIf,
  withKeyword,
  withoutPaying,
  withTraitIcon,
  wouldBeDealt,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { DAMAGE_TYPES } from '../../../src/engine/index.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const scourgeCards: readonly CardByHand[] = [
  cardByHand('SW-32', 'Berserk', {
    2: ongoing(
      when(
        dealsDamage(undefined, withKeyword('bearForm', filterOfNoun(yourHero)), { combat: true }),
        you.may(you.draw(1)),
      ),
    ),
    3: ongoing(
      when(
        dealsCombatDamage(withKeyword('catForm', filterOfNoun(yourHero)), any.hero),
        controllerOf(thatDamagedCharacter).discard(1),
      ),
    ),
  }),
  cardByHand('SW-68', 'Dark Penance', {
    1: lineOfSeveralTexts(
      targetOpponent.discardAtRandom(1),
      thatTargetPlayer.chooseRandom(1, each(controlledBy(thatTargetPlayer).ally)),
      destroy(chosenCards),
    ),
  }),
  cardByHand('SW-24', 'Death and Decay', {
    1: ongoing(
      when(entersCombat(yourHero, any.heroOrAlly), yourHero.deals(1, 'shadow').to(otherCardOfEvent)),
    ),
    2: deathRattleKeyword(
      eachTime(
        entersCombat(yourHero, any.heroOrAlly),
        'turn',
        yourHero.deals(1, 'shadow').to(otherCardOfEvent),
      ),
    ),
  }),
  cardByHand('SW-95', 'Detonate Soul', {
    2: ongoing(atStartOfYourTurn(put(both(hostCard, each(opposing.ally)), 'removed'))),
  }),
  cardByHand('SW-81', 'Disarm Trap', { 1: interrupt(target(instantOnes(any.card), 'chain')) }),
  cardByHand('SW-88', 'Mass Purge', {
    1: lineOfSeveralTexts(
      you.chooseUpTo(
        numberOfCards(each(and(any.ability, not({ kind: 'attachedTo', what: each(friendly.card).is })))),
        each(and(any.ability, not({ kind: 'attachedTo', what: each(friendly.card).is }))),
      ),
      destroy(chosenCards),
    ),
  }),
  cardByHand(
    'SW-46',
    "Master's Call",
    {
      2: onlyWhile(
        thereIs(each(and(tagged('Pet'), your.card))),
        thisTurn(yourHero.has(untargetable), each(and(tagged('Pet'), your.card)).canProtect(yourHero)),
      ),
    },
    { words: '+turn', because: 'The generated text says of both effects how long they last.' },
  ),
  cardByHand('SW-108', 'Provoke', {
    2: ongoing(
      when(
        turnStarts(controllerOf(hostCard)),
        yourHero.deals(1, 'melee').to(hostCard, 'dealt'),
        thisTurn(
          rememberedCards('dealt').mustAttack(),
          rememberedCards('dealt').canAttackOnlyIfAble(yourHero),
        ),
      ),
    ),
  }),
  cardByHand('SW-118', 'Putrefying Poison', {
    2: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'nature').to(hostCard, 'dealt'),
        whenDoneThisWay(
          rememberedCards('dealt'),
          yourHero.deals(1, 'shadow').to(target(controlledBy(controllerOf(hostCard)).ally)),
        ),
      ),
    ),
  }),
  cardByHand('SW-109', 'Recklessness', {
    2: yourHero.has(
      wouldDeal(amountIncreasedBy(numberOfCounters('abandon'))),
      wouldBeDealt(amountIncreasedBy(numberOfCounters('abandon')), { other: not(filterOfNoun(yourHero)) }),
    ),
  }),
  cardByHand(
    'SW-48',
    'Scorpid Sting',
    {
      2: ongoing(
        when(
          turnStarts(controllerOf(hostCard)),
          controllerOf(hostCard).choose(
            1,
            each(readyOnes(controlledBy(controllerOf(hostCard)).equipment)),
            'first',
          ),
          exhaust(rememberedCards('first')),
          onlyIf(
            thereIs(each(and(tagged('Ranged'), your.weapon))),
            controllerOf(hostCard).choose(
              1,
              each(
                readyOnes(
                  and(
                    controlledBy(controllerOf(hostCard)).equipment,
                    not(filterOfNoun(rememberedCards('first'))),
                  ),
                ),
              ),
              'second',
            ),
            exhaust(rememberedCards('second')),
          ),
        ),
      ),
    },
    { words: '+ready', because: 'Only ready equipment can be exhausted.' },
  ),
  cardByHand('SW-29', 'Suffocating Grip', {
    1: ifYouDo(
      interrupt(target(and(any.ally, opposing.card), 'chain')),
      yourHero.deals(thatTarget.stat('cost'), 'shadow').to(heroOf(controllerOf(thatTarget))),
    ),
  }),
  cardByHand('SW-42', 'Buzz', {
    2: deathRattleKeyword(you.may(destroy(target(any.weapon)))),
    3: lineOfSeveralTexts(),
  }),
  cardByHand(
    'SW-169',
    'Conqueror Neusuada',
    {
      1: when(
        attacks(self),
        you.may(
          destroy(target(or(and(tagged('Warlock'), any.ally), withTraitIcon('Warlock', any.equipment)))),
        ),
      ),
    },
    { words: '+ally', because: 'A Warlock that is no hero is an ally.' },
  ),
  cardByHand(
    'SW-170',
    "Conqueror Yun'zon",
    {
      1: each(or(and(tagged('Warrior'), opposing.heroOrAlly), withTraitIcon('Warrior', opposing.card))).has(
        losesAndCantHavePowers,
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of cards whose they are.' },
  ),
  cardByHand('SW-134', 'Great Elekk', {
    3: when(placesResourceFaceUp(you), thisTurn(yourHero.has(wouldDeal(amountIncreasedBy(2))))),
  }),
  cardByHand(
    'SW-141',
    'Justicar Gavin Shadesticker',
    {
      1: each(or(and(tagged('Warlock'), opposing.heroOrAlly), withTraitIcon('Warlock', opposing.card))).cant(
        'beReadied',
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of cards whose they are.' },
  ),
  cardByHand('SW-153', 'Skaala of the Somber Watch', {
    1: each(opposing.hero).has(grantedPower(always(self.has(atkBonus(product(-1, self.stat('damage'))))))),
  }),
  cardByHand('SW-154', 'Soulseeker Huulo', {
    1: lineOfSeveralTexts(
      asLongAs(thereIs(each(other(withKeyword('assault', your.heroOrAlly)))), self.has(assault(1))),
      asLongAs(thereIs(each(other(withKeyword('mend', your.heroOrAlly)))), self.has(mend(1))),
    ),
  }),
  cardByHand('SW-195', 'Twilight Vanquisher Knolan', {
    2: asLongAs(
      damageWasDealtThisTurn({ by: your.heroOrAlly, to: opposing.hero, types: ['shadow'] }),
      self.has(withoutPaying),
    ),
  }),
  cardByHand(
    'SW-229',
    'Extract of Necromantic Power',
    {
      1: lineOfSeveralTexts(
        onlyForHeroWithTrait(
          'Warlock',
          asTurnStarts(everyone, thisTurn(yourHero.has(preventsNextDamage(3, { types: ['melee'] })))),
        ),
        onlyForHeroWithTrait(
          'Death Knight',
          asTurnStarts(
            everyone,
            thisTurn(
              yourHero.has(preventsNextDamage(3, { types: DAMAGE_TYPES.filter((type) => type !== 'melee') })),
            ),
          ),
        ),
      ),
      2: lineOfSeveralTexts(),
      3: lineOfSeveralTexts(),
    },
    { words: '+turn', because: 'The generated text names the turn in both powers.' },
  ),
  cardByHand('SW-220', 'Greaves of Ancient Evil', {
    1: lineOfSeveralTexts(
      onlyForHeroWithTrait(
        'Death Knight',
        when(damageIsPreventedBy(self), you.choose(1, each(your.weapon)), ready(chosenCards)),
      ),
      onlyForHeroWithTrait(
        'Paladin',
        when(
          damageIsPreventedBy(self),
          you.choose(1, each(other(and(tagged('Armor'), your.card)))),
          ready(chosenCards),
        ),
      ),
      onlyForHeroWithTrait('Warrior', when(damageIsPreventedBy(self), ready(yourHero))),
    ),
    2: lineOfSeveralTexts(),
    3: lineOfSeveralTexts(),
    4: lineOfSeveralTexts(),
  }),
  cardByHand(
    'SW-221',
    'Incursion Vestments',
    {
      1: lineOfSeveralTexts(
        onlyForHeroWithTrait(
          'Mage',
          useOnlyIf(wasDestroyedThisTurn(opposing.ally), pay(1, exhaustSelf).to(you.draw(1))),
        ),
        onlyForHeroWithTrait(
          'Priest',
          useOnlyIf(
            wasDestroyedThisTurn(opposing.ally),
            pay(1, exhaustSelf).to(yourHero.heals(5).from(target(any.heroOrAlly))),
          ),
        ),
        onlyForHeroWithTrait(
          'Warlock',
          useOnlyIf(wasDestroyedThisTurn(opposing.ally), pay(1, exhaustSelf).to(targetOpponent.discard(1))),
        ),
      ),
      2: lineOfSeveralTexts(),
      3: lineOfSeveralTexts(),
      4: lineOfSeveralTexts(),
    },
    { words: '+opposing +turn', because: 'The generated text repeats the condition in each power.' },
  ),
  cardByHand(
    'SW-222',
    "King Dred's Helm",
    {
      1: lineOfSeveralTexts(
        onlyForHeroWithTrait(
          'Hunter',
          when(
            flips(faceDown(filterOfNoun(yourHero))),
            yourHero.deals(2, 'ranged').to(upToTargets(3, any.heroOrAlly)),
          ),
        ),
        onlyForHeroWithTrait(
          'Shaman',
          when(
            flips(faceDown(filterOfNoun(yourHero))),
            yourHero.dealsDivided(amountPerTarget(3, 2, 1), 'nature').among(upToTargets(3, any.heroOrAlly)),
          ),
        ),
      ),
      2: lineOfSeveralTexts(),
      3: lineOfSeveralTexts(),
    },
    { words: '+target', because: 'The generated text names the targets in both powers.' },
  ),
  cardByHand('SW-243', 'Saliva Corroded Pike', {
    1: whenIf(damageIsDealtWith(self), isTurnOf(opponents), you.may(ready(self))),
  }),
  cardByHand('SW-248', 'Unearthed Broadsword', {
    1: activeInZone('graveyard', atStartOfYourTurn(ifYouDo(you.may(you.pays(1)), put(self, 'hand')))),
  }),
  cardByHand('SW-268', 'Legendary Leathers, Dalaran', {
    1: pay(exhaustSelf).to(
      thisTurn(
        each(and(or(tagged('Leather'), tagged('Mail')), tagged('Armor'), your.card)).has(
          costsLess(product(2, numberOfCards(each(and(tagged('Leatherworking'), your.heroOrAlly)))), {
            next: true,
          }),
        ),
      ),
    ),
  }),
  cardByHand('SW-250', 'A Voice in the Dark', {
    2: opponents.chooseOne(
      inOrder([you.chooseRandom(1, cardsInGraveyard(you)), put(chosenCards, 'hand')]),
      you.draw(1),
    ),
  }),
  cardByHand('SW-254', "Death's Gaze", {
    2: onlyIf(isMoreThan(numberOfCards(cardsInGraveyard(you)), numberOfCards(cardsInHand(you))), you.draw(1)),
  }),
  cardByHand(
    'SW-259',
    'Sacrifices Must Be Made',
    {
      2: inOrder([you.draw(3), unless(you.may(you.discardOf(1, any.ally)), you.discard(2))]),
    },
    { words: '+may', because: 'The print says "unless".' },
  ),
  cardByHand('SW-263', 'The Restless Dead', {
    2: inOrder([everyone.shuffleGraveyardIntoDeck(), you.draw(1)]),
  }),
  cardByHand('SW-218', 'Breastplate of Undeath', {
    2: atStartOfYourTurn(
      removeCounters({ def: 1 }),
      onlyIf(isEqualTo(numberOfCounters({ def: 1 }), 0), destroy(self)),
    ),
  }),
  cardByHand('SW-235', 'Edge of Oblivion', {
    2: atStartOfYourTurn(
      removeCounters({ atk: 1 }),
      onlyIf(isEqualTo(numberOfCounters({ atk: 1 }), 0), destroy(self)),
    ),
  }),
]
