import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { planAtLevel } from '../../bots/search/levels.ts'
import { type ImaginedGame, imagineGame, refusalOfPicks, viewFor } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import {
  answerOpenDecision,
  createStartedRaid,
  keepHands,
  newPerson,
  openDecisionWithAskedPerson,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import { createPastRaid, createTestRaider } from '../records/fixture.ts'
import { createTable } from '../table.ts'
import type { HintPlanner } from './contract.ts'

describeWithDatabase('hints of the computer', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  /**
   * Creates a table whose hints are planned in this process.
   * @returns the table, and the games that the planner got
   */
  function planningTable() {
    const games: ImaginedGame[] = []
    const plan: HintPlanner['plan'] = async ({ game, raid }) => {
      games.push(game)
      return { kind: 'planned', plan: planAtLevel('able', game, raid), ms: 0 }
    }
    return { games, at: createTable(database.store(), { planner: { plan } }) }
  }

  it('are for the player who is asked', async () => {
    const party = await createStartedRaid(planningTable().at)
    await keepHands(party)
    const { table: at, raid, people } = party
    const { who, seat, decision } = await openDecisionWithAskedPerson(party)
    const hint = requireAccepted(await at.hints.give(raid.id, who))
    expect([hint.seat, hint.decision]).toEqual([seat, decision])
    expect(refusalOfPicks(decision, [...(hint.steps[0] ?? [])])).toBeNull()
    const others = people.filter(({ id }) => id !== who.id)
    for (const other of [...others, newPerson('Stranger')])
      expect(await at.hints.give(raid.id, other)).toEqual({ rejected: texts.hints.notAsked })
  })

  it('compare the answer with others, if there is a choice worth planning', async () => {
    const party = await createStartedRaid(planningTable().at)
    await keepHands(party)
    for (let asked = 0; asked < 20; asked++) {
      const { who } = await openDecisionWithAskedPerson(party)
      const { steps, why } = requireAccepted(await party.table.hints.give(party.raid.id, who))
      if (why.length > 0) return expect(why[0]?.of).toBeGreaterThan(0)
      await answerOpenDecision(party, [...(steps[0] ?? [])])
    }
    throw new Error('no answer was compared with others')
  })

  it('depend on no hidden card: only an imagined game leaves the table', async () => {
    const { at, games } = planningTable()
    const party = await createStartedRaid(at)
    await keepHands(party)
    const { who, seat, view } = await openDecisionWithAskedPerson(party)
    requireAccepted(await at.hints.give(party.raid.id, who))
    const [game] = games
    if (!game) throw new Error('nothing was planned')
    expect(viewFor(game, seat)).toEqual(view)
    expect(imagineGame(game, seat, 0)).toEqual(game)
    expect(imagineGame(game, seat, 1)).not.toEqual(game)
  })

  it('are the plain player’s answer if there is no plan in time', async () => {
    const late: HintPlanner = { plan: async () => ({ kind: 'late', ms: 0 }) }
    const party = await createStartedRaid(createTable(database.store(), { planner: late }))
    await keepHands(party)
    const { who, decision } = await openDecisionWithAskedPerson(party)
    const { steps, why } = requireAccepted(await party.table.hints.give(party.raid.id, who))
    expect([refusalOfPicks(decision, [...(steps[0] ?? [])]), why]).toEqual([null, []])
  })

  it('can be turned off for a raid by its leader', async () => {
    const party = await createStartedRaid(table())
    await keepHands(party)
    const { table: at, raid, people } = party
    requireAccepted(await at.settings.changeRaid(raid.id, { hints: false }, people[0]))
    const { who } = await openDecisionWithAskedPerson(party)
    expect(await at.hints.give(raid.id, who)).toEqual({ rejected: texts.hints.off })
  })

  it('mark the raid, but don’t count as something that happened in it', async () => {
    const party = await createStartedRaid(table())
    const { table: at, raid, people } = party
    const { db } = database.store()
    await keepHands(party)
    const { who } = await openDecisionWithAskedPerson(party)
    const before = await db.raid.findUniqueOrThrow({ where: { id: raid.id } })
    requireAccepted(await at.hints.give(raid.id, who))
    const after = await db.raid.findUniqueOrThrow({ where: { id: raid.id } })
    expect(after).toEqual({ ...before, hints: 1 })
    for (const one of people) requireAccepted(await at.concede(raid.id, one))
    expect(requireAccepted(await at.records.run(raid.guildId, raid.code)).hints).toBe(1)
  })

  it('are named in histories and beside fast clears', async () => {
    const [store, { records }] = [database.store(), table()]
    const guildId = 'hints'
    const zix = await createTestRaider(store, guildId, 'Zix')
    await createPastRaid(store, guildId, [zix], { hints: 3 })
    const { runs } = requireAccepted(await records.history({ guildId, personId: zix.personId }, null, 1))
    expect(runs.map(({ hints }) => hints)).toEqual([3])
    const scope = { guildId, viewer: '0', raid: null, mode: null }
    const { ranking } = requireAccepted(await records.leaderboard('fastest', scope))
    expect(ranking.top).toMatchObject([{ row: { hints: 3 } }])
  })
})
