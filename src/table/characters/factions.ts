/** Counts the people of a guild with characters of each faction. */
import { allCards } from '../../cards/index.ts'
import { heroesOfOtherPlayers } from '../../store/characters/characters.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { CharacterOwner } from '../model/person.ts'
import type { PeopleCountByFaction } from './contract.ts'

export async function countOtherPeopleByFaction(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
): Promise<PeopleCountByFaction> {
  const people = { Alliance: new Set<string>(), Horde: new Set<string>() }
  for (const { playerId, heroCardId } of await heroesOfOtherPlayers(tx, guildId, personId)) {
    const faction = allCards.get(heroCardId)?.faction
    if (faction) people[faction].add(playerId)
  }
  return { Alliance: people.Alliance.size, Horde: people.Horde.size }
}
