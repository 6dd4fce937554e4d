/** Planned answers, and that they depend on nothing that their seat may not know. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/support/extent.ts'
import { ability, ally, any, numberedCardsOfSet, target, yourHero } from '../../cards/builders.ts'
import { applyInput, type Game, type ImaginedGame, imagineGame, refusalOfPicks } from '../../engine/index.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { randomFuzzTable, startFuzzTable } from '../../simulation/fuzz/tables.ts'
import { randomAnswer } from '../../simulation/invariant-checks/answers.ts'
import { newRandomNumberGenerator } from '../../simulation/invariant-checks/random-numbers.ts'
import { coursesOf, onlyPlacesResourceOrPasses } from './courses.ts'
import { needsPlanning, plan } from './plan.ts'
import { planningQuestionOf } from './question.ts'

const BUDGET = { playouts: 12, horizon: 'turn', courses: 12 } as const
const SMALL = { playouts: 4, horizon: 'turn', courses: 4 } as const

const cards = numberedCardsOfSet('OWN', {
  1: ability('Bolt', { cost: 0 }, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  2: ally('Wall', { cost: 3, melee: 0, health: 9 }, ''),
  3: ally('Blade', { cost: 3, melee: 4, health: 3 }, ''),
  4: ally('Pup', { cost: 1, melee: 2, health: 2 }, ''),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })

const question = ({ game }: Story, seed = 0) =>
  planningQuestionOf(imagineGame(game, game.decision?.seat ?? 0, seed))
const planned = (story: Story, seed = 0) => plan(question(story, seed), BUDGET, 7)

describe('courses', () => {
  test('copies of a card are one option', () => {
    const story = duel({ hand: ['Pup', 'Pup', 'Pup'], resources: 2 })
    const courses = coursesOf(question(story), 20)
    expect(courses.filter(({ steps }) => steps[0]?.[0]?.startsWith('play'))).toHaveLength(1)
    story.waitsFor('Anna')
  })

  test('attacks on one defender are a course, for each defender', () => {
    const story = duel({ play: ['Pup', 'Pup'] }, { play: ['Blade'] })
    const focused = coursesOf(question(story), 20).flatMap(({ focus }) => focus ?? [])
    expect(focused.map((id) => story.cardName(id)).sort()).toEqual(['Blade', 'Frizlix of Kezan'])
    story.waitsFor('Anna')
  })

  test('a character can stay ready while others attack', () => {
    const story = duel({ play: ['Pup', 'Pup'] }, { play: ['Blade'] })
    const held = coursesOf(question(story), 20).flatMap((course) => course.held ?? [])
    expect(held.map((id) => story.cardName(id))).toContain('Pup')
    story.waitsFor('Anna')
  })

  test('the plain player chooses which card is placed, unless that card can be played', () => {
    const story = duel({ hand: ['Wall', 'Wall', 'Blade'] })
    expect(coursesOf(question(story), 20).map(({ steps }) => steps[0]?.[0]?.slice(0, 4))).toEqual(['down'])
    story.waitsFor('Anna')
  })
  test('nothing is done after a resource is placed, instead of passing at once', () => {
    const story = duel({ hand: ['Pup'], resources: 1 })
    const courses = coursesOf(question(story), 20)
    const ending = courses.filter(({ ends }) => ends)
    expect(ending.map(({ steps }) => steps[0]?.[0]?.slice(0, 4))).toEqual(['down'])
    expect(ending.every(onlyPlacesResourceOrPasses)).toBe(true)
    expect(courses.map(({ steps }) => steps[0]?.[0])).not.toContain('pass')
    story.waitsFor('Anna')
  })
  test('the turn can end after the card that the plain player would play', () => {
    const story = duel({ hand: ['Blade', 'Wall'], play: ['Pup'], resources: 3 })
    story.raider('Anna').places('Wall')
    story.resolve()
    const ending = coursesOf(question(story), 20).filter(({ ends }) => ends)
    expect(ending.map(({ steps }) => steps[0]?.[0]?.slice(0, 4))).toEqual(['play'])
    expect(ending.filter(onlyPlacesResourceOrPasses)).toEqual([])
    story.waitsFor('Anna')
  })
  test('the card that the plain player would play can stay in hand while the others are played', () => {
    const story = duel({ hand: ['Blade', 'Pup', 'Wall'], resources: 3 })
    story.raider('Anna').places('Wall')
    story.resolve()
    const held = coursesOf(question(story), 20).filter((course) => course.held)
    const played = (id = '') => story.cardName(Number(id.slice('play'.length)))
    expect(held.map(({ steps }) => played(steps[0]?.[0]))).toEqual(['Pup'])
    expect(held[0]?.held?.map((id) => story.cardName(id))).toEqual(['Blade'])
    story.waitsFor('Anna')
  })
})

test('it attacks an ally that two attacks destroy, and neither of them would do it alone', () => {
  const story = duel({ play: ['Pup', 'Pup'] }, { play: ['Blade'] })
  const { steps } = planned(story)
  expect(story.decision?.options.find(({ id }) => id === steps[0]?.[0])?.kind).toBe('attack')
  story.waitsFor('Anna')
})

test('it plays removal on the ally that it destroys', () => {
  const story = duel({ hand: ['Bolt'] }, { play: ['Wall', 'Blade'] })
  const { steps, why } = planned(story)
  const passing = why.find((one) => onlyPlacesResourceOrPasses(one.with))
  expect([passing?.better, passing?.reasons[0]?.term]).toEqual([passing?.of, 'allies'])
  const [, [target = ''] = []] = steps
  expect(target).toBe(`o${story.game.play.find((id) => story.cardName(id) === 'Blade')}`)
  story.waitsFor('Anna')
})

test('the same question has the same answer, with any imagined game of its seat', () => {
  const story = duel({ hand: ['Bolt', 'Pup'], resources: 1 }, { hand: ['Bolt'], play: ['Wall', 'Blade'] })
  expect(planned(story, 1)).toEqual(planned(story, 2))
  story.waitsFor('Anna')
})

const SEED = fc.integer({ min: 1, max: 1_000_000 })

/** Plays at random until a question is worth planning. */
function gameWithQuestion(seed: number): Game {
  const game = startFuzzTable(randomFuzzTable(seed))
  const next = newRandomNumberGenerator(seed)
  for (let i = 0; game.decision && (i < 40 || !needsPlanning(game.decision)); i++)
    applyInput(game, randomAnswer(game.decision, next))
  return game
}

test('at random tables the answer is legal, and depends on no hidden card', () => {
  fc.assert(
    fc.property(SEED, (seed) => {
      const { decision, ...rest } = gameWithQuestion(seed)
      if (!decision) return
      const game: Game = { decision, ...rest }
      const plans = [1, 2].map((n) =>
        plan(planningQuestionOf(imagineGame(game, decision.seat, n)), SMALL, seed),
      )
      expect(plans[0]).toEqual(plans[1])
      expect(refusalOfPicks(decision, [...(plans[0]?.steps[0] ?? [])])).toBeNull()
    }),
    { numRuns: runs(24, 6), seed: 3 },
  )
})

test('the types don’t let a planner have a true game', () => {
  const story = duel({ hand: ['Pup'] })
  // @ts-expect-error a true game isn't an imagined one
  const given: ImaginedGame = story.game
  expect(given).toBe(story.game)
  story.waitsFor('Anna')
})
