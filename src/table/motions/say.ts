/** What is said to those who ask the table for something, or vote. */
import { texts } from '../../texts/texts.ts'

export const sayMotions = texts.vote.why
