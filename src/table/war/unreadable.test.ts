import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { compressJson, decompressJson } from '../../store/database/compress.ts'
import { newId } from '../../store/fixture.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { WAR_SCHEMA_VERSION } from '../../war/model.ts'
import { requireAccepted } from '../fixture.ts'
import type { UnreadableState } from '../stored/unreadable.ts'
import { createTable } from '../table.ts'

/** Games that this version can't read: how each is stored, and the reason that is reported. */
const STATES = [
  [
    'of a newer version',
    'newer',
    (state: object) => compressJson({ ...state, shape: WAR_SCHEMA_VERSION + 1 }),
  ],
  [
    'without its players',
    'broken',
    (state: object) => compressJson({ ...state, game: { shape: WAR_SCHEMA_VERSION } }),
  ],
  ['that is damaged', 'broken', () => Uint8Array.from([1, 2, 3])],
] as const

describeWithDatabase('a game of the companion that can’t be read', (database) => {
  it.each(STATES)('stays unchanged, whatever is tried, and reports the reason: %s', async (_, why, spoil) => {
    const { db } = database.store()
    const seen: UnreadableState[] = []
    const { war: table } = createTable(database.store(), { onUnreadable: (error) => void seen.push(error) })
    const [anna, bert] = [
      { id: newId(), name: userText('Anna') },
      { id: newId(), name: userText('Bert') },
    ]
    const at = { guildId: newId(), channelId: newId() }
    const { id, code } = requireAccepted(await table.create(at, anna, { overlord: 'kazzak', redraw: true }))
    await table.join(id, { person: anna, faction: 'alliance', cls: 'mage' })
    await table.join(id, { person: bert, faction: 'horde', cls: 'rogue' })
    requireAccepted(await table.start(id, anna, newId()))
    const { state } = await db.war.findUniqueOrThrow({ where: { id } })
    await db.war.update({
      where: { id },
      data: { state: spoil(Object(decompressJson(state ?? compressJson(null)))) },
    })
    const rows = async () => [
      await db.war.findUnique({ where: { id } }),
      await db.warEntry.findMany({ where: { warId: id } }),
      await db.outbox.findMany({ where: { about: { warId: id } } }),
    ]
    const before = await rows()
    const rejected = { rejected: texts.stored[why] }
    const turn = (_game: unknown, by: number) => ({ kind: 'move', move: { by, move: 'turn' } }) as const
    expect(await table.enter(id, anna, turn, newId())).toEqual(rejected)
    expect(await table.enter(id, bert, (_game, by) => ({ kind: 'ask', by }), newId())).toEqual(rejected)
    await expect(table.look(id)).rejects.toThrow(texts.stored[why])
    expect(await rows()).toEqual(before)
    expect(seen.at(-1)).toMatchObject({ why, raid: code })
    await db.war.update({ where: { id }, data: { state } })
    expect(requireAccepted(await table.enter(id, anna, turn, newId())).war.version).toBe(2)
  })
})
