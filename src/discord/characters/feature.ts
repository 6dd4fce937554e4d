/** Characters between raids: decks, levels, treasure and the campaign. */
import {
  alwaysCostlyRoute,
  customIdRoute,
  type Feature,
  formRoute,
  raidRoute,
  raidRouteThatWakesRaid,
} from '../feature.ts'
import { handleDeckBuilderClick, handleDeckBuilderSearch } from './builder.ts'
import { MAX_DECK_SEARCH_LENGTH } from './builder-search.ts'
import { handleDecklistImportForm, MAX_DECKLIST_FORM_LENGTH } from './deck-import.ts'
import { handleDeckPageClick } from './deck-page.ts'
import { exportDeck } from './decks.ts'
import { characterComponentIds, deckFormIds } from './ids.ts'
import { openLevelPanelAfterRaid } from './level-after-raid.ts'
import { handleLevelPanelClick } from './levels.ts'
import { turnNextPackCardFaceUp } from './pack.ts'
import { handleCharacterSheetClick } from './sheet.ts'
import { openTreasurePack } from './treasure.ts'
import { parseDeckKey } from './which-deck.ts'

export const charactersFeature: Feature = {
  clicks: [
    customIdRoute(characterComponentIds.build, (context, click, said) =>
      handleDeckBuilderClick(context, click, null, said),
    ),
    customIdRoute(characterComponentIds.buildBoss, (context, click, [key, ...said]) =>
      handleDeckBuilderClick(context, click, parseDeckKey(key), said),
    ),
    customIdRoute(characterComponentIds.buildFound, (context, click, [key, ...said]) =>
      handleDeckBuilderClick(context, click, parseDeckKey(key), said),
    ),
    customIdRoute(characterComponentIds.sheet, handleCharacterSheetClick),
    customIdRoute(characterComponentIds.deckPage, handleDeckPageClick),
    customIdRoute(characterComponentIds.deckText, (context, click, [key]) =>
      exportDeck(context, click, parseDeckKey(key)),
    ),
    customIdRoute(characterComponentIds.level, handleLevelPanelClick),
    raidRoute(characterComponentIds.useLevel, openLevelPanelAfterRaid),
    raidRouteThatWakesRaid(characterComponentIds.treasure, (context, click, raid) =>
      openTreasurePack(context, click, raid.code),
    ),
    customIdRoute(characterComponentIds.pack, turnNextPackCardFaceUp),
    customIdRoute(characterComponentIds.packs, (context, click) =>
      openTreasurePack(context, click, click.values[0] ?? null),
    ),
  ],
  forms: [
    formRoute(deckFormIds.search, MAX_DECK_SEARCH_LENGTH, (context, form, [key, filters, all]) =>
      handleDeckBuilderSearch(context, form, parseDeckKey(key), { filters, all }),
    ),
    alwaysCostlyRoute(
      'file',
      formRoute(deckFormIds.import, MAX_DECKLIST_FORM_LENGTH, (context, form, [character]) =>
        handleDecklistImportForm(context, form, character),
      ),
    ),
    alwaysCostlyRoute(
      'file',
      formRoute(deckFormIds.importBoss, MAX_DECKLIST_FORM_LENGTH, (context, form, [key]) =>
        handleDecklistImportForm(context, form, parseDeckKey(key)),
      ),
    ),
  ],
}
