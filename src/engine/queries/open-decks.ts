/**
 * Decks that aren't hidden: face-up decks (415.3d), and decks whose top card may be looked at (415.3e) or is revealed
 * (415.3f).
 */

import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { objectById, pileOfCard, playerInSeat } from '../model/state/objects.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
import { isDeckOrderKnownToLair } from './lair-decks.ts'
import { doesModifierAffectPlayer } from './projection.ts'

type Shows = Extract<Modifier, { kind: 'topSeen' }>

/** Whether a card is in a deck whose cards are all public (415.3d). */
function isInOpenDeck(game: Game, id: ObjectId): boolean {
  const { owner, deck } = objectById(game, id)
  return deck === undefined && playerInSeat(game, owner).deckFaceUp === true
}

/**
 * Whether a viewer sees a card in a deck. A player sees a deck that they have put into order (R300.3). Everybody sees
 * a deck that was turned over (415.3d), and a top card that is revealed (415.3f). A player who may look at a top card
 * sees it while they have priority (415.3e).
 */
export function canSeeCardInDeck(game: Game, viewer: Seat | null, id: ObjectId): boolean {
  const { owner, deck } = objectById(game, id)
  if (
    isInOpenDeck(game, id) ||
    (viewer === owner && deck !== undefined && isDeckOrderKnownToLair(game, deck))
  )
    return true
  return showing(game, id).some(({ mod, ctx }) => {
    if (mod.by.kind === 'everyone') return true
    return viewer !== null && hasPriority(game, viewer) && isSelectedPlayer(game, ctx, mod.by, viewer)
  })
}

/** Whether everybody sees a card in a deck: it is in a face-up deck, or it is a revealed top card (415.3d, 415.3f). */
export function isCardInDeckPublic(game: Game, id: ObjectId): boolean {
  if (isInOpenDeck(game, id)) return true
  return showing(game, id).some(({ mod }) => mod.by.kind === 'everyone')
}

function showing(game: Game, id: ObjectId): (ModifierInForce & { mod: Shows })[] {
  if (!inForceFlags(game).topSeen) return []
  const object = objectById(game, id)
  if (pileOfCard(game, object, 'deck').at(-1) !== id) return []
  return modifiersInForce(game).filter(
    (entry): entry is ModifierInForce & { mod: Shows } =>
      entry.mod.kind === 'topSeen' && doesModifierAffectPlayer(game, entry, object.owner),
  )
}

function hasPriority({ decision }: Game, seat: Seat): boolean {
  return decision?.kind === 'priority' && decision.seat === seat
}
