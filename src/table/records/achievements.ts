/** Loads the Achievements of a person and of a guild. */
import {
  type AchievementsOfRaid,
  achievementsOfGuild,
  achievementsOfPerson,
  type GuildAchievement,
} from '../../campaign/achievements.ts'
import { allCards } from '../../cards/index.ts'
import type { CardId } from '../../engine/index.ts'
import {
  achievementsOfPlayer,
  characterIdsOfPlayer,
  countAchievementHolders,
  firstAchievementHoldersOfGuild,
} from '../../store/characters/leaderboards.ts'
import type { Transaction } from '../../store/database/open.ts'
import { userText } from '../../texts/user-text.ts'
import type { CharacterOwner } from '../model/person.ts'
import type { OwnAchievementList } from './contract.ts'
import { requireNamedRaidOrAllRaids } from './raid-filter.ts'

const cardOf = (id: CardId) => allCards.get(id)

/** Converts a database row to the type that the campaign uses. */
const feat = <T extends { character: string }>(row: T) => ({ ...row, character: userText(row.character) })

export async function loadOwnAchievements(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
  raid: string | null,
): Promise<OwnAchievementList> {
  const asked = requireNamedRaidOrAllRaids(raid)
  const characters = await characterIdsOfPlayer(tx, guildId, personId)
  const feats = (await achievementsOfPlayer(tx, guildId, personId)).map(feat)
  return { characters: characters.size, raids: achievementsOfPerson(asked, feats, cardOf) }
}

export async function loadGuildAchievements(
  tx: Transaction,
  guildId: string,
  raid: string | null,
): Promise<AchievementsOfRaid<GuildAchievement>[]> {
  const asked = requireNamedRaidOrAllRaids(raid)
  const firsts = (await firstAchievementHoldersOfGuild(tx, guildId)).map((row) => ({
    ...feat(row),
    player: userText(row.player),
  }))
  return achievementsOfGuild(asked, firsts, await countAchievementHolders(tx, guildId), cardOf)
}
