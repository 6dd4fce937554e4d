/**
 * Molten Core's main deck: each card is played in its player's turn, with any Boss and with the Boss that it helps
 * most.
 */
import { describe, expect, test } from 'vitest'
import {
  type BossName,
  cardNamesInParties,
  damageDealt,
  defaultRaiderParties,
  type MoltenCoreSetup,
  playForBoss,
  storyInBossTurn,
} from './core.testkit.ts'

const all = (amount: number, type: string) => ['Anna', 'Ogre', 'Squire'].map((name) => [name, amount, type])
const withHands = {
  Anna: { ...defaultRaiderParties.Anna, hand: ['Ember', 'Ember'] },
  Bert: { hand: ['Ember'] },
}
const hands = (names: string[], of: (name: string) => string[]) => names.map((name) => of(name).length)

describe('MCR-18, Ashes to Ashes', () => {
  test('each opponent chooses one of their allies, and these are removed from the game at once', () => {
    const story = playForBoss('MCR-18', 'Ashes to Ashes')
    story.raider('Anna').answers('Squire')
    expect(cardNamesInParties(story, 'Anna', 'Bert')).toEqual([['Ogre', 'Standard', 'Lantern'], []])
    expect([story.cards('Anna', 'removed'), story.cards('Bert', 'removed')]).toEqual([['Squire'], ['Ogre']])
    story.waitsFor('Boss')
  })
  test('Majordomo’s player chooses instead', () => {
    const story = playForBoss('MCR-18', 'Ashes to Ashes', { boss: 'Majordomo Executus' })
    story.raider('Boss').answers('Ogre')
    expect(cardNamesInParties(story, 'Anna', 'Bert')).toEqual([['Squire', 'Standard', 'Lantern'], []])
    story.waitsFor('Boss')
  })
  test('an ally that is destroyed is removed from the game', () => {
    const story = playForBoss(
      'MCR-18',
      'Ashes to Ashes',
      { hand: ['MCR-24'] },
      { Anna: defaultRaiderParties.Anna ?? {} },
    )
    story.raider('Anna').answers('Squire')
    story.raider('Boss').plays('Lava Pool', { on: 'Ogre' })
    story.resolveAll()
    expect([story.cards('Anna', 'removed'), story.cards('Anna', 'graveyard')]).toEqual([
      ['Squire', 'Ogre'],
      [],
    ])
    story.waitsFor('Boss')
  })
  test('other cards that are destroyed aren’t', () => {
    const story = playForBoss('MCR-18', 'Ashes to Ashes', { hand: ['MCR-24'] })
    story.raider('Anna').answers('Squire')
    story.raider('Boss').plays('Lava Pool', { on: 'Lantern' })
    story.resolveAll()
    expect(story.cards('Anna', 'graveyard')).toEqual(['Lantern'])
    story.waitsFor('Boss')
  })
})

test('MCR-19, Flame Burst: each opponent chooses and destroys one of their resources', () => {
  const story = playForBoss(
    'MCR-19',
    'Flame Burst',
    {},
    { Anna: { quests: ['Lantern', 'Standard'] }, Bert: { resources: 3 }, Cora: {} },
  )
  story.raider('Anna').answers('Standard')
  story.raider('Bert').answers(story.offers[0] ?? '')
  expect(['Anna', 'Bert', 'Cora'].map((name) => story.resources(name).total)).toEqual([1, 2, 0])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Standard'])
  story.waitsFor('Boss')
})

