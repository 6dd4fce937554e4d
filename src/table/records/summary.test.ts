import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { allCards } from '../../cards/index.ts'
import { fakeRaidInfo } from '../../discord/fixture.ts'
import type { GameEvent } from '../../engine/index.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import {
  createLobby,
  createStartedRaid,
  newId,
  playOnWithComputerPlayer,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import { inputsNotUndone } from '../replay/replay.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import { RaidSummaryCounter } from './summary.ts'

const PATIENCE = { timeout: 120_000 }

describeWithDatabase('the summary of a raid', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it(
    'shows each raider’s damage dealt and taken, healing and kills, and the boss’s health by turn',
    PATIENCE,
    async () => {
      const party = await createStartedRaid(table())
      await playOnWithComputerPlayer(party, heuristicPlayer, 90)
      const { raid } = party
      const summary = requireAccepted(await party.table.records.summary(raid.id))
      const { view } = await party.table.look(raid.id, null)
      const boss = view?.seats.at(-1)?.hero
      const last = summary.health.at(-1)
      expect(summary.turns).toBe(view?.turn.number)
      expect(summary.health.map(({ turn }) => turn)).toEqual(
        Array.from({ length: summary.turns + 1 }, (_, turn) => turn),
      )
      expect(last).toMatchObject({ left: (boss?.health ?? 0) - (boss?.damage ?? 0), of: boss?.health })
      const inputs = inputsNotUndone(await findInputs(database.store().db, raid.id))
      const told = inputs.map(({ events }) => parseConsequences(events))
      const hits = told.flatMap(({ events, objects }) =>
        events.flatMap((event) =>
          event.kind === 'damaged' ? [{ event, by: objects[event.by]?.controller }] : [],
        ),
      )
      const dealt = (seat: number) =>
        hits.filter(({ by }) => by === seat).reduce((sum, { event }) => sum + event.amount, 0)
      expect(summary.raiders.map((one) => one.dealt)).toEqual(summary.raiders.map(({ seat }) => dealt(seat)))
      expect(summary.raiders.some((one) => one.dealt > 0 && one.taken > 0)).toBe(true)
      const hardest = Math.max(...hits.filter(({ event }) => isHero(event)).map(({ event }) => event.amount))
      const blows = summary.moments.flatMap((one) => (one.kind === 'blow' ? [one.amount] : []))
      expect(Math.max(...blows)).toBe(hardest)
      // Looks in the card list, because no view contains a destroyed hero any more.
      function isHero({ card }: Extract<GameEvent, { kind: 'damaged' }>): boolean {
        return allCards.get(card)?.type === 'hero'
      }
    },
  )

  it('shows who was destroyed, and in which turn', PATIENCE, async () => {
    const party = await createStartedRaid(table())
    await playOnWithComputerPlayer(party, heuristicPlayer, 20)
    for (const one of party.people) await party.table.concede(party.raid.id, one)
    const { moments, turns } = requireAccepted(await party.table.records.summary(party.raid.id))
    const fallen = moments.flatMap((one) => (one.kind === 'fell' ? [one] : []))
    expect(fallen).toHaveLength(party.raid.seats.length)
    for (const { turn, why } of fallen) expect([turn <= turns, why]).toEqual([true, 'conceded'])
  })

  it('is refused for a raid that never began, or doesn’t exist', async () => {
    const { raid } = await createLobby(table())
    expect(await table().records.summary(raid.id)).toHaveProperty('rejected')
    expect(await table().records.summary(newId())).toHaveProperty('rejected')
  })
})

it('follows the health of a Boss from stage to stage, and shows where each stage ended (R202.1)', () => {
  const tally = new RaidSummaryCounter({ ...fakeRaidInfo(1, 3), raid: 'onyxia', mode: 'standard' })
  const objects = { 7: { card: 'OLR-1', controller: 3 } }
  const hit = {
    kind: 'damaged' as const,
    object: 7,
    by: 1,
    byCard: 'CD2-P1',
    with: [],
    types: ['fire' as const],
    combat: false,
  } satisfies Partial<GameEvent>
  const see = (event: GameEvent) => tally.see(event, objects)
  see({ kind: 'turnStarted', number: 1, seat: 0 })
  see({ ...hit, card: 'OLR-1', amount: 22, left: -2 })
  see({ kind: 'swapped', object: 7, from: 'OLR-1', card: 'OLR-2' })
  see({ kind: 'turnStarted', number: 2, seat: 1 })
  see({ ...hit, card: 'OLR-2', amount: 4, left: 26 })
  const { health, moments } = tally.summary()
  expect(health.map(({ left, of }) => [left, of])).toEqual([
    [20, 20],
    [30, 30],
    [26, 30],
  ])
  expect(moments.filter(({ kind }) => kind === 'stage')).toEqual([{ kind: 'stage', turn: 1, card: 'OLR-2' }])
})
