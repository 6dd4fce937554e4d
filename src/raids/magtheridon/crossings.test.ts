/** The rules of Magtheridon's Lair when they meet others: players who leave, responses, heroes that become others. */
import { describe, expect, test } from 'vitest'
import {
  countBloods,
  countInPlayOfAllPlayers,
  cubeHolders,
  passUntilTurnOf,
  storyWithChainedBoss,
  storyWithUnleashedBoss,
} from './magtheridon.testkit.ts'

const CUBE = 'Manticron Cube'
const LAIR = "Magtheridon's Lair"

describe('unleashing', () => {
  test('all Channelers that leave at once are together the last one, once (R402.1a)', () => {
    const story = storyWithChainedBoss(
      {},
      { Anna: { hand: ['Landslide'] } },
      { turn: 'Anna', everyWindow: true },
    )
    story.raider('Anna').plays('Landslide')
    story.resolveTopmost()
    expect([story.decision?.kind, story.chain]).toEqual(['priority', ['Magtheridon']])
    story.resolveAll()
    expect(story.object('Boss').card).toBe('MLR-2')
    story.waitsFor('Anna')
  })

  test('if the fifth resource unleashes him, he draws two cards already in that turn (R401.1b, R402.1a)', () => {
    const story = storyWithChainedBoss({ resources: 4 })
    expect(story.cards('Boss', 'hand')).toHaveLength(2)
    story.waitsFor('Boss')
  })

  test('the Channeler of a raider who leaves is the Boss player’s again (102.2, R402.1a)', () => {
    const story = storyWithChainedBoss(
      {},
      { Anna: { hand: ['Betrayal'] }, Bert: { hand: ['Prick'] } },
      { turn: 'Anna' },
    )
    story.raider('Anna').plays('Betrayal', { on: 'Dark Mending Channeler' })
    story.resolve()
    expect(story.controller('Dark Mending Channeler')).toBe('Anna')
    story.raider('Anna').concedes()
    expect(story.controller('Dark Mending Channeler')).toBe('Boss')
    story.passUntil(() => story.isCalm())
    story.waitsFor('Bert')
  })
})

