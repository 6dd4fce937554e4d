/** Loads the sheets of characters and of Boss players. */
import { type BossResults, bossResultsOf } from '../../campaign/boss-results.ts'
import { totalCopies } from '../../campaign/copies.ts'
import { type CharacterSheet, type CharacterSheetRows, characterSheetOf } from '../../campaign/sheet.ts'
import { collectionSourceOfTreasure } from '../../campaign/treasure.ts'
import { allCards } from '../../cards/index.ts'
import type { CardId } from '../../engine/index.ts'
import { raidSummaries } from '../../raids/index.ts'
import { bossPlayerRunsOfPerson } from '../../store/characters/boss-runs.ts'
import { charactersOfPlayer, findCharacterSheet } from '../../store/characters/characters.ts'
import { cardsGainedByCharacter } from '../../store/characters/levels.ts'
import { wonRunsOfCharacters } from '../../store/characters/treasure.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import { deckOfCharacterOrNull, loadUsableLevels, starterDeckOf } from '../characters/stored-characters.ts'
import { BOSS_SEAT_NUMBER } from '../raid-loading/raid-info.ts'

/**
 * Returns the sheets of a person's characters in a guild, the active one first.
 * @returns an empty list for a person who has never raided there
 */
export async function loadCharacterSheets(
  tx: Transaction,
  guildId: string,
  personId: string,
): Promise<CharacterSheet[]> {
  const characters = await charactersOfPlayer(tx, guildId, personId)
  const ordered = [...characters].sort((a, b) => Number(b.active) - Number(a.active))
  const found: CharacterSheet[] = []
  for (const { id } of ordered) {
    const rows = await findCharacterSheet(tx, id)
    if (rows)
      found.push(characterSheetOf({ ...rows, ...(await owned(tx, rows.character)) }, raidSummaries, cardOf))
  }
  return found
}

/** Returns a person's results as the Boss of raids, or null if there are none. */
export async function loadBossPlayerResults(
  tx: Transaction,
  guildId: string,
  playerId: string,
): Promise<BossResults | null> {
  return bossResultsOf(
    await bossPlayerRunsOfPerson(tx, { guildId, playerId, number: BOSS_SEAT_NUMBER }),
    raidSummaries,
  )
}

const cardOf = (id: CardId) => allCards.get(id)

/** Returns the counts of a character's unused levels, unopened packs and cards. */
async function owned(
  tx: Transaction,
  character: Character,
): Promise<Pick<CharacterSheetRows, 'openLevels' | 'packs' | 'cards'>> {
  const gained = await cardsGainedByCharacter(tx, character.id)
  const collection = gained.reduce(
    (sum, { copies }) => sum + copies,
    totalCopies(starterDeckOf(character)?.copies ?? {}),
  )
  return {
    openLevels: await loadUsableLevels(tx, character),
    packs: await packsOf(tx, character, gained),
    cards: { deck: totalCopies(deckOfCharacterOrNull(character) ?? {}), collection },
  }
}

/** Returns the number of won runs whose treasure is still to be opened. */
async function packsOf(
  tx: Transaction,
  { id }: Character,
  gained: readonly { source: string }[],
): Promise<number> {
  const opened = new Set(gained.map(({ source }) => source))
  return (await wonRunsOfCharacters(tx, [id])).filter(
    ({ raidId }) => !opened.has(collectionSourceOfTreasure(raidId)),
  ).length
}
