/** Achievements: somebody's own, and the guild's. */
import { type DungeonHonours, type GuildHonour, guildHonours, ownHonours } from '../../campaign/honours.ts'
import { allCards } from '../../cards/index.ts'
import type { CardId } from '../../engine/index.ts'
import { featsOf, firstFeatsIn, holdersIn, ownIds } from '../../store/fame.ts'
import type { Tx } from '../../store/open.ts'
import type { Whose } from '../raiders/contract.ts'
import type { OwnHonours } from './contract.ts'
import { dungeonsAsked } from './dungeons.ts'

const cardOf = (id: CardId) => allCards.get(id)

export async function own(tx: Tx, { guildId, personId }: Whose, dungeon: string | null): Promise<OwnHonours> {
  const asked = dungeonsAsked(dungeon)
  const characters = await ownIds(tx, guildId, personId)
  const feats = await featsOf(tx, guildId, personId)
  return { characters: characters.size, dungeons: ownHonours(asked, feats, cardOf) }
}

export async function guild(
  tx: Tx,
  guildId: string,
  dungeon: string | null,
): Promise<DungeonHonours<GuildHonour>[]> {
  const asked = dungeonsAsked(dungeon)
  return guildHonours(asked, await firstFeatsIn(tx, guildId), await holdersIn(tx, guildId), cardOf)
}
