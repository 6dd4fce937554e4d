import { expect, it } from 'vitest'
import { bossResultsOf } from './boss-results.ts'

const raids = [
  { name: 'onyxia', title: 'Onyxia’s Lair', modes: ['standard'] },
  { name: 'core', title: 'Molten Core', modes: ['standard', 'full'] },
]
const run = (raid: string, mode: string, status: string, turns: number, raiders: number, felled: number) => ({
  raid,
  mode,
  status,
  turns,
  raiders,
  felled,
})

it('counts the raids held and the raiders felled, in total and per raid and mode, and keeps the best runs', () => {
  const sheet = bossResultsOf(
    [
      run('onyxia', 'standard', 'lost', 30, 3, 3),
      run('onyxia', 'standard', 'lost', 20, 3, 3),
      run('onyxia', 'standard', 'lost', 20, 5, 5),
      run('onyxia', 'standard', 'won', 10, 8, 7),
      run('core', 'full', 'won', 50, 5, 1),
    ],
    raids,
  )
  expect(sheet).toEqual({
    runs: 5,
    held: 3,
    felled: 19,
    records: [
      {
        raid: 'onyxia',
        title: 'Onyxia’s Lair',
        mode: 'standard',
        runs: 4,
        held: 3,
        felled: 18,
        fastest: { turns: 20, raiders: 5 },
        most: 7,
      },
      {
        raid: 'core',
        title: 'Molten Core',
        mode: 'full',
        runs: 1,
        held: 0,
        felled: 1,
        fastest: null,
        most: 1,
      },
    ],
  })
})

it('is null for a person who has never been a Boss', () => {
  expect(bossResultsOf([], raids)).toBeNull()
})
