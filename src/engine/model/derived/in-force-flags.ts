/**
 * Flags that say which kinds of modifiers and keywords any card has at the moment, so that the engine doesn't search
 * for effects that nobody has (docs/speed.md). A decision reads them many times, so they are fields of one object with a
 * fixed layout.
 */

import type { Keyword } from '../data/vocabulary/basic-words.ts'
import type { ForbiddableAct, Modifier } from '../data/vocabulary/modifiers.ts'

/** The names of the flags: kinds of modifiers, acts that a modifier forbids, and names that summarise several kinds. */
type What =
  | Modifier['kind']
  | ForbiddableAct
  | 'forbids' // Some modifier forbids an act.
  | 'playModifier' // Some modifier is a play modifier (`play-modifiers.ts`).
  | 'playModifierKeyword'
  | 'implying' // Some keyword implies other keywords.
  | 'keywordStats'
  | 'triggeredKeyword'
  | 'def'

export type InForceFlags = Record<What, boolean> & {
  /** Keywords that at least one card has, printed or granted. */
  keywords: Set<Keyword>
}

export const newInForceFlags = (): InForceFlags => ({
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
  playModifier: false,
  playModifierKeyword: false,
  implying: false,
  keywordStats: false,
  triggeredKeyword: false,
  def: false,
})
