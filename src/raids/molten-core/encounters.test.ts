/**
 * The powers of each Boss of Molten Core, and of the tokens that come with him, in a fight (MCR-1 to 11, MCR-54 to
 * 62).
 */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import '../index.ts'
import { countInPlay, moltenCoreStory } from './molten.testkit.ts'

const MANY = Array(20).fill('Squire')

describe.each([
  ['Lucifron', 1, 2],
  ['Magmadar', 2, 5],
  ['Gehennas', 3, 2],
  ['Garr', 4, 3],
  ['Shazzrah', 6, 2],
  ['Sulfuron Harbinger', 7, 4],
  ['Golemagg the Incinerator', 8, 5],
])('%s', (name, boss, more) => {
  const attacking = () => moltenCoreStory({ boss, minions: MANY }, { Anna: { play: ['Tracker'] }, Bert: {} })

  test('can attack only heroes', () => {
    const story = attacking()
    story.pick(`attack ${name}`)
    expect(story.offers.filter((offer) => offer !== 'back').sort()).toEqual(['Anna', 'Bert'])
    story.waitsFor('Boss', 'defender')
  })

  test(`has ${more} ATK while he attacks, and none at other times`, () => {
    const story = attacking()
    expect(story.atk(name)).toBe(0)
    story.raider('Boss').proposes(name, 'Bert')
    story.fight()
    expect([story.damage('Bert'), story.atk(name)]).toEqual([more, 0])
    story.waitsFor('Boss')
  })
})

test.each([
  ['Lucifron', 1, 2],
  ['Magmadar', 2, 10],
  ['Gehennas', 3, 2],
  ['Garr', 4, 6],
  ['Sulfuron Harbinger', 7, 8],
  ['Golemagg the Incinerator', 8, 5],
])('%s, turned over, attacks heroes only, with %3$i ATK while he does', (name, boss, more) => {
  const story = moltenCoreStory(
    { boss, minions: MANY, hand: ['Turn'] },
    { Anna: { play: ['Tracker'] }, Bert: {} },
  )
  story.raider('Boss').plays('Turn')
  story.resolve()
  expect(story.isFaceDown(name)).toBe(true)
  story.pick(`attack ${name}`)
  expect(story.offers.filter((offer) => offer !== 'back').sort()).toEqual(['Anna', 'Bert'])
  story.pick('Bert')
  story.fight()
  expect([story.damage('Bert'), story.atk(name)]).toEqual([more, 0])
  story.waitsFor('Boss')
})

/**
 * Begins a story in the turn in which the Boss of this rune, or Majordomo, has come with his tokens. A raider has
 * destroyed the Boss before him.
 */
function arrived(runes: string[], anna: PartySetup = {}): Story {
  const story = moltenCoreStory(
    { minions: MANY, runes },
    { Anna: { ...anna, hand: ['Stab', ...(anna.hand ?? ['Squire'])] } },
  )
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Lucifron' })
  story.resolveAll()
  return story.turnOf('Boss')
}

describe('the Flamewaker that comes with Gehennas', () => {
  test('can be destroyed for (1) to destroy equipment', () => {
    const story = arrived(['Rune of Mohn'], { play: ['Lantern'] })
    expect(countInPlay(story, 'Flamewaker')).toBe(2)
    story.raider('Boss').uses('Flamewaker', { on: 'Lantern' })
    story.resolveAll()
    expect([story.isInPlay('Lantern'), countInPlay(story, 'Flamewaker')]).toEqual([false, 1])
    expect(
      story.resources('Boss').ready + story.game.play.filter((id) => isReadyRune(story, id)).length,
    ).toBe(1)
    story.waitsFor('Boss')
  })
})

const isReadyRune = ({ game }: Story, id: number): boolean => {
  const { play } = game.objects[id] ?? {}
  return play?.row === 'runes' && !play.exhausted
}

