/**
 * Bonus Item Cards (p. 4 and 5): a group draws them, a Bag has room for seven of them beside three ordinary items,
 * and Experience Rewards are awarded at once.
 */
import type { ItemDeck, Lists } from './cards.ts'
import { lastingEffects } from './destiny.ts'
import { cardOf } from './lookup.ts'
import {
  BAG_MOST,
  type Character,
  type MoveOf,
  type PlayerId,
  SMALL_MOST,
  type Step,
  type War,
} from './model.ts'
import { divideXp } from './rewards.ts'
import {
  character,
  draw,
  groupOf,
  next,
  pastBeginning,
  type Run,
  refuse,
  requireMover,
  say,
  takeOut,
} from './run.ts'

export const isBonus = (game: War, card: string): boolean => game.lists.bonus.some(({ id }) => id === card)

/**
 * p. 4, Experience Reward Cards (3): a group draws a Bonus Item and chooses which of its characters still standing
 * gets it. Experience is for all.
 */
export function drawBonus(run: Run, { group, defeated }: Extract<Step, { do: 'drawBonus' }>): void {
  const id = draw(run, 'bonus')
  if (id === null) return
  const { xp } = cardOf(run.game, 'bonus', id)
  if (xp !== undefined) return experience(run, id, group, xp)
  const among = group.filter((player) => !defeated.includes(player))
  const [only] = among
  if (only === undefined) toNobody(run, id)
  else if (among.length === 1) receive(run, only, id)
  else run.game.choice = { kind: 'recipient', who: group, card: id, among }
}

/**
 * p. 4, Experience Reward Cards (1); p. 5, Experience Reward Cards (4, 5, 6): the experience is awarded immediately,
 * then the card is discarded. It never counts as an Item card, so a full Bag doesn't matter.
 */
function experience(run: Run, card: string, group: readonly PlayerId[], xp: number): void {
  run.game.piles.bonus.discard.push(card)
  say(run, { kind: 'experience', card, group: [...group] })
  divideXp(run, group, xp)
}

function toNobody(run: Run, card: string): void {
  run.game.piles.bonus.discard.push(card)
  say(run, { kind: 'nobody', card })
}

/**
 * p. 4, Bonus Item Cards and Bag Limits (1): a Bonus Item goes into the Bag, beside the three ordinary items. The
 * owner of an eighth must choose at once.
 */
export function receive(run: Run, player: PlayerId, card: string): void {
  const { small } = character(run.game, player)
  small.push(card)
  say(run, { kind: 'gained', player, card })
  askOverflow(run, player)
}

function askOverflow({ game }: Run, player: PlayerId): void {
  if (character(game, player).small.length > SMALL_MOST)
    game.choice = { kind: 'overflow', who: [player], player }
}

/**
 * p. 4, Bonus Item Cards and Bag Limits (2): the owner puts away the new one or one of the seven, without
 * compensation.
 */
export function overflow(run: Run, player: PlayerId, at: number): void {
  const { small } = character(run.game, player)
  const card = small[at]
  if (card === undefined) return refuse({ kind: 'pick' })
  small.splice(at, 1)
  run.game.merchant.push(card)
  say(run, { kind: 'merchant', card, from: player })
}

/** One player gets a card of one of the Item decks. */
export function gain(run: Run, { player, deck }: MoveOf<'gain'>): void {
  const { bag } = character(run.game, player)
  pastBeginning(run.game, [player])
  if (deck === 'bonus') return next(run, { do: 'drawBonus', group: [player], defeated: [] })
  if (bag.length >= BAG_MOST) refuse({ kind: 'bagFull' })
  next(run, { do: 'drawItem', deck, player })
}

export function drawItem(run: Run, { deck, player }: Extract<Step, { do: 'drawItem' }>): void {
  const card = draw(run, deck)
  if (card === null) return
  character(run.game, player).bag.push(card)
  say(run, { kind: 'gained', player, card })
}

