/**
 * Custom ids of lobbies, of leaving a raid, and of the next raid. Messages already posted contain them, so old ids
 * must still parse.
 */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const { raid, key, count } = customIdParts

export const raidComponentIds = {
  /** Opens a lobby for the suggested raid. */
  open: declareCustomIdKind('open'),
  /** Joins with this starter deck. */
  join: declareCustomIdKind('join', raid, key),
  /** The lobby's select of starter decks. */
  seat: declareCustomIdKind('seat', raid),
  /** Joins with the active character. A person who has none chooses a starter deck. */
  own: declareCustomIdKind('own', raid),
  /** Joins with one of the active character's decks, from a private panel. */
  withDeck: declareCustomIdKind('withdeck', raid, wordCustomIdPart('own', 'constructed')),
  /** A private panel with the starter decks of a faction, for a person without a character. */
  starters: declareCustomIdKind('starters', raid, wordCustomIdPart('alliance', 'horde')),
  /** Joins with this starter deck, from the private panel. */
  suggested: declareCustomIdKind('suggested', raid, key),
  /** A select of starter decks in the private panel. */
  firstSeat: declareCustomIdKind('firstseat', raid),
  /** The id of the button that takes the Boss's seat. */
  boss: declareCustomIdKind('boss', raid),
  /** The Boss player's deck: asks for it, or sets it. */
  bossDeck: declareCustomIdKind('bossdeck', raid, wordCustomIdPart('ask', 'printed', 'own', 'build')),
  leave: declareCustomIdKind('leave', raid),
  /** The id of the button that toggles readiness. */
  ready: declareCustomIdKind('ready', raid),
  /** The id of the button that opens the leader's panel. */
  change: declareCustomIdKind('change', raid),
  /**
   * Selects of the leader's panel: raid and difficulty, a seat to free, the seat that comes first, and computer
   * players.
   */
  changed: declareCustomIdKind('changed', raid, wordCustomIdPart('course', 'out', 'first', 'fill')),
  /** A button of the leader's panel that asks everybody whether they are ready. */
  check: declareCustomIdKind('check', raid),
  /** A button of the leader's panel that opens the form for the time. */
  time: declareCustomIdKind('time', raid),
  start: declareCustomIdKind('start', raid),
  /** Starts without the people who aren't ready. */
  without: declareCustomIdKind('without', raid),
  /** Opens a lobby with the same people after a raid. */
  again: declareCustomIdKind('again', raid, wordCustomIdPart('same', 'next')),
  abandon: declareCustomIdKind('abandon', raid),
  /** A button that gives up a seat, which the id names. */
  concede: declareCustomIdKind('concede', raid, count),
  /** The id of a button that changes nothing. */
  keep: declareCustomIdKind('keep', raid),
}

export const raidFormIds = {
  /** The form for the time at which the raid begins. */
  time: declareCustomIdKind('timeform', raid),
}
