/**
 * The cards and players to which words such as "it", "that ally" and "he" refer (rules 101, 201 and 707). A reference
 * with several possible meanings is refused.
 */
import type { EventRole, Players, Selector, Trigger } from '../../src/engine/index.ts'
import type { How, Mark } from './marks.ts'

/** The meaning of a text can't be decided. `code` says why, without printed words. */
export class Unclear extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A card or cards that the text has mentioned, to which a later word can refer. */
export interface Antecedent {
  readonly at: number
  readonly how: How | 'event'
  readonly noun: string
  readonly many: boolean
  readonly is: Selector
}

export interface PersonBefore {
  readonly at: number
  readonly are: Players
}

/** The parts of a trigger that name cards, each with the role in which its effect finds that card (703). */
export const ROLES: Readonly<Record<string, Readonly<Record<string, EventRole>>>> = {
  attacks: { what: 'subject', whom: 'against' },
  completed: { what: 'subject' },
  dealt: { by: 'dealer', to: 'dealtTo' },
  defends: { what: 'subject', against: 'against' },
  destroyed: { what: 'subject' },
  enters: { what: 'subject' },
  entersCombat: { what: 'subject', with: 'against' },
  entersParty: { what: 'subject' },
  exhausts: { what: 'subject' },
  flips: { what: 'subject' },
  healed: { by: 'dealer', from: 'dealtTo' },
  inspired: { what: 'subject', by: 'against' },
  leavesParty: { what: 'subject' },
  moved: { what: 'subject' },
  played: { what: 'subject' },
  prevented: { to: 'dealtTo' },
  protects: { what: 'subject' },
  readies: { what: 'subject' },
  sabotages: { what: 'subject', whom: 'against' },
  strikes: { what: 'subject', with: 'against' },
  targeted: { what: 'subject' },
}

/** Triggers whose player is "that player" in the effect. */
const WITH_PLAYER: ReadonlySet<Trigger['event']> = new Set<Trigger['event']>([
  ...(['turnStarts', 'turnEnds', 'drawn', 'placed', 'played', 'used', 'completed', 'moved'] as const),
])

export const hasPlayer = (on: Trigger): boolean =>
  WITH_PLAYER.has(on.event) && 'of' in on && on.of !== undefined && on.of.kind !== 'you'

/** The nouns that "that ally", "that card" and so on can mean. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  ability: ['ability', 'card'],
  ally: ['ally'],
  armor: ['armor'],
  card: [
    'ability',
    'ally',
    'armor',
    'card',
    'equipment',
    'hero',
    'item',
    'location',
    'quest',
    'resource',
    'weapon',
  ],
  character: ['ally', 'character', 'hero'],
  equipment: ['armor', 'equipment', 'item', 'weapon'],
  hero: ['hero'],
  item: ['item'],
  location: ['location'],
  quest: ['quest'],
  resource: ['resource'],
  token: ['ally', 'token'],
  weapon: ['weapon'],
}
const CHARACTERS: readonly string[] = ['ally', 'character', 'hero', 'self']

function fits({ noun, many, is }: Antecedent, mark: Mark): boolean {
  if (many !== mark.many) return false
  if (mark.noun === 'it') return true
  if (mark.noun === 'he') return CHARACTERS.includes(noun)
  if (is.kind === 'self' || is.kind === 'hero') return false // a text repeats "this ally" and "your hero"
  return MEANS[mark.noun]?.includes(noun) ?? false
}

/**
 * Cards that a text has targeted or chosen are meant before the cards of its event, and these before cards with a
 * definite name, which texts repeat ("your hero"). This card is as near as any other.
 */
const nearness = ({ how, is }: Antecedent): number => {
  if (is.kind === 'self') return 0
  if (how === 'target' || how === 'a' || how === 'each') return 0
  return how === 'event' ? 1 : 2
}

/** The cards that a pronoun means. */
export function referent(before: readonly Antecedent[], mark: Mark): Selector {
  const fitting = before.filter((one) => one.at < mark.at && fits(one, mark))
  if (fitting.length === 0) throw new Unclear('pronoun without a noun')
  const least = Math.min(...fitting.map(nearness))
  const isSelfIn = fitting.some(({ is }) => is.kind === 'self')
  const near = isSelfIn ? fitting : fitting.filter((one) => nearness(one) === least)
  const distinct = new Map(near.map((one) => [JSON.stringify(one.is), one.is]))
  const [only] = distinct.values()
  if (!only || distinct.size > 1) throw new Unclear('pronoun with several nouns')
  return only
}

/** The player whom "he" or "that player" means. */
export function referredPlayer(before: readonly PersonBefore[], at: number): Players {
  const distinct = new Map(
    before.filter((one) => one.at < at).map((one) => [JSON.stringify(one.are), one.are]),
  )
  const [only] = distinct.values()
  if (!only) throw new Unclear('player without a name')
  if (distinct.size > 1) throw new Unclear('player with several names')
  return only
}
