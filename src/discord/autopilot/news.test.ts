import { expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import type { AnswerByInstruction } from '../../table/autopilot/contract.ts'
import { newsPost } from '../delivery/news.ts'
import { assertDiscordAccepts, fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../fixture.ts'
import { publicQuestionPost } from '../raid-questions/prompt.ts'

const plan = { seed: 3, seats: 3, policy: heuristicPlayer }
const raid = fakeRaidInfo(plan.seed, plan.seats)

test('news name each player who was passed for by instruction once, and don’t mention answers in advance', () => {
  const ordered: AnswerByInstruction[] = [
    { seat: 1, order: 'until' },
    { seat: 2, order: 'ahead' },
    { seat: 1, order: 'until' },
  ]
  let told = 0
  forEachQuestion(plan, ({ news }) => {
    const shown = news && newsPost(raid, [{ ...news, ordered }])
    if (!shown) return
    assertDiscordAccepts(shown)
    expect(shown.content.split('\n')[0]).toBe('-# Passed by autopilot: Ben.')
    expect(newsPost(raid, [{ ...news, ordered: ordered.slice(1, 2) }])?.content).not.toContain('-# By')
    told += 1
  })
  expect(told).toBeGreaterThan(5)
})

test('the question shows how long it has waited, the turn order, who has passed and who is passed for', () => {
  const since = '2026-11-21T20:00:00.000Z'
  const passed = new Set<string>()
  forEachQuestion(plan, ({ game, seat, table, own }) => {
    const { person } = raid.seats[seat]!
    const passing = [{ seat: 2, until: 'attacked' as const }]
    const prompt = publicQuestionPost({
      raid,
      seat,
      person,
      view: table,
      decision: own.decision,
      since,
      passing,
    })
    assertDiscordAccepts(prompt)
    const line = prompt.content.split('\n').at(-1) ?? ''
    expect(line).toContain('-# ⏳ asked <t:1795291200:R> · turn order: ')
    expect(line).toContain('Cleo passes until attacked')
    passed.add(/passed: ([^·]*) ·/.exec(line)?.[1] ?? '')
    const before = viewFor(game, null).window?.passed.filter((one) => one < 3).length ?? 0
    expect(line.includes('passed: ')).toBe(before > 0)
  })
  expect(passed.size).toBeGreaterThan(1)
})
