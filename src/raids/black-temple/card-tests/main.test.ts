/** Black Temple's Main deck: each card when The Betrayer’s player plays it against raiders. */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { blackTempleStory, damageDealt } from '../temple.testkit.ts'

type Lair = NonNullable<Parameters<typeof blackTempleStory>[0]>
type Raiders = Record<string, PartySetup>

/**
 * Begins a story with the Betrayer. The Betrayer has 10 ATK while attacking, and has no power that asks for a
 * decision.
 */
const withHim = (lair: Lair, characters: Raiders): Story =>
  blackTempleStory({ boss: 9, resources: 10, ...lair }, characters)

/** Begins a story in which the Boss player has played this card from hand, and it has resolved. */
function played(
  name: string,
  { on, ...lair }: Lair & { on?: string | string[] },
  characters: Raiders,
): Story {
  const story = withHim({ ...lair, hand: [name, ...(lair.hand ?? [])] }, characters)
  story.raider('Boss').plays(name, on === undefined ? {} : { on })
  return story.resolve()
}

const inPlay = (story: Story, ...names: string[]) => names.filter((name) => story.isInPlay(name))
const left = (story: Story, ...names: string[]) => names.map((name) => story.party(name).slice(1))

describe('BTR-11, Fel Geyser', () => {
  const quests = (n: number, ...annas: string[]): Story =>
    withHim(
      { play: Array(n).fill('Fel Geyser') },
      { Anna: { quests: annas, hand: ['Growl'] }, Bert: { quests: ['Chore'] } },
    ).turnOf('Anna')
  test('an opposing quest can be completed only if its player turns another quest face down', () => {
    const story = quests(1, 'Errand', 'Chore')
    story.raider('Anna').completes('Errand')
    expect([story.isFaceDown('Chore'), story.isFaceDown('Chore#2')]).toEqual([true, false])
    story.resolve()
    story.waitsFor('Anna')
  })
  test('not with the quest itself, nor with a card that isn’t a quest, nor with another player’s quest', () => {
    const story = quests(1, 'Errand', 'Lantern')
    expect(story.offers).not.toContain('quest Errand')
    story.waitsFor('Anna')
  })
  test('not with a quest that lies face down already', () => {
    const story = withHim(
      { play: ['Fel Geyser'] },
      { Anna: { quests: ['Errand'], faceDown: ['Chore'], hand: ['Growl'] } },
    ).turnOf('Anna')
    expect(story.offers).not.toContain('quest Errand')
    story.waitsFor('Anna')
  })
  test('its own player completes quests as before', () => {
    const story = withHim(
      { play: ['Fel Geyser'], quests: ['Errand', 'Chore'], hand: ['Growl'] },
      { Anna: {} },
    )
    story.raider('Boss').completes('Errand')
    expect(story.isFaceDown('Chore')).toBe(false)
    story.resolve()
    story.waitsFor('Boss')
  })
  test('two of them require two other quests (R505)', () => {
    const two = quests(2, 'Errand', 'Chore')
    expect(two.offers.filter((offer) => offer.startsWith('quest'))).toEqual([])
    two.waitsFor('Anna')
    const story = quests(2, 'Errand', 'Chore', 'Chore')
    story.raider('Anna').completes('Errand')
    story.raider('Anna').answers('Chore')
    if (story.decision?.kind === 'choose') story.raider('Anna').answers('Chore#2')
    expect([story.isFaceDown('Chore'), story.isFaceDown('Chore#2')]).toEqual([true, true])
    story.resolve()
    story.waitsFor('Anna')
  })
})

