/** The Horde Hunter starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const hunterCards: Record<string, Unnumbered> = {}
