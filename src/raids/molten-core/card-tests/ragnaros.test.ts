/** The Ragnaros deck. Each card is played in his player's turn. */
import { describe, expect, test } from 'vitest'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import {
  cardNamesInParties,
  damageDealt,
  defaultRaiderParties,
  type MoltenCoreSetup,
  playForBoss as playedBy,
  type RaiderParties,
  runeInPlay,
  storyInBossTurn,
} from './core.testkit.ts'

const runes = [runeInPlay(), runeInPlay({ faceDown: true }), runeInPlay({ faceDown: true })]
const all = (amount: number) =>
  ['Anna', 'Ogre', 'Squire', 'Bert', 'Ogre'].map((name) => [name, amount, 'fire'])
const rich: MoltenCoreSetup = { boss: 'Ragnaros', resources: 20 }
const played = (
  id: string,
  name: string,
  { play = [], ...core }: MoltenCoreSetup & { on?: string } = {},
  characters?: RaiderParties,
) => playedBy(id, name, { ...rich, ...core, play: [...runes, ...play] }, characters)

describe('MCR-41, "BY FIRE BE PURGED": two of', () => {
  test.each([
    ['abilities and allies', ['m0', 'm1'], ['Lantern']],
    ['abilities and equipment', ['m0', 'm2'], ['Ogre', 'Squire']],
    ['allies and equipment', ['m2', 'm1'], ['Standard']],
  ])('%s of opponents', (_, modes, left) => {
    const story = storyInBossTurn({ ...rich, hand: ['MCR-41'], play: ['Ogre', 'Standard', 'Lantern'] })
    story
      .raider('Boss')
      .plays('"BY FIRE BE PURGED"')
      .answers(...modes)
    story.resolve()
    expect(cardNamesInParties(story, 'Anna', 'Boss')).toEqual([left, ['Ogre', 'Standard', 'Lantern']])
    story.waitsFor('Boss')
  })
})

describe('MCR-42, "DIE, INSECT!"', () => {
  const drawn = (story: ReturnType<typeof played>) => story.cards('Boss', 'hand').length
  const watching = (): ReturnType<typeof played> =>
    played('MCR-42', '"DIE, INSECT!"', { hand: ['Fireball', 'MCR-24'], play: ['Squire'] })
  test('draws a card when an opposing ally is destroyed', () => {
    const story = watching()
    story.raider('Boss').plays('Lava Pool', { on: 'Ogre' })
    story.resolveAll()
    expect(drawn(story)).toBe(1 + 1)
    story.waitsFor('Boss')
  })
  test('draws none when an ally of your own is destroyed, or any other card', () => {
    for (const on of ['Squire#2', 'Lantern']) {
      const story = watching()
      story.raider('Boss').plays('Lava Pool', { on })
      story.resolveAll()
      expect(drawn(story)).toBe(1)
      story.waitsFor('Boss')
    }
  })
  test('draws a card for each rune when an opposing hero is destroyed, even for face-down runes', () => {
    const story = watching()
    story.raider('Boss').plays('Fireball', { on: 'Bert' })
    story.resolveAll()
    expect([story.eventsOfKind('lost').length, drawn(story)]).toEqual([1, 1 + 3])
    story.waitsFor('Boss')
  })
})

describe('MCR-43, Elemental Fire', () => {
  const attacked = (core: MoltenCoreSetup, by: 'Ember' | 'Ogre', on: string) => {
    const anna: PartySetup = { hand: ['Ember'], play: ['Ogre', 'Guard'] }
    const story = storyInBossTurn(
      { ...rich, hand: ['MCR-43'], ...core },
      { Anna: anna, Bert: { play: ['Ogre'] } },
    )
    story.turnOf('Anna')
    const anna_ = story.raider('Anna')
    if (by === 'Ember') anna_.plays('Ember', { on })
    else anna_.proposes('Ogre', on)
    story.raider('Boss').plays('Elemental Fire')
    if (by === 'Ember') story.resolveAll()
    else story.fight()
    return story
  }
  test('damage that a hero deals to Ragnaros is dealt back to all in that hero’s party', () => {
    const story = attacked({}, 'Ember', 'Boss')
    expect(damageDealt(story)).toEqual([
      ['Boss', 4, 'fire'],
      ...['Anna', 'Ogre', 'Guard'].map((name) => [name, 4, 'fire']),
    ])
    story.waitsFor('Anna')
  })
  test('damage that an ally deals is as well, each time this turn', () => {
    const story = attacked({}, 'Ogre', 'Boss')
    expect(damageDealt(story).slice(-3)).toEqual(['Anna', 'Ogre', 'Guard'].map((name) => [name, 1, 'fire']))
    story.raider('Anna').plays('Ember', { on: 'Boss' })
    story.resolveAll()
    expect(damageDealt(story).at(-1)).toEqual(['Guard', 4, 'fire'])
    story.turnOf('Boss')
    expect(damageDealt(story)).toHaveLength(2 + 3 + 1 + 3)
    story.waitsFor('Boss')
  })
  test('damage to other characters isn’t', () => {
    const story = attacked({ play: ['Ogre'] }, 'Ember', 'Ogre#3')
    expect(damageDealt(story)).toEqual([['Ogre', 4, 'fire']])
    story.waitsFor('Anna')
  })
})

