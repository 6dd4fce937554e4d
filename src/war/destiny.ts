/** Destiny Cards (p. 6 and 7): the card in play, its number, its hit token, how it expires or leaves, and zeros. */
import { shuffle } from '../engine/index.ts'
import { isSameText, type UserText } from '../texts/user-text.ts'
import type { Deed, DestinyCard, LastingEffect, Overlord } from './cards.ts'
import { cardOf } from './lookup.ts'
import type { Kill, War } from './model.ts'
import { draw, next, type Run, refuse, say } from './run.ts'

/** p. 2, Component Overview (5); p. 3, Setup (5): leaves out the cards of other overlords. */
export const destiniesFor = (cards: readonly DestinyCard[], overlord: Overlord): DestinyCard[] =>
  cards.filter((card) => card.overlord === undefined || card.overlord === overlord)

export function destinyInPlay(game: War): DestinyCard | null {
  return game.destiny.card === null ? null : cardOf(game, 'destiny', game.destiny.card)
}

/** p. 6, Destiny Cards (4): the effects that last while the card is in play. */
export const lastingEffects = (game: War): readonly LastingEffect[] => destinyInPlay(game)?.holds ?? []

/**
 * p. 3, Setup (6, 7); p. 6, Destiny Cards (1); p. 7, Destiny Cards (7): puts one card into play. A zero is resolved,
 * and another card follows.
 */
export function reveal(run: Run): void {
  const { game } = run
  if (!hasLasting(game)) return say(run, { kind: 'empty', pile: 'destiny' })
  const id = draw(run, 'destiny')
  if (id === null) return
  const card = cardOf(game, 'destiny', id)
  say(run, { kind: 'destiny', how: 'revealed', card: id })
  const deeds = card.now.map((deed) => ({ do: 'deed' as const, deed }))
  if (card.number === 0) return resolveZero(run, card, deeds)
  game.destiny = { card: id, due: null, hunted: 0 }
  place(run, game.marker + card.number)
  next(run, ...deeds)
}

type DeedStep = { do: 'deed'; deed: Deed }

function resolveZero(run: Run, card: DestinyCard, deeds: readonly DeedStep[]): void {
  put(run, card)
  say(run, { kind: 'destiny', how: 'resolved', card: card.id })
  next(run, ...deeds, { do: 'reveal' })
}

/** Without a card that has a number, zeros would follow one another forever. */
function hasLasting(game: War): boolean {
  const { deck, discard } = game.piles.destiny
  return [...deck, ...discard].some((id) => cardOf(game, 'destiny', id).number > 0)
}

/**
 * p. 6, Destiny Cards (2); p. 6, Revealing a Destiny Card (1, 2): the Destiny Number counts from the turn marker.
 * Beyond the end of the track no token is placed.
 */
function place(run: Run, space: number): void {
  if (space > run.game.lists.board.spaces) return
  run.game.destiny.due = space
  say(run, { kind: 'token', space, how: 'placed' })
}

/**
 * p. 6, Destiny Cards (3); p. 6, Revealing a Destiny Card (3): first the card's text is resolved, then the card
 * leaves, then another one is revealed. The icons of the space come after that.
 */
export function expire(run: Run): void {
  const card = destinyInPlay(run.game)
  if (!card) return
  say(run, { kind: 'destiny', how: 'expired', card: card.id })
  removeToken(run)
  next(
    run,
    ...card.expires.map((deed) => ({ do: 'deed' as const, deed })),
    { do: 'leave', card: card.id },
    { do: 'reveal' },
  )
}

/** p. 7, Destiny Cards (6): the card leaves before it expires, and its token leaves with it. */
function leaveEarly(run: Run, card: DestinyCard, how: 'boss' | 'hunt' | 'discarded'): void {
  say(run, { kind: 'destiny', how, card: card.id })
  removeToken(run)
  const met = how === 'discarded' ? [] : card.met
  next(
    run,
    ...met.map((deed) => ({ do: 'deed' as const, deed })),
    { do: 'leave', card: card.id },
    { do: 'reveal' },
  )
}

function removeToken(run: Run): void {
  const { due } = run.game.destiny
  if (due === null) return
  run.game.destiny.due = null
  say(run, { kind: 'token', space: due, how: 'removed' })
}

/** The card leaves play and goes where its text says. */
export function leave(run: Run, id: string): void {
  run.game.destiny = { card: null, due: null, hunted: 0 }
  put(run, cardOf(run.game, 'destiny', id))
}

function put({ game }: Run, { id, goes }: DestinyCard): void {
  const { destiny } = game.piles
  if (goes === 'away') game.away.push(id)
  else if (goes === 'deck') {
    destiny.deck.push(id)
    shuffle(game, destiny.deck)
  } else destiny.discard.push(id)
}

/**
 * p. 6, Destiny Cards (5): when a Boss is defeated, the card with that Boss in its title leaves, unless it says
 * otherwise.
 */
export function bossDefeated(run: Run, boss: UserText): void {
  const card = destinyInPlay(run.game)
  if (!card || !isBossOf(card, boss)) refuse({ kind: 'noBoss' })
  else bossFalls(run, card)
}

const isBossOf = ({ boss }: DestinyCard, name: UserText): boolean =>
  boss !== undefined && isSameText(boss, name)

function bossFalls(run: Run, card: DestinyCard): void {
  if (card.stays) next(run, ...card.met.map((deed) => ({ do: 'deed' as const, deed })))
  else leaveEarly(run, card, 'boss')
}

/** The card's own text discards it. The people at the board report that. */
export function discardDestiny(run: Run): void {
  const card = destinyInPlay(run.game)
  if (card) leaveEarly(run, card, 'discarded')
  else refuse({ kind: 'noDestiny' })
}

/**
 * Counts the creatures that a combat slew for a card that leaves when enough of them are slain. The card's Boss may
 * be among them.
 */
export function countHunted(run: Run, kills: readonly Kill[]): void {
  const card = destinyInPlay(run.game)
  if (card && kills.some(({ creature }) => isBossOf(card, creature))) return bossFalls(run, card)
  if (!card?.hunt) return
  const { creature: prey, count: wanted } = card.hunt
  const fallen = kills.filter(({ creature }) => isSameText(creature, prey))
  run.game.destiny.hunted += fallen.reduce((sum, { count }) => sum + count, 0)
  if (run.game.destiny.hunted >= wanted) leaveEarly(run, card, 'hunt')
}
