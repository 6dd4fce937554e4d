/** What the table says to raiders between the raids. Names that people chose are shown as they are: see `naming.ts`. */
import { texts } from '../../texts/texts.ts'

export const sayRaider = texts.raider
