import { describe, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { isHousePlayer, levelOfHousePlayer } from '../../store/people/house.ts'
import { texts } from '../../texts/texts.ts'
import type { PromptAnnouncement, Table } from '../contract.ts'
import {
  announcementsOf,
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { raiderSeatsOf } from '../raid-loading/raid-info.ts'
import { votersOf } from '../votes/authority.ts'
import { unreadyPeople } from './lobbies.ts'

const fill = (players: number, deck: string | null = null) => ({ players, level: 'easy' as const, deck })

const computers = (raid: RaidInfo) => raiderSeatsOf(raid).filter((seat) => isHousePlayer(seat.person))
const names = (raid: RaidInfo) => raid.seats.map((seat) => seat.person.name)
const also = (prompt: PromptAnnouncement) => (prompt.also ?? []).map((one) => one.person)
const deckKeys = (raid: RaidInfo) => computers(raid).map(({ deck }) => deck)

describeWithDatabase('house players', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  async function lobbyOf(at: Table, who: Person, name = 'deadmines', mode = 'novice', deck = 'horde-rogue') {
    const raid = requireAccepted(
      await at.create({ guildId: TEST_GUILD_ID, channelId: newId() }, who, name, mode),
    )
    await at.setThread(raid.id, newId())
    return requireAccepted(await at.join(raid.id, who, deck))
  }

  it('fill the seats that the leader names, with decks of the roles that the party lacks', async () => {
    const at = table()
    const anna = newPerson('Anna')
    const { id } = await lobbyOf(at, anna)
    const filled = requireAccepted(await at.lobbies.fill(id, anna, fill(2)))
    expect(filled.seats.map((seat) => [seat.person.name, seat.deck])).toEqual([
      ['Anna', 'horde-rogue'],
      ['Brakka', 'horde-shaman'],
      ['Thalwen', 'horde-death-knight'],
    ])
    expect(deckKeys(requireAccepted(await at.lobbies.fill(id, anna, fill(1))))).toEqual(['horde-shaman'])
    expect(deckKeys(requireAccepted(await at.lobbies.fill(id, anna, fill(1, 'horde-mage'))))).toEqual([
      'horde-mage',
    ])
    expect(deckKeys(requireAccepted(await at.lobbies.fill(id, anna, fill(0))))).toEqual([])
  })

  it('keep their names when the leader changes their level', async () => {
    const at = table()
    const anna = newPerson('Anna')
    const { id } = await lobbyOf(at, anna)
    requireAccepted(await at.lobbies.fill(id, anna, fill(2)))
    const changed = requireAccepted(
      await at.lobbies.fill(id, anna, { players: 2, level: 'strong', deck: null }),
    )
    expect(computers(changed).map(({ person }) => [person.name, levelOfHousePlayer(person)])).toEqual([
      ['Brakka', 'strong'],
      ['Thalwen', 'strong'],
    ])
  })

  it('are the leader’s to seat, and there are at most as many as free seats', async () => {
    const at = table()
    const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
    const { id } = await lobbyOf(at, anna)
    expect(await at.lobbies.fill(id, ben, fill(1))).toEqual({ rejected: texts.say.notLeader('Anna') })
    expect(await at.lobbies.fill(id, anna, fill(5))).toEqual({ rejected: texts.computers.tooMany(4) })
    expect(computers(requireAccepted(await at.lobbies.fill(id, anna, fill(4))))).toHaveLength(4)
  })

  it('leave a full lobby when people want their seats', async () => {
    const at = table()
    const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
    const { id } = await lobbyOf(at, anna)
    requireAccepted(await at.lobbies.fill(id, anna, fill(4)))
    const joined = requireAccepted(await at.join(id, ben, 'horde-mage'))
    expect(names(joined)).toEqual(['Anna', 'Brakka', 'Thalwen', 'Orsik', 'Ben'])
    for (let n = 0; n < 3; n++) requireAccepted(await at.join(id, ben, 'horde-mage'))
    expect(await at.join(id, ben, 'horde-mage')).toEqual({ rejected: texts.say.full(5) })
  })

  it('have other names than the people at the table', async () => {
    const at = table()
    const brakka = newPerson('Brakka')
    const { id } = await lobbyOf(at, brakka)
    expect(names(requireAccepted(await at.lobbies.fill(id, brakka, fill(1))))).toEqual(['Brakka', 'Thalwen'])
  })

  it('are of the raiders’ faction where only one faction may raid', async () => {
    const at = table()
    const anna = newPerson('Anna')
    const { id } = await lobbyOf(at, anna, 'onyxia', 'standard', 'alliance-druid')
    const filled = requireAccepted(await at.lobbies.fill(id, anna, fill(7)))
    expect(deckKeys(filled).filter((key) => !key.startsWith('alliance-'))).toEqual([])
    expect(await at.lobbies.fill(id, anna, fill(7, 'horde-mage'))).toMatchObject({
      rejected: expect.stringContaining('Alliance'),
    })
  })

  it('need nobody’s consent to begin, and don’t raid without a person', async () => {
    const at = table()
    const anna = newPerson('Anna')
    const { id } = await lobbyOf(at, anna)
    requireAccepted(await at.lobbies.fill(id, anna, fill(2)))
    const checked = requireAccepted(await at.lobbies.check(id, anna))
    expect(unreadyPeople(checked)).toEqual([])
    requireAccepted(await at.leave(id, anna))
    expect(await at.start(id, anna)).toEqual({ rejected: texts.computers.nobodyPlays })
    requireAccepted(await at.join(id, anna, 'horde-rogue'))
    expect(requireAccepted(await at.start(id, anna)).status).toBe('playing')
  })

  it('never lead: the next person does', async () => {
    const at = table()
    const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
    const { id } = await lobbyOf(at, anna)
    requireAccepted(await at.lobbies.fill(id, anna, fill(1)))
    requireAccepted(await at.join(id, ben, 'horde-mage'))
    requireAccepted(await at.leave(id, anna))
    expect((await at.find({ raidId: id }))?.leader).toEqual(ben)
  })

  it('play the decks of their seats in a challenge', async () => {
    const at = table()
    const anna = newPerson('Anna')
    const raid = requireAccepted(
      await at.challenges.open({ guildId: TEST_GUILD_ID, channelId: newId() }, anna),
    )
    requireAccepted(await at.join(raid.id, anna, ''))
    const filled = requireAccepted(await at.lobbies.fill(raid.id, anna, fill(2, 'horde-mage')))
    expect(filled.seats.map(({ deck }) => deck)).toEqual(raid.challenge?.decks)
    expect(requireAccepted(await at.start(raid.id, anna)).challenge).not.toBeNull()
    requireAccepted(await at.concede(raid.id, anna))
    const { ranked, unranked } = await at.challenges.look(TEST_GUILD_ID, anna.id)
    const [own] = [...ranked, ...unranked].filter((one) => one.own?.code === raid.code)
    expect([own?.own?.people, own?.computers]).toEqual([['Anna'], 2])
  })

  describe('in a raid', () => {
    async function begun(at: Table, players = 2) {
      const anna = newPerson('Anna')
      const { id } = await lobbyOf(at, anna)
      requireAccepted(await at.lobbies.fill(id, anna, fill(players)))
      const raid = requireAccepted(await at.start(id, anna))
      return { table: at, raid, people: [anna] as unknown as TestParty['people'] }
    }

    it('play, and nobody is asked for them', async () => {
      const at = table()
      const party = await begun(at)
      await playOnWithComputerPlayer(party, heuristicPlayer, 60)
      const told = await announcementsOf(database.store(), party)
      const asked = told.flatMap((one) => (one.kind === 'prompt' ? [one.person, ...also(one)] : []))
      expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['Anna']))
      const answered = await database.store().db.input.findMany({ where: { raidId: party.raid.id } })
      const moves = (seat: number) => answered.filter((one) => one.kind === 'answer' && one.seat === seat)
      expect([moves(1).length > 5, moves(2).length > 5]).toEqual([true, true])
      expect(
        answered.filter(({ seat }) => seat === 1 || seat === 2).every((one) => one.userId === null),
      ).toBe(true)
    })

    it('hide their hands from everybody', async () => {
      const at = table()
      const { raid, people } = await begun(at)
      const { view } = await at.look(raid.id, people[0])
      expect(view?.seats.map(({ hand }) => hand.cards.length > 0)).toEqual([true, false, false, false])
      const { view: wished, seat } = await at.look(raid.id, people[0], 1)
      expect([seat, wished?.seats[1]?.hand.cards]).toEqual([0, []])
    })

    it('give up when the last person has left, without a vote of theirs before', async () => {
      const at = table()
      const { raid, people } = await begun(at)
      expect(votersOf(raid).map(({ name }) => name)).toEqual(['Anna'])
      requireAccepted(await at.concede(raid.id, people[0]))
      expect((await at.find({ raidId: raid.id }))?.status).toBe('lost')
    })

    it('get no XP, and people get theirs', async () => {
      const at = table()
      const party = await begun(at)
      await playOnWithComputerPlayer(party, heuristicPlayer)
      const ended = (await announcementsOf(database.store(), party)).at(-1)
      expect(ended?.kind === 'ended' && ended.rewards.map(({ seat }) => seat)).toEqual([0])
    })

    it('keep their seats in the next lobby', async () => {
      const at = table()
      const { raid, people } = await begun(at)
      requireAccepted(await at.abandon(raid.id, people[0]))
      const again = requireAccepted(await at.lobbies.again(raid.id, people[0], 'same'))
      expect(again.seats.map(({ person: { name }, deck }) => [name, deck])).toEqual(
        raid.seats.map(({ person: { name }, deck }) => [name, deck]),
      )
      expect(again.leader).toEqual(people[0])
      expect(requireAccepted(await at.start(again.id, people[0])).status).toBe('playing')
    })
  })
})
