/** Scarlet Monastery's abilities, second half: 30 to 38. */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../../scenarios/table-setup.ts'
import {
  damageDealtBy,
  HARMLESS_CARD,
  proposedDefenders,
  scarletMonasteryStory,
  storyWithFlippedCard,
} from './table.testkit.ts'

test('Onslaught: Dungeon allies have Ferocity this turn, and Mograine deals double damage when he attacks', () => {
  const story = storyWithFlippedCard('Onslaught', undefined, { deck: ['Scarlet Champion'], below: 6 }, 2)
  expect([damageDealtBy(story, 'DSM-2'), damageDealtBy(story, 'DSM-15')]).toEqual([[10], [4]])
  expect(story.has('Scarlet Champion', 'ferocity')).toBe(0)
  story.waitsFor('Anna')
})

test('Onslaught doesn’t double damage that Mograine deals without attacking', () => {
  const story = storyWithFlippedCard(
    'Onslaught',
    undefined,
    { deck: ["Scarlet Crusade's Strike"], play: ['Scarlet Monk'] },
    2,
  )
  expect(damageDealtBy(story, 'DSM-2')).toEqual([2, 10])
  story.waitsFor('Anna')
})

test('Pray for Death: damage that Dungeon allies deal while they attack heals Mograine', () => {
  const story = storyWithFlippedCard(
    'Pray for Death',
    { Anna: {}, Bert: {} },
    { damage: 20, play: ['Herod, The Scarlet Champion'] },
  )
  expect(damageDealtBy(story, 'DSM-7')).toEqual([3, 3, 3])
  expect(story.damage(DUNGEON_NAME)).toBe(20 - 9)
  story.waitsFor('Anna')
})

test('Pray for Death counts neither damage from entering play or defending, nor Mograine’s own damage', () => {
  const story = storyWithFlippedCard(
    'Pray for Death',
    { Anna: { play: ['Oruk Starstorm'] }, Bert: {} },
    { damage: 20, deck: ['Scarlet Sorcerer'] },
    2,
  )
  expect(damageDealtBy(story, 'DSM-19')).toEqual([2])
  expect(story.damage(DUNGEON_NAME)).toBe(20)
  story.waitsFor('Anna')
})

test('Punish the Wicked: 5 to the hero of each Raider whose card shares a type with the Dungeon’s', () => {
  const helm = { hero: 'Gurzak of Orgrimmar', play: ['Golem Skull Helm'] }
  const story = storyWithFlippedCard(
    'Punish the Wicked',
    { Anna: { ...helm, deck: ['Brigg'] }, Bert: { deck: ['Rend'] }, Cleo: { deck: ['Zulanji'] } },
    { deck: ['Scarlet Monk'] },
  )
  expect(damageDealtBy(story, 'DSM-1')).toEqual([5, 5, 3])
  expect([story.damage('Anna'), story.damage('Bert'), story.damage('Cleo')]).toEqual([5, 3, 5])
  expect([story.cards('Bert', 'deck').at(-1), story.cards(DUNGEON_NAME, 'deck').at(-1)]).toEqual([
    'Rend',
    'Scarlet Monk',
  ])
  story.waitsFor('Anna')
})

describe('Reinforcements', () => {
  /** Begins a story in Anna's turn, before which the Dungeon has flipped Reinforcements. */
  const flipped = (anna: PartySetup): Story => {
    const raiders = { Anna: { ...anna, exhausted: true as const } }
    const story = scarletMonasteryStory({
      raiders,
      dungeon: { deck: ['Reinforcements'], filler: HARMLESS_CARD },
      turn: DUNGEON_NAME,
    })
    return story.isCalm() ? story : story.turnOf('Anna')
  }
  /** Exhausts a raider's card to destroy a Trainee, with the power that Reinforcements gives the card. */
  const exhausts = (story: Story, name: string): void => {
    const object = story.find(name)
    const given = story.decision?.options.find(
      (option) => option.kind === 'power' && option.object === object && option.power >= 100,
    )
    story.pick(given?.id ?? 'none')
    story.pick('Scarlet Trainee')
    story.resolve()
  }
  const trainees = (story: Story): number =>
    story.party(DUNGEON_NAME).filter((name) => name === 'Scarlet Trainee').length

  test('ten Trainees can attack at once, and every Raiding card can be exhausted to destroy one', () => {
    const story = flipped({ play: ['Oruk Starstorm'], resources: 2, hand: ['Brigg'] })
    expect([trainees(story), story.damage('Anna')]).toEqual([10, 3 + 10])
    for (const card of ['Anna', 'Oruk Starstorm']) exhausts(story, card)
    expect([trainees(story), story.exhausted('Oruk Starstorm'), story.exhausted('Anna')]).toEqual([
      8,
      true,
      true,
    ])
    exhausts(story, 'Oruk Starstorm#2') // a face-down resource (412.1b)
    expect([trainees(story), story.resources('Anna').ready]).toEqual([7, 1])
    expect(story.isInPlay('Reinforcements')).toBe(true)
    story.waitsFor('Anna')
  })

  test('the Dungeon’s own cards have no such power', () => {
    const story = flipped({ hand: ['Brigg'] })
    expect(story.characteristics('Anna').powers).toHaveLength(2)
    expect(story.characteristics('Scarlet Trainee').powers).toHaveLength(1)
    story.waitsFor('Anna')
  })

  test('is destroyed with the last Trainee', () => {
    const story = flipped({ play: Array(9).fill('Oruk Starstorm'), hand: ['Brigg'] })
    for (const card of ['Anna', ...Array.from({ length: 9 }, (_, i) => `Oruk Starstorm#${i + 1}`)])
      exhausts(story, card)
    expect([trainees(story), story.isInPlay('Reinforcements')]).toEqual([0, false])
    story.waitsFor('Anna')
  })
})

