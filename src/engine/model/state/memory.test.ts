/** The seats that remember hidden cards. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsInHand,
  cardsLookedAt,
  lookAt,
  mayLookAtTopCard,
  numberedCardsOfSet,
  opponents,
  put,
  quest,
  reveal,
  revealedCards,
  target,
  topCards,
  you,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import type { ObjectId, Seat } from './ids.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Return', { cost: 0 }, '', put(target(any.ally), 'hand')),
  2: ability('Bury', { cost: 0 }, '', put(target(any.ally), 'deckTop')),
  3: ability('Mix', { cost: 0 }, '', you.shuffleDeck()),
  4: ability('Peek', { cost: 0 }, '', lookAt(topCards(2, you)), put(cardsLookedAt, 'deckBottom')),
  5: ability('Dig', { cost: 0 }, '', reveal(topCards(1, you)), put(revealedCards, 'deckBottom')),
  6: ability('Draw', { cost: 0 }, '', you.draw(1)),
  7: ability('Spy', { cost: 0 }, '', lookAt(cardsInHand(opponents))),
  8: ally('Seer', { cost: 1, melee: 1, health: 3 }, '', mayLookAtTopCard(you, you)),
  9: quest('Scouting', 0, {}, you.draw(1)),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })

function play(story: Story, card: string, on?: string): void {
  story.raider('Anna').plays(card, on === undefined ? {} : { on })
  story.resolve()
}

const memoryOf = ({ game }: Story, id: ObjectId | undefined): readonly Seat[] =>
  game.objects[id ?? 0]?.rememberedBy ?? []

const handOf = ({ game }: Story, seat: Seat): (readonly Seat[])[] =>
  (game.players[seat]?.hand ?? []).map((id) => game.objects[id]?.rememberedBy ?? [])

const topOf = ({ game }: Story, seat: Seat): ObjectId | undefined => game.players[seat]?.deck.at(-1)

test('everybody remembers a card that was returned to a hand, except its owner, who sees it', () => {
  const story = duel({ hand: ['Return'], play: ['Brigg'] }, { hand: ['Dig'], play: ['Wysko'] })
  play(story, 'Return', 'Wysko')
  expect(handOf(story, 1)).toEqual([[], [0]])
  story.waitsFor('Anna')
})

test('a card is forgotten once its owner places a resource face down, which could be that card', () => {
  const story = duel({ hand: ['Return'] }, { hand: ['Dig', 'Peek'], play: ['Wysko'] })
  play(story, 'Return', 'Wysko')
  story.turnOf('Bert')
  expect(handOf(story, 1).filter((seats) => seats.length > 0)).toEqual([[0]])
  story.raider('Bert').places('Dig')
  expect(handOf(story, 1).every((seats) => seats.length === 0)).toBe(true)
  story.waitsFor('Bert')
})

test('a card is still remembered after another card of the hand was played', () => {
  const story = duel({ hand: ['Return'] }, { hand: ['Mix'], play: ['Wysko'] })
  play(story, 'Return', 'Wysko')
  story.turnOf('Bert')
  story.raider('Bert').plays('Mix')
  story.resolve()
  expect(handOf(story, 1).filter((seats) => seats.length > 0)).toEqual([[0]])
  story.waitsFor('Bert')
})

test('a card that was put on a deck is remembered there and as it is drawn, and not after a shuffle', () => {
  const cast = { hand: ['Bury', 'Draw', 'Mix'], play: ['Brigg'], deck: ['Wysko', 'Dig'] }
  const drawn = duel(cast)
  play(drawn, 'Bury', 'Brigg')
  expect(memoryOf(drawn, topOf(drawn, 0))).toEqual([0, 1])
  play(drawn, 'Draw')
  expect(handOf(drawn, 0).at(-1)).toEqual([1])
  drawn.waitsFor('Anna')

  const mixed = duel(cast)
  play(mixed, 'Bury', 'Brigg')
  play(mixed, 'Mix')
  expect(mixed.game.players[0]?.deck.flatMap((id) => memoryOf(mixed, id))).toEqual([])
  mixed.waitsFor('Anna')
})

test('a player remembers cards that they looked at and put on the bottom in an order of their choice', () => {
  const story = duel({ hand: ['Peek'], deck: ['Wysko', 'Brigg', 'Dig'] })
  story.raider('Anna').plays('Peek')
  story.passUntil(() => story.decision?.kind === 'order')
  story.pick('Brigg', 'Wysko')
  const [lowest, next, third] = story.game.players[0]?.deck ?? []
  expect([memoryOf(story, lowest), memoryOf(story, next), memoryOf(story, third)]).toEqual([[0], [0], []])
  story.waitsFor('Anna')
})

test('the others forget a card of a deck as soon as somebody looks at it and may move it', () => {
  const story = duel({ hand: ['Bury', 'Peek'], play: ['Brigg'], deck: ['Wysko'] })
  play(story, 'Bury', 'Brigg')
  const top = topOf(story, 0)
  story.raider('Anna').plays('Peek')
  story.passUntil(() => story.decision?.kind === 'order')
  expect(memoryOf(story, top)).toEqual([0])
  story.waitsFor('Anna', 'order')
})

test('everybody remembers a revealed card on the bottom of a deck', () => {
  const story = duel({ hand: ['Dig'], deck: ['Brigg', 'Wysko'] })
  play(story, 'Dig')
  expect(memoryOf(story, story.game.players[0]?.deck[0])).toEqual([0, 1])
  story.waitsFor('Anna')
})

test('a player remembers the hand that they looked at', () => {
  const story = duel({ hand: ['Spy'] }, { hand: ['Brigg', 'Wysko'] })
  play(story, 'Spy')
  expect(handOf(story, 1)).toEqual([[0], [0]])
  story.waitsFor('Anna')
})

test('copies in a hand can’t be distinguished: a played copy makes the remembered one uncertain', () => {
  const story = duel({ hand: ['Return'] }, { hand: ['Wysko'], play: ['Wysko'], resources: 9 })
  play(story, 'Return', 'Wysko')
  story.turnOf('Bert')
  const [first = 0] = story.game.players[1]?.hand ?? []
  expect(handOf(story, 1).flat()).toEqual([0])
  story.input({ kind: 'answer', decision: story.decision?.id ?? 0, seat: 1, picks: [`play${first}`] })
  story.passUntil(() => story.game.chain.length === 0)
  expect(handOf(story, 1).flat()).toEqual([])
  story.waitsFor('Bert')
})

test('everybody remembers a quest that was completed and turned face down', () => {
  const story = duel({ quests: ['Scouting'], resources: 9 })
  const quest = story.find('Scouting')
  story.raider('Anna').completes('Scouting')
  story.resolve()
  expect(memoryOf(story, quest)).toEqual([0, 1])
  story.waitsFor('Anna')
})

test('a player remembers the top card that they may look at while they have priority (415.3e)', () => {
  const story = duel({ play: ['Seer'], deck: ['Brigg', 'Wysko'] })
  expect(memoryOf(story, topOf(story, 0))).toEqual([0])
  story.waitsFor('Anna')
})
