/**
 * Onyxia's events, each when it is revealed in her player's first turn. The rules of events are tested in
 * `../events.test.ts`.
 */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { countWhelps, handSizes, onyxiaStory } from '../onyxia.testkit.ts'

type Lair = Omit<Parameters<typeof onyxiaStory>[0], 'events'>

/** Begins a story in which this event has been revealed and has resolved, with these answers to its decisions. */
function revealed(
  event: string | string[],
  answers: (string | string[])[] = [],
  raiders: Record<string, PartySetup> = { Anna: {}, Bert: {} },
  boss: Lair = {},
): Story {
  const story = onyxiaStory({ events: [event].flat(), ...boss }, raiders)
  for (const answer of answers) story.pick(...[answer].flat())
  return story.resolveAll()
}

describe('drawing cards', () => {
  test('Battle Plan: for each opponent', () => {
    const story = revealed('OLR-E1')
    expect(handSizes(story, 'Anna', 'Bert', 'Boss')).toEqual([1, 1, 0])
    story.waitsFor('Boss')
  })
  test('Break in the Action: for every player', () => {
    const story = revealed('OLR-E3')
    expect(handSizes(story, 'Anna', 'Bert', 'Boss')).toEqual([1, 1, 1])
    story.waitsFor('Boss')
  })
  test.each([
    ['Anna alone', { Anna: {} }, 1],
    ['Anna and Bert', { Anna: {}, Bert: {} }, 2],
  ])('Fuel for the Fire: one for each opposing hero (%s)', (_, raiders, drawn) => {
    const story = revealed('OLR-E13', [], raiders)
    expect(handSizes(story, 'Anna', 'Boss')).toEqual([0, drawn])
    story.waitsFor('Boss')
  })
  test.each([1, 2, 3])('Growing Rage: as many as the number of the stage (%i)', (stage) => {
    const story = revealed('OLR-E14', [], { Anna: {} }, { stage })
    expect(handSizes(story, 'Anna', 'Boss')).toEqual([0, stage])
    story.waitsFor('Boss')
  })
  test('Second Wind: every player draws up to their own maximum', () => {
    const story = revealed('OLR-E26', [], {
      Anna: { hand: ['Squire'] },
      Bert: { hand: Array(7).fill('Squire') },
    })
    expect(handSizes(story, 'Anna', 'Bert', 'Boss')).toEqual([7, 7, 10])
    story.waitsFor('Boss')
  })
  test('Hidden Reserves: an ally among the top two cards may come to hand, and the rest goes to the bottom', () => {
    const story = revealed('OLR-E16', [], {
      Anna: { deck: ['Lantern', 'Squire'] },
      Bert: { deck: ['Squire', 'Ogre'] },
      Cleo: { deck: ['Lantern', 'Standard'] },
    })
    expect([story.decision?.seat, story.offers]).toEqual([0, ['Squire']])
    story.raider('Anna').answers('Squire')
    expect(story.offers).toEqual(['Ogre', 'Squire'])
    story.raider('Bert').answers()
    story.raider('Bert').answers('Squire', 'Ogre')
    expect(story.decision).toMatchObject({ kind: 'order', seat: 2 })
    story.raider('Cleo').answers('Lantern', 'Standard')
    expect(
      story.eventsOfKind('moved').filter(({ to, card }) => to === 'hand' && card === 'OWN-1'),
    ).toHaveLength(1)
    expect(['Anna', 'Bert', 'Cleo'].map((name) => story.cards(name, 'hand'))).toEqual([['Squire'], [], []])
    expect(story.cards('Anna', 'deck').at(-1)).toBe('Lantern')
    expect(story.cards('Bert', 'deck').slice(-2).sort()).toEqual(['Ogre', 'Squire'])
    expect(story.cards('Cleo', 'deck').slice(-2).sort()).toEqual(['Lantern', 'Standard'])
    story.waitsFor('Boss')
  })
  test('Lesser of Two Evils: the raiders choose which of two comes to hand, and the other goes to the bottom', () => {
    const story = revealed('OLR-E20', [], { Anna: {}, Bert: {} }, { deck: ['OLR-8', 'OLR-33'] })
    expect(story.decision).toMatchObject({ seat: 0, side: 'raiders' })
    expect(story.offers).toEqual(['Wrath of Onyxia', 'Crush'])
    story.raider('Anna').answers('Crush')
    expect(story.cards('Boss', 'hand')).toEqual(['Crush'])
    expect(story.cards('Boss', 'deck').at(-1)).toBe('Wrath of Onyxia')
    story.waitsFor('Boss')
  })
  test('Charred Bones: the graveyards of any number of players', () => {
    const buried = { graveyard: ['Squire'] }
    const players = { Anna: buried, Bert: buried }
    const story = revealed('OLR-E6', [['Anna', 'Boss']], players, { graveyard: ['OLR-8'] })
    const graveyards = ['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'graveyard').length)
    expect(graveyards).toEqual([0, 1, 0])
    expect(story.cards('Anna', 'deck')).toContain('Squire')
    expect(story.cards('Boss', 'deck')).toContain('Crush')
    story.waitsFor('Boss')
    const none = revealed('OLR-E6', [[]], players)
    expect(none.cards('Anna', 'graveyard')).toEqual(['Squire'])
    none.waitsFor('Boss')
  })
})

describe('Whelps', () => {
  test('Blunder into the Eggs: one for each opposing hero, with ferocity this turn', () => {
    const story = revealed('OLR-E2')
    expect(countWhelps(story)).toBe(2)
    expect(story.raider('Boss').may('attack Onyxian Whelp')).toBe(true)
    story.nextTurn()
    expect(story.has('Onyxian Whelp', 'ferocity')).toBe(0)
    story.waitsFor('Anna')
  })
  test.each([1, 2, 3])('Feeding Time: twice as many as the number of the stage (%i)', (stage) => {
    const story = revealed('OLR-E11', [], { Anna: {} }, { stage })
    expect(countWhelps(story)).toBe(2 * stage)
    story.waitsFor('Boss')
  })
})

describe('destruction', () => {
  const lying = { Anna: { play: ['Squire', 'Standard', 'Lantern'] } }
  const others = { play: ['OLR-28'] }
  test.each([
    ['OLR-E9', 'Down the Gullet', ['Squire']],
    ['OLR-E17', 'The High Cost of Dragonslaying', ['Lantern']],
    ['OLR-E25', 'Searing Flames', ['Standard', 'Tooth and Claw']],
    ['OLR-E28', 'Smoke and Ash', ['Squire', 'Standard', 'Lantern', 'Tooth and Claw']],
  ])('%s: %s may destroy one of these', (event, _, offers) => {
    const story = onyxiaStory({ events: [event], ...others }, lying)
    expect(story.offers).toEqual(offers)
    story.raider('Boss').answers(offers[0] ?? '')
    story.raider('Boss').answers('no')
    expect(story.isInPlay(offers[0] ?? '')).toBe(true)
    story.waitsFor('Boss')
    const again = onyxiaStory({ events: [event], ...others }, lying)
    again.raider('Boss').answers(offers[0] ?? '')
    again.raider('Boss').answers('yes')
    expect(again.isInPlay(offers[0] ?? '')).toBe(false)
    again.waitsFor('Boss')
  })
  test('Chink in Her Armor: the raiders choose an ability, or none', () => {
    const story = onyxiaStory({ events: ['OLR-E7'], ...others }, lying)
    expect(story.decision).toMatchObject({ kind: 'target', seat: 0, side: 'raiders' })
    expect(story.offers).toEqual(['Standard', 'Tooth and Claw'])
    story.raider('Anna').answers('Tooth and Claw')
    expect([story.isInPlay('Tooth and Claw'), story.isInPlay('Standard')]).toEqual([false, true])
    story.waitsFor('Boss')
    const none = onyxiaStory({ events: ['OLR-E7'], ...others }, lying)
    none.raider('Anna').answers()
    expect(none.isInPlay('Tooth and Claw')).toBe(true)
    none.waitsFor('Boss')
  })
  test('Sacrificial Meal: each opponent chooses one of their own cards', () => {
    const story = onyxiaStory(
      { events: ['OLR-E24'], ...others },
      { ...lying, Bert: { play: ['Ogre', 'Lantern'] }, Cleo: {} },
    )
    expect(story.offers).toEqual(['Squire', 'Standard', 'Lantern'])
    story.raider('Anna').answers('Standard')
    story.raider('Bert').answers('Ogre')
    expect(story.party('Anna').slice(1)).toEqual(['Squire', 'Lantern'])
    expect(story.party('Bert').slice(1)).toEqual(['Lantern'])
    expect(story.party('Boss')).toContain('Tooth and Claw')
    story.waitsFor('Boss')
  })
  test.each([1, 2, 3])(
    'Broken Ranks: as many allies as the number of the stage go to hand, at most (%i)',
    (stage) => {
      const story = onyxiaStory(
        { events: ['OLR-E4'], stage },
        { Anna: { play: ['Squire', 'Ogre'] }, Bert: { play: ['Squire', 'Ogre'] } },
      )
      expect(story.decision).toMatchObject({ kind: 'target', min: 0, max: stage })
      story.raider('Boss').answers(...['Squire', 'Ogre', 'Squire#2'].slice(0, stage))
      expect(handSizes(story, 'Anna', 'Bert')).toEqual([Math.min(2, stage), stage === 3 ? 1 : 0])
      story.waitsFor('Boss')
    },
  )
})

describe('damage', () => {
  const hurt = (story: Story) =>
    story
      .eventsOfKind('damaged')
      .map(({ object, amount, types }) => [story.heroName(object), amount, ...types])
  test('Burn to a Crisp: one for each resource, to an opposing ally', () => {
    const story = revealed('OLR-E5', ['Ogre'], { Anna: { play: ['Ogre', 'Squire'] } }, { resources: 4 })
    expect(hurt(story)).toEqual([['Ogre', 4, 'fire']])
    story.waitsFor('Boss')
  })
  test('Claw, Claw, Bite: 1 to all of one player’s heroes and allies', () => {
    const story = revealed('OLR-E8', ['Bert'], {
      Anna: { play: ['Squire'] },
      Bert: { play: ['Ogre', 'Lantern'] },
    })
    expect(hurt(story)).toEqual([
      ['Bert', 1, 'melee'],
      ['Ogre', 1, 'melee'],
    ])
    story.waitsFor('Boss')
  })
  test('Reign of Fire: damage equal to the stage to each opposing ally', () => {
    const story = revealed('OLR-E23', [], { Anna: { play: ['Ogre'] } }, { stage: 2 })
    expect(hurt(story)).toEqual([['Ogre', 2, 'fire']])
    story.waitsFor('Boss')
  })
  test('Play With Your Food: a die for each opposing hero, assigned by her player', () => {
    const story = onyxiaStory({ hand: ['OLR-E21'] }, { Anna: {}, Bert: {} })
    story.rolling(3, 5).raider('Boss').plays('Play With Your Food')
    if (story.chain.length > 0) story.resolve()
    story.raider('Boss').answers('d5')
    expect(hurt(story)).toEqual([
      ['Anna', 5, 'melee'],
      ['Bert', 3, 'melee'],
    ])
    story.waitsFor('Boss')
  })
})

describe('ready and exhausted', () => {
  test('He Who Hesitates...: all resources of the opponents', () => {
    const story = revealed(
      'OLR-E15',
      [],
      { Anna: { resources: 2 }, Bert: { resources: 1 } },
      { resources: 2 },
    )
    expect(['Anna', 'Bert', 'Boss'].map((name) => story.resources(name).ready)).toEqual([0, 0, 3])
    story.waitsFor('Boss')
  })
  test('Wing Storm: all opposing allies, and no other cards', () => {
    const story = revealed('OLR-E30', [], { Anna: { play: ['Squire'] }, Bert: { play: ['Ogre'] } })
    expect(['Squire', 'Ogre', 'Anna', 'Boss'].map((name) => story.exhausted(name))).toEqual([
      true,
      true,
      false,
      false,
    ])
    story.waitsFor('Boss')
  })
  test('Seize the Moment: all cards of a player whom the raiders choose', () => {
    const tired: PartySetup = {
      exhausted: true,
      play: [{ card: 'Squire', exhausted: true }],
      resources: 2,
      spent: 2,
    }
    const story = onyxiaStory({ events: ['OLR-E27'] }, { Anna: tired, Bert: tired })
    expect(story.decision).toMatchObject({ seat: 0, side: 'raiders' })
    expect(story.offers).toEqual(['Anna', 'Bert', 'Boss'])
    story.raider('Anna').answers('Bert')
    expect(['Anna', 'Bert', 'Squire', 'Squire#2'].map((name) => story.exhausted(name))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([story.resources('Anna').ready, story.resources('Bert').ready]).toEqual([0, 2])
    story.waitsFor('Boss')
  })
})

describe('lasting effects', () => {
  test('Dragonslayers: opposing allies have Ferocity until her next turn', () => {
    const story = revealed('OLR-E10', [], { Anna: { hand: ['Squire'] } })
    story.turnOf('Anna').raider('Anna').plays('Squire')
    story.resolve()
    expect(story.raider('Anna').may('attack Squire')).toBe(true)
    story.turnOf('Boss')
    expect(story.has('Squire', 'ferocity')).toBe(0)
    story.waitsFor('Boss')
  })
  test('Lead from the Front: opposing heroes have Protector this turn', () => {
    const story = revealed('OLR-E19')
    story.raider('Boss').proposes('Boss', 'Anna')
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'protect', seat: 1 })
    story.raider('Bert').answers('Bert')
    story.fight()
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([0, 1])
    story.turnOf('Anna')
    expect(story.has('Bert', 'protector')).toBe(0)
    story.waitsFor('Anna')
  })
  test('Take Cover: no damage to heroes and allies of a player whom the raiders choose, this turn', () => {
    const story = onyxiaStory(
      { events: ['OLR-E29'], hand: ['OLR-15'], resources: 1 },
      {
        Anna: { play: ['Ogre'] },
        Bert: {},
      },
    )
    expect(story.decision).toMatchObject({ seat: 0, side: 'raiders' })
    story.raider('Anna').answers('Anna')
    story.raider('Boss').plays('Flame Breath')
    story.resolve()
    expect(['Anna', 'Ogre', 'Bert'].map((name) => story.damage(name))).toEqual([0, 0, 1])
    story.waitsFor('Boss')
  })
})

