/** Turns decks over (415.3d), and lets players remember the top cards that they see (415.3e, 415.3f). */

import { emitEvent } from '../model/derived/derived-cache.ts'
import type { Game } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { letEverybodyRemember, rememberCard } from '../model/state/memory.ts'
import { playerInSeat } from '../model/state/objects.ts'
import { inForceFlags } from '../queries/in-force.ts'
import { canSeeCardInDeck } from '../queries/open-decks.ts'

/**
 * Turns a deck over. The bottom card becomes the top card, and everybody sees the cards, or nobody does any longer
 * (415.3d).
 */
export function turnDeckOver(game: Game, seat: Seat): void {
  const player = playerInSeat(game, seat)
  player.deck.reverse()
  if (player.deckFaceUp) {
    delete player.deckFaceUp
    letEverybodyRemember(game, player.deck)
  } else player.deckFaceUp = true
  emitEvent(game, { kind: 'deckTurned', seat, faceUp: player.deckFaceUp === true })
}

/** Lets the players remember the top cards of decks that they see now (415.3e, 415.3f). */
export function rememberTopCards(game: Game): void {
  if (!inForceFlags(game).topSeen) return
  for (const { deck } of game.players) {
    const top = deck.at(-1)
    if (top === undefined) continue
    for (const { seat } of game.players) if (canSeeCardInDeck(game, seat, top)) rememberCard(game, top, seat)
  }
}