describe('MCR-20, Flames of the Incinerator', () => {
  const burning = (core: MoltenCoreSetup) =>
    playForBoss(
      'MCR-20',
      'Flames of the Incinerator',
      { on: 'Anna', ...core },
      { Anna: { hand: ['Fireball'] } },
    )
  test('deals 3 fire damage at once when attached, and 1 at the start of each of your turns', () => {
    const story = burning({})
    expect([story.host('Flames of the Incinerator'), story.damage('Anna')]).toEqual(['Anna', 3])
    story.turnOf('Anna').turnOf('Boss')
    expect(damageDealt(story)).toEqual([
      ['Anna', 3, 'fire'],
      ['Anna', 1, 'fire'],
    ])
    story.waitsFor('Boss')
  })
  test('deals 4 if your hero is Golemagg', () => {
    const story = burning({ boss: 'Golemagg the Incinerator' }).turnOf('Anna').turnOf('Boss')
    expect(damageDealt(story)[1]).toEqual(['Anna', 4, 'fire'])
    story.waitsFor('Boss')
  })
  test('your hero is the last Boss that left, until the next one enters play (R302.3)', () => {
    const story = burning({ boss: 'Golemagg the Incinerator', play: ['Herald'], graveyard: ['Ragnaros'] })
    story.turnOf('Anna').raider('Anna').plays('Fireball', { on: 'Golemagg the Incinerator' })
    story.resolve()
    expect(story.isInPlay('Golemagg the Incinerator')).toBe(false)
    story.passUntil(() => false)
    expect(story.decision).toMatchObject({ kind: 'order', seat: 1 })
    story.raider('Boss').answers('trigger Herald')
    story.turnOf('Anna')
    expect([story.damage('Anna'), story.isInPlay('Ragnaros')]).toEqual([3 + 4, true])
    story.turnOf('Boss')
    expect(story.damage('Anna')).toBe(3 + 4 + 1)
    story.waitsFor('Boss')
  })
})

describe('MCR-21, Gehennas’s Shadowbolt', () => {
  const shot = (boss: BossName, on: string) =>
    playForBoss('MCR-21', "Gehennas's Shadowbolt", { boss, on }, withHands)
  test.each(['Anna', 'Squire'])('deals 4 shadow damage to an opposing hero or ally (%s)', (on) => {
    const story = shot('Lucifron', on)
    expect(damageDealt(story)).toEqual([[on, 4, 'shadow']])
    expect(hands(['Anna', 'Bert'], (name) => story.cards(name, 'hand'))).toEqual([2, 1])
    story.waitsFor('Boss')
  })
  test('each opponent discards a card if your hero is Gehennas', () => {
    const story = shot('Gehennas', 'Squire')
    story.raider('Anna').answers('Ember')
    expect(damageDealt(story)).toEqual([['Squire', 4, 'shadow']])
    expect(hands(['Anna', 'Bert'], (name) => story.cards(name, 'hand'))).toEqual([1, 0])
    story.waitsFor('Boss')
  })
})

test('MCR-22, Hotter Than Goo: destroys one opponent’s abilities, allies and equipment', () => {
  const story = playForBoss(
    'MCR-22',
    'Hotter Than Goo',
    { on: 'Anna' },
    { ...defaultRaiderParties, Anna: { ...defaultRaiderParties.Anna, resources: 1 } },
  )
  expect(cardNamesInParties(story, 'Anna', 'Bert')).toEqual([[], ['Ogre']])
  expect(story.resources('Anna').total).toBe(1)
  story.waitsFor('Boss')
})

describe('MCR-23, Inspire', () => {
  const inspired = (boss: BossName) => {
    const story = storyInBossTurn({ boss, hand: ['MCR-23', 'MCR-24'], resources: 6 })
    story.tire('Boss').raider('Boss').plays('Inspire')
    return story.resolve()
  }
  test.each([
    ['yes', true],
    ['no', false],
  ])('your hero may be turned over (%s)', (answer, isDown) => {
    const story = inspired('Garr')
    story.raider('Boss').answers(answer)
    expect([story.isFaceDown('Boss'), story.exhausted('Boss')]).toEqual([isDown, true])
    story.waitsFor('Boss')
  })
  test.each(['yes', 'no'])('your hero also readies if it is Sulfuron, turned over or not (%s)', (answer) => {
    const story = inspired('Sulfuron Harbinger')
    story.raider('Boss').answers(answer)
    story.raider('Boss').answers('yes')
    expect([story.isFaceDown('Boss'), story.exhausted('Boss')]).toEqual([answer === 'yes', false])
    story.waitsFor('Boss')
  })
})

test.each(['Standard', 'Squire', 'Lantern'])(
  'MCR-24, Lava Pool: destroys an ability, an ally or equipment (%s)',
  (on) => {
    const story = playForBoss('MCR-24', 'Lava Pool', { on })
    expect(story.isInPlay(on)).toBe(false)
    story.waitsFor('Boss')
  },
)

