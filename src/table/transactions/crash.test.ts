import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import {
  createLobby,
  createStartedRaid,
  keepHands,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayRaid } from '../replay/replay.ts'

class PowerCut extends Error {}

/**
 * Wraps the store so that statement `n`, counted from 0, and all later ones fail, as after a power cut. The commit
 * counts as a transaction's last statement.
 */
function failing(store: Store, n: number): Store {
  let left = n
  const statement = () => {
    if (left-- <= 0) throw new PowerCut('the power is gone')
  }
  const transaction: Store['transaction'] = (work) =>
    store.transaction(async (tx) => {
      const done = await work(watched(tx, statement))
      statement()
      return done
    })
  const prepared: Store['prepared'] = async (...args) => {
    statement()
    return store.prepared(...args)
  }
  return { ...store, transaction, prepared }
}

/** Wraps a transaction so that `before` is called before every statement, whether raw or through a model. */
function watched<T extends object>(target: T, before: () => void): T {
  return new Proxy(target, {
    get(owner, key) {
      const value: unknown = Reflect.get(owner, key)
      if (typeof value === 'function')
        return (...args: unknown[]) => {
          before()
          return Reflect.apply(value, owner, args)
        }
      return typeof value === 'object' && value !== null && typeof key === 'string' && !key.startsWith('$')
        ? watched(value, before)
        : value
    },
  })
}

/** Returns everything that an unfinished input could have changed. */
async function everything({ db }: { db: Transaction }, { raid, people }: TestParty) {
  const where = { raidId: raid.id }
  const orderBy = { id: 'asc' } as const
  return {
    raid: await db.raid.findUnique({ where: { id: raid.id } }),
    seats: await db.seat.findMany({ where, orderBy: { number: 'asc' } }),
    inputs: await db.input.count({ where }),
    outbox: await db.outbox.count({ where: { about: where } }),
    xp: await db.xpEntry.count({ where }),
    achievements: await db.achievementEarned.count({ where }),
    characters: await db.character.findMany({
      where: { playerId: { in: people.map((one) => one.id) } },
      orderBy,
    }),
  }
}

describeOnEachDatabase('when the power fails', (database) => {
  /** Does something as a person, and cuts the power at every statement in turn. @returns the number of statements */
  async function survives(party: TestParty, act: (party: TestParty) => Promise<unknown>): Promise<number> {
    const store = database.store()
    const before = await everything(store, party)
    for (let n = 0; n < 200; n++) {
      const tried = act({ ...party, table: tableWithFixedSeed(failing(store, n)) })
      if (await tried.then(() => true, orPowerCut)) return n
      expect(await everything(store, party)).toEqual(before)
    }
    throw new Error('it never ends')
  }

  /** Throws every error that isn't a power cut. @returns false, so that the action is tried again */
  const orPowerCut = (error: unknown): boolean => {
    if (error instanceof PowerCut || (error instanceof Error && error.cause instanceof PowerCut)) return false
    throw error
  }

  it('a start is stored completely or not at all', async () => {
    const party = await createLobby(tableWithFixedSeed(database.store()))
    const statements = await survives(party, ({ table, raid, people }) => table.start(raid.id, people[0]))
    expect(statements).toBeGreaterThan(6)
    const after = await everything(database.store(), party)
    expect(after).toMatchObject({ raid: { status: 'playing', version: 1 }, inputs: 1 })
  })

  it('an answer of two steps is stored completely or not at all', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    await keepHands(party)
    const [anna] = party.people
    const { view } = await party.table.look(party.raid.id, anna)
    const card = view?.seats[0]?.hand.cards[0]?.object
    const steps = [{ picks: [`down${card}`] }, { picks: ['pass'] }]
    expect(await survives(party, ({ table, raid }) => table.answer(raid.id, anna, steps))).toBeGreaterThan(6)
    const store = database.store()
    const { raid, inputs } = await everything(store, party)
    expect([raid?.version, inputs]).toEqual([6, 6])
    expect((await replayRaid(store.db, party.raid.id)).turn.placed).toBe(false)
  })

  it('the end is stored completely or not at all, and XP is booked once', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { table, raid, people } = party
    for (const one of people.slice(1)) requireAccepted(await table.concede(raid.id, one))
    await survives(party, (there) => there.table.concede(raid.id, people[0]))
    const after = await everything(database.store(), party)
    expect(after).toMatchObject({ raid: { status: 'lost' }, xp: 3 })
    expect(after.characters.map((one) => one.xp)).toEqual([5, 5, 5])
    expect(await table.concede(raid.id, people[0])).toMatchObject({
      rejected: expect.stringMatching(/over/),
    })
  })
})
