/** Onyxia's three sides and her abilities. Each ability is played in her player's first turn. */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { countWhelps, handSizes, onyxiaStory } from '../onyxia.testkit.ts'

type Lair = Parameters<typeof onyxiaStory>[0]

const lying: PartySetup = { play: ['Ogre', 'Squire', 'Standard', 'Lantern'] }

/** Begins a story in which Onyxia's player has played this card with enough resources, and it has resolved. */
function played(
  id: string,
  name: string,
  { on, ...boss }: Lair & { on?: string } = {},
  raiders: Record<string, PartySetup> = { Anna: lying, Bert: { play: ['Ogre'] } },
): Story {
  const hand = [id, ...(boss.hand ?? [])]
  const story = onyxiaStory({ resources: 10, ...boss, hand }, raiders)
  story.raider('Boss').plays(name, on === undefined ? {} : { on })
  return story.resolve()
}

const hurt = (story: Story) =>
  story.eventsOfKind('damaged').map(({ object, amount, types }) => [story.heroName(object), amount, ...types])
const all = (amount: number, type: string) =>
  ['Anna', 'Ogre', 'Squire', 'Bert', 'Ogre'].map((name) => [name, amount, type])
const allies = (amount: number, type: string) =>
  all(amount, type).filter(([name]) => !heroes.includes(`${name}`))
const heroes = ['Anna', 'Bert']

/** Lets Onyxia attack Anna, and returns the damage on Anna. */
function bite(story: Story): number {
  story.raider('Boss').attacks('Boss', 'Anna')
  return story.damage('Anna')
}

describe('Onyxia', () => {
  test.each([1, 2, 3])('OLR-%i has this much ATK while attacking, on either side', (stage) => {
    const story = onyxiaStory({ stage, hand: ['OLR-8'], resources: 2 }, { Anna: { play: ['Ogre'] } })
    expect([story.atk('Boss'), bite(story)]).toEqual([0, stage])
    expect(story.offers).toContain('play Crush')
    story.waitsFor('Boss')
  })
  test('OLR-1 turns over to destroy an opposing hero, and can attack afterwards', () => {
    const story = onyxiaStory({ resources: 10 }, { Anna: {}, Bert: {} })
    story.raider('Boss').uses('Boss', { on: 'Bert' })
    story.resolve()
    expect([story.isFaceDown('Boss'), story.eventsOfKind('lost')]).toMatchObject([true, [{ seat: 1 }]])
    expect([story.resources('Boss').ready, bite(story)]).toEqual([0, 1])
    story.waitsFor('Anna')
  })
  test('OLR-2 turns over for a Whelp for each resource, in her own turn, and keeps Long-Range', () => {
    const story = onyxiaStory({ stage: 2, resources: 4, hand: ['OLR-8'] }, { Anna: { play: ['Ogre'] } })
    expect(story.has('Boss', 'longRange')).toBe(1)
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect([countWhelps(story), story.resources('Boss').ready, story.isFaceDown('Boss')]).toEqual([
      4,
      2,
      true,
    ])
    expect(story.has('Boss', 'longRange')).toBe(1)
    story.raider('Boss').attacks('Boss', 'Ogre')
    expect([story.damage('Ogre'), story.damage('Boss')]).toEqual([2, 0])
    story.waitsFor('Boss')
    const later = onyxiaStory(
      { stage: 2, resources: 4 },
      { Anna: { hand: ['Ember'] } },
      { everyWindow: true },
    )
    later.turnOf('Anna').raider('Anna').passes()
    expect(later.offers).toEqual(['pass'])
    later.waitsFor('Boss')
  })
  test('OLR-3 turns over to destroy all opposing heroes', () => {
    const story = onyxiaStory({ stage: 3, resources: 20 }, { Anna: {}, Bert: {} })
    story.raider('Boss').uses('Boss')
    story.resolve()
    story.isOver('lair')
  })
  test('OLR-3 keeps her powers while attacking', () => {
    const story = onyxiaStory({ stage: 3, resources: 20 }, { Anna: { bonusHealth: 10 } })
    expect(story.offers).toContain('power Onyxia')
    expect(bite(story)).toBe(3)
    story.waitsFor('Boss')
  })
})

