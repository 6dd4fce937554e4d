/** `/card`. */
import type { Feature } from '../feature.ts'

export const cards: Feature = { commands: ['card'] }
