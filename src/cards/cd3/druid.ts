/** The Horde Druid starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const druidCards: Record<string, Unnumbered> = {}
