import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  connectionBudget,
  connectionBudgetSentence,
  findTooLowConnectionLimit,
  findUsedUpConnectionLimit,
  lowConnectionLimitSentence,
  minConnections,
  usedUpConnectionLimitSentence,
} from './connection-budget.ts'
import type { ConnectionLimit } from './connection-limits.ts'

const NEED = { pool: 20, besides: 1 }

const role = (most: number, others = 0): ConnectionLimit => ({ of: 'role', name: 'bot', most, others })
const server = (most: number, others = 0): ConnectionLimit => ({ of: 'server', name: '', most, others })

describe('the budget of connections', () => {
  it.each([
    ['nothing limits it', [], 20],
    ['limits are far', [role(50), server(97, 40)], 20],
    ['all is free and just enough', [role(21)], 20],
    ['a role may have 8: two are left', [role(8)], 5],
    ['a role may have 5: one is left', [role(5)], 3],
    ['a role may have 3: none is left', [role(3)], 2],
    ['a role may have 2', [role(2)], 1],
    ['a second process has begun', [role(5, 2)], 1],
    ['the server is nearly full', [role(50), server(97, 90)], 4],
  ])('where %s', (_what, limits, pool) => {
    expect(connectionBudget(limits, NEED).pool).toBe(pool)
  })

  const limit = fc.record({
    of: fc.constantFrom('role' as const, 'database' as const, 'server' as const),
    name: fc.constant('x'),
    most: fc.integer({ min: 0, max: 60 }),
    others: fc.integer({ min: 0, max: 60 }),
  })
  const need = fc.record({ pool: fc.integer({ min: 1, max: 40 }), besides: fc.integer({ min: 0, max: 2 }) })

  it('is never above a limit, never above the setting, and at least one', () => {
    fc.assert(
      fc.property(fc.array(limit), need, (limits, wanted) => {
        const { pool, because } = connectionBudget(limits, wanted)
        expect(pool).toBeGreaterThanOrEqual(1)
        expect(pool).toBeLessThanOrEqual(wanted.pool)
        expect(because === null).toBe(pool === wanted.pool)
        if (findUsedUpConnectionLimit(limits, wanted) !== null) return
        for (const { most, others } of limits)
          expect(pool + wanted.besides).toBeLessThanOrEqual(Math.max(minConnections(wanted), most - others))
      }),
    )
  })

  it('is too low in the same cases as the limits, whatever others use', () => {
    fc.assert(
      fc.property(fc.array(limit), need, (limits, wanted) => {
        if (findTooLowConnectionLimit(limits, wanted))
          expect(findUsedUpConnectionLimit(limits, wanted)).not.toBeNull()
      }),
    )
  })
})

describe('the sentences', () => {
  it('name the needed and the used connections, and the reason why there are fewer', () => {
    expect(connectionBudgetSentence(connectionBudget([], NEED), NEED)).toBe(
      'Lairkeeper needs 2 connections to PostgreSQL and takes up to 21.',
    )
    expect(connectionBudgetSentence(connectionBudget([role(5, 1)], NEED), NEED)).toBe(
      'Lairkeeper needs 2 connections to PostgreSQL and takes up to 3 instead of 21, since the role "bot" allows 5, of which others use 1. With fewer connections, people wait longer when many answer at the same time.',
    )
  })

  it('say how to raise a limit', () => {
    expect(lowConnectionLimitSentence(role(1), NEED)).toBe(
      'Lairkeeper needs 2 connections to PostgreSQL, and the role "bot" allows 1. Raise the limit: ALTER ROLE "bot" CONNECTION LIMIT 5;',
    )
    expect(usedUpConnectionLimitSentence(server(10, 9), NEED, 30)).toBe(
      'Lairkeeper needs 2 connections to PostgreSQL, and the server allows 10, of which others use 9. It has waited 30 s. Close other connections (another process of the bot needs as many), or raise the limit: ALTER SYSTEM SET max_connections = 20; (then restart the server)',
    )
  })
})
