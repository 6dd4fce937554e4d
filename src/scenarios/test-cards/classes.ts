/** Sets of class icons that several example cards have. */
import { CLASSES } from '../../engine/index.ts'

export const TEN_CLASSES = CLASSES
/** The nine classes without Death Knights, which were added later. */
export const NINE_CLASSES: readonly string[] = CLASSES.filter((one) => one !== 'Death Knight')
