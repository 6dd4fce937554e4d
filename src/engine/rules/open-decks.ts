/** Decks whose top card is not hidden: it may be looked at (415.3e), or is revealed (415.3f). */
import { isOneOf } from '../effects/evaluate.ts'
import type { Modifier } from '../effects/vocabulary.ts'
import type { Game, ObjectId, Seat } from '../state/game.ts'
import { objectOf, pileOf } from '../state/objects.ts'
import { affectsPlayer, inForce, type ModifierInForce, modifiersInForce } from './projection.ts'

type Shows = Extract<Modifier, { kind: 'topSeen' }>

/** Who sees a card in a deck: of the top card all if it is revealed (415.3f), who may look at it while he has priority (415.3e). */
export function seesInDeck(game: Game, viewer: Seat | null, id: ObjectId): boolean {
  return showing(game, id).some(({ mod, ctx }) => {
    if (mod.by.kind === 'everyone') return true
    return viewer !== null && hasPriority(game, viewer) && isOneOf(game, ctx, mod.by, viewer)
  })
}

/** Whether it is the top card of a deck that is played with its top card revealed (415.3f). */
export function isRevealedOnTop(game: Game, id: ObjectId): boolean {
  return showing(game, id).some(({ mod }) => mod.by.kind === 'everyone')
}

function showing(game: Game, id: ObjectId): (ModifierInForce & { mod: Shows })[] {
  if (!inForce(game).has('topSeen')) return []
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