describe('Cubes', () => {
  const annas = (hand: string[], more = {}) =>
    storyWithUnleashedBoss(
      {},
      { Anna: { hand, play: ['Ogre'], ...more }, Bert: { play: ['Grunt'], hand: ['Second Wind'] } },
      { turn: 'Anna' },
    )
  const held = (story: ReturnType<typeof annas>) => cubeHolders(story).filter((one) => one !== undefined)

  test('a character that has readied by then holds none (714.3b, R402.3a)', () => {
    const story = annas(['Second Wind'])
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.raider('Anna').plays('Second Wind', { on: 'Ogre' })
    story.resolveAll()
    expect([held(story), story.exhausted('Ogre')]).toEqual([[], false])
    story.waitsFor('Anna')
  })

  test.each([
    ['holds one', true],
    ['is about to hold one', false],
  ])('a raider who %s and leaves takes none out of the game (102.2, R402.3a)', (_, resolves) => {
    const story = annas(['Second Wind'])
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    if (resolves) story.resolve()
    story.raider('Anna').concedes()
    expect([held(story), countInPlayOfAllPlayers(story, CUBE)]).toEqual([[], 5])
    story.passUntil(() => story.isCalm())
    story.waitsFor('Bert')
  })

  test('a Master Hero holds the Cube of the hero before it, and loses it when it readies (301.4a, R402.3a)', () => {
    const story = annas(['Illidan Stormrage', 'Second Wind'], { resources: 11 })
    story.raider('Anna').uses(CUBE, { on: 'Anna' })
    story.resolve()
    story.raider('Anna').plays('Illidan Stormrage')
    story.resolve()
    expect([story.cardName(story.find('Anna')), held(story), story.exhausted('Anna')]).toEqual([
      'Illidan Stormrage',
      ['Anna'],
      true,
    ])
    story.raider('Anna').plays('Second Wind', { on: 'Anna' })
    story.resolve()
    expect([held(story), story.exhausted('Anna')]).toEqual([[], false])
    story.waitsFor('Anna')
  })

  test('it is held through other players’ turns, until its holder’s ready step (501.1a, R402.3a)', () => {
    const story = annas(['Second Wind'])
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    passUntilTurnOf(story, 'Bert')
    expect(held(story)).toEqual(['Ogre'])
    passUntilTurnOf(story, 'Anna')
    expect(held(story)).toEqual([])
    story.waitsFor('Anna')
  })

  test('Nova destroys a character that holds one, and the Cube stays (R402.3a, R402.4c)', () => {
    const story = storyWithUnleashedBoss(
      { nova: true },
      { Anna: { play: ['Grunt'], hand: ['Prick'] } },
      { turn: 'Anna' },
    )
    story.raider('Anna').uses(CUBE, { on: 'Grunt' })
    story.resolve()
    passUntilTurnOf(story, 'Boss')
    expect([story.isInPlay('Grunt'), countInPlayOfAllPlayers(story, CUBE), story.damage('Anna')]).toEqual([
      false,
      5,
      10,
    ])
    story.waitsFor('Boss')
  })

  test('Blast Nova turns the Lair to Cooldown at once: 2 damage, all Cubes come off, and it turns again at the end (R402.4b, R402.4d)', () => {
    const story = storyWithUnleashedBoss(
      { nova: true, resources: 3, hand: ['Blast Nova'] },
      { Anna: { play: ['Ogre'] } },
      { turn: 'Anna' },
    )
    story.raider('Anna').uses(CUBE, { on: 'Ogre' })
    story.resolve()
    passUntilTurnOf(story, 'Boss')
    story.raider('Boss').plays('Blast Nova')
    story.resolve()
    expect([story.damage('Ogre'), held(story), story.isFaceDown(LAIR)]).toEqual([12, [], false])
    passUntilTurnOf(story, 'Anna')
    expect(story.isFaceDown(LAIR)).toBe(true)
    story.waitsFor('Anna')
  })
})

describe('a player leaves while one of his cards resolves', () => {
  test('Blindside: the former hand of a raider who has left stays out of the game (102.2)', () => {
    const story = storyWithUnleashedBoss(
      { resources: 5, hand: ['Blindside'] },
      { Anna: { hand: ['Ogre', 'Grunt'] }, Bert: { hand: ['Prick'] } },
    )
    story.raider('Boss').plays('Blindside')
    story.resolve()
    passUntilTurnOf(story, 'Anna')
    story.raider('Anna').concedes()
    story.passUntil(() => story.isCalm())
    passUntilTurnOf(story, 'Boss')
    passUntilTurnOf(story, 'Bert')
    expect([story.cards('Anna', 'hand'), story.cards('Bert', 'hand').includes('Prick')]).toEqual([[], true])
    story.waitsFor('Bert')
  })

  test('Fiery Pits: the next leader divides among the remaining characters (R403)', () => {
    const story = storyWithUnleashedBoss(
      { resources: 1, hand: ['Fiery Pits'] },
      { Anna: { damage: 20, play: ['Grunt'] }, Bert: { damage: 10 } },
      { leader: 'Anna' },
    )
    story.raider('Boss').plays('Fiery Pits')
    story.resolve()
    story.raider('Anna').concedes()
    expect(story.damage('Bert')).toBe(25)
    story.waitsFor('Boss')
  })

  test('Toss About: the player who is asked about turning a die leaves, and nobody rolls for that player (R403)', () => {
    const story = storyWithUnleashedBoss(
      { resources: 1, hand: ['Toss About'] },
      { Anna: { play: ['Eye of Magtheridon'] }, Bert: {} },
    )
    story.luckily(() => story.decision?.kind === 'choose')
    story.raider('Boss').plays('Toss About')
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 0 })
    story.raider('Anna').concedes()
    story.waitsFor('Boss')
  })
})

