/** The context of a move: the game, and the events of the move so far. */
import { shuffle } from '../engine/index.ts'
import type {
  PileName,
  PlayerIndex,
  RefusalReason,
  RemainingStep,
  WarCharacter,
  WarEvent,
  WarGame,
} from './model.ts'

export interface MoveContext {
  readonly game: WarGame
  readonly events: WarEvent[]
}

/** Thrown if a move can't be made. `applyMove` catches it, undoes all changes and returns its reason. */
export class RefusedMoveError extends Error {
  override readonly name = 'Refused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason.kind)
    this.reason = reason
  }
}

export function refuseMove(reason: RefusalReason): never {
  throw new RefusedMoveError(reason)
}

export const addWarEvent = ({ events }: MoveContext, event: WarEvent): void => void events.push(event)

/** Adds steps, in this order, before all other remaining steps. */
export const prependRemainingSteps = ({ game }: MoveContext, ...steps: readonly RemainingStep[]): void =>
  void game.todo.unshift(...steps)

export function requireCharacterOfPlayer(game: WarGame, player: PlayerIndex): WarCharacter {
  return game.players[player] ?? refuseMove({ kind: 'noPlayer' })
}

/** Removes one card from a list. @returns whether the card was in the list */
export function removeCardFromList(cards: string[], card: string): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/**
 * Draws the top card of a pile. If the pile is empty, its discards are shuffled first. Returns null if there are no
 * discards either. Booklet: p. 6, Experience Penalties and Bonuses (2).
 */
export function drawTopCardOfPile(run: MoveContext, name: PileName): string | null {
  const pile = run.game.piles[name]
  if (pile.deck.length === 0 && pile.discard.length > 0) replenish(run, name)
  const card = pile.deck.shift() ?? null
  if (card === null) addWarEvent(run, { kind: 'empty', pile: name })
  return card
}

function replenish(run: MoveContext, name: PileName): void {
  const pile = run.game.piles[name]
  pile.deck = pile.discard.splice(0)
  shuffle(run.game, pile.deck)
  addWarEvent(run, { kind: 'shuffled', pile: name })
}

/** Returns the players of a group, each once. Refuses a group with players of both factions. */
export function requireGroupOfOneFaction(game: WarGame, players: readonly PlayerIndex[]): PlayerIndex[] {
  const group = [...new Set(players)]
  const factions = new Set(group.map((player) => requireCharacterOfPlayer(game, player).faction))
  if (group.length === 0) refuseMove({ kind: 'noPlayer' })
  if (factions.size > 1) refuseMove({ kind: 'factions' })
  return group
}

/** Refuses a move for another player, unless the leader makes it. */
export function requireMoverOrLeader({ leader }: WarGame, by: PlayerIndex, player: PlayerIndex): void {
  if (by !== player && by !== leader) refuseMove({ kind: 'notYours' })
}

/** Refuses a move for a whole faction, unless a player of the faction whose turn it is makes it, or the leader. */
export function requireFactionTurn({ players, faction, leader }: WarGame, by: PlayerIndex): void {
  if (by !== leader && players[by]?.faction !== faction) refuseMove({ kind: 'otherTurn', faction })
}

/**
 * Ends the fast-equipping that an action begins with, for these players, because they gain something in the action.
 * Booklet: p. 4, The Spellbook Icon (1).
 */
export function endFastEquippingFor({ moment }: WarGame, players: readonly PlayerIndex[]): void {
  if (moment?.kind === 'action') moment.players = moment.players.filter((one) => !players.includes(one))
}

export function requirePlayerTurn(game: WarGame, player: PlayerIndex): void {
  const { faction, name } = requireCharacterOfPlayer(game, player)
  if (faction !== game.faction) refuseMove({ kind: 'notTheirTurn', name })
}