describe('BTR-12, Needle Spine', () => {
  const pricked = (turn: string, on: string) => {
    const story = withHim(
      { hand: ['Needle Spine'], play: ['Renegade'] },
      { Anna: { play: ['Oruk Starstorm', 'Moko Hunts-at-Dawn', 'Tracker'], hand: ['Growl'] } },
    )
    if (turn !== 'Boss') story.turnOf(turn)
    else story.turnOf('Anna').turnOf('Boss')
    if (turn !== 'Boss') story.raider('Anna').plays('Growl')
    story.raider('Boss').plays('Needle Spine', { on })
    return story.resolveAll()
  }
  const ranged = (story: Story) => damageDealt(story).filter(([, , type]) => type === 'ranged')
  test('damage that the target deals to the defending hero is dealt back as ranged damage, each time', () => {
    const story = pricked('Anna', 'Oruk Starstorm')
    story.raider('Anna').attacks('Oruk Starstorm', 'Boss')
    expect(damageDealt(story)).toEqual([
      ['Boss', 4, 'arcane'],
      ['Oruk Starstorm', 4, 'ranged'],
    ])
    story.waitsFor('Anna')
  })
  test('not damage that another card deals', () => {
    const story = pricked('Anna', 'Oruk Starstorm')
    story.raider('Anna').attacks('Moko Hunts-at-Dawn', 'Boss')
    expect(damageDealt(story)).toEqual([['Boss', 5, 'ranged']])
    story.waitsFor('Anna')
  })
  test('not damage to one of his allies', () => {
    const story = pricked('Anna', 'Oruk Starstorm')
    story.raider('Anna').attacks('Oruk Starstorm', 'Renegade')
    expect(ranged(story)).toEqual([])
    story.waitsFor('Anna')
  })
  test('not damage to an attacking hero', () => {
    const story = pricked('Boss', 'Tracker')
    story.raider('Boss').attacks('Boss', 'Tracker')
    expect([story.damage('Boss'), ranged(story)]).toEqual([1, []])
    story.waitsFor('Boss')
  })
  test('not damage to another player’s hero', () => {
    const story = pricked('Boss', 'Renegade')
    story.raider('Boss').attacks('Renegade', 'Anna')
    expect([story.damage('Anna'), ranged(story)]).toEqual([1, []])
    story.waitsFor('Boss')
  })
  test('not damage outside of combat while he defends', () => {
    const story = withHim(
      { hand: ['Needle Spine'] },
      { Anna: { play: ['Tracker'], hand: ['Growl', 'Prick', 'Growl'] } },
    ).turnOf('Anna')
    story.raider('Anna').plays('Growl')
    story.raider('Boss').plays('Needle Spine', { on: 'Anna' })
    story.resolveAll()
    story.raider('Anna').proposes('Tracker', 'Boss')
    story.resolve()
    expect(story.game.combat).not.toBeNull()
    story.raider('Anna').plays('Prick', { on: 'Boss' })
    story.fight()
    expect([story.damage('Boss'), ranged(story)]).toEqual([3, []])
    story.waitsFor('Anna')
  })
})

/** Returns the names of the legal targets of this card of the Boss player. */
function targetsOf(name: string, play: string[], characters: Raiders, before?: string): string[] {
  const story = withHim({ hand: [name], play }, characters)
  story.raider('Boss').plays(name)
  if (before !== undefined) story.pick(before)
  story.waitsFor('Boss', 'target')
  return [...story.offers].sort()
}

test('BTR-13, BTR-19, BTR-27 and BTR-28 each target their own kind of opposing card', () => {
  const raiders = {
    Anna: { play: ['Tracker', 'Lantern', 'Barman Shanker', 'Standard'] },
    Bert: { play: ['Squire'] },
  }
  const own = ['Burom Bladeseer', 'Blackcrow']
  expect(targetsOf('Tidal Burst', own, raiders)).toEqual(['Squire', 'Tracker'])
  expect(targetsOf('Arcing Smash', own, raiders)).toEqual(['Barman Shanker', 'Lantern'])
  for (const beam of ['Sinful Beam', 'Wicked Beam'])
    expect(targetsOf(beam, own, raiders, 'x=2')).toEqual(['Anna', 'Bert', 'Squire', 'Tracker'])
})

test('BTR-13, Tidal Burst: 3 frost damage to an opposing ally and to each other ally with its cost', () => {
  const story = played(
    'Tidal Burst',
    { on: 'Tracker', play: ['Burom Bladeseer'] },
    { Anna: { play: ['Tracker', 'Squire'] }, Bert: { play: ['Tarn Darkwalker', 'Barman Shanker'] } },
  )
  expect(damageDealt(story)).toEqual([
    ['Tracker', 3, 'frost'],
    ['Tarn Darkwalker', 3, 'frost'],
  ])
  story.waitsFor('Boss')
})