describe('the event deck', () => {
  const top = (story: Story) => story.game.players.at(-1)?.decks?.events?.deck.map((id) => story.cardName(id))
  test('Fickle Fate: another event is played, and both become resources', () => {
    const story = revealed(['OLR-E12', 'OLR-E3', 'OLR-E1'])
    expect(handSizes(story, 'Anna', 'Boss')).toEqual([1, 1])
    expect(story.faceDown('Boss')).toEqual(['Fickle Fate', 'Break in the Action'])
    expect(top(story)).toEqual(['Battle Plan'])
    story.waitsFor('Boss')
  })
  test.each([1, 2, 3])(
    'Imposing Presence: as many cards as the number of the stage go into the row, face down (%i)',
    (stage) => {
      const events = ['OLR-E18', 'OLR-E1', 'OLR-E3', 'OLR-E13', 'OLR-E14']
      const story = revealed(events, [], { Anna: {} }, { stage })
      expect(story.resources('Boss')).toEqual({ ready: stage + 1, total: stage + 1 })
      expect(story.faceDown('Boss')).toHaveLength(stage + 1)
      expect(handSizes(story, 'Anna')).toEqual([0])
      story.waitsFor('Boss')
    },
  )
  test('Quicken the Pace: the top card of the event deck, and of each opponent’s deck', () => {
    const story = revealed(['OLR-E22', 'OLR-E1'], [], { Anna: { deck: ['Squire'] }, Bert: {} })
    expect(story.faceDown('Boss').sort()).toEqual(['Battle Plan', 'Quicken the Pace'])
    expect([story.faceDown('Anna'), story.resources('Bert').total]).toEqual([['Squire'], 1])
    story.waitsFor('Boss')
  })
})
