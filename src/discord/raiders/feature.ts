/** Characters between raids: decks, levels, treasure and the campaign. */
import { type Feature, on, onForm, onTable, opening } from '../feature.ts'
import { clickedBuilder } from './builder.ts'
import { filledInList, LIST_LETTERS } from './deck-import.ts'
import { raiderForms, raiderIds } from './ids.ts'
import { clickedLevel } from './levels.ts'
import { turnOver } from './pack.ts'
import { openTreasure } from './treasure.ts'

export const raiders: Feature = {
  commands: ['sheet', 'character', 'deck', 'level', 'treasure', 'campaign'],
  opens: { 'deck import': 'file' },
  clicks: [
    on(raiderIds.build, (desk, click, said) => clickedBuilder(desk, click, null, said)),
    on(raiderIds.buildBoss, (desk, click, [boss, ...said]) => clickedBuilder(desk, click, { boss }, said)),
    on(raiderIds.level, clickedLevel),
    onTable(raiderIds.treasure, (desk, click, raid) => openTreasure(desk, click, raid.code)),
    on(raiderIds.pack, turnOver),
    on(raiderIds.packs, (desk, click) => openTreasure(desk, click, click.values[0] ?? null)),
  ],
  forms: [
    opening(
      'file',
      onForm(raiderForms.import, LIST_LETTERS, (desk, form, [character]) =>
        filledInList(desk, form, character),
      ),
    ),
    opening(
      'file',
      onForm(raiderForms.importBoss, LIST_LETTERS, (desk, form, [boss]) =>
        filledInList(desk, form, { boss }),
      ),
    ),
  ],
}
