/** Raids in which Alliance and Horde heroes don't raid together (R100.1). */
import { cardFacts } from '../../cards/pool/playable.ts'
import { type CardId, raidOf } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, type UserText } from '../../texts/user-text.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { raidersOf } from './raid-info.ts'

export interface FactionSide {
  readonly faction: 'Alliance' | 'Horde'
  readonly names: readonly UserText[]
}

/**
 * Lists the factions with the raiders of each, in the order in which they joined. Raiders whose hero has no faction
 * are left out.
 */
export function factionsIn(raid: RaidInfo): FactionSide[] {
  const sides = new Map<FactionSide['faction'], UserText[]>()
  for (const { hero, person } of raidersOf(raid)) {
    const faction = factionOf(hero)
    const names = faction && (sides.get(faction) ?? [])
    if (faction && names) sides.set(faction, names.includes(person.name) ? names : [...names, person.name])
  }
  return [...sides].map(([faction, names]) => ({ faction, names }))
}

/** The faction that a new raider must have, or null if any is allowed. */
export function requiredFaction(raid: RaidInfo): FactionSide | null {
  return isForOne(raid) ? (factionsIn(raid)[0] ?? null) : null
}

/** @throws Rejection for a hero of the other faction */
export function requireFactionOfRaid(raid: RaidInfo, hero: CardId): void {
  const wanted = requiredFaction(raid)
  const faction = factionOf(hero)
  if (wanted && faction && faction !== wanted.faction)
    throw new Rejection(texts.lobby.otherFaction(wanted.faction, wanted.names.map(toMarkup)))
}

/** @throws Rejection if both factions have seats, such as after a change of the raid */
export function requireOneFaction(raid: RaidInfo): void {
  const sides = factionsIn(raid)
  if (!isForOne(raid) || sides.length < 2) return
  const told = sides.map(({ faction, names }) => texts.lobby.comesWith(faction, names.map(toMarkup)))
  throw new Rejection(texts.lobby.factionsMixed(told))
}

const isForOne = ({ raid }: RaidInfo): boolean => raidOf({ raid }).seats.oneFaction === true

const factionOf = (hero: CardId): FactionSide['faction'] | undefined => cardFacts(hero)?.faction
