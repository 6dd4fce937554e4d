/** The roles of a party's raiders, by the starter decks of their heroes, and the roles that the party lacks. */
import { allCards, type StarterDeck, starterDecks } from '../cards/index.ts'
import type { CardId } from '../engine/index.ts'
import type { PartyRole } from '../texts/texts.ts'

/** The roles in the order in which they are displayed. */
export const PARTY_ROLES: readonly PartyRole[] = ['healer', 'protector', 'damage']

const byHero: ReadonlyMap<CardId, PartyRole> = new Map(starterDecks.map(({ hero, role }) => [hero, role]))

/** Returns the role of a hero; null for a hero who has no starter deck. */
export const partyRoleOf = (hero: CardId): PartyRole | null => byHero.get(hero) ?? null

/**
 * Returns the roles that no raider of the party has. The list is empty if the party is empty, or if a raider's role
 * is unknown.
 */
export function missingRoles(heroes: readonly CardId[]): PartyRole[] {
  const roles = heroes.map(partyRoleOf)
  if (roles.length === 0 || roles.includes(null)) return []
  return PARTY_ROLES.filter((role) => !roles.includes(role))
}

/**
 * Suggests the starter deck for another raider: one with a role that the party lacks, of a class that it lacks.
 * @param faction null if both factions may raid together. Then the faction of the first raider is preferred
 */
export function suggestStarterDeck(heroes: readonly CardId[], faction: string | null): StarterDeck {
  const roles = heroes.map(partyRoleOf)
  const classes = heroes.flatMap((hero) => allCards.get(hero)?.classes ?? [])
  const wanted = faction ?? heroes.flatMap((hero) => allCards.get(hero)?.faction ?? [])[0] ?? null
  const misfitOf = ({ hero, role }: StarterDeck): number[] => {
    const leader = allCards.get(hero)
    return [
      wanted !== null && leader?.faction !== wanted ? 1 : 0,
      roles.includes(role) ? PARTY_ROLES.length : PARTY_ROLES.indexOf(role),
      leader?.classes?.some((one) => classes.includes(one)) ? 1 : 0,
    ]
  }
  const [first, ...others] = starterDecks
  if (!first) throw new Error('there are no starter decks')
  return others.reduce((best, deck) => (isLess(misfitOf(deck), misfitOf(best)) ? deck : best), first)
}

/** Compares two lists of numbers by the first place in which they differ. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((one, n) => one !== b[n])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
