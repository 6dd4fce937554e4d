/** Treasure armor that depends on the damage that it prevents, and items that count allies and resources. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test.each([
  ['Aegis of the Scarlet Commander', 1, 2],
  ['Golem Skull Helm', 0, 0],
])(
  'Aegis of the Scarlet Commander deals damage back when it prevents damage, and only then: %s',
  (armor, used, dealt) => {
    const story = scenario({
      teams: [['Anna'], ['Bert', 'Cleo']],
      players: {
        Anna: { hand: ['Wrath'], play: ['Aegis of the Scarlet Commander', 'Golem Skull Helm'] },
        Bert: { hand: ['Rend', 'Wrath'], play: ['Golem Skull Helm'], resources: 2 },
        Cleo: {},
      },
      turn: 'Bert',
    })
    story.raider('Bert').plays('Wrath', { on: 'Anna' })
    story.resolve()
    story.raider('Anna').answers(armor)
    if (story.decision?.kind === 'prevent') story.pick('none')
    if (used) {
      expect(story.offers).toEqual(['Bert', 'Cleo'])
      story.raider('Anna').answers('Bert')
      story.resolve()
      expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ by: story.find('Anna'), types: ['holy'] })
    }
    expect([story.damage('Bert'), story.damage('Anna')]).toEqual([dealt, used])
    story.waitsFor('Bert')
  },
)

test.each([
  ['Brigg', true],
  ['Zulanji', false],
])('Phantom Armor prevents only melee damage: %s attacks', (attacker, prevents) => {
  const story = scenario({
    players: {
      Anna: { play: ['Phantom Armor'] },
      Bert: { hand: ['Rend'], play: [attacker] },
    },
    turn: 'Bert',
  })
  story.raider('Bert').proposes(attacker, 'Anna')
  story.idleUntil(() => !story.game.combat)
  expect(story.decision?.kind).toBe(prevents ? 'prevent' : 'priority')
  if (prevents) story.raider('Anna').answers('Phantom Armor')
  expect(story.damage('Anna')).toBe(prevents ? 0 : 4)
  story.waitsFor('Bert')
})

test.each([
  [['Brigg', 'Zulanji'], [], 1],
  [['Brigg'], [], 0],
  [['Brigg'], ['Zulanji'], 0],
])('Deadman’s Hand: Assault 1 while one opponent has more allies: %s, %s', (his, others, n) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Deadman's Hand", 'Valanos'] },
      Bert: { play: his },
      Cleo: { play: others },
    },
  })
  expect(['Valanos', 'Anna', 'Brigg'].map((name) => story.has(name, 'assault'))).toEqual([n, 0, 0])
  story.waitsFor('Anna')
})

test.each([
  [3, 1, true],
  [2, 0, true],
  [4, 0, true],
  [7, 1, false],
])(
  'Fel Steed Saddlebags draw cards when you place a resource beside %i others: %i cards',
  (resources, drawn, stays) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Wrath', 'Rend'], play: ['Fel Steed Saddlebags'], resources },
        Bert: { resources: 1 },
      },
    })
    story.raider('Anna').places('Wrath')
    story.resolveAll()
    expect([story.cards('Anna', 'hand').length, story.isInPlay('Fel Steed Saddlebags')]).toEqual([
      1 + drawn,
      stays,
    ])
    story.waitsFor('Anna')
  },
)

test('Fel Steed Saddlebags react neither to other players’ resources nor to cards that effects put into the row', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Fel Steed Saddlebags'], resources: 4 },
      Bert: { hand: ['Wrath', 'Rend'], resources: 3 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').places('Wrath')
  story.resolveAll()
  expect(story.eventsOfKind('used')).toEqual([])
  story.waitsFor('Bert')
})
