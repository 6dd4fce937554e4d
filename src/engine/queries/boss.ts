/**
 * Boss players (R100, R101): their Bosses, one after the other, and the things that opponents can't do to their
 * cards. Replenishing decks is in `piles.ts`, the keyword Immune is in `model/data/keywords.ts`, and fatal damage is
 * in `waves.ts`.
 */

import { printedCard, raidDescriptionOfGame } from '../model/data/card-registry.ts'
import type { BossSuccessionRules } from '../model/data/raid.ts'
import { contextOfFrame } from '../model/state/frames.ts'
import type { Game, GameObject, Player, TextContext } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import {
  areOpponents,
  cardOf,
  controllerOf,
  isInPlay,
  objectById,
  playerInSeat,
  seatOfLairPlayer,
} from '../model/state/objects.ts'
import { isRowAddedByRaid } from '../model/state/rows.ts'

/** Returns the Boss player, or undefined if the game has none. */
export function bossPlayer(game: Game): Player | undefined {
  for (const player of game.players) if (player.boss) return player
  return undefined
}

export function isBossPlayer(game: Game, seat: Seat): boolean {
  return playerInSeat(game, seat).boss === true
}

/** Whether a card is a Boss: any hero in a Boss player's party (R101.1), to which special rules apply (R101.3). */
export function isBoss(game: Game, id: ObjectId): boolean {
  if (!bossPlayer(game)) return false
  const { play } = objectById(game, id)
  return play?.row === 'hero' && isBossPlayer(game, play.controller) && cardOf(game, id).type === 'hero'
}

/**
 * Returns the next Boss, and what happens when this Boss falls. Returns null for the last Boss and for any other card.
 */
export function successionAfterBossFalls(
  game: Game,
  id: ObjectId,
): { fallen: BossSuccessionRules['fallen']; next: CardId } | null {
  const bosses = raidDescriptionOfGame(game).lair?.bosses
  if (!bosses || game.players[seatOfLairPlayer(game)]?.hero !== id) return null
  const at = placeOf(bosses, objectById(game, id).card)
  const next = at < 0 ? undefined : bosses.cards[at + 1]
  return next === undefined ? null : { fallen: bosses.fallen, next }
}

/**
 * Returns the index of the Boss that this card represents, as its first or its second card (R101.4), or -1 for any
 * other card.
 */
function placeOf({ cards, sameAs }: BossSuccessionRules, card: CardId): number {
  return cards.indexOf(sameAs?.[card] ?? card)
}

/** Returns the card that names the next Boss, or undefined if no such card is left in its deck. */
export function nextBossNamingCard(game: Game): ObjectId | undefined {
  const naming = raidDescriptionOfGame(game).lair?.bosses?.namedBy
  return naming && game.players[seatOfLairPlayer(game)]?.decks?.[naming.deck]?.deck.at(-1)
}

/**
 * Returns the next Boss, which is out of the game until it arrives: the Boss that the next naming card names or, if no
 * such card is left, the first Boss that no card names.
 */
export function nextBoss(game: Game): ObjectId | undefined {
  const bosses = raidDescriptionOfGame(game).lair?.bosses
  const lair = game.players[seatOfLairPlayer(game)]
  if (!bosses || !lair) return undefined
  const naming = nextBossNamingCard(game)
  const later = bosses.cards.slice(placeOf(bosses, objectById(game, lair.hero).card) + 1)
  const next = later.find((card) =>
    naming === undefined ? !isEverNamed(game, card) : names(game, objectById(game, naming).card, card),
  )
  return lair.removed.find((id) => objectById(game, id).card === next)
}

/**
 * Returns the number of Bosses after the current one: those named by the remaining cards, and those that no card names.
 */
export function countRemainingBosses(game: Game): number {
  const { cards = [], namedBy } = raidDescriptionOfGame(game).lair?.bosses ?? {}
  const later = cards.slice(currentBossNumber(game))
  if (!namedBy) return later.length
  const named = game.players[seatOfLairPlayer(game)]?.decks?.[namedBy.deck]?.deck.length ?? 0
  return named + later.filter((card) => !isEverNamed(game, card)).length
}

/** Whether any card of this raid names the Boss, even if that card is not in this game. */
function isEverNamed(game: Game, boss: CardId): boolean {
  const naming = raidDescriptionOfGame(game).lair?.bosses?.namedBy?.cards ?? []
  return naming.some((card) => names(game, card, boss))
}

