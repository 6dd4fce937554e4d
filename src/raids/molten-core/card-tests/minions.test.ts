/** Molten Core's Minions when they enter play, and when they fight. */
import { describe, expect, test } from 'vitest'
import type { CardInPlaySetup, PartySetup } from '../../../scenarios/table-setup.ts'
import {
  cardNamesInParties,
  damageDealt,
  type MoltenCoreSetup,
  playForBoss,
  type RaiderParties,
  runeInPlay,
  storyInBossTurn,
} from './core.testkit.ts'

/** Begins a story in which this Minion has entered play under the Boss player's control. */
function awake(minion: string, core: MoltenCoreSetup = {}) {
  const story = storyInBossTurn({ ...core, hand: ['Awaken'], graveyard: [minion] })
  story.raider('Boss').plays('Awaken')
  return story.resolve()
}

describe('MCR-33, Ancient Core Hound (R304)', () => {
  const hound = (die: number, characters?: RaiderParties) => {
    const story = storyInBossTurn({ hand: ['Awaken'], graveyard: ['MCR-33'], play: ['Ogre'] }, characters)
    story.rolling(die).raider('Boss').plays('Awaken')
    return story.resolveAll()
  }
  test.each([1, 2])('on a %i it exhausts all opposing allies', (die) => {
    const story = hound(die)
    expect(['Ogre', 'Squire', 'Ogre#2', 'Ogre#3'].map((name) => story.exhausted(name))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(damageDealt(story)).toEqual([])
    story.waitsFor('Boss')
  })
  test.each([3, 4])(
    'on a %i it deals 2 fire damage to each ally in a party that is chosen after the roll',
    (die) => {
      const story = hound(die)
      expect([story.decision?.kind, story.offers.sort()]).toEqual(['choose', ['Anna', 'Bert', 'Boss']])
      story.raider('Boss').answers('Anna')
      expect(damageDealt(story)).toEqual([
        ['Ogre', 2, 'fire'],
        ['Squire', 2, 'fire'],
      ])
      expect(story.eventsOfKind('damaged').map(({ by }) => story.cardName(by))).toEqual([
        'Ancient Core Hound',
        'Ancient Core Hound',
      ])
      story.waitsFor('Boss')
    },
  )
  test.each([5, 6])('on a %i an opposing ally goes to its owner’s hand, even an untargetable one', (die) => {
    const story = hound(die, { Anna: { play: ['Shade', 'Squire'] }, Bert: { play: ['Ogre'] } })
    story.raider('Boss').answers('Shade')
    expect([story.cards('Anna', 'hand'), cardNamesInParties(story, 'Anna', 'Bert')]).toEqual([
      ['Shade'],
      [['Squire'], ['Ogre']],
    ])
    story.waitsFor('Boss')
  })
})

test('MCR-34, Firelord: a Lava Spawn comes with it, and another at the start of your turn', () => {
  const story = awake('MCR-34')
  expect(cardNamesInParties(story, 'Boss')).toEqual([['Firelord', 'Lava Spawn']])
  story.turnOf('Anna').turnOf('Boss')
  expect(cardNamesInParties(story, 'Boss')).toEqual([['Firelord', 'Lava Spawn', 'Lava Spawn']])
  story.waitsFor('Boss')
})

test('MCR-35, Flame Imps: 2 ATK, 1 health, and no powers', () => {
  const story = awake('MCR-35')
  expect([story.atk('Flame Imps'), story.health('Flame Imps')]).toEqual([2, 1])
  story.waitsFor('Boss')
})

describe('MCR-36, Lava Annihilator', () => {
  test.each([
    ['yes', false],
    ['no', true],
  ])('may destroy an ally when it enters play (%s)', (answer, stays) => {
    const story = awake('MCR-36')
    story.raider('Boss').answers('Squire')
    story.resolveAll()
    story.raider('Boss').answers(answer)
    expect(story.isInPlay('Squire')).toBe(stays)
    story.waitsFor('Boss')
  })
})

test('MCR-37, Lava Pack: the top Minion of its deck enters play as an ally, and its text for that applies', () => {
  const story = awake('MCR-37', { decks: { minions: ['MCR-34'] } })
  expect(cardNamesInParties(story, 'Boss')).toEqual([['Lava Pack', 'Firelord', 'Lava Spawn']])
  story.waitsFor('Boss')
})

describe('MCR-38, Lava Surger', () => {
  const surging = () => storyInBossTurn({ play: ['MCR-38'] }, { Anna: { play: ['Ogre'] }, Bert: {} })
  test('readies when it deals combat damage to a hero, which it can’t attack again this turn', () => {
    const story = surging()
    story.raider('Boss').attacks('Lava Surger', 'Anna')
    expect([story.damage('Anna'), story.exhausted('Lava Surger')]).toEqual([4, false])
    story.raider('Boss').proposes('Lava Surger', 'Bert')
    story.fight()
    expect([story.damage('Bert'), story.exhausted('Lava Surger')]).toEqual([4, false])
    expect(story.eventsOfKind('proposed')).toHaveLength(2)
    story.turnOf('Boss').raider('Boss').attacks('Lava Surger', 'Anna')
    expect(story.damage('Anna')).toBe(8)
    story.waitsFor('Boss')
  })
  test('doesn’t ready for damage to an ally', () => {
    const story = surging()
    story.raider('Boss').attacks('Lava Surger', 'Ogre')
    expect([story.damage('Ogre'), story.party('Boss')]).toEqual([4, ['Sulfuron Harbinger']])
    story.waitsFor('Boss')
  })
})

describe.each([
  ['MCR-39', 'Molten Destroyer', 3],
  ['MCR-40', 'Molten Giants', 1],
])('%s, %s', (id, name, printed) => {
  const stats = (...runes: CardInPlaySetup[]): number[] => {
    const anna: PartySetup = { play: ['Ogre'] }
    const story = storyInBossTurn({ play: [id, ...runes], resources: 3, hand: ['MCR-24'] }, { Anna: anna })
    const found = [story.atk(name), story.health(name)]
    story.waitsFor('Boss')
    return found
  }
  test('+1 ATK and +1 health for each rune, face up or face down (R303.3), but not for resources', () => {
    expect([stats(), stats(runeInPlay()), stats(runeInPlay(), runeInPlay({ faceDown: true }))]).toEqual([
      [printed, printed],
      [printed + 1, printed + 1],
      [printed + 2, printed + 2],
    ])
  })
})

test('all of them are Minions, of which a deck may have any number', () => {
  const story = playForBoss('MCR-24', 'Lava Pool', { on: 'Squire', play: ['MCR-33', 'MCR-33'] })
  expect(cardNamesInParties(story, 'Boss')).toEqual([['Ancient Core Hound', 'Ancient Core Hound']])
  story.waitsFor('Boss')
})
