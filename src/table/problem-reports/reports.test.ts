import { expect, it, test } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { userText } from '../../texts/user-text.ts'
import {
  createStartedRaid,
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayReport } from './replay-report.ts'
import {
  buildReportBundle,
  parseReportBundle,
  type ReportBundle,
  type UnparsedReportBundle,
} from './report-bundle.ts'

/** Reads a bundle as from a file. */
function read(bundle: UnparsedReportBundle | null): ReportBundle {
  const found = parseReportBundle(JSON.stringify(bundle))
  if (!found) throw new Error('that is no bundle')
  return found
}

test('a file that is no report is recognised', () => {
  expect(['', '{}', '{"report":1}', '[1]', 'null'].map(parseReportBundle)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

describeWithDatabase('a report', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it('has a number, and contains all that a replay of its raid needs, undos and corrections included', {
    timeout: 60_000,
  }, async () => {
    const party = await createStartedRaid(table())
    const [anna] = party.people
    await playOnWithComputerPlayer(party, heuristicPlayer, 25)
    const by = { person: anna, roles: [] }
    const { id: raidId } = party.raid
    requireAccepted(await party.table.undo.ask({ raidId, by, target: { what: 'steps', steps: 3 } }))
    requireAccepted(
      await party.table.corrections.make({
        raidId,
        by,
        correction: { kind: 'skip' },
        reason: userText('away'),
      }),
    )
    const { number } = requireAccepted(
      await party.table.reports.make(raidId, newPerson('Dora'), userText('Execute missed')),
    )
    const reported = await party.table.find({ raidId })
    await playOnWithComputerPlayer(party, heuristicPlayer, 5)
    const bundle = read(await buildReportBundle(database.store().db, number, '0.1.0'))
    expect(bundle).toMatchObject({ report: number, note: 'Execute missed', app: '0.1.0' })
    expect(bundle.raid).toMatchObject({
      code: party.raid.code,
      reportedAt: reported?.version,
      version: bundle.inputs.length,
    })
    const again = replayReport(bundle)
    expect(again).toMatchObject({ same: bundle.inputs.length, trouble: null, outcome: null })
    const next = requireAccepted(await party.table.reports.make(raidId, anna, userText('and once more')))
    expect(next.number).toBeGreaterThan(number)
  })

  it('shows where a replay differs from the raid', async () => {
    const party = await createStartedRaid(table())
    await playOnWithComputerPlayer(party, heuristicPlayer, 12)
    const { number } = requireAccepted(
      await party.table.reports.make(party.raid.id, party.people[0], userText('odd')),
    )
    const bundle = read(await buildReportBundle(database.store().db, number, '0.1.0'))
    const inputs = bundle.inputs.map((input) =>
      input.seq === 8 ? { ...input, events: { events: [], objects: {} } } : input,
    )
    expect(replayReport({ ...bundle, inputs })).toMatchObject({
      same: 7,
      trouble: expect.stringContaining('input 8 '),
    })
  })

  it('isn’t made of an unknown raid', async () => {
    expect(await table().reports.make(newId(), newPerson('Dora'), userText('lost'))).toHaveProperty(
      'rejected',
    )
    expect(await buildReportBundle(database.store().db, 999_999, '0.1.0')).toBeNull()
  })
})
