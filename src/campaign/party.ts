/** The roles of a party's raiders, by the starter decks of their heroes, and the roles that the party lacks. */
import { starterDecks } from '../cards/index.ts'
import type { CardId } from '../engine/index.ts'
import type { Role } from '../texts/texts.ts'

/** The roles in the order in which they are displayed. */
export const ROLES: readonly Role[] = ['healer', 'protector', 'damage']

const byHero: ReadonlyMap<CardId, Role> = new Map(starterDecks.map(({ hero, role }) => [hero, role]))

/** Returns the role of a hero; null for a hero who has no starter deck. */
export const roleOf = (hero: CardId): Role | null => byHero.get(hero) ?? null

/**
 * Returns the roles that no raider of the party has. The list is empty if the party is empty, or if a raider's role
 * is unknown.
 */
export function lackingRoles(heroes: readonly CardId[]): Role[] {
  const roles = heroes.map(roleOf)
  if (roles.length === 0 || roles.includes(null)) return []
  return ROLES.filter((role) => !roles.includes(role))
}
