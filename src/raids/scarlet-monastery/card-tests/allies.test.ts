/** Scarlet Monastery's allies that aren't Bosses. */
import { expect, test } from 'vitest'
import {
  damageDealtBy,
  proposedDefenders,
  scarletMonasteryStory,
  storyWithAttackers,
  storyWithFlippedCard,
} from './table.testkit.ts'

test.each(['Dark Ranger Velonara', 'Joseph the Insane'])(
  '%s changes to the controller of the MARKED hero, and is no longer a Dungeon ally',
  (ally) => {
    const story = storyWithFlippedCard(ally)
    story.idleUntil(() => story.isCalm())
    expect(story.controller(ally)).toBe('Bert')
    expect(story.eventsOfKind('attacking')).toHaveLength(1)
    story.waitsFor('Anna')
  },
)

test('Dark Ranger Velonara is dealt no combat damage by the character that she attacks (Long-Range)', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Dark Ranger Velonara'] } },
    dungeon: { play: ['Scarlet Champion'] },
  })
  story.raider('Anna').attacks('Dark Ranger Velonara', 'Scarlet Champion')
  expect([story.damage('Scarlet Champion'), story.damage('Dark Ranger Velonara')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('Joseph the Insane protects, and has 4 ATK more while he is damaged', () => {
  const story = storyWithAttackers([], {
    Anna: {},
    Bert: { play: ['Joseph the Insane', 'Joseph the Insane'] },
  })
  expect(story.atk('Joseph the Insane#2')).toBe(2)
  story.raider('Bert').answers('Joseph the Insane')
  expect([story.damage('Joseph the Insane'), story.damage('Bert')]).toEqual([3, 0])
  expect([story.atk('Joseph the Insane'), story.atk('Joseph the Insane#2')]).toEqual([6, 2])
  story.waitsFor('Anna')
})

test('Scarlet Beastmaster deals 4 to the raiding ally with the highest cost', () => {
  const story = storyWithFlippedCard('Scarlet Beastmaster', {
    Anna: { play: ['Vaerik Proudhoof'] },
    Bert: { play: ['Moko Hunts-at-Dawn', 'Brigg'] },
  })
  expect(story.cards('Bert', 'graveyard')).toEqual(['Moko Hunts-at-Dawn'])
  expect([story.damage('Vaerik Proudhoof'), story.damage('Brigg')]).toEqual([0, 0])
  story.waitsFor('Anna')
})

test('if costs tie, the Raiders choose the ally that Scarlet Beastmaster damages', () => {
  const story = storyWithFlippedCard('Scarlet Beastmaster', {
    Anna: { play: ['Bloodblade'] },
    Bert: { play: ['Vaerik Proudhoof', 'Brigg'] },
  })
  expect([story.offers, story.decision?.side]).toEqual([['Bloodblade', 'Vaerik Proudhoof'], 'raiders'])
  story.raider('Anna').answers('Bloodblade')
  expect([story.damage('Bloodblade'), story.damage('Vaerik Proudhoof')]).toEqual([4, 0])
  story.waitsFor('Anna')
})

test.each([
  [['Scarlet Champion', 'Scarlet Protector'], 8],
  [['Scarlet Champion'], 4],
])('Scarlet Champion beside %j attacks for %i, whatever the raiders have', (play, atk) => {
  const story = storyWithAttackers(play, { Anna: { play: ['Zulanji'], exhausted: true }, Bert: {} })
  expect([damageDealtBy(story, 'DSM-15'), story.atk('Scarlet Champion')]).toEqual([[atk], 4])
  story.waitsFor('Anna')
})

test('Scarlet Conjuror attacks in the turn in which he enters play (Ferocity)', () => {
  const story = storyWithFlippedCard('Scarlet Conjuror')
  expect(damageDealtBy(story, 'DSM-16')).toEqual([3])
  story.waitsFor('Anna')
})

test('Scarlet Monk deals a random raiding hero 3 when he attacks', () => {
  const marked = new Set<boolean>()
  for (let seed = 1; seed <= 12; seed++) {
    const story = scarletMonasteryStory({
      raiders: { Anna: {}, Bert: {} },
      dungeon: { play: ['Scarlet Monk'], below: 0 },
      turn: 'Dungeon',
      seed,
    })
    const [hit, ...blows] = story.eventsOfKind('damaged').filter(({ byCard }) => byCard === 'DSM-17')
    expect([hit?.amount, blows.length]).toEqual([3, 1])
    marked.add(story.heroName(hit?.object ?? 0) === story.marked)
    story.waitsFor('Anna')
  }
  expect(marked.size).toBe(2)
})

test('Scarlet Monk is untargetable', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { hand: ['Gouge'], resources: 1 } },
    dungeon: { play: ['Scarlet Monk', 'Scarlet Conjuror'] },
  })
  story.raider('Anna').plays('Gouge')
  expect(story.offers).toEqual(['Anna', 'Dungeon', 'Scarlet Conjuror'])
  story.waitsFor('Anna', 'target')
})

