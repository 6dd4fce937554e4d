/** Puts the corrections of a judge into words for everybody. */
import type { GameCorrection, ObjectId, Seat } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'

interface Called {
  seat(seat: Seat): string
  card(object: ObjectId): string
}

/** Returns the words for a correction. @param asked the seat for which it answers, if the correction is an answer */
export function gameCorrectionText(change: GameCorrection, called: Called, asked: Seat | undefined): string {
  const { corrections: what } = texts.judge
  switch (change.kind) {
    case 'damage':
      return what.damage(called.card(change.object), change.damage)
    case 'exhaust':
    case 'ready':
    case 'flip':
      return what[change.kind](called.card(change.object))
    case 'counters':
      return what.counters(called.card(change.object), change.counter, change.n)
    case 'attach':
      return what.attach(called.card(change.object), called.card(change.host))
    case 'move':
      return what.move(called.card(change.object), change.to)
    case 'moveUnseen':
      return what.moveUnseen(called.seat(change.player), change.from, change.to)
    case 'draw':
    case 'addResources':
    case 'removeResources':
      return what[change.kind](called.seat(change.player), change.n)
    case 'kick':
      return what.kick(called.seat(change.player))
    case 'answer':
      return what.answer(asked === undefined ? texts.news.somebody : called.seat(asked))
    case 'endTurn':
    case 'abandon':
      return what[change.kind]
  }
}
