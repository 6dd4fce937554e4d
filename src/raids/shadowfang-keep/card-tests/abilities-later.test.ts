/** The abilities of Shadowfang Keep, second half: 27 to 36. */
import { expect, test } from 'vitest'
import { destroy, each, named } from '../../../cards/builders.ts'
import type { Card } from '../../../engine/index.ts'
import {
  damageDealtBy,
  endDungeonTurn,
  handOfFillers,
  shadowfangKeepStory,
  storyWithFlippedCard,
  textDamageDealtBy,
} from './flipping.testkit.ts'

const both = { Anna: {}, Bert: {} }
const VIGILANCE = '"Our Vigilance Is Eternal ..."'
const DISPEL: Card = {
  id: 'OWN-1',
  set: 'OWN',
  no: '1',
  name: 'Dispel',
  type: 'ability',
  tags: [],
  powers: [],
  effect: destroy(each(named(VIGILANCE))),
}

const JOURNEY = '"Your Journey Ends in Agony!"'

test('Kill Them All: 4 to each raiding hero and ally, and to each Dungeon ally', () => {
  const play = ['Razorclaw the Butcher']
  const story = storyWithFlippedCard('Kill Them All', { Anna: { play }, Bert: {} }, { play })
  endDungeonTurn(story)
  expect(textDamageDealtBy(story, 'DSK-1').sort()).toEqual([
    ['Anna', 4],
    ['Bert', 4],
    ['Razorclaw the Butcher', 4],
    ['Razorclaw the Butcher', 4],
  ])
  expect(story.damage('Dungeon')).toBe(0)
  story.waitsFor('Anna')
})

test('"Our Vigilance Is Eternal ..." puts five cards into the graveyard and brings back an ally from there, which deals double damage', () => {
  const story = storyWithFlippedCard(VIGILANCE, both, {
    deck: [
      'Dark Influence',
      'Lupine Spectre',
      'Dark Influence',
      'Dark Influence',
      'Dark Influence',
      'Mindless Horror',
    ],
    below: 1,
  })
  expect([story.host(VIGILANCE), damageDealtBy(story, 'DSK-12')]).toEqual(['Lupine Spectre', [8]])
  expect(story.cards('Dungeon', 'graveyard')).toEqual(Array(4).fill('Dark Influence'))
  expect(story.cards('Dungeon', 'deck')).toEqual(['Mindless Horror', 'Life ... and Death'])
  story.waitsFor('Anna')
})

test('"Our Vigilance Is Eternal ..." picks a random ally, including those that were in the graveyard before', () => {
  const brought = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const story = storyWithFlippedCard(
      VIGILANCE,
      { Anna: {} },
      { deck: ['Mindless Horror'], graveyard: ['Razorclaw the Butcher', 'Dark Influence'] },
      { seed },
    )
    endDungeonTurn(story)
    brought.add(story.host(VIGILANCE) ?? '')
    story.waitsFor('Anna')
  }
  expect([...brought].sort()).toEqual(['Mindless Horror', 'Razorclaw the Butcher'])
})

test.each([1, 5])(
  '"Our Vigilance Is Eternal ..." brings back an ally even with only %i cards left in the deck',
  (n) => {
    const deck = ['Mindless Horror', ...Array(n - 1).fill('Dark Influence')]
    const story = storyWithFlippedCard(VIGILANCE, { Anna: {} }, { deck, below: 0 })
    expect(story.host(VIGILANCE)).toBe('Mindless Horror')
    expect([story.cards('Dungeon', 'deck').length, story.cards('Dungeon', 'graveyard')]).toEqual([n - 1, []])
    story.waitsFor('Anna')
  },
)

test('"Our Vigilance Is Eternal ..." goes to the graveyard if there is no ally', () => {
  const story = storyWithFlippedCard(VIGILANCE, both, { below: 9 })
  expect(story.isInPlay(VIGILANCE)).toBe(false)
  expect(story.cards('Dungeon', 'graveyard')).toContain(VIGILANCE)
  story.waitsFor('Anna')
})