describe('BTR-14, Aura of Anger', () => {
  const angry = (damage: number) =>
    withHim(
      { play: ['Aura of Anger', 'Renegade'] },
      { Anna: { hand: ['Growl'], play: [{ card: 'Tracker', damage }] } },
    )
      .turnOf('Anna')
      .turnOf('Boss')
  test.each([
    ['Boss', 10],
    ['Renegade', 1],
  ])('%s has 1 more ATK while attacking a damaged character', (attacker, atk) => {
    const story = angry(2)
    story.raider('Boss').attacks(attacker, 'Tracker')
    expect(damageDealt(story)).toContainEqual(['Tracker', atk + 1, 'melee'])
    story.waitsFor('Boss')
    const unhurt = angry(0)
    unhurt.raider('Boss').attacks(attacker, 'Tracker')
    expect(damageDealt(unhurt)).toContainEqual(['Tracker', atk, 'melee'])
    unhurt.waitsFor('Boss')
  })
  test('a damaged hero counts, and attacking raiders get nothing', () => {
    const story = withHim(
      { play: ['Aura of Anger', 'Renegade'], damage: 5 },
      { Anna: { hand: ['Growl'], play: ['Tracker'], damage: 1 } },
    ).turnOf('Anna')
    story.raider('Anna').attacks('Tracker', 'Boss')
    expect(damageDealt(story)).toEqual([['Boss', 1, 'melee']])
    story.turnOf('Boss').raider('Boss').attacks('Renegade', 'Anna')
    expect(damageDealt(story)).toContainEqual(['Anna', 2, 'melee'])
    story.waitsFor('Boss')
  })
  test('it counts only while attacking', () => {
    const story = withHim(
      { play: ['Aura of Anger', 'Renegade'] },
      { Anna: { hand: ['Growl'], play: [{ card: 'Tracker', damage: 3 }] } },
    ).turnOf('Anna')
    story.raider('Anna').attacks('Tracker', 'Renegade')
    expect(damageDealt(story)).toContainEqual(['Tracker', 1, 'melee'])
    story.waitsFor('Anna')
  })
})

test('BTR-15, Crushing Shadows: each opponent discards a random card, and their hero is dealt damage equal to its cost', () => {
  const story = played(
    'Crushing Shadows',
    {},
    { Anna: { hand: ['Tracker', 'Tarn Darkwalker'] }, Bert: { hand: ['Oruk Starstorm'] }, Cora: {} },
  )
  expect(damageDealt(story)).toEqual([
    ['Anna', 2, 'shadow'],
    ['Bert', 3, 'shadow'],
  ])
  expect(['Anna', 'Bert'].map((name) => story.cards(name, 'graveyard').length)).toEqual([1, 1])
  story.waitsFor('Boss')
})

describe('BTR-16, Hateful Strike', () => {
  const raiders = { Anna: { play: ['Tracker', 'Lantern'] }, Bert: { play: ['Squire', 'Renegade'] } }
  test('destroys the only ally of the chosen player', () => {
    const story = played('Hateful Strike', { on: 'Anna', play: ['Turncoat'] }, raiders)
    expect(left(story, 'Anna', 'Bert', 'Boss')).toEqual([['Lantern'], ['Squire', 'Renegade'], ['Turncoat']])
    story.waitsFor('Boss')
  })
  test('destroys none if the player has two', () => {
    const story = played('Hateful Strike', { on: 'Bert' }, raiders)
    expect(left(story, 'Anna', 'Bert')).toEqual([
      ['Tracker', 'Lantern'],
      ['Squire', 'Renegade'],
    ])
    story.waitsFor('Boss')
  })
})

describe('BTR-17, Fel-Acid Breath', () => {
  test('the chosen opponent picks three of their allies one after the other, which are dealt 3, 2 and 1', () => {
    const story = played(
      'Fel-Acid Breath',
      { on: 'Anna', play: ['Renegade'] },
      {
        Anna: { play: ['Boki Earthgaze', 'Tracker', 'Valanos', 'Karrok Scarrend', 'Lantern'] },
        Bert: { play: ['Brigg'] },
      },
    )
    const offered: string[][] = []
    for (const name of ['Tracker', 'Valanos', 'Karrok Scarrend']) {
      offered.push(story.offers)
      story.raider('Anna').answers(name)
    }
    expect(offered).toEqual([
      ['Boki Earthgaze', 'Tracker', 'Valanos', 'Karrok Scarrend'],
      ['Boki Earthgaze', 'Valanos', 'Karrok Scarrend'],
      ['Boki Earthgaze', 'Karrok Scarrend'],
    ])
    expect(damageDealt(story)).toEqual([
      ['Tracker', 3, 'nature'],
      ['Valanos', 2, 'nature'],
      ['Karrok Scarrend', 1, 'nature'],
    ])
    story.waitsFor('Boss')
  })
  test('a player with only two picks both', () => {
    const story = played('Fel-Acid Breath', { on: 'Anna' }, { Anna: { play: ['Valanos', 'Tracker'] } })
    if (story.decision?.kind === 'choose') story.raider('Anna').answers('Tracker')
    expect(damageDealt(story)).toEqual([
      ['Tracker', 3, 'nature'],
      ['Valanos', 2, 'nature'],
    ])
    story.waitsFor('Boss')
  })
  test('only an opponent can be targeted', () => {
    const story = withHim({ hand: ['Fel-Acid Breath'] }, { Anna: { play: ['Valanos'] }, Bert: {} })
    story.raider('Boss').plays('Fel-Acid Breath')
    expect(story.offers).toEqual(['Anna', 'Bert'])
    story.waitsFor('Boss', 'target')
  })
})

