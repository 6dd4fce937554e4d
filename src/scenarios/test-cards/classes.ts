/** Sets of class icons that many cards share. */
import { CLASSES } from '../../engine/index.ts'

export const TEN_CLASSES = CLASSES
/** The classes before Death Knights were added. */
export const NINE_CLASSES: readonly string[] = CLASSES.filter((one) => one !== 'Death Knight')