describe('for each rune he has, face up or face down (R303.3)', () => {
  test.each(['Anna', 'Squire'])('MCR-44, Flames of Sulfuron: 1 fire damage to a hero or ally (%s)', (on) => {
    const story = played('MCR-44', 'Flames of Sulfuron', { on })
    expect(damageDealt(story)).toEqual([[on, 3, 'fire']])
    expect(story.eventsOfKind('damaged').map(({ by }) => story.cardName(by))).toEqual(['Ragnaros'])
    story.waitsFor('Boss')
  })
  test('MCR-48, Lava Splash: 1 fire damage to each hero and ally of one player', () => {
    const story = played('MCR-48', 'Lava Splash', { on: 'Bert' })
    expect(damageDealt(story)).toEqual([
      ['Bert', 3, 'fire'],
      ['Ogre', 3, 'fire'],
    ])
    story.waitsFor('Boss')
  })
})

test('MCR-45, Flaming Assault: Ragnaros readies', () => {
  const story = storyInBossTurn({ ...rich, hand: ['MCR-45', 'MCR-24'] })
  story.raider('Boss').attacks('Boss', 'Anna')
  expect(story.exhausted('Boss')).toBe(true)
  story.raider('Boss').plays('Flaming Assault')
  story.resolve()
  expect(story.exhausted('Boss')).toBe(false)
  story.waitsFor('Boss')
})

describe('MCR-46, Fury of the Firelord', () => {
  test('deals 50 fire damage to each opposing hero and ally', () => {
    const story = played('MCR-46', 'Fury of the Firelord', { play: ['Ogre'] })
    expect(damageDealt(story)).toEqual(all(50))
    story.isOver('lair')
  })
  test('can’t be prevented or interrupted', () => {
    const wall: PartySetup = { hand: ['Silence', 'MCR-31'], resources: 1, bonusHealth: 50 }
    const story = storyInBossTurn({ ...rich, hand: ['MCR-46', 'MCR-24'] }, { Anna: wall })
    story.raider('Boss').plays('Fury of the Firelord')
    story.raider('Anna').plays('Unexpected Distraction', { on: 'Anna' })
    story.resolve()
    story.raider('Anna').plays('Silence', { on: 'Fury of the Firelord' })
    story.resolveAll()
    expect(story.damage('Anna')).toBe(50)
    story.waitsFor('Boss')
  })
})

describe('MCR-47, Hammer of Ragnaros', () => {
  test.each([
    ['Squire', 'Lantern', ['Ogre', 'Standard']],
    ['Lantern', 'Ogre', ['Squire', 'Standard']],
    ['Standard', 'Squire', ['Ogre', 'Lantern']],
  ])(
    'destroys an ability, an ally or equipment (%s), and its controller destroys another one (%s)',
    (on, other, left) => {
      const story = played('MCR-47', 'Hammer of Ragnaros', { on })
      expect(story.offers).not.toContain(on)
      story.raider('Anna').answers(other)
      expect(cardNamesInParties(story, 'Anna', 'Bert')).toEqual([left, ['Ogre']])
      story.waitsFor('Boss')
    },
  )
  test('nothing more if there is no other one', () => {
    const story = played(
      'MCR-47',
      'Hammer of Ragnaros',
      { on: 'Lantern' },
      { Anna: { play: ['Lantern'], resources: 1 } },
    )
    expect([cardNamesInParties(story, 'Anna'), story.resources('Anna').total]).toEqual([[[]], 1])
    story.waitsFor('Boss')
  })
})

