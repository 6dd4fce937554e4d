/** Shazzrah is dropped: who may be hit lays out first, his player aims, and dice say where he lands (R304). */
import { expect, test } from 'vitest'
import { scenario } from '../../../stories/scenario.ts'
import { cards } from '../../onyxia/onyxia.kit.ts'

const SPREAD = 'spread out'
const TOGETHER = 'close together'
/** His power is used, and each of the raiders who has more than one character lays them out. */
const dropped = (layout: string, on: string, ...dice: number[]) => {
  const story = scenario({
    cards,
    raiders: { Anna: { play: ['Ogre', 'Ogre', 'Ogre'] }, Bert: {} },
    boss: { bosses: ['MCR-6', 'MCR-10'], resources: 2, play: ['Ogre'] },
    turn: 'Boss',
  })
  story.raider('Boss').uses('Boss')
  story.resolveAll()
  story.raider('Anna').answers(layout)
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 2 })
  expect(story.offers).toEqual(['Anna', 'Ogre', 'Ogre', 'Ogre', 'Bert'])
  story
    .rolling(...dice)
    .raider('Boss')
    .answers(on)
  story.resolveAll()
  return story
}
const hit = (story: ReturnType<typeof dropped>) =>
  story.told('damaged').map(({ object, amount, types }) => [story.heroName(object), amount, ...types])

test('R304: each raider lays out his characters before the Boss player aims', () => {
  const story = dropped(SPREAD, 'Anna', 3, 3)
  expect(story.told('laidOut')).toMatchObject([{ seat: 0, layout: SPREAD }])
  expect(story.told('rolled')).toMatchObject([{ seat: 2, dice: [3, 3] }])
  expect(hit(story)).toEqual([['Anna', 5, 'arcane']])
  expect(story.told('landed')).toMatchObject([{ seat: 0, touched: [story.find('Anna')] }])
  story.waitsFor('Boss')
})

test('R304: those who lie close together are touched together', () => {
  const story = dropped(TOGETHER, 'Anna', 4, 4)
  expect(
    hit(story)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['Anna', 'Ogre', 'Ogre', 'Ogre'])
  story.waitsFor('Boss')
})

test('R304: beside them all he touches nobody', () => {
  const story = dropped(SPREAD, 'Anna', 1, 4)
  expect([hit(story), story.told('landed')]).toMatchObject([[], [{ seat: 0, touched: [] }]])
  story.waitsFor('Boss')
})

test('R304: a hero alone isn’t asked, and may be aimed at', () => {
  const story = dropped(SPREAD, 'Bert', 2, 5)
  expect(hit(story)).toEqual([['Bert', 5, 'arcane']])
  story.waitsFor('Boss')
})

test('he isn’t dropped as he turns back at the start of his next turn, and turns once a turn', () => {
  const story = dropped(SPREAD, 'Anna', 1, 1)
  expect(story.isFaceDown('Boss')).toBe(true)
  expect(story.offers).not.toContain('power Shazzrah')
  story.turnOf('Boss')
  expect([story.isFaceDown('Boss'), story.told('landed').length]).toEqual([false, 1])
  story.waitsFor('Boss')
})

test('he has +2 ATK while attacking, and attacks heroes only', () => {
  const story = dropped(SPREAD, 'Bert', 1, 1).turnOf('Boss')
  story.pick('attack Shazzrah')
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.pick('Anna')
  story.fight()
  expect([story.atk('Boss'), story.damage('Anna')]).toEqual([0, 2])
  story.waitsFor('Boss')
})
