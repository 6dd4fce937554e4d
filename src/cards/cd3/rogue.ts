/** The Alliance Rogue starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const rogueCards: Record<string, Unnumbered> = {}
