/** Cards with which costs are paid, control for a limited time, attacks that cost something, and cards in a pair. */
import { test } from 'vitest'
import {
  alsoTagged,
  always,
  and,
  any,
  assault,
  atkBonus,
  cant,
  cardPaidWith,
  destroy,
  destroyingAndRemembering,
  destroySelf,
  each,
  eternalKeyword,
  exhaust,
  exhaustingAndRemembering,
  filterOfNoun,
  ifElse,
  numberOfDifferentTypes,
  opposing,
  or,
  pay,
  resourceCost,
  self,
  target,
  targetPlayer,
  thatDamagedCharacter,
  thatTarget,
  thatTargetPlayer,
  thisTurn,
  upToTargets,
  valueOfX,
  when,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused } from '../pool.testkit.ts'

const controlledBy = { kind: 'control', by: you.are } as const

test('an effect refers to the card with which its cost is paid', () => {
  expectAlly(
    "1, Destroy an ally you control → Mira deals fire damage to target hero equal to that destroyed ally's ATK.",
    pay(1, destroyingAndRemembering(each(your.ally))).to(
      self.deals(cardPaidWith.stat('atk'), 'fire').to(target(any.hero)),
    ),
  )
  expectAlly(
    'Exhaust an ally you control → It has Assault 1 this turn.',
    pay(exhaustingAndRemembering(each(your.ally))).to(thisTurn(cardPaidWith.has(assault(1)))),
  )
})

test('"it" is a target rather than the card of the cost, and a repeated noun is unclear', () => {
  expectAlly(
    "Destroy an ally you control → Target ally has +1 ATK this turn. It can't attack this turn.",
    pay({ kind: 'destroy', what: each(your.ally).is }).to(
      thisTurn(target(any.ally).has(atkBonus(1))),
      thisTurn(thatTarget.has(cant('attack'))),
    ),
  )
  expectRefused(
    'ally',
    "Destroy an ally you control → Target ally has +1 ATK this turn. That ally can't attack this turn.",
    'pronoun with several nouns',
  )
})

test('control lasts for a turn', () => {
  expectAbility(
    'Gain control of target ally until end of turn.',
    thisTurn(target(any.ally).has(controlledBy)),
  )
})

test('an attack costs something', () => {
  expectAlly(
    "Opposing allies can't attack unless their controller pays 1 for each attacker.",
    always(each(opposing.ally).cantAttackUnlessPaid(resourceCost(1))),
  )
})

test('the next sentence is about a target that a sentence only names', () => {
  expectAbility(
    "Target up to two allies. They can't attack this turn.",
    thisTurn(upToTargets(2, any.ally).has(cant('attack'))),
  )
})

test('"his" is the player who does something', () => {
  expectAbility('Target player exhausts all allies he controls.', {
    kind: 'exhaust',
    what: each(and(any.ally, { kind: 'controlledBy', players: targetPlayer.are })).is,
  })
  expectAbility(
    'Target player discards a card, then puts the top card of his deck into his graveyard.',
    { kind: 'discard', who: targetPlayer.are, count: 1 },
    { kind: 'put', what: { kind: 'top', of: thatTargetPlayer.are, count: 1 }, to: 'graveyard' },
  )
})

test('two nouns have the same traits', () => {
  expectAlly(
    'Your hero and allies you control have Assault 1.',
    always(each(or(filterOfNoun(yourHero), your.ally)).has(assault(1))),
  )
})

test('different card types are counted', () => {
  expectAbility(
    'Draw a card for each different card type you control.',
    you.draw(numberOfDifferentTypes(each({ kind: 'controlledBy', players: you.are }))),
  )
})

test('a number differs under a condition', () => {
  expectAbility(
    'Target ally has +1 ATK this turn, or +3 ATK if it is a Demon.',
    ifElse(
      thatTarget.isA({ kind: 'tag', tag: 'Demon' }),
      thisTurn(target(any.ally).has(atkBonus(3))),
      thisTurn(thatTarget.has(atkBonus(1))),
    ),
  )
})

test('a target becomes another kind of ally', () => {
  expectAbility('Target ally is also a Frog this turn.', thisTurn(target(any.ally).has(alsoTagged('Frog'))))
})

test('lines of an ability have their own targets', () => {
  expectAbility(
    'Destroy target ally.\nExhaust target ally.',
    destroy(target(any.ally)),
    exhaust(target(any.ally)),
  )
})

test('a cost is compared with X, or with the cost of another card', () => {
  expectAlly(
    'X, Destroy Mira → Destroy each ally with cost X or less.',
    pay({ kind: 'resources', amount: valueOfX }, destroySelf).to(
      destroy(each(and(any.ally, { kind: 'stat', stat: 'cost', op: '<=', value: valueOfX }))),
    ),
  )
  expectAlly(
    "When Mira deals damage to an ally, destroy target ally with cost less than that damaged ally's cost.",
    when(
      { event: 'dealt', by: { kind: 'is', what: self.is }, to: any.ally },
      destroy(
        target(
          and(any.ally, { kind: 'stat', stat: 'cost', op: '<', value: thatDamagedCharacter.stat('cost') }),
        ),
      ),
    ),
  )
})

test('a keyword before a sentence is a line', () => {
  expectAlly(
    'Eternal Mira has Stealth.',
    eternalKeyword,
    always(self.has({ kind: 'keyword', keyword: 'stealth' })),
  )
})

test('tags of several words have a plural', () => {
  expectAlly(
    'Night Elves you control have Assault 1.',
    always(
      each(and({ kind: 'tag', tag: 'Night Elf' }, { kind: 'controlledBy', players: you.are })).has(
        assault(1),
      ),
    ),
  )
})

test('opponents strike with none of their characters', () => {
  expectAlly(
    "Opponents can't strike with weapons.",
    always(each(opposing.heroOrAlly).has({ kind: 'cant', what: 'strike', whom: any.weapon })),
  )
})
