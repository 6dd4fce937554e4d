/** Raids of one raider alone, short enough to be played move by move in a browser, and known in advance. */
import { cardIdsOfDeck, starterDecks } from '../../src/cards/index.ts'
import { type CardId, type GameEvent, type Setup, startGame } from '../../src/engine/index.ts'
import { hashOfAllCards } from '../../src/raids/index.ts'
import { userText } from '../../src/texts/user-text.ts'
import { decide, type Move, put } from './story.ts'

export interface Solo {
  readonly seed: string
  readonly moves: readonly Move[]
}

export function soloSetup(raid: string, hero: CardId, deck: readonly CardId[]): Setup {
  return {
    raid,
    mode: 'novice',
    cards: hashOfAllCards,
    seats: [{ name: userText('Solo'), hero, deck: [...deck], stops: 'few' }],
    leader: 0,
  }
}

export function starterSetup(raid: string, key: string): Setup {
  const starter = starterDecks.find((one) => one.key === key)
  if (!starter) throw new Error(`no starter deck ${key}`)
  return soloSetup(raid, starter.hero, cardIdsOfDeck(starter))
}

/**
 * The first seed with which the heuristic player reaches the goal.
 * @param known the first seed to try: one that did when this was written
 * @param isThere receives the result of each move
 */
export function findSolo(
  setup: Setup,
  isThere: (events: readonly GameEvent[]) => boolean,
  { known, most }: { known: number; most: number },
): Solo {
  for (let n = known; n < known + 3000; n++) {
    const seed = n.toString(16).padStart(32, '5')
    const moves = movesUntil(setup, seed, most, isThere)
    if (moves) return { seed, moves }
  }
  throw new Error('no seed leads there')
}

function movesUntil(
  setup: Setup,
  seed: string,
  most: number,
  isThere: (events: readonly GameEvent[]) => boolean,
): Move[] | null {
  const { game } = startGame(setup, seed)
  const moves: Move[] = []
  while (game.decision && moves.length < most) {
    const decision = structuredClone(game.decision)
    const move = { decision, picks: decide(game, decision) }
    moves.push(move)
    if (isThere(put(game, move))) return moves
  }
  return null
}

export const isVictory = (events: readonly GameEvent[]): boolean =>
  events.some(
    (event) => event.kind === 'ended' && event.outcome.kind === 'won' && event.outcome.side === 'raiders',
  )

export const isPlayOf =
  (card: CardId) =>
  (events: readonly GameEvent[]): boolean =>
    events.some((event) => event.kind === 'played' && event.card === card && event.seat === 0)
