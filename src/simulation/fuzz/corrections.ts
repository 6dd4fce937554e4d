/** Returns random corrections of a game. Most of them are possible, and the engine refuses the others. */
import type { Game, GameCorrection } from '../../engine/index.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import type { RandomNumberGenerator } from '../invariant-checks/random-numbers.ts'

const PLACES = ['hand', 'deckTop', 'deckBottom', 'graveyard', 'removed'] as const

/** Returns a random correction. */
export function randomCorrection(game: Game, next: RandomNumberGenerator): GameCorrection {
  const { decision } = game
  const cards = [...game.play, ...game.players.flatMap(({ graveyard }) => graveyard)]
  const object = cards[next(cards.length)] ?? 0
  const player = next(game.players.length)
  const to = PLACES[next(PLACES.length)] ?? 'graveyard'
  const n = 1 + next(2)
  const answer = decision && randomAnswer(decision, next)
  const all: GameCorrection[] = [
    { kind: 'damage', object, damage: next(9) },
    { kind: 'exhaust', object },
    { kind: 'ready', object },
    { kind: 'flip', object },
    { kind: 'attach', object, host: cards[next(cards.length)] ?? 0 },
    { kind: 'counters', object, counter: 'doubt', n: n - 3 * next(2) },
    { kind: 'move', object, to },
    { kind: 'move', object, to: 'play' },
    { kind: 'moveUnseen', player, from: next(2) === 0 ? 'hand' : 'deck', to },
    { kind: 'draw', player, n },
    { kind: 'addResources', player, n },
    { kind: 'removeResources', player, n },
    { kind: 'endTurn' },
    { kind: 'answer', decision: decision?.id ?? 0, picks: answer?.picks ?? [] },
  ]
  return all[next(all.length)] ?? { kind: 'endTurn' }
}
