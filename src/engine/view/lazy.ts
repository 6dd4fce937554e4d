/** Views for computer players, which read few parts of the views of very many games. */
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import type { CardView } from './card-view.ts'
import { createLazyBuilder } from './parts.ts'
import { resourceViewParts, type SeatView, SeatViewSource, seatViewParts } from './seat-view.ts'
import { type View, type ViewSource, viewParts } from './view.ts'

/** A view whose parts are computed when they are read. It is valid until the game changes. */
export interface LazyView extends View {
  /** Returns a card of a party, of a graveyard or of the viewer's hand, without computing the other parts. */
  find(object: ObjectId): CardView | undefined
}

/** Returns the same view as `viewFor`, but computes a part only when it is read. */
export function lazyViewFor(game: Game, viewer: Seat): LazyView {
  const seats = game.players.map((player) => lazySeat(new SeatViewSource(game, viewer, player)))
  return lazyView({ game, viewer, seats })
}

interface LazySource extends ViewSource {
  seats: SeatView[]
}

const lazyResources = createLazyBuilder(resourceViewParts)
const lazySeat = createLazyBuilder<SeatView, SeatViewSource>({ ...seatViewParts, resources: lazyResources })
const lazyView = createLazyBuilder<LazyView, LazySource>({
  ...viewParts,
  seats: ({ seats }) => seats,
  find:
    ({ game, seats }) =>
    (object) =>
      findCard(game, seats, object),
})

function findCard(game: Game, seats: readonly SeatView[], object: ObjectId): CardView | undefined {
  return cardsAround(game, seats, object).find((card) => card.object === object)
}

/** Returns the cards of the row, pile or host in which the object is. */
function cardsAround(game: Game, seats: readonly SeatView[], object: ObjectId): readonly CardView[] {
  const { zone, owner = -1, play } = game.objects[object] ?? {}
  if (zone === 'graveyard') return seats[owner]?.graveyard ?? []
  if (zone === 'hand') return seats[owner]?.hand.cards ?? []
  if (zone !== 'play' || !play) return []
  if (play.row === 'attached') return findCard(game, seats, play.host ?? 0)?.attachments ?? []
  const seat = seats[play.controller]
  return seat ? rowOf(seat, play.row) : []
}

function rowOf(seat: SeatView, row: string): readonly CardView[] {
  if (row === 'ally') return seat.allies
  if (row === 'resource') return seat.resources.cards
  const { hero, equipment, abilities, rows = {} } = seat
  return [...(hero ? [hero] : []), ...equipment, ...abilities, ...Object.values(rows).flat()]
}
