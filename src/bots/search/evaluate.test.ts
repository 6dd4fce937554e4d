/** The terms of an evaluation, each of them alone. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  attachTo,
  hero,
  hostCard,
  numberedCardsOfSet,
  target,
  yourHero,
} from '../../cards/builders.ts'
import { viewFor } from '../../engine/index.ts'
import { moltenCoreStory } from '../../raids/molten-core/molten.testkit.ts'
import { scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { type Evaluation, evaluateView, TERMS, type Term, totalOfEvaluation } from './evaluate.ts'
import { DUNGEON_WEIGHTS, EVALUATION_WEIGHTS } from './weights.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Blessing', { cost: 1 }, '', attachTo(target(any.ally)), hostCard.has(atkAndHealthBonus(2, 2))),
  2: ability('Shackle', { cost: 1 }, '', attachTo(target(any.ally)), hostCard.cant('attack')),
  4: ally('Pup', { cost: 1, melee: 2, health: 2 }, ''),
  3: hero('Fang', { melee: 2, health: 20 }, 'Hound'),
  5: hero('Claw', { melee: 2, health: 90 }, 'Hound'),
  6: ability('Strike', { cost: 0 }, '', yourHero.deals(1).to(target(any.hero))),
})

/** Evaluates a raid for Anna, or for the Boss. */
function evaluated(anna: PartySetup, lair: PartySetup = {}, seat: 'Anna' | 'Boss' = 'Anna'): Evaluation {
  const story = scenario({
    cards,
    raiders: { Anna: anna, Bert: {} },
    boss: { bosses: ['OWN-3'], ...lair },
    turn: 'Anna',
  })
  const view = viewFor(story.game, story.seat(seat))
  story.waitsFor('Anna')
  return evaluateView(view, story.seat(seat), EVALUATION_WEIGHTS)
}

const plain: PartySetup = { play: ['Pup'], hand: ['Pup'] }

test.each<[Term, PartySetup, PartySetup]>([
  ['heroes', { ...plain, damage: 5 }, {}],
  ['allies', { ...plain, play: [] }, {}],
  ['hands', { ...plain, hand: [] }, {}],
  ['resources', { ...plain, resources: -1 }, {}],
  ['lairAllies', plain, { play: ['Pup'] }],
])('%s', (term, worse, lair) => {
  const good = evaluated({ ...plain, resources: 2 })
  const bad = evaluated(
    worse.resources === -1 ? { ...plain, resources: 1 } : { ...worse, resources: 2 },
    lair,
  )
  expect(TERMS.filter((one) => good[one] !== bad[one])).toEqual([term])
  expect(totalOfEvaluation(good)).toBeGreaterThan(totalOfEvaluation(bad))
})

test('damage to the lair’s hero is good for the raiders and bad for the Boss', () => {
  const [whole, hurt] = [{}, { damage: 6 }].map((lair) => evaluated(plain, lair))
  const [own, ownHurt] = [{}, { damage: 6 }].map((lair) => evaluated(plain, lair, 'Boss'))
  expect((hurt?.lairHero ?? 0) - (whole?.lairHero ?? 0)).toBeCloseTo(6 * EVALUATION_WEIGHTS.lairHero)
  expect((ownHurt?.lairHero ?? 0) - (own?.lairHero ?? 0)).toBeCloseTo(-6 * EVALUATION_WEIGHTS.lairHero)
})

test('an attached card counts for its host’s side, or against it if it harms the host', () => {
  const on = (card: string) => evaluated({ play: ['Pup', { card, on: 'Pup' }] }).attachments
  expect([on('Blessing'), on('Shackle')]).toEqual([EVALUATION_WEIGHTS.attached, -EVALUATION_WEIGHTS.attached])
})

test('the fall of a Boss is good for the raiders, although the next Boss has more health', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Strike'] } },
    boss: { bosses: ['OWN-3', 'OWN-5'], damage: 19 },
    turn: 'Anna',
  })
  const before = totalOfEvaluation(evaluateView(viewFor(story.game, 0), 0, EVALUATION_WEIGHTS))
  story.raider('Anna').plays('Strike', { on: 'Fang' })
  story.resolve()
  expect(totalOfEvaluation(evaluateView(viewFor(story.game, 0), 0, EVALUATION_WEIGHTS))).toBeGreaterThan(
    before,
  )
  story.waitsFor('Anna')
})

test('the fall of the last Boss is good for the raiders, although no fallen Boss is in play any more', () => {
  const story = moltenCoreStory({ boss: 10, damage: 49 }, { Anna: { hand: ['Prick'] } })
  story.turnOf('Anna')
  const total = () => totalOfEvaluation(evaluateView(viewFor(story.game, 0), 0, EVALUATION_WEIGHTS))
  const before = total()
  story.raider('Anna').plays('Prick', { on: 'Ragnaros' })
  story.resolve()
  story.isOver('raiders')
  expect(total()).toBeGreaterThan(before + EVALUATION_WEIGHTS.decided)
})

test('the cards on the table don’t count in a lost raid', () => {
  const story = scenario({ cards, raiders: { Anna: plain }, boss: { bosses: ['OWN-3'] }, turn: 'Anna' })
  const view = { ...viewFor(story.game, 0), outcome: { kind: 'won', side: 'lair' } as const }
  const { allies, hands, outcome } = evaluateView(view, 0, EVALUATION_WEIGHTS)
  expect([allies, hands, outcome]).toEqual([0, 0, -EVALUATION_WEIGHTS.decided])
  story.waitsFor('Anna')
})

test.each<[number, 1 | 2, number]>([
  [0, 1, 1],
  [5, 1, 1.5],
  [9, 1, 1.9],
  [10, 1, 2.5],
  [4, 2, 2.2],
  [20, 1, 3],
])('when a raider’s hero has %i damage, a hero of level %i counts as level %d', (damage, level, counted) => {
  const story = scenario({ raiders: { Anna: { damage }, Bert: {} }, dungeon: {}, level })
  const weights = { ...DUNGEON_WEIGHTS, level: 1 }
  expect(evaluateView(viewFor(story.game, 0), 0, weights).level).toBeCloseTo(-counted)
  story.waitsFor('Anna')
})
