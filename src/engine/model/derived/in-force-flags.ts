/**
 * Flags for the things that modifiers in force and keywords of cards do at all, so that the engine doesn't search for
 * effects that nobody has. The flags are fields of one object shape because a decision reads them ninety times
 * ("docs/speed.md").
 */

import type { Keyword } from '../data/vocabulary/basic-words.ts'
import type { ForbiddableAct, Modifier } from '../data/vocabulary/modifiers.ts'

/** Kinds of modifiers, deeds that a modifier forbids, and flags that summarise several kinds. */
type What =
  | Modifier['kind']
  | ForbiddableAct
  | 'forbids' // some modifier forbids a deed
  | 'term' // some modifier sets a term (`terms.ts`)
  | 'termKeyword'
  | 'implying' // some keyword implies other keywords
  | 'keywordStats'
  | 'triggeredKeyword'
  | 'def'

export type InForceFlags = Record<What, boolean> & {
  /** Keywords that at least one card has, printed or granted. */
  keywords: Set<Keyword>
}

export const noFlags = (): InForceFlags => ({
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
  tagCalled: false,
  damageType: false,
  become: false,
  sets: false,
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
  paysAsResource: false,
  canComplete: false,
  skipStep: false,
  topSeen: false,
  handSize: false,
  mayPlace: false,
  playersCant: false,
  magnet: false,
  costs: false,
  additional: false,
  rather: false,
  instant: false,
  names: false,
  onlyIf: false,
  playFrom: false,
  attack: false,
  beAttacked: false,
  beCompleted: false,
  beDamaged: false,
  protect: false,
  ready: false,
  beDealt: false,
  beDestroyed: false,
  beDiscarded: false,
  beHealed: false,
  beInterrupted: false,
  bePlacedFaceUp: false,
  beReadied: false,
  dealDamage: false,
  bePlaced: false,
  bePlayed: false,
  beRemoved: false,
  beTargeted: false,
  beUsed: false,
  exhaust: false,
  leaveControl: false,
  leaveGraveyard: false,
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
