/** Characters between raids: decks, levels, treasure and the campaign. */
import { declareCostly, type Feature, onAwakeRaid, onCustomId, onForm, onRaid } from '../feature.ts'
import { handleBuilderClick, handleBuilderSearch } from './builder.ts'
import { MAX_SEARCH_LENGTH } from './builder-search.ts'
import { handleImportForm, MAX_LIST_LENGTH } from './deck-import.ts'
import { handleDeckPageClick } from './deck-page.ts'
import { exportDeck } from './decks.ts'
import { characterForms, characterIds } from './ids.ts'
import { openLevelAfterRaid } from './level-after-raid.ts'
import { handleLevelClick } from './levels.ts'
import { turnCardFaceUp } from './pack.ts'
import { handleSheetClick } from './sheet.ts'
import { openTreasure } from './treasure.ts'
import { deckOfKey } from './which-deck.ts'

export const characters: Feature = {
  clicks: [
    onCustomId(characterIds.build, (context, click, said) => handleBuilderClick(context, click, null, said)),
    onCustomId(characterIds.buildBoss, (context, click, [key, ...said]) =>
      handleBuilderClick(context, click, deckOfKey(key), said),
    ),
    onCustomId(characterIds.buildFound, (context, click, [key, ...said]) =>
      handleBuilderClick(context, click, deckOfKey(key), said),
    ),
    onCustomId(characterIds.sheet, handleSheetClick),
    onCustomId(characterIds.deckPage, handleDeckPageClick),
    onCustomId(characterIds.deckText, (context, click, [key]) => exportDeck(context, click, deckOfKey(key))),
    onCustomId(characterIds.level, handleLevelClick),
    onRaid(characterIds.useLevel, openLevelAfterRaid),
    onAwakeRaid(characterIds.treasure, (context, click, raid) => openTreasure(context, click, raid.code)),
    onCustomId(characterIds.pack, turnCardFaceUp),
    onCustomId(characterIds.packs, (context, click) => openTreasure(context, click, click.values[0] ?? null)),
  ],
  forms: [
    onForm(characterForms.search, MAX_SEARCH_LENGTH, (context, form, [key, filters, all]) =>
      handleBuilderSearch(context, form, deckOfKey(key), { filters, all }),
    ),
    declareCostly(
      'file',
      onForm(characterForms.import, MAX_LIST_LENGTH, (context, form, [character]) =>
        handleImportForm(context, form, character),
      ),
    ),
    declareCostly(
      'file',
      onForm(characterForms.importBoss, MAX_LIST_LENGTH, (context, form, [key]) =>
        handleImportForm(context, form, deckOfKey(key)),
      ),
    ),
  ],
}
