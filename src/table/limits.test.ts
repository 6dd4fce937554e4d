import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { SLEEP_DAYS } from './absence/timetable.ts'
import { accepted, GUILD, newId, person } from './fixture.ts'
import { openTable } from './table.ts'

describeOnEachDatabase('one person', (database) => {
  const DAY_MS = 24 * 3_600_000
  let now = Date.now()
  const table = () =>
    openTable(database.store(), { limits: { raids: 3, reports: 2 }, now: () => new Date(now) })
  const at = () => ({ guildId: GUILD, channelId: newId() })

  it('leads so many raids at a time, and hears which; one that has ended makes room, and one that sleeps', async () => {
    const anna = person('Anna')
    const open = (who = anna) => table().create(at(), who, 'deadmines', 'novice')
    const raids = [accepted(await open()), accepted(await open()), accepted(await open())]
    const refused = { rejected: expect.stringMatching(/lead 3 raids.*\/raid abandon/) }
    expect(await open()).toEqual(refused)
    expect(await open()).toEqual({ rejected: expect.stringContaining(raids[0]?.code ?? '') })
    accepted(await open(person('Ben')))
    accepted(await table().abandon(raids[0]?.id ?? '', anna))
    accepted(await open())
    expect(await open()).toEqual(refused)
    now += (SLEEP_DAYS + 1) * DAY_MS
    accepted(await open())
  })

  it('reports so often in a day', async () => {
    const cleo = person('Cleo')
    const raid = accepted(await table().create(at(), cleo, 'deadmines', 'novice'))
    now = Date.now()
    const report = () => table().reports.make(raid.id, cleo, 'Execute missed')
    accepted(await report())
    accepted(await report())
    expect(await report()).toEqual({ rejected: expect.stringContaining('2 reports within a day') })
    now += DAY_MS + 1_000
    accepted(await report())
  })
})
