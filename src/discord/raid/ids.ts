/**
 * * Custom ids of lobbies, of leaving a raid, and of the next raid. Messages already posted contain them, so old ids
 * must still parse.
 */
import { customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

const { raid, key, count } = idParts

export const raidIds = {
  /** Opens a lobby for the suggested raid. */
  open: customId('open'),
  /** Joins with this starter deck. */
  join: customId('join', raid, key),
  /** A select of starter decks. */
  seat: customId('seat', raid),
  /** Joins with the active character. A person who has none chooses a starter deck. */
  own: customId('own', raid),
  /** Joins with one of the active character's decks, from a private panel. */
  withDeck: customId('withdeck', raid, wordPart('own', 'constructed')),
  /** A private panel with the starter decks of a faction, for a person without a character. */
  starters: customId('starters', raid, wordPart('alliance', 'horde')),
  /** Joins with this starter deck, from the private panel. */
  suggested: customId('suggested', raid, key),
  /** A select of starter decks in the private panel. */
  firstSeat: customId('firstseat', raid),
  /** The id of the button that takes the Boss's seat. */
  boss: customId('boss', raid),
  /** The Boss player's deck: asks for it, or sets it. */
  bossDeck: customId('bossdeck', raid, wordPart('ask', 'printed', 'own', 'build')),
  leave: customId('leave', raid),
  /** The id of the button that toggles readiness. */
  ready: customId('ready', raid),
  /** The id of the button that opens the leader's panel. */
  change: customId('change', raid),
  /** Selects of the leader's panel: raid and difficulty, a seat to free, the seat that comes first, and computer players. */
  changed: customId('changed', raid, wordPart('course', 'out', 'first', 'fill')),
  /** A button of the leader's panel that asks everybody whether they are ready. */
  check: customId('check', raid),
  /** A button of the leader's panel that opens the form for the time. */
  time: customId('time', raid),
  start: customId('start', raid),
  /** Starts without the people who aren't ready. */
  without: customId('without', raid),
  /** Opens a lobby with the same people after a raid. */
  again: customId('again', raid, wordPart('same', 'next')),
  abandon: customId('abandon', raid),
  /** The seat that is given up. */
  concede: customId('concede', raid, count),
  /** The id of a button that changes nothing. */
  keep: customId('keep', raid),
}

export const raidForms = {
  /** The time at which the raid begins. */
  time: customId('timeform', raid),
}
