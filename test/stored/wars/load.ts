/** Loads a stored game of the companion into a present database, beside others. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { compressJson } from '../../../src/store/database/compress.ts'
import type { Store } from '../../../src/store/database/open.ts'
import { newId } from '../../../src/store/fixture.ts'
import type { Prisma } from '../../../src/store/generated/client.ts'
import { topicKey, topicOfWar } from '../../../src/store/outbox/topics.ts'
import { ensureGuild } from '../../../src/store/people/people.ts'
import type { StoredWar } from '../file.ts'

const rowOf = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null)
const packed = (value: unknown) => (value === null || value === undefined ? null : compressJson(value))

/** @returns its new id. Its people keep their ids, so it can be loaded only once */
export async function loadWar({ db }: Store, { war, entries, players, outbox }: StoredWar): Promise<string> {
  const id = randomUUID()
  const guildId = newId()
  await ensureGuild(db, guildId)
  const people = players.map((row) => rowOf<Prisma.PlayerCreateManyInput>().parse(row))
  await db.player.createMany({ data: people, skipDuplicates: true })
  const code = randomUUID().slice(0, 8).toUpperCase()
  const fresh = { id, guildId, channelId: newId(), threadId: newId(), code }
  const row = { ...war, ...fresh, lists: packed(war.lists), state: packed(war.state) }
  await db.war.create({ data: rowOf<Prisma.WarUncheckedCreateInput>().parse(row) })
  for (const { events, before, ...entry } of entries) {
    const data = {
      ...entry,
      warId: id,
      interactionId: newId(),
      events: compressJson(events),
      before: compressJson(before),
    }
    await db.warEntry.create({ data: rowOf<Prisma.WarEntryUncheckedCreateInput>().parse(data) })
  }
  const key = topicKey(topicOfWar(id))
  await db.topic.create({
    data: { key, last: Math.max(0, ...outbox.map((one) => Number(one.order))), warId: id },
  })
  return id
}
