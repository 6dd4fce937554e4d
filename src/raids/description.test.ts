/** The parts of a raid's description take effect: the lair's seat, the first player, and who plays the lair. */
import { expect, test } from 'vitest'
import { heuristicPlayer } from '../bots/heuristic.ts'
import { registerRaid, seatOfLairPlayer, startGame } from '../engine/index.ts'
import { setupForPlan, simulateRaid } from '../simulation/simulate.ts'
import { userText } from '../texts/user-text.ts'
import { newBossRaid } from './boss-raid/boss.ts'
import { deadmines } from './deadmines/deadmines.ts'

/** Returns the description of the Deadmines with the lair's player in this seat. */
const seated = (sits: number): string => {
  const name = `the lair in seat ${sits}`
  registerRaid({ ...deadmines, name, lair: { ...deadmines.lair, sits } })
  return name
}

const begin = (raid: string, mode: string) =>
  startGame(setupForPlan({ raid, mode, seats: 3, seed: 1 }), 1).game

test('the lair sits where its raid says, and the first raider is the one to its left', () => {
  for (const [sits, raider, leader] of [
    [0, 1, 1],
    [1, 2, 0],
    [3, 0, 0],
  ] as const) {
    const raid = seated(sits)
    const [novice, heroic] = [begin(raid, 'novice'), begin(raid, 'heroic')]
    expect([seatOfLairPlayer(novice), novice.turn.player, novice.leader]).toEqual([sits, raider, leader])
    expect([novice.players[sits]?.name, heroic.turn.player]).toEqual(['The Deadmines', sits])
  }
})

test.each([0, 1, 2])('a whole raid with the lair in seat %i ends without a violation', (sits) => {
  for (const seed of [1, 2]) {
    const plan = { raid: seated(sits), mode: 'heroic', seats: 3, seed, policy: heuristicPlayer, twin: false }
    const { violations, outcome, turns } = simulateRaid({ ...plan, watch: true })
    expect([violations, outcome?.kind, turns > 4]).toEqual([[], 'won', true])
  }
})

test('a mode has its own hero, or the lair’s usual one', () => {
  const heroIn = (mode: string) => {
    const game = begin('deadmines', mode)
    return game.objects[game.players[seatOfLairPlayer(game)]?.hero ?? 0]?.card
  }
  expect(['novice', 'experienced', 'heroic', 'legendary'].map(heroIn)).toEqual([
    'DDD-1',
    'DDD-1',
    'DDD-2',
    'DDD-3',
  ])
})

test('an automated lair belongs to no player, and another one to a player', () => {
  registerRaid(
    newBossRaid({
      name: 'somebody’s',
      first: 'lair',
      lair: { title: '', deck: ['DDD-5'] },
      bosses: { cards: ['DDD-1'] },
    }),
  )
  const setup = (raid: string) => setupForPlan({ raid, mode: '', seats: 2, seed: 1 })
  expect(() => startGame({ ...setup('deadmines'), boss: userText('Ben') }, 1)).toThrow(
    'Nobody plays this side',
  )
  const { boss: _, ...unplayed } = setup('somebody’s')
  expect(() => startGame(unplayed, 1)).toThrow('Somebody must play the Boss')
})
