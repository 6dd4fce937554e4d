import { texts } from '../../texts/texts.ts'
import { Rejection } from '../model/rejection.ts'

/** `newer`: a later version of the bot has written it. `broken`: no version can read it. */
export type UnreadableBecause = 'newer' | 'broken'

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
  /** The name by which people know it, as markup; empty if it has none. */
  readonly name: string
}

/**
 * A stored item can't be read by this version. It is left unchanged, and the message is for the person who asked for
 * it.
 */
export class UnreadableState extends Rejection {
  readonly why: UnreadableBecause
  readonly item: StoredItem | null
  /** The code of the raid, if it is known. */
  raid?: string

  /** @param cause the fault that was found, for the log */
  constructor(why: UnreadableBecause, cause: unknown, item: StoredItem | null = null) {
    super(why === 'broken' && item ? texts.stored.item[item.kind](item.name) : texts.stored[why], { cause })
    this.why = why
    this.item = item
  }

  /** Returns this error with the name of the item that can't be read. */
  named(item: StoredItem): UnreadableState {
    return new UnreadableState(this.why, this.cause, item)
  }
}
