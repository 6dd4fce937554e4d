/** The roles of a party's raiders, by the starter decks of their heroes, and the roles that nobody has. */
import { starterDecks } from '../cards/index.ts'
import type { CardId } from '../engine/index.ts'
import type { Role } from '../texts/texts.ts'

/** The order in which they are named. */
export const ROLES: readonly Role[] = ['healer', 'protector', 'damage']

const byHero: ReadonlyMap<CardId, Role> = new Map(starterDecks.map(({ hero, role }) => [hero, role]))

/** Returns the role of a hero; null for a hero who leads no starter deck. */
export const roleOf = (hero: CardId): Role | null => byHero.get(hero) ?? null

/** The roles that nobody in the party has. None if the party is empty, or if the role of a raider isn't known. */
export function lackingRoles(heroes: readonly CardId[]): Role[] {
  const roles = heroes.map(roleOf)
  if (roles.length === 0 || roles.includes(null)) return []
  return ROLES.filter((role) => !roles.includes(role))
}
