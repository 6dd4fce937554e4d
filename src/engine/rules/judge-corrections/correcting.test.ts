/** Corrections by a raid leader: they use the normal atoms, are reported with their reason, and trigger nothing. */
import { expect, test } from 'vitest'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { userText } from '../../../texts/user-text.ts'
import type { Card } from '../../model/data/card.ts'
import type { GameCorrection } from '../../model/state/input.ts'

const correction = (change: GameCorrection) =>
  ({ kind: 'adjust', seat: 0, reason: userText('we forgot'), change }) as const
const corrects = (story: Story, change: GameCorrection) => story.input(correction(change))

function wrong(story: Story, change: GameCorrection): string | undefined {
  const before = JSON.stringify(story.game)
  expect(story.refusal(correction(change))).toBe('impossible')
  expect(JSON.stringify(story.game)).toBe(before)
  return story.wrong(correction(change))
}

const aTable = () =>
  scenario({
    raiders: { Anna: { hand: ['Brigg'], resources: 2 }, Ben: { play: ['Brigg'], graveyard: ['Execute'] } },
    dungeon: { play: ['Vapor'] },
  })

test('a visible card moves to another zone, and the question is asked again', () => {
  const story = aTable()
  const asked = story.decision?.id
  const vapor = story.find('Vapor')
  corrects(story, { kind: 'move', object: vapor, to: 'graveyard' })
  expect(story.eventsOfKind('adjusted')).toMatchObject([
    { seat: 0, reason: userText('we forgot'), object: vapor },
  ])
  expect(story.isInPlay('Vapor')).toBe(false)
  expect(story.decision?.id).not.toBe(asked)
  story.waitsFor('Anna')
})

test('a card put into play enters like any card; heroes, quests and hidden cards can’t be moved', () => {
  const story = aTable()
  const [brigg, anna] = [story.find('Brigg'), story.find('Anna')]
  corrects(story, { kind: 'move', object: brigg, to: 'graveyard' })
  const [buried = 0] = story.game.players[1]?.graveyard.slice(-1) ?? []
  corrects(story, { kind: 'move', object: buried, to: 'play' })
  expect([story.isInPlay('Brigg'), story.controller('Brigg')]).toEqual([true, 'Ben'])
  expect(wrong(story, { kind: 'move', object: story.find('Brigg'), to: 'play' })).toBe('nothing')
  expect(wrong(story, { kind: 'move', object: anna, to: 'graveyard' })).toBe('hero')
  const [execute = 0] = story.game.players[1]?.graveyard ?? []
  expect(wrong(story, { kind: 'move', object: execute, to: 'play' })).toBe('cantEnter')
  const [inHand = 0] = story.game.players[0]?.hand ?? []
  expect(wrong(story, { kind: 'move', object: inHand, to: 'graveyard' })).toBe('hidden')
  const resource = story.game.play.find((id) => story.game.objects[id]?.play?.row === 'resource') ?? 0
  expect(wrong(story, { kind: 'exhaust', object: resource })).toBe('hidden')
  expect(wrong(story, { kind: 'move', object: 9999, to: 'hand' })).toBe('notThere')
  story.waitsFor('Anna')
})

test('hidden cards come from the top of a deck, or from a hand at random', () => {
  const story = aTable()
  const counts = () => {
    const [anna] = story.game.players
    return [anna?.hand.length ?? 0, anna?.deck.length ?? 0, anna?.graveyard.length ?? 0]
  }
  const [hand = 0, deck = 0, graveyard = 0] = counts()
  corrects(story, { kind: 'draw', player: 0, n: 2 })
  expect(counts()).toEqual([hand + 2, deck - 2, graveyard])
  corrects(story, { kind: 'moveUnseen', player: 0, from: 'hand', to: 'deckBottom' })
  corrects(story, { kind: 'moveUnseen', player: 0, from: 'deck', to: 'graveyard' })
  expect(counts()).toEqual([hand + 1, deck - 2, graveyard + 1])
  expect(wrong(story, { kind: 'draw', player: 0, n: 999 })).toBe('tooFew')
  expect(wrong(story, { kind: 'draw', player: 2, n: 1 })).toBe('noPlayer') // seat 2 is the Dungeon
  story.waitsFor('Anna')
})

test('resources come face down from the top of a deck, and return to its bottom', () => {
  const story = aTable()
  const resources = () =>
    story.game.play.filter((id) => {
      const play = story.game.objects[id]?.play
      return play?.row === 'resource' && play.controller === 0
    }).length
  corrects(story, { kind: 'addResources', player: 0, n: 2 })
  expect(resources()).toBe(4)
  corrects(story, { kind: 'removeResources', player: 0, n: 3 })
  expect(resources()).toBe(1)
  expect(wrong(story, { kind: 'removeResources', player: 0, n: 2 })).toBe('tooFew')
  story.waitsFor('Anna')
})

test('cards are exhausted, readied and get counters; a correction without effect is refused', () => {
  const story = aTable()
  const object = story.find('Brigg')
  corrects(story, { kind: 'exhaust', object })
  expect(story.exhausted('Brigg')).toBe(true)
  expect(wrong(story, { kind: 'exhaust', object })).toBe('nothing')
  corrects(story, { kind: 'ready', object })
  corrects(story, { kind: 'counters', object, counter: 'doubt', n: 2 })
  corrects(story, { kind: 'counters', object, counter: 'doubt', n: -1 })
  expect([story.exhausted('Brigg'), story.counters('Brigg')]).toEqual([false, { doubt: 1 }])
  for (const counter of ['', '3', 'a\nb'])
    expect(wrong(story, { kind: 'counters', object, counter, n: 1 })).toBe('noNumber')
  story.waitsFor('Anna')
})

