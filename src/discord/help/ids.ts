/** The custom id of the select of help topics. Once posted, it stays readable. */
import { customId } from '../posts/custom-ids.ts'

export const helpIds = { help: customId('help') }
