/** Rules of Black Temple's Bosses that meet other rules: tokens that change sides, Minions, threat, healing. */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import {
  graveyardOfMinionDeck,
  MINION_NAME,
  minionFromMinionDeck,
  playAndResolveAnnasCard,
  resolveTriggers,
  storyAfterBossArrives,
  storyAgainstBoss,
} from './crossings.testkit.ts'
import { countInPlay, damageDealt } from './temple.testkit.ts'

describe('the last of his tokens', () => {
  test.each([
    [3, 'Ashtongue Channeler', 6],
    [6, 'Soul Fragment', 3],
  ])(
    'leaves his party also when another player gains control of it (Boss %i, %s, 415.8b)',
    (boss, name, n) => {
      const story = storyAfterBossArrives(boss, { hand: [...Array(n - 1).fill('Stab'), 'Charm'] })
      for (let i = 1; i < n; i++) playAndResolveAnnasCard(story, 'Stab', name)
      expect(story.isFaceDown('Boss')).toBe(false)
      playAndResolveAnnasCard(story, 'Charm', name)
      expect([story.controller(name), story.isFaceDown('Boss')]).toEqual(['Anna', true])
      story.waitsFor('Anna')
    },
  )

  test.each([
    [3, 'Shade of Akama'],
    [6, 'Shrine of Lost Souls'],
  ])('leaves with the others: %i turns over once, and nobody must order triggers', (boss, name) => {
    const story = storyAfterBossArrives(boss, { hand: ['Sweep'] }, { hand: ['Growl'] }, { everyWindow: true })
    story.raider('Anna').plays('Sweep')
    story.resolveTopmost()
    const asked = story.decision?.kind === 'order' ? story.offers : []
    expect(asked.filter((one) => one === `trigger ${name}`).length).toBeLessThan(2)
    resolveTriggers(story)
    expect(story.isFaceDown('Boss')).toBe(true)
    story.waitsFor('Anna')
  })
})

describe('Minions (R504.1a)', () => {
  test('are destroyed even if a text replaces that', () => {
    const story = storyAgainstBoss(
      2,
      { Anna: { hand: ['Stab', 'Growl'], play: ['Grave Ward'] } },
      { play: [minionFromMinionDeck] },
    ).turnOf('Anna')
    playAndResolveAnnasCard(story, 'Stab', MINION_NAME)
    expect([
      countInPlay(story, MINION_NAME),
      graveyardOfMinionDeck(story).length,
      story.cards('Boss', 'removed'),
    ]).toEqual([0, 1, expect.not.arrayContaining([MINION_NAME])])
    story.waitsFor('Anna')
  })

  test('that a raider has gained don’t come back from a Pulse-Staff, because they were never removed', () => {
    const story = storyAgainstBoss(
      2,
      {
        Anna: { hand: ['Charm', 'Growl'], play: ['Crystalheart Pulse-Staff'], resources: 2 },
        Bert: { hand: ['Growl'] },
      },
      { play: [minionFromMinionDeck] },
    ).turnOf('Anna')
    playAndResolveAnnasCard(story, 'Charm', MINION_NAME)
    story.raider('Anna').uses('Crystalheart Pulse-Staff')
    story.resolveAll()
    expect(graveyardOfMinionDeck(story)).toHaveLength(1)
    story.turnOf('Bert')
    expect(['Anna', 'Bert', 'Boss'].map((name) => countInPlay(story, MINION_NAME, name))).toEqual([0, 0, 0])
    story.waitsFor('Bert')
  })

  test('go back to the Boss player when the raider who has gained one leaves (401.3b)', () => {
    const story = storyAgainstBoss(
      2,
      { Anna: { hand: ['Charm', 'Growl'] }, Bert: { hand: ['Growl'] } },
      { play: [minionFromMinionDeck] },
    ).turnOf('Anna')
    playAndResolveAnnasCard(story, 'Charm', MINION_NAME)
    story.raider('Anna').concedes()
    expect(story.controller(MINION_NAME)).toBe('Boss')
    story.idleUntil(() => story.isCalm())
    story.waitsFor('Bert')
  })

  test('in a raider’s own deck are allies like any other', () => {
    const story = storyAgainstBoss(2, { Anna: { hand: ['Recall', 'Growl'], play: [MINION_NAME] } }).turnOf(
      'Anna',
    )
    playAndResolveAnnasCard(story, 'Recall', MINION_NAME)
    expect(story.cards('Anna', 'hand')).toContain(MINION_NAME)
    story.waitsFor('Anna')
  })
})

