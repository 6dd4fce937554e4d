import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { newId } from '../../store/fixture.ts'
import { claimNextMessages } from '../../store/outbox/outbox.ts'
import { newSenderName } from '../../store/outbox/sender.ts'
import { userText } from '../../texts/user-text.ts'
import { templateTextFor } from '../../war/list-import/template.ts'
import type { Move } from '../../war/model.ts'
import type { SessionEntry } from '../../war/session.ts'
import { requireAccepted } from '../fixture.ts'
import { createTable } from '../table.ts'

const SEED = '0123456789abcdef0123456789abcdef'
const person = (name: string) => ({ id: newId(), name: userText(name) })

describeWithDatabase('a game of the companion', (database) => {
  async function aGame() {
    const store = database.store()
    await store.db.outbox.deleteMany()
    const table = createTable(store, { newSeed: () => SEED })
    const [anna, bert] = [person('Anna'), person('Bert')]
    const made = await table.war.create({ guildId: newId(), channelId: newId() }, anna, {
      overlord: 'kazzak',
      redraw: true,
    })
    if ('rejected' in made) throw new Error(made.rejected)
    await table.war.join(made.id, { person: anna, faction: 'alliance', cls: 'mage' })
    await table.war.join(made.id, { person: bert, faction: 'horde', cls: 'warrior' })
    const does = (who: typeof anna, move: Record<string, unknown>, click = newId()) =>
      table.war.enter(
        made.id,
        who,
        (_, by): SessionEntry => ({ kind: 'move', move: { by, ...move } as Move }),
        click,
      )
    return { store, table, anna, bert, war: made, does }
  }

  it('is opened, joined, begun and played, and is the same when read from the database', async () => {
    const { store, table, anna, bert, war, does } = await aGame()
    expect(await table.war.start(war.id, bert, newId())).toMatchObject({
      rejected: expect.stringContaining('opened'),
    })
    expect(await table.war.start(war.id, anna, newId())).toMatchObject({
      war: { status: 'playing', version: 1 },
    })
    await does(anna, { move: 'turn' })
    expect(await does(bert, { move: 'equip', player: 0, power: 'x', area: 0 })).toMatchObject({
      rejected: expect.any(String),
    })
    const look = await createTable(store).war.look(war.id)
    expect(look?.game).toMatchObject({ faction: 'horde', overlord: 'kazzak' })
    expect(look?.war.version).toBe(2)
    await does(anna, { move: 'end', winner: 'horde' })
    expect((await table.war.byCode(war.code))?.status).toBe('ended')
    expect(await table.war.here(war.channelId)).toBeNull()
  })

  it('is left, called off, and led by one of its players', async () => {
    const { table, anna, bert, war, does } = await aGame()
    const carl = person('Carl')
    await table.war.join(war.id, { person: carl, faction: 'alliance', cls: 'rogue' })
    expect(await table.war.leave(war.id, person('Dora'))).toHaveProperty('rejected')
    expect(await table.war.leave(war.id, anna)).toMatchObject({
      people: [{ person: bert }, { person: carl }],
    })
    expect(await table.war.callOff(war.id, bert)).toHaveProperty('rejected')
    expect(await table.war.start(war.id, anna, newId())).toMatchObject({ war: { leader: bert } })
    expect(await table.war.leave(war.id, bert)).toHaveProperty('rejected')
    expect(await table.war.callOff(war.id, bert)).toHaveProperty('rejected')
    expect(await does(bert, { move: 'end', winner: 'nobody' })).toMatchObject({ war: { status: 'ended' } })
    const at = { guildId: newId(), channelId: newId() }
    const other = requireAccepted(await table.war.create(at, anna, { overlord: 'kazzak', redraw: true }))
    expect(await table.war.callOff(other.id, anna)).toMatchObject({ status: 'ended', version: 0 })
    expect(await table.war.here(at.channelId)).toBeNull()
    const late = await table.war.join(other.id, { person: carl, faction: 'horde', cls: 'rogue' })
    expect(late).toEqual({ rejected: 'The game is over.' })
  })

  it('accepts a click once', async () => {
    const { table, anna, war, does } = await aGame()
    await table.war.start(war.id, anna, newId())
    const click = newId()
    await does(anna, { move: 'turn' }, click)
    const once = await table.war.look(war.id)
    await does(anna, { move: 'turn' }, click)
    expect(await table.war.look(war.id)).toEqual(once)
  })

  it('announces each entry in order, and hides the contents of a Bag from others', async () => {
    const { store, table, anna, bert, war, does } = await aGame()
    await table.war.start(war.id, anna, newId())
    await does(bert, { move: 'gain', player: 1, deck: 'circle' })
    const batch = await claimNextMessages(store, { sender: newSenderName() })
    expect(
      batch.map(({ topic, kind, payload }) => [topic, kind, Reflect.get(Object(payload), 'seq')]),
    ).toEqual([
      [{ kind: 'war', id: war.id }, 'war', 1],
      [{ kind: 'war', id: war.id }, 'war', 2],
    ])
    expect(JSON.stringify(batch[1]?.payload)).toContain('"card":null')
    const heard = async (who: typeof anna) => JSON.stringify((await table.war.log(war.id, who)).at(-1))
    expect(await heard(bert)).not.toContain('"card":null')
    expect(await heard(anna)).toContain('"card":null')
  })

  it('takes a move back once both agree', async () => {
    const { table, anna, bert, war, does } = await aGame()
    await table.war.start(war.id, anna, newId())
    const before = (await table.war.look(war.id))?.game
    await does(anna, { move: 'turn' })
    await table.war.enter(war.id, anna, (_, by) => ({ kind: 'ask', by }), newId())
    expect((await table.war.look(war.id))?.motion?.votes).toEqual({ 0: true })
    await table.war.enter(war.id, bert, (_, by) => ({ kind: 'vote', by, agrees: true }), newId())
    const after = (await table.war.look(war.id))?.game
    expect(after).toMatchObject({ marker: before?.marker, faction: 'alliance', destiny: before?.destiny })
  })

  it('accepts a player’s own list, or lists its faults', async () => {
    const { table, anna, bert, war } = await aGame()
    const list = templateTextFor('quests', 'csv')
    expect(await table.war.import(war.id, bert, 'quests', list)).toMatchObject({
      rejected: expect.any(String),
    })
    const bad = await table.war.import(war.id, anna, 'quests', list.replace('Murloc', ''))
    expect('faults' in bad && bad.faults[1]).toContain('Line 2, column 3')
    expect(await table.war.import(war.id, anna, 'quests', list.split('\r\n').slice(0, 5).join('\n'))).toEqual(
      { cards: 4 },
    )
    await table.war.start(war.id, anna, newId())
    const look = await table.war.look(war.id)
    expect(look?.war.own).toEqual(['quests'])
    expect(look?.game?.lists.quests).toHaveLength(4)
    expect(look?.game?.piles.quests.deck).toHaveLength(1)
  })
})
