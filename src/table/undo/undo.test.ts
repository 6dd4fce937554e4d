import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { isShort } from '../../../test/support/extent.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import type { Game, View } from '../../engine/index.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { snapshotNumbersOf } from '../../store/raids/snapshots.ts'
import { userText } from '../../texts/user-text.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createStartedRaid,
  keepHands,
  newPerson,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  replacePersonInSeat,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { AnswerPlan } from '../model/instructions.ts'
import type { Person } from '../model/person.ts'
import { replayRaid } from '../replay/replay.ts'
import { parseGame } from '../stored/parse-stored.ts'
import { createTable } from '../table.ts'
import type { UndoTarget } from './contract.ts'

const PATIENCE = { timeout: 120_000 }

describeWithDatabase('an answer', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  const wants = (
    { table: at, raid }: TestParty,
    who: Person,
    target: UndoTarget = { what: 'step' },
    more: { version?: number; interactionId?: string; roles?: string[] } = {},
  ) => at.undo.ask({ raidId: raid.id, by: { person: who, roles: more.roles ?? [] }, target, ...more })

  const gameOf = async ({ raid }: TestParty): Promise<Game> =>
    parseGame((await findRaidWithGame(database.store().db, raid.id))?.state)

  /** Checks that a replay of the log gives the current game. */
  async function isReplayed(party: TestParty): Promise<void> {
    const replayed = await replayRaid(database.store().db, party.raid.id)
    expect(JSON.parse(JSON.stringify(replayed))).toEqual(await gameOf(party))
  }

  /**
   * The public view without the ids of the question and the window. They are never the same, even if a question is
   * asked again.
   */
  async function seen({ table: at, raid }: TestParty): Promise<View | null> {
    const { view } = await at.look(raid.id, null)
    if (!view) return null
    const { waitingFor, window } = view
    return {
      ...view,
      waitingFor: waitingFor && { ...waitingFor, decision: 0 },
      window: window && { ...window, moment: '' },
    }
  }

  /** Returns a raid in which Anna's turn is over, and Ben is asked in his. */
  async function onBensTurn(): Promise<TestParty> {
    const party = await createStartedRaid(table())
    await keepHands(party)
    while ((await openDecisionWithAskedPerson(party)).who !== party.people[1])
      requireAccepted(await answerOpenDecision(party, ['pass']))
    return party
  }

  const place = async (party: TestParty) => {
    const { decision } = await openDecisionWithAskedPerson(party)
    const option = decision.options.find((one) => one.kind === 'place')
    return requireAccepted(await answerOpenDecision(party, [option?.id ?? '']))
  }

  /** Ends Ben's turn. Cleo draws a card in hers, so that the turn's end can't be taken back alone. */
  async function endTurn(party: TestParty): Promise<void> {
    await place(party)
    expect(await answerOpenDecision(party, ['pass'])).toMatchObject({ takeBack: false })
  }

  it('takes back the plan that came with it', async () => {
    const party = await createStartedRaid(table())
    await keepHands(party)
    const places = async () =>
      (await openDecisionWithAskedPerson(party)).decision.options.find(({ kind }) => kind === 'place')
    while (!(await places())) requireAccepted(await answerOpenDecision(party, ['pass']))
    const { who, decision } = await openDecisionWithAskedPerson(party)
    const steps = [{ decision: decision.id, picks: [(await places())?.id ?? ''] }]
    const then: AnswerPlan = { kind: 'assault', attacks: [{ attacker: 'attack999999', defender: 'o1' }] }
    const instructions = async () => (await party.table.look(party.raid.id, who)).instructions
    requireAccepted(await party.table.answer(party.raid.id, who, steps, undefined, then))
    expect(await instructions()).toMatchObject([{ kind: 'assault', stopped: 'gone' }])
    requireAccepted(await wants(party, who))
    expect(await instructions()).toEqual([])
  })

  it('of the player’s own that revealed nothing is taken back at once, and its question gets a new id', async () => {
    const party = await onBensTurn()
    const [before, { decision }] = [await seen(party), await openDecisionWithAskedPerson(party)]
    expect(await place(party)).toMatchObject({ takeBack: true })
    expect(await seen(party)).not.toEqual(before)
    expect(await wants(party, party.people[1])).toMatchObject({ ok: true, motion: null })
    expect(await seen(party)).toEqual(before)
    expect((await openDecisionWithAskedPerson(party)).decision.options).toEqual(decision.options)
    const stale = await party.table.answer(party.raid.id, party.people[1], [
      { decision: decision.id, picks: ['pass'] },
    ])
    expect(stale).toMatchObject({ rejected: expect.stringContaining('answered already') })
    await isReplayed(party)
    const last = (await announcementsOf(database.store(), party)).slice(-2)
    expect(last).toMatchObject([
      { kind: 'news', events: [{ kind: 'takenBack', seat: 1, steps: 1, lost: [] }] },
      { kind: 'prompt', seat: 1, continues: false },
    ])
    expect(last[0]).toMatchObject({
      undone: {
        events: expect.arrayContaining([expect.objectContaining({ kind: 'placed', faceUp: false })]),
      },
    })
  })

  it('is taken back by one of two identical clicks, and by none once the raid has continued', async () => {
    const party = await onBensTurn()
    const { version } = await place(party)
    const click = { version, interactionId: `twice${party.raid.id}` }
    const first = requireAccepted(await wants(party, party.people[1], { what: 'step' }, click))
    expect(await wants(party, party.people[1], { what: 'step' }, click)).toEqual(first)
    const late = await wants(party, party.people[1], { what: 'step' }, { version })
    expect(late).toMatchObject({ rejected: expect.stringContaining('has gone on') })
    expect((await gameOf(party)).turn.placed).toBe(false)
  })

  it('that drew a card needs a vote of more than half of the players', async () => {
    const party = await onBensTurn()
    const [anna, ben, cleo] = party.people
    await endTurn(party)
    const before = await gameOf(party)
    const { motion } = requireAccepted(await wants(party, ben))
    expect(motion).toMatchObject({
      status: 'open',
      needed: 2,
      voters: [anna, ben, cleo],
      votes: [{ person: ben, agrees: true }],
      proposal: { steps: 1, lost: [] },
    })
    expect(await gameOf(party)).toEqual(before)
    const written: unknown = JSON.parse(JSON.stringify(motion))
    expect((await announcementsOf(database.store(), party)).at(-1)).toMatchObject({
      kind: 'motion',
      motion: written,
    })
    const dora = { person: newPerson('Dora'), roles: [] }
    expect(await party.table.votes.vote(`${motion?.id}`, dora, true)).toHaveProperty('rejected')
    const carried = await party.table.votes.vote(`${motion?.id}`, { person: cleo, roles: [] }, true)
    expect(carried).toMatchObject({ status: 'carried', granted: null })
    expect((await openDecisionWithAskedPerson(party)).who).toEqual(ben)
    expect((await gameOf(party)).rng).toEqual(before.rng)
    await isReplayed(party)
    const kinds = (await announcementsOf(database.store(), party)).slice(-3).map(({ kind }) => kind)
    expect(kinds).toEqual(['motion', 'news', 'prompt'])
  })

  it('stays when the vote fails or the raid continues, but the leader’s consent is enough', async () => {
    const party = await onBensTurn()
    const [anna, ben, cleo] = party.people
    await endTurn(party)
    const before = await gameOf(party)
    const first = requireAccepted(await wants(party, ben)).motion
    const other = await wants(party, cleo, { what: 'steps', steps: 1 })
    expect(other).toMatchObject({ rejected: expect.stringContaining('Ben') })
    const no = { person: cleo, roles: [] }
    expect(await party.table.votes.vote(`${first?.id}`, no, false)).toMatchObject({ status: 'open' })
    const leader = { person: anna, roles: [] }
    expect(await party.table.votes.vote(`${first?.id}`, leader, false)).toMatchObject({ status: 'refused' })
    expect(await party.table.votes.vote(`${first?.id}`, leader, true)).toMatchObject({ status: 'refused' })
    expect(await gameOf(party)).toEqual(before)
    const second = requireAccepted(await wants(party, ben)).motion
    requireAccepted(await answerOpenDecision(party, ['pass']))
    expect(await party.table.votes.vote(`${second?.id}`, no, true)).toMatchObject({ status: 'withdrawn' })
    const third = requireAccepted(await wants(party, ben)).motion
    const granted = await party.table.votes.vote(`${third?.id}`, leader, true)
    expect(granted).toMatchObject({ status: 'carried', granted: anna })
    expect((await openDecisionWithAskedPerson(party)).who).toEqual(ben)
    await isReplayed(party)
  })

  it('can be taken back without a vote by the leader or by a role that the server has set', async () => {
    const party = await onBensTurn()
    await endTurn(party)
    expect(await wants(party, newPerson('Dora'), { what: 'steps', steps: 1 })).toHaveProperty('rejected')
    requireAccepted(await party.table.settings.changeGuild(party.raid.guildId, { judgeRoles: ['7'] }))
    const steps = { what: 'steps', steps: 1 } as const
    const judged = await wants(party, newPerson('Dora'), steps, { roles: ['3', '7'] })
    expect(judged).toMatchObject({ ok: true, motion: null })
    expect((await openDecisionWithAskedPerson(party)).who).toEqual(party.people[1])
    requireAccepted(await answerOpenDecision(party, ['pass']))
    expect(await wants(party, party.people[0], steps)).toMatchObject({ ok: true, motion: null })
    await isReplayed(party)
  })

  it('goes with the move that it was part of, and takes others’ answers along', PATIENCE, async () => {
    const party = await createStartedRaid(table())
    const { raid, people } = party
    await playOnWithComputerPlayer(party, heuristicPlayer, 20)
    while ((await gameOf(party)).turn.player !== 2) await playOnWithComputerPlayer(party, heuristicPlayer, 1)
    await playOnWithComputerPlayer(party, heuristicPlayer, 1)
    const line = await database
      .store()
      .db.input.findMany({ where: { raidId: raid.id }, orderBy: { seq: 'desc' } })
    const own = line.find(({ userId, payload }) => {
      const [pick = ''] = JSON.stringify(payload).match(/"(play|attack|power|quest|up|down)\d/) ?? []
      return userId === people[1].id && pick !== ''
    })
    const { motion } = requireAccepted(await wants(party, people[1], { what: 'action' }))
    const lost = line.filter(({ seq, userId }) => seq >= (own?.seq ?? 0) && userId !== people[1].id)
    expect(motion?.proposal).toMatchObject({
      to: (own?.seq ?? 0) - 1,
      lost: lost.map(({ seat }) => seat),
    })
    await party.table.votes.vote(`${motion?.id}`, { person: people[0], roles: [] }, true)
    expect((await openDecisionWithAskedPerson(party)).who).toEqual(people[1])
    await isReplayed(party)
  })

  it('can be followed by others: a turn is played again from its start', PATIENCE, async () => {
    const party = await createStartedRaid(table())
    await playOnWithComputerPlayer(party, heuristicPlayer, 30)
    const { turn } = await gameOf(party)
    requireAccepted(await wants(party, party.people[0], { what: 'turn', reason: userText('we mixed it up') }))
    const again = await gameOf(party)
    expect([again.turn.number, again.turn.placed]).toEqual([turn.number, false])
    await playOnWithComputerPlayer(party, heuristicPlayer, 25)
    await isReplayed(party)
  })

  it('takes along the autopilot’s answers, and then the question goes to the person', async () => {
    const party = await onBensTurn()
    const [, ben, cleo] = party.people
    await place(party)
    const order = await party.table.autopilot.give(party.raid.id, cleo, { kind: 'until', until: 'turn' })
    expect(order).not.toHaveProperty('rejected')
    const before = await seen(party)
    await answerOpenDecision(party, ['pass'])
    requireAccepted(await wants(party, party.people[0], { what: 'steps', steps: 1 }))
    expect(await seen(party)).toEqual(before)
    expect((await openDecisionWithAskedPerson(party)).who).toEqual(ben)
    await isReplayed(party)
  })

  it('leaves a seat to the person who has taken it since', async () => {
    const party = await onBensTurn()
    const [anna] = party.people
    await place(party)
    const emil = newPerson('Emil')
    await replacePersonInSeat(party.table, party.raid.id, anna, 1, emil)
    requireAccepted(await wants(party, anna, { what: 'steps', steps: 2 }))
    const game = await gameOf(party)
    expect([game.turn.placed, game.players[1]?.name]).toEqual([false, 'Emil'])
    const { raid } = await party.table.look(party.raid.id, emil)
    expect(raid.seats[1]?.person).toEqual(emil)
    await isReplayed(party)
  })

  it('can’t be taken back once the raid is over, and a concession not by its player alone', async () => {
    const party = await onBensTurn()
    const [anna, ben, cleo] = party.people
    requireAccepted(await party.table.concede(party.raid.id, anna))
    const { motion } = requireAccepted(await wants(party, anna)) // this needs a vote, although Anna leads the raid
    expect(motion).toMatchObject({ status: 'open', votes: [{ person: anna }] })
    await party.table.votes.vote(`${motion?.id}`, { person: anna, roles: [] }, true)
    expect((await gameOf(party)).players[0]?.out).toBe(true)
    await party.table.votes.vote(`${motion?.id}`, { person: cleo, roles: [] }, true)
    expect((await gameOf(party)).players[0]?.out).toBe(false)
    await isReplayed(party)
    for (const one of [anna, ben, cleo]) requireAccepted(await party.table.concede(party.raid.id, one))
    expect(await wants(party, anna)).toMatchObject({ rejected: expect.stringContaining('is over') })
    expect(await snapshotNumbersOf(database.store().db, party.raid.id)).toEqual([])
  })

  it.skipIf(isShort)(
    'and more than a hundred before it are taken back one by one, and a replay gives the same game',
    PATIENCE,
    async () => {
      const party = await createStartedRaid(
        createTable(database.store(), { newSeed: () => '5'.repeat(31).concat('2') }),
      )
      const before: (View | null)[] = []
      for (let n = 0; n < 150; n++) {
        before.push(await seen(party))
        if ((await playOnWithComputerPlayer(party, heuristicPlayer, 1)) === 0) break
      }
      const { rng, nextId, nextDecision } = await gameOf(party)
      expect(before.length).toBe(150)
      const step = { what: 'steps', steps: 1 } as const
      for (let n = 0; n < 105; n++) {
        requireAccepted(await wants(party, party.people[0], step))
        expect(await seen(party)).toEqual(before.pop())
      }
      const left = await gameOf(party)
      expect([left.rng, left.nextId]).toEqual([rng, nextId]) // an undo resets neither the random generator nor the ids
      expect(left.nextDecision).toBe(nextDecision + 105)
      await isReplayed(party)
      for (let n = 0; n < 30; n++) {
        before.push(await seen(party))
        await playOnWithComputerPlayer(party, heuristicPlayer, 1)
      }
      for (let n = 0; n < 30; n++) {
        requireAccepted(await wants(party, party.people[0], step))
        expect(await seen(party)).toEqual(before.pop())
      }
      await isReplayed(party)
      const far = await wants(party, party.people[0], { what: 'steps', steps: 100 })
      expect(far).toMatchObject({ rejected: expect.stringMatching(/I can’t go back that far/) })
    },
  )
})
