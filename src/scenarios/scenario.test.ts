/** The harness of the stories: each test fails if a method no longer does what it promises. */
import { describe, expect, test } from 'vitest'
import { ability, ally, enters, numberedCardsOfSet, self, when, you } from '../cards/builders.ts'
import type { Input } from '../engine/index.ts'
import { type Story, scenario } from './scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from './table-setup.ts'

const quiet = { filler: NOTHING_CARD_NAME, play: [], below: 40 }
const crowd = { Anna: { hand: ['Brigg'] }, Bert: {}, Cleo: {}, Dora: {} }
const marked = (story: Story): string[] => story.eventsOfKind('marked').map(({ seat }) => story.name(seat))

describe('the MARKED hero', () => {
  test.each(Object.keys(crowd))('is that of %s in each Dungeon turn', (name) => {
    const story = scenario({ raiders: crowd, dungeon: quiet, marked: name, turn: DUNGEON_NAME })
    for (let i = 0; i < 3; i++) story.turnOf('Dora').turnOf('Anna')
    expect(marked(story)).toEqual(Array(4).fill(name))
    story.waitsFor('Anna')
  })

  test('can be changed for later turns', () => {
    const story = scenario({ raiders: crowd, dungeon: quiet, marked: 'Cleo', turn: DUNGEON_NAME })
    story.turnOf('Dora').marking('Bert').turnOf('Anna')
    expect([marked(story), story.marked]).toEqual([['Cleo', 'Bert'], 'Bert'])
    story.waitsFor('Anna')
  })

  test('is another one if the chosen hero is gone', () => {
    const story = scenario({ raiders: crowd, dungeon: quiet, marked: 'Cleo' })
    story.raider('Cleo').concedes()
    expect(marked(story)).not.toContain('Cleo')
    story.turnOf('Dora').turnOf('Anna')
    expect(marked(story)).toHaveLength(2)
    story.waitsFor('Anna')
  })

  test('can be combined with chosen dice', () => {
    const story = scenario({
      raiders: crowd,
      dungeon: { ...quiet, deck: ['Dark Confusion'] },
      marked: 'Dora',
    })
    story.turnOf('Dora').rolling(6).nextTurn()
    expect([marked(story), story.eventsOfKind('rolled').map(({ dice }) => dice)]).toEqual([['Dora'], [[6]]])
    story.ended = true
  })
})

const cards = numberedCardsOfSet('OWN', {
  1: ability('Wish', { cost: 0, instant: true }, '', you.draw(1)),
  2: ally('Herald', { cost: 0, melee: 1, health: 1 }, 'Orc', when(enters(self), you.draw(1))),
  3: ability('Gamble', { cost: 0 }, '', you.roll(2), you.draw(1)),
})
const wishing = (...hands: string[][]): Story => {
  const names = ['Anna', 'Bert', 'Cleo']
  const raiders = Object.fromEntries(
    hands.map((hand, i) => [names[i] ?? '', { hand, filler: NOTHING_CARD_NAME }]),
  )
  return scenario({ cards, raiders })
}

describe('resolveTopmost resolves only the topmost link', () => {
  test('and the next player in order is asked even if that player can only pass', () => {
    const story = wishing(['Wish'], ['Wish'], ['Wish'])
    story.raider('Anna').plays('Wish')
    story.raider('Bert').plays('Wish')
    story.resolveTopmost()
    expect([story.chain, story.offers]).toEqual([['Wish'], ['pass']])
    story.raider('Anna').passes()
    expect(story.decision?.seat).toBe(story.seat('Cleo')) // Bert isn't asked: resolveTopmost asks everybody only once
    story.resolve()
    story.waitsFor('Anna')
  })

  test('and leaves a link that it adds', () => {
    const story = wishing(['Herald', 'Wish'])
    story.raider('Anna').plays('Herald')
    story.resolveTopmost()
    expect([story.chain, story.isInPlay('Herald')]).toEqual([['Herald'], true])
    story.resolveTopmost()
    expect([story.chain, story.cards('Anna', 'hand')]).toEqual([[], ['Wish', NOTHING_CARD_NAME]])
    story.waitsFor('Anna')
  })

  test('and throws for an empty chain', () => {
    const story = wishing(['Wish'])
    expect(() => story.resolveTopmost()).toThrow('empty')
    story.waitsFor('Anna')
  })
})

