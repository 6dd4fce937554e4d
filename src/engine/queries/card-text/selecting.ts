/** Evaluates selectors of card data: the cards to which a text refers. */

import { indexOfChoiceInText } from '../../model/data/text-choices.ts'
import type { Zone } from '../../model/data/vocabulary/basic-words.ts'
import type { Filter, PlayerSelector, Selector, Stat } from '../../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardsInZoneOfPlayers, objectById, playerInSeat } from '../../model/state/objects.ts'
import { cardsInReachOfPlayer } from '../rows.ts'
import { evaluateAmount, statOf } from './amounts.ts'
import { cardMatchesFilter } from './matching.ts'
import { selectPlayers } from './players.ts'

/**
 * Returns the cards that a selector selects now. Cards that were chosen earlier are left out after they have become
 * other cards (709.2c).
 */
export function selectCards(game: Game, ctx: TextContext, selector: Selector): ObjectId[] {
  switch (selector.kind) {
    case 'self':
      return [ctx.source]
    case 'all':
      return filterCards(game, ctx, zoneOf(game, ctx, selector.zone ?? 'play', selector.of), selector.filter)
    case 'target':
      return ctx.targets[indexOfChoiceInText(selector)] ?? []
    case 'thatTarget': // A target that the text mentions again (712.3a).
      return ctx.targets[selector.n ?? 0] ?? []
    case 'host':
      return hostOf(game, ctx.source)
    case 'mark':
      return listed(game.marks[selector.mark])
    case 'event':
      return listed(ctx.event?.[selector.role])
    case 'bound': {
      const value = ctx.bound[selector.name]
      return Array.isArray(value) ? value : []
    }
    case 'about':
      return listed(ctx.about)
    default:
      return selectMore(game, ctx, selector)
  }
}

type SelectedFirst = 'self' | 'all' | 'target' | 'thatTarget' | 'host' | 'mark' | 'event' | 'bound' | 'about'

/**
 * Evaluates the rarer selectors. It is a separate function, because closures anywhere in `selectCards` would slow down
 * every call of it.
 */
function selectMore(
  game: Game,
  ctx: TextContext,
  selector: Exclude<Selector, { kind: SelectedFirst }>,
): ObjectId[] {
  switch (selector.kind) {
    case 'hero':
      return selectPlayers(game, ctx, selector.of).map((seat) => playerInSeat(game, seat).hero)
    case 'startingHero':
      return selectPlayers(game, ctx, selector.of).flatMap((seat) =>
        playerInSeat(game, seat).removed.filter(
          (id) => objectById(game, id).starting && objectById(game, id).sealed,
        ),
      )
    case 'extreme':
      return extremes(game, selectCards(game, ctx, selector.of), selector.by, selector.most)
    case 'top':
      return selectPlayers(game, ctx, selector.of).flatMap((seat) =>
        topOf(game, seat, evaluateAmount(game, ctx, selector.count), selector.deck),
      )
    case 'topUntil':
      return selectPlayers(game, ctx, selector.of).flatMap((seat) =>
        topUntil(game, ctx, seat, selector.until),
      )
    case 'union':
      return [...new Set(selector.any.flatMap((part) => selectCards(game, ctx, part)))]
  }
}

/** Returns those of the cards that match the filter. */
export function filterCards(
  game: Game,
  ctx: TextContext,
  ids: readonly ObjectId[],
  filter: Filter,
): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of ids) if (cardMatchesFilter(game, ctx, filter, id)) found.push(id)
  return found
}

/**
 * Counts the selected cards for which `fits` returns true. For a filtered zone it stops at `most`, and returns 0 if the
 * zone has fewer than `least` cards.
 */
export function countSelectedCardsUpTo(
  game: Game,
  ctx: TextContext,
  selector: Selector,
  most: number,
  fits?: (id: ObjectId) => boolean,
  least = 0,
): number {
  if (selector.kind !== 'all') {
    const ids = selectCards(game, ctx, selector)
    return fits ? ids.filter(fits).length : ids.length
  }
  const ids = zoneOf(game, ctx, selector.zone ?? 'play', selector.of)
  if (ids.length < least) return 0
  let count = 0
  for (const id of ids) {
    if (count >= most) break
    if (cardMatchesFilter(game, ctx, selector.filter, id) && (!fits || fits(id))) count += 1
  }
  return count
}

function listed(id: ObjectId | undefined): ObjectId[] {
  return id ? [id] : []
}

function hostOf(game: Game, id: ObjectId): ObjectId[] {
  const object = game.objects[id]
  return listed(object?.play?.host ?? object?.known?.host)
}

function topOf(game: Game, seat: Seat, count: number, named: string | undefined): ObjectId[] {
  const player = playerInSeat(game, seat)
  const { deck } = named === undefined ? player : (player.decks?.[named] ?? { deck: [] })
  return count > 0 ? deck.slice(-count).reverse() : []
}

/** Returns the top cards of a deck up to the first one that matches, or the whole deck if no card matches. */
function topUntil(game: Game, ctx: TextContext, seat: Seat, until: Filter): ObjectId[] {
  const fromTop = playerInSeat(game, seat).deck.toReversed()
  const last = fromTop.findIndex((id) => cardMatchesFilter(game, ctx, until, id))
  return last < 0 ? fromTop : fromTop.slice(0, last + 1)
}

function extremes(game: Game, ids: ObjectId[], stat: Stat, most: 'highest' | 'lowest'): ObjectId[] {
  const values = ids.map((id) => statOf(game, id, stat))
  const best = most === 'highest' ? Math.max(...values) : Math.min(...values)
  return ids.filter((_, i) => values[i] === best)
}

/** Returns the cards of a zone. By default, a text means cards in play (712.4). */
function zoneOf(
  game: Game,
  ctx: TextContext,
  zone: Zone,
  of: PlayerSelector | undefined,
): readonly ObjectId[] {
  return zone === 'play' ? cardsInReachOfPlayer(game, ctx.controller) : elsewhere(game, ctx, zone, of)
}

function elsewhere(
  game: Game,
  ctx: TextContext,
  zone: Exclude<Zone, 'play'>,
  of: PlayerSelector | undefined,
): readonly ObjectId[] {
  if (zone === 'chain')
    return game.chain.flatMap((link) => (link.object && link.kind === 'card' ? [link.object] : []))
  const players = of ? selectPlayers(game, ctx, of).map((seat) => playerInSeat(game, seat)) : game.players
  const ids = cardsInZoneOfPlayers(players, zone)
  return zone === 'hand' && ctx.announced !== undefined ? ids.filter((id) => id !== ctx.announced) : ids
}
