/** Characters between raids: decks, levels, treasure and the campaign. */
import { declareCostly, type Feature, onAwakeRaid, onCustomId, onForm, onRaid } from '../feature.ts'
import { clickedBuilder, searchedBuilder } from './builder.ts'
import { SEARCH_LETTERS } from './builder-search.ts'
import { filledInList, LIST_LETTERS } from './deck-import.ts'
import { clickedDeckPage } from './deck-page.ts'
import { exportDeck } from './decks.ts'
import { characterForms, characterIds } from './ids.ts'
import { openLevelAfterRaid } from './level-after.ts'
import { clickedLevel } from './levels.ts'
import { turnCardFaceUp } from './pack.ts'
import { clickedSheet } from './sheet.ts'
import { openTreasure } from './treasure.ts'
import { deckOfKey } from './which.ts'

export const characters: Feature = {
  clicks: [
    onCustomId(characterIds.build, (context, click, said) => clickedBuilder(context, click, null, said)),
    onCustomId(characterIds.buildBoss, (context, click, [key, ...said]) =>
      clickedBuilder(context, click, deckOfKey(key), said),
    ),
    onCustomId(characterIds.buildFound, (context, click, [key, ...said]) =>
      clickedBuilder(context, click, deckOfKey(key), said),
    ),
    onCustomId(characterIds.sheet, clickedSheet),
    onCustomId(characterIds.deckPage, clickedDeckPage),
    onCustomId(characterIds.deckText, (context, click, [key]) => exportDeck(context, click, deckOfKey(key))),
    onCustomId(characterIds.level, clickedLevel),
    onRaid(characterIds.useLevel, openLevelAfterRaid),
    onAwakeRaid(characterIds.treasure, (context, click, raid) => openTreasure(context, click, raid.code)),
    onCustomId(characterIds.pack, turnCardFaceUp),
    onCustomId(characterIds.packs, (context, click) => openTreasure(context, click, click.values[0] ?? null)),
  ],
  forms: [
    onForm(characterForms.search, SEARCH_LETTERS, (context, form, [key, filters, all]) =>
      searchedBuilder(context, form, deckOfKey(key), { filters, all }),
    ),
    declareCostly(
      'file',
      onForm(characterForms.import, LIST_LETTERS, (context, form, [character]) =>
        filledInList(context, form, character),
      ),
    ),
    declareCostly(
      'file',
      onForm(characterForms.importBoss, LIST_LETTERS, (context, form, [key]) =>
        filledInList(context, form, deckOfKey(key)),
      ),
    ),
  ],
}
