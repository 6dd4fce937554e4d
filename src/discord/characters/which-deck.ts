/**
 * Determines the deck that a command or a button is about: a character's own deck, its constructed deck, or the
 * person's deck for a raid's Boss.
 */
import { raidNamed } from '../../raids/index.ts'
import type { CharacterOrBossOfDeck, DeckSelector } from '../../table/characters/contract.ts'
import type { CommandCall } from '../bot-context.ts'
import { currentCardName } from '../message-parts/names.ts'

/** The word for the constructed deck in the ids of buttons. Other words are raids, and mean the deck of their Boss. */
const CONSTRUCTED = 'constructed'

/** Returns the deck that a command's options select; by default the active character's own deck. */
export function deckSelectorOfCommand(call: Pick<CommandCall, 'text' | 'flag'>): DeckSelector {
  const boss = call.text('boss')
  if (boss !== null) return { boss }
  return call.flag('constructed') ? { constructed: null } : null
}

/** Returns the deck that a key in an id means. @param key null for the active character's own deck */
export function parseDeckKey(key: string | null): DeckSelector {
  if (key === null) return null
  return key === CONSTRUCTED ? { constructed: null } : { boss: key }
}

/** Returns the key of a deck for ids; null for a character's own deck. */
export function deckKey(which: DeckSelector): string | null {
  if (typeof which !== 'object' || which === null) return null
  return 'boss' in which ? which.boss : CONSTRUCTED
}

/** Returns the key of an owner's deck for ids; null for a character's own deck. */
export const deckKeyOfOwner = ({
  boss,
  isConstructed,
}: Pick<CharacterOrBossOfDeck, 'boss' | 'isConstructed'>): string | null =>
  isConstructed ? CONSTRUCTED : boss

/** Returns the Boss who owns the deck, and a card that may be in it; null for a character's deck. */
export function bossWhoOwnsDeck(which: DeckSelector): { raid: string; name: string; example: string } | null {
  if (typeof which !== 'object' || which === null || !('boss' in which)) return null
  const { hero = '', ownDeck } = raidNamed(which.boss)?.lair ?? {}
  return { raid: which.boss, name: currentCardName(hero), example: currentCardName(ownDeck?.of[0] ?? '') }
}
