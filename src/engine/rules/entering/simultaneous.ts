/** The timestamp order of cards that enter play at the same time, and so begin to modify at the same time (718.3). */

import type { Modifier } from '../../model/data/vocabulary/modifiers.ts'
import type { EnteringCard, Frame } from '../../model/state/frame.ts'
import { askQuestion, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { cardOf, seatsInTurnOrder } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { printedPowers } from '../../queries/powers.ts'

type Stamping = Frame<'enter'>

/** The kinds of modifiers of which the later one prevails. For all other kinds the order makes no difference. */
const PREVAILING: ReadonlySet<Modifier['kind']> = new Set(['damageType', 'become', 'control', 'losePowers'])
const POWERS: ReadonlySet<Modifier['kind']> = new Set(['keyword', 'grant', 'powersOf'])

/**
 * Puts entering cards into timestamp order: the cards of the turn player first, then those of the next player. Each
 * player chooses the order among their cards (718.3). Returns whether the order is settled.
 */
export function orderEnteringCards(game: Game, it: Stamping): boolean {
  if (it.arrivals.length < 2) return true
  noteAnswer(it)
  const prevailing = it.arrivals.filter(({ object }) => prevails(game, object, it))
  if (prevailing.length < 2) return true
  const seats = seatsInTurnOrder(game)
  for (const seat of seats) {
    const own = prevailing.filter(({ under }) => under === seat)
    if (it.stamped?.includes(seat) || !differ(game, own)) continue
    it.stamping = seat
    const options = own.map(({ object }) => objectOption(object))
    askQuestion(game, { kind: 'order', seat, options, min: own.length, max: own.length, ordered: true })
    return false
  }
  it.arrivals.sort((a, b) => seats.indexOf(a.under) - seats.indexOf(b.under))
  return true
}

function noteAnswer(it: Stamping): void {
  const { stamping } = it
  if (stamping === undefined) return
  it.stamping = undefined
  const order = takeAnswer(it)?.map(pickedObject)
  if (!order) return // The player has left in the meantime, so the question is asked again.
  it.arrivals.sort((a, b) => order.indexOf(a.object) - order.indexOf(b.object))
  it.stamped = [...(it.stamped ?? []), stamping]
}

function prevails(game: Game, object: ObjectId, { arrivals }: Stamping): boolean {
  if (modifies(game, object, PREVAILING)) return true
  return modifies(game, object, POWERS) && arrivals.some((one) => losesPowers(game, one))
}

const LOSING: ReadonlySet<Modifier['kind']> = new Set(['losePowers'])

function losesPowers(game: Game, { object }: EnteringCard): boolean {
  return modifies(game, object, LOSING)
}

function modifies(game: Game, object: ObjectId, kinds: ReadonlySet<Modifier['kind']>): boolean {
  return printedPowers(game, object).some(
    ({ power }) => power.kind === 'continuous' && power.mods.some(({ kind }) => kinds.has(kind)),
  )
}

/** Whether the cards differ. Equal cards need no order. */
function differ(game: Game, own: readonly EnteringCard[]): boolean {
  return new Set(own.map(({ object }) => cardOf(game, object).id)).size > 1
}
