/** What holds: lines of continuous powers and of definite modifiers (704, 714), and what they are about. */
import type { Chooser, Condition, Filter, Num, Players, Selector } from './asking.ts'
import type { Counter, Effect } from './effects.ts'
import type { Cost, Named, Power } from './powers.ts'
import type { CardType, DamageType, Keyword, NamedKeyword, Zone } from './words.ts'

/** One line of a continuous power or of a definite modifier. `to` says which cards, again at every moment. */
export type Modifier =
  | { kind: 'stats'; to: Affected; atk?: Num; health?: Num; def?: Num }
  | { kind: 'keyword'; to: Affected; keyword: NamedKeyword; n?: Num; of?: Filter[] }
  | { kind: 'control'; to: Affected; by: Players }
  | { kind: 'veil'; to: Affected } // between ghosts and others: of all these players
  | { kind: 'ghost'; to: Affected } // these players are
  | { kind: 'grant'; to: Affected; power: Named<Power> } // a power that isn't a keyword (700.1)
  | { kind: 'powersOf'; to: Affected; of: Selector } // the printed powers of cards, flagged as it is made (200.1a)
  | { kind: 'losePowers'; to: Affected; cantHave?: true; keywords?: Keyword[] } // 700.3; "loses and can't have powers"; keywords: only these
  | { kind: 'tag'; to: Affected; tags: string[]; named?: string } // 202.3; named: the one of these that was named so
  | { kind: 'damageType'; to: Affected; type: DamageType; also?: true } // 205.1, 205.1c
  | {
      kind: 'become' // another type, instead of its own or also (300.1a, 300.1b)
      to: Affected
      type: CardType
      also?: true
      atk?: Num
      damageType?: DamageType
      health?: Num
      tags?: string[]
    }
  | { kind: 'double'; to: Affected; stat: 'atk' | 'health' | 'def' } // 719.4
  | { kind: 'cant'; to: Affected; what: Deed; whom?: Filter; by?: Players; types?: DamageType[] } // 103.2; whom: attack or protect, strike with; against whom …; by whom; which damage
  | { kind: 'canAttackOnly'; to: Affected; whom: Filter; ifAble?: true } // 600.2b, 601.2c
  | { kind: 'mustAttack'; to: Affected; whom?: Filter } // if able (600.2)
  | { kind: 'attackCost'; to: Affected; costs: Cost[]; exhaust?: true } // can't attack, or exhaust, unless its controller pays (600.3, 600.3a)
  | { kind: 'canProtect'; to: Affected; whom?: Filter; against?: Filter } // without Protector
  | { kind: 'wields'; to: Affected; with?: Filter } // strikes like a hero (303.2d)
  | { kind: 'mayStayExhausted'; to: Affected } // its controller may choose not to ready it
  | { kind: 'tagLimit'; to: Affected; tag: string; more: number } // so many more of them (414.3b)
  | { kind: 'attacks'; to: Affected; whom: Selector[]; ties?: Chooser; next?: true } // an automated character: the first of these it can attack; ties: who breaks them, if not chance; next: only the next time
  | { kind: 'attacksAtRandom'; to: Affected } // chance picks among the combats that may be proposed for it
  | { kind: 'mustStrike'; to: Affected; firstTimeEachTurn?: true } // an automated hero strikes with this weapon
  | { kind: 'mustPrevent'; to: Affected; whom: Filter } // an automated player's armor exhausts for its first damage each turn
  | {
      kind: 'prevent' // damage that would be dealt to it, or by it (717.2)
      to: Affected
      amount: Num | 'all'
      role?: 'dealer'
      of?: PacketFacts
      limit?: 'next' | 'first' // the next N, used up (717.2a); the first N each turn (717.6)
    }
  | {
      kind: 'packet' // packets that would be dealt or healed become others (717.1)
      to: Affected
      role: PacketRole
      of?: PacketFacts
      change: PacketChange
      next?: true // only the next time (717.5)
      may?: true // the packet's controller may decline
    }
  | { kind: 'replace'; to: Affected; would: Would; do: Effect; may?: true } // 716: what happens instead
  | { kind: 'entersWith'; to: Affected; exhausted?: true; damage?: Num; counter?: Counter; count?: Num } // 710.1b
  | { kind: 'preventsOnly'; to: Affected; types: DamageType[] } // as equipment with DEF: damage of any of these (717.2c)
  | { kind: 'shielder'; to: Affected } // equipment with DEF may be exhausted for it too (717.2c)
  | { kind: 'canComplete'; to: Affected; by: Players } // quests that they don't control (702.2b)
  | { kind: 'skipStep'; to: Affected; step: 'draw' } // these players' (500.1)
  | { kind: 'topSeen'; to: Affected; by: Players } // of players' decks: may be looked at (415.3e), by everyone: is revealed (415.3f)
  | { kind: 'magnet'; to: Affected } // opposing links must target it if able (706.4)
  | Term

