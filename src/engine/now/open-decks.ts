/** Decks that aren't hidden: turned over (415.3d), or their top card may be looked at (415.3e) or is revealed (415.3f). */

import type { ModifierInForce } from '../model/derived.ts'
import type { Game } from '../model/game.ts'
import type { ObjectId, Seat } from '../model/ids.ts'
import { raidOf } from '../model/library.ts'
import { objectOf, pileOf, playerAt } from '../model/objects.ts'
import { emit } from '../model/runtime.ts'
import type { Modifier } from '../model/vocabulary/modifiers.ts'
import { inForce, modifiersInForce } from './in-force.ts'
import { affectsPlayer } from './projection.ts'
import { isOneOf } from './reading/players.ts'

type Shows = Extract<Modifier, { kind: 'topSeen' }>

/** What was the bottom is the top from now on; all see the cards, or none does any more (415.3d). */
export function turnDeckOver(game: Game, seat: Seat): void {
  const player = playerAt(game, seat)
  player.deck.reverse()
  if (player.deckFaceUp) delete player.deckFaceUp
  else player.deckFaceUp = true
  emit(game, { kind: 'deckTurned', seat, faceUp: player.deckFaceUp === true })
}

/** Whether it is in a deck whose cards are all public (415.3d). */
function isInOpenDeck(game: Game, id: ObjectId): boolean {
  const { owner, deck } = objectOf(game, id)
  return deck === undefined && playerAt(game, owner).deckFaceUp === true
}

/** Whether its player has put that deck in order himself, and so knows it (R300.3). */
export function isOrdered(game: Game, deck: string): boolean {
  return raidOf(game).lair?.ordered?.includes(deck) === true
}

/** Who sees a card in a deck: of one that he has put in order its player (R300.3), of a deck that was turned over everybody (415.3d), of the top card all if it is revealed (415.3f), who may look at it while he has priority (415.3e). */
export function seesInDeck(game: Game, viewer: Seat | null, id: ObjectId): boolean {
  const { owner, deck } = objectOf(game, id)
  if (isInOpenDeck(game, id) || (viewer === owner && deck !== undefined && isOrdered(game, deck))) return true
  return showing(game, id).some(({ mod, ctx }) => {
    if (mod.by.kind === 'everyone') return true
    return viewer !== null && hasPriority(game, viewer) && isOneOf(game, ctx, mod.by, viewer)
  })
}

/** Whether a card in a deck is public: in one that was turned over, or on top of one that is played so (415.3d, 415.3f). */
export function isPublicInDeck(game: Game, id: ObjectId): boolean {
  if (isInOpenDeck(game, id)) return true
  return showing(game, id).some(({ mod }) => mod.by.kind === 'everyone')
}

function showing(game: Game, id: ObjectId): (ModifierInForce & { mod: Shows })[] {
  if (!inForce(game).topSeen) return []
  const object = objectOf(game, id)
  if (pileOf(game, object, 'deck').at(-1) !== id) return []
  return modifiersInForce(game).filter(
    (entry): entry is ModifierInForce & { mod: Shows } =>
      entry.mod.kind === 'topSeen' && affectsPlayer(game, entry, object.owner),
  )
}

function hasPriority({ decision }: Game, seat: Seat): boolean {
  return decision?.kind === 'priority' && decision.seat === seat
}
