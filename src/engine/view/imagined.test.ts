/** The cards that stay what they are in an imagined game, although their zone is hidden. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  each,
  everyone,
  foundCards,
  mayLookAtTopCard,
  numberedCardsOfSet,
  playableFrom,
  put,
  reveal,
  revealedCards,
  searchDeckForCard,
  target,
  topCards,
  you,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { imagineGame } from './imagined.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Take', { cost: 0 }, '', searchDeckForCard(you, you, any.card), put(foundCards, 'hand')),
  2: ally(
    'Seer',
    { cost: 1, melee: 1, health: 3 },
    '',
    mayLookAtTopCard(you, you),
    each(any.card).has(playableFrom('deckTop', you)),
  ),
  3: ability('Bury', { cost: 0 }, '', put(target(any.ally), 'deckTop')),
  4: ability(
    'Dig',
    { cost: 0 },
    '',
    reveal(topCards(1, you)),
    put(revealedCards, 'deckBottom'),
    you.may(you.draw(1)),
  ),
  5: ability('Return', { cost: 0 }, '', put(target(any.ally), 'hand')),
  6: ability('Purge', { cost: 0 }, '', everyone.discard(1)),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })

/** Returns how many different cards this object is in 20 imagined games of the seat that is asked. */
function imaginedAs({ game, decision }: Story, object: number | undefined): number {
  if (object === undefined || !decision) throw new Error('nobody is asked about a card')
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const found = seeds.map((seed) => imagineGame(game, decision.seat, seed).objects[object]?.card)
  return new Set(found).size
}

test('cards that a player chooses from their deck stay the same, and the other hidden cards don’t', () => {
  const story = duel({ hand: ['Take', 'Brigg'], deck: ['Brigg', 'Wysko', 'Seer'] }, { hand: ['Brigg'] })
  story.raider('Anna').plays('Take')
  story.resolve()
  const [option] = story.decision?.options ?? []
  expect(imaginedAs(story, option && 'object' in option ? option.object : undefined)).toBe(1)
  expect(imaginedAs(story, story.game.players[1]?.hand[0])).toBeGreaterThan(1)
  story.waitsFor('Anna', 'choose')
})

test('a card that is announced from the top of a deck isn’t dealt again before its costs are paid (707.1)', () => {
  const story = duel({ play: ['Seer'], deck: ['Bury', 'Wysko'] }, { play: ['Brigg'] })
  const top = story.game.players[0]?.deck.at(-1)
  expect(imaginedAs(story, top)).toBe(1)
  story.pick('play Bury')
  expect([story.decision?.kind, imaginedAs(story, top)]).toEqual(['target', 1])
  expect(imaginedAs(story, story.game.players[0]?.deck.at(-2))).toBeGreaterThan(1)
  story.waitsFor('Anna', 'target')
})

test('a revealed card stays the same after it has moved within the deck, for everybody', () => {
  const story = duel({ hand: ['Dig'], deck: ['Brigg', 'Wysko', 'Seer', 'Bury'] })
  const top = story.game.players[0]?.deck.at(-1)
  story.raider('Anna').plays('Dig')
  story.resolve()
  const bottom = story.game.players[0]?.deck[0]
  expect(story.game.objects[top ?? 0]?.became).toBe(bottom)
  expect([imaginedAs(story, top), imaginedAs(story, bottom)]).toEqual([1, 1])
  story.waitsFor('Anna', 'may')
})

test('a card of another hand that the seat remembers stays the same, and a card that it doesn’t know doesn’t', () => {
  const story = duel({ hand: ['Return'] }, { hand: ['Brigg', 'Bury'], play: ['Wysko'] })
  story.raider('Anna').plays('Return', { on: 'Wysko' })
  story.resolve()
  const [unknown, , returned] = story.game.players[1]?.hand ?? []
  expect([imaginedAs(story, returned), imaginedAs(story, unknown)]).toEqual([1, expect.any(Number)])
  expect(imaginedAs(story, unknown)).toBeGreaterThan(1)
  story.waitsFor('Anna')
})

test('a remembered card isn’t distinguished from others while its owner has chosen a card of that hand in secret', () => {
  const story = duel({ hand: ['Return', 'Dig', 'Take'] }, { hand: ['Purge', 'Bury'], play: ['Wysko'] })
  story.raider('Anna').plays('Return', { on: 'Wysko' })
  story.resolve()
  story.turnOf('Bert')
  const returned = story.game.players[1]?.hand.find((id) => story.cardName(id) === 'Wysko')
  story.raider('Bert').plays('Purge')
  story.passUntil(() => story.decision?.kind === 'discard')
  story.raider('Bert').answers('Bury')
  expect(imaginedAs(story, returned)).toBeGreaterThan(1)
  story.raider('Anna').answers('Dig')
  story.passUntil(() => story.decision?.seat === 0)
  expect(imaginedAs(story, returned)).toBe(1)
  story.waitsFor('Anna')
})

test('an imagined game contains no memory of other seats', () => {
  const story = duel({ hand: ['Return'] }, { play: ['Wysko'] })
  story.raider('Anna').plays('Return', { on: 'Wysko' })
  story.resolve()
  const returned = story.game.players[1]?.hand.at(-1) ?? 0
  const object = story.game.objects[returned]
  expect(object?.rememberedBy).toEqual([0])
  if (object) object.rememberedBy = [0, 2]
  expect(imagineGame(story.game, 0, 1).objects[returned]?.rememberedBy).toEqual([0])
  story.waitsFor('Anna')
})

test('a seat that isn’t asked has no imagined games, because the options would reveal a hand', () => {
  const story = duel({ hand: ['Take'] })
  expect(() => imagineGame(story.game, 1, 1)).toThrow('seat 1 isn’t asked')
  story.waitsFor('Anna')
})