/** The power by which Onyxia turns over destroys all opponents, so this story has another card that turns her over. */
test('OLR-3, turned over while an opponent is left, has 3 ATK while attacking', () => {
  const story = onyxiaStory({ stage: 3, hand: ['Turn'] })
  story.raider('Boss').plays('Turn', { on: 'Onyxia' })
  story.resolve()
  expect(story.isFaceDown('Boss')).toBe(true)
  expect([story.atk('Boss'), bite(story)]).toEqual([0, 3])
  story.waitsFor('Anna')
})

describe('destruction', () => {
  test('OLR-7, Burninate: every opposing ability, ally and equipment', () => {
    const story = played('OLR-7', 'Burninate', { play: ['OLR-28'] })
    expect([story.party('Anna'), story.party('Bert')].map(({ length }) => length)).toEqual([1, 1])
    expect(story.party('Boss')).toEqual(['Onyxia', 'Tooth and Claw'])
    story.waitsFor('Boss')
  })
  test('OLR-8, Crush: an ally', () => {
    const story = played('OLR-8', 'Crush', { on: 'Ogre' })
    expect(story.party('Anna').slice(1)).toEqual(['Squire', 'Standard', 'Lantern'])
    story.waitsFor('Boss')
  })
  test('OLR-25, Shattering Scales: every opposing ability and equipment', () => {
    const story = played('OLR-25', 'Shattering Scales', { play: ['OLR-28'] })
    expect(story.party('Anna').slice(1)).toEqual(['Ogre', 'Squire'])
    expect(story.party('Boss')).toEqual(['Onyxia', 'Tooth and Claw'])
    story.waitsFor('Boss')
  })
  test.each(['Ogre', 'Standard', 'Lantern'])(
    'OLR-26, Tail Swipe: an ability, an ally or equipment (%s)',
    (on) => {
      const story = played('OLR-26', 'Tail Swipe', { on }, { Anna: lying })
      expect(story.isInPlay(on)).toBe(false)
      story.waitsFor('Boss')
    },
  )
  test('OLR-33, Wrath of Onyxia: every opposing ally', () => {
    const story = played('OLR-33', 'Wrath of Onyxia')
    expect([story.party('Anna').slice(1), story.party('Bert').slice(1)]).toEqual([
      ['Standard', 'Lantern'],
      [],
    ])
    story.waitsFor('Boss')
  })
  test('OLR-5, Bellowing Roar: opposing allies go to hand, and none can be played until after her next turn', () => {
    const story = played(
      'OLR-5',
      'Bellowing Roar',
      { stage: 3 },
      { Anna: { play: ['Squire'], hand: ['Lantern'] } },
    )
    expect(story.cards('Anna', 'hand').sort()).toEqual(['Lantern', 'Squire'])
    story.turnOf('Anna')
    expect([story.raider('Anna').may('play Squire'), story.raider('Anna').may('play Lantern')]).toEqual([
      false,
      true,
    ])
    story.turnOf('Boss').turnOf('Anna')
    expect(story.raider('Anna').may('play Squire')).toBe(true)
    story.waitsFor('Anna')
  })
})

