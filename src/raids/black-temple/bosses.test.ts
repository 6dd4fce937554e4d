/** The rules of Black Temple's Bosses (R503, R101.3d, R101.4). */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { blackTempleStory, countInPlay, faceDownResourceSetups } from './temple.testkit.ts'

const DISCIPLE = 'Bonechewer Shield Disciple'
const MINIONS = Array(9).fill(DISCIPLE)
const EVENTS = Array(8).fill('BTR-64')

const facing = (
  boss: number,
  lair: Parameters<typeof blackTempleStory>[0] = {},
  raiders: Record<string, PartySetup> = {},
) =>
  blackTempleStory(
    { boss, minions: MINIONS, events: EVENTS, ...lair },
    { Anna: { hand: ['Growl'] }, ...raiders },
  )

/** Lets everybody pass until the chain is empty. Waiting triggers go onto the chain in the listed order. */
function settle(story: Story): Story {
  for (;;) {
    story.passUntil(() => story.isCalm())
    const { kind, options = [], min = 1 } = story.decision ?? {}
    if (kind === 'order') story.pick(...options.slice(0, min).map(({ id }) => id))
    else return story
  }
}

describe('an immune Boss', () => {
  test('can’t be attacked or targeted, and can’t attack (R101.3d)', () => {
    for (const [boss, name] of [
      [1, "High Warlord Naj'entus"],
      [3, 'Shade of Akama'],
      [6, 'Shrine of Lost Souls'],
      [8, 'The Illidari Council'],
    ] as const) {
      const story = facing(boss, {}, { Anna: { hand: ['Stab'], play: ['Squire'] } })
      if (story.decision?.kind === 'target') story.raider('Boss').answers('Anna')
      story.passUntil(() => story.isCalm())
      expect(story.has(name, 'immune')).toBe(1)
      expect(story.offers).not.toContain(`attack ${name}`)
      story.waitsFor('Boss')
    }
  })
})

describe('the Reliquary of Souls', () => {
  const STAGE = 'Shrine of Lost Souls'
  /** Begins a story in Anna's turn in which the Soul Fragments of the Reliquary have just been destroyed. */
  const suffering = (): Story => {
    const story = blackTempleStory(
      { boss: 5, damage: 99, minions: MINIONS, events: EVENTS },
      { Anna: { bonusHealth: 99, hand: ['Sweep', 'Stab', 'Stab', 'Stab', 'Growl'], play: ['Tracker'] } },
    )
    story.turnOf('Anna').raider('Anna').plays('Sweep')
    story.resolveAll()
    return settle(story)
  }

  test('begins as the Shrine, and turns into Suffering when no fragment is left (R503.2a)', () => {
    const story = blackTempleStory({ boss: 5, damage: 99, minions: MINIONS, events: EVENTS })
    expect([story.isInPlay(STAGE), countInPlay(story, 'Soul Fragment'), story.isFaceDown(STAGE)]).toEqual([
      true,
      3,
      false,
    ])
    story.waitsFor('Boss')
    const later = suffering()
    expect([later.isFaceDown(STAGE), later.has(STAGE, 'immune')]).toEqual([true, 0])
    later.waitsFor('Anna')
  })

  test('Suffering is swapped for Desire, which flips to become Anger, and only that is destroyed (R503.2b, R503.2c)', () => {
    const story = suffering()
    const events = story.resources('Boss').total
    story.raider('Anna').plays('Stab', { on: STAGE })
    settle(story)
    expect([story.isInPlay('Essence of Desire'), story.damage('Essence of Desire')]).toEqual([true, 0])
    expect(story.isFaceDown('Essence of Desire')).toBe(false)
    story.raider('Anna').plays('Stab', { on: 'Essence of Desire' })
    settle(story)
    expect([story.isFaceDown('Essence of Desire'), story.damage('Essence of Desire')]).toEqual([true, 0])
    expect([story.resources('Boss').total, story.eventsOfKind('scene').length]).toEqual([events, 1])
    story.raider('Anna').plays('Stab', { on: 'Essence of Desire' })
    settle(story)
    expect([story.isInPlay('Essence of Desire'), story.isInPlay('Mother Shahraz')]).toEqual([false, true])
    story.waitsFor('Anna')
  })
})

