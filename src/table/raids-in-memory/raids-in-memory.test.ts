import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import type { Decision } from '../../engine/index.ts'
import { newComputerPlayerRandomGenerator } from '../../simulation/simulate.ts'
import type { Store } from '../../store/database/open.ts'
import { findChangedPlayers } from '../../store/people/people.ts'
import { savePersonSettings } from '../../store/people/settings.ts'
import { findSnapshot, snapshotNumbersOf } from '../../store/raids/snapshots.ts'
import { userText } from '../../texts/user-text.ts'
import {
  answerOpenDecision,
  createStartedRaid,
  keepHands,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayRaid } from '../replay/replay.ts'
import { cachedPlayers, cachedRaidIds, evictRaid } from './raid-cache.ts'
import { watchCachedRaids } from './watch-cached-raids.ts'

/** Wraps the store so that transactions and statements are counted. `how` runs before and after each statement. */
function watched(store: Store, how: { before?: () => Promise<void>; after?: () => void } = {}) {
  const used = { transactions: 0, statements: 0 }
  const transaction: Store['transaction'] = (work) => {
    used.transactions++
    return store.transaction(work)
  }
  const prepared: Store['prepared'] = async (...args) => {
    used.statements++
    await how.before?.()
    const done = await store.prepared(...args)
    how.after?.()
    return done
  }
  return { used, store: { ...store, transaction, prepared } }
}

const pass = (party: TestParty, interactionId?: string) => answerOpenDecision(party, ['pass'], interactionId)

