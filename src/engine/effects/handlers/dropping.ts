/** A card is dropped onto the table: who may be hit lays out first, then it is aimed, and dice say where it lands (R304). */

import { rollEach } from '../../atoms/chance.ts'
import { ask, pop, takeAnswer } from '../../model/frames.ts'
import type { ObjectId, Seat } from '../../model/game.ts'
import { cardOf, controllerOf, playerAt } from '../../model/objects.ts'
import { objectOption, pickedIndex, pickedObject, wordOption } from '../../model/picks.ts'
import type { HandlersOf, Run } from '../../model/run.ts'
import { emit } from '../../model/runtime.ts'
import { cellsFor, LAYOUTS, touchedAt } from '../../now/layouts.ts'
import { playersOf } from '../../now/reading/players.ts'
import { fitting } from '../../now/reading/selecting.ts'

export const dropping: HandlersOf<'drop'> = {
  drop(run) {
    const { game, frame, ctx } = run
    const answer = takeAnswer(frame)
    const open = unlaid(run)
    if (open !== undefined && !answer) return askLayout(run, open)
    if (open !== undefined && answer) return layOut(run, open, pickedIndex(answer[0]))
    const whom = playersOf(game, ctx, run.node.of).flatMap((seat) => charactersOf(run, seat))
    const [only] = whom
    if (only === undefined || answer || whom.length === 1)
      return land(run, answer ? pickedObject(answer[0]) : only)
    ask(game, { kind: 'choose', seat: ctx.controller, options: whom.map(objectOption), source: ctx.source })
  },
}

const keyOf = ({ node }: Run<'drop'>, seat: Seat): string => `${node.as}.${seat}`

/** Who hasn't said yet how his characters lie; nobody is asked about one alone. */
function unlaid(run: Run<'drop'>): Seat | undefined {
  return playersOf(run.game, run.ctx, run.node.of).find(
    (seat) => run.ctx.bound[keyOf(run, seat)] === undefined && charactersOf(run, seat).length > 1,
  )
}

function askLayout({ game, ctx }: Run<'drop'>, seat: Seat): void {
  ask(game, { kind: 'choose', seat, options: LAYOUTS.map(wordOption), source: ctx.source })
}

function layOut(run: Run<'drop'>, seat: Seat, layout: number): void {
  run.ctx.bound[keyOf(run, seat)] = layout
  emit(run.game, { kind: 'laidOut', seat, layout: LAYOUTS[layout] ?? LAYOUTS[0], for: run.ctx.card })
}

/** The hero first. */
function charactersOf({ game, ctx, node }: Run<'drop'>, seat: Seat): ObjectId[] {
  const own = fitting(game, ctx, game.play, node.onto).filter((id) => controllerOf(game, id) === seat)
  const { hero } = playerAt(game, seat)
  return [...own.filter((id) => id === hero), ...own.filter((id) => id !== hero)]
}

function land(run: Run<'drop'>, aimed: ObjectId | undefined): void {
  const { game, ctx, node } = run
  pop(game)
  if (aimed === undefined) return
  const dice = rollEach(game, ctx.controller, 2, ctx.card)
  const seat = controllerOf(game, aimed)
  const ids = charactersOf(run, seat)
  const layout = ctx.bound[keyOf(run, seat)]
  const cells = cellsFor(ids.length, LAYOUTS[typeof layout === 'number' ? layout : 0] ?? LAYOUTS[0])
  const touched = touchedAt(cells, ids.indexOf(aimed), dice).flatMap((i) => ids[i] ?? [])
  ctx.bound[node.as] = touched
  const cards = touched.map((id) => cardOf(game, id).id)
  emit(game, {
    kind: 'landed',
    seat,
    at: aimed,
    atCard: cardOf(game, aimed).id,
    touched,
    cards,
    for: ctx.card,
  })
}
