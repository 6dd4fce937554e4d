import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import type { Game } from '../../engine/index.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import { answerByDefaultUntilMatchingQuestion, BOSS_PLAYER_SEAT, createBossRaid } from '../absence/fixture.ts'
import {
  announcementsOf,
  createStartedRaid,
  keepHands,
  newPerson,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayRaid } from '../replay/replay.ts'
import { parseGame } from '../stored/parse-stored.ts'
import type { RequestedCorrection } from './contract.ts'

const reason = 'we mixed it up'

describeWithDatabase('a correction', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  async function underWay(): Promise<TestParty> {
    const party = await createStartedRaid(table())
    await keepHands(party)
    return party
  }

  const rule = (
    { table: at, raid }: TestParty,
    by: TestParty['people'][number],
    correction: RequestedCorrection,
    why = reason,
  ) =>
    at.corrections.make({ raidId: raid.id, by: { person: by, roles: [] }, correction, reason: userText(why) })

  const gameOf = async ({ raid }: TestParty): Promise<Game> =>
    parseGame((await findRaidWithGame(database.store().db, raid.id))?.state)

  async function isReplayed(party: TestParty): Promise<void> {
    const replayed = await replayRaid(database.store().db, party.raid.id)
    expect(JSON.parse(JSON.stringify(replayed))).toEqual(await gameOf(party))
  }

  it('by the leader is executed at once, announced to everybody with its reason, and replayed', {
    timeout: 60_000,
  }, async () => {
    const party = await underWay()
    const [anna] = party.people
    const { hero = 0 } = (await gameOf(party)).players[1] ?? {}
    const corrections: RequestedCorrection[] = [
      { kind: 'damage', object: hero, damage: 4 },
      { kind: 'exhaust', object: hero },
      { kind: 'counters', object: hero, counter: 'doubt', n: 2 },
      { kind: 'draw', player: 1, n: 1 },
      { kind: 'addResources', player: 2, n: 2 },
      { kind: 'skip' },
      { kind: 'kick', player: 0 },
    ]
    for (const correction of corrections) {
      expect(await rule(party, anna, correction)).toMatchObject({ ok: true, motion: null })
      const news = (await announcementsOf(database.store(), party)).findLast(({ kind }) => kind === 'news')
      expect(JSON.stringify(news)).toContain(reason)
    }
    const game = await gameOf(party)
    expect(game.objects[hero]?.play).toMatchObject({ damage: 4, counters: { doubt: 2 } })
    // Ben’s turn has begun, so his hero is ready again.
    expect([game.players[0]?.out, game.turn.player]).toEqual([true, 1])
    await playOnWithComputerPlayer(party, heuristicPlayer, 10)
    await isReplayed(party)
  })

  it('by anybody else is put to a vote', async () => {
    const party = await underWay()
    const [anna, ben, cleo] = party.people
    const before = await gameOf(party)
    const { motion } = requireAccepted(await rule(party, ben, { kind: 'draw', player: 1, n: 2 }))
    expect(motion).toMatchObject({ status: 'open', proposal: { kind: 'adjust', reason } })
    expect(await gameOf(party)).toEqual(before)
    await party.table.votes.vote(`${motion?.id}`, { person: cleo, roles: [] }, true)
    const drawn = (await gameOf(party)).players[1]?.hand.length ?? 0
    expect(drawn).toBe((before.players[1]?.hand.length ?? 0) + 2)
    const stranger = newPerson('Dora')
    expect(await rule(party, stranger, { kind: 'endTurn' })).toHaveProperty('rejected')
    expect(await rule(party, anna, { kind: 'endTurn' }, ' ')).toMatchObject({
      rejected: expect.stringContaining('reason'),
    })
    await isReplayed(party)
  })

  it('by a leader who plays is put to a vote if it decides for the other side', async () => {
    const { table: at, raid, raiders, dora, clock, party } = await createBossRaid(database.store())
    const [anna] = raiders
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    const decided = (by: typeof anna, correction: RequestedCorrection) =>
      at.corrections.make({
        raidId: raid.id,
        by: { person: by, roles: [] },
        correction,
        reason: userText(reason),
      })
    const out = async () => (await at.look(raid.id, null)).view?.seats[BOSS_PLAYER_SEAT]?.out
    const skip = requireAccepted(await decided(anna, { kind: 'skip' }))
    expect(skip.motion).toMatchObject({ voters: [...raiders, dora], needed: 3 })
    const asked = requireAccepted(await decided(anna, { kind: 'kick', player: BOSS_PLAYER_SEAT }))
    expect(asked.motion).toMatchObject({ status: 'open' })
    expect(await out()).toBe(false)
    await clock.pass(1, at, raid)
    expect(
      requireAccepted(await decided(anna, { kind: 'kick', player: BOSS_PLAYER_SEAT })).motion,
    ).not.toBeNull()
    expect(requireAccepted(await decided(anna, { kind: 'skip' })).motion).toBeNull()
    expect(await out()).toBe(false)
  })

  it('isn’t granted by a leader’s single vote if it decides for the other side', async () => {
    const { table: at, raid, raiders, party } = await createBossRaid(database.store())
    const [anna, ben, cleo] = raiders
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    const correction = { kind: 'kick', player: BOSS_PLAYER_SEAT } as const
    const by = { person: ben, roles: [] }
    const { motion } = requireAccepted(
      await at.corrections.make({ raidId: raid.id, by, correction, reason: userText(reason) }),
    )
    const voted = async (person: typeof anna) =>
      requireAccepted(await at.votes.vote(`${motion?.id}`, { person, roles: [] }, true)).status
    expect(await voted(anna)).toBe('open')
    expect(await voted(cleo)).toBe('carried')
  })

  it('names no hidden card, and plays none for the player who is asked', async () => {
    const party = await underWay()
    const [anna] = party.people
    const { decision, view } = await openDecisionWithAskedPerson(party)
    const [card] = view.seats[0]?.hand.cards ?? []
    const hidden = await rule(party, anna, { kind: 'move', object: card?.object ?? 0, to: 'graveyard' })
    expect(hidden).toMatchObject({ rejected: expect.stringContaining('hidden') })
    const place = decision.options.find((one) => one.kind === 'place')
    const played = await rule(party, anna, { kind: 'answer', picks: [place?.id ?? ''] })
    expect(played).toMatchObject({ rejected: expect.stringContaining('may see these choices') })
    expect(JSON.stringify([hidden, played])).not.toContain(card?.name)
  })
})
