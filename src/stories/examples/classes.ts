/** Class icons that many cards share. */
import { CLASSES } from '../../engine/index.ts'

export const TEN_CLASSES = CLASSES
/** All of them before there were Death Knights. */
export const NINE_CLASSES: readonly string[] = CLASSES.filter((one) => one !== 'Death Knight')
