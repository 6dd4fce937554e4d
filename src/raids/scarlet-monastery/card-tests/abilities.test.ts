/** Scarlet Monastery's abilities, first half: 21 to 29. Reinforcements is tested in abilities-later.test.ts. */
import { expect, test } from 'vitest'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import {
  damageDealtBy,
  HARMLESS_CARD,
  pickFirstOption,
  proposedDefenders,
  scarletMonasteryStory,
  storyWithFlippedCard,
} from './table.testkit.ts'

test.each([
  [['Moko Hunts-at-Dawn'], ['Karrok Scarrend'], 2],
  [['Moko Hunts-at-Dawn'], ['Vaerik Proudhoof'], 2],
  [['Karrok Scarrend'], ['Vaerik Proudhoof'], 1],
])('Balance of Power: %j and %j discarded, %i cards flipped', (anna, bert, flips) => {
  const story = storyWithFlippedCard('Balance of Power', { Anna: { hand: anna }, Bert: { hand: bert } })
  expect([story.cards('Anna', 'graveyard'), story.cards('Bert', 'graveyard')]).toEqual([anna, bert])
  expect(story.eventsOfKind('flipped')).toHaveLength(flips)
  story.waitsFor('Anna')
})

test('Balance of Power takes one card of each Raider at random', () => {
  const hand = ['Brigg', 'Zulanji', 'Wysko']
  const lost = new Set<string>()
  for (let seed = 1; seed <= 10; seed++) {
    const story = scarletMonasteryStory({
      raiders: { Anna: { hand } },
      dungeon: { deck: ['Balance of Power'], filler: HARMLESS_CARD },
      turn: DUNGEON_NAME,
      seed,
    })
    expect(story.cards('Anna', 'graveyard')).toHaveLength(1)
    lost.add(story.cards('Anna', 'graveyard').join())
    story.waitsFor('Anna')
  }
  expect(lost.size).toBeGreaterThan(1)
})

test('Blood in the Water is attached to the Dungeon ally with the highest printed health', () => {
  const story = storyWithFlippedCard('Blood in the Water', undefined, {
    play: ['Scarlet Monk', 'Herod, The Scarlet Champion'],
  })
  expect(story.host('Blood in the Water')).toBe('Herod, The Scarlet Champion')
  story.waitsFor('Anna')
})

test('Blood in the Water: when its ally is destroyed, even on a raider’s turn, the Dungeon plays its next card', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Oruk Starstorm'] } },
    dungeon: {
      play: ['Scarlet Monk', { card: 'Blood in the Water', on: 'Scarlet Monk' }],
      deck: ['Scarlet Champion', 'Scarlet Conjuror'],
    },
  })
  story.raider('Anna').attacks('Oruk Starstorm', 'Scarlet Monk')
  expect(story.eventsOfKind('flipped').map(({ card }) => card)).toEqual(['DSM-15'])
  expect(story.party(DUNGEON_NAME)).toEqual(['Scarlet Commander Mograine', 'Scarlet Champion'])
  story.waitsFor('Anna')
})

test('Blood in the Water: raiders can respond to its card while it is on the chain', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Oruk Starstorm'], hand: ['Gouge'], resources: 2 } },
    dungeon: {
      play: ['Scarlet Monk', { card: 'Blood in the Water', on: 'Scarlet Monk' }],
      deck: ['Scarlet Champion'],
    },
  })
  story.raider('Anna').proposes('Oruk Starstorm', 'Scarlet Monk')
  story.idleUntil(() => story.eventsOfKind('flipped').length > 0)
  expect(story.chain).toEqual(['Scarlet Champion'])
  story.waitsFor('Anna')
})

test('Coordinated Attack: Mograine and Dungeon allies attack the raiding ally with the highest printed health', () => {
  const story = storyWithFlippedCard(
    'Coordinated Attack',
    { Anna: { play: ['Bloodblade', 'Brigg'] }, Bert: { play: ['Zulanji'] } },
    { play: ['Scarlet Champion'] },
  )
  expect(proposedDefenders(story)).toEqual(['Bloodblade', 'Bloodblade'])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Bloodblade'])
  story.waitsFor('Anna')
})

test('Coordinated Attack: if no ally can be attacked, they attack the MARKED hero, and it lasts this turn', () => {
  const story = storyWithFlippedCard('Coordinated Attack', { Anna: { play: ['Zakis Trickstab'] }, Bert: {} })
  expect(proposedDefenders(story)).toEqual(['Bert'])
  expect(story.game.modifiers).toEqual([])
  story.waitsFor('Anna')
})

