import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import type { PlanningPool, PlanRequest, PlanResult } from '../../bots/planning-threads/pool.ts'
import { planAtLevel } from '../../bots/search/levels.ts'
import { needsPlanning } from '../../bots/search/plan.ts'
import type { HousePlayerLevel } from '../../store/people/house.ts'
import type { Announcement, Table } from '../contract.ts'
import {
  announcementsOf,
  answerOpenDecision,
  newId,
  newPerson,
  openDecisionWithAskedPerson,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { isPublicReasonTerm } from '../model/move-reason.ts'
import { type RunningPlanner, startPlanner } from './thinking.ts'

describeWithDatabase('computer players that plan', (database) => {
  const table = () => tableWithFixedSeed(database.store())
  const running: RunningPlanner[] = []
  const planned: PlanRequest[] = []

  /** Creates a pool that plans in this thread. */
  const poolHere = (plan: (request: PlanRequest) => Promise<PlanResult> = planHere): PlanningPool => ({
    plan: (request) => {
      planned.push(request)
      return plan(request)
    },
    isWarm: true,
    warmUp: () => {},
    close: async () => {},
  })
  const planHere = async ({ level, game, raid }: PlanRequest): Promise<PlanResult> => ({
    kind: 'planned',
    plan: planAtLevel(level, game, raid),
    ms: 1,
  })

  function think(at: Table, pool: PlanningPool | null = poolHere(), lookMs = 100): RunningPlanner {
    const thinking = startPlanner(at.computers, {
      pool,
      paceMs: 0,
      lookMs,
      onError: (error) => {
        throw error
      },
    })
    running.push(thinking)
    return thinking
  }

  /** Returns a raid of Anna and two house players. */
  async function begun(at: Table, level: HousePlayerLevel): Promise<TestParty> {
    const anna = newPerson('Anna')
    const { id } = requireAccepted(
      await at.create({ guildId: TEST_GUILD_ID, channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    await at.setThread(id, newId())
    requireAccepted(await at.join(id, anna, 'horde-rogue'))
    requireAccepted(await at.lobbies.fill(id, anna, { players: 2, level, deck: null }))
    const raid = requireAccepted(await at.start(id, anna))
    return { table: at, raid, people: [anna] as unknown as TestParty['people'] }
  }

  const waitingSeat = async ({ table: at, raid }: TestParty) =>
    (await at.look(raid.id, null)).view?.waitingFor?.seat ?? null

  /** Answers for Anna as the plain player would, up to `most` times or until the raid is over. */
  async function playAnna(party: TestParty, most: number): Promise<void> {
    for (let n = 0; n < most; n++) {
      await expect.poll(() => waitingSeat(party), { timeout: 20_000, interval: 5 }).toBeOneOf([0, null])
      if ((await waitingSeat(party)) === null) return
      const { view, decision } = await openDecisionWithAskedPerson(party)
      const picks = heuristicPlayer.decide(
        () => view,
        decision,
        () => 0,
      )
      requireAccepted(await answerOpenDecision(party, picks))
    }
  }

  /** Answers for Anna until the raid waits for a computer player. */
  async function playUntilComputer(party: TestParty): Promise<void> {
    for (let n = 0; (await waitingSeat(party)) === 0; n++) {
      expect(n).toBeLessThan(30)
      await playAnna(party, 1)
    }
  }

  async function isPlannedForAnna(party: TestParty): Promise<boolean> {
    return needsPlanning((await openDecisionWithAskedPerson(party)).decision)
  }

  const lastPrompt = async (party: TestParty) =>
    (await announcementsOf(database.store(), party)).filter(({ kind }) => kind === 'prompt').at(-1)

  const stopAll = () => Promise.all(running.splice(0).map((one) => one.stop()))

  it('are waited for as people are, but nobody is asked for them', { timeout: 60_000 }, async () => {
    const party = await begun(table(), 'able')
    for (let n = 0; n < 30 && (await waitingSeat(party)) === 0; n++) await playAnna(party, 1)
    expect(await waitingSeat(party)).not.toBe(0)
    const prompt = (await announcementsOf(database.store(), party))
      .filter(({ kind }) => kind === 'prompt')
      .at(-1)
    expect(prompt).toMatchObject({ thinking: true, seat: await waitingSeat(party) })
    expect(prompt).not.toHaveProperty('also')
    const week = new Date(Date.now() + 6e8)
    expect((await party.table.absence.due(week)).filter(({ raidId }) => raidId === party.raid.id)).toEqual([])
    expect(await party.table.computers.waiting(new Date(0), week)).toContain(party.raid.id)
  })

  it('play on as soon as somebody thinks, also after a restart', { timeout: 60_000 }, async () => {
    const at = table()
    const party = await begun(at, 'able')
    think(at)
    await playAnna(party, 8)
    await stopAll()
    expect(planned.length).toBeGreaterThan(0)
    expect(planned.every((one) => one.level === 'able' && one.priority === 'move')).toBe(true)
    await playUntilComputer(party)
    think(at)
    await playAnna(party, 2)
    await stopAll()
  })

  it('give the reason with the news of their move, and in the log, without naming anything', async () => {
    const at = table()
    const party = await begun(at, 'able')
    think(at)
    await playAnna(party, 12)
    await stopAll()
    const reasonsIn = (all: readonly Announcement[]) =>
      all.flatMap((one) => (one.kind === 'news' ? (one.reasons ?? []) : []))
    const given = reasonsIn(await announcementsOf(database.store(), party))
    expect(given.length).toBeGreaterThan(0)
    for (const reason of given) {
      expect(Object.keys(reason).sort()).toEqual(['seat', 'term'])
      expect([[1, 2].includes(reason.seat), isPublicReasonTerm(reason.term)]).toEqual([true, true])
    }
    const { pages } = await at.log(party.raid.id, 1)
    const logs = await Promise.all(Array.from({ length: pages }, (_, n) => at.log(party.raid.id, n + 1)))
    const logged = reasonsIn(logs.flatMap(({ entries }) => entries))
    expect(logged).toEqual(expect.arrayContaining(given))
  })

  it('get one answer to each question, though two processes think about it', {
    timeout: 60_000,
  }, async () => {
    const at = table()
    const party = await begun(at, 'able')
    think(at)
    think(at)
    await playAnna(party, 8)
    await stopAll()
    const inputs = await database
      .store()
      .db.input.findMany({ where: { raidId: party.raid.id, kind: 'answer' } })
    const decisions = inputs.map(({ payload }) => JSON.parse(JSON.stringify(payload)).decision)
    expect(new Set(decisions).size).toBe(decisions.length)
  })

  it('answer as the plain player does if no plan is found in time', { timeout: 60_000 }, async () => {
    const at = table()
    const party = await begun(at, 'strong')
    const results: PlanResult[] = [{ kind: 'late', ms: 1_500 }, { kind: 'failed' }, { kind: 'dropped' }]
    think(
      at,
      poolHere(async () => results[planned.length % 3] ?? { kind: 'failed' }),
    )
    planned.length = 0
    await playAnna(party, 8)
    await stopAll()
    expect(planned.length).toBeGreaterThan(2)
    expect(planned.every(({ withinMs }) => withinMs > 0 && withinMs <= 1_500)).toBe(true)
  })

  it('keep what a worker has planned only if the question is still open', { timeout: 60_000 }, async () => {
    const at = table()
    const party = await begun(at, 'able')
    await playUntilComputer(party)
    const question = await at.computers.question(party.raid.id)
    if (!question) throw new Error('nobody waits for a computer player')
    expect(question).toMatchObject({ level: 'able', seat: await waitingSeat(party) })
    expect(
      requireAccepted(await at.computers.answer(question, { steps: [['no such option']], why: [] })).kind,
    ).toBe('answered')
    expect(await at.computers.answer(question, null)).toEqual({ kind: 'stale' })
  })

  it('take over an open question of an absent person, and give it back', { timeout: 60_000 }, async () => {
    const at = table()
    const party = await begun(at, 'easy')
    const { raid, people } = party
    for (let n = 0; !(await isPlannedForAnna(party)); n++) {
      expect(n).toBeLessThan(20)
      await playAnna(party, 1)
    }
    const { decision } = await openDecisionWithAskedPerson(party)
    requireAccepted(await at.autopilot.give(raid.id, people[0], { kind: 'computer' }))
    expect(await lastPrompt(party)).toMatchObject({ decision: decision.id, thinking: true })
    const order = (await at.look(raid.id, people[0])).instructions[0]?.id ?? 0
    requireAccepted(await at.autopilot.cancel(raid.id, people[0], order))
    expect(await lastPrompt(party)).toMatchObject({ decision: decision.id, person: people[0] })
    expect(await lastPrompt(party)).not.toHaveProperty('thinking')
    expect(await at.computers.question(raid.id)).toBeNull()
    await playAnna(party, 1)
  })
})