describe('damage', () => {
  test('OLR-9, Deep Breath: X fire damage to each opposing hero and ally, and nobody can interrupt it', () => {
    const story = onyxiaStory(
      { stage: 2, hand: ['OLR-9'], resources: 5 },
      { Anna: { ...lying, hand: ['Silence'] }, Bert: { play: ['Ogre'] } },
    )
    story.raider('Boss').plays('Deep Breath')
    story.raider('Boss').answers('x=3')
    story.raider('Anna').plays('Silence', { on: 'Deep Breath' })
    story.resolveAll()
    expect(hurt(story)).toEqual(all(3, 'fire'))
    story.waitsFor('Boss')
  })
  test('OLR-10, Devour: 5 melee damage to a character that attacks her', () => {
    const story = onyxiaStory({ hand: ['OLR-10'], resources: 1 }, { Anna: { play: ['Ogre'] } })
    story.turnOf('Anna').raider('Anna').proposes('Ogre', 'Boss')
    story.passUntil(() => story.game.combat?.defender != null)
    story.raider('Boss').plays('Devour', { on: 'Ogre' })
    story.fight()
    expect(hurt(story)[0]).toEqual(['Ogre', 5, 'melee'])
    story.waitsFor('Anna')
  })
  test('OLR-10, Devour: nothing if another character defends', () => {
    const story = onyxiaStory(
      { hand: ['OLR-10', 'OLR-6'], stage: 2, resources: 5 },
      { Anna: { play: ['Ogre'] } },
    )
    story.raider('Boss').plays('Brood of Onyxia')
    story.resolve()
    story.turnOf('Anna').raider('Anna').proposes('Ogre', 'Onyxian Whelp')
    story.passUntil(() => story.game.combat?.defender != null)
    story.raider('Boss').plays('Devour', { on: 'Ogre' })
    story.fight()
    expect(hurt(story)).not.toContainEqual(['Ogre', 5, 'melee'])
    story.waitsFor('Anna')
  })
  test('OLR-14, Engulfing Flames: 5 damage at once, and damage equal to the stage at the start of each of her turns', () => {
    const story = played('OLR-14', 'Engulfing Flames', { stage: 2, on: 'Anna' })
    expect([story.host('Engulfing Flames'), hurt(story)]).toEqual(['Anna', [['Anna', 5, 'fire']]])
    story.turnOf('Boss')
    expect(hurt(story).slice(1)).toEqual([['Anna', 2, 'fire']])
    story.waitsFor('Boss')
  })
  test('OLR-15, Flame Breath: damage equal to the stage to each opposing hero and ally', () => {
    const story = played('OLR-15', 'Flame Breath', { stage: 2 })
    expect(hurt(story)).toEqual(all(2, 'fire'))
    story.waitsFor('Boss')
  })
  test('OLR-17, Head Slam: up to 5 damage on herself, and as much to each opposing ally', () => {
    const story = onyxiaStory({ hand: ['OLR-17'], resources: 2 }, { Anna: lying, Bert: { play: ['Ogre'] } })
    story.raider('Boss').plays('Head Slam')
    story.raider('Boss').answers('x=5')
    expect(story.damage('Boss')).toBe(5)
    story.resolve()
    expect(hurt(story)).toEqual(allies(5, 'melee'))
    story.waitsFor('Boss')
  })
  test('OLR-21, Lava Cracks: a die for each opposing hero and ally', () => {
    const story = onyxiaStory(
      { stage: 3, hand: ['OLR-21'], resources: 3 },
      { Anna: { play: ['Ogre'] }, Bert: {} },
    )
    story.raider('Boss').plays('Lava Cracks')
    story.resolve()
    const dice = story.eventsOfKind('rolled').flatMap((one) => one.dice)
    expect(dice).toHaveLength(3)
    expect(hurt(story)).toEqual(['Anna', 'Bert', 'Ogre'].map((name, i) => [name, dice[i], 'fire']))
    story.waitsFor('Boss')
  })
  test('OLR-24, Roasted Flesh: can be destroyed to deal 3 fire damage to an opposing hero or ally', () => {
    const story = played('OLR-24', 'Roasted Flesh')
    story.raider('Boss').uses('Roasted Flesh', { on: 'Squire' })
    story.resolve()
    expect([hurt(story), story.isInPlay('Roasted Flesh')]).toEqual([[['Squire', 3, 'fire']], false])
    story.waitsFor('Boss')
  })
})

