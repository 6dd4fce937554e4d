/** Characters between raids: decks, levels, treasure and the campaign. */
import { type Feature, on, onForm, onTable, opening } from '../feature.ts'
import { clickedBuilder } from './builder.ts'
import { filledInList, LIST_LETTERS } from './deck-import.ts'
import { characterForms, characterIds } from './ids.ts'
import { clickedLevel } from './levels.ts'
import { turnOver } from './pack.ts'
import { openTreasure } from './treasure.ts'

export const characters: Feature = {
  commands: ['sheet', 'character', 'deck', 'level', 'treasure', 'campaign'],
  opens: { 'deck import': 'file' },
  clicks: [
    on(characterIds.build, (desk, click, said) => clickedBuilder(desk, click, null, said)),
    on(characterIds.buildBoss, (desk, click, [boss, ...said]) => clickedBuilder(desk, click, { boss }, said)),
    on(characterIds.level, clickedLevel),
    onTable(characterIds.treasure, (desk, click, raid) => openTreasure(desk, click, raid.code)),
    on(characterIds.pack, turnOver),
    on(characterIds.packs, (desk, click) => openTreasure(desk, click, click.values[0] ?? null)),
  ],
  forms: [
    opening(
      'file',
      onForm(characterForms.import, LIST_LETTERS, (desk, form, [character]) =>
        filledInList(desk, form, character),
      ),
    ),
    opening(
      'file',
      onForm(characterForms.importBoss, LIST_LETTERS, (desk, form, [boss]) =>
        filledInList(desk, form, { boss }),
      ),
    ),
  ],
}
