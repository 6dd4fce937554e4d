/**
 * Custom ids of levels, treasure and decklists. Messages already posted contain them, so old ids must still parse.
 */
import {
  booleanCustomIdPart,
  customIdParts,
  declareCustomIdKind,
  nullableCustomIdPart,
  wordCustomIdPart,
} from '../message-parts/custom-ids.ts'

/** The words for actions of the level panel in ids: selects of cards, turning their pages, and buttons. */
const LEVEL_DEEDS = ['in', 'out', 'turnin', 'turnout', 'over', 'sure', 'undo', 'anyway', 'stay'] as const
export type LevelPanelAction = (typeof LEVEL_DEEDS)[number]

/** The words for actions of the deck builder in ids, such as selects of cards, filters, turning pages and saving. */
const BUILD_DEEDS = [
  'in',
  'out',
  'filter',
  'turnin',
  'turnout',
  'copies',
  'over',
  'save',
  'search',
  'clear',
] as const
export type DeckBuilderAction = (typeof BUILD_DEEDS)[number]

/** The words for actions on a sheet in ids: show it in words, choose another sheet, show the picture again. */
const SHEET_DEEDS = ['words', 'pick', 'show'] as const
export type CharacterSheetAction = (typeof SHEET_DEEDS)[number]

export const characterComponentIds = {
  /** Acts on a person's sheets. The id has the person, the action, and the number of the shown sheet. */
  sheet: declareCustomIdKind(
    'sheet',
    customIdParts.person,
    wordCustomIdPart(...SHEET_DEEDS),
    customIdParts.count,
  ),
  /**
   * Building a deck: the action, the filters, the pages of cards to add and to remove, and whether all copies
   * move.
   */
  build: declareCustomIdKind(
    'build',
    wordCustomIdPart(...BUILD_DEEDS),
    customIdParts.count,
    customIdParts.count,
    customIdParts.count,
    booleanCustomIdPart('all', 'one'),
  ),
  /**
   * Building a constructed deck or the deck of a Boss: the key of the deck (`which-deck.ts`), then the parts of
   * `build`.
   */
  buildBoss: declareCustomIdKind(
    'bossbuild',
    customIdParts.key,
    wordCustomIdPart(...BUILD_DEEDS),
    customIdParts.count,
    customIdParts.count,
    customIdParts.count,
    booleanCustomIdPart('all', 'one'),
  ),
  /**
   * Building a deck while a search is shown: the key of the deck or none, the parts of `build`, and the typed words.
   */
  buildFound: declareCustomIdKind(
    'buildfound',
    nullableCustomIdPart(customIdParts.key, ''),
    wordCustomIdPart(...BUILD_DEEDS),
    customIdParts.count,
    customIdParts.count,
    customIdParts.count,
    booleanCustomIdPart('all', 'one'),
    customIdParts.typed,
  ),
  /** A page of a person's deck: the person, the key of the deck (none for the active character's own), the page. */
  deckPage: declareCustomIdKind(
    'deckpage',
    customIdParts.person,
    nullableCustomIdPart(customIdParts.key, ''),
    customIdParts.count,
  ),
  /** Shows a deck of the person as text. The id has the key of the deck, or none. */
  deckText: declareCustomIdKind('decktext', nullableCustomIdPart(customIdParts.key, '')),
  /** Using a level: the level, the action, and the open pages of cards. */
  level: declareCustomIdKind(
    'level',
    customIdParts.count,
    wordCustomIdPart(...LEVEL_DEEDS),
    customIdParts.count,
    customIdParts.count,
  ),
  /** The button below the end of a raid. It opens the panel of a level. */
  useLevel: declareCustomIdKind('uselevel', customIdParts.raid),
  /** The button below the end of a won raid, which opens the treasure pack. */
  treasure: declareCustomIdKind('treasure', customIdParts.raid),
  /** Turns over cards of an opened pack. The id has the raid, the character, and the number of face-up cards. */
  pack: declareCustomIdKind('pack', customIdParts.raid, customIdParts.guid, customIdParts.count),
  /** A select of treasure packs. Its value is the pack. */
  packs: declareCustomIdKind('packs'),
}

export const deckFormIds = {
  /** The form to import a character's deck. The id has the character, or none for the active one. */
  import: declareCustomIdKind('import', nullableCustomIdPart(customIdParts.guid, '')),
  /** The form to import a constructed deck or a Boss's deck. The id has the key of the deck. */
  importBoss: declareCustomIdKind('bossimport', customIdParts.key),
  /** A search in the deck builder: the key of the deck or none, the filters, and whether all copies move. */
  search: declareCustomIdKind(
    'buildsearch',
    nullableCustomIdPart(customIdParts.key, ''),
    customIdParts.count,
    booleanCustomIdPart('all', 'one'),
  ),
}
