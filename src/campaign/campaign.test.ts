import { expect, it } from 'vitest'
import { campaignProgressOf } from './campaign.ts'

const raids = [
  { name: 'deadmines', title: 'The Deadmines', modes: ['novice', 'heroic'] },
  { name: 'keep', title: 'The Keep', modes: ['novice', 'heroic'] },
]
const run = (raid: string, mode: string, status: string, turns: number, damage: number) => ({
  raidId: `${raid} ${turns}`,
  raid,
  mode,
  status,
  turns,
  damage,
  bosses: 1,
})

it('goes through all raids on one difficulty before the next', () => {
  const { stages, next, cleared } = campaignProgressOf(raids, [])
  expect(stages.map(({ raid, mode }) => `${raid} ${mode}`)).toEqual([
    'deadmines novice',
    'keep novice',
    'deadmines heroic',
    'keep heroic',
  ])
  expect([next?.raid, cleared]).toEqual(['deadmines', 0])
  expect(stages[0]).toMatchObject({ runs: 0, wins: 0, bestTurns: null, fastest: null, mostDamage: null })
})

it('shows which stages are cleared, the fewest turns of a win and the most damage of any run', () => {
  const { stages, next, cleared } = campaignProgressOf(raids, [
    run('deadmines', 'novice', 'lost', 3, 44),
    run('deadmines', 'novice', 'won', 12, 30),
    run('deadmines', 'novice', 'won', 9, 31),
    run('deadmines', 'heroic', 'drawn', 30, 20),
  ])
  expect(stages[0]).toMatchObject({ runs: 3, wins: 2, bestTurns: 9, fastest: 'deadmines 9', mostDamage: 44 })
  expect(stages[2]).toMatchObject({ runs: 1, wins: 0, bestTurns: null, mostDamage: 20 })
  expect([next?.raid, next?.mode, cleared]).toEqual(['keep', 'novice', 1])
})

it('passes over a stage that was won on a harder difficulty', () => {
  const { next, cleared } = campaignProgressOf(raids, [run('deadmines', 'heroic', 'won', 12, 50)])
  expect([next?.raid, next?.mode, cleared]).toEqual(['keep', 'novice', 1])
})

it('has no next stage once all stages are cleared', () => {
  const [one] = raids
  if (!one) throw new Error('no raid')
  const all = one.modes.map((mode) => run('deadmines', mode, 'won', 9, 50))
  expect(campaignProgressOf([one], all)).toMatchObject({ next: null, cleared: 2 })
})
