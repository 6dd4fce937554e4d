/**
 * Destiny Cards (p. 6 and 7): the card in play, its number, its hit token, how it expires or is removed, and cards
 * with the number 0.
 */
import { shuffle } from '../engine/index.ts'
import { isSameUserText, type UserText } from '../texts/user-text.ts'
import type { CardEffect, DestinyCard, LastingEffect, Overlord } from './cards.ts'
import { requireCardInList } from './lookup.ts'
import type { KilledCreatures, WarGame } from './model.ts'
import {
  addWarEvent,
  drawTopCardOfPile,
  type MoveContext,
  prependRemainingSteps,
  refuseMove,
} from './move-context.ts'

/** Returns the cards without those of other overlords. Booklet: p. 2, Component Overview (5); p. 3, Setup (5). */
export const destinyCardsForOverlord = (cards: readonly DestinyCard[], overlord: Overlord): DestinyCard[] =>
  cards.filter((card) => card.overlord === undefined || card.overlord === overlord)

export function destinyInPlay(game: WarGame): DestinyCard | null {
  return game.destiny.card === null ? null : requireCardInList(game, 'destiny', game.destiny.card)
}

/** Returns the effects that last while the card is in play. Booklet: p. 6, Destiny Cards (4). */
export const lastingEffectsOfDestiny = (game: WarGame): readonly LastingEffect[] =>
  destinyInPlay(game)?.holds ?? []

/**
 * Puts one card into play. A card with the number 0 is resolved at once, and another card follows. Booklet: p. 3, Setup
 * (6, 7); p. 6, Destiny Cards (1); p. 7, Destiny Cards (7).
 */
export function revealDestiny(run: MoveContext): void {
  const { game } = run
  if (!hasLasting(game)) return addWarEvent(run, { kind: 'empty', pile: 'destiny' })
  const id = drawTopCardOfPile(run, 'destiny')
  if (id === null) return
  const card = requireCardInList(game, 'destiny', id)
  addWarEvent(run, { kind: 'destiny', how: 'revealed', card: id })
  const deeds = card.now.map((deed) => ({ do: 'deed' as const, deed }))
  if (card.number === 0) return resolveZero(run, card, deeds)
  game.destiny = { card: id, due: null, hunted: 0 }
  place(run, game.marker + card.number)
  prependRemainingSteps(run, ...deeds)
}

type DeedStep = { do: 'deed'; deed: CardEffect }

function resolveZero(run: MoveContext, card: DestinyCard, deeds: readonly DeedStep[]): void {
  put(run, card)
  addWarEvent(run, { kind: 'destiny', how: 'resolved', card: card.id })
  prependRemainingSteps(run, ...deeds, { do: 'reveal' })
}

/** Whether a card with another number than 0 can be drawn. Without one, cards would be revealed forever. */
function hasLasting(game: WarGame): boolean {
  const { deck, discard } = game.piles.destiny
  return [...deck, ...discard].some((id) => requireCardInList(game, 'destiny', id).number > 0)
}

/**
 * Places the hit token as many spaces after the turn marker as the Destiny Number says. Beyond the end of the track no
 * token is placed. Booklet: p. 6, Destiny Cards (2); p. 6, Revealing a Destiny Card (1, 2).
 */
function place(run: MoveContext, space: number): void {
  if (space > run.game.lists.board.spaces) return
  run.game.destiny.due = space
  addWarEvent(run, { kind: 'token', space, how: 'placed' })
}

/**
 * Resolves the card's text, removes the card, then reveals another one. The icons of the space come after that.
 * Booklet: p. 6, Destiny Cards (3); p. 6, Revealing a Destiny Card (3).
 */
export function expireDestiny(run: MoveContext): void {
  const card = destinyInPlay(run.game)
  if (!card) return
  addWarEvent(run, { kind: 'destiny', how: 'expired', card: card.id })
  removeToken(run)
  prependRemainingSteps(
    run,
    ...card.expires.map((deed) => ({ do: 'deed' as const, deed })),
    { do: 'leave', card: card.id },
    { do: 'reveal' },
  )
}

/** Removes the card, with its token, before it expires. Booklet: p. 7, Destiny Cards (6). */
function leaveEarly(run: MoveContext, card: DestinyCard, how: 'boss' | 'hunt' | 'discarded'): void {
  addWarEvent(run, { kind: 'destiny', how, card: card.id })
  removeToken(run)
  const met = how === 'discarded' ? [] : card.met
  prependRemainingSteps(
    run,
    ...met.map((deed) => ({ do: 'deed' as const, deed })),
    { do: 'leave', card: card.id },
    { do: 'reveal' },
  )
}

function removeToken(run: MoveContext): void {
  const { due } = run.game.destiny
  if (due === null) return
  run.game.destiny.due = null
  addWarEvent(run, { kind: 'token', space: due, how: 'removed' })
}

/** Removes a card from play and puts it where its text says. */
export function removeDestinyFromPlay(run: MoveContext, id: string): void {
  run.game.destiny = { card: null, due: null, hunted: 0 }
  put(run, requireCardInList(run.game, 'destiny', id))
}

function put({ game }: MoveContext, { id, goes }: DestinyCard): void {
  const { destiny } = game.piles
  if (goes === 'away') game.away.push(id)
  else if (goes === 'deck') {
    destiny.deck.push(id)
    shuffle(game, destiny.deck)
  } else destiny.discard.push(id)
}

/**
 * Removes the card that has the defeated Boss in its title, unless the card says otherwise. Booklet: p. 6, Destiny
 * Cards (5).
 */
export function applyDefeatOfDestinyBoss(run: MoveContext, boss: UserText): void {
  const card = destinyInPlay(run.game)
  if (!card || !isBossOf(card, boss)) refuseMove({ kind: 'noBoss' })
  else bossFalls(run, card)
}

const isBossOf = ({ boss }: DestinyCard, name: UserText): boolean =>
  boss !== undefined && isSameUserText(boss, name)

function bossFalls(run: MoveContext, card: DestinyCard): void {
  if (card.stays) prependRemainingSteps(run, ...card.met.map((deed) => ({ do: 'deed' as const, deed })))
  else leaveEarly(run, card, 'boss')
}

/** Discards the Destiny card in play because its text says so, as the people at the board report. */
export function discardDestiny(run: MoveContext): void {
  const card = destinyInPlay(run.game)
  if (card) leaveEarly(run, card, 'discarded')
  else refuseMove({ kind: 'noDestiny' })
}

/**
 * Counts slain creatures for a Destiny card that is removed after enough of them. If the card's Boss is among them, the
 * Boss counts as defeated.
 */
export function recordKillsForDestiny(run: MoveContext, kills: readonly KilledCreatures[]): void {
  const card = destinyInPlay(run.game)
  if (card && kills.some(({ creature }) => isBossOf(card, creature))) return bossFalls(run, card)
  if (!card?.hunt) return
  const { creature: prey, count: wanted } = card.hunt
  const fallen = kills.filter(({ creature }) => isSameUserText(creature, prey))
  run.game.destiny.hunted += fallen.reduce((sum, { count }) => sum + count, 0)
  if (run.game.destiny.hunted >= wanted) leaveEarly(run, card, 'hunt')
}