test('"Our Vigilance Is Eternal ...": its ally is destroyed when it leaves play, and no others', () => {
  const story = shadowfangKeepStory({
    cards: [DISPEL],
    raiders: { Anna: { hand: ['OWN-1'] } },
    dungeon: {
      play: ['Razorclaw the Butcher', 'Mindless Horror', { card: VIGILANCE, on: 'Mindless Horror' }],
    },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Dispel')
  story.resolveAll()
  expect(story.party('Dungeon').slice(1)).toEqual(['Razorclaw the Butcher'])
  story.waitsFor('Anna')
})

test('Pain and Suffering: the raiders together discard seven cards', () => {
  const story = storyWithFlippedCard('Pain and Suffering', {
    Anna: { hand: handOfFillers(4) },
    Bert: { hand: handOfFillers(3) },
    Cleo: { hand: handOfFillers(2) },
  })
  expect(story.decision).toMatchObject({ kind: 'discard', seat: 0, min: 2, max: 4 })
  story.pick('Kozik Skullcracker', 'Kozik Skullcracker#2', 'Kozik Skullcracker#3')
  expect(story.decision).toMatchObject({ kind: 'discard', seat: 1, min: 2, max: 3 })
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'discarded')).toEqual([])
  story.pick('Kozik Skullcracker', 'Kozik Skullcracker#2')
  expect(['Bert', 'Cleo'].map((name) => story.cards(name, 'hand').length)).toEqual([1, 0])
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'discarded')).toHaveLength(7)
  story.waitsFor('Anna')
})

test('Pain and Suffering: if one raider discards enough, the others discard nothing', () => {
  const story = storyWithFlippedCard('Pain and Suffering', {
    Anna: { hand: handOfFillers(8) },
    Bert: { hand: handOfFillers(3) },
  })
  story.pick(...handOfFillers(7).map((name, i) => `${name}#${i + 1}`))
  expect([story.cards('Bert', 'hand').length, story.cards('Anna', 'graveyard').length]).toEqual([3, 7])
  story.waitsFor('Anna')
})

test('Pain and Suffering: with fewer than seven cards in hand the raiders lose seven in play of their choice', () => {
  const story = storyWithFlippedCard(
    'Pain and Suffering',
    {
      Anna: { hand: handOfFillers(3), resources: 4, play: ['Brigg'] },
      Bert: { hand: handOfFillers(3), play: ['Scarlet Kris', 'Battle Shout', 'Wysko'] },
    },
    { play: ['Sudden Attack'] },
  )
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 0, side: 'raiders', min: 7, max: 7 })
  expect(story.offers).toHaveLength(10)
  story.pick('Brigg', 'Scarlet Kris', 'Battle Shout', 'Wysko', ...[1, 2, 3].map((n) => `Oruk Starstorm#${n}`))
  expect([story.party('Anna').length, story.party('Bert').length, story.resources('Anna').total]).toEqual([
    1, 1, 1,
  ])
  expect([story.isInPlay('Sudden Attack'), story.cards('Bert', 'hand').length]).toEqual([true, 3])
  story.waitsFor('Anna')
})

test.each([
  [[], 1],
  [['Pistol Barrage'], 2],
  [['Pistol Barrage', 'Dark Influence', 'Pistol Barrage'], 3],
])('Pistol Barrage beside %j in the graveyard: %i to each raiding hero and ally', (graveyard, dealt) => {
  const play = ['Mindless Horror']
  const story = storyWithFlippedCard('Pistol Barrage', { Anna: { play }, Bert: {} }, { play, graveyard })
  endDungeonTurn(story)
  expect(textDamageDealtBy(story, 'DSK-1').sort()).toEqual([
    ['Anna', dealt],
    ['Bert', dealt],
    ['Mindless Horror', dealt],
  ])
  story.waitsFor('Anna')
})

test('Protect Lord Godfrey! puts the first Boss of the deck into play, and the cards above it on the bottom', () => {
  const story = storyWithFlippedCard('Protect Lord Godfrey!', both, {
    deck: ['Mindless Horror', 'Dark Influence', 'Lord Walden', 'Baron Ashbury'],
    below: 1,
  })
  expect(story.eventsOfKind('revealed')).toMatchObject([{ cards: ['DSK-13', 'DSK-23', 'DSK-8'] }])
  expect(story.party('Dungeon').slice(1)).toEqual(['Lord Walden'])
  const deck = story.cards('Dungeon', 'deck')
  expect(deck.slice(0, 2)).toEqual(['Baron Ashbury', 'Life ... and Death'])
  expect(deck.slice(2).sort()).toEqual(['Dark Influence', 'Mindless Horror'])
  story.waitsFor('Anna')
})