/** A group gets the reward of a quest that isn't blue, or of a card at the board. */
export function grant(run: Run, { by, group, defeated, xp, bonus }: MoveOf<'reward'>): void {
  const whose = groupOf(run.game, group)
  if (!whose.includes(by)) requireMover(run.game, by, run.game.leader)
  if (![xp, bonus].every((n) => Number.isInteger(n) && n >= 0) || bonus > 5 || xp > 99 || xp + bonus === 0)
    refuse({ kind: 'spaces' })
  pastBeginning(run.game, whose)
  const draws = Array.from({ length: bonus }, () => ({
    do: 'drawBonus' as const,
    group: whose,
    defeated: [...defeated],
  }))
  next(run, ...draws)
  divideXp(run, whose, xp)
}

/** Uses an item: wears it, puts it back, sells it, uses it up or gives it away. */
export function useItem(run: Run, move: MoveOf<'item'>): void {
  const whose = character(run.game, move.player)
  const held = move.how === 'stow' ? whose.worn : poolOf(run.game, whose, move.card)
  if (!held.includes(move.card)) refuse({ kind: 'notThere' })
  if (move.how === 'use') return consume(run, move, held)
  if (move.how === 'trade') return trade(run, move, held)
  if (move.how === 'stow') mustHaveRoom(run.game, whose, move.card)
  takeOut(held, move.card)
  placeOf(run.game, whose, move).push(move.card)
  say(run, { kind: 'item', player: move.player, card: move.card, how: move.how, to: null })
}

const poolOf = (game: War, whose: Character, card: string): string[] =>
  isBonus(game, card) ? whose.small : whose.bag

function placeOf(game: War, whose: Character, { card, how }: MoveOf<'item'>): string[] {
  if (how === 'sell') return game.merchant
  return how === 'wear' ? whose.worn : poolOf(game, whose, card)
}

/** An item that a player puts back into the Bag isn't received, so it needs room. */
function mustHaveRoom(game: War, whose: Character, card: string): void {
  if (isBonus(game, card) && whose.small.length >= SMALL_MOST) refuse({ kind: 'smallFull' })
  mustTake(game, whose, card)
}

function mustTake(game: War, { bag }: Character, card: string): void {
  if (!isBonus(game, card) && bag.length >= BAG_MOST) refuse({ kind: 'bagFull' })
}

/** The effect of an item that is used up applies only to its user. */
function consume(run: Run, { player, card }: MoveOf<'item'>, held: string[]): void {
  const { game } = run
  const uses = isBonus(game, card) ? cardOf(game, 'bonus', card).use : []
  if (uses.length === 0) refuse({ kind: 'useless' })
  takeOut(held, card)
  game.piles.bonus.discard.push(card)
  say(run, { kind: 'item', player, card, how: 'use', to: null })
  next(run, ...uses.map((deed) => ({ do: 'deed' as const, deed, only: player })))
}

/**
 * An item goes to a character of the same faction. p. 4, Bonus Item Cards and Bag Limits (2): an eighth is still
 * received.
 */
function trade(run: Run, { player, card, to }: MoveOf<'item'>, held: string[]): void {
  const { game } = run
  if (to === undefined || to === player) return refuse({ kind: 'noPlayer' })
  groupOf(game, [player, to])
  const other = character(game, to)
  mustTake(game, other, card)
  takeOut(held, card)
  poolOf(game, other, card).push(card)
  say(run, { kind: 'item', player, card, how: 'trade', to })
  askOverflow(run, to)
}

/** Takes a card of the Merchant's deck, which is open. Players pay its price at the board. */
export function buy(run: Run, { player, card }: MoveOf<'buy'>): void {
  const { game } = run
  const whose = character(game, player)
  if (lastingEffects(game).some(({ holds }) => holds === 'closed')) refuse({ kind: 'closed' })
  if (!game.merchant.includes(card)) refuse({ kind: 'notThere' })
  mustTake(game, whose, card)
  pastBeginning(game, [player])
  takeOut(game.merchant, card)
  poolOf(game, whose, card).push(card)
  say(run, { kind: 'item', player, card, how: 'buy', to: null })
  askOverflow(run, player)
}

/** p. 2, Component Overview (2); p. 3, Setup (2): the cards of each Item deck, before they are shuffled. */
export function itemDecks({ items }: Lists): Record<ItemDeck, string[]> {
  const of = (deck: ItemDeck): string[] =>
    items.filter((card) => card.deck === deck).flatMap(({ id, copies }) => Array<string>(copies).fill(id))
  return { circle: of('circle'), square: of('square'), triangle: of('triangle'), special: of('special') }
}
