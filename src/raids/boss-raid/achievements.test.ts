/** Our own Achievements for raids against a Boss player. No rulebook has any. */
import { expect, test } from 'vitest'
import { xpRewardsFor } from '../../campaign/rewards.ts'
import { achievementIdsSharedByBossRaids } from '../../cards/index.ts'
import { printedCard } from '../../engine/index.ts'
import type { Story } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { raids } from '../index.ts'
import { onyxiaStory } from '../onyxia/onyxia.testkit.ts'

const FIRE: PartySetup = { hand: ['Fireball'] }

/** Begins a story in which Anna has destroyed Onyxia on her last stage. `others` are the raiders beside Anna. */
function won(
  others: Record<string, PartySetup> = {},
  boss = {},
  conceding: string[] = [],
  anna: PartySetup = {},
): Story {
  const story = onyxiaStory({ stage: 3, ...boss }, { Anna: { ...FIRE, ...anna }, ...others })
  for (const name of conceding) story.raider(name).concedes()
  story.turnOf('Anna')
  story.raider('Anna').plays('Fireball', { on: 'Boss' })
  story.resolve()
  story.isOver('raiders')
  return story
}

const earned = (story: Story): string[] => story.game.earned.map((id) => printedCard(story.game, id).name)

test('every raid against a Boss player offers them', () => {
  for (const { lair } of raids) {
    const offered = achievementIdsSharedByBossRaids.filter((id) => lair.achievements.includes(id))
    expect(offered).toEqual(lair.boss ? achievementIdsSharedByBossRaids : [])
  }
})

test('No One Left Behind: won with all raiders still in the game', () => {
  expect(earned(won({ Bert: {} }))).toContain('No One Left Behind')
  expect(earned(won({ Bert: {} }, {}, ['Bert']))).not.toContain('No One Left Behind')
})

test('What Is Left of Us: won after three raiders were destroyed, not after three conceded', () => {
  const three = { Bert: { damage: 25 }, Cleo: { damage: 25 }, Dora: { damage: 25 } }
  const flames = { hand: ['Flame Breath'], resources: 9 }
  const fallen = onyxiaStory({ stage: 3, ...flames }, { Anna: FIRE, ...three })
  fallen.raider('Boss').plays('Flame Breath')
  fallen.resolve()
  fallen.turnOf('Anna')
  fallen.raider('Anna').plays('Fireball', { on: 'Boss' })
  fallen.resolve()
  expect(earned(fallen)).toEqual(['What Is Left of Us'])
  fallen.isOver('raiders')
  expect(earned(won(three, {}, Object.keys(three)))).not.toContain('What Is Left of Us')
})

test('Never Mind the Whelps: Onyxia is destroyed while five of her Whelps are in play', () => {
  const whelps = (n: number) => {
    const hatchery = { stage: 3, hand: ['Tossed into the Hatchery'], resources: 2 }
    const story = onyxiaStory(hatchery, { Anna: { ...FIRE, play: Array(n).fill('Squire') } })
    story.raider('Boss').plays('Tossed into the Hatchery')
    story.resolve()
    story.turnOf('Anna')
    story.raider('Anna').plays('Fireball', { on: 'Boss' })
    story.resolve()
    story.isOver('raiders')
    return earned(story)
  }
  expect(whelps(5)).toContain('Never Mind the Whelps')
  expect(whelps(4)).not.toContain('Never Mind the Whelps')
})

test('Fireproof: Onyxia is destroyed, and a raider’s hero has no damage', () => {
  expect(earned(won({ Bert: { damage: 3 } }))).toContain('Fireproof')
  expect(earned(won({ Bert: { damage: 3 } }, {}, [], { damage: 1 }))).not.toContain('Fireproof')
})

test('a stage that is swapped doesn’t count as Onyxia’s destruction, and our own Achievements give no XP', () => {
  const story = onyxiaStory({ stage: 2 }, { Anna: FIRE })
  story.turnOf('Anna')
  story.raider('Anna').plays('Fireball', { on: 'Boss' })
  story.resolve()
  expect(earned(story)).toEqual([])
  story.waitsFor('Anna')
  const over = won()
  expect([earned(over).length > 0, xpRewardsFor(over.game, { firstAttempt: true })]).toEqual([true, []])
})
