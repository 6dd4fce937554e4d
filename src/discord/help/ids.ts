/** The custom ids of the help topics. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const helpComponentIds = {
  /** The id of the select with all topics. */
  help: declareCustomIdKind('help'),
  /** Buttons of the topics that newcomers ask for first. */
  topic: declareCustomIdKind('topic', customIdParts.key),
}
