/** Fixtures for tests of records: finished raids, stored without being played. */
import { createCharacter, saveEarnedAchievements, saveEarnedXp } from '../../store/characters/characters.ts'
import { saveRaidRecord } from '../../store/characters/records.ts'
import type { Store } from '../../store/database/open.ts'
import { newId } from '../../store/fixture.ts'
import { ensureGuild, ensurePlayer } from '../../store/people/people.ts'
import { createRaid, updateRaid } from '../../store/raids/raids.ts'
import { takeSeat } from '../../store/raids/seats.ts'

export interface TestRaider {
  id: string
  personId: string
  name: string
}

/** Creates a Rogue for a new person, in a guild that may be new. */
export async function createTestRaider(
  store: Store,
  guildId: string,
  name: string,
  personId = newId(),
): Promise<TestRaider> {
  return store.transaction(async (tx) => {
    await ensureGuild(tx, guildId)
    await ensurePlayer(tx, { id: personId, name: `${name}’s player` }, guildId)
    const made = await createCharacter(tx, {
      playerId: personId,
      guildId,
      name,
      heroCardId: 'CD2-R1',
      className: 'Rogue',
    })
    return { id: made.id, personId, name }
  })
}

interface Written {
  raid?: string
  mode?: string
  status?: 'won' | 'lost' | 'abandoned'
  turns?: number
  /** The seconds for which the raid was played; absent if they weren't counted. */
  seconds?: number
  xp?: number
  earned?: string[]
  corrections?: number
  byHand?: number
  computers?: number
  hints?: number
  /** The day of November 2026 on which the raid ended. */
  day?: number
}

/** Stores a finished raid of these characters. @returns its code */
export async function createPastRaid(
  store: Store,
  guildId: string,
  party: readonly TestRaider[],
  {
    raid: name = 'deadmines',
    mode = 'novice',
    status = 'won',
    turns = 9,
    seconds,
    xp = 5,
    earned = [],
    corrections = 0,
    byHand = 0,
    computers = 0,
    hints = 0,
    day = 1,
  }: Written = {},
): Promise<string> {
  const endedAt = new Date(Date.UTC(2026, 10, day))
  return store.transaction(async (tx) => {
    const raid = await createRaid(tx, {
      guildId,
      channelId: newId(),
      name,
      mode,
      leaderId: party[0]?.personId ?? '',
    })
    for (const { id, personId } of party)
      await takeSeat(tx, raid.id, { playerId: personId, characterId: id, deck: 'horde-rogue' })
    await updateRaid(tx, raid.id, { status }, endedAt)
    await tx.raid.update({ where: { id: raid.id }, data: { version: 1, hints } })
    if (status === 'abandoned') return raid.code
    const counted = {
      raiders: party.length,
      turns,
      damage: 40,
      bosses: 1,
      felled: 0,
      corrections,
      undone: 0,
      byHand,
      computers,
    }
    const time = seconds === undefined ? {} : { seconds }
    await saveRaidRecord(tx, { raidId: raid.id, guildId, raid: name, mode, status, ...counted, ...time })
    await tx.runRecord.update({ where: { raidId: raid.id }, data: { endedAt } })
    const xps = party.map(({ id }) => ({ characterId: id, reason: 'firstAttempt', amount: xp }))
    await saveEarnedXp(tx, raid.id, xps)
    const feats = party.flatMap(({ id }) => earned.map((cardId) => ({ characterId: id, cardId, raid: name })))
    await saveEarnedAchievements(tx, raid.id, feats)
    await tx.achievementEarned.updateMany({ where: { raidId: raid.id }, data: { earnedAt: endedAt } })
    return raid.code
  })
}