describe('attacks', () => {
  test('OLR-4, Another Lesson: she readies when she deals combat damage to an ally this turn', () => {
    const story = played('OLR-4', 'Another Lesson')
    story.raider('Boss').attacks('Boss', 'Ogre')
    expect(story.exhausted('Boss')).toBe(false)
    story.raider('Boss').attacks('Boss', 'Anna')
    expect(story.exhausted('Boss')).toBe(true)
    story.waitsFor('Anna')
  })
  test('OLR-11, Draconic Might: 1 more ATK for each opposing hero, while attacking this turn', () => {
    const story = played('OLR-11', 'Draconic Might')
    expect([story.atk('Boss'), bite(story)]).toEqual([0, 3])
    story.turnOf('Boss')
    expect(bite(story)).toBe(4)
    story.waitsFor('Boss')
  })
  test.each([1, 2, 3])(
    'OLR-12, Draconic Rage: more ATK equal to the stage, while attacking (%i)',
    (stage) => {
      const story = played('OLR-12', 'Draconic Rage', { stage, resources: 1 })
      expect([story.atk('Boss'), bite(story)]).toEqual([0, 2 * stage])
      story.waitsFor('Anna')
    },
  )
  test('OLR-27, Thrash: can be destroyed to ready her', () => {
    const story = played('OLR-27', 'Thrash', { hand: ['OLR-8'] })
    bite(story)
    story.raider('Boss').uses('Thrash')
    story.resolve()
    expect([story.exhausted('Boss'), story.isInPlay('Thrash')]).toEqual([false, false])
    story.waitsFor('Boss')
  })
  test('OLR-28, Tooth and Claw: 5 more while attacking', () => {
    const story = played('OLR-28', 'Tooth and Claw')
    expect([story.atk('Boss'), bite(story)]).toEqual([0, 6])
    story.waitsFor('Anna')
  })
  test('OLR-30, Trample: 2 more while attacking, and an ally may be exhausted', () => {
    const story = played('OLR-30', 'Trample', { hand: ['OLR-8'] })
    story.raider('Boss').proposes('Boss', 'Anna')
    story.resolve()
    story.raider('Boss').answers('Ogre')
    story.raider('Boss').answers('yes')
    story.fight()
    expect([story.exhausted('Ogre'), story.exhausted('Squire'), story.damage('Anna')]).toEqual([
      true,
      false,
      3,
    ])
    story.waitsFor('Boss')
  })
})

describe('protection', () => {
  const burnt = (story: Story): number => {
    story.raider('Anna').plays('Ember', { on: 'Boss' })
    story.resolve()
    return story.damage('Boss')
  }
  const withEmbers: Record<string, PartySetup> = { Anna: { hand: ['Ember', 'Ember'] } }
  test('OLR-13, Dragon Hide: exhausts to prevent the next 2 damage to her this turn', () => {
    const story = played('OLR-13', 'Dragon Hide', {}, withEmbers)
    story.raider('Boss').uses('Dragon Hide')
    story.resolve()
    expect([story.exhausted('Dragon Hide'), burnt(story), burnt(story)]).toEqual([true, 2, 6])
    story.waitsFor('Boss')
  })
  test('OLR-16, Foolish Mortals!: can be destroyed to prevent the next 5 damage to her this turn', () => {
    const story = played('OLR-16', 'Foolish Mortals!', {}, withEmbers)
    story.raider('Boss').uses('Foolish Mortals!')
    story.resolve()
    expect([story.isInPlay('Foolish Mortals!'), burnt(story), burnt(story)]).toEqual([false, 0, 3])
    story.waitsFor('Boss')
  })
  test('OLR-20, Knock Away: prevents all damage to her this turn', () => {
    const story = played('OLR-20', 'Knock Away', {}, withEmbers)
    expect([burnt(story), burnt(story)]).toEqual([0, 0])
    story.waitsFor('Boss')
  })
  test('OLR-20, Knock Away: can be played in response, in any player’s turn, and lasts only this turn', () => {
    const story = onyxiaStory({ hand: ['OLR-20'], resources: 1 }, withEmbers)
    story.turnOf('Anna').raider('Anna').plays('Ember', { on: 'Boss' })
    story.raider('Boss').plays('Knock Away')
    story.resolveAll()
    expect(story.damage('Boss')).toBe(0)
    story.turnOf('Boss')
    expect(burnt(story)).toBe(4)
    story.waitsFor('Boss')
  })
  test('OLR-18, Home Lair Advantage: opponents can neither target her nor interrupt her player’s cards this turn', () => {
    const story = played(
      'OLR-18',
      'Home Lair Advantage',
      { hand: ['OLR-8'] },
      { Anna: { hand: ['Ember', 'Silence'], play: ['Squire'] } },
    )
    story.raider('Boss').plays('Crush', { on: 'Squire' })
    story.raider('Anna').plays('Silence', { on: 'Crush' })
    story.raider('Anna').plays('Ember')
    expect(story.offers).toEqual(['Anna', 'Squire'])
    story.pick('Anna')
    story.resolveAll()
    expect(story.isInPlay('Squire')).toBe(false)
    story.waitsFor('Boss')
  })
  test.each([
    ['destroys an ability', 0],
    ['interrupts one', 1],
  ])('OLR-23, Meaningless Exertion: %s', (_, mode) => {
    const story = onyxiaStory(
      { hand: ['OLR-23'], resources: 1 },
      { Anna: { play: ['Standard'], hand: ['Ember'] } },
    )
    story.turnOf('Anna').raider('Anna').plays('Ember', { on: 'Boss' })
    story.raider('Boss').plays('Meaningless Exertion', { mode, on: mode === 0 ? 'Standard' : 'Ember' })
    story.resolveAll()
    expect([story.isInPlay('Standard'), story.damage('Boss')]).toEqual(mode === 0 ? [false, 4] : [true, 0])
    story.waitsFor('Anna')
  })
})