test('a Firesworn that comes with Garr and is dealt fatal damage deals 1 to the source', () => {
  const story = arrived(['Rune of Blaz'], { hand: ['Prick'] })
  expect(countInPlay(story, 'Firesworn')).toBe(8)
  story.turnOf('Anna')
  const before = story.damage('Anna')
  story.raider('Anna').plays('Prick', { on: 'Firesworn' })
  story.resolveAll()
  expect([countInPlay(story, 'Firesworn'), story.damage('Anna') - before]).toEqual([7, 1])
  story.waitsFor('Anna')
})

test('a Flamewaker Priest that comes with Sulfuron can exhaust to heal 4, only in his own turn', () => {
  const story = arrived(['Rune of Koro'], { hand: ['Prick', 'Squire'] })
  story.turnOf('Anna').raider('Anna').plays('Prick', { on: 'Sulfuron Harbinger' })
  story.resolveAll()
  expect(story.damage('Sulfuron Harbinger')).toBe(2)
  story.turnOf('Boss').raider('Boss').uses('Flamewaker Priest', { on: 'Sulfuron Harbinger' })
  story.resolveAll()
  expect([story.damage('Sulfuron Harbinger'), story.exhausted('Flamewaker Priest')]).toEqual([0, true])
  story.waitsFor('Boss')
})

describe('a Core Rager that comes with Golemagg', () => {
  const ragers = () => arrived(['Rune of Theri'], { play: ['Tracker'] })

  test('protects him', () => {
    const story = ragers()
    endTurn(story)
    story.raider('Anna').proposes('Tracker', 'Golemagg the Incinerator')
    story.passUntil(() => story.decision?.kind === 'protect')
    expect(story.offers).toEqual(expect.arrayContaining(['Core Rager']))
    story.waitsFor('Boss', 'protect')
  })

  test('readies at the end of his turn', () => {
    const story = ragers()
    story.tire('Core Rager', 'Core Rager#2')
    endTurn(story)
    expect([story.exhausted('Core Rager'), story.exhausted('Core Rager#2')]).toEqual([false, false])
    story.waitsFor('Anna')
  })
})

/**
 * Continues the story to Anna's next turn. Triggers go onto the chain in the listed order, and target the first
 * option.
 */
function endTurn(story: Story): Story {
  while (!(story.game.turn.player === story.seat('Anna') && story.isCalm())) {
    const { kind, options = [], min = 1 } = story.decision ?? {}
    if (kind === 'priority') story.pick('pass')
    else story.pick(...options.slice(0, Math.max(1, min)).map(({ id }) => id))
  }
  return story
}

describe('the allies that come with Majordomo', () => {
  test('a Flamewaker Elite protects him', () => {
    const story = arrived([], { play: ['Tracker'] })
    expect([countInPlay(story, 'Flamewaker Elite'), countInPlay(story, 'Flamewaker Healer')]).toEqual([4, 4])
    story.turnOf('Anna').raider('Anna').proposes('Tracker', 'Majordomo Executus')
    story.passUntil(() => story.decision?.kind === 'protect')
    expect(story.offers).toEqual(expect.arrayContaining(['Flamewaker Elite']))
    story.waitsFor('Boss', 'protect')
  })

  test('a Flamewaker Healer exhausts to deal damage to a whole party', () => {
    const story = arrived([], { play: ['Tracker'] })
    story.turnOf('Anna').turnOf('Boss').raider('Boss').uses('Flamewaker Healer', { on: 'Anna' })
    story.resolveAll()
    expect([story.damage('Anna'), story.damage('Tracker'), story.exhausted('Flamewaker Healer')]).toEqual([
      1,
      1,
      true,
    ])
    story.waitsFor('Boss')
  })
})