test('askedWhile returns the decisions of any part of a story', () => {
  const story = wishing(['Wish', 'Herald'], [], ['Wish'])
  expect(story.askedWhile(() => story.raider('Anna').plays('Wish'))).toEqual([['Cleo', 'priority']])
  expect(story.askedWhile(() => story.resolve())).toEqual([['Anna', 'priority']])
  expect(story.asked.slice(0, 2)).toEqual([
    ['Bert', 'mulligan'],
    ['Cleo', 'mulligan'],
  ])
  story.waitsFor('Anna')
})

describe('luck', () => {
  test('a refused answer throws its refusal and doesn’t try other seeds', () => {
    const story = wishing(['Wish'], [])
    const { id, seat } = story.decision ?? { id: 0, seat: 0 }
    const wrong: Input = { kind: 'answer', decision: id, seat: seat + 1, picks: ['pass'] }
    expect(() => story.rolling(1, 1).input(wrong)).toThrow('refused: Somebody else is asked.')
    expect(() => story.marking('Anna').input(wrong)).toThrow('refused: Somebody else is asked.')
    story.waitsFor('Anna')
  })

  test('it throws if no seed fits', () => {
    const story = wishing(['Gamble', 'Wish'])
    story.raider('Anna').plays('Gamble')
    expect(() => story.rolling(6, 7).resolve()).toThrow('no seed is that lucky')
    story.ended = true
  })

  test('the dice fall as requested each time, whatever fell before', () => {
    const story = wishing(['Gamble', 'Gamble', 'Wish'])
    for (const dice of [
      [6, 1],
      [2, 2],
    ]) {
      story.raider('Anna').plays('Gamble')
      story.rolling(...dice).resolve()
      expect(story.eventsOfKind('rolled').at(-1)?.dice).toEqual(dice)
    }
    story.waitsFor('Anna')
  })
})

describe('the next turn of a raider', () => {
  test('is the next one of that raider', () => {
    const story = wishing(['Wish'], ['Wish'])
    story.turnOf('Bert').turnOf('Anna')
    expect(story.eventsOfKind('turnStarted').map(({ number }) => number)).toEqual([1, 2, 3, 4])
    story.waitsFor('Anna')
  })

  test('is one that an answer has already begun, if there was nothing left to do before it', () => {
    const story = scenario({
      raiders: { Anna: { play: ['Scarlet Kris'] }, Bert: { hand: ['Brigg', 'Brigg'] } },
    })
    story.raider('Anna').attacks('Anna', DUNGEON_NAME, 'Scarlet Kris')
    expect(story.game.turn).toMatchObject({ number: 2, player: 1 })
    story.turnOf('Bert')
    expect(story.game.turn.number).toBe(2)
    story.turnOf('Bert')
    expect(story.game.turn.number).toBe(5)
    story.waitsFor('Bert')
  })

  test('isn’t one of a later round: turnOf throws if the raider was asked nothing', () => {
    const story = scenario({ raiders: { Anna: { hand: ['Brigg'] }, Bert: { below: 1, deck: [] } } })
    expect(() => story.turnOf('Bert').turnOf('Anna').turnOf('Bert')).toThrow('Bert was asked nothing in turn')
    story.ended = true
  })
})

test('a story can exhaust cards and resources directly', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Rend', 'Brigg'], play: ['Zulanji'], resources: 2, quests: ['A Bird in Hand'] },
    },
  })
  story.tire('Zulanji').spend('Anna', 2)
  expect([story.exhausted('Zulanji'), story.resources('Anna')]).toEqual([true, { ready: 1, total: 3 }])
  expect([story.latest.length > 0, story.eventsOfKind('exhausted')]).toEqual([true, []])
  expect(() => story.spend('Anna', 2)).toThrow('only 1 ready')
  story.raider('Anna').places('Brigg')
  expect(story.raider('Anna').may('attack Zulanji')).toBe(false)
  story.waitsFor('Anna')
})
