import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeRaidInfo } from '../../discord/fixture.ts'
import { sampleSummary } from '../../discord/pictures/fixture.ts'
import { userText } from '../../texts/user-text.ts'
import type { RaidSummary } from './contract.ts'
import {
  chooseFeatKindPerPerson,
  FEAT_KINDS,
  type FeatAmounts,
  type FeatKind,
  featOfEachPerson,
} from './feats.ts'

const nothing = Object.fromEntries(FEAT_KINDS.map((kind) => [kind, 0])) as FeatAmounts
const did = (...some: [FeatKind, number][]): FeatAmounts => ({ ...nothing, ...Object.fromEntries(some) })

const won = { ...fakeRaidInfo(1, 3), status: 'won' } as const

test('each person has the most remarkable feat that was theirs alone', () => {
  expect(featOfEachPerson(won, sampleSummary).map(({ person, feat }) => [person.name, feat.kind])).toEqual([
    ['Anna', 'prevented'],
    ['Ben', 'healed'],
    ['Cleo', 'lastBlow'],
  ])
})

test('only the winners have struck down the last Boss', () => {
  const feats = featOfEachPerson({ ...won, status: 'lost' }, sampleSummary)
  expect(feats.map(({ feat }) => feat.kind)).not.toContain('lastBlow')
})

test('two who did equally much have not done the most, and get different kinds', () => {
  const [anna, ben] = chooseFeatKindPerPerson([
    did(['dealt', 9], ['allies', 2]),
    did(['dealt', 9], ['allies', 2]),
  ])
  expect([anna, ben]).toEqual(['dealt', 'allies'])
  const feats = featOfEachPerson({ ...won, seats: won.seats.slice(0, 2) }, equals())
  expect(feats.map(({ feat }) => 'isMost' in feat && feat.isMost)).toEqual([false, false])
})

const equals = (): RaidSummary => ({
  ...sampleSummary,
  moments: [],
  lastBoss: null,
  raiders: [0, 1].map((seat) => ({ seat, dealt: 5, healed: 3, taken: 0, killed: 0 })),
  counts: [],
})

test('a person who has done nothing took part', () => {
  const idle = {
    ...equals(),
    raiders: [0, 1].map((seat) => ({ seat, dealt: 0, healed: 0, taken: 0, killed: 0 })),
  }
  const seats = won.seats.slice(0, 2)
  expect(featOfEachPerson({ ...won, seats }, idle).map(({ feat }) => feat.kind)).toEqual([
    'tookPart',
    'tookPart',
  ])
})

test('a person with several seats has one line with the sum of both, and alone nobody did the most', () => {
  const feats = featOfEachPerson(
    { ...fakeRaidInfo(1, 3, true), status: 'lost' },
    { ...sampleSummary, moments: [] },
  )
  expect(feats).toHaveLength(1)
  expect(feats[0]?.feat).toMatchObject({ kind: 'toBoss', amount: 20 + 21 + 22, isMost: false })
})

test('the player of the Boss has destroyed raiders, or at least dealt damage', () => {
  const person = { id: '9', name: userText('Dora') }
  const boss = { ...won.seats[0]!, seat: 3, person, boss: true as const }
  const raid = { ...won, seats: [...won.seats, boss] }
  expect(featOfEachPerson(raid, sampleSummary).at(-1)).toEqual({
    person,
    feat: { kind: 'felled', amount: 1 },
  })
  const unharmed = { ...sampleSummary, moments: [] }
  expect(featOfEachPerson(raid, unharmed).at(-1)?.feat).toEqual({ kind: 'lairDealt', amount: 78 })
})

const amounts = fc
  .tuple(...FEAT_KINDS.map(() => fc.nat(4)))
  .map((all) => Object.fromEntries(FEAT_KINDS.map((kind, at) => [kind, all[at]])) as FeatAmounts)

test('no feat is false, and nobody’s kind is another’s while an own one is left', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 5 }), (all) => {
      const feats = chooseFeatKindPerPerson(all)
      expect(chooseFeatKindPerPerson(all)).toEqual(feats)
      for (const [at, kind] of feats.entries()) {
        const own = all[at] ?? nothing
        if (kind === null) {
          expect(FEAT_KINDS.filter((one) => one !== 'stood' && own[one] > 0)).toEqual([])
          continue
        }
        const others = all.filter((_, other) => other !== at)
        if (kind === 'stood') expect(others.every((one) => one.stood < own.stood)).toBe(true)
        else expect(own[kind]).toBeGreaterThan(0)
        const isShared = feats.some((other, n) => n !== at && other === kind)
        const left = FEAT_KINDS.filter((one) => one !== 'stood' && own[one] > 0 && !feats.includes(one))
        if (isShared) expect(left).toEqual([])
      }
    }),
  )
})