describe('MCR-25, Lava Spit', () => {
  test('deals 2 fire damage to an opposing ally', () => {
    const story = playForBoss('MCR-25', 'Lava Spit', { on: 'Squire' })
    expect(damageDealt(story)).toEqual([['Squire', 2, 'fire']])
    story.waitsFor('Boss')
  })
  test('deals it to each other hero and ally in that party as well if your hero is Magmadar', () => {
    const story = playForBoss('MCR-25', 'Lava Spit', { on: 'Squire', boss: 'Magmadar' })
    expect(damageDealt(story)).toEqual([
      ['Squire', 2, 'fire'],
      ['Anna', 2, 'fire'],
      ['Ogre', 2, 'fire'],
    ])
    story.waitsFor('Boss')
  })
})

describe('MCR-26, Living Bomb', () => {
  const ticking = (boss: BossName) => {
    const raiders = { Anna: { play: ['Squire', 'Drummer', 'Lantern'] }, Bert: { play: ['Ogre'] } }
    const story = playForBoss('MCR-26', 'Living Bomb', { boss, on: 'Drummer' }, raiders)
    expect(story.host('Living Bomb')).toBe('Drummer')
    return story.turnOf('Boss')
  }
  test('the attached ally is destroyed at the start of your turn', () => {
    const story = ticking('Lucifron')
    expect([cardNamesInParties(story, 'Anna'), damageDealt(story)]).toEqual([[['Squire', 'Lantern']], []])
    expect(story.isInPlay('Living Bomb')).toBe(false)
    story.waitsFor('Boss')
  })
  test('with Baron Geddon as the Boss, the destroyed ally also burns the rest of its party for as much as it costs', () => {
    const story = ticking('Baron Geddon')
    expect(damageDealt(story)).toEqual([
      ['Anna', 3, 'fire'],
      ['Squire', 3, 'fire'],
    ])
    expect(story.eventsOfKind('damaged').map(({ by }) => story.cardName(by))).toEqual(['Drummer', 'Drummer'])
    story.waitsFor('Boss')
  })
})

describe('MCR-27, Lucifron’s Curse', () => {
  const answering = (boss: BossName) => {
    const story = storyInBossTurn(
      { boss, hand: ['MCR-27'], resources: 1 },
      { Anna: { play: ['Standard'], hand: ['Ember'] } },
    )
    story.turnOf('Anna').raider('Anna').plays('Ember', { on: 'Boss' })
    story.raider('Boss').plays("Lucifron's Curse")
    return story
  }
  test('destroys an ability, or interrupts one', () => {
    for (const [mode, on, left] of [
      ['m0', 'Standard', [false, 4]],
      ['m1', 'Ember', [true, 0]],
    ] as const) {
      const story = answering('Garr')
      expect(story.decision).toMatchObject({ kind: 'mode', min: 1, max: 1 })
      story.pick(mode)
      story.raider('Boss').answers(on)
      story.resolveAll()
      expect([story.isInPlay('Standard'), story.damage('Boss')]).toEqual(left)
      story.waitsFor('Anna')
    }
  })
  test('does both if your hero is Lucifron and his player wants it', () => {
    const story = answering('Lucifron')
    expect(story.decision).toMatchObject({ kind: 'mode', min: 1, max: 2 })
    story.pick('m1', 'm0')
    story.raider('Boss').answers('Standard')
    story.raider('Boss').answers('Ember')
    story.resolveAll()
    expect([story.isInPlay('Standard'), story.damage('Boss')]).toEqual([false, 0])
    story.waitsFor('Anna')
  })
  test('does one of them if the other has no target', () => {
    const story = storyInBossTurn({ boss: 'Lucifron', hand: ['MCR-27'], resources: 1 })
    story.raider('Boss').plays("Lucifron's Curse", { mode: 0, on: 'Standard' })
    story.resolve()
    expect(cardNamesInParties(story, 'Anna')).toEqual([['Ogre', 'Squire', 'Lantern']])
    story.waitsFor('Boss')
  })
})

