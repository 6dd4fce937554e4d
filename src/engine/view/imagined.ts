/**
 * Games that are possible by everything that one seat knows. Computer players plan in them, so they can't use hidden
 * information: an imagined game contains no true place of a hidden card, no card of a list that the seat doesn't know,
 * and no future random number.
 */
import { copyGame } from '../model/state/copy.ts'
import type { Game, GameObject, TextContext } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { isRememberedBy } from '../model/state/memory.ts'
import { randomStateFromSeed, shuffle } from '../model/state/rng.ts'
import { cardsToDealToHiddenGroup } from './assumed.ts'
import { cardsShownToSeat, groupHiddenCards, isFrameSecretFromSeat, isLinkSecretFromSeat } from './known.ts'

declare const IMAGINED: unique symbol

/** An imagined game. The type is distinct from `Game`, so that a planner can't be given a true game. */
export type ImaginedGame = Game & { readonly [IMAGINED]: true }

/**
 * Returns a copy of the game in which the cards that are hidden from the seat are dealt again and the random results
 * will differ. The seat's view of the copy is the same, and `imagineGame(imagineGame(game, seat, a), seat, b)` equals
 * `imagineGame(game, seat, b)`.
 * @param seat the seat that is asked. The options of any other seat would reveal its hand.
 */
export const imagineGame = (game: Game, seat: Seat, seed: number): ImaginedGame =>
  createGameImaginer(game, seat)(seed)

/** Returns a function that imagines the game for any seed. The game must not change while the function is used. */
export function createGameImaginer(game: Game, seat: Seat): (seed: number) => ImaginedGame {
  if (game.decision?.seat !== seat) throw new Error(`seat ${seat} isn’t asked`)
  const shown = cardsShownToSeat(game, seat)
  const all = groupHiddenCards(game, seat, shown)
  const hidden = new Set(all.flat())
  const groups = all.map((ids) => ({ ids, cards: cardsToDealToHiddenGroup(game, seat, ids, hidden) }))
  return (seed) => {
    const copy = copyGame(game)
    copy.rng = randomStateFromSeed(seed)
    const dealt = new Map<ObjectId, CardId>()
    for (const { ids, cards } of groups) {
      const own = cards.slice()
      shuffle(copy, own)
      for (const [i, id] of ids.entries()) dealt.set(id, own[i] ?? '')
    }
    replaceCards(copy, { seat, shown }, dealt)
    return copy as ImaginedGame
  }
}

interface Viewer {
  readonly seat: Seat
  readonly shown: ReadonlySet<ObjectId>
}

function replaceCards(game: Game, viewer: Viewer, dealt: ReadonlyMap<ObjectId, CardId>): void {
  for (const ctx of secretContexts(game, viewer.seat)) ctx.card = dealt.get(ctx.source) ?? ctx.card
  for (const object of Object.values(game.objects)) {
    const card = dealt.get(followed(game, viewer, object).id)
    if (card !== undefined) object.card = card
    if (object.rememberedBy)
      object.rememberedBy = isRememberedBy(object, viewer.seat) ? [viewer.seat] : undefined
  }
}

/**
 * Returns the object that a card has become by moves that the seat hasn't seen. A card that the seat was shown before
 * such a move isn't followed: the seat knows the card, but not where it is now.
 */
function followed(game: Game, viewer: Viewer, object: GameObject): GameObject {
  const { id, zone, unseen, became } = object
  const isKnown = viewer.shown.has(id) || isRememberedBy(object, viewer.seat)
  const isSecret = zone === 'gone' && unseen !== undefined && !unseen.includes(viewer.seat) && !isKnown
  const next = isSecret && became !== undefined ? game.objects[became] : undefined
  return next ? followed(game, viewer, next) : object
}

/**
 * Returns the contexts of the links and frames with which other players place resources face down. Their sources are
 * hidden cards.
 */
function secretContexts({ chain, frames }: Game, seat: Seat): TextContext[] {
  return [
    ...chain.filter((link) => isLinkSecretFromSeat(link, seat)).map(({ ctx }) => ctx),
    ...frames.flatMap((frame) =>
      frame.kind === 'announce' && isFrameSecretFromSeat(frame, seat) ? frame.ctx : [],
    ),
  ]
}
