/** Loops (803): repeated positions, with and without optional actions. */
import { expect, test } from 'vitest'
import {
  ability,
  addCounters,
  ally,
  any,
  destroy,
  each,
  exhaust,
  exhausts,
  numberedCardsOfSet,
  opposing,
  pay,
  putToken,
  readies,
  ready,
  self,
  target,
  thatCard,
  token,
  when,
  wouldBeDestroyed,
  your,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutObjects } from '../../scenarios/test-cards/objects.ts'
import { exampleCardsAboutReplacement } from '../../scenarios/test-cards/replacing.ts'
import { exampleCardsAboutResolving } from '../../scenarios/test-cards/resolving.ts'
import type { Input } from '../model/state/input.ts'

const own = numberedCardsOfSet('OWN', {
  1: ability('Doom', { cost: 1, instant: true }, '', destroy(target(any.ally))),
  2: ally('Idler', { cost: 1, melee: 1, health: 1 }, '', pay(0).to(ready(self)), pay(1).to(ready(self))),
  3: ally('Sleeper', { cost: 1, health: 1 }, '', pay(0).to(exhaust(each(opposing.ally)))),
  4: ally('Keeper', { cost: 1, health: 2 }, '', each(your.ally).has(wouldBeDestroyed(exhaust(thatCard)))),
  5: ally(
    'Whirligig',
    { cost: 1, melee: 1, health: 1 },
    '',
    when(exhausts(self), ready(self)),
    when(readies(self), addCounters({ atk: 1 }), exhaust(self)),
  ),
  7: ability('Conjure', { cost: 0 }, '', putToken(token('Wisp', { melee: 0, health: 1 }))),
  6: ability('Nudge', { cost: 1 }, '', exhaust(target(any.ally))),
})
const cards = [
  ...exampleCardsAboutObjects,
  ...exampleCardsAboutResolving,
  ...exampleCardsAboutReplacement,
  ...own,
]
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })
const TYRANDE = 'High Priestess Tyrande Whisperwind'
const looped = (story: Story) => story.eventsOfKind('looped').map(({ seat, times }) => [seat, times])

/**
 * Begins a story in which Bert has named Night Elves. From then on, every Wisp that he gets dies immediately, and
 * another one appears.
 */
const wisps = (bert: PartySetup = {}): Story => {
  const { hand = [], resources = 0 } = bert
  const story = scenario({
    cards,
    players: {
      Bert: {
        hand: ['PX-238 Winter Wondervolt', 'Conjure', ...hand],
        resources: 3 + resources,
        play: [TYRANDE],
      },
      Anna: { hand: ['Withering Shout'], resources: 4 },
    },
  })
  const player = story.raider('Bert').plays('Conjure')
  story.resolve()
  player.plays('PX-238 Winter Wondervolt')
  story.resolve()
  expect(story.decision).toMatchObject({ kind: 'name' })
  story.pick('Night Elf')
  story.turnOf('Anna').raider('Anna').plays('Withering Shout')
  return story
}

test('a loop of mandatory triggered effects ends when their controller chooses a number (803.1, 803.3, example, Tyrande)', () => {
  const story = wisps()
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'loop', seat: 0, amounts: { min: 1_000_001 } })
  const few: Input = { kind: 'answer', decision: story.decision?.id ?? 0, seat: 0, picks: ['x=5'] }
  expect(story.refusal(few)).toBe('count')
  story.raider('Bert').answers('x=2000000')
  expect(looped(story)).toEqual([[0, 2_000_000]])
  expect([story.chain, story.isInPlay('Wisp'), story.isInPlay(TYRANDE)]).toEqual([[], false, true])
  story.waitsFor('Anna')
})

test('a player who can break a loop may still do so (803.4, Tyrande)', () => {
  const story = wisps({ hand: ['Doom'], resources: 1 })
  for (let passes = 0; passes < 40 && story.decision?.kind === 'priority'; passes++) story.pick('pass')
  story.raider('Bert').answers('x=2000000')
  expect(story.chain).toEqual([TYRANDE])
  story.raider('Bert').plays('Doom', { on: TYRANDE })
  story.resolveAll()
  expect([story.isInPlay(TYRANDE), looped(story).length]).toEqual([false, 1])
  story.waitsFor('Anna')
})

test('a player who repeats optional actions chooses how many times, and then has to do something else (803.2)', () => {
  const story = duel({ play: ['Idler'], hand: ['Nudge'], resources: 1 })
  for (let i = 0; i < 30 && story.decision?.kind === 'priority'; i++) {
    story.raider('Anna').uses('Idler')
    story.resolveAll()
  }
  expect(story.decision).toMatchObject({ kind: 'loop', seat: 0, amounts: { min: 0 } })
  story.pick('x=3')
  expect(looped(story)).toEqual([[0, 3]])
  story.resolveAll()
  expect(story.offers.filter((offer) => offer === 'power Idler').length).toBe(1)
  story.raider('Anna').plays('Nudge', { on: 'Idler' })
  story.resolve()
  expect([story.exhausted('Idler'), story.offers]).toEqual([true, expect.arrayContaining(['power Idler'])])
  story.waitsFor('Anna')
})

test('another player in the loop may choose a smaller number, and then doesn’t continue it (803.2)', () => {
  const story = duel({ play: ['Idler'] }, { play: ['Sleeper'] })
  for (let i = 0; i < 30 && story.decision?.kind === 'priority'; i++) {
    story.raider('Anna').uses('Idler')
    story.raider('Bert').uses('Sleeper')
    story.resolveAll()
  }
  story.raider('Anna').answers('x=9')
  expect(story.decision).toMatchObject({ kind: 'loop', seat: 1, amounts: { min: 0, max: 9 } })
  story.raider('Bert').answers('x=4')
  expect(looped(story)).toEqual([[1, 4]])
  story.ended = true
  const asked: string[] = []
  for (let i = 0; i < 4 && story.decision; i++) {
    asked.push(`${story.name(story.decision.seat)}: ${story.offers.includes('power Sleeper')}`)
    story.pick(
      story.name(story.decision.seat) === 'Anna' && story.offers.includes('power Idler')
        ? 'power Idler'
        : 'pass',
    )
  }
  expect(asked).not.toContain('Bert: true')
  story.waitsFor(story.name(story.decision?.seat ?? 0))
})

test('a loop in which a number grows also ends with a chosen number (803.3)', () => {
  const story = duel({ play: ['Whirligig'], hand: ['Nudge'], resources: 1 })
  story.raider('Anna').plays('Nudge', { on: 'Whirligig' })
  story.passUntil(() => false)
  expect(story.decision).toMatchObject({ kind: 'loop', seat: 0 })
  story.pick('x=1000001')
  expect(story.atk('Whirligig')).toBeGreaterThan(100)
  story.waitsFor('Anna')
})

test('a loop without actions and without triggered effects is a draw (803.5)', () => {
  const story = duel({ play: ['Keeper'], hand: ['Fire Blast'], resources: 1 })
  story.raider('Anna').plays('Fire Blast', { on: 'Keeper' })
  story.passUntil(() => false)
  story.isOver()
})
