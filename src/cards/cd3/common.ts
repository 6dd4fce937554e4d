/** What several class starters of 2011 hold, under the number of the first that does. */
import type { Unnumbered } from '../builders.ts'

export const commonCards: Record<string, Unnumbered> = {}
