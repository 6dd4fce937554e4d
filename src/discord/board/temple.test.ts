/**
 * Black Temple and Magtheridon's Lair on the boards: threat levels, ghosts, face-up events, and the visible
 * side of the lair.
 */
import { expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import { blackTempleStory } from '../../raids/black-temple/temple.testkit.ts'
import { storyWithUnleashedBoss } from '../../raids/magtheridon/magtheridon.testkit.ts'
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

function raidOf({ game: { mode } }: Story, raid: string) {
  const [anna] = raiders.seats
  if (!anna) throw new Error('nobody raids')
  const dora = {
    ...anna,
    seat: BOSS,
    person: { id: '9', name: userText('Dora') },
    hero: 'BTR-1',
    boss: true,
  } as const
  return { ...raiders, raid, mode, seats: [...raiders.seats, dora] }
}

const shown = (story: Story, raid = 'black-temple') =>
  boardPictureContents(raidOf(story, raid), viewFor(story.game, null), 'dark')
function partiesOf(story: Story, raid?: string) {
  const [boss, anna, ben] = shown(story, raid).parties
  if (!boss || !anna || !ben) throw new Error('somebody is missing')
  return { boss, anna, ben }
}
const embedded = (story: Story, raid = 'black-temple'): string[] =>
  (boardEmbed(raidOf(story, raid), viewFor(story.game, null)).fields ?? []).map(({ value }) => value)
const panel = (story: Story): string =>
  bossSideLines(viewFor(story.game, BOSS), seatNames(raidOf(story, 'black-temple'))).join('\n')

test('shows the Boss’s threat level, and how many resources each raider has compared with it (R504.2)', () => {
  const story = blackTempleStory({}, { Anna: { resources: 6 }, Ben: { resources: 1 } })
  const { boss, anna, ben } = partiesOf(story)
  expect([boss.notes, anna.level, ben.level]).toEqual([['Threat level 4'], 'Threat 6/4', 'Threat 1/4'])
  expect(boardAltText(shown(story))).toMatch(/Naj'entus: .*Threat level 4.*Threat 6\/4/)
  const [lair = '', first = '', second = ''] = embedded(story)
  expect(lair).toContain('threat level 4')
  expect(first).toContain('2 resources above the threat level')
  expect(second).not.toContain('threat level')
  expect(panel(story)).toContain('threat level 4')
  story.waitsFor('Boss')
})

test('shows no threat level if the Boss has none (R504.2b)', () => {
  const story = blackTempleStory({ boss: 9 }, { Anna: { resources: 12 }, Ben: {} })
  expect(
    shown(story)
      .parties.flatMap(({ level, notes }) => [level, ...notes])
      .join(),
  ).not.toContain('Threat')
  expect(embedded(story).join()).not.toContain('threat level')
  story.waitsFor('Boss')
})

test('marks the hero of a ghost (R503.1b)', () => {
  const story = blackTempleStory({ boss: 4 }, { Anna: { hand: ['Growl'] }, Ben: { hand: ['Growl'] } })
  story.passUntil(() => story.decision?.kind === 'choose')
  story.raider('Boss').answers('Anna')
  story.passUntil(() => story.isCalm())
  const { anna, ben } = partiesOf(story)
  expect([anna.hero?.notes, ben.hero?.notes]).toEqual([['Ghost'], []])
  const [, first, second] = embedded(story)
  expect([first?.includes('**Ghost**'), second?.includes('**Ghost**')]).toEqual([true, false])
  expect(boardAltText(shown(story)).match(/\bGhost\b/g)).not.toBeNull()
  story.waitsFor('Anna')
})

test('lasting events are face-up cards with their texts, since all have the same name (R502.1c)', () => {
  const play = ['BTR-50', 'BTR-64'].map((card) => ({ card, row: 'events', deck: 'events' }))
  const story = blackTempleStory({ boss: 2, play }, { Anna: {}, Ben: {} })
  const { boss } = partiesOf(story)
  const events = boss.cards.filter(({ type }) => type === 'event')
  expect(events.map(({ text }) => text)).toEqual([
    expect.stringContaining('Opposing weapons have -2 ATK'),
    expect.stringContaining('enter play exhausted'),
  ])
  for (const words of [boardAltText(shown(story)), embedded(story)[0], panel(story)])
    expect(words).toMatch(/-2 ATK[\s\S]*enter play exhausted/)
  expect(boss.counts).toContainEqual({ label: 'Ongoing', value: '2/2' })
  story.waitsFor('Boss')
})

const MAGTHERIDON = 'magtheridon'

test('Magtheridon’s Lair shows which side is up, with that side’s text (R402.4b)', () => {
  const story = storyWithUnleashedBoss({}, { Anna: {}, Bert: {} })
  const lair = () => partiesOf(story, MAGTHERIDON).boss.cards.find(({ type }) => type === 'lair')
  expect([lair()?.notes, lair()?.text]).toEqual([['Cooldown'], expect.stringContaining('flips')])
  expect(partiesOf(story, MAGTHERIDON).boss.counts).toContainEqual({ label: 'Lair', value: 'Cooldown' })
  expect(embedded(story, MAGTHERIDON)[0]).toMatch(/Magtheridon's Lair\*\* Cooldown · /)
  story.turnOf('Anna')
  expect([lair()?.name, lair()?.notes]).toEqual(["Magtheridon's Lair", ['Nova']])
  expect(lair()?.text).toContain('10 fire damage')
  expect(boardAltText(shown(story, MAGTHERIDON))).toContain('Lair Nova')
  expect(embedded(story, MAGTHERIDON)[0]).toMatch(/Magtheridon's Lair\*\* Nova · .*10 fire damage/)
  story.waitsFor('Anna')
})
