/** The Achievements of Scarlet Monastery: earned as their event happens, once a run. */
import { expect, test } from 'vitest'
import type { Story } from '../../../stories/scenario.ts'
import { DUNGEON } from '../../../stories/setting.ts'
import { attackedBy, IDLE, monastery } from './table.kit.ts'

const DOWN = 'DSM-41'
const HOUSE = 'DSM-42'
const FRIEND = 'DSM-43'
const JUDGED = 'DSM-44'
const PAINT = 'DSM-45'
const RESOURCES = 'DSM-46'

test.each([
  [19, 18, 18, true],
  [19, 18, 17, false],
])(
  'Down But Not Out: with %i, %i and %i damage before Mograine deals 5 more: %s',
  (anna, bert, cleo, earned) => {
    const story = attackedBy([], { Anna: { damage: anna }, Bert: { damage: bert }, Cleo: { damage: cleo } })
    story.idleUntil(() => story.told('attacking').length > 0)
    expect(story.game.earned.includes(DOWN)).toBe(earned)
    story.waitsFor('Anna')
  },
)

test('Down But Not Out: not by damage that destroys a raiding hero', () => {
  const story = attackedBy([], { Anna: { damage: 19 }, Bert: { damage: 25 }, Cleo: { damage: 19 } })
  expect([story.told('lost').length, story.game.earned]).toEqual([1, []])
  story.waitsFor('Anna')
})

/** Anna is about to destroy the Dungeon hero; some of the others have left. */
function lastBlow(left: string[]): Story {
  const story = monastery({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: {} },
    dungeon: { damage: 49 },
  })
  for (const name of left) story.raider(name).concedes()
  story.raider('Anna').attacks('Oruk Starstorm', DUNGEON)
  return story
}

test.each([
  [[], true],
  [['Bert'], false],
])('Fall of the House of Mograine: won with %j lost: %s', (left, earned) => {
  const story = lastBlow(left)
  expect(story.game.earned.includes(HOUSE)).toBe(earned)
  story.isOver('raiders')
})

test.each([
  ['Dark Ranger Velonara', [FRIEND]],
  ['Joseph the Insane', [FRIEND]],
  ['Brigg', []],
])('A Friend in Need: %s deals a Boss fatal damage', (friend, earned) => {
  const story = monastery({
    raiders: { Anna: { play: [friend] } },
    dungeon: { play: [{ card: 'Herod, The Scarlet Champion', damage: 7 }] },
  })
  story.raider('Anna').attacks(friend, 'Herod, The Scarlet Champion')
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test('A Friend in Need asks for a Boss', () => {
  const story = monastery({
    raiders: { Anna: { play: ['Dark Ranger Velonara'] } },
    dungeon: { play: ['Scarlet Conjuror'] },
  })
  story.raider('Anna').attacks('Dark Ranger Velonara', 'Scarlet Conjuror')
  expect([story.cards(DUNGEON, 'graveyard'), story.game.earned]).toEqual([['Scarlet Conjuror'], []])
  story.waitsFor('Anna')
})

test.each([
  ['Zulanji', 'Bloodmage Thalnos', [JUDGED]],
  ['Karrok Scarrend', 'Bloodmage Thalnos', []],
  ['Zulanji', 'Scarlet Champion', []],
])('Judged by the Light: %s destroys %s', (raider, victim, earned) => {
  const damage = victim === 'Scarlet Champion' ? 0 : 9
  const story = monastery({
    raiders: { Anna: { play: [raider] } },
    dungeon: { play: [{ card: victim, damage }] },
  })
  story.raider('Anna').attacks(raider, victim)
  expect(story.cards(DUNGEON, 'graveyard')).toEqual([victim])
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

const buried = (allies: number) => Array<string>(allies).fill('Scarlet Monk')

test.each([
  [9, [PAINT]],
  [8, []],
])('Paint It Red: an ally comes upon %i others in the Dungeon graveyard', (others, earned) => {
  const story = monastery({
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { play: ['Scarlet Monk'], graveyard: [...buried(others), IDLE, IDLE] },
  })
  story.raider('Anna').attacks('Brigg', 'Scarlet Monk')
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test('Resourcefulness: the twentieth resource that raiders control', () => {
  const story = monastery({
    raiders: { Anna: { resources: 9, hand: ['Rend'] }, Bert: { resources: 9, hand: ['Rend'] } },
    dungeon: { filler: IDLE },
  })
  story.raider('Anna').places('Rend')
  story.resolveAll()
  expect(story.game.earned).toEqual([])
  story.turnOf('Bert')
  story.raider('Bert').places('Rend')
  story.resolveAll()
  expect(story.game.earned).toEqual([RESOURCES])
  story.waitsFor('Bert')
})