test('Coordinated Attack: in a tie the Raiders choose, attack by attack', () => {
  const story = storyWithFlippedCard(
    'Coordinated Attack',
    { Anna: { play: ['Bloodblade'] }, Bert: { play: ['Bloodblade', 'Brigg'] } },
    { play: ['Scarlet Monk'] },
  )
  expect([story.decision?.kind, story.decision?.side, story.offers]).toEqual([
    'choose',
    'raiders',
    ['Bloodblade', 'Bloodblade'],
  ])
  story.raider('Anna').answers('Bloodblade#2')
  expect([story.damage('Bloodblade'), story.damage('Bloodblade#2')]).toEqual([0, 3])
  story.raider('Anna').answers('Bloodblade#1')
  story.idleUntil(() => story.isCalm())
  expect(story.damage('Bloodblade')).toBe(3)
  story.waitsFor('Anna')
})

test('Deadly Sin: the Raiders choose that each of them discards a card at random', () => {
  const story = storyWithFlippedCard('Deadly Sin', {
    Anna: { hand: ['Brigg', 'Zulanji'], play: ['Wysko'] },
    Bert: { hand: ['Brigg', 'Zulanji'], play: ['Wysko'] },
  })
  expect([story.decision?.kind, story.decision?.side]).toEqual(['mode', 'raiders'])
  story.raider('Anna').answers('m0')
  expect([story.cards('Anna', 'hand').length, story.cards('Bert', 'hand').length]).toEqual([2, 1])
  expect([story.party('Anna').length, story.party('Bert').length]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('Deadly Sin: or that each of them destroys an ally, all at once', () => {
  const story = storyWithFlippedCard('Deadly Sin', {
    Anna: { hand: ['Brigg'], play: ['Wysko', 'Zulanji'] },
    Bert: { hand: ['Brigg'], play: ['Zulanji', 'Wysko'] },
  })
  story.raider('Anna').answers('m1')
  story.raider('Anna').answers('Wysko')
  expect(story.cards('Anna', 'graveyard')).toEqual([])
  story.raider('Bert').answers('Zulanji')
  expect([story.cards('Anna', 'graveyard'), story.cards('Bert', 'graveyard')]).toEqual([
    ['Wysko'],
    ['Zulanji'],
  ])
  expect(story.cards('Bert', 'hand')).toEqual(['Brigg'])
  story.waitsFor('Anna')
})

test.each([
  ['Brigg', 'Zulanji'],
  ['Aggressive Exploitation', 'Battle Shout'],
  ['Barman Shanker', 'Scarlet Kris'],
  ['Entrenched', ''],
])('Lament: a player who discards %s loses %s', (card, lost) => {
  const play = ['Zulanji', 'Battle Shout', 'Scarlet Kris']
  const story = storyWithFlippedCard('Lament', { Anna: { hand: [card], play }, Bert: {} })
  const gone = [card, ...(lost === '' ? [] : [lost])]
  expect(story.cards('Anna', 'graveyard').sort()).toEqual(gone.sort())
  story.waitsFor('Anna')
})

test('Lament: each chooses among their own cards, and the chosen ones are destroyed at once', () => {
  const play = ['Zulanji', 'Wysko', 'Scarlet Kris']
  const story = storyWithFlippedCard('Lament', {
    Anna: { hand: ['Brigg'], play },
    Bert: { hand: ['Scarlet Kris'], play },
  })
  expect(story.offers).toEqual(['Zulanji', 'Wysko'])
  story.raider('Anna').answers('Wysko')
  story.idleUntil(() => story.isCalm())
  expect(story.cards('Anna', 'graveyard')).toEqual(['Brigg', 'Wysko'])
  expect(story.cards('Bert', 'graveyard')).toEqual(['Scarlet Kris', 'Scarlet Kris'])
  story.waitsFor('Anna')
})

test('The Light’s Watch heals 5 damage from Mograine and from each Dungeon ally', () => {
  const story = storyWithFlippedCard(
    "The Light's Watch",
    { Anna: { damage: 9 }, Bert: {} },
    {
      damage: 12,
      play: [
        { card: 'Herod, The Scarlet Champion', damage: 6 },
        { card: 'Scarlet Champion', damage: 3 },
      ],
    },
  )
  expect(
    [DUNGEON_NAME, 'Herod, The Scarlet Champion', 'Scarlet Champion', 'Anna'].map((one) => story.damage(one)),
  ).toEqual([7, 1, 0, 12])
  story.waitsFor('Anna')
})

test('Mark of the Crusade: the Dungeon ally with the highest printed health deals double damage', () => {
  const story = storyWithFlippedCard(
    'Mark of the Crusade',
    { Anna: { exhausted: true }, Bert: {} },
    {
      play: ['Scarlet Monk', { card: 'Scarlet Champion', damage: 3 }],
    },
  )
  expect(story.host('Mark of the Crusade')).toBe('Scarlet Champion')
  expect([damageDealtBy(story, 'DSM-15'), damageDealtBy(story, 'DSM-17').at(-1)]).toEqual([[8], 3])
  story.waitsFor('Anna')
})

test('On Holy Ground: 15 unpreventable damage, divided among raiding heroes as the Raiders choose', () => {
  const story = storyWithFlippedCard('On Holy Ground', {
    Anna: { hero: 'Gurzak of Orgrimmar', play: ['Golem Skull Helm'] },
    Bert: {},
    Cleo: {},
  })
  expect([story.decision?.kind, story.decision?.side, story.offers]).toEqual([
    'divide',
    'raiders',
    ['Anna', 'Bert', 'Cleo'],
  ])
  story.raider('Anna').answers('Anna=11', 'Cleo=4')
  expect([story.damage('Anna'), story.damage('Bert'), story.damage('Cleo')]).toEqual([11, 3, 4])
  story.waitsFor('Anna')
})

test('On Holy Ground: a single raiding hero takes all of it', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: {} },
    dungeon: { deck: ['On Holy Ground'], filler: HARMLESS_CARD },
    turn: DUNGEON_NAME,
  })
  expect(story.damage('Anna')).toBe(15 + 3)
  story.waitsFor('Anna')
})

