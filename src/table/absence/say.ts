/** What the table says about absent players and those who help them. */
import { texts } from '../../texts/texts.ts'

export const sayAbsent = texts.absence
