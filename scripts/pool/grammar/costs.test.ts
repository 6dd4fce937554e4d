/** Costs, quests, turns, texts for one class, and deckbuilding lines. */
import { test } from 'vitest'
import {
  always,
  and,
  any,
  atkBonus,
  costsLess,
  costsMore,
  each,
  faceUp,
  finishingMove,
  flipHero,
  flipOver,
  hero,
  isPlayed,
  isTurnOf,
  nextTimeWithin,
  numberOfCards,
  onlyForHeroWithTrait,
  onYourTurn,
  opponents,
  opposing,
  pay,
  quest,
  returningToHand,
  self,
  tagged,
  target,
  thereIs,
  thisTurn,
  turningFaceDown,
  valueOfX,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused, expectText } from '../pool.testkit.ts'

test('a cost returns this card to a hand, or turns a card face down', () => {
  expectAlly(
    "1, Put Mira into her owner's hand → Draw a card.",
    pay(1, returningToHand(self)).to(you.draw(1)),
  )
  expectAlly(
    'On your turn: Turn a quest you control face down → Mira has +1 ATK this turn.',
    onYourTurn(pay(turningFaceDown(each(faceUp(your.quest)))).to(thisTurn(self.has(atkBonus(1))))),
  )
})

test('a quest has a condition, and its cost can be lower', () => {
  expectText(
    'quest',
    'If you control a Demon: Pay 2 to complete this quest.\nReward: Draw a card.',
    quest('', 2, { provided: thereIs(each(and(tagged('Demon'), your.card))) }, you.draw(1)),
  )
  expectText(
    'quest',
    "On an opponent's turn: Pay 1 to complete this quest.\nReward: Draw a card.",
    quest('', 1, { provided: isTurnOf(opponents) }, you.draw(1)),
  )
  const cheaper = self.has(costsLess(numberOfCards(each(your.weapon)), { doing: 'complete' }))
  const plain = quest('', 4, {}, you.draw(1))
  expectText(
    'quest',
    'You pay 1 less to complete this quest for each weapon you control.\nPay 4 to complete this quest.\nReward: Draw a card.',
    { ...plain, powers: [always(cheaper), ...plain.powers] },
  )
})

test('an effect waits for the next event of a kind, or skips a turn', () => {
  expectAbility(
    'When you next play an ally this turn, draw a card.',
    nextTimeWithin('turn', isPlayed(any.ally, you), you.draw(1)),
  )
  expectAbility('Draw a card and skip your next turn.', you.draw(1), you.skipNextTurn())
})

test('a power of one class, and a finishing move of the first sets', () => {
  expectAlly('Rogue Hero: Mira has +1 ATK.', onlyForHeroWithTrait('Rogue', always(self.has(atkBonus(1)))))
  expectAbility(
    'As an additional cost to play, remove up to five Poisons in your graveyard from the game.\nYour hero deals X nature damage to target opposing hero, where X is the number of Poisons removed.',
    finishingMove(tagged('Poison')),
    yourHero.deals(valueOfX, 'nature').to(target(opposing.hero)),
  )
})

test('deckbuilding lines name the cards that a deck may contain', () => {
  expectText('hero', "Deckbuilding: You can't put Alliance or Horde cards in your deck.", {
    ...hero('', {}, ''),
    deckbuilding: { never: [{ faction: 'Alliance' }, { faction: 'Horde' }] },
  })
  expectText(
    'hero',
    "Deckbuilding: You can include only neutral quests and any Rogue abilities. You can't include cards with reputation or text restrictions.",
    {
      ...hero('', {}, ''),
      deckbuilding: {
        only: [
          { type: 'quest', neutral: true },
          { type: 'ability', class: 'Rogue' },
        ],
        unrestricted: true,
      },
    },
  )
})

test('a hero that only flips needs a text on the other side', () => {
  expectRefused('hero', 'FRONT: 4 → Flip Tessa.', 'lint: the other side is missing')
  expectText(
    'hero',
    '2, Flip Tessa → Turn target opposing hero face down.',
    hero('', {}, '', pay(2, flipHero).to(flipOver(target(opposing.hero)))),
  )
})

test('quests of all players cost you less, or cost opponents more (702.2b)', () => {
  expectAlly(
    'You pay 1 less to complete quests.',
    each(any.quest).has(costsLess(1, { doing: 'complete', by: you })),
  )
  expectAlly(
    'Opponents pay 1 more to complete quests.',
    each(any.quest).has(costsMore(1, 'complete', opponents)),
  )
  expectAlly(
    'You pay 1 less to complete quests you control.',
    each(your.quest).has(costsLess(1, { doing: 'complete' })),
  )
})

test('a limit of use with a pronoun is about this card, not about a card of the costs', () => {
  expectAlly('Put 2 damage on your hero → Draw a card. Use only if she is defending.', {
    ...pay({ kind: 'putDamage', on: yourHero.is, amount: 2 }).to(you.draw(1)),
    when: self.isA({ kind: 'state', state: 'defending' }),
  })
})