describe('BTR-18, Doom Blossom', () => {
  test.each(['Anna', 'Tracker'])(
    'on %s it deals 3, 2 and 1 at the starts of its player’s turns, and then leaves play',
    (host) => {
      const story = played('Doom Blossom', { on: host }, { Anna: { play: ['Tracker'], hand: ['Growl'] } })
      expect([story.host('Doom Blossom'), story.counters('Doom Blossom')]).toEqual([host, { blossom: 3 }])
      for (const [n, blossom] of [
        [3, 2],
        [2, 1],
      ] as const) {
        story.turnOf('Anna').turnOf('Boss')
        expect(damageDealt(story).at(-1)).toEqual([host, n, 'shadow'])
        expect(story.counters('Doom Blossom')).toEqual({ blossom })
      }
      story.turnOf('Anna').turnOf('Boss')
      expect([story.damage(host), story.isInPlay('Doom Blossom')]).toEqual([6, false])
      story.waitsFor('Boss')
    },
  )
})

test('BTR-19, Arcing Smash: an opposing equipment and all others with its cost are destroyed', () => {
  const story = played(
    'Arcing Smash',
    { on: 'Barman Shanker', play: ["Perdition's Blade"] },
    {
      Anna: { play: ['Barman Shanker', 'Lantern', 'Tracker'] },
      Bert: { play: ['Golem Skull Helm', 'Blackcrow'] },
    },
  )
  expect(left(story, 'Anna', 'Bert', 'Boss')).toEqual([
    ['Lantern', 'Tracker'],
    ['Golem Skull Helm'],
    ["Perdition's Blade"],
  ])
  story.waitsFor('Boss')
})

describe('BTR-20, Aura of Desire', () => {
  const raiders = {
    Anna: { play: ['Tracker', 'Lantern', 'Standard'], resources: 1 },
    Bert: { play: ['Brigg'] },
  }
  const desiring = (n: number): Story =>
    withHim({ play: ['Aura of Desire', 'Renegade'], hand: Array(n).fill('Growl') }, raiders)
  const uses = (story: Story, ...answers: string[][]): Story => {
    const powers =
      story.decision?.options.filter((one) => story.wordsFor(one) === 'power Aura of Desire') ?? []
    story.pick(powers[Number(answers.shift()?.[0])]?.id ?? '')
    for (const answer of answers) story.raider('Boss').answers(...answer)
    return story.resolve()
  }
  const paid = (story: Story) => [
    story.exhausted('Aura of Desire'),
    story.cards('Boss', 'graveyard').filter((name) => name === 'Growl').length,
  ]
  test('2 shadow damage to an ally for a discarded card', () => {
    const story = uses(desiring(6), ['0'], ['Tracker'], ['Growl'])
    expect([damageDealt(story), paid(story)]).toEqual([[['Tracker', 2, 'shadow']], [true, 1]])
    story.waitsFor('Boss')
  })
  test.each(['Lantern', 'Standard'])('%s is destroyed for two', (name) => {
    const story = uses(desiring(6), ['1'], [name], ['Growl', 'Growl#2'])
    expect([story.isInPlay(name), paid(story)]).toEqual([false, [true, 2]])
    story.waitsFor('Boss')
  })
  test('all abilities, allies and equipment of his opponents are destroyed for five', () => {
    const story = uses(desiring(6), ['2'], ['Growl', 'Growl#2', 'Growl#3', 'Growl#4', 'Growl#5'])
    expect(left(story, 'Anna', 'Bert', 'Boss')).toEqual([[], [], ['Aura of Desire', 'Renegade']])
    expect([paid(story), story.resources('Anna').total]).toEqual([[true, 5], 1])
    story.waitsFor('Boss')
  })
})