test('his cards can’t be interrupted this turn, nor those that he draws later (MLR-39, 714.3e)', () => {
  const deck = ['Sneak Attack', 'Sneak Attack', 'Blast Nova', 'Sneak Attack']
  const story = storyWithUnleashedBoss(
    { bloods: 2, resources: 4, play: ["Pit Lord's Armor", 'Blood Siphon'], deck },
    { Anna: { hand: ['Silence'] } },
  )
  for (const name of ["Pit Lord's Armor", 'Blood Siphon']) {
    story.raider('Boss').uses(name)
    story.resolveAll()
  }
  story.raider('Boss').plays('Blast Nova')
  story.raider('Anna').plays('Silence', { on: 'Blast Nova' })
  story.resolveAll()
  expect([story.eventsOfKind('interrupted'), story.isFaceDown(LAIR), countBloods(story)]).toEqual([
    [],
    true,
    1,
  ])
  story.waitsFor('Boss')
})

test('Soul-Eater’s Handwraps take nothing from a Boss player’s deck (R101.3c)', () => {
  const story = storyWithUnleashedBoss(
    { play: ['Redouble Effort'] },
    { Anna: { play: ["Soul-Eater's Handwraps"], hand: ['Prick'] } },
  )
  story.tire('Boss')
  const { length } = story.cards('Boss', 'deck')
  story.raider('Boss').uses('Redouble Effort')
  story.resolveAll()
  expect([story.exhausted('Boss'), story.cards('Boss', 'deck').length]).toEqual([false, length])
  story.waitsFor('Boss')
})

test('a Warlock of which another player gains control has left his party, once, and what happens to it there doesn’t count (415.8b)', () => {
  const story = storyWithChainedBoss({}, { Anna: { hand: ['Betrayal', 'Point'] } }, { turn: 'Anna' })
  for (const card of ['Betrayal', 'Point']) {
    story.raider('Anna').plays(card, { on: 'Dark Mending Channeler' })
    story.resolve()
  }
  expect(story.cards('Boss', 'removed')).toContain('Dark Mending Channeler')
  passUntilTurnOf(story, 'Boss')
  story.raider('Boss').proposes('Shadow Channeler', 'Anna')
  story.fight()
  expect(story.damage('Anna')).toBe(2)
  story.waitsFor('Boss')
})

test('the tenth Blood also turns him over in a raider’s turn (MLR-2, MLR-32)', () => {
  const story = storyWithUnleashedBoss(
    { bloods: 9, resources: 3, hand: ['Will of the Legion'] },
    { Anna: { hand: ['Ogre', 'Prick'] } },
    { turn: 'Anna' },
  )
  story.raider('Anna').plays('Ogre')
  story.raider('Boss').plays('Will of the Legion', { on: 'Ogre' })
  story.resolveAll()
  expect([countBloods(story), story.isFaceDown('Boss')]).toEqual([10, true])
  story.waitsFor('Anna')
})

test('a character that enters exhausted can’t take a Cube (MLR-27, R402.3a)', () => {
  const story = storyWithUnleashedBoss(
    { play: ['Terrifying Presence'] },
    { Anna: { hand: ['Ogre'] } },
    { turn: 'Anna' },
  )
  story.raider('Anna').plays('Ogre')
  story.resolve()
  story.raider('Anna').uses(CUBE)
  story.resolve()
  expect(story.host(CUBE)).toBe('Anna')
  story.waitsFor('Anna')
})

test('Whiplash with seven cards or fewer exhausts nobody, and still gives its Blood (104.2, MLR-31)', () => {
  const story = storyWithUnleashedBoss(
    { bloods: 1, resources: 3, hand: ['Whiplash'] },
    { Anna: { play: ['Ogre', 'Grunt'] } },
  )
  story.raider('Boss').plays('Whiplash')
  story.resolve()
  expect([countBloods(story), story.exhausted('Ogre'), story.exhausted('Grunt')]).toEqual([2, false, false])
  story.waitsFor('Boss')
})
