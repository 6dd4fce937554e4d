/**
 * Shazzrah is dropped: first the raiders lay out their characters, then his player aims, and dice decide where he
 * lands (R304).
 */
import { expect, test } from 'vitest'
import { seatsStillToBeAsked, viewFor } from '../../../engine/index.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { raiderCards } from '../../onyxia/onyxia.testkit.ts'

const SPREAD = 'spread out'
const TOGETHER = 'close together'
/**
 * Begins a story in which the Boss player uses Shazzrah's power, which drops him. Each raider who has more than one
 * character lays them out.
 */
const dropped = (layout: string, on: string, ...dice: number[]) => {
  const story = scenario({
    cards: raiderCards,
    raiders: { Anna: { play: ['Ogre', 'Ogre', 'Ogre'] }, Bert: {} },
    boss: { bosses: ['MCR-6', 'MCR-10'], resources: 2, play: ['Ogre'] },
    turn: 'Boss',
  })
  story.raider('Boss').uses('Boss')
  story.resolveAll()
  story.raider('Anna').answers(layout)
  expect(story.decision).toMatchObject({ kind: 'aim', seat: 2 })
  expect(story.offers).toEqual(['Anna', 'Ogre', 'Ogre', 'Ogre', 'Bert'])
  story
    .rolling(...dice)
    .raider('Boss')
    .answers(on)
  story.resolveAll()
  return story
}
const hit = (story: ReturnType<typeof dropped>) =>
  story.eventsOfKind('damaged').map(({ object, amount, types }) => [story.heroName(object), amount, ...types])

test('R304: each raider lays out their characters before the Boss player aims', () => {
  const story = dropped(SPREAD, 'Anna', 3, 3)
  expect(story.eventsOfKind('laidOut')).toMatchObject([{ seat: 0, layout: SPREAD }])
  expect(story.eventsOfKind('rolled')).toMatchObject([{ seat: 2, dice: [3, 3] }])
  expect(hit(story)).toEqual([['Anna', 5, 'arcane']])
  expect(story.eventsOfKind('landed')).toMatchObject([{ seat: 0, touched: [story.find('Anna')] }])
  story.waitsFor('Boss')
})

test('R304: characters that lie close together are hit together', () => {
  const story = dropped(TOGETHER, 'Anna', 4, 4)
  expect(
    hit(story)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['Anna', 'Ogre', 'Ogre', 'Ogre'])
  story.waitsFor('Boss')
})

test('R304: a card that lands beside all of them hits nobody', () => {
  const story = dropped(SPREAD, 'Anna', 1, 4)
  expect([hit(story), story.eventsOfKind('landed')]).toMatchObject([[], [{ seat: 0, touched: [] }]])
  story.waitsFor('Boss')
})

test('R304: the player of a single hero isn’t asked for a layout, and that hero may be aimed at', () => {
  const story = dropped(SPREAD, 'Bert', 2, 5)
  expect(hit(story)).toEqual([['Bert', 5, 'arcane']])
  story.waitsFor('Boss')
})

test('he isn’t dropped when he turns back at the start of his next turn, and turns once a turn', () => {
  const story = dropped(SPREAD, 'Anna', 1, 1)
  expect(story.isFaceDown('Boss')).toBe(true)
  expect(story.offers).not.toContain('power Shazzrah')
  story.turnOf('Boss')
  expect([story.isFaceDown('Boss'), story.eventsOfKind('landed').length]).toEqual([false, 1])
  story.waitsFor('Boss')
})

test('he has +2 ATK while attacking, and attacks only heroes', () => {
  const story = dropped(SPREAD, 'Bert', 1, 1).turnOf('Boss')
  story.pick('attack Shazzrah')
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.pick('Anna')
  story.fight()
  expect([story.atk('Boss'), story.damage('Anna')]).toEqual([0, 2])
  story.waitsFor('Boss')
})

/** Begins a story in which two raiders are asked to lay out their characters. */
const asked = () => {
  const story = scenario({
    cards: raiderCards,
    raiders: { Anna: { play: ['Ogre', 'Squire'] }, Bert: { play: ['Ogre'] } },
    boss: { bosses: ['MCR-6', 'MCR-10'], resources: 2 },
    turn: 'Boss',
  })
  story.raider('Boss').uses('Boss')
  story.resolveAll()
  return story
}

const wordsOf = ({ decision }: ReturnType<typeof asked>) =>
  decision?.options.flatMap((option) => (option.kind === 'word' ? [option.word] : []))

test('R304: the raiders are asked together, and everybody sees the present layout of the parties', () => {
  const story = asked()
  story.waitsFor('Anna', 'layOut')
  expect(seatsStillToBeAsked(story.game)).toEqual([story.seat('Bert')])
  expect(viewFor(story.game, null).drop?.areas.map(({ layout }) => layout)).toEqual([null, null])
  story.raider('Anna').answers(TOGETHER)
  story.waitsFor('Bert', 'layOut')
  expect(seatsStillToBeAsked(story.game)).toEqual([])
  expect(viewFor(story.game, 2).drop).toMatchObject({
    card: 'MCR-6',
    areas: [
      { seat: 0, layout: TOGETHER, lying: [{ column: 0, row: 0 }, {}, {}] },
      { seat: 1, layout: null },
    ],
  })
  story.raider('Bert').answers(SPREAD)
  story.waitsFor('Boss', 'aim')
})

test('R304: players can place single characters, no two in the same cell', () => {
  const story = asked()
  expect(wordsOf(story)).toEqual(['spread out', 'hero apart', 'close together'])
  expect(story.offers.slice(3)).toEqual(['Anna', 'Ogre', 'Squire'])
  story.raider('Anna').answers('Ogre')
  story.waitsFor('Anna', 'place')
  expect(wordsOf(story)).toHaveLength(9 * 3 - 2)
  expect(wordsOf(story)).not.toContain('A1') // the cell of the hero
  story.raider('Anna').answers('B1')
  expect(wordsOf(story)).toContain('placed one by one')
  story.raider('Anna').answers('placed one by one')
  expect(story.eventsOfKind('laidOut')).toMatchObject([{ seat: 0, layout: 'placed one by one' }])
  story.raider('Bert').answers(SPREAD)
  story.rolling(4, 4).raider('Boss').answers('Anna')
  story.resolveAll()
  expect(hit(story).map(([name]) => name)).toEqual(['Anna', 'Ogre'])
  expect(story.eventsOfKind('scattered')).toMatchObject([
    {
      layout: 'placed one by one',
      corner: { column: 0, row: 0 },
      lying: [{ column: 0, row: 0 }, { column: 1, row: 0 }, {}],
    },
  ])
  story.waitsFor('Boss')
})

test('R304: a player who has placed some may still choose a layout', () => {
  const story = asked()
  story.raider('Anna').answers('Ogre').answers('B1').answers(SPREAD)
  expect(viewFor(story.game, 1).drop?.areas[0]).toMatchObject({
    layout: SPREAD,
    lying: [
      { column: 0, row: 0 },
      { column: 8, row: 0 },
      { column: 8, row: 2 },
    ],
  })
  story.waitsFor('Bert', 'layOut')
})
