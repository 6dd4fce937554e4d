/** Collections: only the owner sees the collection, beside the hand, before a card asks for it (R505). */
import { expect, test } from 'vitest'
import type { Seat } from '../../engine/index.ts'
import { blackTempleStory } from '../../raids/black-temple/temple.testkit.ts'
import { userText } from '../../texts/user-text.ts'
import { fakeRaidInfo, playerLookFor } from '../fixture.ts'
import { handPost } from './post.ts'

const raiders = fakeRaidInfo(0, 2)
const [anna] = raiders.seats
if (!anna) throw new Error('nobody raids')
const BOSS = 2
const dora = {
  ...anna,
  seat: BOSS,
  person: { id: '9', name: userText('Dora') },
  hero: 'BTR-1',
  boss: true,
} as const
const raid = { ...raiders, raid: 'black-temple', mode: 'standard', seats: [...raiders.seats, dora] }

test('a hand lists the cards that can come from the collection, each name once, and only to its owner', () => {
  const story = blackTempleStory({}, { Anna: { collection: ['Turncoat', 'Turncoat', 'Renegade'] }, Ben: {} })
  const said = (...seats: Seat[]) =>
    handPost(
      seats.map((seat) => playerLookFor(raid, story.game, seat)),
      'words',
    ).content
  expect(said(0)).toContain('Nobody else sees it: Renegade, Turncoat ×2')
  expect(said(1)).not.toMatch(/collection|Turncoat/)
  expect(said(BOSS)).toMatch(/Dora’s collection, .+: .*Coilskar General/)
  expect(said(BOSS)).not.toContain('Turncoat')
  const own = said(0, 1).split('\n')
  expect(own.filter((line) => line.includes('collection'))).toHaveLength(1)
  story.waitsFor('Boss')
})
