/**
 * The rules that a raid adds about the places from which the lair's player takes cards: a deck other than the main
 * deck, and piles beside the game (`model/data/raid-rules.ts`).
 */

import { lairOfGame, raidRulesByKindOfGame } from '../model/data/card-registry.ts'
import type { RaidRule } from '../model/data/raid-rules.ts'
import type { Condition } from '../model/data/vocabulary/expressions.ts'
import type { Game } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { newTextContext, objectById, playerInSeat, seatOfLairPlayer } from '../model/state/objects.ts'
import { isConditionTrue } from './card-text/conditions.ts'

type FromDeck = Extract<RaidRule, { kind: 'fromDeck' }>
type Gains = Extract<RaidRule, { kind: 'gains' }>

/**
 * Returns the deck from which a player draws or places cards by a rule of the raid, or undefined without such a rule.
 */
export function deckByRaidRule(game: Game, seat: Seat, cards: FromDeck['cards']): string | undefined {
  const rules = raidRulesByKindOfGame(game).fromDeck
  if (rules.length === 0 || seat !== seatOfLairPlayer(game)) return undefined
  return rules.find((rule) => rule.cards === cards && appliesTo(game, seat, rule))?.deck
}

/** Returns the rules by which a player gains cards from piles beside the game as the ready step starts. */
export function rulesForGainedCards(game: Game, seat: Seat): readonly Gains[] {
  const rules = raidRulesByKindOfGame(game).gains
  if (rules.length === 0 || seat !== seatOfLairPlayer(game)) return []
  return rules.filter((rule) => appliesTo(game, seat, rule))
}

function appliesTo(game: Game, seat: Seat, rule: { readonly while?: Condition }): boolean {
  if (!rule.while) return true
  const { hero } = playerInSeat(game, seat)
  return isConditionTrue(game, newTextContext(objectById(game, hero).card, hero, seat), rule.while)
}

/** Whether the lair's player knows the order of that deck. */
export function isDeckOrderKnownToLair(game: Game, deck: string): boolean {
  return lairOfGame(game)?.decks?.[deck]?.known === true
}
