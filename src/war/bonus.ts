/**
 * Bonus Item Cards (p. 4 and 5): a group draws them, a Bag has room for seven of them beside three ordinary items,
 * and Experience Rewards are awarded at once.
 */
import type { CardListsWithBoard, ItemDeck } from './cards.ts'
import { lastingEffectsOfDestiny } from './destiny.ts'
import { requireCardInList } from './lookup.ts'
import {
  MAX_BAG_ITEMS,
  MAX_BONUS_ITEMS,
  type MoveOfKind,
  type PlayerIndex,
  type RemainingStep,
  type WarCharacter,
  type WarGame,
} from './model.ts'
import {
  addWarEvent,
  drawTopCardOfPile,
  endFastEquippingFor,
  type MoveContext,
  prependRemainingSteps,
  refuseMove,
  removeCardFromList,
  requireCharacterOfPlayer,
  requireGroupOfOneFaction,
  requireMoverOrLeader,
} from './move-context.ts'
import { divideXpAmongGroup } from './rewards.ts'

export const isBonusItemCard = (game: WarGame, card: string): boolean =>
  game.lists.bonus.some(({ id }) => id === card)

/**
 * Draws a card of the bonus deck for a group. The group chooses one of its undefeated characters to get a Bonus Item.
 * An Experience Reward is divided among all. Booklet: p. 4, Experience Reward Cards (3).
 */
export function drawBonusCardForGroup(
  run: MoveContext,
  { group, defeated }: Extract<RemainingStep, { do: 'drawBonus' }>,
): void {
  const id = drawTopCardOfPile(run, 'bonus')
  if (id === null) return
  const { xp } = requireCardInList(run.game, 'bonus', id)
  if (xp !== undefined) return experience(run, id, group, xp)
  const among = group.filter((player) => !defeated.includes(player))
  const [only] = among
  if (only === undefined) toNobody(run, id)
  else if (among.length === 1) putBonusItemIntoBag(run, only, id)
  else run.game.choice = { kind: 'recipient', who: group, card: id, among }
}

/**
 * Awards the experience at once and discards the card. The card never counts as an Item card, so a full Bag doesn't
 * matter. Booklet: p. 4, Experience Reward Cards (1); p. 5, Experience Reward Cards (4, 5, 6).
 */
function experience(run: MoveContext, card: string, group: readonly PlayerIndex[], xp: number): void {
  run.game.piles.bonus.discard.push(card)
  addWarEvent(run, { kind: 'experience', card, group: [...group] })
  divideXpAmongGroup(run, group, xp)
}

function toNobody(run: MoveContext, card: string): void {
  run.game.piles.bonus.discard.push(card)
  addWarEvent(run, { kind: 'nobody', card })
}

/**
 * Puts a Bonus Item into the Bag, beside the three ordinary items. The owner of an eighth must choose one to discard.
 * Booklet: p. 4, Bonus Item Cards and Bag Limits (1).
 */
export function putBonusItemIntoBag(run: MoveContext, player: PlayerIndex, card: string): void {
  const { small } = requireCharacterOfPlayer(run.game, player)
  small.push(card)
  addWarEvent(run, { kind: 'gained', player, card })
  askOverflow(run, player)
}

function askOverflow({ game }: MoveContext, player: PlayerIndex): void {
  if (requireCharacterOfPlayer(game, player).small.length > MAX_BONUS_ITEMS)
    game.choice = { kind: 'overflow', who: [player], player }
}

/**
 * Discards one of the eight Bonus Items, as its owner chooses, without compensation. Booklet: p. 4, Bonus Item Cards
 * and Bag Limits (2).
 */
export function discardExcessBonusItem(run: MoveContext, player: PlayerIndex, at: number): void {
  const { small } = requireCharacterOfPlayer(run.game, player)
  const card = small[at]
  if (card === undefined) return refuseMove({ kind: 'pick' })
  small.splice(at, 1)
  run.game.merchant.push(card)
  addWarEvent(run, { kind: 'merchant', card, from: player })
}

/** Gives one player a card of one of the Item decks. */
export function gainItemFromDeck(run: MoveContext, { player, deck }: MoveOfKind<'gain'>): void {
  const { bag } = requireCharacterOfPlayer(run.game, player)
  endFastEquippingFor(run.game, [player])
  if (deck === 'bonus') return prependRemainingSteps(run, { do: 'drawBonus', group: [player], defeated: [] })
  if (bag.length >= MAX_BAG_ITEMS) refuseMove({ kind: 'bagFull' })
  prependRemainingSteps(run, { do: 'drawItem', deck, player })
}

export function drawItemForPlayer(
  run: MoveContext,
  { deck, player }: Extract<RemainingStep, { do: 'drawItem' }>,
): void {
  const card = drawTopCardOfPile(run, deck)
  if (card === null) return
  requireCharacterOfPlayer(run.game, player).bag.push(card)
  addWarEvent(run, { kind: 'gained', player, card })
}

