/** Messages that people look at between raids fit one screen of a phone, with their pictures. */
import { expect, test } from 'vitest'
import { heightOf, SCREEN } from '../scripts/evening/phone.ts'
import { endedPost } from '../src/discord/ending/ending.ts'
import { summaryShown } from '../src/discord/ending/summary.ts'
import { PEOPLE, raidCardOf } from '../src/discord/fixture.ts'
import type { Post } from '../src/discord/message-parts/post.ts'
import { aSummary } from '../src/discord/pictures/fixture.ts'
import type { Shown } from '../src/discord/pictures/pictures.ts'
import { paint } from '../src/discord/pictures/worker.ts'
import type { Outcome } from '../src/engine/index.ts'
import { raids } from '../src/raids/index.ts'
import type { RaidCard, Reward } from '../src/table/contract.ts'
import type { RaidSummary } from '../src/table/records/contract.ts'
import { inLanguage, LANGUAGES } from '../src/texts/language.ts'
import { userText } from '../src/texts/user-text.ts'

/** The height of a message with a picture, in screens. */
async function screensOf(post: Post, shown: Shown | null): Promise<number> {
  const attachments = shown ? [await attached(shown)] : []
  return heightOf({ ...post, attachments } as Parameters<typeof heightOf>[0]) / SCREEN
}

const painted = new Map<string, Promise<Uint8Array>>()

/** The picture as Discord describes it. A PNG has its width and height after its signature. */
async function attached(shown: Shown): Promise<object> {
  const key = JSON.stringify(shown)
  painted.set(key, painted.get(key) ?? paint(shown))
  const png = Buffer.from((await painted.get(key)) ?? [])
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  return { url: 'http://x/attachments/1/picture.png', description: '', width, height }
}

/** A raid of so many raiders, and of a person who plays the Boss if it has one. */
function raidOf(name: string, mode: string, raiders: number, hasBoss: boolean): RaidCard {
  const raid = raidCardOf(1, raiders)
  const person = { id: '9', name: userText('Dora') }
  const boss = { ...raid.seats[0]!, seat: raiders, person, boss: true as const }
  return { ...raid, raid: name, mode, seats: hasBoss ? [...raid.seats, boss] : raid.seats }
}

function summaryOf(raiders: number): RaidSummary {
  const seats = Array.from({ length: raiders }, (_, seat) => seat)
  return {
    ...aSummary,
    corrections: 1,
    raiders: seats.map((seat) => ({ seat, dealt: 112 + seat, healed: seat, taken: 98, killed: 12 })),
    counts: seats.map((seat) => ({ ...aSummary.counts[0]!, seat, attacks: 10 - seat, powers: seat })),
  }
}

const rewardsOf = (raiders: number): Reward[] =>
  Array.from({ length: raiders }, (_, seat) => ({
    ...{ seat, character: userText(`${PEOPLE[seat]}'s hero`), xp: [], before: 3, levelBefore: 1 },
    ...{ after: seat === 0 ? 12 : 20, levelAfter: seat === 0 ? 10 : 20 },
    achievements: ['DDD-41', 'DDD-42', 'DDD-43', 'DDD-44'],
  }))

const ENDS: readonly (readonly [string, Outcome])[] = [
  ['won', { kind: 'won', side: 'raiders' }],
  ['lost', { kind: 'won', side: 'lair' }],
]
const courses = raids.flatMap(({ name, lair, modes }) =>
  modes.flatMap(({ name: mode }) => ENDS.map(([how, outcome]) => ({ name, lair, mode, how, outcome }))),
)

test.each(courses)('the end of $name, $mode, $how', async ({ name, lair, mode, outcome }) => {
  for (const raiders of [3, 5])
    for (const language of LANGUAGES) {
      const raid = raidOf(name, mode, raiders, lair.bosses !== undefined)
      const summary = summaryOf(raiders)
      const ended = {
        kind: 'ended',
        version: 9,
        outcome,
        raid,
        rewards: rewardsOf(raiders),
        view: null,
      } as const
      const [post, shown] = inLanguage(language, () => [
        endedPost(ended, summary),
        summaryShown({ ...raid, mode: 'novice' }, 'The Boss', summary, 'dark'),
      ])
      const screens = await screensOf(post, shown)
      expect([language, raiders, screens]).toEqual([
        language,
        raiders,
        expect.toSatisfy((screens: number) => screens <= 1),
      ])
    }
})
