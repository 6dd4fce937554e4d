/** Quests that the plain player completes or leaves alone. */
import { expect, test } from 'vitest'
import {
  destroying,
  destroySelf,
  each,
  named,
  numberedCardsOfSet,
  quest,
  ready,
  you,
  your,
} from '../cards/builders.ts'
import type { Cost } from '../engine/index.ts'
import { scenario } from '../scenarios/scenario.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const study = quest('Study', 1, {}, you.draw(1))

/** The quest with another name and another cost before its own. */
const withCost = (name: string, cost: Cost) => ({
  ...study,
  name,
  powers: study.powers.map((power) =>
    power.kind === 'reward' ? { ...power, costs: [cost, ...power.costs] } : power,
  ),
})

const cards = numberedCardsOfSet('QUEST', {
  1: study,
  2: quest('Call', 1, {}, ready(each(named('Nobody')))),
  3: withCost('Sale', destroying(each(your.resource), 2)),
  4: withCost('Oath', destroySelf),
})

test.each([
  ['that draws a card is completed', 'Study', 3, true],
  ['whose reward would do nothing is left alone', 'Call', 3, false],
  ['that costs two of four resources is left alone', 'Sale', 3, false],
  ['that destroys itself while resources are few is left alone', 'Oath', 4, false],
  ['that destroys itself while resources are many is completed', 'Oath', 9, true],
  ['that costs two of many resources is completed', 'Sale', 9, true],
])('a quest %s', (_, name, resources, isCompleted) => {
  const story = scenario({
    cards,
    raiders: { Anna: { resources, quests: [name], hand: ['Brigg'] }, Bert: {} },
  })
  story.raider('Anna').places('Brigg')
  const { game, decision, offers } = story.resolve()
  const picks = decision ? heuristicPicks(game, decision) : []
  const picked = picks.map((pick) => offers[decision?.options.findIndex(({ id }) => id === pick) ?? -1])
  expect(picked.includes(`quest ${name}`)).toBe(isCompleted)
  story.waitsFor('Anna')
})
