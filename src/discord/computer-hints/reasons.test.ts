import { expect, test } from 'vitest'
import type { MoveReason } from '../../table/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { latestNewsLines, newsPost } from '../delivery/news.ts'
import { assertDiscordAccepts, fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../fixture.ts'

const plan = { seed: 3, seats: 3, policy: heuristicPlayer }
const raid = fakeRaidInfo(plan.seed, plan.seats)

const RAIDER: MoveReason = { seat: 1, term: 'lairHero' }
const LAIR: MoveReason = { seat: 3, term: 'hands' }
const SMALL = '-# 💭 So that the lair’s hero loses more health.'

/** Public news in which a card is played. */
function played() {
  const found: Parameters<typeof newsPost>[1][number][] = []
  forEachQuestion(plan, ({ news }) => {
    if (news?.events.some(({ kind }) => kind === 'played')) found.push(news)
  })
  const [first] = found
  if (!first) throw new Error('nobody plays a card')
  return first
}

test('a reason is in small print below the line of the move, in its message and in the question', () => {
  const news = { ...played(), reasons: [RAIDER] }
  const shown = newsPost(raid, [news])
  if (!shown) throw new Error('nothing is announced')
  assertDiscordAccepts(shown)
  const lines = shown.content.split('\n')
  expect(lines[lines.indexOf(SMALL) - 1]).toMatch(/^✦ .+ plays /)
  expect(latestNewsLines(raid, [news]).join('\n')).toContain(SMALL)
})

test('the reason of the lair’s player is worded for everybody, in both languages', async () => {
  const news = { ...played(), reasons: [LAIR] }
  expect(newsPost(raid, [news])?.content).toContain('-# 💭 So that the lair has more cards in hand.')
  await runInLanguage('de', async () =>
    expect(newsPost(raid, [news])?.content).toContain('-# 💭 Damit der Gegner mehr Karten auf der Hand hat.'),
  )
})

test('a reason that stays the same is given once', () => {
  const news = { ...played(), reasons: [RAIDER] }
  const reasonsIn = (all: Parameters<typeof newsPost>[1]) =>
    newsPost(raid, all)?.content.split('💭').length ?? 0
  expect(reasonsIn([news, { ...news, version: 8 }, { ...news, version: 9, reasons: [] }])).toBe(2)
  expect(reasonsIn([news, { ...news, version: 8, reasons: [LAIR] }, { ...news, version: 9 }])).toBe(4)
})