describe('Majordomo Executus', () => {
  const GUARD = { card: 'Squire', deck: 'minions' }
  const facing = (anna: PartySetup) =>
    moltenCoreStory(
      { boss: 9, minions: MANY, play: [GUARD] },
      { Anna: { play: ['Tracker'], ...anna } },
    ).turnOf('Anna')

  /** Continues the story to Anna's next turn. Before it, Majordomo's power tosses the coin with this result. */
  function tossing(story: Story, heads: boolean): Story {
    story.passUntil(() => story.chain.includes('Majordomo Executus'))
    story
      .luckily(() => story.eventsOfKind('tossed', story.latest).some((one) => one.heads === heads))
      .pick('pass')
    return story.passUntil(() => story.isCalm()).turnOf('Anna')
  }

  test('isn’t destroyed by fatal damage, even if he has health (R303.1a)', () => {
    const story = facing({ hand: ['Blessing', 'Stab', 'Squire'] })
    story.raider('Anna').plays('Blessing', { on: 'Majordomo Executus' })
    story.resolveAll()
    story.raider('Anna').plays('Stab', { on: 'Majordomo Executus' })
    story.resolveAll()
    expect([story.damage('Majordomo Executus'), story.isInPlay('Majordomo Executus')]).toEqual([50, true])
    story.waitsFor('Anna')
  })

  test('heads: until his next turn all damage of the raiders’ allies is prevented, and no other damage', () => {
    const story = tossing(facing({ hand: ['Prick', 'Growl'] }), true)
    story.raider('Anna').attacks('Tracker', 'Squire')
    expect(story.damage('Squire')).toBe(0)
    story.raider('Anna').plays('Prick', { on: 'Squire' })
    story.resolveAll()
    expect(story.damage('Squire')).toBe(2)
    story.waitsFor('Anna')
  })

  test('tails: abilities leave his allies, and all damage of the raiders’ abilities is prevented', () => {
    const begun = facing({ hand: ['Shackles', 'Prick', 'Growl'] })
    begun.raider('Anna').plays('Shackles', { on: 'Squire' })
    begun.resolveAll()
    expect(begun.host('Shackles')).toBe('Squire')
    const story = tossing(begun, false)
    expect(story.isInPlay('Shackles')).toBe(false)
    story.raider('Anna').plays('Prick', { on: 'Squire' })
    story.resolveAll()
    expect(story.damage('Squire')).toBe(0)
    story.raider('Anna').attacks('Tracker', 'Squire')
    expect(story.damage('Squire')).toBe(1)
    story.waitsFor('Anna')
  })
})

describe('Ragnaros, submerged', () => {
  const awoken = (hand: string[], ragnaros = Array(10).fill('Growl')) => {
    const story = moltenCoreStory(
      { boss: 9, minions: MANY, ragnaros },
      { Anna: { hand: [...hand, 'Squire'], play: ['Tracker'], deck: Array(12).fill('Squire') } },
    )
    return story.turnOf('Anna')
  }

  test('can’t be dealt damage', () => {
    const story = awoken(['Quake'])
    story.raider('Anna').plays('Quake')
    story.resolveAll()
    expect([story.damage('Tracker'), story.damage('Ragnaros')]).toEqual([3, 0])
    story.waitsFor('Anna')
  })

  test('his player can’t play or discard cards', () => {
    const story = awoken(['Loot', 'Prick'])
    const asked = story.askedWhile(() => {
      story.raider('Anna').plays('Prick', { on: 'Tracker' })
      story.resolveAll()
    })
    expect(asked).not.toContainEqual(['Boss', 'priority'])
    story.raider('Anna').plays('Loot')
    story.passUntil(() => story.decision?.kind === 'discard')
    story.raider('Anna').answers('Squire')
    expect([story.cards('Boss', 'hand').length, story.cards('Anna', 'hand').length]).toEqual([7, 1])
    story.waitsFor('Anna')
  })

  /** Begins a story in which Ragnaros has three resources, so that his Sons of Flame have come. */
  const withSons = (hand: string[]) => {
    const story = awoken(hand, Array(20).fill('Standard'))
    for (let turn = 0; turn < 3; turn++) story.turnOf('Boss').turnOf('Anna')
    expect(countInPlay(story, 'Son of Flame')).toBe(8)
    return story
  }

  test('a Son of Flame can’t be dealt fire damage', () => {
    const story = withSons(['Ember'])
    story.raider('Anna').plays('Ember', { on: 'Son of Flame' })
    story.resolveAll()
    expect([countInPlay(story, 'Son of Flame'), story.damage('Son of Flame')]).toEqual([8, 0])
    story.waitsFor('Anna')
  })

  test('a Son of Flame can attack at once for any controller', () => {
    const story = withSons(['Betrayal'])
    story.raider('Anna').plays('Betrayal', { on: 'Son of Flame' })
    story.resolveAll()
    expect(story.raider('Anna').may('attack Son of Flame')).toBe(true)
    story.waitsFor('Anna')
  })
})

