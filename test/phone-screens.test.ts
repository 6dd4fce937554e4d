/** Messages that people look at between raids fit one screen of a phone, with their pictures. */
import { expect, test } from 'vitest'
import { countButtonRows, PHONE_SCREEN_HEIGHT, phoneHeightOf } from '../scripts/evening/phone.ts'
import { starterDecks } from '../src/cards/index.ts'
import { deckListPictureContents, deckPagePost } from '../src/discord/characters/deck-page.ts'
import { characterSheetPost } from '../src/discord/characters/sheet-post.ts'
import { fakeRaidInfo, TEST_PLAYER_NAMES } from '../src/discord/fixture.ts'
import type { Post } from '../src/discord/message-parts/post.ts'
import { sheetPictureContents } from '../src/discord/pictures/character-sheet/contents.ts'
import { sampleSummary, sheetOfNewCharacter, sheetWithLongTexts } from '../src/discord/pictures/fixture.ts'
import type { PictureContents } from '../src/discord/pictures/pictures.ts'
import { paintFirstPicture } from '../src/discord/pictures/worker.ts'
import { raidEndPost } from '../src/discord/raid-end/raid-end.ts'
import { raidSummaryPictureContents } from '../src/discord/raid-end/summary.ts'
import type { GameOutcome } from '../src/engine/index.ts'
import { raids } from '../src/raids/index.ts'
import type { DeckInfo } from '../src/table/characters/contract.ts'
import type { CharacterReward, RaidInfo } from '../src/table/contract.ts'
import type { RaidSummary } from '../src/table/records/contract.ts'
import { LANGUAGES, runInLanguage } from '../src/texts/language.ts'
import { userText } from '../src/texts/user-text.ts'

const isTwo = expect.toSatisfy((lines: number) => lines <= 2)
const fits = expect.toSatisfy((screens: number) => screens <= 1)

/** The height of a message with a picture, in screens. */
async function screensOf(post: Post, shown: PictureContents | null): Promise<number> {
  const pictures = shown ? [await attached(shown)] : []
  return (
    phoneHeightOf({ ...post, embeds: [...post.embeds, ...pictures], attachments: [] }) / PHONE_SCREEN_HEIGHT
  )
}

const painted = new Map<string, Promise<Uint8Array>>()

/** The picture in an embed without text, which is as high as an attached one. A PNG has its width and height after its signature. */
async function attached(shown: PictureContents): Promise<object> {
  const key = JSON.stringify(shown)
  painted.set(key, painted.get(key) ?? paintFirstPicture(shown))
  const png = Buffer.from((await painted.get(key)) ?? [])
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  return { image: { url: 'http://x/attachments/1/picture.png', width, height } }
}

/** A raid with this number of raiders, and with a person who plays the Boss if it has one. */
function raidOf(name: string, mode: string, raiders: number, hasBoss: boolean): RaidInfo {
  const raid = fakeRaidInfo(1, raiders)
  const person = { id: '9', name: userText('Dora') }
  const boss = { ...raid.seats[0]!, seat: raiders, person, boss: true as const }
  return { ...raid, raid: name, mode, seats: hasBoss ? [...raid.seats, boss] : raid.seats }
}

function summaryOf(raiders: number): RaidSummary {
  const seats = Array.from({ length: raiders }, (_, seat) => seat)
  return {
    ...sampleSummary,
    corrections: 1,
    raiders: seats.map((seat) => ({ seat, dealt: 112 + seat, healed: seat, taken: 98, killed: 12 })),
    counts: seats.map((seat) => ({ ...sampleSummary.counts[0]!, seat, attacks: 10 - seat, powers: seat })),
  }
}

const rewardsOf = (raiders: number): CharacterReward[] =>
  Array.from({ length: raiders }, (_, seat) => ({
    ...{ seat, character: userText(`${TEST_PLAYER_NAMES[seat]}'s hero`), xp: [], before: 3, levelBefore: 1 },
    ...{ after: seat === 0 ? 12 : 20, levelAfter: seat === 0 ? 10 : 20 },
    achievements: ['DDD-41', 'DDD-42', 'DDD-43', 'DDD-44'],
  }))

const ENDS: readonly (readonly [string, GameOutcome])[] = [
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
      const [post, shown] = runInLanguage(language, () => [
        raidEndPost(ended, summary),
        raidSummaryPictureContents({ ...raid, mode: 'novice' }, 'The Boss', summary, 'dark'),
      ])
      const screens = await screensOf(post, shown)
      expect([language, raiders, screens]).toEqual([language, raiders, fits])
      expect([language, raiders, countButtonRows(post)]).toEqual([language, raiders, isTwo])
    }
})

const ANNA = { id: '1', name: userText('Anna') }

test.each(LANGUAGES)('the sheet of an experienced character who has others: %s', async (language) => {
  const book = { who: ANNA, sheets: [sheetWithLongTexts, sheetOfNewCharacter], boss: null, at: 0 }
  const [post, shown] = runInLanguage(language, () => [
    characterSheetPost(book, true),
    sheetPictureContents(sheetWithLongTexts),
  ])
  expect(await screensOf(post, shown)).toEqual(fits)
})

const OF_CHARACTER = { class: '', faction: null, boss: null, isConstructed: false }

const deckOf = (
  { key, hero, copies }: (typeof starterDecks)[number],
  more: Partial<DeckInfo> = {},
): DeckInfo => ({
  owner: { name: userText(`Anna's ${key} of the Long Night`), hero, ...OF_CHARACTER },
  cards: Object.entries(copies).map(([card, n]) => ({ card, copies: n })),
  ...{ byHand: [], side: [], spare: [], named: [], findings: [], constructed: true, pool: [] },
  ...more,
})

test.each(LANGUAGES)('each page of a deck, whatever is wrong with it: %s', async (language) => {
  const findings = Array.from(
    { length: 9 },
    (_, n) => `Fault ${n}: this deck has more copies than it may have.`,
  )
  for (const starter of starterDecks) {
    const { cards } = deckOf(starter)
    const deck = deckOf(starter, { findings, spare: cards, named: cards })
    const place = { who: ANNA.id, which: null }
    for (const page of [0, 1, 2]) {
      const [post, shown] = runInLanguage(language, () => [
        deckPagePost(deck, { ...place, page }, true),
        deckListPictureContents(deck, page, 'dark'),
      ])
      expect([starter.key, page, await screensOf(post, shown)]).toEqual([starter.key, page, fits])
    }
  }
})
