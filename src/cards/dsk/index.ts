/** Shadowfang Keep. */
import { cardsOf } from '../builders.ts'

export const shadowfangKeep = cardsOf('DSK', {})
