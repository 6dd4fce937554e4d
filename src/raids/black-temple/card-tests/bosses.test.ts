/** The Bosses of Black Temple, each on both sides. The tests beside this folder cover their rules (R503). */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { blackTempleStory, countInPlay, damageDealt } from '../temple.testkit.ts'

type Lair = NonNullable<Parameters<typeof blackTempleStory>[0]>
type Raiders = Record<string, PartySetup>

const MINIONS = Array(9).fill('Bonechewer Shield Disciple')
const EVENTS = Array(12).fill('BTR-44')

/** Begins a story in the first turn of the Boss player, who has the Boss of this number. */
const facing = (boss: number, characters: Raiders = { Anna: { hand: ['Growl'] } }, lair: Lair = {}): Story =>
  blackTempleStory({ boss, minions: MINIONS, events: EVENTS, ...lair }, characters)

/** Begins a story in the Boss player's turn, in which the Boss of this number has just come with tokens. */
const arrived = (boss: number, characters: Raiders, lair: Lair = {}): Story =>
  calm(facing(boss - 1, characters, { damage: 99, ...lair }))

/** Resolves all waiting triggers. Simultaneous ones go onto the chain in the listed order. */
function calm(story: Story): Story {
  for (;;) {
    story.passUntil(() => story.isCalm())
    const { kind, options = [], min = 1 } = story.decision ?? {}
    if (kind !== 'order') return story
    story.pick(...options.slice(0, min).map(({ id }) => id))
  }
}

function casts(story: Story, name: string, card: string, on?: string): Story {
  story.raider(name).plays(card, on === undefined ? {} : { on })
  return calm(story.resolveAll())
}

/** Returns the characters that the attacker may attack, without proposing an attack. */
function prey(story: Story, attacker: string): string[] {
  story.pick(`attack ${attacker}`)
  const { offers } = story
  story.pick('back')
  return offers
}

/** Plays on to the first decision that isn't about priority. */
const asked = (story: Story): Story => story.idleUntil(() => false)