/** A part of what adding a link takes (707.1e). Costs are read for the player who adds it. */
export type Term =
  | {
      kind: 'costs' // least: "to a minimum of"; next: only the next time that is done; aimedAt: only with such a card among its targets (707.1e)
      to: Affected
      doing?: Doing
      more?: Num
      less?: Num
      least?: number
      next?: true
      aimedAt?: Filter
      withX?: true // only of what has an X in its cost
    }
  | { kind: 'additional'; to: Affected; doing?: Doing; costs: Cost[] }
  | { kind: 'rather'; to: Affected; costs: Cost[] } // an alternate cost to play it (403.3); none: without paying its cost
  | { kind: 'names'; to: Affected; tags: string[]; as: string } // as it is played, one of these tags is named
  | { kind: 'onlyIf'; to: Affected; cond: Condition } // "play only if …"
  | { kind: 'playFrom'; to: Affected; zone: 'graveyard' | 'removed' | 'deckTop'; of?: Players; do?: Effect } // it may be played from there (409.1), by its owner or from what is these players'; do: "if you do", in a card's own text

/**
 * What a term is for: playing it (the default), placing it face up, using its powers, completing it, striking with it;
 * or paying for whichever of the first, the third and the fourth (R505).
 */
export type Doing = 'play' | 'place' | 'use' | 'complete' | 'strike' | 'pay'

/** What a modifier can say doesn't happen to a card, or isn't done by it (103.2). */
export type Deed =
  | 'attack'
  | 'beAttacked'
  | 'beDamaged' // dealt damage, nor have any put on it
  | 'protect'
  | 'ready' // as its controller's cards do in his ready step (501.1)
  | 'beDealt'
  | 'beDestroyed'
  | 'beDiscarded'
  | 'beHealed'
  | 'beInterrupted' // by a card (711)
  | 'bePlaced'
  | 'bePlayed'
  | 'beTargeted'
  | 'beUsed'
  | 'exhaust'
  | 'leaveControl' // of who controls it
  | 'leavePlay'
  | 'strike'

/** The event that doesn't happen to the affected card or player (716.1). `owner`: in whose zone it would be put. */
export type Would =
  | { event: 'destroyed' }
  | { event: 'leavesPlay' } // whichever way
  | { event: 'moved'; from?: Zone; to: Zone; owner?: Players }
  | { event: 'discarded' }
  | { event: 'draw' } // a card; the affected are players
  | { event: 'rolled'; face: number } // on a die; the affected are players

/** What the affected character is to a packet. */
export type PacketRole = 'dealer' | 'dealt' | 'healer' | 'healed'

/** Which packets: of any of these types, combat damage or not, dealt with such a card, the other character. */
export interface PacketFacts {
  types?: DamageType[]
  combat?: boolean
  least?: number // so much damage, or more
  most?: number // or less
  with?: Filter
  other?: Filter
}

/** What becomes of a packet; what isn't named stays as it was (717.1). */
export type PacketChange =
  | { kind: 'plus'; n: Num } // "that much +1"
  | { kind: 'times'; n: number } // "double that much"
  | { kind: 'redirect'; to: Selector }
  | { kind: 'redirectPart'; to: Selector } // as much of it as the modifier's controller likes (717.4c)
  | { kind: 'types'; types: DamageType[] }
  | { kind: 'unpreventable' }
  | { kind: 'combat'; is: boolean }
  | { kind: 'smash' } // exactly fatal damage, the rest to its controller's hero (717.8)
  | { kind: 'divide'; among: Filter } // as its controller likes, among any number of these (717.7)
  | { kind: 'instead'; do: Effect } // actions that may prevent it (717.3)

/** Which cards a modifier affects: a filter that is read again and again, or cards flagged as it was made (714.3f). */
export type Affected =
  | { kind: 'self' }
  | { kind: 'host' }
  | { kind: 'filter'; filter: Filter }
  | { kind: 'flagged'; what: Selector }
  | { kind: 'players'; who: Players }
