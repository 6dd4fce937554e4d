/** The Alliance Warrior starter of 2011. */
import type { Unnumbered } from '../builders.ts'

export const warriorCards: Record<string, Unnumbered> = {}