test('a hero turns over and back, a face-up resource turns face down, and other cards don’t turn', () => {
  const story = scenario({ raiders: { Anna: { play: ['Brigg'], quests: ['Entrenched'], hand: ['Rend'] } } })
  const [hero, quest] = [story.find('Anna'), story.find('Entrenched')]
  const isDown = (object: number) => story.game.objects[object]?.play?.faceDown === true
  corrects(story, { kind: 'flip', object: hero })
  expect(isDown(hero)).toBe(true)
  corrects(story, { kind: 'flip', object: hero })
  expect(isDown(hero)).toBe(false)
  corrects(story, { kind: 'flip', object: quest })
  expect(isDown(quest)).toBe(true)
  expect(wrong(story, { kind: 'flip', object: quest })).toBe('hidden')
  expect(wrong(story, { kind: 'flip', object: story.find('Brigg') })).toBe('nothing')
  story.waitsFor('Anna')
})

test('ends the turn, and the next one begins', () => {
  const story = aTable()
  corrects(story, { kind: 'endTurn' })
  expect([story.eventsOfKind('turnEnded').length, story.game.turn.player]).toEqual([1, 1])
  story.waitsFor('Ben')
})

test('answers for a player, and removes a player from the raid', () => {
  const story = aTable()
  const asked = story.decision?.id ?? 0
  expect(wrong(story, { kind: 'answer', decision: asked - 1, picks: ['pass'] })).toBe('answered')
  expect(wrong(story, { kind: 'answer', decision: asked, picks: ['nonsense'] })).toBe('noAnswer')
  corrects(story, { kind: 'answer', decision: asked, picks: ['pass'] })
  expect(story.eventsOfKind('adjusted')).toMatchObject([{ player: 0 }])
  corrects(story, { kind: 'kick', player: 0 })
  expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 0, why: 'conceded' }])
  expect(wrong(story, { kind: 'kick', player: 0 })).toBe('noPlayer')
  story.waitsFor('Ben')
})

test('takes a player’s unfinished action back', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute'], resources: 5 } },
    dungeon: { play: ['Vapor'] },
  })
  story.raider('Anna')
  const back = (): GameCorrection => ({
    kind: 'answer',
    decision: story.decision?.id ?? 0,
    picks: ['back'],
  })
  expect(wrong(story, back())).toBe('noAnswer')
  story.pick(story.offers.find((one) => one.startsWith('attack')) ?? '')
  expect(story.decision?.kind).not.toBe('priority')
  corrects(story, back())
  expect(story.decision?.kind).toBe('priority')
  story.waitsFor('Anna')
})

test('cards can’t be moved while an action is half done', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute'], resources: 5 } },
    dungeon: { play: ['Vapor'] },
  })
  story.raider('Anna')
  const attack = story.offers.find((one) => one.startsWith('attack'))
  story.pick(attack ?? '')
  expect(story.decision?.kind).not.toBe('priority')
  expect(wrong(story, { kind: 'move', object: story.find('Vapor'), to: 'graveyard' })).toBe('busy')
  story.ended = true
})

/** An ability whose text isn't data. It goes to the graveyard as it resolves. */
const UNREAD: Card = {
  id: 'unread',
  set: 'unread',
  no: '1',
  name: 'Unread Rune',
  type: 'ability',
  cost: 1,
  tags: [],
  powers: [],
  byHand: true,
}

test('an ability whose text isn’t known can be put into play, because it may be ongoing', () => {
  const raiders = { Anna: { graveyard: [UNREAD.name] }, Ben: {} }
  const story = scenario({ raiders, dungeon: {}, cards: [UNREAD] })
  const [buried = 0] = story.game.players[0]?.graveyard ?? []
  corrects(story, { kind: 'move', object: buried, to: 'play' })
  expect([story.isInPlay(UNREAD.name), story.controller(UNREAD.name)]).toEqual([true, 'Anna'])
  story.waitsFor('Anna')
})

test('a card is attached to another one, from a graveyard or in play', () => {
  const story = scenario({
    raiders: {
      Anna: { graveyard: [UNREAD.name] },
      Ben: { play: ['Brigg'], graveyard: ['Execute'], resources: 1 },
    },
    dungeon: { play: ['Vapor'] },
    cards: [UNREAD],
  })
  const host = (): unknown => story.object(UNREAD.name).play?.host
  const [vapor, brigg, ben] = [story.find('Vapor'), story.find('Brigg'), story.find('Ben')]
  const [buried = 0] = story.game.players[0]?.graveyard ?? []
  corrects(story, { kind: 'attach', object: buried, host: vapor })
  expect(story.eventsOfKind('adjusted')).toMatchObject([
    { object: buried, host: vapor, hostCard: story.object('Vapor').card },
  ])
  expect([host(), story.controller(UNREAD.name)]).toEqual([vapor, 'Anna'])
  const rune = story.find(UNREAD.name)
  corrects(story, { kind: 'attach', object: rune, host: brigg })
  expect(host()).toBe(brigg)
  expect(wrong(story, { kind: 'attach', object: rune, host: brigg })).toBe('nothing')
  expect(wrong(story, { kind: 'attach', object: brigg, host: rune })).toBe('cantBeHost')
  expect(wrong(story, { kind: 'attach', object: ben, host: brigg })).toBe('hero')
  const [execute = 0] = story.game.players[1]?.graveyard ?? []
  expect(wrong(story, { kind: 'attach', object: execute, host: brigg })).toBe('cantEnter')
  corrects(story, { kind: 'move', object: brigg, to: 'graveyard' })
  expect(story.isInPlay(UNREAD.name)).toBe(false)
  story.waitsFor('Anna')
})
