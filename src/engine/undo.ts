/** Undo: the game continues from an earlier state, except for things that can't be undone. */
import type { GameEvent } from './model/state/events.ts'
import type { Game } from './model/state/game.ts'
import type { ObjectId, Seat } from './model/state/ids.ts'

interface TakenBack {
  /** The seat for which answers are taken back. */
  readonly seat: Seat
  /** The number of answers that are taken back, and the other seats that gave some of these answers. */
  readonly steps: number
  readonly lost: readonly Seat[]
}

/**
 * Changes an earlier state of the game so that it can replace the current game, and returns the events of the undo.
 * Random results are not restored: they are drawn again. No id is used twice. The question that is asked again gets a
 * new id, so answers to the old one are stale. The persons in the seats and their stops stay as they are now.
 * @param was the earlier state, which is changed
 */
export function prepareEarlierStateForUndo(
  current: Game,
  earlier: Game,
  { seat, steps, lost }: TakenBack,
): GameEvent[] {
  earlier.rng = [...current.rng]
  earlier.nextId = current.nextId
  earlier.nextDecision = current.nextDecision + 1
  if (earlier.decision) earlier.decision.id = earlier.nextDecision
  for (const [index, { name, stops }] of current.players.entries()) {
    const player = earlier.players[index]
    if (player) Object.assign(player, { name, stops })
  }
  return [{ kind: 'takenBack', seat, steps, lost: [...lost] }]
}

/** Events that can't be forgotten: random results, and cards that were revealed. */
const REVEALING: ReadonlySet<GameEvent['kind']> = new Set([
  'gameStarted',
  'mulligan',
  'shuffled',
  'deckTurned',
  'revealed',
  'looked',
  'flipped',
  'rolled',
  'turnedFaceUp',
])

/**
 * Whether anybody has learned something that can't be forgotten, between the states `before` and `after`.
 * @param seat the player who would take something back. Cards from this player's own hand don't count,
 *   because showing them harms only this player
 */
export function hasAnybodyLearnedSomething(
  seat: Seat,
  before: Pick<Game, 'rng'>,
  events: readonly GameEvent[],
  after: Game,
): boolean {
  const isSame = before.rng.every((word, index) => word === after.rng[index])
  return !isSame || events.some((event) => tells(seat, event)) || showsHidden(after)
}

function tells(seat: Seat, event: GameEvent): boolean {
  if (event.kind !== 'moved') return REVEALING.has(event.kind)
  return event.from === 'deck' || event.to === 'deck' || (event.from === 'hand' && event.seat !== seat)
}

/** Whether the question shows cards of a deck, such as cards that are being searched. */
function showsHidden({ decision, objects }: Game): boolean {
  const isInDeck = (id: ObjectId | undefined) => id !== undefined && objects[id]?.zone === 'deck'
  if (!decision) return false
  return (
    isInDeck(decision.source) ||
    decision.options.some((option) => 'object' in option && isInDeck(option.object))
  )
}
