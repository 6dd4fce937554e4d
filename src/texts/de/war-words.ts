/** Counts things of Shadow of War in German: "3 Felder". */
import { plural } from './words.ts'

export const tokens = (n: number): string => `${n} Trefferplättchen`
export const spaces = (n: number): string => plural(n, 'Feld', 'Felder')
export const bonusItems = (n: number): string => plural(n, 'Bonusgegenstand', 'Bonusgegenstände')
