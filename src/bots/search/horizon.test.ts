import { expect, test } from 'vitest'
import { hero, numberedCardsOfSet } from '../../cards/builders.ts'
import { imagineGame, type Seat, viewFor } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { answerInGame, askRarely, plainPicks } from './answering.ts'
import { type Horizon, horizonCheck, horizonFor } from './horizon.ts'

const cards = numberedCardsOfSet('OWN', { 1: hero('Fang', { melee: 2, health: 20 }, 'Hound') })

/** Returns the number of turns that pass before a playout ends which begins in the turn of this player. */
function turnsTo(horizon: Horizon, turn: 'Anna' | 'Bert' | 'Boss'): number {
  const story = scenario({ cards, raiders: { Anna: {}, Bert: {} }, boss: { bosses: ['OWN-1'] }, turn })
  const seat: Seat = story.game.decision?.seat ?? 0
  const game = imagineGame(story.game, seat, 1)
  const first = game.turn.number
  askRarely(game)
  const isOver = horizonCheck(game, seat, horizon)
  while (game.decision && !isOver()) answerInGame(game, game.decision, plainPicks(game, game.decision))
  story.waitsFor(turn)
  return game.turn.number - first
}

test.each<[Horizon, 'Anna' | 'Bert' | 'Boss', number]>([
  ['turn', 'Anna', 1],
  ['lairTurn', 'Anna', 3],
  ['lairTurn', 'Bert', 2],
  ['lairTurn', 'Boss', 1],
  ['round', 'Anna', 3],
  ['round', 'Bert', 3],
])('%s in the turn of %s', (horizon, player, turns) => {
  expect(turnsTo(horizon, player)).toBe(turns)
})

test('only raiders against a Boss player have another horizon', () => {
  const horizons = { horizon: 'lairTurn', horizonAgainstBoss: 'turn' } as const
  const story = scenario({ cards, raiders: { Anna: {} }, boss: { bosses: ['OWN-1'] }, turn: 'Anna' })
  const found = story.game.players.map(({ seat, side }) => [
    side,
    horizonFor(viewFor(story.game, seat), seat, horizons),
  ])
  expect(found).toEqual([
    ['raiders', 'turn'],
    ['lair', 'lairTurn'],
  ])
  const dungeon = scenario({ raiders: { Anna: {} } })
  expect(horizonFor(viewFor(dungeon.game, 0), 0, horizons)).toBe('lairTurn')
  story.waitsFor('Anna')
  dungeon.waitsFor('Anna')
})
