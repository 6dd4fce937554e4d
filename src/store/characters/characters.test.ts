import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import type { Store } from '../database/open.ts'
import { createTestRaid, TEST_GUILD_ID } from '../fixture.ts'
import { updateRaid } from '../raids/raids.ts'
import { takeSeat } from '../raids/seats.ts'
import {
  activateCharacter,
  charactersOfPlayer,
  createCharacter,
  findActiveCharacter,
  findCharacterSheet,
  finishedRunsOfCharacter,
  retireCharacter,
  saveEarnedAchievements,
  saveEarnedXp,
} from './characters.ts'
import { saveRaidRecord } from './records.ts'

/** Creates a raid whose leader plays a new character. */
async function aRun(store: Store) {
  const raid = await createTestRaid(store)
  const character = await store.transaction((tx) => create(tx, raid.leaderId, 'Gurzak'))
  await takeSeat(store.db, raid.id, { playerId: raid.leaderId, characterId: character.id, deck: 'gurzak' })
  return { raid, character }
}

const create = (tx: Parameters<typeof createCharacter>[0], playerId: string, name: string) =>
  createCharacter(tx, { playerId, guildId: TEST_GUILD_ID, name, heroCardId: 'H-1', className: 'Warrior' })

describeOnEachDatabase('characters', (database) => {
  it('are active one at a time', async () => {
    const store = database.store()
    const { raid, character } = await aRun(store)
    const second = await store.transaction((tx) => create(tx, raid.leaderId, 'Frizlix'))
    expect((await findActiveCharacter(store.db, TEST_GUILD_ID, raid.leaderId))?.id).toBe(character.id)
    await store.transaction((tx) => activateCharacter(tx, second.id))
    expect((await findActiveCharacter(store.db, TEST_GUILD_ID, raid.leaderId))?.id).toBe(second.id)
    await store.transaction((tx) => activateCharacter(tx, character.id))
    await retireCharacter(store.db, second.id)
    const all = await charactersOfPlayer(store.db, TEST_GUILD_ID, raid.leaderId)
    expect(all.map((one) => [one.name, one.active, one.retiredAt !== null])).toEqual([
      ['Gurzak', true, false],
      ['Frizlix', false, true],
    ])
  })

  it('get each XP and each Achievement of a run once, however often it is booked', async () => {
    const store = database.store()
    const { raid, character } = await aRun(store)
    const characterId = character.id
    const book = () =>
      store.transaction(async (tx) => [
        await saveEarnedXp(tx, raid.id, [
          { characterId, reason: 'won', amount: 3 },
          { characterId, reason: 'first attempt', amount: 1 },
        ]),
        await saveEarnedAchievements(tx, raid.id, [{ characterId, cardId: 'DDD-41', raid: 'deadmines' }]),
      ])
    expect((await book()).map((booked) => booked.length)).toEqual([2, 1])
    expect((await book()).map((booked) => booked.length)).toEqual([0, 0])
    const sheet = await findCharacterSheet(store.db, characterId)
    expect(sheet?.character.xp).toBe(4)
    expect([sheet?.xp.length, sheet?.achievements.map((one) => one.cardId)]).toEqual([2, ['DDD-41']])
  })

  it('have as runs the raids that were played to their end, without abandoned ones', async () => {
    const store = database.store()
    const { raid, character } = await aRun(store)
    expect(await finishedRunsOfCharacter(store.db, character.id)).toEqual([])
    await updateRaid(store.db, raid.id, { status: 'abandoned' })
    expect(await finishedRunsOfCharacter(store.db, character.id)).toEqual([])
    await updateRaid(store.db, raid.id, { status: 'lost' })
    expect(await finishedRunsOfCharacter(store.db, character.id)).toMatchObject([
      { raidId: raid.id, raid: 'deadmines', mode: 'novice', status: 'lost', turns: null },
    ])
  })

  it('have the number of turns and of corrections of each run, if they were counted', async () => {
    const store = database.store()
    const { raid, character } = await aRun(store)
    await updateRaid(store.db, raid.id, { status: 'won' })
    const counted = { raiders: 1, turns: 12, damage: 40, bosses: 1, felled: 0, corrections: 2, undone: 0 }
    const where = { raidId: raid.id, guildId: TEST_GUILD_ID, raid: 'deadmines', mode: 'novice' }
    await store.transaction((tx) => saveRaidRecord(tx, { ...where, status: 'won', ...counted }))
    expect(await finishedRunsOfCharacter(store.db, character.id)).toMatchObject([
      { turns: 12, corrections: 2 },
    ])
  })
})