test('Scarlet Protector attacks the raiding ally with the highest printed health', () => {
  const story = storyWithAttackers(['Scarlet Protector'], {
    Anna: { play: ['Brigg', 'Bloodblade'] },
    Bert: { play: ['Zulanji'] },
  })
  expect(proposedDefenders(story)).toEqual(['Bert', 'Bloodblade'])
  expect(story.damage('Bloodblade')).toBe(3)
  story.waitsFor('Anna')
})

test('in a tie the Raiders choose whom Scarlet Protector attacks', () => {
  const story = storyWithAttackers(['Scarlet Protector'], {
    Anna: { play: ['Bloodblade'] },
    Bert: { play: ['Drizzie Steelslam', 'Brigg'] },
  })
  story.idleUntil(() => story.decision?.kind === 'choose')
  expect([story.offers, story.decision?.side]).toEqual([['Bloodblade', 'Drizzie Steelslam'], 'raiders'])
  story.raider('Anna').answers('Bloodblade')
  expect(proposedDefenders(story)).toEqual(['Bert', 'Bloodblade'])
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('without an ally to attack Scarlet Protector attacks the MARKED hero', () => {
  const story = storyWithAttackers(['Scarlet Protector'], { Anna: { play: ['Zakis Trickstab'] }, Bert: {} })
  expect(proposedDefenders(story)).toEqual(['Bert', 'Bert'])
  story.waitsFor('Anna')
})

test('Scarlet Sorcerer deals each raiding ally 2 when he enters play', () => {
  const story = storyWithFlippedCard('Scarlet Sorcerer', {
    Anna: { play: ['Bloodblade'] },
    Bert: { play: ['Vaerik Proudhoof'] },
  })
  expect([story.damage('Bloodblade'), story.damage('Vaerik Proudhoof'), story.damage('Anna')]).toEqual([
    2, 2, 0,
  ])
  story.waitsFor('Anna')
})

test('Scarlet Torturer deals each exhausted raiding ally 2 when he enters play', () => {
  const story = storyWithFlippedCard('Scarlet Torturer', {
    Anna: { play: [{ card: 'Bloodblade', exhausted: true }, 'Karrok Scarrend'] },
    Bert: { play: [{ card: 'Vaerik Proudhoof', exhausted: true }] },
  })
  expect(['Bloodblade', 'Karrok Scarrend', 'Vaerik Proudhoof'].map((one) => story.damage(one))).toEqual([
    2, 0, 2,
  ])
  story.waitsFor('Anna')
})

test('Scarlet Torturer can’t be protected against (Stealth)', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Tyrennius Scatheblade', 'Brigg'] } },
    dungeon: { play: ['Scarlet Torturer', 'Scarlet Champion'], below: 0 },
  })
  expect(story.nextTurnUnprotected()).toEqual(['Dungeon', 'Scarlet Champion'])
  story.waitsFor('Anna')
})
