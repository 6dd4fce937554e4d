/** Sets of class icons that several example cards have. */
import { CLASS_TAGS } from '../../engine/index.ts'

export const TEN_CLASS_TAGS = CLASS_TAGS
/** The nine classes without Death Knights, which were added later. */
export const NINE_CLASS_TAGS: readonly string[] = CLASS_TAGS.filter((one) => one !== 'Death Knight')