test('BTR-21, Aura of Suffering: opposing heroes and allies can’t be healed, but his own can', () => {
  const story = withHim(
    { play: ['Aura of Suffering'], damage: 20 },
    { Anna: { hand: ['Mend', 'Mend', 'Growl'], damage: 4, play: [{ card: 'Tracker', damage: 4 }] } },
  )
  story.raider('Boss').uses('Boss')
  story.resolve()
  expect(story.damage('Boss')).toBe(5)
  story.turnOf('Anna')
  for (const name of ['Anna', 'Tracker']) {
    story.raider('Anna').plays('Mend', { on: name })
    story.resolveAll()
    expect(story.damage(name)).toBe(4)
  }
  story.waitsFor('Anna')
})

describe('BTR-22, Eye Blast', () => {
  test.each(['Standard', 'Tracker', 'Lantern'])('can be destroyed to destroy %s', (name) => {
    const story = withHim({ play: ['Eye Blast'] }, { Anna: { play: ['Standard', 'Tracker', 'Lantern'] } })
    story.raider('Boss').uses('Eye Blast')
    expect([...story.offers].sort()).toEqual(['Eye Blast', 'Lantern', 'Standard', 'Tracker'])
    story.raider('Boss').answers(name)
    story.resolve()
    expect(inPlay(story, 'Eye Blast', 'Standard', 'Tracker', 'Lantern')).toHaveLength(2)
    expect(story.isInPlay(name)).toBe(false)
    story.waitsFor('Boss')
  })
})

describe('BTR-23, Fel Rage', () => {
  const raging = (mode: number) => {
    const story = withHim(
      { hand: ['Fel Rage', 'Growl', 'Prick'], deck: ['Stab', 'Mend', 'Hush', 'Squire', 'Recall', 'Banish'] },
      { Anna: {} },
    )
    const before = story.cards('Boss', 'hand').filter((name) => name !== 'Fel Rage')
    story.raider('Boss').plays('Fel Rage', { mode })
    return { story: story.resolve(), before }
  }
  test('he discards his hand and draws five', () => {
    const { story, before } = raging(0)
    expect(story.cards('Boss', 'hand')).toHaveLength(5)
    expect(story.cards('Boss', 'graveyard')).toEqual(expect.arrayContaining(before))
    story.waitsFor('Boss')
  })
  test('or he draws three', () => {
    const { story, before } = raging(1)
    expect(story.cards('Boss', 'hand')).toHaveLength(before.length + 3)
    expect(story.cards('Boss', 'hand')).toEqual(expect.arrayContaining(before))
    story.waitsFor('Boss')
  })
})

describe('BTR-24, Fixate', () => {
  const CONCUBINE = 'Temple Concubine' // prevents 3 or more
  const fixed = (anna: PartySetup) =>
    played('Fixate', { hand: ['Crushing Shadows'] }, { Anna: { hand: ['Growl'], ...anna } })
  test('his hero has 3 more ATK, and its combat damage can’t be prevented', () => {
    const story = fixed({ play: [CONCUBINE] })
    story.raider('Boss').attacks('Boss', CONCUBINE)
    expect(damageDealt(story)).toContainEqual([CONCUBINE, 13, 'melee'])
    expect(story.isInPlay(CONCUBINE)).toBe(false)
    story.waitsFor('Boss')
  })
  test('only this turn', () => {
    const story = fixed({ play: [CONCUBINE] }).turnOf('Anna')
    expect(story.atk('Boss')).toBe(0)
    story.turnOf('Boss').raider('Boss').attacks('Boss', CONCUBINE)
    expect([story.damage(CONCUBINE), story.isInPlay(CONCUBINE)]).toEqual([0, true])
    story.waitsFor('Boss')
  })
  test('damage of his hero outside of combat can be prevented', () => {
    const story = withHim({ hand: ['Fixate', 'Tidal Burst'] }, { Anna: { play: [CONCUBINE] } })
    for (const [name, how] of [
      ['Fixate', {}],
      ['Tidal Burst', { on: CONCUBINE }],
    ] as const) {
      story.raider('Boss').plays(name, how)
      story.resolve()
    }
    expect(story.isInPlay(CONCUBINE)).toBe(true)
    story.waitsFor('Boss')
  })
})

