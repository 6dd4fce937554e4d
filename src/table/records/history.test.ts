import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { activateCharacter, retireCharacter, saveEarnedXp } from '../../store/characters/characters.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import { newId, requireAccepted, tableWithFixedSeed } from '../fixture.ts'
import { createPastRaid, createTestRaider } from './fixture.ts'

describeWithDatabase('histories', (database) => {
  const annals = () => tableWithFixedSeed(database.store()).records

  it('show the runs of a character page by page, the latest first', async () => {
    const [store, guildId] = [database.store(), newId()]
    const [zix, gurzak] = [
      await createTestRaider(store, guildId, 'Zix'),
      await createTestRaider(store, guildId, 'Gurzak'),
    ]
    for (let day = 1; day <= 9; day++) await createPastRaid(store, guildId, [zix], { day, status: 'lost' })
    const code = await createPastRaid(store, guildId, [zix, zix, gurzak], { day: 20, turns: 7, xp: 9 })
    await createPastRaid(store, guildId, [zix], { day: 21, status: 'abandoned' })
    const whose = { guildId, personId: zix.personId }
    const first = requireAccepted(await annals().history(whose, null, 1))
    expect([first.hero.name, first.count, first.page, first.pages, first.runs.length]).toEqual([
      'Zix',
      10,
      1,
      2,
      8,
    ])
    expect(first.runs[0]).toEqual({
      corrections: 0,
      byHand: 0,
      computers: 0,
      hints: 0,
      code,
      raid: 'deadmines',
      mode: 'novice',
      status: 'won',
      endedAt: new Date(Date.UTC(2026, 10, 20)),
      turns: 7,
      xp: 9,
      with: [{ character: 'Gurzak', person: { id: gurzak.personId, name: userText('Gurzak’s player') } }],
    })
    const second = requireAccepted(await annals().history(whose, zix.id, 2))
    expect(second.runs.map(({ endedAt }) => endedAt?.getUTCDate())).toEqual([2, 1])
    expect(requireAccepted(await annals().history(whose, zix.id, 99)).page).toBe(2)
  })

  it('are of the active character, of one that is named, or of the last one when all have retired', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    const second = await createTestRaider(store, guildId, 'Second', zix.personId)
    await store.transaction((tx) => activateCharacter(tx, zix.id))
    const whose = { guildId, personId: zix.personId }
    const active = requireAccepted(await annals().history(whose, null, 1))
    expect([active.hero.name, active.characters.map(({ name }) => name)]).toEqual(['Zix', ['Zix', 'Second']])
    expect(requireAccepted(await annals().history(whose, second.id, 1)).hero.name).toBe('Second')
    for (const { id } of [zix, second]) await retireCharacter(store.db, id)
    expect(requireAccepted(await annals().history(whose, null, 1)).hero).toMatchObject({
      name: 'Second',
      retired: true,
    })
    const none = { rejected: expect.stringContaining('no character here yet') }
    expect(await annals().history({ guildId, personId: newId() }, null, 1)).toMatchObject(none)
    expect(await annals().history({ guildId: newId(), personId: zix.personId }, zix.id, 1)).toMatchObject(
      none,
    )
    expect(await annals().history(whose, 'no id', 1)).toMatchObject(none)
  })

  it('of a single raid show the source of all XP, including corrections', async () => {
    const [store, guildId] = [database.store(), newId()]
    const [zix, gurzak] = [
      await createTestRaider(store, guildId, 'Zix'),
      await createTestRaider(store, guildId, 'Gurzak'),
    ]
    const code = await createPastRaid(store, guildId, [zix, gurzak], { earned: ['DDD-41'], xp: 5 })
    const raidId = (await findRaidWithoutGame(store.db, { code }))?.id ?? ''
    const correction = { reason: 'correction:1', amount: -2, note: 'too much', byId: zix.personId }
    await store.transaction((tx) => saveEarnedXp(tx, raidId, [{ ...correction, characterId: gurzak.id }]))
    const run = requireAccepted(await annals().run(guildId, ` ${code.toLowerCase()} `))
    expect(run).toMatchObject({ code, turns: 9, damage: 40, bosses: 1, achievements: ['DDD-41'] })
    expect(run.party.map(({ character, xp }) => [character, xp])).toEqual([
      ['Zix', 5],
      ['Gurzak', 3],
    ])
    expect(run.party[1]?.entries).toEqual([
      { reason: 'firstAttempt', amount: 5, note: null, by: null },
      { reason: 'correction:1', amount: -2, note: 'too much', by: 'Zix’s player' },
    ])
  })

  it('refuse raids that aren’t over, belong to another guild, or were abandoned', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    const over = await createPastRaid(store, guildId, [zix])
    const abandoned = await createPastRaid(store, guildId, [zix], { status: 'abandoned' })
    const at = { guildId, channelId: newId() }
    const who = { id: zix.personId, name: userText('Zix’s player') }
    const lobby = requireAccepted(await tableWithFixedSeed(store).create(at, who, 'deadmines', 'novice'))
    const why = async (code: string, guild = guildId) => JSON.stringify(await annals().run(guild, code))
    expect(await why('QQQQQQ')).toContain('no raid with that code')
    expect(await why(over, newId())).toContain('no raid with that code')
    expect(await why(abandoned)).toContain('was abandoned, so it earned nothing')
    expect(await why(lobby.code)).toContain('has not begun yet')
  })

  it('suggest finished raids by code or title', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    const mines = await createPastRaid(store, guildId, [zix])
    const keep = await createPastRaid(store, guildId, [zix], { raid: 'shadowfang-keep' })
    const abandoned = await createPastRaid(store, guildId, [zix], { status: 'abandoned' })
    const found = async (typed: string, also = false) =>
      (await annals().past(guildId, typed, { abandoned: also })).map(({ code }) => code)
    expect((await found('')).sort()).toEqual([mines, keep].sort())
    expect(await found('fang')).toEqual([keep])
    expect(await found(mines.toLowerCase().slice(0, 5))).toEqual([mines])
    expect(await found('', true)).toContain(abandoned)
    expect(await annals().past(newId(), '', { abandoned: true })).toEqual([])
  })
})