function names(game: Game, card: CardId, boss: CardId): boolean {
  const { name } = printedCard(game, boss)
  return printedCard(game, card).tags.some(({ tag }) => tag === name)
}

/** Returns the number of the lair's hero among its Bosses, from 1 (R203.1a), or 0 if the raid has no Bosses. */
export function currentBossNumber(game: Game): number {
  const bosses = raidDescriptionOfGame(game).lair?.bosses
  const hero = game.players[seatOfLairPlayer(game)]?.hero
  return hero === undefined || !bosses ? 0 : placeOf(bosses, objectById(game, hero).card) + 1
}

/**
 * Returns the number of resources that raiders may keep while this Boss is in play, or undefined if there is no limit
 * (R504.2).
 */
export function threatLevel(game: Game): number | undefined {
  const lair = game.players[seatOfLairPlayer(game)]
  return lair && isInPlay(game, lair.hero) ? cardOf(game, lair.hero).threat : undefined
}

/**
 * Whether a modifier may turn a card over or remove its powers. Opposing modifiers can't do this to a Boss, unless
 * the Boss is their source (R101.3a).
 */
export function mayTurnOverOrBlankUnderBossRules(
  game: Game,
  id: ObjectId,
  { controller, source }: TextContext,
): boolean {
  return source === id || !isBoss(game, id) || !areOpponents(game, controller, controllerOf(game, id))
}

/**
 * Whether a player's modifiers may take a card from its zone. Opposing modifiers can't take cards from a Boss
 * player's resource row (R101.3b), decks or graveyards (R101.3c).
 */
export function mayTakeCardUnderBossRules(game: Game, id: ObjectId, by: Seat | undefined): boolean {
  if (by === undefined || !bossPlayer(game)) return true
  const seat = holderOf(objectById(game, id))
  return seat === undefined || mayTakeFromPlayerUnderBossRules(game, seat, by)
}

/**
 * Whether the texts of player `by` may move cards of player `seat`, for example take, draw or shuffle them.
 * This is false only for opponents of a Boss player (R101.3).
 */
export function mayTakeFromPlayerUnderBossRules(game: Game, seat: Seat, by: Seat | undefined): boolean {
  return by === undefined || !isBossPlayer(game, seat) || !areOpponents(game, seat, by)
}

/** Returns the player whose resource row, own row, deck or graveyard contains the card. */
function holderOf({ zone, owner, play }: GameObject): Seat | undefined {
  if (zone === 'play')
    return play && (play.row === 'resource' || isRowAddedByRaid(play.row)) ? play.controller : undefined
  return zone === 'deck' || zone === 'graveyard' ? owner : undefined
}

/**
 * Whether a player's modifiers may move a resource to another player's row. Opposing modifiers can't add a resource
 * to a Boss player's row, or give away one of that row (R101.3b).
 */
export function mayHandOverResourceUnderBossRules(
  game: Game,
  { play }: GameObject,
  by: Seat,
  to: Seat,
): boolean {
  if (play?.row !== 'resource' || !bossPlayer(game)) return true
  return (
    mayTakeFromPlayerUnderBossRules(game, to, by) && mayTakeFromPlayerUnderBossRules(game, play.under, by)
  )
}

/**
 * Returns the seats that may look at a player's face-down resources: only the player, or nobody if it is a Boss player
 * (R100.3).
 */
export function viewersOfFaceDownResources(game: Game, seat: Seat): Seat[] {
  return isBossPlayer(game, seat) ? [] : [seat]
}

/**
 * Whether a face-down resource is shown to everybody as a reminder: an event that everybody saw being played, and
 * whose effect still lasts. It still counts as a face-down resource (R201.2b).
 */
export function isShownAsReminder(game: Game, id: ObjectId): boolean {
  if (printedCard(game, objectById(game, id).card).type !== 'event') return false
  return game.modifiers.some(({ ctx }) => game.objects[ctx.source]?.became === id)
}

/**
 * Returns the player who controls the text of the frame at index `scope`. Returns undefined without a scope,
 * and in raids without a Boss player, because their rules never depend on that player.
 */
export function controllerOfTextInBossRaid(game: Game, scope: number | undefined): Seat | undefined {
  if (scope === undefined || scope < 0 || !bossPlayer(game)) return undefined
  return contextOfFrame(game, scope).controller
}