describe('BTR-25, Parasitic Shadowfiend', () => {
  test.each(['Standard', 'Squire', 'Lantern'])('interrupts %s', (card) => {
    const story = withHim({ hand: ['Parasitic Shadowfiend'] }, { Anna: { hand: [card, 'Growl'] } }).turnOf(
      'Anna',
    )
    story.raider('Anna').plays(card)
    story.raider('Boss').plays('Parasitic Shadowfiend', { on: card })
    story.resolveAll()
    expect([story.isInPlay(card), story.cards('Anna', 'graveyard')]).toEqual([false, [card]])
    story.waitsFor('Anna')
  })
  test('doesn’t interrupt a quest’s reward', () => {
    const story = withHim(
      { hand: ['Parasitic Shadowfiend'] },
      { Anna: { quests: ['Errand'], hand: ['Growl'] } },
    ).turnOf('Anna')
    story.raider('Anna').completes('Errand')
    expect(story.raider('Boss').may('play Parasitic Shadowfiend')).toBe(false)
    story.resolveAll()
    story.waitsFor('Anna')
  })
})

describe('BTR-26, Prismatic Shield', () => {
  const shielded = () => {
    const story = withHim(
      { hand: ['Prismatic Shield'], play: ['Burom Bladeseer'] },
      {
        Anna: { hand: ['Growl', 'Prick', 'Prick', 'Prick'], play: ['Moko Hunts-at-Dawn', 'Oruk Starstorm'] },
      },
    ).turnOf('Anna')
    story.raider('Anna').plays('Growl')
    story.raider('Boss').plays('Prismatic Shield')
    return story.resolveAll()
  }
  test('prevents 3 damage each time a hero or ally of his would be dealt damage this turn', () => {
    const story = shielded()
    story.raider('Anna').attacks('Moko Hunts-at-Dawn', 'Boss')
    story.raider('Anna').attacks('Oruk Starstorm', 'Boss')
    expect(story.damage('Boss')).toBe(2 + 1)
    story.raider('Anna').plays('Prick', { on: 'Burom Bladeseer' })
    story.resolveAll()
    expect([story.isInPlay('Burom Bladeseer'), story.damage('Burom Bladeseer')]).toEqual([true, 0])
    story.waitsFor('Anna')
  })
  test('prevents no damage to other players’ cards', () => {
    const story = shielded()
    story.raider('Anna').plays('Prick', { on: 'Anna' })
    story.resolveAll()
    expect(story.damage('Anna')).toBe(2)
    story.waitsFor('Anna')
  })
  test('doesn’t work in the next turn', () => {
    const story = shielded().turnOf('Boss').turnOf('Anna')
    story.raider('Anna').plays('Prick', { on: 'Boss' })
    story.resolveAll()
    expect(story.damage('Boss')).toBe(2)
    story.waitsFor('Anna')
  })
})

/**
 * Begins a story in which the Boss player has played this card with X = 2. Bloodblade is an Orc and a Rogue, like
 * Captain Swash, who is the Boss player’s. Anna is a Goblin and a Rogue.
 */
function beam(name: string, on: string): Story {
  const story = withHim(
    { hand: [name], play: ['Captain Swash'] },
    {
      Anna: { play: ['Tracker', 'Standard'] },
      Bert: { hero: 'CD2-W1', play: ['Bloodblade', 'Zakis Trickstab', 'Valanos'] },
    },
  )
  story.raider('Boss').plays(name)
  story.pick('x=2')
  story.raider('Boss').answers(on)
  return story.resolve()
}
/** Checks that all damage is 2 shadow damage, and returns the names of the damaged characters. */
const beamed = (story: Story) => {
  expect(damageDealt(story).every(([, amount, type]) => amount === 2 && type === 'shadow')).toBe(true)
  return damageDealt(story).map(([name]) => name)
}

describe('BTR-27, Sinful Beam: X shadow damage', () => {
  test.each(['Bloodblade', 'Anna'])(
    'to %s, and to each other opposing hero and ally with that class',
    (on) => {
      const story = beam('Sinful Beam', on)
      expect(beamed(story).sort()).toEqual(['Anna', 'Bloodblade', 'Zakis Trickstab'])
      expect(story.resources('Boss').ready).toBe(8)
      story.waitsFor('Boss')
    },
  )
})

describe('BTR-28, Wicked Beam: X shadow damage', () => {
  test.each([
    ['Bloodblade', ['Bert', 'Bloodblade', 'Tracker']],
    ['Anna', ['Anna', 'Zakis Trickstab']],
  ])('to %s, and to each other opposing hero and ally with that race', (on, all) => {
    const story = beam('Wicked Beam', on)
    expect(beamed(story).sort()).toEqual(all)
    expect(story.resources('Boss').ready).toBe(8)
    story.waitsFor('Boss')
  })
})
