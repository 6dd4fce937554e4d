/** Texts in which a condition, a choice or a cost comes before the target that it is about, or beside other cards. */
import { expect, test } from 'vitest'
import type { NumberExpression } from '../../engine/index.ts'
import {
  always,
  and,
  anotherTarget,
  any,
  asLongAs,
  assault,
  atkAndHealthBonus,
  atStartOfYourTurn,
  attachTo,
  attackedThisTurn,
  attacks,
  both,
  cardPaidWith,
  cardsInHand,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  dealsCombatDamage,
  defending,
  destroy,
  destroyAndRememberAs,
  each,
  eachTime,
  enteredThisTurn,
  enters,
  everyone,
  exhaust,
  exhausting,
  exhaustingAndRemembering,
  ferocity,
  ifElse,
  ifYouDo,
  interrupt,
  isDealtDamage,
  isMoreThan,
  isNotTrue,
  mend,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  onlyWhile,
  opponents,
  opposing,
  pay,
  preventsDamage,
  preventsDamageItWouldDeal,
  put,
  putAndRememberAs,
  putToken,
  ready,
  rememberedCards,
  returningToHand,
  self,
  tagged,
  target,
  targetInGraveyard,
  targetPlayer,
  thatDamageDealer,
  thatDamagedCharacter,
  thatPlayer,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thisTurn,
  turnEnds,
  turnStarts,
  unless,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

test.each<[string, string]>([
  [
    'Put target ally in your graveyard into play if it has a cost of 3 or less.',
    textOfEffect(
      onlyIf(
        thatTarget.isA({ kind: 'stat', stat: 'cost', op: '<=', value: 3 }),
        put(targetInGraveyard(you, any.ally), 'play'),
      ),
    ),
  ],
  [
    'If target ally entered play this turn, your hero deals that ally 6 fire damage. Otherwise, your hero deals that ally 2 fire damage.',
    textOfEffect(
      ifElse(
        thatTarget.isA(enteredThisTurn(any.card)),
        yourHero.deals(6, 'fire').to(target(any.ally)),
        yourHero.deals(2, 'fire').to(thatTarget),
      ),
    ),
  ],
  [
    "The controller of target ability on the chain may pay (1). If that isn't done, interrupt it.",
    textOfEffect(
      unless(
        controllerOf(thatTarget).may(controllerOf(thatTarget).pays(1)),
        interrupt(target(any.ability, 'chain')),
      ),
    ),
  ],
  [
    "Target opposing hero's controller may discard a card. If that isn't done, your hero deals that hero 4 shadow damage.",
    textOfEffect(
      unless(
        controllerOf(thatTarget).may(controllerOf(thatTarget).discard(1)),
        yourHero.deals(4, 'shadow').to(target(opposing.hero)),
      ),
    ),
  ],
  [
    "Choose an equipment target character's controller controls. Your hero deals that character arcane damage equal to that equipment's cost.",
    textOfEffect(
      you.choose(1, each(controlledBy(controllerOf(thatTarget)).equipment)),
      yourHero.deals(chosenCards.stat('cost'), 'arcane').to(target(any.heroOrAlly)),
    ),
  ],
  [
    "Target player discards a card if the number of cards in that player's hand is more than the number of cards in your hand.",
    textOfEffect(
      onlyIf(
        isMoreThan(numberOfCards(cardsInHand(thatTargetPlayer)), numberOfCards(cardsInHand(you))),
        targetPlayer.discard(1),
      ),
    ),
  ],
  [
    "Exhaust target ally. Your hero deals another target ally melee damage equal to the first ally's ATK.",
    textOfEffect(
      exhaust(target(any.ally)),
      yourHero.deals(thatTarget.stat('atk'), 'melee').to(anotherTarget(any.ally)),
    ),
  ],
])('the first mention of a target declares it: %s', (expected, text) => {
  expect(text).toBe(expected)
})

test.each<[string, string]>([
  [
    "Choose an ally you control. It deals target ally damage equal to the chosen ally's ATK.",
    textOfEffect(
      you.choose(1, each(your.ally)),
      chosenCards.deals(chosenCards.stat('atk')).to(target(any.ally)),
    ),
  ],
  [
    "When this enters play, you may choose an ally you control and destroy it. If that is done, your hero deals target ally shadow damage equal to the destroyed ally's ATK.",
    textOfPowers(
      when(
        enters(self),
        ifYouDo(
          you.may(you.choose(1, each(your.ally)), destroyAndRememberAs('gone', chosenCards)),
          yourHero.deals(rememberedCards('gone').stat('atk'), 'shadow').to(target(any.ally)),
        ),
      ),
    ),
  ],
  [
    'When this enters play, provided you control a Mage character, this ally gets Ferocity this turn.',
    textOfPowers(
      whenIf(enters(self), thereIs(each(and(tagged('Mage'), your.card))), thisTurn(self.has(ferocity))),
    ),
  ],
  [
    'Opposing allies get -1 [Health] this turn while your hero is defending.',
    textOfEffect(
      onlyWhile(
        yourHero.isA(defending(any.card)),
        thisTurn(each(opposing.ally).has(atkAndHealthBonus(0, -1))),
      ),
    ),
  ],
])('words that could mean two cards name one of them: %s', (expected, text) => {
  expect(text).toBe(expected)
})

test.each<[string, string]>([
  [
    "When a player's turn starts, put target ally in that player's graveyard into play under your control.",
    textOfPowers(when(turnStarts(everyone), put(targetInGraveyard(thatPlayer, any.ally), 'play'))),
  ],
  [
    "Put target weapon in an opponent's graveyard into play under your control.",
    textOfEffect(put(targetInGraveyard(opponents, any.weapon), 'play')),
  ],
  [
    'Put target ally in your graveyard into play.',
    textOfEffect(put(targetInGraveyard(you, any.ally), 'play')),
  ],
])('a card of another player comes under your control: %s', (expected, text) => {
  expect(text).toBe(expected)
})

test.each<[string, string]>([
  [
    'When your turn ends, provided your hero did not attack this turn, draw a card.',
    textOfPowers(whenIf(turnEnds(you), isNotTrue(yourHero.isA(attackedThisTurn(any.card))), you.draw(1))),
  ],
  [
    'Your hero deals target ally 2 holy damage. If that ally does not have fatal damage, draw a card.',
    textOfEffect(
      yourHero.deals(2, 'holy').to(target(any.ally)),
      onlyIf(isNotTrue(thatTarget.isA({ kind: 'stat', stat: 'remaining', op: '<=', value: 0 })), you.draw(1)),
    ),
  ],
])('a negated condition keeps its negation: %s', (expected, text) => {
  expect(text).toBe(expected)
})

test.each<[string, string]>([
  [
    'Each time target ally is dealt damage this turn, destroy that ally.',
    textOfEffect(eachTime(isDealtDamage(target(any.ally)), 'turn', destroy(thatDamagedCharacter))),
  ],
  [
    'All combat damage to target ally this turn is prevented and all combat damage from it this turn is prevented.',
    textOfEffect(
      thisTurn(
        target(any.ally).has(preventsDamage('all', { combat: true })),
        thatTarget.has(preventsDamageItWouldDeal('all', { combat: true })),
      ),
    ),
  ],
  [
    'Attaches to target ally.\nExhaust that ally.',
    textOfEffect(attachTo(target(any.ally)), exhaust(thatTarget)),
  ],
])('a target is named once: %s', (expected, text) => {
  expect(text).toBe(expected)
})

test('one X of two keywords is told once, and counters with a computed number are “a number of” them', () => {
  const allies = numberOfCards(each(your.ally))
  expect(textOfEffect(thisTurn(yourHero.has(assault(allies), mend(allies))))).toBe(
    'Your hero gets Assault X and Mend X this turn, where X is the number of your allies.',
  )
  expect(
    textOfPowers(
      when(attacks(self), { kind: 'addCounters', to: self.is, counter: 'wind', count: yourHero.stat('atk') }),
    ),
  ).toBe("When this ally attacks, put a number of wind counters on this ally equal to your hero's ATK.")
})

test('words about playing a card come before its ongoing powers', () => {
  const text = textOfEffect(ongoing(always(self.has(costsLess(2))), atStartOfYourTurn(you.draw(1))))
  expect(text).toBe('Playing this ability costs you (2) less.\nOngoing: When your turn starts, draw a card.')
})

test('a number for each full part of another number is rounded before it is multiplied', () => {
  const part: NumberExpression = {
    kind: 'times',
    of: [2, { kind: 'quotient', of: numberOfCards(each(your.ally)), by: 5 }],
  }
  expect(textOfEffect(thisTurn(yourHero.has(atkAndHealthBonus(part, 0))))).toBe(
    'Your hero gets +X ATK this turn, where X is 2 for each full 5 of your allies.',
  )
})

test('a part of a sum that is negative is subtracted', () => {
  const rest: NumberExpression = {
    kind: 'sum',
    of: [7, { kind: 'times', of: [-1, numberOfCards(cardsInHand(you))] }],
  }
  expect(textOfEffect(yourHero.deals(rest, 'fire').to(target(any.hero)))).toBe(
    'Your hero deals target hero fire damage equal to 7 minus the number of cards in your hand.',
  )
})

test.each<[string, string]>([
  [
    'Each time target ally you control deals an ally combat damage this turn, destroy the targeted ally and that ally.',
    textOfEffect(
      eachTime(
        dealsCombatDamage(target(your.ally), any.ally),
        'turn',
        destroy(both(thatDamageDealer, thatDamagedCharacter)),
      ),
    ),
  ],
  [
    "Put the card on top of target opponent's deck face down into their resource row.",
    textOfEffect({
      kind: 'putResource',
      what: { kind: 'top', of: { kind: 'targetPlayer', of: opponents.are }, count: 1 },
    }),
  ],
  [
    'If you have played an ability this turn, playing this ally costs you (3) less.',
    textOfPowers(
      asLongAs(
        { kind: 'didThisTurn', did: 'played', by: you.are, what: any.ability },
        self.has(costsLess(3)),
      ),
    ),
  ],
  [
    'When your turn ends, put into play a Treant ally token (1 [Melee] / 1 [Health]). When the next turn ends, draw a card.',
    textOfPowers(
      when(turnEnds(you), putToken({ atk: 1, health: 1, type: 'ally', tags: ['Treant'] }), {
        kind: 'later',
        on: turnEnds(everyone),
        do: you.draw(1),
        fromNextTurn: true,
      }),
    ),
  ],
  [
    'Choose a number of resources you control equal to the number of wind counters on this ability. Ready the chosen resources.',
    textOfEffect(you.choose(numberOfCounters('wind'), each(your.resource)), ready(chosenCards)),
  ],
  [
    "Exhaust an ally you control → That ally deals target ally melee damage equal to the exhausted ally's ATK.",
    textOfPowers(
      pay(exhaustingAndRemembering(each(your.ally))).to(
        cardPaidWith.deals(cardPaidWith.stat('atk'), 'melee').to(target(any.ally)),
      ),
    ),
  ],
  [
    'When this ally attacks, when this turn ends, draw a card.',
    textOfPowers(when(attacks(self), eachTime(turnEnds(everyone), 'turn', you.draw(1)))),
  ],
])('a text is clear to a reader: %s', (expected, text) => {
  expect(text).toBe(expected)
})

test('costs of deeds are a sentence, and several cards have several owners', () => {
  const reward = (...costs: Parameters<typeof pay>): string =>
    textOfPowers({ kind: 'reward', costs: pay(...costs).to(you.draw(1)).costs, effect: you.draw(1) })
  expect(reward(2)).toBe('Complete for (2). Reward: Draw a card.')
  expect(reward(exhausting(each(your.ally)), 2)).toBe(
    'To complete this quest, exhaust an ally you control and pay (2). Reward: Draw a card.',
  )
  expect(textOfPowers(pay(returningToHand(each(your.ally), 3)).to(you.draw(1)))).toBe(
    "Return three allies you control to their owners' hands → Draw a card.",
  )
})

test('several removed cards are “them”', () => {
  const text = textOfPowers(
    when(
      attacks(self),
      ifYouDo(
        you.may(you.choose(2, each(your.ally)), putAndRememberAs('removed', chosenCards, 'removed')),
        putToken(
          { atk: 1, health: 1, type: 'ally', tags: ['Skeleton'] },
          numberOfCards(rememberedCards('removed')),
        ),
      ),
    ),
  )
  expect(text).toContain('equal to the number of them.')
})
