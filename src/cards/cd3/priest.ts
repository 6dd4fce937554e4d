/** The Horde Priest starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const priestCards: Record<string, Unnumbered> = {}