describe('cards and Whelps', () => {
  test('OLR-19, How Fortuitous!: draws a card for each opposing hero', () => {
    const story = played('OLR-19', 'How Fortuitous!')
    expect(handSizes(story, 'Boss')).toEqual([2])
    story.waitsFor('Boss')
  })
  test('OLR-22, Learn Your Place, Mortal!: draws up to ten cards', () => {
    const story = played('OLR-22', 'Learn Your Place, Mortal!', { hand: ['OLR-8'] })
    expect(handSizes(story, 'Boss')).toEqual([10])
    story.waitsFor('Boss')
  })
  test('OLR-6, Brood of Onyxia: ten Whelps', () => {
    const story = played('OLR-6', 'Brood of Onyxia', { stage: 2 })
    expect(countWhelps(story)).toBe(10)
    story.waitsFor('Boss')
  })
  test('OLR-29, Tossed into the Hatchery: a Whelp for each opposing ally', () => {
    const story = played('OLR-29', 'Tossed into the Hatchery')
    expect(countWhelps(story)).toBe(3)
    story.waitsFor('Boss')
  })
  const rolled = (story: Story) =>
    story
      .eventsOfKind('rolled')
      .flatMap((one) => one.dice)
      .reduce((sum, n) => sum + n, 0)
  test('OLR-31, The Whelp Pits: Whelps by a die at the start of her turn on stage 2', () => {
    const story = played('OLR-31', 'The Whelp Pits', { stage: 2 })
    story.turnOf('Boss')
    expect([story.eventsOfKind('rolled').length, countWhelps(story)]).toEqual([1, rolled(story)])
    story.waitsFor('Boss')
  })
  test('OLR-31, The Whelp Pits: on other stages only when they are destroyed', () => {
    const story = played('OLR-31', 'The Whelp Pits', { stage: 3 })
    story.turnOf('Boss')
    expect(countWhelps(story)).toBe(0)
    story.raider('Boss').uses('The Whelp Pits')
    story.resolve()
    expect([countWhelps(story), story.isInPlay('The Whelp Pits')]).toEqual([rolled(story), false])
    story.waitsFor('Boss')
  })
  test('OLR-32, Wing Buffet: opposing allies are exhausted, and don’t ready in their controllers’ next ready step', () => {
    const story = played(
      'OLR-32',
      'Wing Buffet',
      {},
      { Anna: { play: ['Ogre'], hand: ['Ember'] }, Bert: { play: ['Squire'], hand: ['Ember'] } },
    )
    const tired = () => ['Ogre', 'Squire'].map((name) => story.exhausted(name))
    expect(tired()).toEqual([true, true])
    story.turnOf('Anna')
    expect(tired()).toEqual([true, true])
    story.turnOf('Bert')
    expect(tired()).toEqual([true, true])
    story.turnOf('Boss').turnOf('Anna')
    expect(tired()).toEqual([false, true])
    story.waitsFor('Anna')
  })
})

describe('an ability of one stage (R203.1b)', () => {
  test.each([
    ['OLR-5', 3],
    ['OLR-6', 2],
    ['OLR-9', 2],
    ['OLR-21', 3],
  ])('%s can be played on stage %i only', (id, only) => {
    for (const stage of [1, 2, 3]) {
      const story = onyxiaStory({ stage, hand: [id], resources: 10 }, { Anna: { play: ['Ogre'] } })
      expect(story.offers.some((offer) => offer.startsWith('play '))).toBe(stage === only)
      story.waitsFor('Boss')
    }
  })
})
