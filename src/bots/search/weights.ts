/**
 * The weights of the evaluation, roughly in points of damage to the lair's hero. They come from the prototype, and
 * `npm run -s tune` plays variants of them against each other on seeds that no figure uses.
 */
export interface Weights {
  /** A won raid. A lost raid counts as much against the player, and a draw half as much. */
  readonly decided: number
  /** A Boss that has fallen before the present one. */
  readonly boss: number
  /** A point of health of the lair's hero. */
  readonly lairHero: number
  /** A raider's hero, whose value is this weight times the square root of the remaining health. */
  readonly hero: number
  /** The value of a raider who has lost. */
  readonly out: number
  /** The factors for the value of an ally (`cardValue`), on the raiders' and on the lair's side. */
  readonly ally: number
  readonly lairAlly: number
  /** Equipment, ongoing abilities and other cards in the hero's row, by `cardValue`. */
  readonly gear: number
  /** An attached card, for or against the side of its host. */
  readonly attached: number
  /** The value of each card in hand, up to seven. */
  readonly hand: number
  /** A resource, up to eight. Each further resource counts a quarter as much. */
  readonly resource: number
  /** A raider with fewer than three cards in the deck. */
  readonly lowDeck: number
}

export const EVALUATION_WEIGHTS: Weights = {
  decided: 300,
  boss: 60,
  lairHero: 1.6,
  hero: 9,
  out: 30,
  ally: 1,
  lairAlly: 1.3,
  gear: 1,
  attached: 2.5,
  hand: 1.6,
  resource: 2,
  lowDeck: 10,
}