test('the order in which the Dungeon’s cards go to the bottom is random', () => {
  const orders = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const deck = ['Mindless Horror', 'Dark Influence', 'Lord Walden']
    const story = storyWithFlippedCard('Protect Lord Godfrey!', { Anna: {} }, { deck, below: 0 }, { seed })
    orders.add(story.cards('Dungeon', 'deck').join())
    story.ended = true
  }
  expect(orders.size).toBe(2)
})

test('Protect Lord Godfrey! brings nobody if the deck has no Boss', () => {
  const story = storyWithFlippedCard('Protect Lord Godfrey!', both, {
    deck: ['Mindless Horror', 'Dark Influence'],
    below: 0,
  })
  expect([story.party('Dungeon').length, story.cards('Dungeon', 'deck').length]).toEqual([1, 2])
  story.waitsFor('Anna')
})

test('Stay of Execution: each raider loses an ally of their choice', () => {
  const story = storyWithFlippedCard('Stay of Execution', {
    Anna: { play: ['Brigg', 'Karrok Scarrend', 'Scarlet Kris'] },
    Bert: { play: ['Wysko'] },
    Cleo: {},
  })
  expect(story.offers).toEqual(['Brigg', 'Karrok Scarrend'])
  story.raider('Anna').answers('Brigg')
  expect([story.cards('Anna', 'graveyard'), story.cards('Bert', 'graveyard')]).toEqual([['Brigg'], ['Wysko']])
  expect(story.controller('Stay of Execution')).toBe('Dungeon')
  story.waitsFor('Anna')
})

test('Stay of Execution: any raider can destroy it for 7, and each may get an ally back', () => {
  const story = shadowfangKeepStory({
    raiders: {
      Anna: { graveyard: ['Brigg', 'Rend', 'Zulanji'] },
      Bert: { resources: 7, graveyard: ['Karrok Scarrend'] },
      Cleo: { graveyard: ['Wysko'] },
    },
    dungeon: { play: ['Stay of Execution'], graveyard: ['Mindless Horror'] },
    turn: 'Bert',
  })
  story.raider('Bert').uses('Stay of Execution')
  expect(story.resources('Bert').ready).toBe(0)
  story.resolve()
  expect(story.cards('Dungeon', 'graveyard')).toContain('Stay of Execution')
  story.resolve()
  story.raider('Bert').answers('Karrok Scarrend')
  story.raider('Cleo').answers()
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  story.raider('Anna').answers('Zulanji')
  expect(['Anna', 'Bert', 'Cleo'].map((name) => story.party(name).slice(1))).toEqual([
    ['Zulanji'],
    ['Karrok Scarrend'],
    [],
  ])
  story.waitsFor('Bert')
})

test('Stay of Execution: the allies that it destroyed don’t come back unless they are chosen', () => {
  const story = storyWithFlippedCard('Stay of Execution', {
    Anna: { play: ['Brigg'], graveyard: ['Zulanji'], resources: 7 },
    Bert: { play: ['Wysko'], graveyard: ['Karrok Scarrend'] },
  })
  story.raider('Anna').uses('Stay of Execution')
  story.resolve()
  story.resolve()
  story.raider('Anna').answers('Zulanji')
  story.raider('Bert').answers()
  expect([story.party('Anna').slice(1), story.party('Bert').slice(1)]).toEqual([['Zulanji'], []])
  story.waitsFor('Anna')
})

test('Stay of Execution can be destroyed in another player’s turn, but not with six resources', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { resources: 7 }, Bert: { resources: 6 } },
    dungeon: { play: ['Stay of Execution'] },
    turn: 'Bert',
  })
  expect(story.raider('Bert').may('power Stay of Execution')).toBe(false)
  story.pick('pass')
  expect(story.raider('Anna').may('power Stay of Execution')).toBe(true)
  story.waitsFor('Anna')
})

