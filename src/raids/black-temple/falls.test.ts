/** A Boss dies while another player falls, leaves or has triggers (R502). */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  atkBonus,
  attachTo,
  hero,
  hostCard,
  numberedCardsOfSet,
  ongoing,
  target,
} from '../../cards/builders.ts'
import type { Story } from '../../scenarios/scenario.ts'
import { blackTempleStory, countInPlay, faceDownResourceSetups } from './temple.testkit.ts'

const own = numberedCardsOfSet('HERE', {
  1: ability('Bond', { cost: 0 }, '', attachTo(target(any.heroOrAlly)), ongoing(hostCard.has(atkBonus(2)))),
  2: hero('Brute', { melee: 9, health: 27 }, 'Orc'),
})
const EVENTS = Array(9).fill('BTR-44')
const anna = { hand: ['Stab', 'Growl'] }
const bert = { hand: ['Growl'] }

type Args = Parameters<typeof blackTempleStory>
const against = (lair: Args[0], raiders: Args[1], more: Args[2] = {}): Story =>
  blackTempleStory({ boss: 2, events: EVENTS, minions: Array(6).fill('Sister of Pain'), ...lair }, raiders, {
    cards: own,
    ...more,
  })
/** Begins a story in Anna's turn, in which she has just played an ability that deals Supremus fatal damage. */
const fatal = (...args: Parameters<typeof against>): Story => {
  const story = against(...args).turnOf('Anna')
  story.raider('Anna').plays('Stab', { on: 'Boss' })
  return story
}
const lost = (story: Story) => story.eventsOfKind('lost').map(({ seat }) => story.name(seat))

test('the turn player is destroyed by an event, but the other events are turned up and the next Boss comes (102.2, R502.1c, R502.2)', () => {
  const story = fatal(
    { faceDown: faceDownResourceSetups('events', 'BTR-59', 'BTR-44') },
    { Anna: { ...anna, damage: 26 }, Bert: bert },
  )
  const { length } = story.cards('Boss', 'hand')
  story.resolveAll()
  expect(lost(story)).toEqual(['Anna'])
  story.passUntil(() => story.isCalm())
  expect([story.isInPlay('Shade of Akama'), countInPlay(story, 'Ashtongue Channeler')]).toEqual([true, 6])
  expect(story.cards('Boss', 'hand')).toHaveLength(length + 2)
  story.waitsFor('Bert')
})

test('the last raider is destroyed by an event, and the Boss player wins without a Boss in play (R100.2, R502.1c)', () => {
  const story = fatal(
    { faceDown: faceDownResourceSetups('events', 'BTR-59') },
    { Anna: { ...anna, damage: 26 } },
  )
  story.resolveAll()
  story.isOver('lair')
})

test('a Boss who isn’t the last falls at the same time as the last raider, and the Boss player wins (102.1a, R100.2)', () => {
  const story = against({}, { Anna: { ...anna, hero: 'Brute', damage: 25 } })
  story.raider('Boss').proposes('Boss', 'Anna')
  story.fight()
  story.isOver('lair')
})

test('The Betrayer and the last raider fall at the same time, and nobody wins (102.1a)', () => {
  const story = against({ boss: 9, damage: 41 }, { Anna: { ...anna, hero: 'Brute', damage: 17 } })
  story.raider('Boss').proposes('Boss', 'Anna')
  story.fight()
  story.isOver()
})

test('a player whom an event asks leaves, so the next one is asked and the procedure goes on (102.2, R502.1c)', () => {
  const play = ['Lantern', 'Standard']
  const story = fatal(
    { faceDown: faceDownResourceSetups('events', 'BTR-51', 'BTR-44') },
    { Anna: { ...anna, play }, Bert: { ...bert, play } },
  )
  story.resolveAll()
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 0 })
  story.raider('Anna').concedes()
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 1 })
  story.raider('Bert').answers('Lantern')
  story.passUntil(() => story.isCalm())
  expect([story.party('Bert').slice(1), story.isInPlay('Shade of Akama')]).toEqual([['Standard'], true])
  story.waitsFor('Bert')
})

test('the Boss player leaves while no Boss is in play, and the raiders win (102.1, R502.1)', () => {
  const story = fatal(
    { faceDown: faceDownResourceSetups('events', 'BTR-44') },
    { Anna: anna },
    { everyWindow: true },
  )
  story.resolveTopmost()
  expect(story.isInPlay('Supremus')).toBe(false)
  story.raider('Boss').concedes()
  story.isOver('raiders')
})

test('cards attached to him go to their owner’s graveyard (410.6c, R502.1a)', () => {
  const story = against({}, { Anna: { hand: ['Bond', ...anna.hand] } }).turnOf('Anna')
  for (const card of ['Bond', 'Stab']) {
    story.raider('Anna').plays(card, { on: 'Boss' })
    story.resolveAll()
  }
  expect(story.cards('Anna', 'graveyard')).toEqual(expect.arrayContaining(['Bond', 'Stab']))
  story.waitsFor('Anna')
})

test('an event in play triggers for his destruction, although it is destroyed by it (703.4, R502.1b)', () => {
  const story = fatal(
    { play: [{ card: 'BTR-62', row: 'events', deck: 'events' }] },
    { Anna: { ...anna, play: ['Lantern', 'Standard'] } },
  )
  story.resolveAll()
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Lantern', 'Standard']])
  story.raider('Boss').answers('Lantern')
  story.passUntil(() => story.isCalm())
  expect([story.isInPlay('Lantern'), story.isInPlay('You Are Not Prepared!')]).toEqual([false, true])
  expect(story.isInPlay('Shade of Akama')).toBe(true)
  story.waitsFor('Anna')
})

test('an ongoing event without a target still enters play (706.1, R502.1c)', () => {
  const story = fatal(
    { faceDown: faceDownResourceSetups('events', 'BTR-60'), minions: [] },
    { Anna: anna },
    { everyWindow: true },
  )
  for (const _ of ['Stab', 'the event']) story.resolveTopmost()
  const [id = 0] = story.game.play.filter((one) => story.game.objects[one]?.card === 'BTR-60')
  expect(story.game.objects[id]?.play).toMatchObject({ row: 'events', faceDown: false })
  story.waitsFor('Anna')
})

test('two Bosses fall in one turn, each with his own events and Minions (R502.1c, R502.1d, R502.2b)', () => {
  const story = against(
    {
      boss: 4,
      below: 30,
      events: Array(12).fill('BTR-44'),
      faceDown: faceDownResourceSetups('events', 'BTR-59'),
    },
    { Anna: { hand: ['Stab', 'Stab', 'Growl'] }, Bert: bert },
  )
  story.passUntil(() => story.decision?.kind === 'choose')
  story.raider('Boss').answers('Bert')
  story.turnOf('Anna')
  for (const [next, minions, events, drawn] of [
    ['Gurtogg Bloodboil', 1, 3, 0],
    ['Shrine of Lost Souls', 1, 3, 3 * 5],
  ] as const) {
    const { length } = story.cards('Boss', 'hand')
    story.raider('Anna').plays('Stab', { on: 'Boss' })
    story.resolveAll().passUntil(() => story.isCalm())
    expect([story.isInPlay(next), countInPlay(story, 'Sister of Pain')]).toEqual([true, minions])
    expect([story.resources('Boss').total, story.cards('Boss', 'hand').length - length]).toEqual([
      events,
      drawn,
    ])
  }
  story.waitsFor('Anna')
})
