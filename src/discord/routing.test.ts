import { beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '../../test/databases.ts'
import {
  createLobby,
  createStartedRaid,
  newPerson,
  replacePersonInSeat,
  type TestParty,
  tableWithFixedSeed,
} from '../table/fixture.ts'
import { absenceComponentIds } from './absence/ids.ts'
import { boardComponentIds } from './board/ids.ts'
import type { Click } from './feature.ts'
import { fakeBotContext, newClickBy } from './fixture.ts'
import { handComponentIds } from './hand/ids.ts'
import { raidComponentIds } from './raid/ids.ts'
import { questionComponentIds } from './raid-questions/ids.ts'
import { handleClick, logSubjectOfCustomId } from './routing.ts'
import { undoComponentIds } from './undo/ids.ts'

/** Returns the answer to a click. */
async function told(
  party: TestParty,
  who: Click['person'],
  customId: string,
  values?: string[],
): Promise<string> {
  const click = { ...newClickBy(party, who, customId), values: ['pass'] }
  const reply = await handleClick(fakeBotContext(party), values ? { ...click, values } : click)
  return 'post' in reply ? reply.post.content : reply.how
}

describeWithDatabase('a click', (database) => {
  let party: TestParty
  beforeAll(async () => {
    party = await createStartedRaid(tableWithFixedSeed(database.store()))
  })

  it.each([
    ['pick', (code: string) => questionComponentIds.pick(code, 1, ['pass'])],
    ['choose', (code: string) => questionComponentIds.choose(code, 1, 'play')],
    ['aim', (code: string) => questionComponentIds.aim(code, 1, 'attack')],
    ['next', (code: string) => questionComponentIds.next(code, 1, 0, [])],
    ['moves', questionComponentIds.moves],
    ['wait', questionComponentIds.wait],
    ['hand', handComponentIds.hand],
    ['hand as', (code: string) => handComponentIds.showAs(code, 'words')],
    ['concede', (code: string) => raidComponentIds.concede(code, 1)],
  ])('on an old panel (%s) names the person who has the seat now', async (_, id) => {
    const { raid, people } = await createStartedRaid(party.table)
    const [anna, ben] = people
    const dora = newPerson('Dora')
    await replacePersonInSeat(party.table, raid.id, anna, 1, dora)
    expect(await told(party, ben, id(raid.code))).toContain('now belongs to Dora')
    expect(await told(party, dora, id(raid.code))).not.toContain('now belongs to Dora')
  })

  it.each([
    ['a moment', (code: string) => undoComponentIds.moment(code, 1)],
    ['a seat', absenceComponentIds.takeSeat],
  ])('with %s that was never offered changes nothing, and gets an answer that says so', async (_, id) => {
    const [anna] = party.people
    for (const value of ['pass', 'NaN', '-1', '1e400', ''])
      expect(await told(party, anna, id(party.raid.code), [value])).toContain('don’t know this button')
  })

  it('on a public message works for people without a seat, too', async () => {
    expect(await told(party, newPerson('Eve'), boardComponentIds.board(party.raid.code))).not.toContain(
      'There is no',
    )
  })

  it('on an unknown button, or one of a deleted raid, is answered in words', async () => {
    const [anna] = party.people
    const unknown = await told(party, anna, 'lk1:nothing')
    expect([unknown, await told(party, anna, 'other:hand:7KQ2TB')]).toEqual([unknown, unknown])
    expect(await told(party, anna, handComponentIds.hand('NOSUCH'))).toContain('NOSUCH')
  })

  it('below a lobby takes a seat', async () => {
    const lobby = await createLobby(party.table)
    const dora = newPerson('Dora')
    await told(lobby, dora, raidComponentIds.join(lobby.raid.code, 'horde-rogue'))
    expect(
      (await lobby.table.find({ raidId: lobby.raid.id }))?.seats.map((seat) => seat.person.name),
    ).toContain('Dora')
  })
})

it('the log gets the raid and the decision of an id', () => {
  const id = questionComponentIds.aim('7KQ2TB', 12, 'attack')
  expect(logSubjectOfCustomId(id)).toEqual({ customId: id, raid: '7KQ2TB', decision: 12 })
  expect(logSubjectOfCustomId('lk1:help')).toEqual({ customId: 'lk1:help' })
  expect(logSubjectOfCustomId('what:ever')).toEqual({ customId: 'what:ever' })
})