test('Sudden Attack is destroyed when a Dungeon ally enters play: Dungeon allies have 5 ATK and Ferocity this turn', () => {
  const story = storyWithFlippedCard(
    'Spitebone Guardian',
    { Anna: { play: ['Brigg'] }, Bert: {} },
    { play: ['Sudden Attack', 'Razorclaw the Butcher'] },
  )
  expect([damageDealtBy(story, 'DSK-16'), damageDealtBy(story, 'DSK-15')]).toEqual([[2, 7], [8]])
  expect([story.isInPlay('Sudden Attack'), story.atk('Spitebone Guardian')]).toEqual([false, 2])
  expect([story.has('Spitebone Guardian', 'ferocity'), story.atk('Brigg')]).toEqual([0, 1])
  story.waitsFor('Anna')
})

test('Sudden Attack waits for a Dungeon ally', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { hand: ['Brigg'], resources: 1 } },
    dungeon: { play: ['Sudden Attack'] },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Brigg')
  story.resolveAll()
  expect([story.isInPlay('Sudden Attack'), story.atk('Brigg')]).toEqual([true, 1])
  story.waitsFor('Anna')
})

test('Toxic Coagulant: each raider discards two cards at random, and may return a card from their graveyard', () => {
  const story = storyWithFlippedCard('Toxic Coagulant', {
    Anna: { hand: ['Kozik Skullcracker', 'Kozik Skullcracker', 'Kozik Skullcracker'], graveyard: ['Rend'] },
    Bert: { hand: handOfFillers(1) },
  })
  expect(story.offers).toEqual(['Rend', 'Kozik Skullcracker', 'Kozik Skullcracker'])
  story.raider('Anna').answers('Rend')
  story.raider('Bert').answers()
  expect([story.cards('Anna', 'hand').slice(0, 2), story.cards('Bert', 'graveyard')]).toEqual([
    ['Kozik Skullcracker', 'Rend'],
    ['Kozik Skullcracker'],
  ])
  story.waitsFor('Anna')
})

test('Toxic Coagulant discards at random', () => {
  const kept = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const hand = ['Wysko', 'Brigg', 'Zulanji']
    const story = storyWithFlippedCard('Toxic Coagulant', { Anna: { hand } }, {}, { seed })
    expect(story.offers).toHaveLength(2)
    kept.add(story.cards('Anna', 'hand').join())
    story.ended = true
  }
  expect(kept.size).toBe(3)
})

test('Word of Shame: each raider loses an ability, an ally and an equipment of their choice', () => {
  const play = ['Battle Shout', 'Brigg', 'Wysko', 'Scarlet Kris', 'Golem Skull Helm']
  const story = storyWithFlippedCard('Word of Shame', {
    Anna: { play, resources: 2 },
    Bert: { play: ['Zulanji'] },
  })
  expect(story.offers).toEqual(['Brigg', 'Wysko'])
  story.raider('Anna').answers('Wysko')
  expect(story.offers).toEqual(['Scarlet Kris', 'Golem Skull Helm'])
  expect(story.party('Anna')).toHaveLength(6)
  story.raider('Anna').answers('Golem Skull Helm')
  expect([story.party('Anna').slice(1), story.party('Bert').slice(1)]).toEqual([
    ['Brigg', 'Scarlet Kris'],
    [],
  ])
  story.waitsFor('Anna')
})

test.each([
  [2, false],
  [3, true],
])(
  '"Your Journey Ends in Agony!" with %i allies among the seven cards destroys all raiding allies: %s',
  (n, all) => {
    const deck = [...Array(n).fill('Brigg'), ...Array(7 - n).fill('Rend'), 'Brigg', 'Brigg']
    const story = storyWithFlippedCard(
      JOURNEY,
      {
        Anna: { play: ['Wysko'] },
        Bert: { play: ['Zulanji'], deck, graveyard: ['Brigg', 'Brigg'], below: 0 },
      },
      { play: ['Razorclaw the Butcher'] },
    )
    endDungeonTurn(story)
    expect(story.cards('Bert', 'deck')).toEqual(['Brigg', 'Brigg'])
    expect([story.isInPlay('Wysko'), story.isInPlay('Zulanji')]).toEqual([!all, !all])
    expect([story.cards('Bert', 'graveyard').length, story.isInPlay('Razorclaw the Butcher')]).toEqual([
      9 + Number(all),
      true,
    ])
    story.waitsFor('Anna')
  },
)
