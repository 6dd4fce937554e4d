import { isRow, type Migration, type Row, rowShape, rowsShape } from './migration.ts'

function game(before: Row): Row {
  const objects = rowShape.parse(before.objects)
  const players = rowsShape.parse(before.players)
  return { ...before, players: players.map((one) => (one.out ? { ...one, lost: loss(one, objects) } : one)) }
}

/** Whose hero is not known any more, as in the first games, is taken for destroyed. */
function loss(player: Row, objects: Row): 'destroyed' | 'decked' | 'conceded' {
  const hero = cardOfHero(player, objects)
  if (hero === undefined || isLast(hero, player, objects)) return 'destroyed'
  return player.decked ? 'decked' : 'conceded'
}

/** What the hero is now that it has left play. */
function cardOfHero({ hero }: Row, objects: Row): number | undefined {
  let id = hero
  for (let at = objects[String(id)]; isRow(at) && at.became !== undefined; at = objects[String(id)])
    id = at.became
  return typeof id === 'number' && isRow(objects[String(id)]) ? id : undefined
}

/**
 * A loser's cards are out of the game in this order: what was in play, his deck, his hand, his graveyard. A destroyed
 * hero was the newest in that graveyard; behind one that was in play to the last come cards that are older.
 */
function isLast(hero: number, { removed }: Row, objects: Row): boolean {
  const ids = Array.isArray(removed) ? removed.map(Number) : []
  const behind = ids.slice(ids.indexOf(hero) + 1)
  return !behind.some((id) => id < hero && !isOfOtherDeck(objects[String(id)]))
}

/** Those of a Boss player's other decks come last of all. */
const isOfOtherDeck = (object: unknown): boolean => isRow(object) && object.deck !== undefined

export const howTheyLost: Migration = {
  what: 'Whoever is out of the game says how he lost: his hero destroyed, decked or by conceding.',
  game,
}