describe("BTR-1, High Warlord Naj'entus", () => {
  const NAME = "High Warlord Naj'entus"
  const impaled = (characters: Raiders): Story => {
    const story = asked(facing(1, characters))
    expect(story.offers).toEqual(Object.keys(characters))
    story.raider('Boss').answers('Anna')
    return story
  }
  test('ends his turn with a spine and 2 melee damage for an opposing hero', () => {
    const story = impaled({ Anna: { play: ['Squire'], hand: ['Growl'] }, Bert: {} }).turnOf('Anna')
    expect([story.counters('Anna'), damageDealt(story)]).toEqual([{ spine: 1 }, [['Anna', 2, 'melee']]])
    story.waitsFor('Anna')
  })
  test('an opponent in their own turn pays 2 and exhausts a character without a spine: all spines are gone, and he turns over', () => {
    const story = impaled({
      Anna: { play: ['Squire', 'Tracker'], hand: ['Growl'], resources: 3 },
      Bert: { resources: 2, hand: ['Growl'] },
    }).turnOf('Anna')
    story.raider('Anna').uses(NAME)
    expect(story.offers).toEqual(['Squire', 'Tracker'])
    story.raider('Anna').answers('Squire')
    calm(story.resolveAll())
    expect([story.counters('Anna'), story.exhausted('Squire'), story.resources('Anna').ready]).toEqual([
      {},
      true,
      1,
    ])
    expect([story.isFaceDown(NAME), damageDealt(story).slice(1)]).toEqual([
      true,
      [
        ['Anna', 2, 'frost'],
        ['Bert', 2, 'frost'],
      ],
    ])
    story.waitsFor('Anna')
  })
  test('nobody can do so in another player’s turn, nor the Boss player in his', () => {
    const story = impaled({
      Anna: { hand: ['Growl'], resources: 3 },
      Bert: { resources: 3, hand: ['Growl'] },
    }).turnOf('Anna')
    story.raider('Anna').plays('Growl').passes()
    expect(story.offers).toContain('play Growl')
    expect(story.raider('Bert').may(`power ${NAME}`)).toBe(false)
    story.turnOf('Bert')
    expect(story.raider('Bert').may(`power ${NAME}`)).toBe(true)
    story.turnOf('Boss')
    expect(story.raider('Boss').may(`power ${NAME}`)).toBe(false)
    story.waitsFor('Boss')
  })
  test('has 2 ATK while attacking when turned over', () => {
    const story = impaled({ Anna: { play: ['Squire'], hand: ['Growl'], resources: 2 } }).turnOf('Anna')
    story.raider('Anna').uses(NAME)
    calm(story.resolveAll())
    story.turnOf('Boss').raider('Boss').attacks('Boss', 'Squire')
    expect(damageDealt(story)).toContainEqual(['Squire', 2, 'melee'])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
})

describe('BTR-2, Supremus', () => {
  const raiders = {
    Anna: { hand: ['Growl'], play: ['Tracker'] },
    Bert: { play: ['Squire'], hand: ['Growl'] },
  }
  const struck = (): Story => {
    const story = facing(2, raiders)
    story.raider('Boss').attacks('Boss', 'Anna')
    return story
  }
  test('deals 2 in combat, and may deal as much to another hero or ally', () => {
    const story = struck()
    expect(story.offers).toEqual(['Bert', 'Boss', 'Tracker', 'Squire'])
    story.raider('Boss').answers('Squire')
    story.resolveAll()
    story.raider('Boss').answers('yes')
    expect(damageDealt(story)).toEqual([
      ['Anna', 2, 'melee'],
      ['Squire', 2, 'melee'],
    ])
    story.waitsFor('Boss')
  })
  test('or he doesn’t', () => {
    const story = struck()
    story.raider('Boss').answers('Squire')
    story.resolveAll()
    story.raider('Boss').answers('no')
    expect(damageDealt(story)).toEqual([['Anna', 2, 'melee']])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('turns over at the end of each of his turns, and on his other side a turn begins with 2 fire damage to one opponent’s heroes and allies', () => {
    const story = facing(2, raiders).turnOf('Anna')
    expect(story.isFaceDown('Supremus')).toBe(true)
    story.turnOf('Boss')
    expect([
      [
        ['Anna', 2, 'fire'],
        ['Tracker', 2, 'fire'],
      ],
      [
        ['Bert', 2, 'fire'],
        ['Squire', 2, 'fire'],
      ],
    ]).toContainEqual(damageDealt(story))
    expect(story.isFaceDown('Supremus')).toBe(true)
    story.turnOf('Anna')
    expect(story.isFaceDown('Supremus')).toBe(false)
    story.waitsFor('Anna')
  })
})

describe('BTR-3, Shade of Akama', () => {
  const NAME = 'Shade of Akama'
  const raiders = (anna: PartySetup = {}): Raiders => ({
    Anna: { play: ['Tracker'], hand: ['Sweep', 'Growl'], ...anna },
    Bert: { hand: ['Growl'] },
  })
  /** Begins a story in the Boss player's turn, in which no Channeler is left. */
  const turned = (anna: PartySetup = {}): Story => {
    const story = casts(arrived(3, raiders(anna)).turnOf('Anna'), 'Anna', 'Sweep')
    expect(story.isFaceDown(NAME)).toBe(true)
    return story.turnOf('Boss')
  }
  const chosen = (name: string, anna: PartySetup = {}): Story => {
    const story = turned(anna)
    expect(story.offers).toEqual(['Anna', 'Bert'])
    story.raider('Boss').answers(name)
    return calm(story)
  }

  test('begins his turn with melee damage to an opposing hero or ally equal to the number of his Ashtongue Channelers', () => {
    const story = arrived(3, raiders())
    for (const left of [5, 4]) {
      story.raider('Boss').uses('Ashtongue Channeler')
      story.resolve()
      expect(countInPlay(story, 'Ashtongue Channeler')).toBe(left)
    }
    story.turnOf('Anna').turnOf('Boss')
    expect(story.offers).toEqual(['Anna', 'Bert', 'Tracker'])
    story.raider('Boss').answers('Tracker')
    calm(story)
    expect([damageDealt(story), story.isFaceDown(NAME)]).toEqual([[['Tracker', 4, 'melee']], false])
    story.waitsFor('Boss')
  })
  test('turns over when the last of them leaves, even if other allies are in his party', () => {
    const story = arrived(3, raiders(), { play: ['Renegade'] })
    const uses = () => calm(story.raider('Boss').uses('Ashtongue Channeler').story.resolve())
    for (const left of [5, 4]) expect(countInPlay(uses(), 'Ashtongue Channeler')).toBe(left)
    story.turnOf('Anna').turnOf('Boss')
    story.raider('Boss').answers('Tracker')
    calm(story)
    expect(damageDealt(story)).toEqual([['Tracker', 4, 'melee']])
    for (const left of [3, 2, 1]) expect(countInPlay(uses(), 'Ashtongue Channeler')).toBe(left)
    expect(story.isFaceDown(NAME)).toBe(false)
    uses()
    expect([story.isFaceDown(NAME), story.isInPlay('Renegade')]).toEqual([true, true])
    story.waitsFor('Boss')
  })
  test('has 3 ATK while attacking when turned over, and 3 more against the hero that was chosen at the start of the turn', () => {
    for (const [name, atk] of [
      ['Anna', 6],
      ['Bert', 3],
    ] as const) {
      const story = chosen('Anna')
      story.raider('Boss').attacks('Boss', name)
      expect([story.damage(name), story.atk('Boss')]).toEqual([atk, 0])
      story.waitsFor('Boss')
    }
  })
  test('if that hero is destroyed in this turn, all opposing heroes are', () => {
    const story = chosen('Anna', { damage: 21 })
    story.raider('Boss').attacks('Boss', 'Anna')
    story.isOver('lair')
  })
  test('not if another hero is, nor in a later turn', () => {
    const another = chosen('Bert', { damage: 24 })
    another.raider('Boss').attacks('Boss', 'Anna')
    calm(another)
    expect(another.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0])
    another.waitsFor('Boss')
    const story = chosen('Anna', { damage: 20, hand: ['Sweep', 'Stab', 'Growl'] }).turnOf('Anna')
    casts(story, 'Anna', 'Stab', 'Anna')
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0])
    story.idleUntil(() => story.isCalm())
    story.waitsFor('Bert')
  })
})

describe('BTR-4, Teron Gorefiend', () => {
  const NAME = 'Teron Gorefiend'
  const raiders = (anna: PartySetup = {}): Raiders => ({
    Anna: { play: ['Tracker'], hand: ['Sweep', 'Stab', 'Growl'], ...anna },
    Bert: { play: ['Squire'], hand: ['Stab', 'Growl'] },
  })
  /** Begins a story after the Boss player's turn, at whose end Anna has become a ghost. */
  const haunted = (anna: PartySetup = {}): Story => {
    const story = asked(facing(4, raiders(anna), { play: ['Renegade'] }))
    expect(story.offers).toEqual(['Anna', 'Bert'])
    story.raider('Boss').answers('Anna')
    return story
  }
  test('has 4 ATK while attacking', () => {
    const story = facing(4)
    story.raider('Boss').attacks('Boss', 'Anna')
    expect(damageDealt(story)).toEqual([['Anna', 4, 'melee']])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('ends his turn with four Shadowy Constructs and another ghost, and ghosts and he don’t affect each other', () => {
    const story = haunted().turnOf('Anna')
    expect(countInPlay(story, 'Shadowy Construct')).toBe(4)
    story.pick('play Stab')
    expect(story.offers).not.toContain('Boss')
    story.pick('back')
    story.turnOf('Boss')
    expect(prey(story, NAME)).toEqual(['Bert', 'Squire'])
    story.waitsFor('Boss')
  })
  test('his player wins at the start of his turn if all opponents are ghosts', () => {
    const story = haunted().turnOf('Bert').turnOf('Boss')
    expect(story.game.outcome).toBeNull()
    story.idleUntil(() => false)
    story.isOver('lair')
  })
  test('turns over when the last Construct leaves, and then nobody is a ghost', () => {
    const story = casts(haunted().turnOf('Anna'), 'Anna', 'Stab', 'Shadowy Construct')
    expect([story.isFaceDown(NAME), countInPlay(story, 'Shadowy Construct')]).toEqual([false, 3])
    casts(story, 'Anna', 'Sweep')
    expect(story.isFaceDown(NAME)).toBe(true)
    story.turnOf('Boss')
    expect(prey(story, NAME)).toEqual(['Anna', 'Bert', 'Tracker', 'Squire'])
    story.waitsFor('Boss')
  })
  test('when turned over has 2 ATK while attacking, and ends his turn with 1 shadow damage for each resource to the heroes and allies of one opponent', () => {
    const story = casts(
      haunted({ play: ['Tracker', 'Lantern'], resources: 2 }).turnOf('Anna'),
      'Anna',
      'Sweep',
    ).turnOf('Boss')
    story.raider('Boss').attacks('Boss', 'Bert')
    const from = story.log.length
    expect([story.damage('Bert'), story.atk('Boss')]).toEqual([2, 0])
    const n = story.resources('Boss').total
    story.turnOf('Anna')
    expect([
      ['Anna', 'Tracker'].map((name) => [name, n, 'shadow']),
      ['Bert', 'Squire'].map((name) => [name, n, 'shadow']),
    ]).toContainEqual(damageDealt(story, from))
    story.waitsFor('Anna')
  })
})

describe('BTR-5, Gurtogg Bloodboil', () => {
  const NAME = 'Gurtogg Bloodboil'
  const ranged = [
    'Tarn Darkwalker',
    'Burom Bladeseer',
    'Oruk Starstorm',
    'Kagra of the Crossroads',
    'Nikka Blastbor',
  ]
  const characters: Raiders = {
    Anna: { hand: ['Stab', 'Growl'], play: [...ranged, 'Tracker'], damage: 9 },
    Bert: { hand: ['Growl'], play: ["Taz'dingo"], damage: 9 },
  }
  const boiling = (...names: string[]): Story => {
    const story = asked(facing(5, characters))
    expect(story.decision).toMatchObject({ kind: 'choose', min: 0, max: 5 })
    expect([...story.offers].sort()).toEqual([...ranged, "Taz'dingo"].sort())
    story.raider('Boss').answers(...names)
    return story.turnOf('Anna')
  }
  test('has 5 ATK while attacking', () => {
    const story = facing(5)
    story.raider('Boss').attacks('Boss', 'Anna')
    expect(damageDealt(story)).toEqual([['Anna', 5, 'melee']])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('ends his turn by destroying up to five allies that don’t deal melee damage, and turns over', () => {
    const story = boiling('Tarn Darkwalker', "Taz'dingo")
    expect([story.party('Anna').length, story.party('Bert').length]).toEqual([6, 1])
    expect(story.isFaceDown(NAME)).toBe(true)
    story.waitsFor('Anna')
  })
  test('turns over even if none is destroyed', () => {
    const story = boiling()
    expect([story.party('Anna').length, story.isFaceDown(NAME)]).toEqual([7, true])
    story.waitsFor('Anna')
  })
  test('when turned over can’t be targeted, and begins his turn by healing 5 damage from an opposing hero, the only one that he can attack, with 15 more ATK', () => {
    const story = boiling('Tarn Darkwalker')
    story.pick('play Stab')
    expect(story.offers).not.toContain('Boss')
    story.pick('back')
    story.turnOf('Boss')
    const healed = ['Anna', 'Bert'].filter((name) => story.damage(name) === 4)
    expect(['Anna', 'Bert'].map((name) => story.damage(name)).sort()).toEqual([4, 9])
    expect(prey(story, NAME)).toEqual(healed)
    story.raider('Boss').attacks('Boss', healed[0] ?? '')
    expect([story.damage(healed[0] ?? ''), story.atk('Boss')]).toEqual([4 + 15, 0])
    story.turnOf('Anna')
    expect(story.isFaceDown(NAME)).toBe(false)
    story.waitsFor('Anna')
  })
})

describe('BTR-6 and BTR-7, the Reliquary of Souls', () => {
  const SHRINE = 'Shrine of Lost Souls'
  const DESIRE = 'Essence of Desire'
  /**
   * Returns the last damage: to whom, how much and of which types. Fragments that were dealt damage before are gone.
   */
  const lastHurt = (story: Story) =>
    damageDealt(
      story,
      story.log.findLastIndex(({ kind }) => kind === 'damaged'),
    ).at(-1)
  const suffering = (): Story =>
    casts(
      arrived(6, {
        Anna: {
          bonusHealth: 99,
          hand: ['Sweep', 'Stab', 'Stab', 'Prick', 'Growl'],
          play: ['Tracker', 'Brigg'],
        },
        Bert: { hand: ['Growl'], bonusHealth: 99 },
      }).turnOf('Anna'),
      'Anna',
      'Sweep',
    )
  const desire = (): Story => casts(suffering(), 'Anna', 'Stab', SHRINE)
  const anger = (): Story => casts(desire(), 'Anna', 'Stab', DESIRE)

  test('the Shrine turns over when its last Soul Fragment is gone, not before', () => {
    const story = arrived(
      6,
      { Anna: { hand: ['Stab', 'Stab', 'Stab', 'Growl'] } },
      { play: ['Renegade'] },
    ).turnOf('Anna')
    for (const left of [2, 1, 0]) {
      expect(story.isFaceDown(SHRINE)).toBe(false)
      casts(story, 'Anna', 'Stab', 'Soul Fragment')
      expect(countInPlay(story, 'Soul Fragment')).toBe(left)
    }
    expect([story.isFaceDown(SHRINE), story.isInPlay('Renegade')]).toEqual([true, true])
    expect(story.has('Renegade', 'protector')).toBe(0)
    story.waitsFor('Anna')
  })
  test('Suffering has 15 ATK while attacking, and each opposing hero and ally can protect', () => {
    const story = suffering().turnOf('Boss')
    story.raider('Boss').proposes('Boss', 'Bert')
    story.passUntil(() => story.decision?.kind === 'protect')
    expect(story.offers).toEqual(expect.arrayContaining(['Anna', 'Tracker', 'Brigg']))
    story.pick('Anna')
    story.fight()
    expect(lastHurt(story)).toEqual(['Anna', 15, 'melee'])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('Desire has 5 ATK while attacking, and deals damage that it is dealt to its source as well', () => {
    const story = desire()
    const from = story.log.length
    story.raider('Anna').attacks('Tracker', DESIRE)
    calm(story)
    expect(damageDealt(story, from)).toEqual([
      ['Boss', 1, 'melee'],
      ['Tracker', 1, 'melee'],
    ])
    casts(story, 'Anna', 'Prick', 'Boss')
    expect(lastHurt(story)).toEqual(['Anna', 2, 'melee'])
    story.turnOf('Boss').raider('Boss').attacks('Boss', 'Bert')
    expect(lastHurt(story)).toEqual(['Bert', 5, 'melee'])
    story.waitsFor('Boss')
  })
  test('fatal damage turns Desire over instead, with no damage on it', () => {
    const story = anger()
    expect([story.isFaceDown(DESIRE), story.damage(DESIRE)]).toEqual([true, 0])
    story.waitsFor('Anna')
  })
  test('Anger gets five anger counters at the start of its turn, and has 5 ATK and 1 more for each while attacking', () => {
    const story = anger().turnOf('Boss')
    expect(story.counters(DESIRE)).toEqual({ anger: 5 })
    story.raider('Boss').attacks('Boss', 'Bert')
    expect(lastHurt(story)).toEqual(['Bert', 10, 'melee'])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('Anger deals 1 melee damage to an ally for one of them', () => {
    const story = anger().turnOf('Boss')
    story.raider('Boss').uses('Boss')
    expect(story.offers).toEqual(['Tracker', 'Brigg'])
    story.raider('Boss').answers('Brigg')
    story.resolve()
    expect([lastHurt(story), story.counters(DESIRE)]).toEqual([['Brigg', 1, 'melee'], { anger: 4 }])
    story.raider('Boss').attacks('Boss', 'Bert')
    expect(lastHurt(story)).toEqual(['Bert', 9, 'melee'])
    story.waitsFor('Boss')
  })
})

describe('BTR-8, Mother Shahraz', () => {
  const NAME = 'Mother Shahraz'
  const characters: Raiders = {
    Anna: { hand: ['Prick', 'Growl'], play: ['Tracker', 'Lantern'] },
    Bert: { hand: ['Growl'], play: ['Valanos'] },
  }
  const turned = (): Story => {
    const story = casts(facing(7, characters, { damage: 13 }).turnOf('Anna'), 'Anna', 'Prick', 'Boss')
    expect([story.damage('Boss'), story.isFaceDown(NAME)]).toEqual([15, true])
    return story.turnOf('Boss')
  }
  test('has 4 ATK while attacking, and deals as much to up to two other heroes and allies', () => {
    const story = facing(7, characters)
    story.raider('Boss').attacks('Boss', 'Anna')
    expect(story.decision).toMatchObject({ kind: 'target', min: 0, max: 2 })
    expect(story.offers).toEqual(['Bert', 'Boss', 'Tracker', 'Valanos'])
    story.raider('Boss').answers('Bert', 'Tracker')
    story.resolveAll()
    expect(damageDealt(story)).toEqual([
      ['Anna', 4, 'shadow'],
      ['Tracker', 4, 'melee'],
      ['Bert', 4, 'melee'],
    ])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('not for damage of her player’s allies', () => {
    const story = facing(7, characters, { play: ['Renegade'] })
      .turnOf('Anna')
      .turnOf('Boss')
    story.raider('Boss').attacks('Renegade', 'Anna')
    expect(damageDealt(story)).toEqual([['Anna', 1, 'melee']])
    story.waitsFor('Boss')
  })
  test('turns over when she is dealt damage and has 15 or more', () => {
    const story = casts(facing(7, characters, { damage: 12 }).turnOf('Anna'), 'Anna', 'Prick', 'Boss')
    expect([story.damage('Boss'), story.isFaceDown(NAME)]).toEqual([14, false])
    story.waitsFor('Anna')
    const over = turned()
    over.waitsFor('Boss')
  })
  test('has 7 ATK while attacking when turned over', () => {
    const story = turned()
    story.raider('Boss').attacks('Boss', 'Anna')
    expect(damageDealt(story).at(-1)).toEqual(['Anna', 7, 'shadow'])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('then deals 1 shadow damage to each opposing hero and ally for 1', () => {
    const story = turned()
    const { ready } = story.resources('Boss')
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect(damageDealt(story).slice(1)).toEqual(
      ['Anna', 'Tracker', 'Bert', 'Valanos'].map((name) => [name, 1, 'shadow']),
    )
    expect(story.resources('Boss').ready).toBe(ready - 1)
    story.waitsFor('Boss')
  })
})

describe('BTR-9, The Illidari Council', () => {
  const MEMBERS = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
  const CONCUBINE = 'Temple Concubine' // can't be dealt 3 or more
  const council = (...hand: string[]): Story =>
    arrived(
      8,
      {
        Anna: { bonusHealth: 99, hand: [...hand, 'Growl'], play: ['Standard', 'Lantern'] },
        Bert: { play: ['Standard'] },
      },
      { play: ['Standard', { card: CONCUBINE, deck: 'minions' }] },
    )
  const staying = (story: Story) => MEMBERS.filter((name) => story.isInPlay(name))

  test.each(['Recall', 'Banish', 'Stab', 'Charm'])(
    'its Members don’t leave its party for any card (%s)',
    (card) => {
      const story = casts(council(card).turnOf('Anna'), 'Anna', card, 'Lady Malande')
      expect([staying(story), story.controller('Lady Malande')]).toEqual([MEMBERS, 'Boss'])
      story.waitsFor('Anna')
    },
  )
  test.each(['Recall', 'Charm'])('other allies do (%s)', (card) => {
    const story = casts(
      blackTempleStory({ boss: 8, play: ['Renegade'] }, { Anna: { hand: [card, 'Growl'] } }).turnOf('Anna'),
      'Anna',
      card,
      'Renegade',
    )
    expect(story.party('Boss')).not.toContain('Renegade')
    story.waitsFor('Anna')
  })
  test('its player can destroy all opposing abilities for 4', () => {
    const story = council()
    const { ready } = story.resources('Boss')
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect([story.party('Anna').slice(1), story.party('Bert').slice(1)]).toEqual([['Lantern'], []])
    expect([story.resources('Boss').ready, story.party('Boss').includes('Standard')]).toEqual([
      ready - 4,
      true,
    ])
    story.waitsFor('Boss')
  })
  test('when the last of them is dealt fatal damage, all four are removed from the game, and The Betrayer comes', () => {
    const story = council('Sweep', 'Sweep', 'Sweep').turnOf('Anna')
    casts(casts(story, 'Anna', 'Sweep'), 'Anna', 'Sweep')
    expect(staying(story)).toEqual(MEMBERS)
    casts(story, 'Anna', 'Sweep')
    expect([staying(story), story.isInPlay('The Illidari Council'), story.isInPlay('The Betrayer')]).toEqual([
      [],
      false,
      true,
    ])
    const moved = story
      .eventsOfKind('moved')
      .filter(({ card, from }) => card.startsWith('BTR-9@') && from === 'play')
    expect(moved.map(({ to }) => to)).toEqual(Array(4).fill('removed'))
    expect(countInPlay(story, CONCUBINE)).toBe(1)
    story.waitsFor('Anna')
  })
})

describe('BTR-10, The Betrayer', () => {
  const NAME = 'The Betrayer'
  const characters: Raiders = { Anna: { hand: ['Growl'], play: ['Tracker', 'Lantern'] }, Bert: {} }
  test('has 10 ATK while attacking', () => {
    const story = facing(9, characters)
    story.raider('Boss').attacks('Boss', 'Anna')
    expect(damageDealt(story)).toEqual([['Anna', 10, 'melee']])
    expect(story.atk('Boss')).toBe(0)
    story.waitsFor('Boss')
  })
  test('can exhaust to heal 15 damage from himself', () => {
    const story = facing(9, characters, { damage: 20 })
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect([story.damage('Boss'), story.exhausted('Boss')]).toEqual([5, true])
    story.waitsFor('Boss')
  })
  test('turns over at the end of each of his turns, and has 10 ATK while attacking on his other side', () => {
    const story = facing(9, characters).turnOf('Anna')
    expect(story.isFaceDown(NAME)).toBe(true)
    story.turnOf('Boss').raider('Boss').attacks('Boss', 'Anna')
    expect(damageDealt(story)).toEqual([['Anna', 10, 'melee']])
    story.turnOf('Anna')
    expect(story.isFaceDown(NAME)).toBe(false)
    story.waitsFor('Anna')
  })
  test('can then exhaust to deal 3 shadow damage to each opposing hero and ally', () => {
    const story = facing(9, characters).turnOf('Anna').turnOf('Boss')
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect(damageDealt(story)).toEqual(['Anna', 'Tracker', 'Bert'].map((name) => [name, 3, 'shadow']))
    expect(story.exhausted('Boss')).toBe(true)
    story.waitsFor('Boss')
  })
})
