/** The select of help topics. */
import { write } from '../posts/custom-ids.ts'

export const helpId = (): string => write('help')

export const isHelpId = (customId: string): boolean => customId === helpId()
