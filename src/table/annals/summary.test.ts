import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { findCard } from '../../discord/posts/names.ts'
import type { GameEvent } from '../../engine/index.ts'
import { heuristicPlayer } from '../../players/heuristic.ts'
import { readInputs } from '../../store/inputs.ts'
import { accepted, aLobby, aRaidOn, newId, playOn, sameTable } from '../fixture.ts'
import { standing } from '../replay.ts'
import { toldFrom } from '../stored/reading.ts'

const PATIENCE = { timeout: 120_000 }

describeOnEachDatabase('the summary of a raid', (database) => {
  const table = () => sameTable(database.store())

  it(
    'has what each raider dealt, took, healed and killed, and the boss’s health by turn',
    PATIENCE,
    async () => {
      const party = await aRaidOn(table())
      await playOn(party, heuristicPlayer, 90)
      const { raid } = party
      const summary = accepted(await party.table.annals.summary(raid.id))
      const { view } = await party.table.look(raid.id, null)
      const boss = view?.seats.at(-1)?.hero
      const last = summary.health.at(-1)
      expect(summary.turns).toBe(view?.turn.number)
      expect(summary.health.map(({ turn }) => turn)).toEqual(
        Array.from({ length: summary.turns + 1 }, (_, turn) => turn),
      )
      expect(last).toMatchObject({ left: (boss?.health ?? 0) - (boss?.damage ?? 0), of: boss?.health })
      const inputs = standing(await readInputs(database.store().db, raid.id))
      const told = inputs.map(({ events }) => toldFrom(events))
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
      function isHero({ object }: Extract<GameEvent, { kind: 'damaged' }>): boolean {
        return view !== null && findCard(view, object)?.type === 'hero'
      }
    },
  )

  it('tells who fell, in the turn in which it was', PATIENCE, async () => {
    const party = await aRaidOn(table())
    await playOn(party, heuristicPlayer, 20)
    for (const one of party.people) await party.table.concede(party.raid.id, one)
    const { moments, turns } = accepted(await party.table.annals.summary(party.raid.id))
    const fallen = moments.flatMap((one) => (one.kind === 'fell' ? [one] : []))
    expect(fallen).toHaveLength(party.raid.seats.length)
    for (const { turn, why } of fallen) expect([turn <= turns, why]).toEqual([true, 'conceded'])
  })

  it('is refused for a raid that never began, or is none', async () => {
    const { raid } = await aLobby(table())
    expect(await table().annals.summary(raid.id)).toHaveProperty('rejected')
    expect(await table().annals.summary(newId())).toHaveProperty('rejected')
  })
})
