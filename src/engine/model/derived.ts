/** What is derived from a game and its cards and kept beside them (`runtime.ts`, `notes.ts`). Never stored, never decides anything. */

import type { Tag } from './card.ts'
import type { ActiveModifier, Context } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { Condition, Filter, Num } from './vocabulary/asking.ts'
import type { Modifier, Term } from './vocabulary/modifiers.ts'
import type { Named, Power, Trigger } from './vocabulary/powers.ts'
import type { CardType, DamageType, Keyword, Side, Zone } from './vocabulary/words.ts'

/** A power as a card has it: its text is at `path` in the data of `card`, which another card may have added. */
export interface PowerOf {
  readonly power: Named<Power>
  readonly card: CardId
  readonly path: string
  readonly text: string // where its effect is
  readonly index: number // what names it among this card's powers; printed ones keep theirs
  readonly use: Use | null // what is seen at a glance of one that is used
}

/** What a payment or reward power asks that is known without looking at the game closely. */
export interface Use {
  readonly basic: boolean
  readonly activates: boolean
  readonly flips: boolean
  readonly resources: number // that are printed
}

export type Keywords = Readonly<Partial<Record<Keyword, number>>>
/** The powers of one side of a card, and what is asked of them again and again. */
export interface PowerList {
  readonly all: readonly PowerOf[]
  readonly continuous: readonly PowerOf[]
  readonly keywords: Keywords
  readonly used: boolean // there are payment or reward powers
  readonly conditional: boolean // some need a trait of the hero (206.1c)
}

export interface Written {
  mod: Term
  path: string
  n?: Num
  while?: Condition
}

/** A continuous modifier that applies now, with where it comes from. */
export interface ModifierInForce {
  mod: Modifier
  to: Modifier['to'] // of that modifier: read far more often than it is made, and modifiers have many shapes
  ctx: Context
  at: number // timestamp
  while?: Condition | undefined
  locked?: Record<string, number> | undefined
  flagged?: ObjectId[] | undefined
  cards?: CardId[] | undefined
  power?: PowerOf | undefined // the indefinite power that generates it (704.1a)
  line?: number | undefined // which of that power's modifiers it is
  path?: string | undefined // where its data is, if a link or a keyword made it
  made?: number | undefined // the ActiveModifier, if a link made it
  readying?: true | undefined // only in the ready step of the affected card's controller
}

export interface Characteristics {
  atk: number
  health: number
  def: number
  damageTypes: readonly DamageType[]
  keywords: Readonly<Partial<Record<Keyword, number>>> // replaced, never changed: cards share what is printed
  types: readonly CardType[]
  tags: readonly Tag[]
  powers: readonly PowerOf[]
  powerless?: true | undefined // can't have powers
  barred?: Keyword[] | undefined // can't have these
  hasAtk: boolean // 719.1
}

/** A payment or reward power that somebody may perhaps use. */
export interface Usable {
  readonly id: ObjectId
  readonly one: PowerOf
}

export interface Watcher {
  on: Trigger
  path: string
  ctx: Context
  if: Condition | undefined
  nth: number | undefined
  eachTurn: true | undefined
  later: ActiveModifier | undefined
  made: number | undefined // when: it doesn't trigger in that turn
}

/** Where an Achievement has to be looked at again and again, since nothing has to happen for it. */
export interface Look {
  readonly ctx: Context
  readonly so?: Condition // what earns it
  readonly steady?: Condition | undefined // a part of it that no modifier of numbers changes
  ruledOut?: boolean // that part was not so when last looked at
  readonly been?: Extract<Filter, { kind: 'hasBeen' }> // what it asks of this turn
  readonly arrivals?: readonly Arrival[] | undefined // only such cards can make it so
  readonly at: number // otherwise: of which news it takes notice (`atoms/news.ts`)
  readonly numbers: boolean // it reads numbers of cards
  readonly typed: boolean // it reads types or tags of cards in play
  readonly more: boolean // it reads more than cards
}

/** A card that comes to a zone, or turns or changes hands there. */
export interface Arrival {
  readonly zone: Zone
  readonly what: Filter
}

export interface Looks {
  readonly earned: number // how many Achievements had been
  readonly each: readonly Look[]
  readonly at: number // of all together that don't wait for arrivals
  readonly arriving: readonly Zone[] // where some wait for arrivals
  readonly numbers: boolean // and so on: some are such looks
  readonly typed: boolean
  readonly more: boolean
}

/** Something that happens, as triggers see it. */
export interface Occurrence {
  event: Trigger['event']
  subject?: ObjectId
  dealer?: ObjectId
  dealtTo?: ObjectId
  against?: ObjectId
  first?: boolean // this turn
  combat?: boolean
  amount?: number // of damage
  player?: Seat
  link?: number
  from?: Zone
  to?: Zone
  side?: Side
  by?: ObjectId[]
  with?: ObjectId[]
  types?: readonly DamageType[] // of the damage that is dealt, or that destroyed it
  quest?: boolean // a reward effect does it
  doer?: Seat | undefined // whose text has a card discarded
}

/** The watchers of a card in play, with all that they were made of: as long as that is the same, so are they. */
export interface OwnWatchers {
  readonly powers: readonly PowerOf[]
  readonly controller: Seat
  readonly named: Context['bound'] | undefined
  readonly watchers: readonly Watcher[]
}

export interface Triggering {
  watcher: Watcher
  occurrence: Occurrence
}
