/** The custom ids of the help topics. The ids of posted messages must stay readable. */
import { customId, idParts } from '../message-parts/custom-ids.ts'

export const helpIds = {
  /** The id of the select with all topics. */
  help: customId('help'),
  /** Buttons of the topics that newcomers ask for first. */
  topic: customId('topic', idParts.key),
}
