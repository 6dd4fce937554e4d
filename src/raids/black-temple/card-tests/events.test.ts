/**
 * Black Temple's events, each when it is turned up because Supremus dies, or while it lies face up (BTR-43 to 65).
 */
import { describe, expect, test } from 'vitest'
import { countInPlay } from '../temple.testkit.ts'
import {
  damageDealtWithSources,
  namesStillInPlay,
  storyAfterEventResolves,
  storyWithEventOnChain,
  storyWithUsableEvent,
} from './minions-and-events.testkit.ts'

const EVENT = 'You Are Not Prepared!'

describe('BTR-43: one of two prices', () => {
  const all = ['Squire', 'Axe', 'Standard', 'Drum', 'Kodo', 'Ogre', 'Helm', 'Psalm']
  const own = [{ card: 'Coilskar General', deck: 'minions' }, 'Renegade', 'Lantern']
  const left43 = (mode: string) => {
    const story = storyAfterEventResolves(
      'BTR-43',
      [[mode]],
      { play: own },
      { Anna: { play: all, quests: ['Pilgrimage'] }, Bert: { play: ['Illidan Stormrage'] } },
    )
    expect([
      namesStillInPlay(story, 'Coilskar General', 'Renegade', 'Lantern'),
      story.resources('Anna').total,
    ]).toEqual([['Coilskar General', 'Renegade', 'Lantern'], 1])
    expect(story.isInPlay('Illidan Stormrage')).toBe(true)
    story.waitsFor('Anna')
    return namesStillInPlay(story, ...all)
  }
  test('destroys all opposing abilities, allies and equipment that cost 2 or less', () => {
    expect(left43('m0')).toEqual(['Drum', 'Kodo', 'Ogre', 'Helm', 'Psalm'])
  })
  test('or all that cost 6 or more', () => {
    expect(left43('m1')).toEqual(['Squire', 'Axe', 'Standard', 'Drum', 'Kodo'])
  })
})

test('BTR-44: draws as many cards as the number of the Boss', () => {
  const story = storyWithEventOnChain('BTR-44')
  const { length } = story.cards('Boss', 'hand')
  story.raider('Anna').passes()
  expect(story.cards('Boss', 'hand')).toHaveLength(length + 2)
  story.waitsFor('Anna')
})

test('BTR-45: puts the two top Minions into play', () => {
  const minions = ['Temple Concubine', 'Sister of Pain', 'Illidari Archon', 'Sister of Pleasure']
  const story = storyAfterEventResolves('BTR-45', [], { minions })
  expect(story.party('Boss')).toEqual(['Sister of Pain', 'Illidari Archon'])
  story.waitsFor('Anna')
})

test('BTR-46: each opponent turns one of their face-up resources face down', () => {
  const story = storyAfterEventResolves(
    'BTR-46',
    [],
    {},
    {
      Anna: { quests: ['Errand', 'Chore'], resources: 1, play: ['Axe'] },
      Bert: { quests: ['Pilgrimage'], resources: 1 },
      Cleo: { resources: 1 },
    },
  )
  expect(story.offers).toEqual(['Errand', 'Chore'])
  story.raider('Anna').answers('Chore')
  expect(['Errand', 'Chore', 'Pilgrimage'].map((quest) => story.isFaceDown(quest))).toEqual([
    false,
    true,
    true,
  ])
  story.waitsFor('Anna')
})

describe('BTR-47: destroys all cards of one kind that one player controls', () => {
  test.each([
    ['abilities', 'm0', ['Ogre', 'Kodo', 'Axe', 'Helm']],
    ['allies', 'm1', ['Axe', 'Helm', 'Standard', 'Psalm']],
    ['equipment', 'm2', ['Ogre', 'Kodo', 'Standard', 'Psalm']],
  ])('%s', (_, mode, rest) => {
    const story = storyAfterEventResolves(
      'BTR-47',
      [[mode], ['Anna']],
      {},
      {
        Anna: { play: ['Ogre', 'Kodo', 'Axe', 'Helm', 'Standard', 'Psalm'] },
        Bert: { play: ['Squire', 'Lantern', 'Standard'] },
      },
    )
    expect(story.party('Anna').slice(1).sort()).toEqual([...rest].sort())
    expect(story.party('Bert').slice(1)).toEqual(['Squire', 'Lantern', 'Standard'])
    story.waitsFor('Anna')
  })
})