test('Scarlet Blades: when Mograine deals a hero combat damage, he deals as much to each ally in its party', () => {
  const story = storyWithFlippedCard('Scarlet Blades', {
    Anna: { play: ['Bloodblade'] },
    Bert: { play: ['Karrok Scarrend', 'Brigg'] },
  })
  expect([story.damage('Karrok Scarrend'), story.damage('Bloodblade')]).toEqual([3, 0])
  expect(story.cards('Bert', 'graveyard')).toEqual(['Brigg'])
  story.waitsFor('Anna')
})

test('Scarlet Blades: not for other damage of his, nor for an ally’s damage', () => {
  const story = storyWithFlippedCard(
    'Scarlet Blades',
    { Anna: {}, Bert: { play: ['Moko Hunts-at-Dawn'] } },
    { deck: ["Scarlet Crusade's Strike"], play: ['Scarlet Monk'], filler: HARMLESS_CARD },
  )
  story.idleUntil(() => story.isCalm())
  expect(story.damage('Moko Hunts-at-Dawn')).toBe(3)
  story.waitsFor('Anna')
})

test('Scarlet Crusade’s Strike: 2 for each different name among Dungeon allies, to the MARKED hero', () => {
  const story = storyWithFlippedCard(
    "Scarlet Crusade's Strike",
    {
      Anna: { play: ['Dark Ranger Velonara'] },
      Bert: { hero: 'Gurzak of Orgrimmar', play: ['Golem Skull Helm'] },
    },
    { play: ['Scarlet Monk', 'Scarlet Monk', 'Scarlet Champion'] },
  )
  expect([story.damage('Bert'), damageDealtBy(story, 'DSM-1')]).toEqual([4, [4]])
  story.waitsFor('Bert', 'prevent')
})

test('Scarlet Redemption puts a random card of the Dungeon graveyard on top of the Dungeon deck', () => {
  const back = new Set<string>()
  for (let seed = 1; seed <= 10; seed++) {
    const story = scarletMonasteryStory({
      raiders: { Anna: {} },
      dungeon: {
        deck: ['Scarlet Redemption'],
        graveyard: ['Scarlet Monk', 'Scarlet Champion'],
        filler: HARMLESS_CARD,
      },
      turn: DUNGEON_NAME,
      seed,
    })
    back.add(story.cards(DUNGEON_NAME, 'deck')[0] ?? '')
    expect(story.cards(DUNGEON_NAME, 'graveyard')).toHaveLength(2)
    story.waitsFor('Anna')
  }
  expect([...back].sort()).toEqual(['Scarlet Champion', 'Scarlet Monk'])
})

test('Scarlet Vigor: 3 ATK more, and after his first attack Mograine attacks another hero', () => {
  const story = storyWithFlippedCard('Scarlet Vigor')
  expect([proposedDefenders(story), damageDealtBy(story, 'DSM-1')]).toEqual([
    ['Bert', 'Anna'],
    [6, 6],
  ])
  expect([story.atk(DUNGEON_NAME), story.exhausted(DUNGEON_NAME)]).toEqual([0, true])
  story.waitsFor('Anna')
})

test('Scarlet Vigor and Houndmaster Loksey each give him one more attack', () => {
  const story = storyWithFlippedCard('Scarlet Vigor', undefined, { play: ['Houndmaster Loksey'] })
  expect(proposedDefenders(story)).toEqual(['Bert', 'Anna', 'Bert', 'Anna'])
  story.waitsFor('Anna')
})

test('Scarlet Vigor flipped after Mograine’s first attack gives him no other attack', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: {}, Bert: { play: ['Karrok Scarrend'] } },
    dungeon: {
      play: ['Scarlet Protector', { card: 'Blood in the Water', on: 'Scarlet Protector' }],
      deck: [HARMLESS_CARD, 'Scarlet Vigor'],
      filler: HARMLESS_CARD,
    },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  expect(story.eventsOfKind('flipped').map(({ card }) => card)).toEqual(['DDD-31', 'DSM-37'])
  expect(proposedDefenders(story)).toEqual(['Anna', 'Karrok Scarrend'])
  story.waitsFor('Anna')
})

test('Spread the Word attaches to the MARKED hero, and Mograine also deals every other hero the damage that he deals it', () => {
  const story = storyWithFlippedCard(
    'Spread the Word',
    { Anna: {}, Bert: {}, Cleo: {} },
    { play: ['Scarlet Champion'] },
  )
  expect(story.host('Spread the Word')).toBe('Bert')
  expect([story.damage('Anna'), story.damage('Bert'), story.damage('Cleo')]).toEqual([3, 3 + 4, 3])
  story.waitsFor('Anna')
})

test('Spread the Word: not the damage that he deals another hero', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: {}, Bert: {} },
    dungeon: { play: [{ card: 'Spread the Word', on: 'Anna' }], below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([0, 3])
  story.waitsFor('Anna')
})
