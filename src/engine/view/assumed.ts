/**
 * The cards that a seat assumes in places that are hidden from it. A player knows their own list and the lair's printed
 * one, but not the list of another player's deck.
 */
import { assumedDeckCardsOfHero } from '../model/data/assumed-decks.ts'
import { lairOfGame, printedCard } from '../model/data/card-registry.ts'
import type { Game, GameObject } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { objectById, playerInSeat, seatOfLairPlayer } from '../model/state/objects.ts'
import { isObjectACard } from './known.ts'

/**
 * Returns the cards that can be dealt to a group of hidden cards, sorted, so that the true places have no influence. If
 * the list is only assumed, the result can have more cards than the group has places.
 * @param hidden the cards of all groups
 */
export function cardsToDealToHiddenGroup(
  game: Game,
  seat: Seat,
  ids: readonly ObjectId[],
  hidden: ReadonlySet<ObjectId>,
): CardId[] {
  const [first = 0] = ids
  const list = publicListOf(game, seat, objectById(game, first))
  if (!list || list.length === 0) return ids.map((id) => objectById(game, id).card).sort()
  const left = without(list, seenCards(game, objectById(game, first), hidden))
  while (left.length < ids.length) left.push(...list)
  return left.sort()
}

/** Returns the list that everybody may assume for a deck, or null if the seat knows the true list. */
function publicListOf(game: Game, seat: Seat, { owner, zone, deck }: GameObject): readonly CardId[] | null {
  if (owner === seat || zone === 'gone' || deck !== undefined) return null
  if (owner !== seatOfLairPlayer(game)) return assumedDeckCardsOfHero(printedCard(game, heroOf(game, owner)))
  const lair = lairOfGame(game)
  return (zone === 'collection' && lair?.collection) || lair?.deck || null
}

/** Returns the hero with which a player began. */
function heroOf(game: Game, seat: Seat): CardId {
  for (const { starting, owner, card } of Object.values(game.objects))
    if (starting && owner === seat) return card
  return objectById(game, playerInSeat(game, seat).hero).card
}

/** Returns the cards of the same deck that the seat knows wherever they are. */
function seenCards({ objects }: Game, { owner, zone }: GameObject, hidden: ReadonlySet<ObjectId>): CardId[] {
  const isOutside = zone === 'collection'
  return Object.values(objects).flatMap((object) => {
    const isOther = object.owner !== owner || object.deck !== undefined || object.zone === 'gone'
    const isSeen = !isOther && isObjectACard(object) && !object.starting && !hidden.has(object.id)
    return isSeen && (object.zone === 'collection') === isOutside ? [object.card] : []
  })
}

/** Returns the list without one copy of each of these cards. */
function without(list: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const left = [...list]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
