/** The custom ids of the help topics. Messages already posted contain them, so old ids must still parse. */
import { customIdKind, customIdParts } from '../message-parts/custom-ids.ts'

export const helpComponentIds = {
  /** The id of the select with all topics. */
  help: customIdKind('help'),
  /** Buttons of the topics that newcomers ask for first. */
  topic: customIdKind('topic', customIdParts.key),
}