// The tests below are about Mograine's Justice.

const JUSTICE = "Mograine's Justice"
const rich = {
  play: ['Brigg', 'Oruk Starstorm', 'Oruk Starstorm'],
  resources: 2,
  hand: ['Brigg', 'Gouge', 'Gouge'],
}

/** Begins a story in which Mograine's Justice has been flipped and resolves, up to its first decision. */
const justice = (level: 1 | 2 | 3) => {
  const story = storyWithFlippedCard(JUSTICE, { Anna: rich, Bert: {} }, {}, level)
  return story.passUntil(() => !story.chain.includes(JUSTICE))
}

test("Mograine's Justice: on level 1 the Raiding allies with the most health are destroyed, including ties", () => {
  const story = justice(1)
  expect(story.cards('Anna', 'graveyard')).toEqual(['Oruk Starstorm', 'Oruk Starstorm'])
  expect([story.resources('Anna').total, story.isInPlay('Brigg')]).toEqual([2, true])
  story.waitsFor('Anna')
})

test("Mograine's Justice: from level 2 each Raider also destroys a resource", () => {
  const story = justice(2)
  expect(story.cards('Anna', 'graveyard')).toEqual(['Oruk Starstorm', 'Oruk Starstorm'])
  pickFirstOption(story)
  expect([story.resources('Anna').total, story.isInPlay('Brigg')]).toEqual([1, true])
  story.waitsFor('Anna')
})

test("Mograine's Justice: from level 3 each Raider discards two cards after that", () => {
  const story = justice(3)
  pickFirstOption(story)
  expect(story.resources('Anna').total).toBe(1)
  story.pick('Gouge#1', 'Gouge#2')
  expect(story.cards('Anna', 'graveyard').slice(-2)).toEqual(['Gouge', 'Gouge'])
  story.waitsFor('Anna')
})

test("Mograine's Justice: on level 4 two random Bosses come back, none that was just destroyed, and they are not flipped", () => {
  const bosses = ['Arcanist Doan', 'High Inquisitor Fairbanks', 'Bloodmage Thalnos']
  const anna = { hand: ['Brigg'], play: ['Brigg'], resources: 1 }
  const story = storyWithFlippedCard(
    JUSTICE,
    { Anna: anna, Bert: {} },
    { graveyard: [...bosses, 'Scarlet Monk'] },
    4,
  )
  story.passUntil(() => !story.chain.includes(JUSTICE))
  expect([story.resources('Anna').total, story.isInPlay('Brigg')]).toEqual([0, false])
  const back = story.party(DUNGEON_NAME).slice(1)
  expect(back).toHaveLength(2)
  for (const name of back) expect(bosses).toContain(name)
  story.waitsFor('Anna')
})