describe('the first of two cards, and on an odd roll the second as well', () => {
  const raiders = {
    Anna: { play: ['Ogre', 'Axe', 'Standard', 'Kodo', 'Helm', 'Psalm'] },
  }
  const own = { play: ['Renegade', 'Lantern', 'Fel Geyser'] }
  test.each([
    ['BTR-48', 'allies', ['Ogre', 'Kodo']],
    ['BTR-52', 'equipment', ['Axe', 'Helm']],
    ['BTR-53', 'abilities', ['Standard', 'Psalm']],
  ])('%s: of opposing %s', (event, _, both) => {
    const [first = '', other = ''] = both
    for (const [die, rest] of [
      [4, [other]],
      [5, []],
    ] as const) {
      const story = storyWithEventOnChain(event, own, raiders)
      expect([story.decision?.kind, story.offers]).toEqual(['target', both])
      story.raider('Boss').answers(first)
      expect([story.decision?.kind, story.offers]).toEqual(['target', [other]])
      story.raider('Boss').answers(other)
      story.rolling(die).raider('Anna').passes()
      expect(namesStillInPlay(story, ...both)).toEqual(rest)
      story.waitsFor('Anna')
    }
  })
  test.each(['BTR-48', 'BTR-52', 'BTR-53'])('%s: needs no target', (event) => {
    const story = storyAfterEventResolves(event, [[], []], own, raiders, 3)
    expect(story.party('Anna').slice(1)).toHaveLength(6)
    story.waitsFor('Anna')
  })
})

describe('BTR-49: when activated, makes the next ability of this turn cost 2 less', () => {
  const eased = (lair: object, anna: object = {}) => {
    const story = storyWithUsableEvent('BTR-49', lair, { Anna: { hand: ['Growl'], ...anna } })
    expect(story.offers).not.toContain('play Chant')
    story.raider('Boss').uses(EVENT)
    story.resolve()
    expect(story.exhausted(EVENT)).toBe(true)
    return story
  }
  test('only the next one, not the one after it', () => {
    const story = eased({ hand: ['Chant', 'Chant'], resources: 2 })
    story.raider('Boss').plays('Chant', { on: 'Anna' })
    story.resolve()
    expect([story.resources('Boss').ready, story.offers.includes('play Chant')]).toEqual([1, false])
    story.waitsFor('Boss')
  })
  test('no ally, and no opponent’s ability', () => {
    const story = eased({ hand: ['Chant', 'Kodo'], resources: 1 }, { hand: ['Growl', 'Dirge'], resources: 1 })
    expect(story.offers).not.toContain('play Kodo')
    story.raider('Boss').proposes('Boss', 'Anna')
    story.passUntil(() => story.decision?.seat === 0)
    expect(story.offers).toEqual(['pass', 'play Growl'])
    story.waitsFor('Anna')
  })
})

test('BTR-50: opposing weapons have -2 ATK, opposing armor has -2 DEF', () => {
  const mine = { play: ['Axe', 'Helm', 'Ogre', 'Charm'] }
  const story = storyWithUsableEvent('BTR-50', { play: ['Axe', 'Helm'] }, { Anna: mine })
  const stats = (name: string) => [story.characteristics(name).atk, story.characteristics(name).def]
  expect(['Axe', 'Helm', 'Ogre', 'Charm'].map(stats)).toEqual([
    [1, 0],
    [0, 1],
    [3, 0],
    [0, 3],
  ])
  expect([stats('Axe#2'), stats('Helm#2')]).toEqual([
    [3, 0],
    [0, 3],
  ])
  story.waitsFor('Boss')
})

