/** The forecast of an attack that is shown beside its target, compared with the attack's result. */
import { expect, test } from 'vitest'
import { applyInput, canTakeTurnActions, copyGame, viewFor } from '../../engine/index.ts'
import { forecastAttacks } from '../../table/preview/attack-preview.ts'
import { answerInputForOpenDecision, targetQuestionsOfMoves } from '../../table/preview/possible-moves.ts'
import {
  assertDiscordAccepts,
  fakeRaidInfo,
  forEachQuestion,
  heuristicPlayer,
  playerLookFor,
} from '../fixture.ts'
import { findCardInView } from '../message-parts/names.ts'
import { answerPanel } from './panel.ts'

const plan = { seats: 3, policy: heuristicPlayer, most: 250 }

test('an attack to which nobody responds ends as forecast', () => {
  let told = 0
  for (const seed of [1, 2])
    forEachQuestion({ ...plan, seed }, ({ game, seat }) => {
      if (game.decision?.kind !== 'priority' || !canTakeTurnActions(game, seat)) return
      const targetDecisions = targetQuestionsOfMoves(game, seat)
      const all = Object.entries(forecastAttacks(game, seat, targetDecisions))
      const [first] = all
      if (!first) return
      const raid = fakeRaidInfo(seed, plan.seats)
      const post = answerPanel({
        ...playerLookFor(raid, game, seat),
        targetDecisions,
        forecasts: Object.fromEntries(all),
      })
      assertDiscordAccepts(post)
      expect(JSON.stringify(post.components)).toMatch(/→ .*( dies| has \d+ left|nobody is hurt)/)
      const [pick, forecast] = first
      const copy = copyGame(game)
      for (const one of pick.split('>')) applyInput(copy, answerInputForOpenDecision(copy, [one]))
      for (let n = 0; n < 40 && (copy.chain.length > 0 || copy.combat); n++)
        applyInput(
          copy,
          answerInputForOpenDecision(copy, [copy.decision?.kind === 'priority' ? 'pass' : 'none']),
        )
      const after = viewFor(copy, null)
      for (const { object, left } of [forecast.attacker, forecast.defender]) {
        const card = findCardInView(after, object)
        if (left === 0) expect(copy.objects[object]?.zone === 'play' && copy.outcome === null).toBe(false)
        else if (left !== null) expect(card && (card.health ?? 0) - card.damage).toBe(left)
      }
      told += 1
    })
  expect(told).toBeGreaterThan(5)
})