describe('Threat (R504.2a)', () => {
  const excess = (story: Story) => {
    story.passUntil(() => story.decision?.kind === 'choose')
    return story.decision
  }
  test('is also that of a Boss who is turned over', () => {
    const story = storyAgainstBoss(2, { Anna: { resources: 7, hand: ['Growl'] } }).turnOf('Anna')
    expect(story.isFaceDown('Boss')).toBe(true)
    expect(excess(story)).toMatchObject({ seat: 0, min: 2, max: 2 })
    story.waitsFor('Anna', 'choose')
  })

  test('applies to a ghost, and a player who leaves instead of answering destroys nothing', () => {
    const story = storyAgainstBoss(4, { Anna: { resources: 9, hand: ['Growl'] }, Bert: { hand: ['Growl'] } })
    story.passUntil(() => story.decision?.kind === 'choose')
    story.raider('Boss').answers('Anna')
    story.turnOf('Anna')
    expect(excess(story)).toMatchObject({ seat: 0, min: 2, max: 2 })
    story.raider('Anna').concedes()
    story.passUntil(() => story.isCalm())
    expect(story.cards('Anna', 'graveyard')).toEqual([])
    story.waitsFor('Bert')
  })
})

describe('the Illidari Council', () => {
  const MEMBERS = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
  const there = (story: Story) => [
    ...MEMBERS.filter((name) => story.isInPlay(name)),
    ...['The Illidari Council', 'The Betrayer'].filter((name) => story.isInPlay(name)),
  ]

  test('stays with damage that was put on its Members, until one of them is dealt damage (405.3)', () => {
    const story = storyAfterBossArrives(8, { hand: ['Curse', 'Prick'] })
    playAndResolveAnnasCard(story, 'Curse')
    expect(there(story)).toEqual([...MEMBERS, 'The Illidari Council'])
    playAndResolveAnnasCard(story, 'Prick', 'Lady Malande')
    expect(there(story)).toEqual(['The Betrayer'])
    story.waitsFor('Anna')
  })

  test('stays if one of them is healed in time (703.2)', () => {
    const story = storyAfterBossArrives(8, { hand: ['Curse', 'Prick', 'Recover'] }, {}, { everyWindow: true })
    playAndResolveAnnasCard(story, 'Curse')
    story.raider('Anna').plays('Prick', { on: 'Lady Malande' })
    story.resolveTopmost()
    playAndResolveAnnasCard(story, 'Recover', 'Lady Malande')
    expect(there(story)).toEqual([...MEMBERS, 'The Illidari Council'])
    story.waitsFor('Anna')
  })

  test('ends once, even if all of them are dealt fatal damage at the same time', () => {
    const story = storyAfterBossArrives(8, { hand: ['Sweep', 'Sweep', 'Sweep'] }, {}, { everyWindow: true })
    for (const _ of [1, 2]) playAndResolveAnnasCard(story, 'Sweep')
    story.raider('Anna').plays('Sweep')
    story.resolveTopmost()
    expect([story.decision?.kind, story.chain]).toEqual(['priority', ['The Illidari Council']])
    resolveTriggers(story)
    expect(there(story)).toEqual(['The Betrayer'])
    story.waitsFor('Anna')
  })

  test('ends in the draw step, and the Betrayer Event step follows in that turn (R501.1b)', () => {
    const story = storyAfterBossArrives(
      8,
      { hand: ['Sweep', 'Sweep', 'Sweep'] },
      { betrayer: ['Draw Soul'] },
      { everyWindow: true },
    )
    for (const _ of [1, 2]) playAndResolveAnnasCard(story, 'Sweep')
    const isThere = () =>
      story.game.turn.step === 'draw' && story.decision?.seat === 0 && story.game.turn.player === 1
    for (story.passUntil(isThere); !isThere(); story.passUntil(isThere)) {
      const { kind, options = [], min = 1 } = story.decision ?? {}
      story.pick(...(kind === 'order' ? options : options.slice(-1)).slice(0, min).map(({ id }) => id))
    }
    story.raider('Anna').plays('Sweep')
    resolveTriggers(story)
    expect([story.isInPlay('The Betrayer'), story.isInPlay('Draw Soul')]).toEqual([true, true])
    story.waitsFor('Boss')
  })
})