test('BTR-51: each opponent destroys an ability, ally or equipment that they control', () => {
  const story = storyAfterEventResolves(
    'BTR-51',
    [],
    { play: ['Lantern'] },
    {
      Anna: { play: ['Ogre', 'Axe', 'Standard', 'Rock', 'Idol'], quests: ['Errand'] },
      Bert: { play: ['Squire', 'Helm'] },
      Cleo: {},
    },
  )
  expect([story.decision?.seat, story.offers]).toEqual([0, ['Ogre', 'Axe', 'Standard']])
  story.raider('Anna').answers('Axe')
  expect([story.decision?.seat, story.offers]).toEqual([1, ['Squire', 'Helm']])
  story.raider('Bert').answers('Squire')
  expect(namesStillInPlay(story, 'Ogre', 'Axe', 'Standard', 'Squire', 'Helm', 'Lantern')).toEqual([
    'Ogre',
    'Standard',
    'Helm',
    'Lantern',
  ])
  story.waitsFor('Anna')
})

test('BTR-54: each opponent discards their hand and draws as many cards', () => {
  const story = storyWithEventOnChain(
    'BTR-54',
    {},
    { Anna: { hand: ['Squire'] }, Bert: { hand: ['Ogre', 'Axe', 'Kodo'] } },
  )
  const before = ['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'hand'))
  story.raider('Anna').passes()
  expect(['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'hand').length)).toEqual(
    before.map(({ length }) => length),
  )
  expect(story.cards('Bert', 'graveyard')).toEqual(before[1])
  expect(story.cards('Anna', 'graveyard')).toEqual(expect.arrayContaining(before[0] ?? []))
  expect(story.cards('Boss', 'hand')).toEqual(before[2])
  story.waitsFor('Anna')
})

describe('BTR-55: returns up to two abilities of different names from his graveyard', () => {
  const buried = { graveyard: ['Prick', 'Prick', 'Mend', 'Ogre'] }
  const anna = { Anna: { graveyard: ['Hush'] } }
  test('both come to his hand', () => {
    const story = storyAfterEventResolves('BTR-55', [], buried, anna)
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 1, min: 0, max: 1 })
    expect(story.offers).toEqual(['Prick', 'Prick', 'Mend'])
    story.raider('Boss').answers('Prick')
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 1, min: 0, max: 1 })
    expect(story.offers).toEqual(['Mend'])
    story.raider('Boss').answers('Mend')
    expect(story.cards('Boss', 'graveyard')).toEqual(['Prick', 'Ogre'])
    expect(story.cards('Boss', 'hand')).toEqual(expect.arrayContaining(['Prick', 'Mend']))
    story.waitsFor('Anna')
  })
})

test('BTR-56: exhausts an ally when activated', () => {
  const story = storyWithUsableEvent('BTR-56', { play: ['Renegade'] }, { Anna: { play: ['Ogre', 'Axe'] } })
  story.raider('Boss').uses(EVENT)
  expect(story.offers).toEqual(['Ogre', 'Renegade'])
  story.raider('Boss').answers('Ogre')
  story.resolve()
  expect([story.exhausted('Ogre'), story.exhausted(EVENT)]).toEqual([true, true])
  story.waitsFor('Boss')
})

