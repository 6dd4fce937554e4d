/** Cubes (R402.3) and the Lair (R402.4). */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import type { Story } from '../../scenarios/scenario.ts'
import {
  countInPlayOfAllPlayers,
  cubeHolders,
  passUntilTurnOf,
  storyWithUnleashedBoss,
} from './magtheridon.testkit.ts'

const CUBE = 'Manticron Cube'
const LAIR = "Magtheridon's Lair"
const held = (story: Story) => cubeHolders(story).filter((one) => one !== undefined)

const annas = (hand: string[] = [], play: string[] = ['Ogre']) =>
  storyWithUnleashedBoss({}, { Anna: { hand, play }, Bert: { play: ['Grunt'] } }, { turn: 'Anna' })

describe('Cubes', () => {
  test('in their own turn a raider exhausts a character, even a new one, to attach a Cube (R402.3a)', () => {
    const story = annas(['Squire'], [])
    story.raider('Anna').plays('Squire')
    story.resolve()
    story.raider('Anna').uses(CUBE, { on: 'Squire' })
    story.resolve()
    expect([story.host(CUBE), story.exhausted('Squire'), story.controller(CUBE)]).toEqual([
      'Squire',
      true,
      'Boss',
    ])
    story.waitsFor('Anna')
  })

  test('several characters of one player may each hold one, but none more than one (R402.3a)', () => {
    const story = annas(['Second Wind'])
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    story.raider('Anna').uses(`${CUBE}#2`)
    story.resolve()
    expect(held(story)).toEqual(['Ogre', 'Anna'])
    expect(story.offers).not.toContain(`power ${CUBE}`)
    story.waitsFor('Anna')
  })

  test('only in the raider’s own turn, and not the Boss player (R402.3a)', () => {
    const story = storyWithUnleashedBoss({ hand: ['Bathe in Blood'] }, { Anna: { hand: ['Second Wind'] } })
    expect(story.offers).not.toContain(`power ${CUBE}`)
    story.raider('Boss').plays('Bathe in Blood', { on: 'Anna' })
    story.passUntil(() => story.decision?.seat === 0)
    expect(story.offers).not.toContain(`power ${CUBE}`)
    story.waitsFor('Anna')
  })

  test('a held one moves to another character (R402.3a)', () => {
    const story = annas()
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    story.raider('Anna').uses(CUBE)
    story.resolve()
    expect([held(story), story.exhausted('Ogre')]).toEqual([['Anna'], true])
    story.waitsFor('Anna')
  })

  test('it comes off when its character readies, and stays in play (R402.3a)', () => {
    const story = annas(['Second Wind'])
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    story.raider('Anna').plays('Second Wind', { on: 'Ogre' })
    story.resolve()
    expect([held(story), countInPlayOfAllPlayers(story, CUBE)]).toEqual([[], 5])
    story.waitsFor('Anna')
  })

  test('it also comes off when its character leaves play, and no other effect works on one (R402.3a)', () => {
    const story = annas(['Landslide', 'Weariness', 'Point'])
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    story.raider('Anna').plays('Weariness')
    story.resolve()
    expect(story.exhausted(`${CUBE}#2`)).toBe(false)
    story.raider('Anna').plays('Landslide')
    story.resolve()
    expect([story.isInPlay('Ogre'), countInPlayOfAllPlayers(story, CUBE), held(story)]).toEqual([
      false,
      5,
      [],
    ])
    story.waitsFor('Anna')
  })

  test('everybody sees who holds which', () => {
    const story = annas()
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    const { seats } = viewFor(story.game, 1)
    expect(seats[2]?.rows?.cubes).toHaveLength(4)
    expect(JSON.stringify(seats[0]?.allies)).toContain(CUBE)
    story.waitsFor('Anna')
  })
})

describe('the Lair', () => {
  test('raiders can’t interact with it (R402.4a)', () => {
    const story = annas(['Point', 'Landslide', 'Turn All'])
    for (const card of ['Turn All', 'Landslide']) {
      story.raider('Anna').plays(card)
      story.resolve()
    }
    expect([story.isInPlay(LAIR), story.isFaceDown(LAIR), story.offers.includes('play Point')]).toEqual([
      true,
      false,
      false,
    ])
    story.waitsFor('Anna')
  })

  test('it flips at the end of each of the Boss player’s turns, and of no other (R402.4b)', () => {
    const story = storyWithUnleashedBoss({}, { Anna: { damage: 0 } })
    expect(story.isFaceDown(LAIR)).toBe(false)
    passUntilTurnOf(story, 'Anna')
    expect(story.isFaceDown(LAIR)).toBe(true)
    passUntilTurnOf(story, 'Boss')
    expect(story.isFaceDown(LAIR)).toBe(true)
    passUntilTurnOf(story, 'Anna')
    expect(story.isFaceDown(LAIR)).toBe(false)
    story.waitsFor('Anna')
  })

  test('on its Nova side, with a Cube unattached, it deals 10 fire damage to each opposing character at the start of his turn, even to those with Cubes (R402.4c)', () => {
    const story = storyWithUnleashedBoss(
      { nova: true },
      { Anna: { play: ['Ogre'] }, Bert: {} },
      { turn: 'Anna' },
    )
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    passUntilTurnOf(story, 'Boss')
    expect([story.damage('Anna'), story.damage('Ogre'), story.damage('Bert')]).toEqual([10, 10, 10])
    expect(story.eventsOfKind('damaged')[0]).toMatchObject({ types: ['fire'], by: story.find('Boss') })
    story.waitsFor('Boss')
  })

  test('on its Cooldown side it deals nothing (R402.4c)', () => {
    const story = storyWithUnleashedBoss({}, { Anna: {} }, { turn: 'Anna' })
    passUntilTurnOf(story, 'Boss')
    expect(story.damage('Anna')).toBe(0)
    story.waitsFor('Boss')
  })

  test('nor if all five are held, and when it flips back 2 damage is put on each character that holds one, and all come off (R402.4c, R402.4d)', () => {
    const play = ['Ogre', 'Ogre', 'Ogre', 'Grunt']
    const story = storyWithUnleashedBoss({ nova: true }, { Anna: { play } }, { turn: 'Anna' })
    const names = ['Ogre', 'Ogre#2', 'Ogre#3', 'Grunt', 'Anna']
    for (const n of names.keys()) {
      story.raider('Anna').uses(n === 0 ? CUBE : `${CUBE}#${n + 1}`)
      if (story.decision?.kind === 'choose') story.pick(story.decision.options[0]?.id ?? '')
      story.resolve()
    }
    expect(held(story)).toHaveLength(5)
    passUntilTurnOf(story, 'Boss')
    expect(names.map((name) => story.damage(name))).toEqual([0, 0, 0, 0, 0])
    passUntilTurnOf(story, 'Anna')
    expect(names.map((name) => story.damage(name))).toEqual([2, 2, 2, 2, 2])
    expect([held(story), countInPlayOfAllPlayers(story, CUBE), story.eventsOfKind('damaged')]).toEqual([
      [],
      5,
      [],
    ])
    story.waitsFor('Anna')
  })
})
