/** Custom ids of levels, treasure and decklists. Once posted, they stay readable. */
import { customId, either, oneOf, orNone, parts } from '../posts/custom-ids.ts'

/** A select of cards that come in or go out, another page of it, and the buttons. */
const LEVEL_DEEDS = ['in', 'out', 'turnin', 'turnout', 'over', 'sure', 'undo', 'anyway', 'stay'] as const
export type LevelDeed = (typeof LEVEL_DEEDS)[number]

/** A select of cards that come in or go out, filters, another page, how many copies move; back, and save. */
const BUILD_DEEDS = ['in', 'out', 'filter', 'turnin', 'turnout', 'copies', 'over', 'save'] as const
export type BuildDeed = (typeof BUILD_DEEDS)[number]

export const raiderIds = {
  /** Building a deck: what is done, the filters, the pages of cards in and out, and whether all copies move. */
  build: customId(
    'build',
    oneOf(...BUILD_DEEDS),
    parts.count,
    parts.count,
    parts.count,
    either('all', 'one'),
  ),
  /** The same for the deck of a raid's Boss: of which raid first. */
  buildBoss: customId(
    'bossbuild',
    parts.key,
    oneOf(...BUILD_DEEDS),
    parts.count,
    parts.count,
    parts.count,
    either('all', 'one'),
  ),
  /** Using a level: of which one, what is done, and which pages of cards are open. */
  level: customId('level', parts.count, oneOf(...LEVEL_DEEDS), parts.count, parts.count),
  /** Below the end of a won raid. */
  treasure: customId('treasure', parts.raid),
  /** A pack that is open: of which raid and character, and how many of its cards were turned over. */
  pack: customId('pack', parts.raid, parts.guid, parts.count),
  /** A select of treasure packs: its value says which. */
  packs: customId('packs'),
}

export const raiderForms = {
  /** For which character's deck; none stands for the active one. */
  import: customId('import', orNone(parts.guid, '')),
  /** For the deck of which raid's Boss. */
  importBoss: customId('bossimport', parts.key),
}
