/** Tests a connection that is lost after the server has committed an answer, and before the reply arrives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type EmptyDatabase, KINDS } from '../../../test/empty-database.ts'
import { type LossyProxy, lossyProxy } from '../../../test/support/lossy-proxy.ts'
import { openStore, type Store } from '../../store/database/open.ts'
import {
  answerOpenDecision,
  createStartedRaid,
  newId,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { evictRaid } from '../raids-in-memory/raid-cache.ts'

describe.runIf(KINDS.includes('postgres'))('when the reply to a commit is lost (postgres)', () => {
  let database: EmptyDatabase
  let proxy: LossyProxy
  let store: Store
  let party: TestParty

  beforeAll(async () => {
    database = await createDatabase('postgres')
    proxy = await lossyProxy(database.options.databaseUrl ?? '')
    store = await openStore({ ...database.options, databaseUrl: proxy.url })
    party = await createStartedRaid(tableWithFixedSeed(store))
  })

  afterAll(async () => {
    await store.close()
    proxy.close()
    await database.drop()
  })

  const inputs = () => store.db.input.count({ where: { raidId: party.raid.id } })

  it('a committed answer is reported as accepted, and is stored once', async () => {
    for (const what of ['COMMIT', null, 'an answer'] as const) {
      const [before, lost] = [await inputs(), proxy.lost()]
      if (what === 'COMMIT') evictRaid(party.raid.id) // a cached raid would be written by one statement, without COMMIT
      proxy.loseNext(what)
      const answered = requireAccepted(await answerOpenDecision(party, ['keep'], newId()))
      expect([answered.ok, proxy.lost(), await inputs()]).toEqual([true, lost + (what ? 1 : 0), before + 1])
    }
  })

  it('an answer without an interaction id throws, although it was stored once', async () => {
    party = await createStartedRaid(tableWithFixedSeed(store))
    const [before, lost] = [await inputs(), proxy.lost()]
    evictRaid(party.raid.id)
    proxy.loseNext('COMMIT')
    await expect(answerOpenDecision(party, ['keep'])).rejects.toThrow()
    expect([proxy.lost(), await inputs()]).toEqual([lost + 1, before + 1])
  })
})