test('Ragnaros, risen, attacks only heroes, with 10 ATK while he does', () => {
  const anna = { play: ['Tracker'], deck: MANY }
  const story = moltenCoreStory(
    { boss: 9, minions: MANY, ragnaros: MANY },
    { Anna: anna, Bert: { deck: MANY } },
  )
  story.turnOf('Anna').turnOf('Boss')
  story.passUntil(() => story.game.turn.phase === 'action')
  expect(story.isFaceDown('Ragnaros')).toBe(true)
  story.pick('attack Ragnaros')
  expect(story.offers.filter((offer) => offer !== 'back').sort()).toEqual(['Anna', 'Bert'])
  story.pick('Bert')
  story.fight()
  expect([story.damage('Bert'), story.atk('Ragnaros')]).toEqual([10, 0])
  story.waitsFor('Boss')
})

describe('Rune of Kress, at the end of the Boss player’s turn (R304)', () => {
  const rolled = (die: number): Story => {
    const story = moltenCoreStory(
      { minions: MANY, runes: ['Rune of Kress'], play: [{ card: 'Rune of Kress', deck: 'runes' }] },
      { Anna: { play: ['Tracker', 'Squire'], hand: ['Squire'] }, Bert: { play: ['Tracker', 'Squire'] } },
    )
    story
      .passUntil(() => story.chain.includes('Rune of Kress'))
      .rolling(die)
      .pick('pass')
    return story
  }
  const hurt = (story: Story) =>
    story.eventsOfKind('damaged').map(({ object, amount }) => [story.cardName(object), amount])

  test('1: nothing happens', () => {
    const story = rolled(1)
    expect(hurt(story)).toEqual([])
    story.waitsFor('Boss')
  })

  test.each([2, 3])('%i: each character of a party of his choice, its hero included, is dealt 1', (die) => {
    const story = rolled(die)
    expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Boss'])
    story.raider('Boss').answers('Bert')
    expect([story.damage('Bert'), story.damage('Anna'), hurt(story).length]).toEqual([1, 0, 3])
    story.waitsFor('Boss')
  })

  test.each([4, 5])('%i: 3 fire damage to one opposing character', (die) => {
    const story = rolled(die)
    expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Squire', 'Squire', 'Tracker', 'Tracker'])
    story.raider('Boss').answers('Anna')
    expect([story.damage('Anna'), hurt(story).length]).toEqual([3, 1])
    story.waitsFor('Boss')
  })

  test('6: each opponent returns one of their allies to hand', () => {
    const story = rolled(6)
    const allies = (name: string) => story.party(name).slice(1)
    story.raider('Anna').answers('Squire')
    story.raider('Bert').answers('Tracker')
    expect([allies('Anna'), allies('Bert')]).toEqual([['Tracker'], ['Squire']])
    expect([story.cards('Anna', 'hand'), story.cards('Bert', 'hand')]).toEqual([
      ['Squire', 'Squire'],
      ['Tracker'],
    ])
    story.waitsFor('Boss')
  })
})
