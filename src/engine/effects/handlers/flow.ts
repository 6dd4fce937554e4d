/**
 * Effects that run other effects: in order, for each player, under a condition, optionally, or depending on a die or
 * a mode.
 */

import { applyAtoms } from '../../changes/atoms.ts'
import { tossCoin } from '../../changes/chance.ts'
import { isActionBarredByLoop, recordLoopAction } from '../../changes/loops.ts'
import { rollDiceWithReplacements, sumOfDice, takeRolledDice } from '../../changes/rolling.ts'
import type { Effect } from '../../model/data/vocabulary/effects.ts'
import type { Option } from '../../model/state/decision.ts'
import {
  type EffectHandlers,
  type RunningEffect,
  recordWhetherActionWasPerformed,
  startPartOfEffect,
} from '../../model/state/effect-run.ts'
import { askQuestion, askYesOrNo, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { objectById, playerInSeat } from '../../model/state/objects.ts'
import { optionId, pickedIndex } from '../../model/state/picks.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { isConditionTrue } from '../../queries/card-text/conditions.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { areAllChoosersOutOfReach, seatThatChooses } from '../../queries/choosers.ts'
import { playersReachedByText } from '../../queries/ghosts.ts'
import { countReadyResources } from '../../queries/resources.ts'
import { resourcePaymentAtoms } from '../../rules/links/paying.ts'
import { isEffectPossible } from '../possible.ts'

export const controlFlowHandlers: EffectHandlers<
  'repeat' | 'do' | 'forEach' | 'forEachCard' | 'may' | 'ifYouDo' | 'if' | 'byRoll' | 'modal' | 'roll' | 'pay'
> = {
  /** Runs the steps in order. Impossible steps have no effect, and the rest is done (712.3). */
  do({ game, frame, node, ctx, path }) {
    if (frame.step >= node.steps.length) return popFrame(game)
    frame.step += 1
    startPartOfEffect({ game, frame, node, ctx, path }, `steps.${frame.step - 1}`)
  },

  forEach({ game, frame, node, ctx, path }) {
    const seats = frame.seats ?? playersReachedByText(game, ctx, node.players)
    frame.seats = seats
    const seat = seats[frame.step]
    if (seat === undefined) {
      ctx.they = undefined
      return popFrame(game)
    }
    frame.step += 1
    if (playerInSeat(game, seat).out) return
    ctx.they = seat
    startPartOfEffect({ game, frame, node, ctx, path }, 'do')
  },

  forEachCard({ game, frame, node, ctx, path }) {
    const ids = frame.ids ?? selectCards(game, ctx, node.of)
    frame.ids = ids
    const id = ids[frame.step]
    if (id === undefined) return popFrame(game)
    frame.step += 1
    // The card has left the game together with its owner (102.2).
    if (playerInSeat(game, objectById(game, id).owner).out) return
    ctx.bound[node.as] = [id]
    startPartOfEffect({ game, frame, node, ctx, path }, 'do')
  },

  /** Asks a player, as the text resolves, whether an optional part is done (708.3). */
  may({ game, frame, node, ctx, path }) {
    const answer = takeAnswer(frame)
    if (answer) {
      popFrame(game)
      const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
      if (answer[0] !== 'yes') return recordWhetherActionWasPerformed(ctx, false)
      recordLoopAction(game, { act: true, seat, what: `may|${ctx.card}|${path}` })
      return startPartOfEffect({ game, frame, node, ctx, path }, 'do')
    }
    const [seat] = playersReachedByText(game, ctx, node.who)
    const barred = seat !== undefined && isActionBarredByLoop(game, seat, `may|${ctx.card}|${path}`)
    if (seat === undefined || barred || !isEffectPossible({ game, frame, ctx, path }, node.do)) {
      popFrame(game)
      return recordWhetherActionWasPerformed(ctx, false)
    }
    const about = subjectOf(game, ctx, node.do)
    askYesOrNo(game, { seat, source: ctx.source, ...(about ? { about } : {}) })
  },

  ifYouDo({ game, frame, node, ctx, path }) {
    if (frame.step === 0) {
      frame.step = 1
      ctx.performed = true
      return startPartOfEffect({ game, frame, node, ctx, path }, 'first')
    }
    popFrame(game)
    if (ctx.performed) startPartOfEffect({ game, frame, node, ctx, path }, 'then')
    else if (node.else) startPartOfEffect({ game, frame, node, ctx, path }, 'else')
  },

  if({ game, frame, node, ctx, path }) {
    popFrame(game)
    if (isConditionTrue(game, ctx, node.cond)) startPartOfEffect({ game, frame, node, ctx, path }, 'then')
    else if (node.else) startPartOfEffect({ game, frame, node, ctx, path }, 'else')
  },

  repeat({ game, frame, node, ctx, path }) {
    if (frame.step > 0 && !isConditionTrue(game, ctx, node.while)) return popFrame(game)
    frame.step = 1
    ctx.rolls = undefined
    startPartOfEffect({ game, frame, node, ctx, path }, 'do')
  },

  byRoll({ game, frame, node, ctx, path }) {
    popFrame(game)
    const rolled = evaluateAmount(game, ctx, { kind: 'bound', name: node.roll })
    const row = node.rows.findIndex(({ from, to }) => from <= rolled && rolled <= to)
    if (row >= 0) startPartOfEffect({ game, frame, node, ctx, path }, `rows.${row}.do`)
  },

  modal({ game, frame, node, ctx, path }) {
    if (node.resolving) return chooseNow({ game, frame, node, ctx, path })
    const mode = ctx.modes[frame.step]
    if (mode === undefined) return popFrame(game)
    frame.step += 1
    startPartOfEffect({ game, frame, node, ctx, path }, `modes.${mode}`)
  },

  pay({ game, node, ctx }) {
    popFrame(game)
    const [seat] = playersReachedByText(game, ctx, node.who)
    const amount = evaluateAmount(game, ctx, node.amount)
    const able = seat !== undefined && countReadyResources(game, seat) >= amount
    recordWhetherActionWasPerformed(ctx, able)
    if (able) applyAtoms(game, resourcePaymentAtoms(game, seat, amount))
  },

  roll({ game, frame, node, ctx }) {
    const [seat = ctx.controller] = selectPlayers(game, ctx, node.who)
    const rolled = takeRolledDice(frame)
    if (!rolled && !node.coin) return rollDiceWithReplacements(game, seat, node.dice, ctx)
    popFrame(game)
    ctx.bound[node.as] = rolled ? sumOfDice(rolled) : tossCoin(game, seat, ctx.card) ? 1 : 2
  },
}

/** The player chooses among the modes that can be done (709.2b). */
function chooseNow({ game, frame, node, ctx, path }: RunningEffect<'modal'>): void {
  const answer = takeAnswer(frame)
  if (!answer) return askForModes({ game, frame, node, ctx, path })
  popFrame(game)
  // The modes are sorted in reverse, because the last frame runs first.
  const modes = answer.map(pickedIndex).sort((a, b) => b - a)
  for (const mode of modes) startPartOfEffect({ game, frame, node, ctx, path }, `modes.${mode}`)
}

function askForModes({ game, frame, node, ctx, path }: RunningEffect<'modal'>): void {
  const options = node.modes.flatMap((effect, mode): Option[] =>
    isEffectPossible({ game, frame, ctx, path }, effect)
      ? [{ id: optionId.mode(mode), kind: 'mode', mode }]
      : [],
  )
  if (options.length === 0 || areAllChoosersOutOfReach(game, ctx, node.who)) return popFrame(game)
  const max = Math.min(node.choose ?? 1, options.length)
  askQuestion(game, {
    kind: 'mode',
    source: ctx.source,
    ...seatThatChooses(game, ctx, node.who),
    options,
    min: node.orFewer ? 1 : max,
    max,
  })
}

/**
 * Returns the card that an optional effect is about, which is shown with the question, or undefined if there is none.
 */
function subjectOf(game: Game, ctx: TextContext, node: Effect): ObjectId | undefined {
  if (node.kind === 'destroy' || node.kind === 'exhaust' || node.kind === 'put')
    return selectCards(game, ctx, node.what)[0]
  if (node.kind === 'deal') return selectCards(game, ctx, node.to)[0]
  return undefined
}
