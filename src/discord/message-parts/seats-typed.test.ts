/**
 * Finding seats by typed text: people with the same name, people whose names are numbers, and seats that have
 * moved since they were suggested.
 */
import { describe, expect, it, test } from 'vitest'
import { raid as raidCommand } from '../../../commands/raid.ts'
import { describeWithDatabase } from '../../../test/databases.ts'
import type { Person, RaidInfo, Table } from '../../table/contract.ts'
import { newId, newPerson, requireAccepted, TEST_GUILD_ID, tableWithFixedSeed } from '../../table/fixture.ts'
import { ambiguousNameText } from '../../table/typed-names/match.ts'
import { userText } from '../../texts/user-text.ts'
import type { CommandCall } from '../bot-context.ts'
import { fakeBotContext, fakeRaidInfo, newClickBy } from '../fixture.ts'
import { findSeat, suggestSeatsOf } from './seats-typed.ts'

/** Seats of these people, whose heroes have other names. */
function seatsOf(...names: readonly string[]): Pick<RaidInfo, 'seats'> {
  const { seats } = fakeRaidInfo(1, 3)
  return {
    seats: names.map((name, seat) => ({
      ...(seats[seat] ?? fakeRaidInfo(1, 1).seats[0]!),
      seat,
      person: { id: `${100 + seat}`, name: userText(name) },
      character: userText(`Hero ${seat + 1}`),
    })),
  }
}

describe('a seat is found', () => {
  const one = (it: number) => ({ kind: 'one', it })

  test.each([
    ['anna', 0],
    ['Hero 2', 1],
    ['b', 1],
    ['#3', 2],
    ['3', 2],
    ['<@102>', 2],
    ['Cleo: Hero 3', 2],
  ])('by "%s"', (text, seat) => {
    expect(findSeat(seatsOf('Anna', 'Ben', 'Cleo'), text)).toEqual(one(seat))
  })

  test.each(['', 'Dora', '#4', '4'])('not by "%s", which names nobody', (text) => {
    expect(findSeat(seatsOf('Anna', 'Ben', 'Cleo'), text)).toEqual({ kind: 'none' })
  })

  test('not by a name of several people, who are listed with texts to type', () => {
    const raid = seatsOf('Anna', 'Anna', 'Cleo')
    const meant = findSeat(raid, 'Anna')
    if (meant.kind !== 'several') throw new Error('that is no question')
    expect(ambiguousNameText('Anna', meant.them)).toBe(
      '“Anna” could mean several things. Type one of these, or choose a suggestion: `#1` for Anna: Hero 1, `#2` for Anna: Hero 2.',
    )
    expect(findSeat(raid, '#2')).toEqual(one(1))
  })

  test('by a number only if nobody has that name', () => {
    const raid = seatsOf('2', 'Ben', 'Cleo')
    expect(findSeat(raid, '2').kind).toBe('several')
    expect([findSeat(raid, '#2'), findSeat(raid, '1')]).toEqual([one(1), one(0)])
  })

  test('by its suggestion, even if a person before it has left since', () => {
    const before = seatsOf('2', 'Anna', 'Anna')
    const [, , last] = suggestSeatsOf(before, '')
    expect(last?.name).toBe('Anna: Hero 3')
    expect(findSeat(before, `${last?.value}`)).toEqual(one(2))
    const moved = before.seats.slice(1).map((place, seat) => ({ ...place, seat }))
    expect(findSeat({ seats: moved }, `${last?.value}`)).toEqual(one(1))
    expect(findSeat({ seats: moved.slice(0, 1) }, `${last?.value}`)).toEqual({ kind: 'none' })
  })

  test('by suggestions that look different if person and character are equal', () => {
    const { seats } = seatsOf('Anna', 'Anna')
    const alike = { seats: seats.map((place) => ({ ...place, character: userText('Frizlix') })) }
    expect(suggestSeatsOf(alike, 'ann').map(({ name }) => name)).toEqual([
      'Anna: Frizlix (#1)',
      'Anna: Frizlix (#2)',
    ])
  })
})

describeWithDatabase('/raid change', (database) => {
  async function aLobbyOf(...people: readonly Person[]): Promise<{ table: Table; lobby: RaidInfo }> {
    const table = tableWithFixedSeed(database.store())
    const [leader] = people
    if (!leader) throw new Error('nobody leads')
    const at = { guildId: TEST_GUILD_ID, channelId: newId() }
    let lobby = requireAccepted(await table.create(at, leader, 'deadmines', 'novice'))
    for (const one of people) lobby = requireAccepted(await table.join(lobby.id, one, 'horde-rogue'))
    return { table, lobby }
  }

  const callBy = (lobby: RaidInfo, who: Person, out: string): CommandCall => ({
    ...newClickBy({ raid: lobby }, who, ''),
    isThread: false,
    isVoice: false,
    subcommand: 'change',
    text: (option) => (option === 'out' ? out : null),
    whole: () => null,
    flag: () => false,
    choice: () => null,
    role: () => null,
    called: () => null,
    file: () => null,
    someone: () => null,
  })

  it('removes nobody if two Annas fit, and the right one once the text is exact', async () => {
    const [leader, first, second] = [newPerson('Leo'), newPerson('Anna'), newPerson('Anna')]
    const { table, lobby } = await aLobbyOf(leader, first, second)
    const change = async (out: string) => {
      const reply = await raidCommand.run(fakeBotContext({ table }), callBy(lobby, leader, out))
      return 'post' in reply ? reply.post.content : ''
    }
    const sitters = async () => (await table.look(lobby.id, null)).raid.seats.map((seat) => seat.person.id)
    expect(await change('Anna')).toContain('could mean several')
    expect(await sitters()).toHaveLength(3)
    const suggested = await raidCommand.suggest?.(fakeBotContext({ table }), callBy(lobby, leader, ''), {
      name: 'out',
      typed: 'anna',
    })
    await change(`${suggested?.[1]?.value}`)
    expect(await sitters()).toEqual([leader.id, first.id])
  })

  it('keeps a person called "2" when the suggestion for the second seat is chosen', async () => {
    const [two, ben] = [newPerson('2'), newPerson('Ben')]
    const { table, lobby } = await aLobbyOf(two, ben)
    const suggested = await raidCommand.suggest?.(fakeBotContext({ table }), callBy(lobby, two, ''), {
      name: 'out',
      typed: '',
    })
    await raidCommand.run(fakeBotContext({ table }), callBy(lobby, two, `${suggested?.[1]?.value}`))
    expect((await table.look(lobby.id, null)).raid.seats.map((seat) => seat.person)).toEqual([two])
  })
})
