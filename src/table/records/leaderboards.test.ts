import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { retireCharacter } from '../../store/characters/characters.ts'
import { userText } from '../../texts/user-text.ts'
import { createStartedRaid, newId, requireAccepted, tableWithFixedSeed } from '../fixture.ts'
import { createPastRaid, createTestRaider } from './fixture.ts'

describeWithDatabase('Achievements and leaderboards of a guild', (database) => {
  const annals = () => tableWithFixedSeed(database.store()).records
  const asked = (guildId: string, viewer = '0', raid: string | null = null, mode: string | null = null) => ({
    guildId,
    viewer,
    raid,
    mode,
  })

  it('a person’s Achievements name the run that earned them, over all their characters', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    const twin = await createTestRaider(store, guildId, 'Xiz', zix.personId)
    const later = await createPastRaid(store, guildId, [zix], { earned: ['DDD-41'], day: 5 })
    const code = await createPastRaid(store, guildId, [twin], { earned: ['DDD-41'], day: 2, mode: 'heroic' })
    const whose = { guildId, personId: zix.personId }
    const { characters, raids } = requireAccepted(await annals().achievements(whose, null))
    expect([characters, raids.map((one) => one.achievements.length)]).toEqual([2, [6, 6, 6, 4, 2, 2, 2]])
    expect(raids[0]?.achievements[0]).toMatchObject({
      name: 'Deadmine Sweeper',
      first: { code, mode: 'heroic', character: 'Xiz' },
      times: 2,
    })
    expect(later).not.toBe(code)
    expect(raids[0]?.achievements[1]?.first).toBeNull()
    const keep = requireAccepted(await annals().achievements(whose, 'shadowfang-keep'))
    expect(keep.raids.map((one) => one.title)).toEqual(['Shadowfang Keep'])
    expect(await annals().achievements(whose, 'naxxramas')).toMatchObject({
      rejected: expect.stringContaining('no raid called "naxxramas"'),
    })
  })

  it('the guild’s Achievements name the first character and count all that have them, without other guilds', async () => {
    const [store, guildId, elsewhere] = [database.store(), newId(), newId()]
    const raiders = [
      await createTestRaider(store, guildId, 'Zix'),
      await createTestRaider(store, guildId, 'Gurzak'),
    ]
    const late = await createTestRaider(store, guildId, 'Late')
    const stranger = await createTestRaider(store, elsewhere, 'Stranger')
    await createPastRaid(store, elsewhere, [stranger], { earned: ['DDD-41', 'DDD-42'], day: 1 })
    await createPastRaid(store, guildId, [late, raiders[0]!], { earned: ['DDD-41'], day: 4 })
    const code = await createPastRaid(store, guildId, raiders, { earned: ['DDD-41'], day: 2 })
    const [deadmines] = requireAccepted(await annals().guildAchievements(guildId, 'deadmines'))
    expect(deadmines?.achievements[0]).toMatchObject({ holders: 3, first: { code, mode: 'novice' } })
    expect(deadmines?.achievements[0]?.first?.heroes).toEqual([
      { character: 'Zix', player: 'Zix’s player' },
      { character: 'Gurzak', player: 'Gurzak’s player' },
    ])
    expect(deadmines?.achievements[1]).toMatchObject({ holders: 0, first: null })
  })

  it('the most XP: the total of a character, or the XP from a raid or a difficulty', async () => {
    const [store, guildId] = [database.store(), newId()]
    const [zix, gurzak] = [
      await createTestRaider(store, guildId, 'Zix'),
      await createTestRaider(store, guildId, 'Gurzak'),
    ]
    await createTestRaider(store, guildId, 'Newcomer')
    await createPastRaid(store, guildId, [zix, gurzak], { xp: 5 })
    await createPastRaid(store, guildId, [gurzak], { xp: 7, raid: 'shadowfang-keep', mode: 'heroic' })
    await retireCharacter(store.db, gurzak.id)
    const board = requireAccepted(await annals().leaderboard('xp', asked(guildId)))
    const rows = board.by === 'xp' ? board.ranking.top : []
    expect(
      rows.map(({ place, row }) => [place, row.hero.name, row.xp, row.hero.level, row.hero.retired]),
    ).toEqual([
      [1, 'Gurzak', 12, 10, true],
      [2, 'Zix', 5, 1, false],
    ])
    const mines = requireAccepted(await annals().leaderboard('xp', asked(guildId, '0', 'deadmines')))
    expect(mines.ranking.top.map(({ place }) => place)).toEqual([1, 1])
    const heroic = requireAccepted(await annals().leaderboard('xp', asked(guildId, '0', null, 'heroic')))
    expect(heroic.ranking.of).toBe(1)
    const wrong = await annals().leaderboard('xp', asked(guildId, '0', null, 'mythic'))
    expect(wrong).toMatchObject({ rejected: expect.stringContaining('no difficulty called "mythic"') })
  })

  it('wins count once for each raid, by difficulty, and lost runs don’t count', async () => {
    const [store, guildId] = [database.store(), newId()]
    const [zix, gurzak] = [
      await createTestRaider(store, guildId, 'Zix'),
      await createTestRaider(store, guildId, 'Gurzak'),
    ]
    await createPastRaid(store, guildId, [zix, zix, gurzak])
    await createPastRaid(store, guildId, [zix], { mode: 'legendary' })
    await createPastRaid(store, guildId, [gurzak], { status: 'lost' })
    const board = requireAccepted(await annals().leaderboard('wins', asked(guildId)))
    const rows = board.by === 'wins' ? board.ranking.top : []
    expect(rows.map(({ row }) => [row.hero.name, row.total, row.byMode.map(({ wins }) => wins)])).toEqual([
      ['Zix', 2, [0, 1, 0, 0, 1, 0, 0]],
      ['Gurzak', 1, [0, 1, 0, 0, 0, 0, 0]],
    ])
    const legendary = requireAccepted(
      await annals().leaderboard('wins', asked(guildId, '0', null, 'legendary')),
    )
    expect(legendary.ranking.of).toBe(1)
  })

  it('the fastest clears are sorted by turns, then by date, and the viewer’s own place follows the first ten', async () => {
    const [store, guildId] = [database.store(), newId()]
    const [zix, gurzak] = [
      await createTestRaider(store, guildId, 'Zix'),
      await createTestRaider(store, guildId, 'Gurzak'),
    ]
    const codes: string[] = []
    for (let day = 1; day <= 10; day++)
      codes.push(await createPastRaid(store, guildId, [zix], { turns: 8, day }))
    codes.push(await createPastRaid(store, guildId, [zix, gurzak], { turns: 12, day: 11 }))
    await createPastRaid(store, guildId, [gurzak], { turns: 3, status: 'lost' })
    const board = requireAccepted(await annals().leaderboard('fastest', asked(guildId, gurzak.personId)))
    const { top, own, of } = board.by === 'fastest' ? board.ranking : { top: [], own: null, of: 0 }
    expect(top.map(({ row }) => row.code)).toEqual(codes.slice(0, 10))
    expect([own?.place, own?.row.code, own?.row.turns, of]).toEqual([11, codes[10], 12, 11])
    expect(own?.row.party.map(({ character }) => character)).toEqual(['Zix', 'Gurzak'])
    const keep = requireAccepted(
      await annals().leaderboard('fastest', asked(guildId, '0', 'shadowfang-keep')),
    )
    expect(keep.ranking).toMatchObject({ top: [], own: null, of: 0 })
  })

  it('a raid with corrections, or with cards that the table plays by hand, is on no list', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    await createPastRaid(store, guildId, [zix], { byHand: 2, earned: ['DDD-41'] })
    await createPastRaid(store, guildId, [zix], { corrections: 1, earned: ['DDD-41'] })
    for (const by of ['xp', 'wins', 'fastest'] as const)
      expect(requireAccepted(await annals().leaderboard(by, asked(guildId))).ranking.of).toBe(0)
    const [deadmines] = requireAccepted(await annals().guildAchievements(guildId, 'deadmines'))
    expect(deadmines?.achievements[0]).toMatchObject({ holders: 0, first: null })
    const { runs } = requireAccepted(await annals().history({ guildId, personId: zix.personId }, null, 1))
    expect(runs.map(({ byHand, corrections }) => [byHand, corrections])).toEqual(
      expect.arrayContaining([
        [2, 0],
        [0, 1],
      ]),
    )
  })

  it('simultaneous requests read a leaderboard once, and it is read again after a raid has ended', async () => {
    const { statements } = database.store()
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { table, raid, people } = party
    const places = async () =>
      requireAccepted(await table.records.leaderboard('xp', asked(raid.guildId, people[0].id))).ranking.of
    const before = await places()
    const count = statements.count
    await Promise.all(Array.from({ length: 100 }, places))
    expect(statements.count - count).toBeLessThanOrEqual(100) // a viewer whose place isn't in the top needs one
    for (const one of people) requireAccepted(await table.concede(raid.id, one))
    const after = statements.count
    expect(await places()).toBe(before + people.length)
    expect(statements.count).toBeGreaterThan(after)
  })

  it('a leaderboard shows the current name of a character', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    await createPastRaid(store, guildId, [zix])
    const { records: own, characters } = tableWithFixedSeed(store)
    const name = async () => {
      const board = requireAccepted(await own.leaderboard('xp', asked(guildId)))
      return board.by === 'xp' && board.ranking.top[0]?.row.hero.name
    }
    expect(await name()).toBe('Zix')
    requireAccepted(await characters.rename({ guildId, personId: zix.personId }, null, userText('Zixi')))
    expect(await name()).toBe('Zixi')
  })
})
