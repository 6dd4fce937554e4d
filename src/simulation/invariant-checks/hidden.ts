/**
 * Decides which cards a viewer may know (415.3–415.8). The rules are implemented here a second time, independently of
 * the engine's view, except for open decks.
 */

import {
  type CardId,
  type Game,
  type InPlayState,
  type ObjectId,
  printedCard,
  type Seat,
} from '../../engine/index.ts'
import { canSeeCardInDeck } from '../../engine/internals.ts'
import { rebuildFromJson } from './checked-engine.ts'
import type { RandomNumberGenerator } from './random-numbers.ts'

/** Returns all viewers: the table (null) and the seats that aren't automated. */
export function viewersOfGame(game: Game): (Seat | null)[] {
  return [null, ...game.players.filter((player) => !player.automaton).map((player) => player.seat)]
}

/** Returns the cards that a viewer may not know. */
export function cardsHiddenFromViewer(game: Game, viewer: Seat | null): ObjectId[] {
  const inSecret = new Set(secretLinks(game, viewer))
  return Object.values(game.objects)
    .filter(({ zone, owner, play, unseen, id }) => {
      if (zone === 'deck') return !canSeeCardInDeck(game, viewer, id)
      if (zone === 'hand' || zone === 'collection') return owner !== viewer
      if (zone === 'removed' && unseen) return viewer === null || !unseen.includes(viewer)
      if (zone === 'play')
        return (
          play?.row === 'resource' && play.faceDown && !looksAt(game, viewer, play) && !stillLasts(game, id)
        )
      return inSecret.has(id)
    })
    .map(({ id }) => id)
}

/**
 * Whether the viewer may look at a face-down resource: only its controller may (415.8c), and nobody for the resources
 * of a Boss player (R100.3).
 */
function looksAt(game: Game, viewer: Seat | null, { controller }: InPlayState): boolean {
  return controller === viewer && !game.players[controller]?.boss
}

/** Whether the effect of an event card still lasts, so that everybody may see the card as a reminder (R201.2b). */
function stillLasts(game: Game, id: ObjectId): boolean {
  const sources = game.modifiers.map(({ ctx }) => game.objects[ctx.source])
  return sources.some((source) => source?.became === id && printedCard(game, source.card).type === 'event')
}

/** Returns the resources that other players are placing face down. */
function secretLinks(game: Game, viewer: Seat | null): ObjectId[] {
  return game.chain
    .filter((link) => link.kind === 'resource' && link.path !== 'faceUp' && link.controller !== viewer)
    .flatMap((link) => link.object ?? [])
}

/** Returns a copy of the game in which the cards that are hidden from the viewer have changed places at random. */
export function gameWithHiddenCardsExchanged(
  game: Game,
  viewer: Seat | null,
  next: RandomNumberGenerator,
): Game {
  const hidden = cardsHiddenFromViewer(game, viewer)
  const cards = hidden.map((id) => game.objects[id]?.card ?? '')
  return gameWithCardsReplaced(
    game,
    new Map(hidden.map((id) => [id, cards.splice(next(cards.length), 1)[0] ?? ''])),
  )
}

/**
 * Returns the game with other cards in place of these objects. Their pending effects are read from the text of the
 * new cards.
 */
export function gameWithCardsReplaced(game: Game, cards: ReadonlyMap<ObjectId, CardId>): Game {
  const other = rebuildFromJson(game)
  const placed = other.chain.filter((link) => link.object !== undefined)
  const contexts = [...placed, ...other.frames].flatMap((one) => ('ctx' in one && one.ctx) || [])
  for (const [id, card] of cards) {
    const object = other.objects[id]
    if (!object) continue
    for (const ctx of contexts) if (ctx.source === id && ctx.card === object.card) ctx.card = card
    object.card = card
  }
  return other
}
