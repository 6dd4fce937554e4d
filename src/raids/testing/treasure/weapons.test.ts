/** Treasure weapons whose cost of striking changes, and Cookie's Tenderizer. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test.each([
  [['Brigg', 'Zulanji', 'Valanos'], 3],
  [['Brigg', 'Zulanji'], 0],
])('Arced War Axe costs (3) less to strike with beside three allies: %s', (allies, left) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Arced War Axe', ...allies], resources: 3 },
      Bert: { play: ['Zerzu'] },
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Arced War Axe')
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([3, left])
  story.waitsFor('Anna')
})

test.each([
  ['yes', 2, 3],
  ['no', 1, 2],
])(
  'Emberstone Staff may take a counter for an ability you play, and costs less and hits harder: %s',
  (answer, dealt, left) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Chain Heal', 'Brigg', 'Wrath'], play: ['Emberstone Staff'], resources: 9 },
        Bert: {},
      },
    })
    const anna = story.raider('Anna').plays('Brigg')
    story.resolve()
    expect(story.told('used')).toEqual([])
    anna.plays('Chain Heal')
    story.pick('Bert')
    story.passUntil(() => story.decision?.kind === 'may')
    anna.answers(answer)
    story.resolveAll()
    anna.attacks('Anna', 'Bert', 'Emberstone Staff')
    expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([dealt, left])
    story.waitsFor('Anna')
  },
)

test('Emberstone Staff sees no opponent’s ability', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Emberstone Staff'] },
      Bert: { hand: ['Stargaze', 'Wrath'], resources: 5 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Stargaze')
  story.resolveAll()
  expect(story.told('used')).toEqual([])
  story.waitsFor('Bert')
})

test('Cookie’s Tenderizer: your allies hit whom your hero has hit with it for 1 more this turn', () => {
  const story = scenario({
    teams: [['Anna'], ['Bert', 'Cleo']],
    players: {
      Anna: { hand: ['Wrath'], play: ["Cookie's Tenderizer", 'Valanos', 'Drizzie Steelslam'] },
      Bert: {},
      Cleo: {},
    },
  })
  const anna = story.raider('Anna').attacks('Anna', 'Bert', "Cookie's Tenderizer")
  anna.attacks('Valanos', 'Bert')
  expect(story.damage('Bert')).toBe(4)
  anna.attacks('Drizzie Steelslam', 'Cleo')
  expect(story.damage('Cleo')).toBe(3)
  story.turnOf('Anna')
  anna.attacks('Valanos', 'Bert')
  expect(story.damage('Bert')).toBe(6)
  story.waitsFor('Anna')
})

test('Cookie’s Tenderizer does nothing as your hero strikes without it', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Cookie's Tenderizer", 'Ancient Bone Bow'], resources: 2 },
      Bert: {},
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Ancient Bone Bow')
  expect(story.told('used').filter(({ card }) => card === 'DTP-48')).toEqual([])
  story.waitsFor('Anna')
})

test('Cookie’s Tenderizer works on an ally too', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Cookie's Tenderizer", 'Valanos'] },
      Bert: { play: ['Crazy Igvand'] },
    },
  })
  const anna = story.raider('Anna')
  for (const attacker of ['Anna', 'Valanos']) {
    anna.proposes(attacker, 'Crazy Igvand')
    story.resolve()
    if (story.decision?.kind === 'strike') story.pick("Cookie's Tenderizer")
    story.fight()
  }
  expect(story.damage('Crazy Igvand')).toBe(4)
  story.waitsFor('Anna')
})
