/** The lines that a question quotes. */
import { expect, test } from 'vitest'
import type { NewsAnnouncement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { narratedLinesIndented } from '../narrate/index.ts'
import { latestNewsLines } from './news.ts'

const raid = fakeRaidInfo(2, 3)
const names = seatNames(raid)

/** Returns the news since the beginning of the latest two turns, at each moment of a raid. */
function moments(): NewsAnnouncement[][] {
  let turns: NewsAnnouncement[][] = [[]]
  const all: NewsAnnouncement[][] = []
  forEachQuestion({ seed: 2, seats: 3, policy: heuristicPlayer, most: 200 }, ({ news }) => {
    if (!news) return
    if (news.events.some(({ kind }) => kind === 'turnStarted')) turns = [...turns.slice(-1), []]
    turns.at(-1)?.push(structuredClone(news))
    all.push(turns.flat())
  })
  return all
}

const linesIn = (news: readonly NewsAnnouncement[]) =>
  news.flatMap((one) => narratedLinesIndented(one, names))

test('a question names every card that the Dungeon has flipped, however many lines follow in this turn', () => {
  let hidden = 0
  for (const news of moments()) {
    const lines = linesIn(news)
    const flip = lines.findLastIndex(({ kind }) => kind === 'flipped')
    const turn = lines.slice(0, Math.max(0, flip)).findLastIndex(({ kind }) => kind === 'turnStarted')
    const later = lines.slice(flip + 1).map(({ kind }) => kind)
    const isOver =
      later.includes('turnStarted') && later.some((kind) => kind === 'played' || kind === 'placed')
    if (flip < 0 || isOver || later.filter((kind) => kind === 'turnStarted').length > 1) continue
    const quoted = latestNewsLines(raid, news).join('\n')
    const flips = lines.slice(turn + 1).filter(({ kind }) => kind === 'flipped')
    for (const { line } of flips) expect(quoted).toContain(line.split('\n')[0])
    hidden += flips.filter((one) => !lines.slice(-4).includes(one)).length
  }
  expect(hidden).toBeGreaterThan(3)
})

test('the other lines are only counted', () => {
  const news = moments().find((one) => linesIn(one).length > 12) ?? []
  const lines = linesIn(news)
  const quoted = latestNewsLines(raid, news)
  expect(quoted.at(-1)).toBe(lines.at(-1)?.line)
  expect(quoted[0]).toBe(texts.news.before(lines.length - quoted.length + 1))
})
