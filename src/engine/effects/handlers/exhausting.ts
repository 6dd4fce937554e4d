/** Exhausts cards, some of which can't exhaust unless their controller pays (600.3a). */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { type RunningEffect, recordWhetherActionWasPerformed } from '../../model/state/effect-run.ts'
import type { Frame } from '../../model/state/frame.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { inPlayStateOf, isInPlay } from '../../model/state/objects.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { exhaustionTax } from '../../queries/exhaustion-tax.ts'
import { selectCardsReachedByText } from '../../queries/ghosts.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { countReadyResources } from '../../queries/resources.ts'
import { resourcePaymentAtoms } from '../../rules/links/paying.ts'

type Exhausting = Frame<'effect'>

/** Exhausts the cards of an effect. Only cards in play can be exhausted (411.2). */
export function exhaustCards({ game, frame, node, ctx }: RunningEffect<'exhaust'>): void {
  const it = frame
  hear(game, it)
  const ids = selectCardsReachedByText(game, ctx, node.what).filter(
    (id) => isInPlay(game, id) && !isActForbidden(game, id, 'exhaust') && !it.refused?.includes(id),
  )
  const taxed = inForceFlags(game).attackCost ? ids.find((id) => isTaxed(game, it, id)) : undefined
  if (taxed !== undefined) return askToPay(game, it, taxed, ctx.source)
  popFrame(game)
  const ready = ids.filter((id) => !inPlayStateOf(game, id).exhausted)
  if (node.as) ctx.bound[node.as] = ids
  if (node.done) ctx.bound[node.done] = ready
  recordWhetherActionWasPerformed(ctx, ready.length > 0)
  applyAtoms(
    game,
    ids.map((object): Atom => ({ atom: 'exhaust', object })),
  )
}

function isTaxed(game: Game, { paid = [] }: Exhausting, id: ObjectId): boolean {
  return !inPlayStateOf(game, id).exhausted && !paid.includes(id) && exhaustionTax(game, id) > 0
}

/** Asks the card's controller whether they pay so that the card can exhaust. A controller who can't pay has refused. */
function askToPay(game: Game, it: Exhausting, id: ObjectId, source: ObjectId): void {
  const { controller: seat } = inPlayStateOf(game, id)
  const amount = exhaustionTax(game, id)
  it.about = id
  if (amount > countReadyResources(game, seat)) return refuse(it, id)
  const options = (['yes', 'no'] as const).map((kind) => ({ id: kind, kind }))
  askQuestion(game, { kind: 'may', seat, options, source, about: id, amount })
}

function refuse(it: Exhausting, id: ObjectId): void {
  it.refused = [...(it.refused ?? []), id]
}

function hear(game: Game, it: Exhausting): void {
  const answer = takeAnswer(it)
  const { about: id } = it
  if (!answer || id === undefined) return
  if (answer[0] !== 'yes') return refuse(it, id)
  it.paid = [...(it.paid ?? []), id]
  applyAtoms(game, resourcePaymentAtoms(game, inPlayStateOf(game, id).controller, exhaustionTax(game, id)))
}
