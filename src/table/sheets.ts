/** Characters as their sheets show them. */
import { type Sheet, sheetOf } from '../campaign/sheet.ts'
import { allCards } from '../cards/index.ts'
import { raids } from '../raids/index.ts'
import { charactersOf, readSheet } from '../store/characters.ts'
import type { Tx } from '../store/open.ts'

/** What can be achieved in each dungeon. */
const dungeons = raids.map((raid) => {
  const { name: title, achievements } = raid.lair(raid.modes[0] ?? '')
  return { name: raid.name, title, achievements }
})

/**
 * All characters of a person in a guild, the active one first.
 * @returns an empty list for somebody who has never raided there
 */
export async function sheets(tx: Tx, guildId: string, personId: string): Promise<Sheet[]> {
  const characters = await charactersOf(tx, guildId, personId)
  const ordered = [...characters].sort((a, b) => Number(b.active) - Number(a.active))
  const found: Sheet[] = []
  for (const { id } of ordered) {
    const rows = await readSheet(tx, id)
    if (rows) found.push(sheetOf(rows, dungeons, (card) => allCards.get(card)))
  }
  return found
}
