/** Stores a player's report: the raid, its version, and the player's note. */

import type { Clock } from '../../store/database/clock.ts'
import type { Transaction } from '../../store/database/open.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { createReport } from '../../store/raids/reports.ts'
import { texts } from '../../texts/texts.ts'
import { rawText } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { isGuid } from '../stored/schemas.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { requireMayReport, type UsageLimitsPerPerson } from '../usage-limits/usage-limits.ts'
import type { ReportService } from './contract.ts'

export function createReportService(
  write: RunTransaction,
  limits: UsageLimitsPerPerson,
  clock: Clock,
): ReportService {
  return {
    make: (raidId, by, note) =>
      write(
        async (tx) => {
          await requireMayReport(tx, by, limits, await clock(tx))
          return make(tx, raidId, by, rawText(note))
        },
        { locks: raidId },
      ),
  }
}

async function make(tx: Transaction, raidId: string, by: Person, note: string): Promise<{ number: number }> {
  const raid = isGuid(raidId) ? await findRaidWithoutGame(tx, { id: raidId }) : null
  if (!raid) throw new Rejection(texts.say.noSuchRaid())
  await ensurePlayer(tx, personToStoredRow(by), raid.guildId)
  const { id, version } = raid
  return { number: await createReport(tx, { raidId: id, version, byId: by.id, note }) }
}
