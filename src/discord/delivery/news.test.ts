/** The lines that a question quotes. */
import { expect, test } from 'vitest'
import type { NewsAnnouncement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { narratedLinesIndented } from '../narrate/index.ts'
import { latestNewsLines, newsPost } from './news.ts'

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

/** The kinds of lines about what a player does. A text that triggers has one of them, too. */
const ACTS: ReadonlySet<string> = new Set(['played', 'placed', 'used', 'proposed', 'attacking'])

test('a question names every card that the Dungeon has flipped, however many lines follow in this turn', () => {
  let hidden = 0
  for (const news of moments()) {
    const lines = linesIn(news)
    const flip = lines.findLastIndex(({ kind }) => kind === 'flipped')
    const turn = lines.slice(0, Math.max(0, flip)).findLastIndex(({ kind }) => kind === 'turnStarted')
    const later = lines.slice(flip + 1).map(({ kind }) => kind)
    const start = later.indexOf('turnStarted')
    const isOver = start >= 0 && later.slice(start).some((kind) => ACTS.has(kind))
    if (flip < 0 || isOver || later.filter((kind) => kind === 'turnStarted').length > 1) continue
    const quoted = latestNewsLines(raid, news).join('\n')
    const flips = lines.slice(turn + 1).filter(({ kind }) => kind === 'flipped')
    for (const { line } of flips) expect(quoted).toContain(line.split('\n')[0])
    hidden += flips.filter((one) => !lines.slice(-4).includes(one)).length
  }
  expect(hidden).toBeGreaterThan(3)
})

test('a text that triggers at the start of a turn hides no flip of the turn before', () => {
  const triggered = moments()
    .flat()
    .find(({ events }) => events.some((event) => event.kind === 'used' && event.origin === 'triggered'))
  const start = moments().find((news) => flippedAtEndOfTurn(news).length > 0)
  if (!triggered || !start) throw new Error('the raid has no such news')
  const events = triggered.events.filter((event) => event.kind === 'used' && event.origin === 'triggered')
  const quoted = latestNewsLines(raid, [...start, { ...triggered, events: events.slice(0, 1) }]).join('\n')
  expect(quoted).toContain(' triggers')
  for (const line of flippedAtEndOfTurn(start)) expect(quoted).toContain(line.split('\n')[0])
})

/** Returns the lines of the flips in the turn that has just ended; empty if the news don't end with the next turn. */
function flippedAtEndOfTurn(news: readonly NewsAnnouncement[]): string[] {
  const lines = linesIn(news)
  if (lines.at(-1)?.kind !== 'turnStarted') return []
  const turn = lines.slice(0, -1).findLastIndex(({ kind }) => kind === 'turnStarted')
  return lines.slice(turn).flatMap(({ kind, line }) => (kind === 'flipped' ? [line] : []))
}

test('the other lines are only counted', () => {
  const news = moments().find((one) => linesIn(one).length > 12) ?? []
  const lines = linesIn(news)
  const quoted = latestNewsLines(raid, news)
  expect(quoted.at(-1)).toBe(lines.at(-1)?.line)
  expect(quoted[0]).toBe(texts.news.before(lines.length - quoted.length + 1))
})

test('news that are too long for a message say how many lines are left out', () => {
  const [one] = moments().flat()
  if (!one) throw new Error('the raid has no news')
  const news = { ...one, events: Array.from({ length: 2000 }, () => one.events).flat() }
  const all = linesIn([news]).flatMap(({ line }) => line.split('\n'))
  const shown = newsPost(raid, [news])
  const lines = [shown?.content, shown?.embeds[0]?.description].flatMap((text) => text?.split('\n') ?? [])
  const left = Number(/(\d+) more lines/.exec(lines.at(-1) ?? '')?.[1])
  expect(lines.length - 1 + left).toBe(all.length)
})
