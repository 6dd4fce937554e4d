/** Pairs of games that differ only in hidden cards, and the priority questions in them while nobody acts (410.2). */
import { gameWithCardsReplaced } from '../../../simulation/invariant-checks/hidden.ts'
import { newRandomNumberGenerator } from '../../../simulation/invariant-checks/random-numbers.ts'
import { applyInput, isRefusal } from '../../engine.ts'
import type { Decision } from '../../model/state/decision.ts'
import type { Game } from '../../model/state/game.ts'
import type { CardId, ObjectId } from '../../model/state/ids.ts'
import { viewFor } from '../../view/view.ts'

/**
 * Returns a copy of the game in which the cards of each player's hand and deck are exchanged with each other at
 * random, except an automated player's.
 */
export function gameWithRearrangedHandsAndDecks(game: Game, seed: number): Game {
  const next = newRandomNumberGenerator(seed)
  const cards = new Map<ObjectId, CardId>()
  for (const { automaton, hand, deck } of game.players) {
    if (automaton) continue
    const ids = [...hand, ...deck]
    const left = ids.map((id) => game.objects[id]?.card ?? '')
    for (const id of ids) cards.set(id, left.splice(next(left.length), 1)[0] ?? '')
  }
  return gameWithCardsReplaced(game, cards)
}

/** Returns an answer that does nothing, unless something must be done. */
export function passiveAnswer({ options, min }: Decision): string[] {
  const idle = options.find(({ kind }) => ['pass', 'keep', 'none', 'no'].includes(kind))
  return idle ? [idle.id] : options.slice(0, min).map(({ id }) => id)
}

/** Returns at most `most` questions as everybody sees them, while all players answer passively. */
export function publicQuestionsOfPassivePlay(game: Game, most: number): string[] {
  const asked: string[] = []
  while (game.decision && asked.length < most) {
    const { decision } = game
    const { waitingFor, window } = viewFor(game, null)
    asked.push(JSON.stringify([waitingFor, window]))
    const events = applyInput(game, {
      kind: 'answer',
      decision: decision.id,
      seat: decision.seat,
      picks: passiveAnswer(decision),
    })
    if (isRefusal(events)) throw new Error(events.why)
  }
  return asked
}
