import {
  isJsonObject,
  type JsonObject,
  jsonObjectSchema,
  jsonObjectsSchema,
  type Migration,
} from './migration.ts'

function game(before: JsonObject): JsonObject {
  const objects = jsonObjectSchema.parse(before.objects)
  const players = jsonObjectsSchema.parse(before.players)
  return { ...before, players: players.map((one) => (one.out ? { ...one, lost: loss(one, objects) } : one)) }
}

/** A player whose hero isn't known any more, as in the first games, counts as destroyed. */
function loss(player: JsonObject, objects: JsonObject): 'destroyed' | 'decked' | 'conceded' {
  const hero = cardOfHero(player, objects)
  if (hero === undefined || isLast(hero, player, objects)) return 'destroyed'
  return player.decked ? 'decked' : 'conceded'
}

/** The object that the hero has become after leaving play. */
function cardOfHero({ hero }: JsonObject, objects: JsonObject): number | undefined {
  let id = hero
  for (let at = objects[String(id)]; isJsonObject(at) && at.became !== undefined; at = objects[String(id)])
    id = at.became
  return typeof id === 'number' && isJsonObject(objects[String(id)]) ? id : undefined
}

/**
 * A loser's cards leave the game in this order: cards in play, deck, hand, graveyard. A destroyed hero was the newest
 * card in that graveyard. A hero that was in play to the end is followed by older cards.
 */
function isLast(hero: number, { removed }: JsonObject, objects: JsonObject): boolean {
  const ids = Array.isArray(removed) ? removed.map(Number) : []
  const behind = ids.slice(ids.indexOf(hero) + 1)
  return !behind.some((id) => id < hero && !isOfOtherDeck(objects[String(id)]))
}

/** Cards of a Boss player's other decks come last of all. */
const isOfOtherDeck = (object: unknown): boolean => isJsonObject(object) && object.deck !== undefined

export const howTheyLost: Migration = {
  what: 'A player who is out of the game has the reason: a destroyed hero, an empty deck or a concession.',
  game,
}
