/** The Horde Warlock starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const warlockCards: Record<string, Unnumbered> = {}
