/** Lines that were taken back are never shown as if they happened again. */
import { expect, test } from 'vitest'
import type { NewsAnnouncement } from '../../table/contract.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { latestNewsLines, newsPost } from '../delivery/news.ts'
import { fakeRaidInfo, forEachQuestion } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { narrateNews } from '../narrate/index.ts'

const raid = fakeRaidInfo(2, 2)

/** Returns the news of an undo of these news. */
const takingBack = ({ events, objects }: NewsAnnouncement): NewsAnnouncement => ({
  kind: 'news',
  version: 2,
  by: null,
  events: [{ kind: 'takenBack', seat: 0, steps: 1, lost: [] }],
  objects: {},
  undone: { events, objects },
})

const textOf = (...news: NewsAnnouncement[]): string => {
  const post = newsPost(raid, news)
  return [post?.content, ...(post?.embeds ?? []).map(({ description }) => description)].join('\n')
}

test.each(LANGUAGES)(
  'each line that was taken back in an earlier message is repeated struck out, and a question quotes it so: %s',
  { timeout: 120_000 },
  (language) => {
    let struck = 0
    forEachQuestion({ seed: 2, seats: 2, most: 150 }, ({ news }) =>
      runInLanguage(language, () => {
        if (!news) return
        const undoing = takingBack(news)
        const [heading, ...lines] = textOf(undoing).split('\n')
        expect(heading).toMatch(/^↶ /)
        for (const line of lines) expect(line).toMatch(/^> (?:↶ ~~.+~~$|… )/)
        expect(lines.length).toBeGreaterThanOrEqual(Math.min(10, narrateNews(news, seatNames(raid)).length))
        const quoted = latestNewsLines(raid, [undoing])
        expect(quoted[0]).toBe(heading)
        expect(quoted.length).toBeLessThanOrEqual(4)
        for (const line of quoted.slice(1)) expect(line).toMatch(/^(?:#+ )?↶ ~~.+~~$/)
        expect(latestNewsLines(raid, [news, undoing])).toEqual(quoted)
        struck += lines.length
      }),
    )
    expect(struck).toBeGreaterThan(50)
  },
)

/** Returns all news of a raid, in order. */
function allNews(): NewsAnnouncement[] {
  const all: NewsAnnouncement[] = []
  forEachQuestion({ seed: 2, seats: 2, most: 60 }, ({ news }) => {
    if (news && newsPost(raid, [news])) all.push({ ...structuredClone(news), version: all.length + 1 })
  })
  return all
}

const together = (news: readonly NewsAnnouncement[]): NewsAnnouncement => ({
  kind: 'news',
  version: 0,
  by: null,
  events: news.flatMap(({ events }) => events),
  objects: Object.assign({}, ...news.map(({ objects }) => objects)),
})

test('lines that were taken back are struck out where they are, and not repeated', () => {
  const news = allNews()
  expect(news.length).toBeGreaterThan(10)
  for (let at = 1; at + 3 < news.length; at++) {
    const [before, some] = [news.slice(at - 1, at), news.slice(at, at + 2)]
    const undoing = takingBack(together(some))
    const after = news.slice(at + 2, at + 3)
    const record = textOf(...before, ...some, undoing, ...after).split('\n')
    const struck = record.filter((line) => line.includes('↶ ~~'))
    const words = (text: string) => text.split('\n').filter((line) => line !== '')
    expect(struck).toHaveLength(words(textOf(...some)).length)
    for (const line of struck) expect(line).toMatch(/^(?:> )?(?:(?:#+|-#) )?↶ ~~.+~~$/)
    expect(record.filter((line) => !line.includes('~~'))).toEqual([
      ...words(textOf(...before)),
      expect.stringMatching(/^↶ /),
      ...words(textOf(...after)),
    ])
  }
})

test('what was taken back in an earlier message is repeated below the undo, besides what is struck out above', () => {
  const [first, second] = allNews().slice(3)
  if (!first || !second) throw new Error('too little happens')
  const undoing = takingBack(together([first, second]))
  const record = textOf(second, undoing).split('\n')
  const heading = record.findIndex((line) => /^↶ (?!~)/.test(line))
  expect(record.slice(0, heading).every((line) => line.includes('~~'))).toBe(true)
  expect(record.slice(heading + 1).length).toBeGreaterThan(0)
  expect(record.slice(heading + 1).every((line) => line.startsWith('> ↶ ~~'))).toBe(true)
})

test('a second undo strikes out what was done since the first one', () => {
  const [first, second] = allNews().slice(3)
  if (!first || !second) throw new Error('too little happens')
  const record = textOf(first, takingBack(first), second, takingBack(second)).split('\n')
  expect(record.filter((line) => !line.includes('~~'))).toHaveLength(2)
})
