/** The start of a game (101), turns (500–503), drawing from an empty deck (410.6b). */
import { expect, test } from 'vitest'
import { scenario, scenarioAtMulligan } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'

test('a hand is kept or shuffled back for as many new cards, once, after all have decided (101.2)', () => {
  const story = scenarioAtMulligan({
    raiders: { Anna: { hand: ['Brigg', 'Rend'] }, Bert: { hand: ['Zulanji', 'Rend', 'Execute'], below: 20 } },
  })
  expect([story.decision?.seat, story.offers]).toEqual([0, ['keep', 'mulligan']])
  story.pick('keep')
  story.pick('mulligan')
  expect(story.eventsOfKind('shuffled').map((one) => one.seat)).toEqual([1])
  expect(story.cards('Anna', 'hand')).toEqual(['Brigg', 'Rend'])
  expect([story.cards('Bert', 'hand').length, story.cards('Bert', 'deck').length]).toEqual([3, 20])
  story.waitsFor('Anna')
})

test('players decide clockwise from the first player, and the Dungeon is not asked (101.2)', () => {
  const story = scenarioAtMulligan({ raiders: { Anna: {}, Bert: {}, Cleo: {} }, turn: 'Bert' })
  const asked = [1, 2, 0].map(() => {
    const seat = story.decision?.seat
    story.pick('mulligan')
    return seat
  })
  expect(asked).toEqual([1, 2, 0])
  story.waitsFor('Bert')
})

test('a hand of seven, or of eight for a hero of level 85', () => {
  const story = scenarioAtMulligan({ raiders: { Anna: { below: 10 }, Bert: { below: 10, handSize: 8 } } })
  story.pick('keep')
  story.pick('keep')
  expect(story.game.players.map((player) => player.handSize)).toEqual([7, 8, 0])
  story.waitsFor('Anna')
})

test('a hero of level 85 has 10 more health on either side, and its player keeps eight cards', () => {
  const veteran = { handSize: 8, bonusHealth: 10, hand: Array(9).fill('Karrok Scarrend') }
  const story = scenario({ raiders: { Anna: { ...veteran, damage: 36, resources: 2 }, Bert: {} } })
  expect([story.health('Anna'), story.health('Bert')]).toEqual([37, 27])
  story.raider('Anna').uses('Frizlix of Kezan', { on: 'Dungeon' })
  story.resolve()
  expect([story.exhausted('Dungeon'), story.health('Anna')]).toEqual([true, 37])
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'handSize', seat: 0, min: 1, max: 1 })
  story.waitsFor('Anna', 'handSize')
})

test('a hero of level 85 is destroyed only by damage of its higher health (405.2)', () => {
  const damaged = (damage: number) => scenario({ raiders: { Anna: { bonusHealth: 10, damage }, Bert: {} } })
  const alive = damaged(36)
  const fallen = damaged(37)
  expect([alive, fallen].map((story) => story.eventsOfKind('lost').length)).toEqual([0, 1])
  alive.waitsFor('Anna')
  fallen.waitsFor('Bert')
})

test('the first player skips the draw step of the first turn (501.2b), the others draw (501.2a)', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: {} } })
  expect(story.eventsOfKind('stepStarted').map((one) => one.step)).not.toContain('draw')
  story.turnOf('Bert')
  expect([story.cards('Anna', 'hand').length, story.cards('Bert', 'hand').length]).toEqual([0, 1])
  story.turnOf('Anna')
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('every raider draws in the first turn if the Dungeon was first', () => {
  const story = scenario({ raiders: { Anna: {} }, turn: DUNGEON_NAME })
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('in the wrap-up step the turn player discards down to the hand size, by default seven (415.4b, 503.2a)', () => {
  const story = scenario({
    raiders: { Anna: { hand: Array(9).fill('Karrok Scarrend') }, Bert: { hand: ['Brigg'] } },
  })
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'handSize', seat: 0, min: 2, max: 2 })
  story.pick(...(story.decision?.options ?? []).slice(0, 2).map((option) => option.id))
  expect([story.cards('Anna', 'hand').length, story.cards('Anna', 'graveyard').length]).toEqual([7, 2])
  story.waitsFor('Bert')
})

test('a player who had to draw from an empty deck has lost, and the others continue (102.1a, 410.6b)', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: { below: 0 } } })
  story.nextTurn()
  expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 1, why: 'decked' }])
  expect(story.game.turn.player).toBe(0)
  story.waitsFor('Anna')
})

test('the last raider loses the raid by drawing from an empty deck', () => {
  const story = scenario({ raiders: { Anna: { below: 0 } } })
  story.nextTurn()
  story.isOver('lair')
})

test('the turn player’s exhausted cards ready, and nobody else’s (501.1a)', () => {
  const story = scenario({
    raiders: {
      Anna: { exhausted: true, play: [{ card: 'Brigg', exhausted: true }] },
      Bert: { exhausted: true },
    },
  })
  expect([story.exhausted('Anna'), story.exhausted('Brigg'), story.exhausted('Bert')]).toEqual([
    false,
    false,
    true,
  ])
  story.waitsFor('Anna')
})
