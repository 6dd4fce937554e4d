import { texts } from '../../texts/texts.ts'
import { Rejection } from '../model/rejection.ts'

/**
 * The reason why a stored item can't be read. `newer` means that a later version of the bot has written it, and
 * `broken` that no version can read it.
 */
export type UnreadableReason = 'newer' | 'broken'

/** The kinds of things that are stored as JSON. */
export type StoredItemKind =
  | 'raid'
  | 'log'
  | 'lobby'
  | 'raidSettings'
  | 'orders'
  | 'motion'
  | 'personSettings'
  | 'guildSettings'
  | 'deck'
  | 'draft'
  | 'collection'
  | 'constructed'
  | 'level'
  | 'bossDeck'
  | 'war'
  | 'announcement'

/** A stored item, described for the operator who repairs it and the player who asks for it. */
export interface StoredItem {
  readonly kind: StoredItemKind
  /** The id of its row, or a raid's code. */
  readonly id: string
  /** The name by which people know the item, as markup; empty if it has none. */
  readonly name: string
}

/**
 * The error for a stored item that this version can't read. The item is left unchanged, and the message is for the
 * person who asked for it.
 */
export class UnreadableState extends Rejection {
  readonly why: UnreadableReason
  readonly item: StoredItem | null
  /** The code of the raid, if it is known. */
  raid?: string

  /** Creates the error. @param cause the fault in the stored data, for the log */
  constructor(why: UnreadableReason, cause: unknown, item: StoredItem | null = null) {
    super(why === 'broken' && item ? texts.stored.item[item.kind](item.name) : texts.stored[why], { cause })
    this.why = why
    this.item = item
  }

  /** Returns this error with the name of the item that can't be read. */
  named(item: StoredItem): UnreadableState {
    return new UnreadableState(this.why, this.cause, item)
  }
}
