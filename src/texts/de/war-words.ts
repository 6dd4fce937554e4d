/** Counts things of Shadow of War in German: "3 Felder". */
import { countWithNoun } from './words.ts'

export const tokenCountText = (n: number): string => `${n} Trefferplättchen`
export const spaceCountText = (n: number): string => countWithNoun(n, 'Feld', 'Felder')
export const bonusItemCountText = (n: number): string =>
  countWithNoun(n, 'Bonusgegenstand', 'Bonusgegenstände')
