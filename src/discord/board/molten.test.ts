/** Molten Core on the board: runes, remaining Bosses, The Bomb, and information for the Boss player alone. */
import { expect, test } from 'vitest'
import { type Seat, viewFor } from '../../engine/index.ts'
import { moltenCoreStory } from '../../raids/molten-core/molten.testkit.ts'
import { onyxiaStory } from '../../raids/onyxia/onyxia.testkit.ts'
import type { Story } from '../../scenarios/scenario.ts'
import { userText } from '../../texts/user-text.ts'
import { fakeRaidInfo } from '../fixture.ts'
import { bossSideLines } from '../hand/boss-lines.ts'
import { seatNames } from '../message-parts/names.ts'
import { boardPictureContents } from '../pictures/board-contents/contents.ts'
import { boardAltText } from '../pictures/board-contents/words.ts'
import { boardEmbed } from './embed.ts'

const raiders = fakeRaidInfo(0, 2)
const BOSS = 2

const raidOf = ({ game: { mode } }: Story, raid: string) => {
  const [anna] = raiders.seats
  if (!anna) throw new Error('nobody raids')
  const dora = {
    ...anna,
    seat: BOSS,
    person: { id: '9', name: userText('Dora') },
    hero: 'MCR-1',
    boss: true,
  } as const
  return { ...raiders, raid, mode, seats: [...raiders.seats, dora] }
}

const shown = (story: Story, raid = 'molten-core') =>
  boardPictureContents(raidOf(story, raid), viewFor(story.game, null), 'dark')
const lair = (story: Story, raid?: string) => {
  const party = shown(story, raid).parties.find(({ isLair }) => isLair)
  if (!party) throw new Error('no lair')
  return party
}
const embedded = (story: Story, raid = 'molten-core'): string[] => {
  const { fields = [] } = boardEmbed(raidOf(story, raid), viewFor(story.game, null))
  return fields.map(({ value }) => value)
}
const panel = (story: Story, viewer: Seat | null): string =>
  bossSideLines(viewFor(story.game, viewer), seatNames(raidOf(story, 'molten-core'))).join('\n')

/** Returns the view after a round trip through storage, with its keys in another order. */
function kept<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).reverse())
      : one,
  )
}

test('boards and /boss show the same for a view that was stored and read again', () => {
  const story = gehennas()
  const raid = raidOf(story, 'molten-core')
  const view = viewFor(story.game, null)
  const own = viewFor(story.game, BOSS)
  expect(boardAltText(boardPictureContents(raid, kept(view), 'dark'))).toBe(
    boardAltText(boardPictureContents(raid, view, 'dark')),
  )
  expect(boardEmbed(raid, kept(view))).toEqual(boardEmbed(raid, view))
  expect(bossSideLines(kept(own), seatNames(raid))).toEqual(bossSideLines(own, seatNames(raid)))
  story.waitsFor('Boss')
})

/** Gehennas with his rune. Baron Geddon and Golemagg follow later. */
const gehennas = (): Story =>
  moltenCoreStory(
    {
      boss: 3,
      runes: ['Rune of Zeth', 'Rune of Theri'],
      play: ['Rune of Mohn', 'Rune of Koro'],
    },
    { Anna: { hand: ['Stab'] }, Ben: {} },
  )

test('shows the current Boss, the number of remaining Bosses, ready runes of all runes, each deck and each graveyard (R300.2, R303.3)', () => {
  const story = gehennas().tire('Rune of Koro')
  expect(lair(story).level).toBe('Boss 3, 4 left')
  expect(lair(story).counts).toContainEqual({ label: 'Runes', value: '1/2' })
  const [lairs = ''] = embedded(story)
  expect(lairs).toContain('Boss 3 · 4 more after it')
  expect(lairs).toMatch(/Minion deck \d+ · its graveyard 0/)
  expect(lairs).toMatch(/\*\*Rune of Mohn\*\* .*can't be healed/)
  expect(boardAltText(shown(story))).toContain('Boss 3, 4 left')
  story.waitsFor('Boss')
})

test('face-down runes look the same and show no text', () => {
  const story = gehennas()
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Gehennas' })
  story.resolveAll()
  const { level, cards } = lair(story)
  expect(level).toBe('No Boss, 4 left')
  expect(
    cards.filter(({ name }) => name === 'rune, face down').map(({ text, type }) => [text, type]),
  ).toEqual([
    ['', null],
    ['', null],
  ])
  expect(embedded(story)[0]).toMatch(/\*\*Rune of Mohn\*\* face down/)
  expect(embedded(story)[0]).toContain('No Boss is in play. 4 are left')
  story.waitsFor('Anna')
})

test('only the Boss player sees the upcoming runes (R300.2)', () => {
  const story = gehennas()
  expect(panel(story, BOSS)).toContain(
    'Only you see this. They come in this order: Rune of Zeth and Rune of Theri',
  )
  for (const viewer of [null, 0, 1]) {
    expect(panel(story, viewer)).not.toContain('Rune of Zeth')
    expect(JSON.stringify(viewFor(story.game, viewer))).not.toMatch(/Rune of (Zeth|Theri)/)
  }
  story.waitsFor('Boss')
})

test('marks the raider who is The Bomb (R304)', () => {
  const story = moltenCoreStory(
    { boss: 5, play: ['Rune of Zeth'] },
    { Anna: { hand: ['Growl'] }, Ben: { hand: ['Growl'] } },
  )
  story.passUntil(() => story.decision?.kind !== 'priority')
  if (story.decision?.kind === 'order') story.pick('t0')
  story.passUntil(() => story.decision?.kind !== 'priority')
  story.pick('Ben')
  story.turnOf('Anna')
  const badges = shown(story).parties.map(({ hero }) => hero?.badges.map(({ text }) => text))
  expect(badges).toEqual([[], [], ['The Bomb']])
  expect(embedded(story)[2]).toMatch(/◎.\*\*The Bomb\*\*/)
  story.waitsFor('Anna')
})

test('shows a lasting event of Onyxia in the embed and in the picture (R201.2b)', () => {
  const story = onyxiaStory({ events: ['OLR-E10', 'OLR-E3'] }, { Anna: {}, Ben: {} }).resolveAll()
  expect(lair(story, 'onyxia').quests[0]).toMatch(/^Events: Dragonslayers/)
  expect(embedded(story, 'onyxia')[0]).toContain('Still in force: Dragonslayers')
  story.waitsFor('Boss')
})
