import { afterAll, describe, expect, test } from 'vitest'
import { some } from '../../../test/support/extent.ts'
import {
  applyInput,
  askingOrderOfDecision,
  canTakeTurnActions,
  type Decision,
  type DecisionKind,
  seatsStillToBeAsked,
} from '../../engine/index.ts'
import { newAnswerInAdvanceInstruction } from '../../table/autopilot/answers-in-advance.ts'
import { picksByInstructions } from '../../table/autopilot/evaluate-instructions.ts'
import { movesOfSeatAskedLater } from '../../table/preview/possible-moves.ts'
import {
  assertDiscordAccepts,
  fakeRaidInfo,
  forEachQuestion,
  heuristicPlayer,
  playerLookFor,
} from '../fixture.ts'
import { answerPanel } from '../raid-questions/panel.ts'
import { autopilotComponentIds, decodeInstructionRequest } from './ids.ts'

/** Returns the values of the select for moves in advance. */
function offered(post: ReturnType<typeof answerPanel>): string[] {
  return post.components
    .flatMap(({ components }) => components)
    .flatMap((one) =>
      one.type === 3 && autopilotComponentIds.answerInAdvance.read(one.custom_id) ? one.options : [],
    )
    .map(({ value }) => value)
}

test('a player who is asked later sees exactly their moves of that moment, with targets', () => {
  let moves = 0
  for (const seed of [1, 2, 3, 4, 5]) {
    const raid = fakeRaidInfo(seed, 3)
    forEachQuestion({ seed, seats: 3 }, ({ game, seat: asked }) => {
      for (const { seat } of raid.seats.filter((one) => one.seat !== asked)) {
        const look = {
          ...playerLookFor(raid, game, seat),
          movesAskedLater: movesOfSeatAskedLater(game, seat),
        }
        const post = answerPanel(look)
        assertDiscordAccepts(post)
        const requests = offered(post).map(decodeInstructionRequest)
        const open = look.movesAskedLater?.decision.options.map(({ id }) => id) ?? []
        for (const request of requests) {
          expect(request).toMatchObject({ kind: 'ahead', moment: look.view?.window?.moment })
          expect(open).toContain(request?.kind === 'ahead' && request.move?.[0])
        }
        if (!look.view?.window?.next.includes(seat)) expect(requests).toEqual([])
        moves += requests.length
      }
    })
  }
  expect(moves).toBeGreaterThan(0)
})

/** The answer of the asked seat that changes nothing for the players who are asked later. */
const LEAST: Partial<Record<DecisionKind, string>> = { mulligan: 'keep', protect: 'none' }
const least = ({ kind, options, min }: Decision): string[] =>
  kind === 'discard' ? options.slice(0, min).map(({ id }) => id) : [LEAST[kind] ?? 'pass']

test('a move that is offered in advance can also be chosen once the player is asked', () => {
  let moves = 0
  for (const seed of some([1, 2, 3, 4, 5, 6, 7, 8], 3)) moves += chosenLate(seed)
  expect(moves).toBeGreaterThan(0)
})

/** @returns the number of moves that a player chose in advance although they were already asked */
function chosenLate(seed: number): number {
  const raid = fakeRaidInfo(seed, 3)
  let moves = 0
  forEachQuestion({ seed, seats: 3, policy: heuristicPlayer }, ({ game, own: { decision } }) => {
    const next = askingOrderOfDecision(game)?.next[0]
    if (!decision || next === undefined) return
    const requests = offered(
      answerPanel({ ...playerLookFor(raid, game, next), movesAskedLater: movesOfSeatAskedLater(game, next) }),
    ).map(decodeInstructionRequest)
    const later = structuredClone(game)
    applyInput(later, { kind: 'answer', decision: decision.id, seat: decision.seat, picks: least(decision) })
    if (
      later.decision?.seat !== next ||
      askingOrderOfDecision(later)?.moment !== askingOrderOfDecision(game)?.moment
    )
      return
    for (const request of requests) {
      const move = request?.kind === 'ahead' ? request.move : []
      const instruction = { ...newAnswerInAdvanceInstruction(later, next, move), id: 1 }
      expect(picksByInstructions(later, later.decision, [instruction])?.picks[0]).toBe(move?.[0])
      moves += 1
    }
  })
  return moves
}

describe('the players who are asked too', () => {
  const told = { mulligan: 0, priority: 0, protect: 0, discard: 0 }

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'are those who are asked next if nobody changes anything (seed %i)',
    (seed) => {
      forEachQuestion({ seed, seats: 5, policy: heuristicPlayer }, ({ game, own: { decision } }) => {
        if (!decision) return
        const { id, seat, kind } = decision
        const isHeard = kind === 'priority' || kind === 'mulligan' || kind === 'protect' || kind === 'discard'
        const copy = structuredClone(game)
        const also = seatsStillToBeAsked(copy)
        if (!isHeard || canTakeTurnActions(game, seat)) return expect(also).toEqual([])
        const before = askingOrderOfDecision(copy)
        applyInput(copy, { kind: 'answer', decision: id, seat, picks: least(decision) })
        const after = askingOrderOfDecision(copy)
        if (before === null) return expect(also).toEqual([]) // only for discards
        const isSame = after?.moment === before?.moment && copy.chain.length === game.chain.length
        const next = isSame && before?.next.includes(copy.decision?.seat ?? -1) ? [copy.decision?.seat] : []
        expect(also.slice(0, 1)).toEqual(next)
        told[kind] += also.length
      })
    },
  )

  afterAll(() => {
    expect(told.mulligan).toBeGreaterThan(5)
    expect(told.priority).toBeGreaterThan(2)
    expect(told.protect).toBeGreaterThan(0)
  })
})
