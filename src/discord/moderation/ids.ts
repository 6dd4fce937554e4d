/**
 * Custom ids for people who may manage a server. Messages already posted contain them, so old ids must still parse.
 */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

export const moderationComponentIds = {
  /** A select of the unfinished raids and games. */
  choose: declareCustomIdKind('modraid', wordCustomIdPart('choose')),
  /** The ids of the buttons of a chosen raid. */
  raid: declareCustomIdKind('modraid', wordCustomIdPart('end', 'sleep', 'lock'), customIdParts.raid),
  /** Buttons of a chosen game of the companion. */
  war: declareCustomIdKind('modwar', wordCustomIdPart('end', 'lock'), customIdParts.raid),
  /** Removes a limit on opening raids, to some channels or some roles, or ends the log. */
  free: declareCustomIdKind('modfree', wordCustomIdPart('channels', 'roles', 'log')),
  /** Buttons of a chosen person: exclude, admit, replace the name, restore the own name. */
  person: declareCustomIdKind(
    'modperson',
    wordCustomIdPart('out', 'in', 'name', 'ownname'),
    customIdParts.person,
  ),
  /** A select of the person's characters. */
  character: declareCustomIdKind('modcharacter', customIdParts.person),
  /** The first and the second press for deleting the server's data. */
  erase: declareCustomIdKind('moderase', wordCustomIdPart('ask', 'sure')),
}

export const moderationFormIds = {
  /** The form for the name that replaces a person's. */
  name: declareCustomIdKind('modnameform', customIdParts.person),
  characterName: declareCustomIdKind('modcharform', customIdParts.person, customIdParts.guid),
  /** The form for the word that confirms the deletion. */
  word: declareCustomIdKind('moderaseform'),
}
