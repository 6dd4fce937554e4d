/** The Horde Death Knight starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const deathKnightCards: Record<string, Unnumbered> = {}
