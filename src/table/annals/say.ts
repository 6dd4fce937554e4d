/** What the table says about raids that are asked for and can't be told. */
import { texts } from '../../texts/texts.ts'

export const sayAnnals = texts.past
