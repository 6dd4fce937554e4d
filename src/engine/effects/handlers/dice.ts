/** Effects that roll a die for each of several cards, or turn a die. */

import { rollDiceWithReplacements, takeRolledDice } from '../../changes/rolling.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import type { EffectHandlers, RunningEffect } from '../../model/state/effect-run.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { controllerOf, seatsInTurnOrder } from '../../model/state/objects.ts'
import { optionId, pickedIndex } from '../../model/state/picks.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'

/** The handlers of effects that roll a die for each of several cards, or turn a die. */
export const diceHandlers: EffectHandlers<'rollFor' | 'turnDie'> = {
  rollFor(run) {
    const { game, frame, node, ctx } = run
    const answer = takeAnswer(frame)
    const ids = selectCards(game, ctx, node.of)
    if (isRolling(run, ids)) return
    if (answer) give(ctx, node.as, dieless(ctx, node.as, ids)[0], pickedIndex(answer[0]))
    const open = dieless(ctx, node.as, ids)
    const [seat] = node.assign ? selectPlayers(game, ctx, node.assign) : []
    if (seat === undefined || open.length === 0) return popFrame(game)
    askWhich(run, seat, open)
  },

  /** Lets a player turn the die that is being rolled to any of its faces, including the one that it shows. */
  turnDie({ game, frame, node, ctx }) {
    const rolling = game.frames.findLast((one) => one.kind === 'roll')
    const [seat] = selectPlayers(game, ctx, node.who)
    const from = rolling?.dice[rolling.at]
    if (!rolling || seat === undefined || from === undefined) return popFrame(game)
    const answer = takeAnswer(frame)
    if (!answer) return askFace(game, seat, ctx, rolling.source)
    popFrame(game)
    const to = pickedIndex(answer[0])
    if (to === from) return
    rolling.dice[rolling.at] = to
    emitEvent(game, { kind: 'dieTurned', seat, from, to, card: ctx.card, for: rolling.card })
  },
}

const FACES = [1, 2, 3, 4, 5, 6]

function askFace(game: Game, seat: Seat, { source }: TextContext, about: ObjectId): void {
  askQuestion(game, { kind: 'choose', seat, options: FACES.map(faceOption), source, about })
}

const faceOption = (face: number): Option => ({ id: optionId.die(face), kind: 'word', word: String(face) })

/**
 * Lets players roll one after the other, each for all of their cards at once. Returns whether a roll has been started.
 */
function isRolling(run: RunningEffect<'rollFor'>, ids: readonly ObjectId[]): boolean {
  const { game, frame, node, ctx } = run
  if (frame.step === 0) {
    frame.step = 1
    frame.seats = node.by === 'you' ? [ctx.controller] : [...seatsInTurnOrder(game)]
  }
  const rolled = takeRolledDice(frame)
  if (rolled) handOut(run, rolled, ownOf(run, frame.seats?.shift(), ids))
  for (const seat of [...(frame.seats ?? [])]) {
    const { length } = ownOf(run, seat, ids)
    if (length > 0) {
      rollDiceWithReplacements(game, seat, length, ctx)
      return true
    }
    frame.seats?.shift()
  }
  return false
}

function ownOf(
  { game, node }: RunningEffect<'rollFor'>,
  seat: Seat | undefined,
  ids: readonly ObjectId[],
): ObjectId[] {
  return ids.filter((id) => node.by === 'you' || controllerOf(game, id) === seat)
}

/** Stores rolled dice: in a common pool if a player assigns them, or else with the cards for which they were rolled. */
function handOut({ node, ctx }: RunningEffect<'rollFor'>, rolled: number[], own: readonly ObjectId[]): void {
  if (node.assign) ctx.bound[node.as] = rolled
  else for (const [i, id] of own.entries()) give(ctx, node.as, id, rolled[i] ?? 0)
}

function give(ctx: TextContext, roll: string, id: ObjectId | undefined, die: number): void {
  if (id !== undefined) ctx.rolls = { ...ctx.rolls, [`${roll}.${id}`]: die }
  const pool = ctx.bound[roll]
  if (Array.isArray(pool)) pool.splice(pool.indexOf(die), 1)
}

function dieless(ctx: TextContext, roll: string, ids: readonly ObjectId[]): ObjectId[] {
  return ids.filter((id) => ctx.rolls?.[`${roll}.${id}`] === undefined)
}

/** Asks which die a card gets, unless only one number is left in the pool. */
function askWhich(
  { game, node, ctx, frame }: RunningEffect<'rollFor'>,
  seat: Seat,
  [about]: ObjectId[],
): void {
  const pool = ctx.bound[node.as]
  const faces = [...new Set(Array.isArray(pool) ? pool : [])].sort((a, b) => a - b)
  if (faces.length === 1 || about === undefined) {
    frame.answer = [optionId.die(faces[0] ?? 0)]
    return
  }
  askQuestion(game, { kind: 'choose', seat, options: faces.map(faceOption), source: ctx.source, about })
}