describe('MCR-28, Magma Shackles', () => {
  const shackled = (boss: BossName) => {
    const story = playForBoss('MCR-28', 'Magma Shackles', { boss, on: 'Squire' })
    expect([story.host('Magma Shackles'), story.exhausted('Squire')]).toEqual(['Squire', true])
    return story.tire('Ogre', 'Ogre#2').turnOf('Anna')
  }
  const exhausted = (story: ReturnType<typeof playForBoss>) =>
    ['Squire', 'Ogre', 'Ogre#2'].map((name) => story.exhausted(name))
  test('exhausts an ally, which doesn’t ready', () => {
    const story = shackled('Lucifron')
    expect(exhausted(story)).toEqual([true, false, true])
    story.turnOf('Bert')
    expect(exhausted(story)).toEqual([true, false, false])
    story.waitsFor('Bert')
  })
  test('nor do the others in its party while your hero is Garr', () => {
    const story = shackled('Garr').turnOf('Bert')
    expect(exhausted(story)).toEqual([true, true, false])
    story.waitsFor('Bert')
  })
})

describe('MCR-29, Shazzrah’s Arcane Explosion', () => {
  const exploded = (boss: BossName) =>
    playForBoss('MCR-29', "Shazzrah's Arcane Explosion", {
      boss,
      on: 'Anna',
      deck: ['MCR-24', 'MCR-24', 'MCR-24'],
    })
  test('deals 1 arcane damage to each hero and ally of one opponent', () => {
    const story = exploded('Lucifron')
    expect([damageDealt(story), story.cards('Boss', 'hand')]).toEqual([all(1, 'arcane'), []])
    story.waitsFor('Boss')
  })
  test('draws three cards if your hero is Shazzrah', () => {
    const story = exploded('Shazzrah')
    expect([damageDealt(story), story.cards('Boss', 'hand')]).toEqual([
      all(1, 'arcane'),
      ['Lava Pool', 'Lava Pool', 'Lava Pool'],
    ])
    story.waitsFor('Boss')
  })
})

test('MCR-30, Tight Quarters: destroys equipment', () => {
  const story = playForBoss('MCR-30', 'Tight Quarters', { on: 'Lantern' })
  expect(cardNamesInParties(story, 'Anna')).toEqual([['Ogre', 'Squire', 'Standard']])
  story.waitsFor('Boss')
})

describe('MCR-31, Unexpected Distraction', () => {
  test('prevents damage to a hero or ally this turn, and can be played in response', () => {
    const story = storyInBossTurn(
      { hand: ['MCR-31'], resources: 1 },
      { Anna: { hand: ['Ember', 'Ember', 'Ember'] } },
    )
    story.turnOf('Anna').raider('Anna').plays('Ember', { on: 'Boss' })
    story.raider('Boss').plays('Unexpected Distraction', { on: 'Boss' })
    story.resolveAll()
    story.raider('Anna').plays('Ember', { on: 'Boss' })
    story.resolve()
    expect(story.damage('Boss')).toBe(0)
    story.turnOf('Boss').turnOf('Anna').raider('Anna').plays('Ember', { on: 'Boss' })
    story.resolve()
    expect(story.damage('Boss')).toBe(4)
    story.waitsFor('Anna')
  })
  test('damage that the character itself deals isn’t prevented', () => {
    const story = playForBoss('MCR-31', 'Unexpected Distraction', { on: 'Boss', hand: ['MCR-25'] })
    story.raider('Boss').plays('Lava Spit', { on: 'Squire' })
    story.resolve()
    expect(damageDealt(story)).toEqual([['Squire', 2, 'fire']])
    story.waitsFor('Boss')
  })
})

describe('MCR-32, Volcanic Lair', () => {
  const lair = (resources: number) =>
    storyInBossTurn({ play: ['MCR-32'], resources, hand: ['MCR-24'] }).turnOf('Bert')
  test('with five resources an opposing hero is destroyed at the start of your turn', () => {
    const story = lair(5)
    story.passUntil(() => story.decision?.kind !== 'priority')
    story.raider('Boss').answers('Bert')
    story.resolveAll()
    expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 1 }])
    story.waitsFor('Boss')
  })
  test('none is with four', () => {
    const story = lair(4).turnOf('Boss')
    expect(story.eventsOfKind('lost')).toEqual([])
    story.waitsFor('Boss')
  })
})