/** Gives a group the reward of a quest that isn't blue, or of a card at the board. */
export function grantRewardFromBoard(
  run: MoveContext,
  { by, group, defeated, xp, bonus }: MoveOfKind<'reward'>,
): void {
  const whose = requireGroupOfOneFaction(run.game, group)
  if (!whose.includes(by)) requireMoverOrLeader(run.game, by, run.game.leader)
  if (![xp, bonus].every((n) => Number.isInteger(n) && n >= 0) || bonus > 5 || xp > 99 || xp + bonus === 0)
    refuseMove({ kind: 'spaces' })
  endFastEquippingFor(run.game, whose)
  const draws = Array.from({ length: bonus }, () => ({
    do: 'drawBonus' as const,
    group: whose,
    defeated: [...defeated],
  }))
  prependRemainingSteps(run, ...draws)
  divideXpAmongGroup(run, whose, xp)
}

/** Wears an item, puts it back, sells it, uses it up or gives it away. */
export function applyItemMove(run: MoveContext, move: MoveOfKind<'item'>): void {
  const whose = requireCharacterOfPlayer(run.game, move.player)
  const held = move.how === 'stow' ? whose.worn : poolOf(run.game, whose, move.card)
  if (!held.includes(move.card)) refuseMove({ kind: 'notThere' })
  if (move.how === 'use') return consume(run, move, held)
  if (move.how === 'trade') return trade(run, move, held)
  if (move.how === 'stow') mustHaveRoom(run.game, whose, move.card)
  removeCardFromList(held, move.card)
  placeOf(run.game, whose, move).push(move.card)
  addWarEvent(run, { kind: 'item', player: move.player, card: move.card, how: move.how, to: null })
}

const poolOf = (game: WarGame, whose: WarCharacter, card: string): string[] =>
  isBonusItemCard(game, card) ? whose.small : whose.bag

function placeOf(game: WarGame, whose: WarCharacter, { card, how }: MoveOfKind<'item'>): string[] {
  if (how === 'sell') return game.merchant
  return how === 'wear' ? whose.worn : poolOf(game, whose, card)
}

/** Refuses to put an item back into a full Bag. */
function mustHaveRoom(game: WarGame, whose: WarCharacter, card: string): void {
  if (isBonusItemCard(game, card) && whose.small.length >= MAX_BONUS_ITEMS) refuseMove({ kind: 'smallFull' })
  mustTake(game, whose, card)
}

function mustTake(game: WarGame, { bag }: WarCharacter, card: string): void {
  if (!isBonusItemCard(game, card) && bag.length >= MAX_BAG_ITEMS) refuseMove({ kind: 'bagFull' })
}

/** Applies the effect of an item that is used up. It affects only its user. */
function consume(run: MoveContext, { player, card }: MoveOfKind<'item'>, held: string[]): void {
  const { game } = run
  const uses = isBonusItemCard(game, card) ? requireCardInList(game, 'bonus', card).use : []
  if (uses.length === 0) refuseMove({ kind: 'useless' })
  removeCardFromList(held, card)
  game.piles.bonus.discard.push(card)
  addWarEvent(run, { kind: 'item', player, card, how: 'use', to: null })
  prependRemainingSteps(run, ...uses.map((deed) => ({ do: 'deed' as const, deed, only: player })))
}

/**
 * Gives an item to a character of the same faction. An eighth Bonus Item may be received. Booklet: p. 4, Bonus Item
 * Cards and Bag Limits (2).
 */
function trade(run: MoveContext, { player, card, to }: MoveOfKind<'item'>, held: string[]): void {
  const { game } = run
  if (to === undefined || to === player) return refuseMove({ kind: 'noPlayer' })
  requireGroupOfOneFaction(game, [player, to])
  const other = requireCharacterOfPlayer(game, to)
  mustTake(game, other, card)
  removeCardFromList(held, card)
  poolOf(game, other, card).push(card)
  addWarEvent(run, { kind: 'item', player, card, how: 'trade', to })
  askOverflow(run, to)
}

/** Gives a player a card of the Merchant's face-up deck. Players pay its price at the board. */
export function buyItem(run: MoveContext, { player, card }: MoveOfKind<'buy'>): void {
  const { game } = run
  const whose = requireCharacterOfPlayer(game, player)
  if (lastingEffectsOfDestiny(game).some(({ holds }) => holds === 'closed')) refuseMove({ kind: 'closed' })
  if (!game.merchant.includes(card)) refuseMove({ kind: 'notThere' })
  mustTake(game, whose, card)
  endFastEquippingFor(game, [player])
  removeCardFromList(game.merchant, card)
  poolOf(game, whose, card).push(card)
  addWarEvent(run, { kind: 'item', player, card, how: 'buy', to: null })
  askOverflow(run, player)
}

/**
 * Returns the cards of each Item deck before they are shuffled. Booklet: p. 2, Component Overview (2); p. 3, Setup (2).
 */
export function unshuffledItemDecks({ items }: CardListsWithBoard): Record<ItemDeck, string[]> {
  const of = (deck: ItemDeck): string[] =>
    items.filter((card) => card.deck === deck).flatMap(({ id, copies }) => Array<string>(copies).fill(id))
  return { circle: of('circle'), square: of('square'), triangle: of('triangle'), special: of('special') }
}
