/**
 * Boss players (R100, R101): what opponents can't do to what is theirs. Replenishing is in `piles.ts`, the keyword
 * Immune in `effects/keywords.ts`, fatal damage in `priority.ts`.
 */
import { contextOf } from '../model/frames.ts'
import type { CardId, Context, Game, GameObject, ObjectId, Player, Seat } from '../model/game.ts'
import { raidOf } from '../model/library.ts'
import { areOpposed, cardOf, controllerOf, lairSeat, objectOf, playerAt } from '../model/objects.ts'
import type { Bosses } from '../model/raid.ts'
import { isOwnRow } from '../model/rows.ts'

/** The Boss player, wherever he sits. */
export function bossPlayer(game: Game): Player | undefined {
  for (const player of game.players) if (player.boss) return player
  return undefined
}

export function isBossPlayer(game: Game, seat: Seat): boolean {
  return playerAt(game, seat).boss === true
}

/** A Boss is any hero in a Boss player's party (R101.1); special rules hold for it (R101.3). */
export function isBoss(game: Game, id: ObjectId): boolean {
  if (!bossPlayer(game)) return false
  const { play } = objectOf(game, id)
  return play?.row === 'hero' && isBossPlayer(game, play.controller) && cardOf(game, id).type === 'hero'
}

/** A Boss before the last, with what becomes of it as it falls and who is next; null for any other card. */
export function bossBefore(game: Game, id: ObjectId): { fallen: Bosses['fallen']; next: CardId } | null {
  const bosses = raidOf(game).lair?.bosses
  if (!bosses || game.players[lairSeat(game)]?.hero !== id) return null
  const at = bosses.cards.indexOf(objectOf(game, id).card)
  const next = at < 0 ? undefined : bosses.cards[at + 1]
  return next === undefined ? null : { fallen: bosses.fallen, next }
}

/** Opposing modifiers neither turn a Boss over nor take its powers, but those whose source it is do (R101.3a). */
export function mayMeddleWith(game: Game, id: ObjectId, { controller, source }: Context): boolean {
  return source === id || !isBoss(game, id) || !areOpposed(game, controller, controllerOf(game, id))
}

/**
 * Opposing modifiers take nothing out of a Boss player's resource row (R101.3b), nor out of any of his decks or
 * graveyards (R101.3c).
 */
export function mayTake(game: Game, id: ObjectId, by: Seat | undefined): boolean {
  if (by === undefined || !bossPlayer(game)) return true
  const seat = holderOf(objectOf(game, id))
  return seat === undefined || mayTakeFrom(game, seat, by)
}

export function mayTakeFrom(game: Game, seat: Seat, by: Seat | undefined): boolean {
  return by === undefined || !isBossPlayer(game, seat) || !areOpposed(game, seat, by)
}

/** Whose resource row, own row, deck or graveyard a card is in. */
function holderOf({ zone, owner, play }: GameObject): Seat | undefined {
  if (zone === 'play')
    return play && (play.row === 'resource' || isOwnRow(play.row)) ? play.controller : undefined
  return zone === 'deck' || zone === 'graveyard' ? owner : undefined
}

/** Nor do they add a resource to that row, or give it to somebody else (R101.3b). */
export function mayHandOver(game: Game, { play }: GameObject, by: Seat, to: Seat): boolean {
  if (play?.row !== 'resource' || !bossPlayer(game)) return true
  return mayTakeFrom(game, to, by) && mayTakeFrom(game, play.under, by)
}

/** Who may look at a player's face-down resources: he himself, and nobody at a Boss player's (R100.3). */
export function whoLooks(game: Game, seat: Seat): Seat[] {
  return isBossPlayer(game, seat) ? [] : [seat]
}

/** Whose modifier does something: the controller of the text in that scope. Asked only where it matters. */
export function doerOf(game: Game, scope: number | undefined): Seat | undefined {
  if (scope === undefined || scope < 0 || !bossPlayer(game)) return undefined
  return contextOf(game, scope).controller
}
