/** Cards of a future dungeon: armor that plays itself. */
import { describe, expect, test } from 'vitest'
import { cardTextLines } from '../cards/text.ts'
import { type Story, scenario } from './scenario.ts'
import { DUNGEON_NAME, type PartySetup, type TableSetup } from './table-setup.ts'
import { exampleCardsOfLaterDungeons } from './test-cards/dungeons.ts'

const OAF = 'Lumbering Oaf'
type Dungeon = NonNullable<TableSetup['dungeon']>
const table = (anna: PartySetup, dungeon: Dungeon, more: Partial<TableSetup> = {}): Story =>
  scenario({ cards: exampleCardsOfLaterDungeons, raiders: { Anna: anna }, dungeon, ...more })

describe("Godfrey's Belt", () => {
  test('exhausts automatically for the first damage of the turn, and prevents as much as its DEF', () => {
    const story = table({ play: ['Oruk Starstorm', 'Brigg'], hand: ['Brigg'] }, { play: ["Godfrey's Belt"] })
    const anna = story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
    expect([story.damage(DUNGEON_NAME), story.exhausted("Godfrey's Belt")]).toEqual([0, true])
    anna.attacks('Brigg', DUNGEON_NAME)
    expect(story.damage(DUNGEON_NAME)).toBe(1)
    story.waitsFor('Anna')
  })

  test('doesn’t exhaust for a second damage, even if it is ready, nor for damage to an ally', () => {
    const belt = { card: "Godfrey's Belt", exhausted: true } as const
    const story = table({ play: ['Oruk Starstorm', 'Brigg'], hand: ['Brigg'] }, { play: [belt, OAF] })
    story.raider('Anna').attacks('Oruk Starstorm', OAF)
    expect(story.damage(OAF)).toBe(4)
    story.waitsFor('Anna')
  })

  test('gives the Dungeon hero +5 ATK this turn for each equipment in play when it enters play', () => {
    const story = table(
      {},
      { play: ["Cookie's Cauldron"], deck: ["Godfrey's Belt"], filler: 'Life ... and Death' },
      { turn: DUNGEON_NAME },
    )
    expect(story.damage('Anna')).toBe(3 + 10)
    story.waitsFor('Anna')
  })
})

test('have these texts', () => {
  expect(exampleCardsOfLaterDungeons.flatMap(cardTextLines)).toEqual([
    'This armor exhausts to prevent the first damage the Dungeon hero would be dealt each turn.',
    'When this enters play, the Dungeon hero gets +X ATK this turn, where X is 5 times the number of Dungeon equipment.',
  ])
})
