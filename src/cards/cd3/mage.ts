/** The Horde Mage starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const mageCards: Record<string, Unnumbered> = {}
