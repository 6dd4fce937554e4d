/** The modifiers of rule cards, which are in force during the whole game without being in play (`RaidMode.rules`). */

import { isKnownCard, printedCard, raidDescriptionOfGame } from '../model/data/card-registry.ts'
import { raidModeOrFirst } from '../model/data/raid.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import { newModifierInForce } from '../model/state/all-fields.ts'
import type { Game } from '../model/state/game.ts'
import type { CardId } from '../model/state/ids.ts'
import { newTextContext, playerInSeat, seatOfLairPlayer } from '../model/state/objects.ts'

/** The timestamp of rule cards. It is earlier than that of any card in play. */
const BEFORE_ALL = -1

/** Adds the modifiers of the mode's rule cards. A game that began before a card existed goes on without it. */
export function collectHouseRuleModifiers(game: Game, found: ModifierInForce[]): void {
  const { rules } = raidModeOrFirst(raidDescriptionOfGame(game), game.mode)
  for (const card of rules ?? []) if (isKnownCard(game, card)) addFromRule(game, card, found)
}

/**
 * Adds the modifiers of a rule card. "You" in its text is the lair's player, and the source of the text is the lair's
 * hero.
 */
function addFromRule(game: Game, card: CardId, found: ModifierInForce[]): void {
  const seat = seatOfLairPlayer(game)
  for (const [i, power] of printedCard(game, card).powers.entries()) {
    if (power.kind !== 'continuous') continue
    for (const [line, mod] of power.mods.entries()) {
      const ctx = newTextContext(card, playerInSeat(game, seat).hero, seat)
      const entry = newModifierInForce(mod, ctx, BEFORE_ALL)
      entry.path = `powers.${i}.mods.${line}`
      entry.while = power.while
      found.push(entry)
    }
  }
}
