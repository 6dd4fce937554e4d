/** `/judge`. */
import type { Feature } from '../feature.ts'

export const judge: Feature = { commands: ['judge'], opens: { judge: 'vote' } }
