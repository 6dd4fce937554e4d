import { expect, test } from 'vitest'
import { scenario } from '../../scenarios/scenario.ts'
import { progressOfUnearnedAchievements } from './progress.ts'

const raiders = { Anna: { resources: 3, damage: 5 }, Bert: { resources: 5, damage: 7 } }

test('an Achievement that requires a number has a count; one that requires an event has none', () => {
  const story = scenario({ raiders, dungeon: { graveyard: Array<string>(7).fill('Vapor') } })
  expect(progressOfUnearnedAchievements(story.game)).toEqual([{ card: 'DDD-45', now: 7, of: 20 }])
  story.waitsFor('Anna')
})

test('for an Achievement that one raider has to earn, the raider who is nearest is counted', () => {
  const story = scenario({
    raiders,
    dungeonRaid: 'shadowfang-keep',
    dungeon: { graveyard: ['Bloodthirsty Ghoul', 'Bloodthirsty Ghoul', 'Gargoyles'] },
  })
  expect(progressOfUnearnedAchievements(story.game)).toEqual([
    { card: 'DSK-42', now: 5, of: 8 },
    { card: 'DSK-43', now: 2, of: 3 },
  ])
  story.waitsFor('Anna')
})

test('damage on all heroes is counted together, and an earned Achievement is no longer listed', () => {
  const story = scenario({ raiders, dungeonRaid: 'scarlet-monastery' })
  expect(progressOfUnearnedAchievements(story.game)).toEqual([
    { card: 'DSM-41', now: 12, of: 60 },
    { card: 'DSM-45', now: 0, of: 10 },
    { card: 'DSM-46', now: 8, of: 20 },
  ])
  story.game.earned.push('DSM-41')
  expect(progressOfUnearnedAchievements(story.game).map(({ card }) => card)).toEqual(['DSM-45', 'DSM-46'])
  story.waitsFor('Anna')
})
