/** The Alliance Shaman starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const shamanCards: Record<string, Unnumbered> = {}
