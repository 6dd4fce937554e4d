/** What players, objects and cards are called by in a game. */

/** An id of one sort, which is never taken for one of another. A plain number or text, as JSON has it, may become any. */
type Branded<T, B extends string> = T & { readonly brand?: B }

/** A player's place at the table, 0-based, clockwise; the lair's player has one too. */
export type Seat = Branded<number, 'seat'>
/** An object is a card while it is the same card (415.9a); a zone change makes a new one. 0 is nobody. */
export type ObjectId = Branded<number, 'object'>
/** `${set}-${no}`. */
export type CardId = Branded<string, 'card'>
