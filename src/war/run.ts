/** The state on which rules work: the game, and the events of this move so far. */
import { shuffle } from '../engine/index.ts'
import type { Character, PileName, PlayerId, Reason, Step, War, WarEvent } from './model.ts'

export interface Run {
  readonly game: War
  readonly events: WarEvent[]
}

/** Thrown if a move can't be made. `apply` returns its reason, and nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.kind)
    this.reason = reason
  }
}

export function refuse(reason: Reason): never {
  throw new Refused(reason)
}

export const say = ({ events }: Run, event: WarEvent): void => void events.push(event)

/** Puts these steps before all other steps, in this order. */
export const next = ({ game }: Run, ...steps: readonly Step[]): void => void game.todo.unshift(...steps)

export function character(game: War, player: PlayerId): Character {
  return game.players[player] ?? refuse({ kind: 'noPlayer' })
}

/** Takes one card out of a list. @returns whether it was there */
export function takeOut(cards: string[], card: string): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/**
 * p. 6, Experience Penalties and Bonuses (2): draws the top card of a pile. The discards are shuffled when the pile
 * has run out. Null if there are no discards either.
 */
export function draw(run: Run, name: PileName): string | null {
  const pile = run.game.piles[name]
  if (pile.deck.length === 0 && pile.discard.length > 0) replenish(run, name)
  const card = pile.deck.shift() ?? null
  if (card === null) say(run, { kind: 'empty', pile: name })
  return card
}

function replenish(run: Run, name: PileName): void {
  const pile = run.game.piles[name]
  pile.deck = pile.discard.splice(0)
  shuffle(run.game, pile.deck)
  say(run, { kind: 'shuffled', pile: name })
}

/** The players of a group, each once. All must be of one faction. */
export function groupOf(game: War, players: readonly PlayerId[]): PlayerId[] {
  const group = [...new Set(players)]
  const factions = new Set(group.map((player) => character(game, player).faction))
  if (group.length === 0) refuse({ kind: 'noPlayer' })
  if (factions.size > 1) refuse({ kind: 'factions' })
  return group
}

/** A player makes their own moves, and the leader makes anybody's. */
export function requireMover({ leader }: War, by: PlayerId, player: PlayerId): void {
  if (by !== player && by !== leader) refuse({ kind: 'notYours' })
}

/** A move of a faction's turn as a whole is made by one of its players or the leader. */
export function mustBeOfTurn({ players, faction, leader }: War, by: PlayerId): void {
  if (by !== leader && players[by]?.faction !== faction) refuse({ kind: 'otherTurn', faction })
}

/** p. 4, The Spellbook Icon (1): a character who has got something by an action is no longer at its beginning. */
export function pastBeginning({ moment }: War, players: readonly PlayerId[]): void {
  if (moment?.kind === 'action') moment.players = moment.players.filter((one) => !players.includes(one))
}

export function mustBeTheirTurn(game: War, player: PlayerId): void {
  const { faction, name } = character(game, player)
  if (faction !== game.faction) refuse({ kind: 'notTheirTurn', name })
}