test('BTR-57: removes all opposing graveyards from the game', () => {
  const buried = (...graveyard: string[]) => ({ graveyard })
  const story = storyAfterEventResolves('BTR-57', [], buried('Mend'), {
    Anna: { ...buried('Ogre', 'Axe'), play: ['Squire'] },
    Bert: buried('Kodo'),
  })
  expect(['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'graveyard'))).toEqual([[], [], ['Mend']])
  expect([story.cards('Anna', 'removed'), story.cards('Bert', 'removed')]).toEqual([
    ['Ogre', 'Axe', 'Stab'],
    ['Kodo'],
  ])
  expect(story.party('Anna')).toContain('Squire')
  story.waitsFor('Anna')
})

describe('BTR-58: melee damage by two dice', () => {
  const rolled = (...dice: number[]) =>
    storyAfterEventResolves(
      'BTR-58',
      [],
      { play: ['Kodo'] },
      { Anna: { play: ['Ogre', 'Axe'] }, Bert: {} },
      ...dice,
    )
  test('to an opposing hero for 6 or less', () => {
    const story = rolled(2, 4)
    expect(story.offers).toEqual(['Anna', 'Bert'])
    story.raider('Boss').answers('Bert')
    expect(damageDealtWithSources(story)).toContainEqual(['Bert', 6, 'melee', 'Supremus'])
    story.waitsFor('Anna')
  })
  test('to an opposing ally for 8 or more', () => {
    const story = rolled(2, 6)
    if (story.decision?.kind === 'choose') story.raider('Boss').answers('Ogre')
    expect(damageDealtWithSources(story)).toContainEqual(['Ogre', 8, 'melee', 'Supremus'])
    story.waitsFor('Anna')
  })
  test('the allies of all opponents can be chosen', () => {
    const two = { Anna: { play: ['Ogre', 'Axe'] }, Bert: { play: ['Tracker'] } }
    const story = storyAfterEventResolves('BTR-58', [], { play: ['Renegade'] }, two, 4, 4)
    expect([story.decision?.seat, story.offers]).toEqual([2, ['Ogre', 'Tracker']])
    story.raider('Boss').answers('Tracker')
    expect(damageDealtWithSources(story)).toContainEqual(['Tracker', 8, 'melee', 'Supremus'])
    story.waitsFor('Anna')
  })
  test('to nobody for 7', () => {
    const story = rolled(3, 4)
    expect(damageDealtWithSources(story)).toHaveLength(1) // Supremus' own damage
    story.waitsFor('Anna')
  })
})

test('BTR-59: his hero deals 2 melee damage to each opposing hero and ally', () => {
  const story = storyAfterEventResolves(
    'BTR-59',
    [],
    { play: ['Renegade'] },
    { Anna: { play: ['Ogre', 'Axe'] }, Bert: {} },
  )
  expect(damageDealtWithSources(story).slice(1).sort()).toEqual(
    ['Anna', 'Bert', 'Ogre'].map((name) => [name, 2, 'melee', 'Supremus']),
  )
  story.waitsFor('Anna')
})

describe('BTR-60', () => {
  test.each([
    ['yes', []],
    ['no', ['Axe']],
  ])('may destroy an ability, ally or equipment (%s)', (answer, rest) => {
    const play = ['Axe', 'Ogre', 'Standard']
    const story = storyWithEventOnChain(
      'BTR-60',
      { play: ['Renegade'] },
      { Anna: { play, quests: ['Errand'] } },
    )
    expect([story.decision?.kind, [...story.offers].sort()]).toEqual([
      'target',
      ['Axe', 'Ogre', 'Renegade', 'Standard'],
    ])
    story.raider('Boss').answers('Axe')
    story.raider('Anna').passes()
    story.raider('Boss').answers(answer)
    expect(namesStillInPlay(story, 'Axe', EVENT)).toEqual([...rest, EVENT])
    story.waitsFor('Anna')
  })
  test.each(['Squire', 'Lantern', 'Standard'])(
    'interrupts the next card that an opponent plays (%s)',
    (card) => {
      const story = storyWithUsableEvent('BTR-60', {}, { Anna: { hand: [card, card, 'Growl'] } })
      story.turnOf('Anna').raider('Anna').plays(card)
      story.resolveAll()
      expect([story.party('Anna').includes(card), story.isInPlay(EVENT)]).toEqual([false, false])
      expect(story.cards('Anna', 'graveyard')).toEqual([card])
      story.raider('Anna').plays(card)
      story.resolveAll()
      expect(story.party('Anna')).toContain(card)
      story.waitsFor('Anna')
    },
  )
  test('doesn’t interrupt a card of the Boss player', () => {
    const story = storyWithUsableEvent('BTR-60', { hand: ['Renegade'], resources: 1 })
    story.raider('Boss').plays('Renegade')
    story.resolve()
    expect(namesStillInPlay(story, 'Renegade', EVENT)).toEqual(['Renegade', EVENT])
    story.waitsFor('Boss')
  })
})

test('BTR-61: opponents draw no cards, and each puts the top card of their deck into hand at the start of his turn', () => {
  const story = storyWithUsableEvent(
    'BTR-61',
    { boss: 9 },
    { Anna: { hand: ['Growl', 'Growl'] }, Bert: { deck: ['Axe', 'Helm'] } },
  )
  const hands = () => ['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'hand').length)
  const begun = hands()
  expect([begun[0], story.cards('Bert', 'hand')]).toEqual([3, ['Axe']])
  story.turnOf('Anna').raider('Anna').plays('Growl')
  story.resolve()
  expect(hands()).toEqual([2, 1, begun[2]])
  story.turnOf('Boss')
  expect(hands()).toEqual([3, 2, (begun[2] ?? 0) + 1])
  story.waitsFor('Boss')
})

test('BTR-62: when a hero is destroyed, destroys an ability, ally or equipment', () => {
  const bert = { play: ['Axe', 'Ogre', 'Standard'], quests: ['Errand'] }
  const story = storyWithUsableEvent(
    'BTR-62',
    { hand: ['Stab', 'Stab'], play: ['Renegade'] },
    { Anna: {}, Bert: bert },
  )
  story.raider('Boss').plays('Stab', { on: 'Renegade' })
  story.resolve()
  expect(story.decision?.kind).toBe('priority')
  story.raider('Boss').plays('Stab', { on: 'Anna' })
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Axe', 'Ogre', 'Standard']])
  story.raider('Boss').answers('Ogre')
  story.resolve()
  expect(namesStillInPlay(story, ...bert.play)).toEqual(['Axe', 'Standard'])
  story.waitsFor('Boss')
})

test('BTR-63: removes an opposing card and all opposing ones in play with its name from the game', () => {
  const story = storyWithEventOnChain(
    'BTR-63',
    { play: ['Kodo'] },
    {
      Anna: { play: ['Kodo', 'Ogre', 'Axe', 'Standard'], quests: ['Errand'], graveyard: ['Kodo'] },
      Bert: { play: ['Kodo', 'Kodo', 'Helm'] },
    },
  )
  expect([story.decision?.kind, story.offers]).toEqual([
    'target',
    ['Kodo', 'Ogre', 'Axe', 'Standard', 'Kodo', 'Kodo', 'Helm'],
  ])
  story.raider('Boss').answers('Kodo')
  story.raider('Anna').passes()
  expect(['Anna', 'Bert', 'Boss'].map((name) => countInPlay(story, 'Kodo', name))).toEqual([0, 0, 1])
  expect([story.cards('Anna', 'removed'), story.cards('Bert', 'removed')]).toEqual([
    ['Kodo'],
    ['Kodo', 'Kodo'],
  ])
  expect(namesStillInPlay(story, 'Ogre', 'Axe', 'Standard', 'Helm')).toHaveLength(4)
  story.waitsFor('Anna')
})

test('BTR-64: opposing cards enter play exhausted', () => {
  const story = storyWithUsableEvent(
    'BTR-64',
    { hand: ['Lantern'] },
    { Anna: { hand: ['Squire', 'Lantern', 'Errand', 'Growl'] } },
  )
  story.raider('Boss').plays('Lantern')
  story.resolve()
  expect(story.exhausted('Lantern')).toBe(false)
  story.turnOf('Anna').raider('Anna').plays('Squire')
  story.resolveAll()
  story.raider('Anna').plays('Lantern')
  story.resolveAll()
  story.raider('Anna').places('Errand', 'up')
  story.resolveAll()
  expect(['Squire', 'Lantern#2', 'Errand'].map((name) => story.exhausted(name))).toEqual([true, true, true])
  story.waitsFor('Anna')
})

test('BTR-65: can be destroyed to put the top Minion into his resource row, face down and ready', () => {
  const story = storyWithUsableEvent('BTR-65', { minions: ['BTR-32', 'BTR-40', 'BTR-41'] })
  expect(story.faceDown('Boss')).toEqual(['Bonechewer Shield Disciple'])
  story.raider('Boss').uses(EVENT)
  story.resolve()
  expect([story.isInPlay(EVENT), story.faceDown('Boss')]).toEqual([
    false,
    ['Bonechewer Shield Disciple', 'Sister of Pain'],
  ])
  expect(story.resources('Boss')).toEqual({ ready: 2, total: 2 })
  story.waitsFor('Boss')
})
