/** A Boss dies, its events are turned up, and the next Boss comes (R502). */
import { expect, test } from 'vitest'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { blackTempleStory, countInPlay, faceDownResourceSetups } from './temple.testkit.ts'

const DISCIPLE = 'Bonechewer Shield Disciple'
const MINIONS = Array(6).fill(DISCIPLE)
const EVENTS = ['BTR-50', 'BTR-64', 'BTR-56', 'BTR-49', 'BTR-65', 'BTR-61', 'BTR-62', 'BTR-60']

/** Begins a story in which Anna has dealt that Boss fatal damage in her turn, and has priority. */
const fatal = (lair: Parameters<typeof blackTempleStory>[0], anna: PartySetup = {}) => {
  const story = blackTempleStory(
    { boss: 2, minions: MINIONS, events: EVENTS, ...lair },
    { Anna: { hand: ['Stab', 'Hush', 'Growl'], deck: Array(9).fill('Squire'), ...anna } },
    { everyWindow: true },
  )
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Supremus' })
  return story.resolveTopmost()
}

test('its card is removed from the game, and “your hero” is the last Boss that left (R502.1, R502.1a)', () => {
  const story = fatal({ faceDown: faceDownResourceSetups('events', 'BTR-59') }, { play: ['Squire'] })
  expect([story.isInPlay('Supremus'), story.cards('Boss', 'removed')]).toEqual([
    false,
    expect.arrayContaining(['Supremus']),
  ])
  story.resolveTopmost()
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ amount: 2, by: expect.anything() })
  expect([story.damage('Anna'), story.damage('Squire')]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('events that lie face up are destroyed and go into the Event graveyard (R502.1b)', () => {
  const story = fatal({ play: [{ card: 'BTR-64', row: 'events', deck: 'events' }] })
  const { graveyard } = story.game.players[1]?.decks?.events ?? {}
  expect(graveyard?.map((id) => story.game.objects[id]?.card)).toEqual(['BTR-64'])
  story.waitsFor('Anna')
})

test('each event resource is turned up and played, one at a time, the turn player has priority, and nobody can interrupt it (R502.1c)', () => {
  const story = fatal(
    { faceDown: faceDownResourceSetups('events', 'BTR-59', 'BTR-64', 'BTR-44') },
    { play: ['Tracker'] },
  )
  expect([story.chain, story.decision?.seat]).toEqual([['You Are Not Prepared!'], 0])
  story.raider('Anna').plays('Hush', { on: 'You Are Not Prepared!' })
  story.resolveTopmost()
  expect(story.eventsOfKind('interrupted')).toEqual([])
  const hand = story.cards('Boss', 'hand').length
  story.resolveTopmost()
  expect([story.damage('Tracker'), story.chain]).toEqual([2, ['You Are Not Prepared!']])
  story.resolveTopmost()
  expect([story.isInPlay('You Are Not Prepared!'), story.resources('Boss').total]).toEqual([true, 1])
  story.resolveTopmost()
  expect(story.cards('Boss', 'hand')).toHaveLength(hand + 2) // drawn for the second Boss
  const { graveyard } = story.game.players[1]?.decks?.events ?? {}
  expect(graveyard?.map((id) => story.game.objects[id]?.card)).toEqual(['BTR-59', 'BTR-44'])
  story.waitsFor('Anna')
})

test('an ongoing event is no resource, and raiders can’t affect it (R502.1c)', () => {
  const story = fatal({ faceDown: faceDownResourceSetups('events', 'BTR-64') })
  story.resolveAll()
  expect(story.isInPlay('You Are Not Prepared!')).toBe(true)
  expect(story.resources('Boss').total).toBe(2) // the events of the next Boss
  const [id = 0] = story.game.play.filter((one) => story.game.objects[one]?.card === 'BTR-64')
  expect(story.game.objects[id]?.play?.row).toBe('events')
  story.waitsFor('Anna')
})

test('then the Minion resources are turned up and removed from the game, and an effect brings them with the next Boss (R502.1d, R502.2, R502.2a)', () => {
  const story = fatal({ faceDown: faceDownResourceSetups('events', 'BTR-44') })
  expect(story.resources('Boss').total).toBe(1)
  story.resolveTopmost()
  expect([story.resources('Boss').total, story.cards('Boss', 'removed')]).toEqual([
    0,
    expect.arrayContaining([DISCIPLE]),
  ])
  expect(story.eventsOfKind('scene')).toMatchObject([{ scene: 'arrival', card: 'BTR-3' }])
  story.resolveTopmost()
  expect(story.party('Boss')).toEqual(['Shade of Akama', DISCIPLE, ...Array(6).fill('Ashtongue Channeler')])
  story.waitsFor('Anna')
})

test('it comes with as many face-down events as its type line says, and with its tokens (R502.2b, R502.2c)', () => {
  const story = fatal({})
  story.resolveAll()
  expect(story.resources('Boss')).toEqual({ ready: 2, total: 2 })
  expect(countInPlay(story, 'Ashtongue Channeler')).toBe(6)
  expect(story.game.players[1]?.decks?.events?.deck).toHaveLength(EVENTS.length - 2)
  story.waitsFor('Anna')
})

test.each([
  [2, 1, {}],
  [3, 2, { 'Ashtongue Channeler': 6 }],
  [4, 2, {}],
  [5, 3, {}],
  [6, 3, { 'Soul Fragment': 3 }],
  [7, 3, {}],
  [
    8,
    4,
    { 'Gathios the Shatterer': 1, 'High Nethermancer Zerevor': 1, 'Lady Malande': 1, 'Veras Darkshadow': 1 },
  ],
])('Boss %i comes with %i events and its tokens (R502.2b, R502.2c)', (boss, events, tokens) => {
  const story = blackTempleStory(
    { boss: boss - 1, minions: MINIONS, events: EVENTS, damage: 99 },
    { Anna: { hand: ['Growl'] } },
  )
  if (story.decision?.kind === 'target') story.raider('Boss').answers('Anna') // at the start of the Shade's turn
  story.passUntil(() => story.isCalm())
  expect(story.game.players[1]?.decks?.events?.deck).toHaveLength(EVENTS.length - events)
  expect(story.resources('Boss').total).toBe(events + 1) // and the Minion of this turn
  for (const [name, n] of Object.entries(tokens)) expect(countInPlay(story, name)).toBe(n)
  story.waitsFor('Boss')
})
