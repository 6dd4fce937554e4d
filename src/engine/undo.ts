/** Undo: the game goes on from how it was, but for what is never given back. */
import type { GameEvent } from './model/events.ts'
import type { Game } from './model/game.ts'
import type { ObjectId, Seat } from './model/ids.ts'

interface TakenBack {
  /** For whom it is taken back. */
  readonly seat: Seat
  /** How many answers it were, and those of which other seats. */
  readonly steps: number
  readonly lost: readonly Seat[]
}

/**
 * Goes back to how the game was. Chance isn't given back: what was random is random again. No number is given twice:
 * the question that is asked again is a new one, to which old answers are stale. Who sits where, and
 * wants to be asked where, stays as it is.
 * @param was becomes the game that goes on
 */
export function takeBack(game: Game, was: Game, { seat, steps, lost }: TakenBack): GameEvent[] {
  was.rng = [...game.rng]
  was.nextId = game.nextId
  was.nextDecision = game.nextDecision + 1
  if (was.decision) was.decision.id = was.nextDecision
  for (const [index, { name, stops }] of game.players.entries()) {
    const player = was.players[index]
    if (player) Object.assign(player, { name, stops })
  }
  return [{ kind: 'takenBack', seat, steps, lost: [...lost] }]
}

/** Of what happens, what nobody forgets: chance, and cards that came out of hiding. */
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
 * Whether something has been learned between two moments that can't be unlearned. That a seat has shown cards of its
 * own hand is no harm but to itself.
 */
export function hasRevealed(
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

/** Whether what is asked shows cards of a deck, such as those that are searched. */
function showsHidden({ decision, objects }: Game): boolean {
  const isInDeck = (id: ObjectId | undefined) => id !== undefined && objects[id]?.zone === 'deck'
  if (!decision) return false
  return (
    isInDeck(decision.source) ||
    decision.options.some((option) => 'object' in option && isInDeck(option.object))
  )
}
