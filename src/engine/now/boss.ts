/**
 * Boss players (R100, R101): what opponents can't do to what is theirs. Replenishing is in `piles.ts`, the keyword
 * Immune in `effects/keywords.ts`, fatal damage in `priority.ts`.
 */
import { contextOf } from '../model/frames.ts'
import type { Context, Game, GameObject, Player } from '../model/game.ts'
import type { CardId, ObjectId, Seat } from '../model/ids.ts'
import { printed, raidOf } from '../model/library.ts'
import { areOpposed, cardOf, controllerOf, isInPlay, lairSeat, objectOf, playerAt } from '../model/objects.ts'
import type { Bosses } from '../model/raid.ts'
import { isOwnRow } from '../model/rows.ts'
import { isApart } from './rows.ts'

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
  const at = placeOf(bosses, objectOf(game, id).card)
  const next = at < 0 ? undefined : bosses.cards[at + 1]
  return next === undefined ? null : { fallen: bosses.fallen, next }
}

/** Which of the Bosses a card is, be it its second card (R101.4); -1 for any other. */
function placeOf({ cards, sameAs }: Bosses, card: CardId): number {
  return cards.indexOf(sameAs?.[card] ?? card)
}

/** The rune that names the next Boss, if there is one left (R301.5a). */
export function nextRune(game: Game): ObjectId | undefined {
  const runes = raidOf(game).lair?.bosses?.runes
  return runes && game.players[lairSeat(game)]?.decks?.[runes.deck]?.deck.at(-1)
}

/** The next Boss, which is out of the game until it comes: the one that a rune names, or the first without any (R301.5a). */
export function nextBoss(game: Game): ObjectId | undefined {
  const bosses = raidOf(game).lair?.bosses
  const lair = game.players[lairSeat(game)]
  if (!bosses || !lair) return undefined
  const rune = nextRune(game)
  const later = bosses.cards.slice(placeOf(bosses, objectOf(game, lair.hero).card) + 1)
  const next = later.find((card) => (rune === undefined ? !hasRune(game, card) : isNamedBy(game, card, rune)))
  return lair.removed.find((id) => objectOf(game, id).card === next)
}

/** How many Bosses come after the one that is in play or was the last to be: as many as runes are left, and those without. */
export function bossesLeft(game: Game): number {
  const { cards = [], runes } = raidOf(game).lair?.bosses ?? {}
  const later = cards.slice(stageOf(game))
  if (!runes) return later.length
  const named = game.players[lairSeat(game)]?.decks?.[runes.deck]?.deck.length ?? 0
  return named + later.filter((card) => !hasRune(game, card)).length
}

function isNamedBy(game: Game, boss: CardId, rune: ObjectId): boolean {
  return hasTagOf(game, objectOf(game, rune).card, boss)
}

/** Whether any rune of this raid, be it in this game or not, names that Boss. */
function hasRune(game: Game, boss: CardId): boolean {
  const runes = raidOf(game).lair?.bosses?.runes?.all ?? []
  return runes.some((rune) => hasTagOf(game, rune, boss))
}

function hasTagOf(game: Game, rune: CardId, boss: CardId): boolean {
  const { name } = printed(game, boss)
  return printed(game, rune).tags.some(({ tag }) => tag === name)
}

/** From which of his decks a player draws; undefined is the main one (R301.1). */
export function drawsFrom(game: Game, seat: Seat): string | undefined {
  const draws = raidOf(game).lair?.bosses?.draws
  return draws && seat === lairSeat(game) ? draws[objectOf(game, playerAt(game, seat).hero).card] : undefined
}

/** Whether a card stays in play whatever a text does with it: a rune, a Cube (R303.3c, R402.3a). */
export function isFixed(game: Game, id: ObjectId): boolean {
  const row = objectOf(game, id).play?.row
  if (row === undefined) return false
  return isApart(game, id) || (isOwnRow(row) && raidOf(game).lair?.rows?.[row]?.stays === true)
}

/** Whether a card leaves play only by being destroyed: an ally that a Boss player owns, whoever controls it (R303.2b). */
export function onlyFalls(game: Game, id: ObjectId): boolean {
  if (!raidOf(game).lair?.alliesStay) return false
  const { owner, play } = objectOf(game, id)
  return owner === lairSeat(game) && play?.row === 'ally'
}

/** Which of its Bosses the lair's hero is, from 1 (R203.1a); 0 where there are none. */
export function stageOf(game: Game): number {
  const bosses = raidOf(game).lair?.bosses
  const hero = game.players[lairSeat(game)]?.hero
  return hero === undefined || !bosses ? 0 : placeOf(bosses, objectOf(game, hero).card) + 1
}

/** How many resources a raider keeps while that Boss is in play; nobody is bound without (R504.2). */
export function threatOf(game: Game): number | undefined {
  const lair = game.players[lairSeat(game)]
  return lair && isInPlay(game, lair.hero) ? cardOf(game, lair.hero).threat : undefined
}

/** Where a Minion would leave play otherwise, it is destroyed (R504.1a). */
export function fallsInstead(game: Game, id: ObjectId): boolean {
  const tag = raidOf(game).lair?.destroyedInstead
  if (tag === undefined) return false
  const { owner, zone } = objectOf(game, id)
  return zone === 'play' && owner === lairSeat(game) && hasPrintedTag(game, id, tag)
}

function hasPrintedTag(game: Game, id: ObjectId, tag: string): boolean {
  return isAlly(game, id) && cardOf(game, id).tags.some((one) => one.tag === tag)
}

function isAlly(game: Game, id: ObjectId): boolean {
  return objectOf(game, id).play?.row === 'ally'
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

/**
 * An event that becomes a resource as it resolves (R201.2a) is in its deck or its graveyard, in the row, on the chain or
 * out of the game, and goes to no hand.
 */
export function becomesResource(game: Game, card: CardId): boolean {
  return printed(game, card).type === 'event' && raidOf(game).lair?.eventsBecomeResources === true
}

/**
 * What everybody has seen being played and still lasts lies open as a reminder: an event that has become a resource.
 * It is a face-down resource all the same (R201.2b).
 */
export function isReminder(game: Game, id: ObjectId): boolean {
  if (printed(game, objectOf(game, id).card).type !== 'event') return false
  return game.modifiers.some(({ ctx }) => game.objects[ctx.source]?.became === id)
}

/** Whose modifier does something: the controller of the text in that scope. Asked only where it matters. */
export function doerOf(game: Game, scope: number | undefined): Seat | undefined {
  if (scope === undefined || scope < 0 || !bossPlayer(game)) return undefined
  return contextOf(game, scope).controller
}