describe('Teron Gorefiend', () => {
  test('while he is in play, another opponent becomes a ghost each turn, and when he falls nobody is a ghost any more (R503.1a, R503.1b, R503.1d)', () => {
    const story = facing(4, {}, { Anna: { hand: ['Stab', 'Growl'] }, Bert: { hand: ['Stab', 'Growl'] } })
    story.passUntil(() => story.decision?.kind === 'choose')
    story.raider('Boss').answers('Anna')
    story.turnOf('Bert')
    expect(countInPlay(story, 'Shadowy Construct')).toBe(4)
    story.raider('Bert').plays('Stab', { on: 'Teron Gorefiend' })
    story.resolveAll()
    story.passUntil(() => story.isCalm())
    expect([story.isInPlay('Teron Gorefiend'), countInPlay(story, 'Shadowy Construct')]).toEqual([false, 0])
    expect(story.isInPlay('Gurtogg Bloodboil')).toBe(true)
    story.waitsFor('Bert')
  })
})

describe('The Illidari Council', () => {
  const MEMBERS = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
  const council = (
    anna: PartySetup = { hand: ['Sweep', 'Growl'] },
    lair: Parameters<typeof blackTempleStory>[0] = {},
  ) =>
    blackTempleStory(
      { boss: 7, damage: 99, minions: MINIONS, events: Array(12).fill('BTR-64'), ...lair },
      { Anna: { bonusHealth: 99, ...anna } },
    )

  test('its Members stay with fatal damage until the last one has it, and then The Betrayer comes as after any Boss (R502.1, R503.3a)', () => {
    const story = council()
    story.turnOf('Anna').raider('Anna').plays('Sweep')
    story.resolveAll()
    story.passUntil(() => story.isCalm())
    expect(story.isInPlay('Gathios the Shatterer')).toBe(true) // all damage but 1 is prevented
    expect(story.isInPlay('Veras Darkshadow')).toBe(true)
    story.waitsFor('Anna')
  })

  test('when the last Member has fatal damage, all of them and the Council are removed from the game, and The Betrayer comes with his events (R502.1a, R502.2b)', () => {
    const story = council({ hand: ['Sweep', 'Sweep', 'Sweep', 'Growl'] })
    story.turnOf('Anna')
    for (const left of [2, 1, 0]) {
      story.raider('Anna').plays('Sweep')
      settle(story.resolveAll())
      expect(story.isInPlay('Gathios the Shatterer')).toBe(left > 0)
    }
    expect(MEMBERS.filter((one) => story.isInPlay(one))).toEqual([])
    expect([story.isInPlay('The Illidari Council'), story.isInPlay('The Betrayer')]).toEqual([false, true])
    expect(story.cards('Boss', 'removed')).toContain('The Illidari Council')
    expect(story.resources('Boss').total).toBe(5)
    story.waitsFor('Anna')
  })

  test('when The Betrayer enters, the hand goes into the Main deck’s graveyard, and the top seven cards are the new hand, with no mulligan (R503.3a)', () => {
    const deck = ['Prick', 'Mend', 'Hush', 'Recall', 'Banish', 'Sweep', 'Stab', 'Squire', 'Tracker', 'Growl']
    const story = council({ hand: ['Sweep', 'Sweep', 'Sweep', 'Growl'] }, { hand: ['Cheap End'], deck })
    story.turnOf('Anna').raider('Anna').plays('Sweep')
    settle(story.resolveAll())
    story.raider('Anna').plays('Sweep')
    settle(story.resolveAll())
    const [hand, onTop] = [story.cards('Boss', 'hand'), story.cards('Boss', 'deck').slice(0, 7)]
    const from = story.log.length
    expect(hand).toContain('Cheap End')
    story.raider('Anna').plays('Sweep')
    settle(story.resolveAll())
    expect(story.cards('Boss', 'graveyard')).toEqual(hand)
    expect(story.cards('Boss', 'hand')).toEqual(onTop)
    expect(story.eventsOfKind('mulligan', story.log.slice(from))).toEqual([])
    story.waitsFor('Anna')
  })
})

describe('The Betrayer', () => {
  test('he is the final Boss: when he falls no resource is turned up, and the raiders have won (R503.3b)', () => {
    const story = facing(
      9,
      { faceDown: faceDownResourceSetups('events', 'BTR-59'), damage: 49 },
      { Anna: { hand: ['Stab'] } },
    )
    story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'The Betrayer' })
    story.resolveAll()
    expect(story.eventsOfKind('scene')).toEqual([])
    story.isOver('raiders')
  })
})
