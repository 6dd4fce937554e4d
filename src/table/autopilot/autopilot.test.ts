import { beforeEach, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { randomPlayer } from '../../bots/player.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { updateSeat } from '../../store/raids/seats.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createLobby,
  keepHands,
  newPerson,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { personToStoredRow } from '../model/person.ts'
import { replayRaid } from '../replay/replay.ts'
import { parseLogEntry } from '../stored/parse-stored.ts'
import { byInstructionLogEntrySchema } from '../stored/schemas.ts'
import type { InstructionRequest } from './contract.ts'

/** Returns a raid in which everybody is asked in every window. Anna's action phase has begun. */
async function aRaidWithEveryWindow(store: Parameters<typeof tableWithFixedSeed>[0]): Promise<TestParty> {
  const party = await createLobby(tableWithFixedSeed(store))
  requireAccepted(await party.table.settings.changeRaid(party.raid.id, { everyWindow: true }))
  requireAccepted(await party.table.start(party.raid.id, party.people[0]))
  await keepHands(party)
  while ((await openDecisionWithAskedPerson(party)).view.turn.step !== 'action')
    requireAccepted(await answerOpenDecision(party, ['pass']))
  return party
}

describeWithDatabase('instructions', (database) => {
  let party: TestParty
  beforeEach(async () => {
    party = await aRaidWithEveryWindow(database.store())
  })

  const give = (seat: 0 | 1 | 2, request: InstructionRequest) =>
    party.table.autopilot.give(party.raid.id, party.people[seat], request)
  const lift = (seat: 0 | 1 | 2, id: number | null) =>
    party.table.autopilot.cancel(party.raid.id, party.people[seat], id)
  const ordersOf = async (seat: 0 | 1 | 2) =>
    (await party.table.look(party.raid.id, party.people[seat])).instructions.map(({ kind }) => kind)
  const pass = async () => requireAccepted(await answerOpenDecision(party, ['pass']))
  const log = () => findInputs(database.store().db, party.raid.id)

  it('pass for a player until their turn, in the transaction of the answer that led there', async () => {
    requireAccepted(await give(1, { kind: 'until', until: 'turn' }))
    requireAccepted(await give(2, { kind: 'until', until: 'turn' }))
    const before = (await announcementsOf(database.store(), party)).length
    await pass()
    const now = await openDecisionWithAskedPerson(party)
    expect([now.seat, now.view.turn.step]).toEqual([0, 'end'])
    const inputs = (await log()).slice(-3)
    expect(inputs.map(({ seat, userId }) => [seat, userId])).toEqual([
      [0, party.people[0].id],
      [1, null],
      [2, null],
    ])
    expect(inputs.map(({ payload }) => byInstructionLogEntrySchema.safeParse(payload).data?.order)).toEqual([
      undefined,
      'until',
      'until',
    ])
    const said = (await announcementsOf(database.store(), party)).slice(before)
    expect(said.filter(({ kind }) => kind === 'prompt')).toMatchObject([
      { seat: 0, passing: [1, 2].map((seat) => ({ seat, until: 'turn' })) },
    ])
    expect(said.filter(({ kind }) => kind === 'news').length).toBeLessThan(2)
  })

  it('end as the turn begins, and a replay of the raid gives the same game', async () => {
    for (const seat of [1, 2] as const) requireAccepted(await give(seat, { kind: 'until', until: 'turn' }))
    while ((await openDecisionWithAskedPerson(party)).view.turn.number === 1) await pass()
    expect((await openDecisionWithAskedPerson(party)).seat).toBe(1)
    expect([await ordersOf(1), await ordersOf(2)]).toEqual([[], ['until']])
    const { entries } = await party.table.log(party.raid.id, 1)
    expect(entries.at(-1)).toMatchObject({ by: 2, ordered: [{ seat: 2, order: 'until' }] })
    const row = await findRaidWithGame(database.store().db, party.raid.id)
    const game = await replayRaid(database.store().db, party.raid.id)
    expect(JSON.parse(JSON.stringify(game))).toEqual(row?.state)
    expect((await log()).map(({ payload }) => parseLogEntry(payload).kind)).toContain('answer')
  })

  it('apply at once when their player is being asked', async () => {
    await pass()
    expect((await openDecisionWithAskedPerson(party)).seat).toBe(1)
    requireAccepted(await give(1, { kind: 'until', until: 'turn' }))
    expect((await openDecisionWithAskedPerson(party)).seat).toBe(2)
    expect((await announcementsOf(database.store(), party)).at(-1)).toMatchObject({ kind: 'prompt', seat: 2 })
  })

  it('are ended one by one or all at once, and a number is never used twice', async () => {
    const first = requireAccepted(await give(1, { kind: 'until', until: 'turn' }))
    const second = requireAccepted(await give(1, { kind: 'until', until: 'attacked' }))
    requireAccepted(await give(1, { kind: 'hold' }))
    expect(await ordersOf(1)).toEqual(['until', 'hold'])
    requireAccepted(await lift(1, first.instructions[0]?.id ?? 0))
    expect(await ordersOf(1)).toEqual(['until', 'hold'])
    requireAccepted(await lift(1, second.instructions[0]?.id ?? 0))
    expect(await ordersOf(1)).toEqual(['hold'])
    requireAccepted(await lift(1, null))
    expect(await ordersOf(1)).toEqual([])
    await pass()
    expect((await openDecisionWithAskedPerson(party)).seat).toBe(1)
  })

  it('to pass in advance are heard in the rules’ order, once, and only in this window', async () => {
    requireAccepted(await give(2, { kind: 'ahead' }))
    requireAccepted(await give(1, { kind: 'ahead' }))
    expect((await openDecisionWithAskedPerson(party)).seat).toBe(0)
    await pass()
    expect((await log()).slice(-3).map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect([await ordersOf(1), await ordersOf(2)]).toEqual([[], []])
    await pass()
    expect((await openDecisionWithAskedPerson(party)).seat).toBe(1)
  })

  it('to pass in advance are dropped when a link is added', async () => {
    requireAccepted(await give(1, { kind: 'ahead' }))
    const { decision } = await openDecisionWithAskedPerson(party)
    const placed = decision.options.find((option) => option.kind === 'place' && !option.faceUp)
    requireAccepted(await answerOpenDecision(party, [placed?.id ?? '']))
    await pass()
    expect([(await openDecisionWithAskedPerson(party)).seat, await ordersOf(1)]).toEqual([1, []])
  })

  it('make a move in advance, with its target, when its seat is heard, and a replay gives the same game', async () => {
    const { store } = database
    const moveOf = async (seat: 0 | 1 | 2) => {
      const open = await party.table.preview.movesOfSeatAskedLater(party.raid.id, seat)
      const [first, aim] = Object.entries(open?.targetDecisions ?? {})[0] ?? []
      return first === undefined ? null : { seat, move: [first, aim?.options[0]?.id ?? ''] }
    }
    /** Places a resource if possible, otherwise passes, so that cards stay in hand. */
    const saveUp = async () => {
      const { decision } = await openDecisionWithAskedPerson(party)
      const placed = decision.options.find((option) => option.kind === 'place' && !option.faceUp)
      if (decision.kind !== 'priority') await playOnWithComputerPlayer(party, heuristicPlayer, 1)
      else requireAccepted(await answerOpenDecision(party, [placed?.id ?? 'pass']))
    }
    const soon = async () => (await moveOf(0)) ?? (await moveOf(1)) ?? (await moveOf(2))
    let said = await soon()
    for (let n = 0; n < 250 && !said; n++) {
      await saveUp()
      said = await soon()
    }
    const { seat, move } = said ?? { seat: 0, move: [] }
    expect(move).toHaveLength(2)
    const wrong = await give(seat, { kind: 'ahead', move: ['play999999'] })
    expect(wrong).toEqual({ rejected: expect.stringContaining('You can’t make that move') })
    requireAccepted(await give(seat, { kind: 'ahead', move }))
    while ((await ordersOf(seat)).length > 0) await pass()
    const inputs = (await log()).filter(({ userId }) => userId === null).slice(-2)
    expect(inputs.map(({ payload }) => parseLogEntry(payload))).toMatchObject(
      move.map((pick) => ({ kind: 'answer', seat, picks: [pick] })),
    )
    const game = await replayRaid(store().db, party.raid.id)
    expect(JSON.parse(JSON.stringify(game))).toEqual(
      (await findRaidWithGame(store().db, party.raid.id))?.state,
    )
  })

  it('are refused with a reason when they make no sense now', async () => {
    await pass()
    expect(await give(0, { kind: 'ahead' })).toEqual({
      rejected: expect.stringContaining('pass in advance only'),
    })
    expect(await give(1, { kind: 'pass' })).toEqual({ rejected: expect.stringContaining('on the chain') })
    expect(await give(1, { kind: 'until', until: 'chain' })).toHaveProperty('rejected')
    expect(await give(1, { kind: 'say', answer: 'no' })).toEqual({
      rejected: 'You are not being asked that now.',
    })
    expect(await give(1, { kind: 'first', option: 't0' })).toEqual({
      rejected: 'You are not being asked that now.',
    })
    expect(await party.table.autopilot.give(party.raid.id, newPerson('Dora'), { kind: 'hold' })).toEqual({
      rejected: 'You have no seat in this raid.',
    })
  })

  it('about a moment that has passed are refused', async () => {
    const { view, decision } = await openDecisionWithAskedPerson(party)
    const seen = { moment: view.window?.moment ?? '', decision: decision.id }
    expect(await give(1, { kind: 'ahead', moment: seen.moment })).not.toHaveProperty('rejected')
    requireAccepted(await lift(1, null))
    const placed = decision.options.find((option) => option.kind === 'place' && !option.faceUp)
    requireAccepted(await answerOpenDecision(party, [placed?.id ?? '']))
    const late = { rejected: expect.stringContaining('Something has happened in the meantime') }
    expect(await give(1, { kind: 'ahead', moment: seen.moment })).toEqual(late)
    expect(await give(1, { kind: 'pass', decision: seen.decision })).toEqual(late)
    expect(await ordersOf(1)).toEqual([])
  })

  it('belong to the player who gave them, so a player who takes over a seat has none', async () => {
    requireAccepted(await give(1, { kind: 'hold' }))
    const dora = newPerson('Dora')
    const { db } = database.store()
    await ensurePlayer(db, personToStoredRow(dora), null)
    await updateSeat(db, party.raid.id, 2, { playerId: dora.id })
    expect((await party.table.look(party.raid.id, dora)).instructions).toEqual([])
  })

  it('of all players never end a turn: each is asked in their own', async () => {
    for (const seat of [0, 1, 2] as const)
      requireAccepted(await give(seat, { kind: 'until', until: 'attacked' }))
    // Seat 0 gave this instruction in its own action phase, so that turn has ended.
    expect((await openDecisionWithAskedPerson(party)).seat).not.toBe(0)
    for (const seat of [0, 1, 2] as const) requireAccepted(await give(seat, { kind: 'until', until: 'turn' }))
    const { view, seat } = await openDecisionWithAskedPerson(party)
    expect([view.turn.player, view.turn.step]).toEqual([seat, 'action'])
  })
})

describeWithDatabase('stops', (database) => {
  const stopsOf = async ({ table, raid, people }: TestParty) => (await table.look(raid.id, people[0])).stops

  it('are “few” unless the player has set full control for new raids', async () => {
    const party = await createLobby(tableWithFixedSeed(database.store()), 'few')
    requireAccepted(await party.table.settings.changePerson(party.people[1], { stops: 'all' }))
    requireAccepted(await party.table.start(party.raid.id, party.people[0]))
    const { table, raid, people } = party
    const all = await Promise.all(people.map((one) => table.look(raid.id, one)))
    expect(all.map(({ stops }) => stops)).toEqual(['few', 'all', 'few'])
  })

  it('can change while the raid is in play, for a turn or permanently, and a replay does the same', async () => {
    const party = await createLobby(tableWithFixedSeed(database.store()), 'few')
    requireAccepted(await party.table.start(party.raid.id, party.people[0]))
    await keepHands(party)
    const { table, raid, people } = party
    requireAccepted(await table.autopilot.give(raid.id, people[0], { kind: 'stops', stops: 'allThisTurn' }))
    expect(await stopsOf(party)).toBe('allThisTurn')
    await playOnWithComputerPlayer(party, randomPlayer, 12)
    expect(await stopsOf(party)).toBe('few')
    requireAccepted(await table.autopilot.give(raid.id, people[0], { kind: 'stops', stops: 'all' }))
    expect(await stopsOf(party)).toBe('all')
    const game = await replayRaid(database.store().db, raid.id)
    expect(game.players[0]?.stops).toBe('all')
  })
})
