/** Builds the service for people's stored data. */
import type { Store } from '../../store/database/open.ts'
import { dataOfPerson } from '../../store/privacy/data-of-person.ts'
import { findPeopleNotFullyForgotten } from '../../store/privacy/forget.ts'
import type { RunTransaction } from '../transactions/write.ts'
import type { PrivacyService } from './contract.ts'
import { forgetPerson } from './forget.ts'

export function createPrivacyService(store: Store, write: RunTransaction): PrivacyService {
  const { db } = store
  return {
    dataOf: (personId) => dataOfPerson(db, personId),
    threadsOf: async (playerId) => {
      const rows = await db.ownThread.findMany({ where: { playerId }, select: { threadId: true } })
      return rows.flatMap(({ threadId }) => threadId ?? [])
    },
    forget: ({ id }) => forgetPerson(store, write, id),
    async completeForgetting() {
      const people = await findPeopleNotFullyForgotten(db)
      for (const id of people) await forgetPerson(store, write, id)
      return people.length
    },
  }
}