describeWithDatabase('a cached raid', (database) => {
  /** Returns a cached raid in which everybody has answered. Its store's transactions and statements are counted. */
  async function cachedRaid(how = {}) {
    const { used, store } = watched(database.store(), how)
    const party = await createStartedRaid(tableWithFixedSeed(store))
    await keepHands(party)
    return { used, party }
  }

  const inputsOf = ({ raid }: TestParty) =>
    database.store().db.input.findMany({ where: { raidId: raid.id }, orderBy: { seq: 'asc' } })

  const replayed = async (party: TestParty) => {
    const game = await replayRaid(database.store().db, party.raid.id)
    const { view } = await party.table.look(party.raid.id, null)
    expect(view?.turn).toEqual(expect.objectContaining({ number: game.turn.number }))
    return game
  }

  /** Runs all previews, which try answers on copies of the game. */
  async function lookAhead({ table, raid }: TestParty, { seat, options }: Decision): Promise<void> {
    const { preview } = table
    for (const { id } of options) await preview.after(raid.id, seat, [id])
    for (const of of [
      preview.targetDecisions,
      preview.movesOfSeatAskedLater,
      preview.fight,
      preview.attacks,
      preview.shown,
    ])
      await of(raid.id, seat)
  }

  const playing = (party: TestParty) => {
    const random = newComputerPlayerRandomGenerator(3)
    return async () => {
      const { view, decision } = await openDecisionWithAskedPerson(party)
      await lookAhead(party, decision)
      requireAccepted(
        await answerOpenDecision(
          party,
          heuristicPlayer.decide(() => view, decision, random),
        ),
      )
    }
  }

  /** Returns the game after each input, as stored in snapshots. */
  const momentsOf = async ({ raid }: TestParty) => {
    const { db } = database.store()
    const seqs = (await snapshotNumbersOf(db, raid.id)).reverse()
    return Promise.all(seqs.map((seq) => findSnapshot(db, raid.id, seq)))
  }

  it('is answered by one statement each time', async () => {
    const { used, party } = await cachedRaid()
    const { transactions, statements } = { ...used }
    await playOnWithComputerPlayer(party, heuristicPlayer, 12)
    expect(used).toEqual({ transactions, statements: statements + 12 })
    const inputs = await inputsOf(party)
    expect(inputs.map(({ seq }) => seq)).toEqual(inputs.map((_, n) => n + 1))
    await replayed(party)
  })

  it('is cached from its beginning, and its first answers are one statement each, too', async () => {
    const { used, store } = watched(database.store())
    const party = await createStartedRaid(tableWithFixedSeed(store))
    const { transactions, statements } = { ...used }
    const { who, seat } = await openDecisionWithAskedPerson(party)
    const dead = tableWithFixedSeed({ ...store, db: new Proxy(store.db, { get: () => undefined }) })
    expect(await dead.look(party.raid.id, who)).toMatchObject({ seat })
    const told = await dead.since(party.raid.id, seat)
    await playOnWithComputerPlayer(party, heuristicPlayer, 4)
    expect(used).toEqual({ transactions, statements: statements + 4 })
    evictRaid(party.raid.id)
    expect(told.events.length).toBeGreaterThan(0)
    await replayed(party)
    const { raid } = await party.table.look(party.raid.id, null)
    expect(raid).toMatchObject({ status: 'playing', version: (await inputsOf(party)).length })
  })

  it('is found and shown without a query to the database', async () => {
    const { party } = await cachedRaid()
    const { table, raid } = party
    const { threadId } = requireAccepted((await table.find({ raidId: raid.id })) ?? { rejected: 'no' })
    const dead = tableWithFixedSeed({
      ...database.store(),
      db: new Proxy(database.store().db, { get: () => undefined }),
    })
    expect(await dead.find({ code: raid.code.toLowerCase() })).toMatchObject({ id: raid.id })
    expect((await dead.here(threadId ?? '', null)).raid).toMatchObject({ id: raid.id })
    const { who } = await openDecisionWithAskedPerson(party)
    expect(await dead.look(raid.id, who)).toMatchObject({ view: { decision: { kind: 'priority' } } })
  })

  it('stores the same snapshots as a raid that is answered in transactions', async () => {
    const { store } = database
    const [quick, slow] = [
      await createStartedRaid(tableWithFixedSeed(store())),
      await createStartedRaid(tableWithFixedSeed(store())),
    ]
    const [goOn, follow] = [quick, slow].map((party) => playing(party))
    for (let n = 0; n < 25; n++) {
      await goOn?.()
      evictRaid(slow.raid.id)
      await follow?.()
    }
    const [ours, theirs] = [await momentsOf(quick), await momentsOf(slow)]
    expect(ours.length).toBeGreaterThan(25)
    expect(ours).toEqual(theirs)
  })

  it('stays cached when its thread is opened after the start, and is found by that thread', async () => {
    const { used, party } = await cachedRaid()
    const { table, raid } = party
    await table.setThread(raid.id, 'another-thread')
    const { transactions } = { ...used }
    expect(cachedRaidIds()).toContain(raid.id)
    expect((await table.here('another-thread', null)).raid).toMatchObject({
      id: raid.id,
      threadId: 'another-thread',
    })
    await playOnWithComputerPlayer(party, heuristicPlayer, 3)
    expect(used.transactions).toBe(transactions)
    const row = await database.store().db.raid.findUniqueOrThrow({ where: { id: raid.id } })
    expect(row).toMatchObject({ threadId: 'another-thread', version: (await inputsOf(party)).length })
    await replayed(party)
  })

  it('is evicted when an answer finds that another process owns it, and the answer is accepted all the same', async () => {
    const { used, party } = await cachedRaid()
    await database.store().db.raid.update({ where: { id: party.raid.id }, data: { heldBy: 'another' } })
    const { transactions } = { ...used }
    const before = (await inputsOf(party)).length
    await playOnWithComputerPlayer(party, heuristicPlayer, 1)
    expect(used.transactions).toBe(transactions + 1)
    expect((await inputsOf(party)).length).toBeGreaterThan(before)
    await playOnWithComputerPlayer(party, heuristicPlayer, 3)
    expect(used.transactions).toBe(transactions + 1)
    await replayed(party)
  })

  it('is evicted by the watcher within two seconds when another process on the database takes it', async () => {
    const { party } = await cachedRaid()
    const { raid } = party
    await database.store().db.raid.update({ where: { id: raid.id }, data: { heldBy: 'another' } })
    expect(cachedRaidIds()).toContain(raid.id)
    const ending = new AbortController()
    const watching = watchCachedRaids({ ...database.store(), kind: 'postgres' }, ending.signal)
    await expect.poll(cachedRaidIds, { timeout: 15_000 }).not.toContain(raid.id)
    ending.abort()
    await watching
  })

  it('is evicted as soon as another process has changed the data of one of its players', async () => {
    const { party } = await cachedRaid()
    const ending = new AbortController()
    const watching = watchCachedRaids({ ...database.store(), kind: 'postgres' }, ending.signal)
    const theirs = cachedPlayers().filter(({ id }) => party.people.some((person) => person.id === id))
    expect(theirs.length).toBeGreaterThan(1)
    expect(await findChangedPlayers(database.store(), theirs)).toEqual([])
    await savePersonSettings(database.store().db, party.people[1].id, { theme: 'light' })
    await expect.poll(cachedRaidIds, { timeout: 15_000 }).not.toContain(party.raid.id)
    ending.abort()
    await watching
    expect(await party.table.settings.ofPerson(party.people[1].id)).toMatchObject({ theme: 'light' })
  })

  it('is evicted when one of its characters is renamed in this process, but not before the commit', async () => {
    const { party } = await cachedRaid()
    const { table, raid, people } = party
    const whose = { guildId: raid.guildId, personId: people[1].id }
    requireAccepted(await table.characters.rename(whose, null, userText('Zuberi')))
    expect(cachedRaidIds()).not.toContain(raid.id)
    expect((await table.find({ raidId: raid.id }))?.seats[1]?.character).toBe('Zuberi')
    expect((await table.find({ raidId: raid.id }))?.seats[0]?.character).not.toBe('Zuberi')
  })

  it('accepts an answer once when the reply to its statement is lost', async () => {
    let isLost = false
    const after = () => {
      if (isLost) throw new Error('the connection is gone')
    }
    const { party } = await cachedRaid({ after })
    isLost = true
    const answered = requireAccepted(await pass(party, 'a click'))
    expect(answered.version).toBe((await inputsOf(party)).at(-1)?.seq)
    expect((await inputsOf(party)).filter(({ interactionId }) => interactionId === 'a click')).toHaveLength(1)
  })

  it('shows nothing that isn’t committed yet', async () => {
    const waiting: (() => void)[] = []
    let isSlow = false
    const before = () => (isSlow ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve())
    const { party } = await cachedRaid({ before })
    const { decision } = await openDecisionWithAskedPerson(party)
    isSlow = true
    const passing = pass(party)
    while (waiting.length === 0) await new Promise(setImmediate)
    let seen: number | undefined
    const looking = party.table.look(party.raid.id, null).then(({ view }) => {
      seen = view?.waitingFor?.decision
    })
    for (let n = 0; n < 5; n++) await new Promise(setImmediate)
    expect(seen).toBeUndefined()
    waiting.shift()?.()
    requireAccepted(await passing)
    await looking
    expect(seen).toBeGreaterThan(decision.id)
  })

  it('handles simultaneous answers one after the other', async () => {
    const { party } = await cachedRaid()
    const { who, decision } = await openDecisionWithAskedPerson(party)
    const step = { decision: decision.id, picks: ['pass'] }
    const both = await Promise.all(
      [1, 2].map((n) => party.table.answer(party.raid.id, who, [step], `both ${n}`)),
    )
    expect(both.map((one) => 'rejected' in one)).toEqual([false, true])
    await replayed(party)
  })

  it('shows changed settings of its players at once', async () => {
    const { party } = await cachedRaid()
    const { table, raid, people } = party
    const until = new Date(Date.now() + 86_400_000).toISOString()
    requireAccepted(await table.settings.changePerson(people[1], { awayUntil: until }))
    expect((await table.find({ raidId: raid.id }))?.seats[1]?.awayUntil).toBe(until)
  })

  it('stores an autopilot instruction by one statement too, without an input', async () => {
    const { used, party } = await cachedRaid()
    const { table, raid } = party
    const { who, seat } = await openDecisionWithAskedPerson(party)
    const before = { ...used, inputs: (await inputsOf(party)).length }
    requireAccepted(await table.autopilot.give(raid.id, who, { kind: 'hold' }, seat))
    expect(used).toMatchObject({ transactions: before.transactions, statements: before.statements + 1 })
    expect((await inputsOf(party)).length).toBe(before.inputs)
    const ordered = async () => (await table.look(raid.id, who, seat)).instructions.map(({ kind }) => kind)
    expect(await ordered()).toEqual(['hold'])
    evictRaid(raid.id)
    expect(await ordered()).toEqual(['hold'])
  })

  it('shows from memory what happened since a player’s last answer', async () => {
    const { party } = await cachedRaid()
    await playOnWithComputerPlayer(party, heuristicPlayer, 15)
    const { table, raid } = party
    const remembered = await Promise.all([0, 1, 2].map((seat) => table.since(raid.id, seat)))
    evictRaid(raid.id)
    expect(remembered).toEqual(await Promise.all([0, 1, 2].map((seat) => table.since(raid.id, seat))))
    expect(remembered.some(({ events }) => events.length > 0)).toBe(true)
  })

  it('continues from the database after the process has died', async () => {
    const { party } = await cachedRaid()
    requireAccepted(await pass(party))
    const before = await openDecisionWithAskedPerson(party)
    evictRaid(party.raid.id)
    expect(await openDecisionWithAskedPerson(party)).toEqual(before)
    requireAccepted(await pass(party))
    await replayed(party)
  })

  it('gives everybody the same views until an answer, and then those that the database gives', async () => {
    const { party } = await cachedRaid()
    const { table, raid, people } = party
    const seen = async () => {
      const { seat } = await openDecisionWithAskedPerson(party)
      const looks = await Promise.all([null, ...people].map((who) => table.look(raid.id, who)))
      const { targetDecisions, attacks } = table.preview
      return {
        views: looks.map(({ view }) => view),
        targetDecisions: await targetDecisions(raid.id, seat),
        attacks: await attacks(raid.id, seat),
      }
    }
    const goOn = playing(party)
    for (let n = 0; n < 12; n++) {
      const before = await seen()
      expect((await seen()).views[1]).toBe(before.views[1])
      await goOn()
      const after = await seen()
      expect(after.views).not.toEqual(before.views)
      evictRaid(raid.id)
      expect(await seen()).toEqual(after)
      await goOn() // the answers load the raid into the cache again
    }
  })
})
