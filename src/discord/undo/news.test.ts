/** Lines that were taken back are never shown as if they happened again. */
import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '../../texts/language.ts'
import { latestLines, type News, newsPost } from '../delivery/news.ts'
import { eachMoment, raidCardOf } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { narrate } from '../narrate/index.ts'

const raid = raidCardOf(2, 2)

/** Returns the news of an undo of these news. */
const takingBack = ({ events, objects }: News): News => ({
  kind: 'news',
  version: 2,
  by: null,
  events: [{ kind: 'takenBack', seat: 0, steps: 1, lost: [] }],
  objects: {},
  undone: { events, objects },
})

const textOf = (news: News): string => {
  const post = newsPost(raid, [news])
  return [post?.content, ...(post?.embeds ?? []).map(({ description }) => description)].join('\n')
}

test.each(LANGUAGES)(
  'each line that was taken back is struck out, and no question quotes it: %s',
  { timeout: 120_000 },
  (language) => {
    let struck = 0
    eachMoment({ seed: 2, seats: 2, most: 150 }, ({ news }) =>
      inLanguage(language, () => {
        if (!news) return
        const undoing = takingBack(news)
        const [heading, ...lines] = textOf(undoing).split('\n')
        expect(heading).toMatch(/^↶ /)
        for (const line of lines) expect(line).toMatch(/^> (?:↶ ~~.+~~$|… )/)
        expect(lines.length).toBeGreaterThanOrEqual(Math.min(10, narrate(news, seatNames(raid)).length))
        expect(latestLines(raid, [undoing])).toEqual([heading])
        expect(latestLines(raid, [news, undoing])).toEqual([heading])
        struck += lines.length
      }),
    )
    expect(struck).toBeGreaterThan(50)
  },
)
