/** Checks that Alliance and Horde heroes don't raid together in raids that forbid it (R100.1). */
import { cardFactsOf } from '../../cards/pool/automated.ts'
import { type CardId, raidDescriptionOfGame } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, type UserText } from '../../texts/user-text.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { raiderSeatsOf } from './raid-info.ts'

export interface FactionWithRaiders {
  readonly faction: 'Alliance' | 'Horde'
  readonly names: readonly UserText[]
}

/**
 * Returns the factions of a raid with their raiders' names, in the order in which they joined. Raiders whose hero
 * has no faction are left out.
 */
export function factionsOfRaiders(raid: RaidInfo): FactionWithRaiders[] {
  const sides = new Map<FactionWithRaiders['faction'], UserText[]>()
  for (const { hero, person } of raiderSeatsOf(raid)) {
    const faction = factionOf(hero)
    const names = faction && (sides.get(faction) ?? [])
    if (faction && names) sides.set(faction, names.includes(person.name) ? names : [...names, person.name])
  }
  return [...sides].map(([faction, names]) => ({ faction, names }))
}

/** Returns the faction that a new raider must have, or null if any is allowed. */
export function requiredFaction(raid: RaidInfo): FactionWithRaiders | null {
  return isForOne(raid) ? (factionsOfRaiders(raid)[0] ?? null) : null
}

/** Checks the faction of a hero. @throws Rejection if the raid is for one faction, and the hero is of the other */
export function requireHeroOfRaidFaction(raid: RaidInfo, hero: CardId): void {
  const wanted = requiredFaction(raid)
  const faction = factionOf(hero)
  if (wanted && faction && faction !== wanted.faction)
    throw new Rejection(texts.lobby.otherFaction(wanted.faction, wanted.names.map(toMarkup)))
}

/**
 * Checks the factions of a party.
 * @throws Rejection if the raid is for one faction and raiders of both have seats, as after a change of the raid
 */
export function requireAllowedFactions(raid: RaidInfo): void {
  const sides = factionsOfRaiders(raid)
  if (!isForOne(raid) || sides.length < 2) return
  const sentences = sides.map(({ faction, names }) => texts.lobby.comesWith(faction, names.map(toMarkup)))
  throw new Rejection(texts.lobby.factionsMixed(sentences))
}

const isForOne = ({ raid }: RaidInfo): boolean => raidDescriptionOfGame({ raid }).seats.oneFaction === true

const factionOf = (hero: CardId): FactionWithRaiders['faction'] | undefined => cardFactsOf(hero)?.faction
