/** Players without a lair: each alone, or in teams. */
import { expect, test } from 'vitest'
import { ability, any, destroy, each, numberedCardsOfSet, opposing } from '../../cards/builders.ts'
import { startGame } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { userText } from '../../texts/user-text.ts'
import { hashOfAllCards } from '../index.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Nobody Is Left', { cost: 0, instant: true }, '', destroy(each(any.hero))),
  2: ability('Alone at Last', { cost: 0, instant: true }, '', destroy(each(opposing.hero))),
})

const three = { Anna: { hand: ['Alone at Last'] }, Bert: { damage: 20 }, Cleo: {} }

test('each alone: the last remaining player wins (102.1)', () => {
  const story = scenario({ cards, players: three })
  story.raider('Bert').concedes()
  expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 1, side: 'team 2', why: 'conceded' }])
  story.nextTurn()
  expect(story.game.turn.player).toBe(2)
  story.raider('Cleo').concedes()
  story.isOver('team 1')
})

test('each alone: all other players are opponents (102.1)', () => {
  const story = scenario({ cards, players: three })
  story.raider('Anna').plays('Alone at Last')
  story.resolve()
  expect(story.eventsOfKind('lost').map(({ side }) => side)).toEqual(['team 2', 'team 3'])
  story.isOver('team 1')
})

test('if all remaining players lose at once, it is a draw (102.1a)', () => {
  const story = scenario({ cards, players: { Anna: { hand: ['Nobody Is Left'] }, Bert: {} } })
  story.raider('Anna').plays('Nobody Is Left')
  story.resolve()
  story.isOver()
})

const teams = [
  ['Anna', 'Cleo'],
  ['Bert', 'Dora'],
]

test('in teams, friends protect each other, and a team wins when the other is gone (102.1, 602.2)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { hand: ['Alone at Last'] },
      Bert: {},
      Cleo: {},
      Dora: { play: ['Drizzie Steelslam'] },
    },
    teams,
  })
  story.raider('Anna').proposes('Anna', 'Bert')
  story.passUntil(() => false)
  story.raider('Dora').answers('Drizzie Steelslam')
  story.fight()
  story.raider('Anna').plays('Alone at Last')
  story.resolve()
  expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([1, 3])
  story.isOver('team 1')
})

test('a random player begins, and every player is a separate side unless the setup says otherwise (101.1)', () => {
  const seats = ['Anna', 'Bert', 'Cleo'].map((name) => ({ name: userText(name), hero: 'CD2-R1', deck: [] }))
  const setup = { raid: 'duel', mode: 'duel', cards: hashOfAllCards, seats }
  const games = [1, 2, 3, 4, 5, 6].map((seed) => startGame(setup, seed).game)
  expect(games[0]?.players.map(({ side }) => side)).toEqual(['team 1', 'team 2', 'team 3'])
  expect(new Set(games.map((game) => game.turn.player))).toEqual(new Set([0, 1, 2]))
})