test('the Reliquary stays ready or exhausted through all its sides, and keeps attachments and lasting effects (R503.2c)', () => {
  const story = storyAfterBossArrives(6, { hand: ['Sweep', 'Tire', 'Bond', 'Fury', 'Stab', 'Stab'] })
  playAndResolveAnnasCard(story, 'Sweep')
  for (const card of ['Tire', 'Bond', 'Fury']) playAndResolveAnnasCard(story, card, 'Boss')
  for (const faceDown of [false, true]) {
    playAndResolveAnnasCard(story, 'Stab', 'Boss')
    expect([story.isInPlay('Essence of Desire'), story.isFaceDown('Boss')]).toEqual([true, faceDown])
    expect([story.exhausted('Boss'), story.host('Bond'), story.atk('Boss')]).toEqual([true, 'Boss', 5])
  }
  story.waitsFor('Anna')
})

test('Naj’entus with 0 health stays, because only fatal damage destroys him, and that is positive (405.2, R101.3a)', () => {
  const story = storyAgainstBoss(1, { Anna: { play: ['Glaive of the Pit'], hand: ['Growl'] } })
  expect([story.isInPlay("High Warlord Naj'entus"), story.health('Boss')]).toEqual([true, 0])
  story.waitsFor('Boss')
})

test('a new character can be exhausted to turn Naj’entus over (701.3)', () => {
  const story = storyAgainstBoss(1, { Anna: { hand: ['Squire', 'Growl'], resources: 2 } })
  story.passUntil(() => story.decision?.kind === 'target' || story.game.turn.player === 0)
  if (story.decision?.kind === 'target') story.raider('Boss').answers('Anna')
  playAndResolveAnnasCard(story.turnOf('Anna'), 'Squire')
  story.raider('Anna').uses("High Warlord Naj'entus")
  resolveTriggers(story.resolveAll())
  expect([story.isFaceDown('Boss'), story.exhausted('Squire')]).toEqual([true, true])
  story.waitsFor('Anna')
})

test('the Medallion changes the order of the raid: the players who sat in between come after the Boss player (R505)', () => {
  const sitting = { hand: ['Growl'] }
  const story = storyAgainstBoss(2, {
    Anna: { ...sitting, play: ['Blessed Medallion of Karabor'] },
    Bert: sitting,
    Cleo: sitting,
  }).turnOf('Anna')
  story.raider('Anna').uses('Blessed Medallion of Karabor')
  story.resolveAll()
  story.raider('Anna').answers('Cleo')
  const from = story.log.length
  story.turnOf('Cleo').turnOf('Boss').turnOf('Bert').turnOf('Anna').turnOf('Cleo')
  const turns = story.eventsOfKind('turnStarted', story.log.slice(from)).map(({ seat }) => story.name(seat))
  expect(turns).toEqual(['Cleo', 'Boss', 'Bert', 'Anna', 'Cleo'])
  story.waitsFor('Cleo')
})

test('Demonic Fireball: the asked player leaves, and nobody is dealt damage (102.2)', () => {
  const story = storyAgainstBoss(
    9,
    { Anna: { hand: ['Growl'] }, Bert: { hand: ['Growl'] } },
    { betrayer: ['Demonic Fireball'] },
  )
  story.raider('Boss').answers('Bert')
  story.raider('Bert').concedes()
  story.passUntil(() => story.isCalm())
  expect(damageDealt(story)).toEqual([])
  story.waitsFor('Boss')
})

test('Tidal Burst: a token costs 0, like an ally with that cost (404.2, BTR-13)', () => {
  const story = storyAgainstBoss(
    9,
    { Anna: { hand: ['Call', 'Growl'], play: ['Squire', 'Chieftain'] } },
    { hand: ['Tidal Burst'], resources: 3 },
  ).turnOf('Anna')
  playAndResolveAnnasCard(story, 'Call')
  story.turnOf('Boss').raider('Boss').plays('Tidal Burst', { on: 'Wolf' })
  story.resolveAll()
  expect([story.damage('Wolf'), story.isInPlay('Squire'), story.damage('Chieftain')]).toEqual([3, false, 0])
  story.waitsFor('Boss')
})

test('the hero that Gurtogg can attack leaves, so he attacks nobody in that turn (102.2)', () => {
  const story = storyAgainstBoss(5, { Anna: { hand: ['Growl'] }, Bert: { hand: ['Growl'] } })
  story.turnOf('Anna').turnOf('Boss')
  story.pick('attack Gurtogg Bloodboil')
  const [prey = ''] = story.offers
  story.pick('back')
  story.raider(prey).concedes()
  story.passUntil(() => story.isCalm())
  expect(story.offers.filter((one) => one.startsWith('attack'))).toEqual([])
  story.waitsFor('Boss')
})
