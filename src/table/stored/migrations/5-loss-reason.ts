import {
  isJsonObject,
  type JsonObject,
  jsonObjectListSchema,
  jsonObjectSchema,
  type Migration,
} from './migration.ts'

function game(before: JsonObject): JsonObject {
  const objects = jsonObjectSchema.parse(before.objects)
  const players = jsonObjectListSchema.parse(before.players)
  return { ...before, players: players.map((one) => (one.out ? { ...one, lost: loss(one, objects) } : one)) }
}

/**
 * Returns the reason why a player is out of the game. A player whose hero isn't known any more, as in the first
 * games, counts as destroyed.
 */
function loss(player: JsonObject, objects: JsonObject): 'destroyed' | 'decked' | 'conceded' {
  const hero = cardOfHero(player, objects)
  if (hero === undefined || isLast(hero, player, objects)) return 'destroyed'
  return player.decked ? 'decked' : 'conceded'
}

/** Returns the object that a player's hero became after leaving play; undefined if it isn't known. */
function cardOfHero({ hero }: JsonObject, objects: JsonObject): number | undefined {
  let id = hero
  for (let at = objects[String(id)]; isJsonObject(at) && at.became !== undefined; at = objects[String(id)])
    id = at.became
  return typeof id === 'number' && isJsonObject(objects[String(id)]) ? id : undefined
}

/**
 * Whether the hero was the newest card in its player's graveyard, and so was destroyed. A loser's cards leave the
 * game in the order play, deck, hand, graveyard, so no older card follows a destroyed hero.
 */
function isLast(hero: number, { removed }: JsonObject, objects: JsonObject): boolean {
  const ids = Array.isArray(removed) ? removed.map(Number) : []
  const behind = ids.slice(ids.indexOf(hero) + 1)
  return !behind.some((id) => id < hero && !isOfOtherDeck(objects[String(id)]))
}

/** Whether a card belongs to another deck of a Boss player, whose cards leave the game last of all. */
const isOfOtherDeck = (object: unknown): boolean => isJsonObject(object) && object.deck !== undefined

export const lossReasonMigration: Migration = {
  what: 'A player who is out of the game has the reason: a destroyed hero, an empty deck or a concession.',
  game,
}
