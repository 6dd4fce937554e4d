/** Effects that roll a die for each of several cards. */

import { rollEach } from '../../atoms/chance.ts'
import { ask, pop, takeAnswer } from '../../model/frames.ts'
import type { Context, ObjectId, Seat } from '../../model/game.ts'
import { controllerOf, inTurnOrder } from '../../model/objects.ts'
import { pickedIndex, pickOf } from '../../model/picks.ts'
import type { HandlersOf, Run } from '../../model/run.ts'
import { playersOf } from '../../now/reading/players.ts'
import { select } from '../../now/reading/selecting.ts'

export const dice: HandlersOf<'rollFor'> = {
  rollFor(run) {
    const { game, frame, node, ctx } = run
    const answer = takeAnswer(frame)
    const ids = select(game, ctx, node.of)
    if (frame.step === 0) rollFor(run, ids)
    if (answer) give(ctx, node.as, dieless(ctx, node.as, ids)[0], pickedIndex(answer[0]))
    const open = dieless(ctx, node.as, ids)
    const [seat] = node.assign ? playersOf(game, ctx, node.assign) : []
    if (seat === undefined || open.length === 0) return pop(game)
    askWhich(run, seat, open)
  },
}

/** The dice lie in the middle where somebody chooses which is whose; otherwise each is its card's. */
function rollFor({ game, frame, node, ctx }: Run<'rollFor'>, ids: readonly ObjectId[]): void {
  frame.step = 1
  for (const seat of node.by === 'you' ? [ctx.controller] : inTurnOrder(game)) {
    const own = node.by === 'you' ? ids : ids.filter((id) => controllerOf(game, id) === seat)
    const rolled = own.length > 0 ? rollEach(game, seat, own.length, ctx.card) : []
    if (node.assign) ctx.bound[node.as] = rolled
    else for (const [i, id] of own.entries()) give(ctx, node.as, id, rolled[i] ?? 0)
  }
}

function give(ctx: Context, roll: string, id: ObjectId | undefined, die: number): void {
  if (id !== undefined) ctx.rolls = { ...ctx.rolls, [`${roll}.${id}`]: die }
  const pool = ctx.bound[roll]
  if (Array.isArray(pool)) pool.splice(pool.indexOf(die), 1)
}

function dieless(ctx: Context, roll: string, ids: readonly ObjectId[]): ObjectId[] {
  return ids.filter((id) => ctx.rolls?.[`${roll}.${id}`] === undefined)
}

/** Card by card; where one die or one number is left, nothing is to be chosen. */
function askWhich({ game, node, ctx, frame }: Run<'rollFor'>, seat: Seat, [about]: ObjectId[]): void {
  const pool = ctx.bound[node.as]
  const faces = [...new Set(Array.isArray(pool) ? pool : [])].sort((a, b) => a - b)
  if (faces.length === 1 || about === undefined) {
    frame.answer = [pickOf.die(faces[0] ?? 0)]
    return
  }
  const options = faces.map((face) => ({ id: pickOf.die(face), kind: 'word' as const, word: String(face) }))
  ask(game, { kind: 'choose', seat, options, source: ctx.source, about })
}
