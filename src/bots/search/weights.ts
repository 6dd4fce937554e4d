import { lairOfGame, type View } from '../../engine/index.ts'

/**
 * The weights of the evaluation, roughly in points of damage to the hero of a Boss player. `npm run -s tune` plays
 * variants of them against each other on seeds that no figure uses.
 */
export interface Weights {
  /** A won raid. A lost raid counts as much against the player, and a draw half as much. */
  readonly decided: number
  /** A Boss that has fallen before the present one. */
  readonly boss: number
  /** A point of health of the lair's hero. */
  readonly lairHero: number
  /** A level of the lair's hero, or the part of the way to its next level. */
  readonly level: number
  /** A raider's hero, whose value is this weight times the square root of the remaining health. */
  readonly hero: number
  /** The value of a raider who has lost. */
  readonly out: number
  /** The factors for the value of an ally (`cardValue`), on the raiders' and on the lair's side. */
  readonly ally: number
  readonly lairAlly: number
  /** A point of an ally's health, on top of `cardValue`. */
  readonly health: number
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

/**
 * The weights against a Boss player and in a game without a lair. They are those of the prototype, except that a fallen
 * Boss counts 20 instead of 60, with which raiders win more in Molten Core (docs/computer.md).
 */
export const EVALUATION_WEIGHTS: Weights = {
  decided: 300,
  boss: 20,
  lairHero: 1.6,
  level: 0,
  hero: 9,
  out: 30,
  ally: 1,
  lairAlly: 1.3,
  health: 0,
  gear: 1,
  attached: 2.5,
  hand: 1.6,
  resource: 2,
  lowDeck: 10,
}

/**
 * The weights against a Dungeon Deck. They follow a logistic regression of the wins of 95 raids on the positions after
 * the lair's turns (docs/computer.md): levels, allies and resources decide a raid more than the health of the lair's hero.
 */
export const DUNGEON_WEIGHTS: Weights = {
  ...EVALUATION_WEIGHTS,
  lairHero: 0.9,
  level: 40,
  ally: 1.8,
  lairAlly: 1.6,
  health: 0.8,
  gear: 1.8,
  hand: 0.9,
  resource: 4.5,
}

export const weightsFor = (view: View): Weights =>
  lairOfGame(view)?.automaton ? DUNGEON_WEIGHTS : EVALUATION_WEIGHTS
