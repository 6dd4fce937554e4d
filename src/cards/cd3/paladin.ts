/** The Horde Paladin starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const paladinCards: Record<string, Unnumbered> = {}