describe('MCR-49, Magma Blast', () => {
  const blasting = (boss: NonNullable<MoltenCoreSetup['boss']>, anna: PartySetup = {}) =>
    storyInBossTurn(
      { boss, play: ['MCR-49', ...runes] },
      { Anna: { play: ['Ogre'], ...anna }, Bert: { play: ['Ogre'] } },
    )
  test('at the end of each opponent’s turn he deals 1 fire damage for each rune to that player’s hero', () => {
    const story = blasting('Ragnaros').turnOf('Anna').turnOf('Bert')
    expect(damageDealt(story)).toEqual([['Anna', 3, 'fire']])
    story.turnOf('Boss')
    expect(damageDealt(story)).toEqual([
      ['Anna', 3, 'fire'],
      ['Bert', 3, 'fire'],
    ])
    story.waitsFor('Boss')
  })
  test('not if he was dealt damage in that turn', () => {
    const story = blasting('Ragnaros', { hand: ['Ember'] }).turnOf('Anna')
    story.raider('Anna').plays('Ember', { on: 'Boss' })
    story.turnOf('Bert').turnOf('Boss')
    expect(damageDealt(story)).toEqual([
      ['Boss', 4, 'fire'],
      ['Bert', 3, 'fire'],
    ])
    story.waitsFor('Boss')
  })
  test('not while he is Submerged', () => {
    const story = blasting('Ragnaros below').turnOf('Anna').turnOf('Bert')
    expect(damageDealt(story)).toEqual([])
    story.waitsFor('Bert')
  })
})

test('MCR-50, Melt Weapon: destroys all equipment of one opponent', () => {
  const story = played(
    'MCR-50',
    'Melt Weapon',
    { on: 'Anna' },
    { ...defaultRaiderParties, Bert: { play: ['Lantern'] } },
  )
  expect(cardNamesInParties(story, 'Anna', 'Bert')).toEqual([['Ogre', 'Squire', 'Standard'], ['Lantern']])
  story.waitsFor('Boss')
})

test.each(['Ember', 'Squire', 'Lantern'])(
  'MCR-51, "NOW FOR YOU, INSECTS!": interrupts an ability, an ally or equipment (%s)',
  (card) => {
    const story = storyInBossTurn({ ...rich, hand: ['MCR-51'] }, { Anna: { hand: [card, 'Ogre'] } })
    story
      .turnOf('Anna')
      .raider('Anna')
      .plays(card, card === 'Ember' ? { on: 'Boss' } : {})
    story.raider('Boss').plays('"NOW FOR YOU, INSECTS!"', { on: card })
    story.resolveAll()
    expect([story.damage('Boss'), story.cards('Anna', 'graveyard')]).toEqual([0, [card]])
    story.waitsFor('Anna')
  },
)

describe('MCR-52, Unstoppable Flame', () => {
  const flaming = (core: MoltenCoreSetup = {}) => {
    const anna: PartySetup = { hand: ['Ember', 'Brand'], play: ['Guard'] }
    const story = storyInBossTurn(
      { ...rich, resources: 5, hand: ['MCR-52', 'MCR-24'], ...core },
      { Anna: anna, Bert: {} },
    )
    story.raider('Boss').plays('Unstoppable Flame').answers('x=2')
    story.resolve()
    return story
  }
  test('he has X more ATK this turn, and nobody can protect against him', () => {
    const story = flaming()
    expect([story.resources('Boss').ready, story.atk('Boss')]).toEqual([2, 3])
    story.raider('Boss').proposes('Boss', 'Bert')
    const asked = story.askedWhile(() => story.fight()).map(([, kind]) => kind)
    expect([asked.includes('protect'), story.damage('Bert')]).toEqual([false, 3])
    story.waitsFor('Boss')
  })
  test('an opponent can’t target him this turn, but can in the next one, when he is unchanged again', () => {
    const story = flaming()
    story.raider('Boss').proposes('Boss', 'Bert')
    story.raider('Anna').plays('Ember')
    expect(story.offers).not.toContain('Boss')
    story.pick('Bert')
    story.fight()
    story.turnOf('Anna').raider('Anna').plays('Brand')
    expect(story.offers).toContain('Boss')
    story.pick('Boss')
    story.resolve()
    expect(story.atk('Boss')).toBe(1)
    story.waitsFor('Anna')
  })
  test('characters can protect against others of his party', () => {
    const story = flaming({ play: ['Ogre'] })
    story.raider('Boss').proposes('Ogre', 'Bert')
    story.passUntil(() => false)
    story.waitsFor('Anna', 'protect')
  })
})

test('MCR-53, Wrath of Ragnaros: an ally is destroyed, and damage equal to its cost is dealt to its party’s hero', () => {
  const story = played(
    'MCR-53',
    'Wrath of Ragnaros',
    { on: 'Drummer' },
    { Anna: { play: ['Drummer', 'Squire'] }, Bert: {} },
  )
  expect([damageDealt(story), cardNamesInParties(story, 'Anna')]).toEqual([
    [['Anna', 3, 'fire']],
    [['Squire']],
  ])
  story.waitsFor('Boss')
})
