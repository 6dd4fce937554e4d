/**
 * Custom ids for people who may manage a server. Messages already posted contain them, so old ids must still parse.
 */
import { customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

export const moderationIds = {
  /** A select of the unfinished raids and games. */
  choose: customId('modraid', wordPart('choose')),
  /** The ids of the buttons of a chosen raid. */
  raid: customId('modraid', wordPart('end', 'sleep', 'lock'), idParts.raid),
  /** Buttons of a chosen game of the companion. */
  war: customId('modwar', wordPart('end', 'lock'), idParts.raid),
  /** Raids may be opened in all channels again, or by everybody; the log ends. */
  free: customId('modfree', wordPart('channels', 'roles', 'log')),
  /** Buttons of a chosen person. */
  person: customId('modperson', wordPart('out', 'in', 'name', 'ownname'), idParts.person),
  /** A select of the person's characters. */
  character: customId('modcharacter', idParts.person),
  /** The first and the second press for deleting the server's data. */
  erase: customId('moderase', wordPart('ask', 'sure')),
}

export const moderationForms = {
  name: customId('modnameform', idParts.person),
  characterName: customId('modcharform', idParts.person, idParts.guid),
  word: customId('moderaseform'),
}
