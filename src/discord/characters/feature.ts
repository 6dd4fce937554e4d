/** Characters between raids: decks, levels, treasure and the campaign. */
import {
  customIdRoute,
  declareRouteCostly,
  type Feature,
  formRoute,
  raidRoute,
  raidRouteThatWakesRaid,
} from '../feature.ts'
import { handleBuilderClick, handleBuilderSearch } from './builder.ts'
import { MAX_SEARCH_LENGTH } from './builder-search.ts'
import { handleImportForm, MAX_LIST_LENGTH } from './deck-import.ts'
import { handleDeckPageClick } from './deck-page.ts'
import { exportDeck } from './decks.ts'
import { characterComponentIds, characterFormIds } from './ids.ts'
import { openLevelAfterRaid } from './level-after-raid.ts'
import { handleLevelClick } from './levels.ts'
import { turnCardFaceUp } from './pack.ts'
import { handleSheetClick } from './sheet.ts'
import { openTreasure } from './treasure.ts'
import { deckOfKey } from './which-deck.ts'

export const charactersFeature: Feature = {
  clicks: [
    customIdRoute(characterComponentIds.build, (context, click, said) =>
      handleBuilderClick(context, click, null, said),
    ),
    customIdRoute(characterComponentIds.buildBoss, (context, click, [key, ...said]) =>
      handleBuilderClick(context, click, deckOfKey(key), said),
    ),
    customIdRoute(characterComponentIds.buildFound, (context, click, [key, ...said]) =>
      handleBuilderClick(context, click, deckOfKey(key), said),
    ),
    customIdRoute(characterComponentIds.sheet, handleSheetClick),
    customIdRoute(characterComponentIds.deckPage, handleDeckPageClick),
    customIdRoute(characterComponentIds.deckText, (context, click, [key]) =>
      exportDeck(context, click, deckOfKey(key)),
    ),
    customIdRoute(characterComponentIds.level, handleLevelClick),
    raidRoute(characterComponentIds.useLevel, openLevelAfterRaid),
    raidRouteThatWakesRaid(characterComponentIds.treasure, (context, click, raid) =>
      openTreasure(context, click, raid.code),
    ),
    customIdRoute(characterComponentIds.pack, turnCardFaceUp),
    customIdRoute(characterComponentIds.packs, (context, click) =>
      openTreasure(context, click, click.values[0] ?? null),
    ),
  ],
  forms: [
    formRoute(characterFormIds.search, MAX_SEARCH_LENGTH, (context, form, [key, filters, all]) =>
      handleBuilderSearch(context, form, deckOfKey(key), { filters, all }),
    ),
    declareRouteCostly(
      'file',
      formRoute(characterFormIds.import, MAX_LIST_LENGTH, (context, form, [character]) =>
        handleImportForm(context, form, character),
      ),
    ),
    declareRouteCostly(
      'file',
      formRoute(characterFormIds.importBoss, MAX_LIST_LENGTH, (context, form, [key]) =>
        handleImportForm(context, form, deckOfKey(key)),
      ),
    ),
  ],
}
