/** Cards of the set Scourgewar. */
import {
  activeIn,
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
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  count,
  counters,
  damageIsDealtWith,
  damageIsPreventedBy,
  damageWasDealtThisTurn,
  dealsCombatDamage,
  dealsDamage,
  deathRattle,
  destroy,
  each,
  eachTime,
  entersCombat,
  everyone,
  exhaust,
  exhaustSelf,
  faceDown,
  filterOf,
  flips,
  friendly,
  grantedPower,
  heroOf,
  heroOnly,
  hostCard,
  ifYouDo,
  inGraveyard,
  inHand,
  inOrder,
  instantOnes,
  interrupt,
  isEqualTo,
  isMoreThan,
  isTurnOf,
  losesAndCantHavePowers,
  mend,
  not,
  ongoing,
  onlyIf,
  onlyWhile,
  opponents,
  opposing,
  or,
  other,
  pay,
  placesFaceUp,
  preventsNext,
  product,
  put,
  readied,
  ready,
  remembered,
  removeCounters,
  self,
  tagged,
  target,
  targetOpponent,
  thatDamagedCharacter,
  thatOtherCard,
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
  withIcon,
  withKeyword,
  withoutPaying,
  wouldBeDealt,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { DAMAGE_TYPES } from '../../../src/engine/index.ts'
import { type CardByHand, card, several } from './card.ts'

export const scourgeCards: readonly CardByHand[] = [
  card('SW-32', 'Berserk', {
    2: ongoing(
      when(
        dealsDamage(undefined, withKeyword('bearForm', filterOf(yourHero)), { combat: true }),
        you.may(you.draw(1)),
      ),
    ),
    3: ongoing(
      when(
        dealsCombatDamage(withKeyword('catForm', filterOf(yourHero)), any.hero),
        controllerOf(thatDamagedCharacter).discard(1),
      ),
    ),
  }),
  card('SW-68', 'Dark Penance', {
    1: several(
      targetOpponent.discardAtRandom(1),
      thatTargetPlayer.chooseRandom(1, each(controlledBy(thatTargetPlayer).ally)),
      destroy(chosenCards),
    ),
  }),
  card('SW-24', 'Death and Decay', {
    1: ongoing(when(entersCombat(yourHero, any.heroOrAlly), yourHero.deals(1, 'shadow').to(thatOtherCard))),
    2: deathRattle(
      eachTime(entersCombat(yourHero, any.heroOrAlly), 'turn', yourHero.deals(1, 'shadow').to(thatOtherCard)),
    ),
  }),
  card('SW-95', 'Detonate Soul', {
    2: ongoing(atStartOfYourTurn(put(both(hostCard, each(opposing.ally)), 'removed'))),
  }),
  card('SW-81', 'Disarm Trap', { 1: interrupt(target(instantOnes(any.card), 'chain')) }),
  card('SW-88', 'Mass Purge', {
    1: several(
      you.chooseUpTo(
        count(each(and(any.ability, not({ kind: 'attachedTo', what: each(friendly.card).is })))),
        each(and(any.ability, not({ kind: 'attachedTo', what: each(friendly.card).is }))),
      ),
      destroy(chosenCards),
    ),
  }),
  card(
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
  card('SW-108', 'Provoke', {
    2: ongoing(
      when(
        turnStarts(controllerOf(hostCard)),
        yourHero.deals(1, 'melee').to(hostCard, 'dealt'),
        thisTurn(remembered('dealt').mustAttack(), remembered('dealt').canAttackOnlyIfAble(yourHero)),
      ),
    ),
  }),
  card('SW-118', 'Putrefying Poison', {
    2: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'nature').to(hostCard, 'dealt'),
        whenDoneThisWay(
          remembered('dealt'),
          yourHero.deals(1, 'shadow').to(target(controlledBy(controllerOf(hostCard)).ally)),
        ),
      ),
    ),
  }),
  card('SW-109', 'Recklessness', {
    2: yourHero.has(
      wouldDeal(amountIncreasedBy(counters('abandon'))),
      wouldBeDealt(amountIncreasedBy(counters('abandon')), { other: not(filterOf(yourHero)) }),
    ),
  }),
  card(
    'SW-48',
    'Scorpid Sting',
    {
      2: ongoing(
        when(
          turnStarts(controllerOf(hostCard)),
          controllerOf(hostCard).choose(
            1,
            each(readied(controlledBy(controllerOf(hostCard)).equipment)),
            'first',
          ),
          exhaust(remembered('first')),
          onlyIf(
            thereIs(each(and(tagged('Ranged'), your.weapon))),
            controllerOf(hostCard).choose(
              1,
              each(
                readied(
                  and(controlledBy(controllerOf(hostCard)).equipment, not(filterOf(remembered('first')))),
                ),
              ),
              'second',
            ),
            exhaust(remembered('second')),
          ),
        ),
      ),
    },
    { words: '+ready', because: 'Only ready equipment can be exhausted.' },
  ),
  card('SW-29', 'Suffocating Grip', {
    1: ifYouDo(
      interrupt(target(and(any.ally, opposing.card), 'chain')),
      yourHero.deals(thatTarget.stat('cost'), 'shadow').to(heroOf(controllerOf(thatTarget))),
    ),
  }),
  card('SW-42', 'Buzz', { 2: deathRattle(you.may(destroy(target(any.weapon)))), 3: several() }),
  card(
    'SW-169',
    'Conqueror Neusuada',
    {
      1: when(
        attacks(self),
        you.may(destroy(target(or(and(tagged('Warlock'), any.ally), withIcon('Warlock', any.equipment))))),
      ),
    },
    { words: '+ally', because: 'A Warlock that is no hero is an ally.' },
  ),
  card(
    'SW-170',
    "Conqueror Yun'zon",
    {
      1: each(or(and(tagged('Warrior'), opposing.heroOrAlly), withIcon('Warrior', opposing.card))).has(
        losesAndCantHavePowers,
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of cards whose they are.' },
  ),
  card('SW-134', 'Great Elekk', {
    3: when(placesFaceUp(you), thisTurn(yourHero.has(wouldDeal(amountIncreasedBy(2))))),
  }),
  card(
    'SW-141',
    'Justicar Gavin Shadesticker',
    {
      1: each(or(and(tagged('Warlock'), opposing.heroOrAlly), withIcon('Warlock', opposing.card))).cant(
        'beReadied',
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of cards whose they are.' },
  ),
  card('SW-153', 'Skaala of the Somber Watch', {
    1: each(opposing.hero).has(grantedPower(always(self.has(atkBonus(product(-1, self.stat('damage'))))))),
  }),
  card('SW-154', 'Soulseeker Huulo', {
    1: several(
      asLongAs(thereIs(each(other(withKeyword('assault', your.heroOrAlly)))), self.has(assault(1))),
      asLongAs(thereIs(each(other(withKeyword('mend', your.heroOrAlly)))), self.has(mend(1))),
    ),
  }),
  card('SW-195', 'Twilight Vanquisher Knolan', {
    2: asLongAs(
      damageWasDealtThisTurn({ by: your.heroOrAlly, to: opposing.hero, types: ['shadow'] }),
      self.has(withoutPaying),
    ),
  }),
  card(
    'SW-229',
    'Extract of Necromantic Power',
    {
      1: several(
        heroOnly(
          'Warlock',
          asTurnStarts(everyone, thisTurn(yourHero.has(preventsNext(3, { types: ['melee'] })))),
        ),
        heroOnly(
          'Death Knight',
          asTurnStarts(
            everyone,
            thisTurn(
              yourHero.has(preventsNext(3, { types: DAMAGE_TYPES.filter((type) => type !== 'melee') })),
            ),
          ),
        ),
      ),
      2: several(),
      3: several(),
    },
    { words: '+turn', because: 'The generated text names the turn in both powers.' },
  ),
  card('SW-220', 'Greaves of Ancient Evil', {
    1: several(
      heroOnly(
        'Death Knight',
        when(damageIsPreventedBy(self), you.choose(1, each(your.weapon)), ready(chosenCards)),
      ),
      heroOnly(
        'Paladin',
        when(
          damageIsPreventedBy(self),
          you.choose(1, each(other(and(tagged('Armor'), your.card)))),
          ready(chosenCards),
        ),
      ),
      heroOnly('Warrior', when(damageIsPreventedBy(self), ready(yourHero))),
    ),
    2: several(),
    3: several(),
    4: several(),
  }),
  card(
    'SW-221',
    'Incursion Vestments',
    {
      1: several(
        heroOnly('Mage', useOnlyIf(wasDestroyedThisTurn(opposing.ally), pay(1, exhaustSelf).to(you.draw(1)))),
        heroOnly(
          'Priest',
          useOnlyIf(
            wasDestroyedThisTurn(opposing.ally),
            pay(1, exhaustSelf).to(yourHero.heals(5).from(target(any.heroOrAlly))),
          ),
        ),
        heroOnly(
          'Warlock',
          useOnlyIf(wasDestroyedThisTurn(opposing.ally), pay(1, exhaustSelf).to(targetOpponent.discard(1))),
        ),
      ),
      2: several(),
      3: several(),
      4: several(),
    },
    { words: '+opposing +turn', because: 'The generated text repeats the condition in each power.' },
  ),
  card(
    'SW-222',
    "King Dred's Helm",
    {
      1: several(
        heroOnly(
          'Hunter',
          when(
            flips(faceDown(filterOf(yourHero))),
            yourHero.deals(2, 'ranged').to(upToTargets(3, any.heroOrAlly)),
          ),
        ),
        heroOnly(
          'Shaman',
          when(
            flips(faceDown(filterOf(yourHero))),
            yourHero.dealsDivided(amountPerTarget(3, 2, 1), 'nature').among(upToTargets(3, any.heroOrAlly)),
          ),
        ),
      ),
      2: several(),
      3: several(),
    },
    { words: '+target', because: 'The generated text names the targets in both powers.' },
  ),
  card('SW-243', 'Saliva Corroded Pike', {
    1: whenIf(damageIsDealtWith(self), isTurnOf(opponents), you.may(ready(self))),
  }),
  card('SW-248', 'Unearthed Broadsword', {
    1: activeIn('graveyard', atStartOfYourTurn(ifYouDo(you.may(you.pays(1)), put(self, 'hand')))),
  }),
  card('SW-268', 'Legendary Leathers, Dalaran', {
    1: pay(exhaustSelf).to(
      thisTurn(
        each(and(or(tagged('Leather'), tagged('Mail')), tagged('Armor'), your.card)).has(
          costsLess(product(2, count(each(and(tagged('Leatherworking'), your.heroOrAlly)))), { next: true }),
        ),
      ),
    ),
  }),
  card('SW-250', 'A Voice in the Dark', {
    2: opponents.chooseOne(
      inOrder([you.chooseRandom(1, inGraveyard(you)), put(chosenCards, 'hand')]),
      you.draw(1),
    ),
  }),
  card('SW-254', "Death's Gaze", {
    2: onlyIf(isMoreThan(count(inGraveyard(you)), count(inHand(you))), you.draw(1)),
  }),
  card(
    'SW-259',
    'Sacrifices Must Be Made',
    {
      2: inOrder([you.draw(3), unless(you.may(you.discardOf(1, any.ally)), you.discard(2))]),
    },
    { words: '+may', because: 'The print says "unless".' },
  ),
  card('SW-263', 'The Restless Dead', {
    2: inOrder([everyone.shuffleGraveyardIntoDeck(), you.draw(1)]),
  }),
  card('SW-218', 'Breastplate of Undeath', {
    2: atStartOfYourTurn(
      removeCounters({ def: 1 }),
      onlyIf(isEqualTo(counters({ def: 1 }), 0), destroy(self)),
    ),
  }),
  card('SW-235', 'Edge of Oblivion', {
    2: atStartOfYourTurn(
      removeCounters({ atk: 1 }),
      onlyIf(isEqualTo(counters({ atk: 1 }), 0), destroy(self)),
    ),
  }),
]
