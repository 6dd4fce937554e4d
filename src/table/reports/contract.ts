/** Something went wrong, says a player. What the report holds is for who runs the bot alone: it knows all cards. */
import type { Person, Rejected } from '../contract.ts'

export interface Reports {
  /** @returns its number, under which the operator finds it */
  make(raidId: string, by: Person, note: string): Promise<{ number: number } | Rejected>
}
