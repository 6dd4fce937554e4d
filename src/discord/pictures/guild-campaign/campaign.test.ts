/** A guild's campaign as a picture, and its description in words. */
import { loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, it } from 'vitest'
import { summariesOfRaidsWithBossPlayer, summariesOfRaidsWithoutBossPlayer } from '../../../raids/index.ts'
import { campaignAfterRuns, createWonRun as won } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import { paintFirstPicture } from '../worker.ts'
import { campaignAltText, campaignPictureContents } from './contents.ts'

beforeAll(registerFonts)

const begun = campaignAfterRuns(won('deadmines', 'novice', 12), won('black-temple', 'standard', 58))

it('shows each cleared raid with its winners and their time, the next raid, and the contents of its pack', () => {
  const { cleared, goal, groups, pack } = campaignPictureContents(begun)
  expect([cleared, goal]).toEqual(['1 of 15 cleared', 'Next: Shadowfang Keep, Story (of the house)'])
  expect(groups.map(({ title }) => title)).toEqual([
    'Story (of the house)',
    'Novice',
    'Experienced',
    'Heroic',
    'Legendary',
    'Against a Boss',
  ])
  expect(groups[0]?.stages.map(({ state }) => state)).toEqual(['open', 'next', 'open'])
  expect(groups[1]?.stages.map(({ state }) => state)).toEqual(['cleared', 'open', 'open'])
  expect(groups[1]?.stages[0]).toMatchObject({
    played: '1 run, 1 won',
    best: 'fastest win 12 turns by Anna and Ben · most damage 30',
  })
  expect(groups[5]?.stages.find(({ title }) => title.startsWith('Black Temple'))?.state).toBe('cleared')
  expect(pack).toBe('A win in Shadowfang Keep opens a pack: 5 Common, 3 Uncommon, 1 Rare and 1 Rare or Epic.')
})

it('names a Boss as the next goal once the chain is done, and nothing once everything is done', () => {
  const chain = summariesOfRaidsWithoutBossPlayer.flatMap(({ name, modes }) =>
    modes.map((mode) => won(name, mode, 9)),
  )
  expect(campaignPictureContents(campaignAfterRuns(...chain))).toMatchObject({
    goal: "Next: Onyxia's Lair, Standard",
    progress: 1,
  })
  const bosses = summariesOfRaidsWithBossPlayer.flatMap(({ name, modes }) =>
    modes.map((mode) => won(name, mode, 9)),
  )
  const done = campaignPictureContents(campaignAfterRuns(...chain, ...bosses))
  expect([done.goal, done.pack]).toEqual(['Everything is cleared. Can you beat your own records?', ''])
})

it('is painted with a height for its raids, and has the same contents in words', async () => {
  const pictures = await Promise.all(
    [begun, campaignAfterRuns()].map((one) => paintFirstPicture(campaignPictureContents(one))),
  )
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  const { width, height } = await loadImage(pictures[0] ?? Buffer.alloc(0))
  expect([width, height > 700]).toEqual([1100, true])
  const words = campaignAltText(begun)
  expect(words).toMatch(
    /1 of 15 cleared\. Next: Shadowfang Keep, Story \(of the house\)\. A win in Shadowfang Keep opens/,
  )
  expect(words).toContain('The Deadmines cleared (1 run, 1 won, fastest win 12 turns by Anna and Ben')
  expect(words.length).toBeLessThanOrEqual(1024)
})
