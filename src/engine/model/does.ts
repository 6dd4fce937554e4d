/**
 * What the modifiers in force, and the keywords of cards, do at all: what nobody does need not be looked for. A field of
 * one shape for each, since a decision asks ninety times ("docs/speed.md").
 */
import type { Deed, Modifier } from './vocabulary/modifiers.ts'
import type { Keyword } from './vocabulary/words.ts'

/** Kinds of modifiers; what some can't; and what is asked of several kinds at once. */
type What =
  | Modifier['kind']
  | Deed
  | 'forbids' // anything at all
  | 'term' // some modifier sets a term (`terms.ts`)
  | 'termKeyword'
  | 'implying' // some keyword stands for others
  | 'keywordStats'
  | 'triggeredKeyword'
  | 'def'

export type Does = Record<What, boolean> & {
  /** That some card has it, printed or given. */
  keywords: Set<Keyword>
}

export const doesNothing = (): Does => ({
  keywords: new Set(),
  stats: false,
  keyword: false,
  control: false,
  veil: false,
  ghost: false,
  grant: false,
  powersOf: false,
  losePowers: false,
  tag: false,
  damageType: false,
  become: false,
  double: false,
  cant: false,
  canAttackOnly: false,
  mustAttack: false,
  attackCost: false,
  canProtect: false,
  wields: false,
  mayStayExhausted: false,
  tagLimit: false,
  attacks: false,
  attacksAtRandom: false,
  mustStrike: false,
  mustPrevent: false,
  prevent: false,
  packet: false,
  replace: false,
  entersWith: false,
  preventsOnly: false,
  shielder: false,
  canComplete: false,
  skipStep: false,
  topSeen: false,
  magnet: false,
  costs: false,
  additional: false,
  rather: false,
  names: false,
  onlyIf: false,
  playFrom: false,
  attack: false,
  beAttacked: false,
  beDamaged: false,
  protect: false,
  ready: false,
  beDealt: false,
  beDestroyed: false,
  beDiscarded: false,
  beHealed: false,
  beInterrupted: false,
  bePlaced: false,
  bePlayed: false,
  beTargeted: false,
  beUsed: false,
  exhaust: false,
  leaveControl: false,
  leavePlay: false,
  strike: false,
  forbids: false,
  term: false,
  termKeyword: false,
  implying: false,
  keywordStats: false,
  triggeredKeyword: false,
  def: false,
})
