import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { newId } from '../../store/fixture.ts'
import { markServerLeft, markServersRejoined } from '../../store/server-membership/servers.ts'
import { userText } from '../../texts/user-text.ts'
import type { SessionEntry } from '../../war/session.ts'
import { requireAccepted } from '../fixture.ts'
import { createTable } from '../table.ts'

const person = (name: string) => ({ id: newId(), name: userText(name) })
const MINUTE = 60_000
/** With this seed the first destiny changes no experience. */
const SEED = '0123456789abcdef'.repeat(2)

describeWithDatabase('absent players in the companion', (database) => {
  async function aGame() {
    let late = 0
    const now = () => new Date(Date.now() + late)
    const table = createTable(database.store(), { now, newSeed: () => SEED })
    const { war } = table
    const [anna, bert, carl] = [person('Anna'), person('Bert'), person('Carl')]
    const at = { guildId: newId(), channelId: newId() }
    const { id } = requireAccepted(await war.create(at, anna, { overlord: 'kazzak', redraw: true }))
    await war.join(id, { person: anna, faction: 'alliance', cls: 'mage' })
    await war.join(id, { person: bert, faction: 'horde', cls: 'warrior' })
    await war.join(id, { person: carl, faction: 'horde', cls: 'rogue' })
    requireAccepted(await war.start(id, anna, newId()))
    const enters = (who: typeof anna, entry: SessionEntry) => war.enter(id, who, () => entry, newId())
    const later = (minutes: number) => {
      late += minutes * MINUTE
    }
    /** Enters experience that can't be divided evenly. Both players of the Horde are asked who gets one more. */
    const asksTheHorde = () =>
      enters(bert, {
        kind: 'move',
        move: { by: 1, move: 'reward', group: [1, 2], defeated: [], xp: 3, bonus: 0 },
      })
    return { table, war, id, guildId: at.guildId, anna, bert, carl, enters, later, asksTheHorde }
  }

  it('a place goes to a newcomer once both agree, who takes over the lead and can’t join twice', async () => {
    const { war, id, anna, bert } = await aGame()
    const dora = person('Dora')
    const ask = (by: typeof anna, player: number, newcomer: typeof anna) =>
      war.replace(id, by, { player, newcomer }, newId())
    expect(await ask(dora, 0, dora)).toHaveProperty('rejected')
    expect(await ask(bert, 0, anna)).toHaveProperty('rejected')
    requireAccepted(await ask(bert, 0, dora))
    const vote = (who: typeof anna, agrees: boolean) => war.vote(id, who, { topic: 'seat', agrees }, newId())
    expect(await vote(person('Emil'), true)).toHaveProperty('rejected')
    requireAccepted(await vote(anna, true))
    expect((await war.look(id))?.war.people[0]?.person.name).toBe('Anna')
    const done = requireAccepted(await vote(dora, true))
    expect(done.war).toMatchObject({ leader: { name: 'Dora' }, version: 4 })
    expect(done.war.people[0]?.person).toEqual(dora)
    expect(done.game?.players[0]?.name).toBe('Dora')
    expect(await war.enter(id, anna, () => ({ kind: 'ask', by: 0 }), newId())).toHaveProperty('rejected')
    const end = { kind: 'move', move: { by: 0, move: 'end', winner: 'nobody' } } as const
    expect(requireAccepted(await war.enter(id, dora, () => end, newId())).war.status).toBe('ended')
  })

  it('the others vote about the place of a player who has been silent for a day', async () => {
    const { war, id, anna, bert, carl, later } = await aGame()
    const dora = person('Dora')
    const asks = async () => {
      await war.replace(id, anna, { player: 1, newcomer: dora }, newId())
      const about = (await war.look(id))?.seat?.about
      return about?.kind === 'replace' && about.isAbsent
    }
    expect(await asks()).toBe(false)
    later(24 * 60)
    expect(await asks()).toBe(true)
    const yes = (who: typeof anna) => war.vote(id, who, { topic: 'seat', agrees: true }, newId())
    expect(await yes(bert)).toHaveProperty('rejected')
    requireAccepted(await yes(dora))
    expect((await war.look(id))?.war.people[1]?.person.name).toBe('Dora')
    expect(await yes(carl)).toHaveProperty('rejected')
  })

  it('a player who isn’t asked can answer by a vote once the asked ones are silent for ten minutes or on vacation', async () => {
    const { table, war, id, anna, bert, carl, later, asksTheHorde } = await aGame()
    const { asked = 0 } = requireAccepted(await asksTheHorde()).game ?? {}
    const given = { asked, pick: [2] }
    expect(await war.mayAnswer(id, bert)).toBe('own')
    expect(await war.mayAnswer(id, anna)).toHaveProperty('rejected')
    requireAccepted(
      await table.settings.changePerson(carl, { awayUntil: new Date(Date.now() + 1e9).toISOString() }),
    )
    expect(await war.answer(id, anna, given, newId())).toHaveProperty('rejected')
    later(10)
    expect(await war.mayAnswer(id, anna)).toBe('table')
    const done = requireAccepted(await war.answer(id, anna, given, newId()))
    expect(done.game?.choice).toBeNull()
    expect(done.game?.players[2]?.xp).toBe(2)
    expect((await war.log(id, carl)).at(-1)?.events[0]).toMatchObject({ kind: 'answeredFor', friend: null })
  })

  it('a trusted friend answers at once', async () => {
    const { war, id, anna, carl, enters, asksTheHorde } = await aGame()
    const { asked = 0 } = requireAccepted(await asksTheHorde()).game ?? {}
    requireAccepted(await enters(carl, { kind: 'trust', by: 2, friend: 0 }))
    expect(await war.mayAnswer(id, anna)).toBe('friend')
    const done = requireAccepted(await war.answer(id, anna, { asked, pick: [1] }, newId()))
    expect(done.game?.players[1]?.xp).toBe(2)
  })

  it('a silent player is reminded as in raids, until somebody answers', async () => {
    const { table, war, id, anna, bert, carl, enters, asksTheHorde } = await aGame()
    await table.settings.changePerson(carl, { quiet: { from: '00:00', to: '23:59' } })
    await asksTheHorde()
    const at = (hours: number) => new Date(Date.now() + hours * 60 * MINUTE)
    const due = async (hours: number) => (await war.due(at(hours))).filter(({ warId }) => warId === id)
    expect(await due(7)).toEqual([])
    const [first, ...others] = await due(8.5)
    expect(others.filter(({ person }) => person.id !== carl.id)).toEqual([])
    expect(first).toMatchObject({ person: { name: 'Bert' }, nth: 1 })
    if (!first) throw new Error('nobody is reminded')
    const both = await Promise.all([war.remind(first, at(8.5)), war.remind(first, at(8.5))])
    expect(both.filter((isDone) => isDone)).toEqual([true])
    expect((await due(10)).filter(({ person }) => person.id === bert.id)).toEqual([])
    const [second] = (await due(17)).filter(({ person }) => person.id === bert.id)
    expect(second?.nth).toBe(2)
    await table.settings.changePerson(bert, { muted: [id] })
    expect((await due(17)).filter(({ person }) => person.id === bert.id)).toEqual([])
    await table.settings.changePerson(bert, { muted: [] })
    const { game } = (await war.look(id)) ?? {}
    requireAccepted(await war.answer(id, bert, { asked: game?.asked ?? 0, pick: [1] }, newId()))
    expect(second && (await war.remind(second, at(17)))).toBe(false)
    expect(await due(60)).toEqual([])
    requireAccepted(await enters(anna, { kind: 'ask', by: 0 }))
    expect((await due(30)).map(({ person }) => person.name)).toContain('Bert')
    expect((await due(30)).map(({ person }) => person.name)).not.toContain('Anna')
  })

  it('isn’t reminded while the bot is away from the server, and their time begins again when it returns', async () => {
    const { war, id, guildId, asksTheHorde } = await aGame()
    const { db, transaction } = database.store()
    await asksTheHorde()
    const at = (hours: number) => new Date(Date.now() + hours * 60 * MINUTE)
    const due = async (hours: number) => (await war.due(at(hours))).filter(({ warId }) => warId === id)
    const [first] = await due(8.5)
    await transaction((tx) => markServerLeft(tx, guildId))
    expect(await due(8.5)).toEqual([])
    expect(first && (await war.remind(first, at(8.5)))).toBe(false)
    await transaction((tx) => markServersRejoined(tx, [guildId]))
    await db.guild.update({ where: { id: guildId }, data: { returnedAt: at(24) } })
    expect(await due(31)).toEqual([])
    expect(await due(32.5)).not.toEqual([])
  })
})
