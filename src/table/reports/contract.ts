/** Something went wrong, says a player. What the report holds is for who runs the bot alone: it knows all cards. */

import type { UserText } from '../../texts/user-text.ts'
import type { Person, Rejected } from '../contract.ts'

export interface Reports {
  /** @returns its number, under which the operator finds it */
  make(raidId: string, by: Person, note: UserText): Promise<{ number: number } | Rejected>
}
