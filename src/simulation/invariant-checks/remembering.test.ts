/** The check of remembered cards follows a card through all its moves in an input. */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  cardsLookedAt,
  lookAt,
  numberedCardsOfSet,
  put,
  target,
  topCards,
  you,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { type CardMemory, cardMemoryOfGame, checkCardMemory } from './remembering.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Peek', { cost: 0 }, '', lookAt(topCards(2, you)), put(cardsLookedAt, 'deckBottom')),
  2: ability('Bury', { cost: 0 }, '', put(target(any.ally), 'deckTop')),
  3: ability('Mix', { cost: 0 }, '', you.shuffleDeck()),
  4: ability('Draw', { cost: 0 }, '', you.draw(1)),
  5: ability('Return', { cost: 0 }, '', put(target(any.ally), 'hand')),
})
const duel = (anna: PartySetup): Story => scenario({ cards, players: { Anna: anna, Bert: {} } })

const NOTHING: CardMemory = new Map()

/**
 * Begins a story in which Anna puts two cards that she has looked at on the bottom of a deck, and Bert's turn begins.
 * The old objects are deleted.
 */
function lookAndEndTurn(): { story: Story; before: CardMemory; since: number } {
  const story = duel({ hand: ['Peek'], deck: ['Mix', 'Draw', 'Bury'] })
  story.raider('Anna').plays('Peek')
  story.passUntil(() => story.decision?.kind === 'order')
  const [before, since] = [cardMemoryOfGame(story.game), story.log.length]
  story.pick('Draw', 'Mix')
  story.turnOf('Bert')
  return { story, before, since }
}

/** Begins a story in which an ally goes to the top of Anna's deck in sight of Bert, and is drawn. */
function buryAndDraw(between: readonly string[]): { story: Story; before: CardMemory; since: number } {
  const story = duel({ hand: ['Bury', 'Mix', 'Draw'], play: ['Brigg'] })
  story.raider('Anna').plays('Bury', { on: 'Brigg' })
  story.resolve()
  const [before, since] = [cardMemoryOfGame(story.game), story.log.length]
  for (const card of between) {
    story.raider('Anna').plays(card)
    story.resolve()
  }
  return { story, before, since }
}

test('a card that was remembered before its move is remembered with reason, even once its old object is deleted', () => {
  const { story, before, since } = lookAndEndTurn()
  const moved = story.eventsOfKind('moved', story.log.slice(since)).filter(({ to }) => to === 'deck')
  expect(moved.map(({ was }) => story.game.objects[was])).toEqual([undefined, undefined])
  expect(() => checkCardMemory(before, story.game, story.log.slice(since))).not.toThrow()
  story.waitsFor('Bert')
})

test('a card that wasn’t remembered before an unseen move is remembered without reason', () => {
  const { story, since } = lookAndEndTurn()
  expect(() => checkCardMemory(NOTHING, story.game, story.log.slice(since))).toThrow('without reason')
  story.waitsFor('Bert')
})

test('a card that everybody saw on a deck is known as it is drawn, but not after a shuffle of that deck', () => {
  const drawn = buryAndDraw(['Draw'])
  expect(() =>
    checkCardMemory(drawn.before, drawn.story.game, drawn.story.log.slice(drawn.since)),
  ).not.toThrow()
  drawn.story.waitsFor('Anna')

  const { story, before, since } = buryAndDraw(['Mix', 'Draw'])
  const events = story.log.slice(since)
  expect(() => checkCardMemory(before, story.game, events)).not.toThrow()
  const [{ object, was } = { object: 0, was: 0 }] = story
    .eventsOfKind('moved', events)
    .filter(({ to }) => to === 'hand')
  Object.assign(story.game.objects[object] ?? {}, { rememberedBy: [1] })
  const known = new Map([...before, [was, [0, 1]]])
  expect(() => checkCardMemory(known, story.game, events)).toThrow('seat 1 remembers')
  story.waitsFor('Anna')
})

test('a card of a hand isn’t known after another card has left that hand unseen', () => {
  const story = duel({ hand: ['Return', 'Mix'], play: ['Brigg'] })
  story.raider('Anna').plays('Return', { on: 'Brigg' })
  story.resolve()
  const [before, since] = [cardMemoryOfGame(story.game), story.log.length]
  const returned = story.game.players[0]?.hand.at(-1) ?? 0
  expect(before.get(returned)).toEqual([1])
  story.raider('Anna').places('Mix')
  const events = story.log.slice(since)
  expect(() => checkCardMemory(before, story.game, events)).not.toThrow()
  Object.assign(story.game.objects[returned] ?? {}, { rememberedBy: [1] })
  expect(() => checkCardMemory(before, story.game, events)).toThrow('seat 1 remembers')
  story.waitsFor('Anna')
})
