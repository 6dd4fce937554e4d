import { texts } from '../../texts/texts.ts'
import { Rejection } from '../rejection.ts'

/** `newer`: a later version of the bot has written it. `broken`: nobody can read it. */
export type Why = 'newer' | 'broken'

/** What is stored can't be read by this version. It is left as it is, and whoever asked is told so. */
export class Unreadable extends Rejection {
  readonly why: Why
  /** The code of the raid, where it is known. */
  raid?: string

  /** @param cause what was found, for the log */
  constructor(why: Why, cause: unknown) {
    super(texts.stored[why], { cause })
    this.why = why
  }
}
