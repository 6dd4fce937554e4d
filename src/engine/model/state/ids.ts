/** The identifiers of players, objects and cards in a game. */

/**
 * An id type that the compiler doesn't accept in place of another id type. Plain numbers and strings, as JSON
 * contains them, are accepted as any of them.
 */
type Branded<T, B extends string> = T & { readonly brand?: B }

/** A player's seat at the table: 0-based and clockwise. The lair's player has a seat too. */
export type Seat = Branded<number, 'seat'>
/**
 * An object represents a card as long as it counts as the same card (415.9a). A zone change creates a new object. The
 * id 0 stands for no object.
 */
export type ObjectId = Branded<number, 'object'>
/** The id of a card: its set and its number, `${set}-${no}`. */
export type CardId = Branded<string, 'card'>
