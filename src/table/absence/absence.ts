/** Builds the service for absent players. */

import type { Clock } from '../../store/database/clock.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { findNameOfReplacement } from '../../store/raids/open-questions.ts'
import { markRaidActive } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { promptAnnouncementOf } from '../playing/prompt.ts'
import { lockGame } from '../raid-loading/lock.ts'
import type { RunTransaction } from '../transactions/write.ts'
import type { AbsenceService } from './contract.ts'
import { loadDueActions, performDueAction } from './due-actions.ts'
import { passForFriend } from './pass-for-friend.ts'
import { proposeGivingSeatToComputer, proposeGivingSeatToNewcomer } from './propose-replacement.ts'

export function createAbsenceService(store: Store, write: RunTransaction, clock: Clock): AbsenceService {
  return {
    due: (at) => loadDueActions(store.db, at),
    attend: async (due, at) =>
      (await write((tx) => performDueAction(tx, due, at), { locks: due.raidId })) === true,
    passFor: (raidId, by, { decision, ...friend }, interactionId = '') =>
      write(
        async (tx) => {
          const now = await clock(tx)
          return passForFriend(tx, {
            raidId,
            by,
            friend,
            decision,
            interactionId: interactionId || null,
            now,
          })
        },
        { locks: raidId, interactionId: interactionId || undefined },
      ),
    replace: (raidId, by, seat, newcomer) =>
      write(
        async (tx) => proposeGivingSeatToNewcomer(tx, { raidId, by, seat, newcomer, now: await clock(tx) }),
        {
          locks: raidId,
        },
      ),
    giveToComputer: (raidId, by, seat) =>
      write(async (tx) => proposeGivingSeatToComputer(tx, { raidId, by, seat, now: await clock(tx) }), {
        locks: raidId,
      }),
    replacementOf: async (raidId, personId) => {
      const name = await findNameOfReplacement(store.db, raidId, personId)
      return name === null ? null : userText(name)
    },
    wake: (raidId, by) => write((tx) => wake(tx, raidId, by), { locks: raidId }),
  }
}

/** Asks the open question of a sleeping raid again. The waiting time for its answer starts now. */
async function wake(tx: Transaction, raidId: string, by: Person): Promise<RaidInfo> {
  const playing = await lockGame(tx, raidId)
  const { raid } = playing
  const prompt = promptAnnouncementOf(playing, { continues: false, since: new Date() })
  await markRaidActive(tx, raidId)
  await addAnnouncements(tx, raid, prompt ? [{ kind: 'awake', by }, prompt] : [])
  return { ...raid, asleep: false }
}
