/**
 * The interface for players' reports that something went wrong. They are for the operator alone, because they
 * contain all cards.
 */

import type { UserText } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'

export interface ReportService {
  /** Stores a report. @returns its number, by which the operator finds it */
  make(raidId: string, by: Person, note: UserText): Promise<{ number: number } | Rejected>
}
