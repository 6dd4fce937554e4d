/**
 * Custom ids of lobbies, of leaving a raid, and of the next raid. Messages already posted contain them, so old ids
 * must still parse.
 */
import { customIdKind, customIdParts, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const { raid, key, count } = customIdParts

export const raidComponentIds = {
  /** Opens a lobby for the suggested raid. */
  open: customIdKind('open'),
  /** Joins with this starter deck. */
  join: customIdKind('join', raid, key),
  /** The lobby's select of starter decks. */
  seat: customIdKind('seat', raid),
  /** Joins with the active character. A person who has none chooses a starter deck. */
  own: customIdKind('own', raid),
  /** Joins with one of the active character's decks, from a private panel. */
  withDeck: customIdKind('withdeck', raid, wordCustomIdPart('own', 'constructed')),
  /** A private panel with the starter decks of a faction, for a person without a character. */
  starters: customIdKind('starters', raid, wordCustomIdPart('alliance', 'horde')),
  /** Joins with this starter deck, from the private panel. */
  suggested: customIdKind('suggested', raid, key),
  /** A select of starter decks in the private panel. */
  firstSeat: customIdKind('firstseat', raid),
  /** The id of the button that takes the Boss's seat. */
  boss: customIdKind('boss', raid),
  /** The Boss player's deck: asks for it, or sets it. */
  bossDeck: customIdKind('bossdeck', raid, wordCustomIdPart('ask', 'printed', 'own', 'build')),
  leave: customIdKind('leave', raid),
  /** The id of the button that toggles readiness. */
  ready: customIdKind('ready', raid),
  /** The id of the button that opens the leader's panel. */
  change: customIdKind('change', raid),
  /**
   * Selects of the leader's panel: raid and difficulty, a seat to free, the seat that comes first, and computer
   * players.
   */
  changed: customIdKind('changed', raid, wordCustomIdPart('course', 'out', 'first', 'fill')),
  /** A button of the leader's panel that asks everybody whether they are ready. */
  check: customIdKind('check', raid),
  /** A button of the leader's panel that opens the form for the time. */
  time: customIdKind('time', raid),
  start: customIdKind('start', raid),
  /** Starts without the people who aren't ready. */
  without: customIdKind('without', raid),
  /** Opens a lobby with the same people after a raid. */
  again: customIdKind('again', raid, wordCustomIdPart('same', 'next')),
  abandon: customIdKind('abandon', raid),
  /** A button that gives up a seat, which the id names. */
  concede: customIdKind('concede', raid, count),
  /** The id of a button that changes nothing. */
  keep: customIdKind('keep', raid),
}

export const raidFormIds = {
  /** The form for the time at which the raid begins. */
  time: customIdKind('timeform', raid),
}
