/** The select of help topics. */
import { write } from '../ids.ts'

export const helpId = (): string => write('help')

export const isHelpId = (customId: string): boolean => customId === helpId()
