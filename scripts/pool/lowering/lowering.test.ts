/**
 * Words that refer to other parts of a text: amounts, kinds, targets of a later text, and cards with which costs are
 * paid.
 */
import { test } from 'vitest'
import {
  additionalCost,
  always,
  and,
  any,
  atkBonus,
  attacks,
  cardPaidWith,
  chosenCards,
  defends,
  destroy,
  destroyingAndRemembering,
  each,
  entersPlayWith,
  everyone,
  finishingMove,
  forEach,
  ifYouDo,
  inOrder,
  nextTime,
  ongoing,
  opposing,
  putAndRememberAs,
  putToken,
  quest,
  rememberedCards,
  rememberedNumber,
  removeSomeDamage,
  resourceCost,
  restOfGame,
  self,
  sharingTypeWith,
  stashKeyword,
  target,
  thatCard,
  thatTarget,
  their,
  they,
  thisTurn,
  token,
  topCards,
  turnStarts,
  turnsFaceDown,
  valueOfX,
  when,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused, expectText } from '../pool.testkit.ts'

test('"that much" is the damage of the step before', () => {
  expectAbility(
    'Your hero heals all damage from target hero, then deals that much fire damage to each opposing ally.',
    yourHero.heals('all').from(target(any.hero), { total: 'healing' }),
    yourHero.deals(rememberedNumber('healing'), 'fire').to(each(opposing.ally)),
  )
  expectAlly(
    'When Mira defends, remove all damage from Mira, and she deals that much fire damage to target hero.',
    when(
      defends(self),
      removeSomeDamage('all', self, 'removed'),
      self.deals(rememberedNumber('removed'), 'fire').to(target(any.hero)),
    ),
  )
  expectRefused(
    'ally',
    'When Mira attacks, she deals that much fire damage to target hero.',
    'lint: an amount that the event does not have',
  )
})

test('after a Finishing Move, "that many" is its X', () => {
  expectAbility('Finishing Move\nTarget player discards that many cards.', finishingMove(), {
    kind: 'discard',
    who: { kind: 'targetPlayer' },
    count: valueOfX,
  })
})

test('a later text finds a target by a name', () => {
  expectAbility(
    'Target ally has +1 ATK this turn. At the start of the next turn, destroy it.',
    thisTurn(target(any.ally).has(atkBonus(1))),
    you.choose(1, thatTarget),
    nextTime(turnStarts(everyone), destroy(chosenCards)),
  )
})

test('"of that kind" is the kind of a card that the text has named', () => {
  expectAlly(
    'When Mira attacks, destroy an ability or ally you control. If you do, each other player destroys a card of that kind in his party.',
    when(
      attacks(self),
      ifYouDo(
        you.destroys(1, {
          kind: 'and',
          all: [
            { kind: 'or', any: [any.ability, any.ally] },
            { kind: 'controlledBy', players: you.are },
          ],
        }),
        forEach(
          everyone.except(you),
          they.choose(
            1,
            each(and(sharingTypeWith(chosenCards, their.card), { kind: 'able', to: 'beDestroyed' })),
            'theirs',
          ),
          destroy(rememberedCards('theirs')),
        ),
      ),
    ),
  )
})

test('a removed top card is still that card', () => {
  expectAbility(
    "Remove the top card of your deck from the game. Draw cards equal to that card's cost.",
    putAndRememberAs('top', topCards(1, you), 'removed'),
    you.draw(rememberedCards('top').stat('cost')),
  )
})

test('the effect can refer to the card with which an additional cost is paid', () => {
  expectAbility(
    "As an additional cost to play, destroy an ally you control.\nYour hero deals fire damage equal to that ally's ATK to each opposing ally.",
    always(self.has(additionalCost(destroyingAndRemembering(each(your.ally))))),
    yourHero.deals(cardPaidWith.stat('atk'), 'fire').to(each(opposing.ally)),
  )
})

test('an ability enters play with X counters', () => {
  expectAbility(
    'Finishing Move\nOngoing: This ability enters play with X roar counters.',
    finishingMove(),
    restOfGame(self.has(entersPlayWith({ counter: 'roar', count: valueOfX }))),
    ongoing(),
  )
})

test('a quest that turns face down is seen as it was before', () => {
  expectAlly(
    'When a quest you control turns face down, draw a card.',
    when(turnsFaceDown(your.quest), you.draw(1)),
  )
})

test('a token may have a faction', () => {
  expectAlly(
    'Stash: Put a 1 nature / 2 health Horde Orc ally token into play.',
    stashKeyword(putToken(token('Orc', { nature: 1, health: 2, faction: 'Horde' }))),
  )
})

test('a card that deals damage to itself is called "itself"', () => {
  expectRefused(
    'ability',
    'Ongoing: When your hero enters combat with an ally, it deals 1 fire damage to that ally.',
    'pronoun with several nouns',
  )
  expectAlly(
    'When an opposing ally attacks, that ally deals 1 fire damage to itself.',
    when(attacks(opposing.ally), thatCard.deals(1, 'fire').to(thatCard)),
  )
})

test('the reward of a quest refers to the card with which its cost is paid', () => {
  expectText(
    'quest',
    "Destroy an ally you control and pay 1 to complete this quest.\nReward: Your hero deals 1 fire damage to target hero, and heals damage from itself equal to that ally's health.",
    {
      ...quest('', 0, {}),
      powers: [
        {
          kind: 'reward',
          costs: [destroyingAndRemembering(each(your.ally)), resourceCost(1)],
          effect: inOrder([
            yourHero.deals(1, 'fire').to(target(any.hero)),
            yourHero.heals(cardPaidWith.stat('health')).from(yourHero),
          ]),
        },
      ],
    },
  )
})
