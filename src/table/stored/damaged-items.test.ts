/**
 * Damages each stored column in the database. Code that needs the column reports the damage, and everything else
 * continues.
 */
import { describe, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { compressJson } from '../../store/database/compress.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, userText } from '../../texts/user-text.ts'
import { ManualClock } from '../absence/fixture.ts'
import {
  answerOpenDecision,
  createLobby,
  createStartedRaid,
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
} from '../fixture.ts'
import { personToStoredRow } from '../model/person.ts'
import { evictRaid } from '../raids-in-memory/raid-cache.ts'
import { createTable } from '../table.ts'
import { damagedItems } from './damaged-items.ts'
import { parseGame } from './parse-stored.ts'

/** JSON of a kind that no column has. */
const JUNK = ['"x"', '5', '[]', '{"a":"b"}'] as const
const BYTES = { damaged: Uint8Array.from([1, 2, 3]), 'of something else': compressJson({ foo: 1 }) }

describeWithDatabase('damage', (database) => {
  const clock = new ManualClock()
  const db = () => database.store().db
  const table = () => createTable(database.store(), { now: clock.now })
  const set = (what: string, column: string, value: string, id: string) =>
    db().$executeRawUnsafe(
      `UPDATE "${what}" SET "${column}" = $1::jsonb WHERE id = $2${uuidOf(what)}`,
      value,
      id,
    )
  const uuidOf = (what: string) => (what === 'Player' || what === 'Guild' ? '' : '::uuid')
  const names = () => damagedItems().map(({ kind }) => kind)

  describe.each(JUNK)('as %s', (junk) => {
    /** An object in place of settings doesn't count as damaged, because missing fields have defaults. */
    const isObject = junk.startsWith('{')

    it('in a character’s deck leaves the other characters alone', async () => {
      const who = newPerson('Anna')
      const whose = { guildId: TEST_GUILD_ID, personId: who.id, name: who.name }
      const { characters } = table()
      const bad = requireAccepted(
        await characters.create(TEST_GUILD_ID, who, 'horde-rogue', userText('Bree')),
      )
      const good = requireAccepted(
        await characters.create(TEST_GUILD_ID, who, 'horde-warrior', userText('Gorm')),
      )
      await set('Character', 'deck', junk, bad.id)
      const sentence = { rejected: texts.stored.item.deck('Bree') }
      expect(await characters.characters(whose)).toMatchObject([
        { name: 'Gorm', isUnreadable: false, deckSize: 60 },
        { name: 'Bree', isUnreadable: true, deckSize: 0, openLevels: [] },
      ])
      expect((await table().sheets(TEST_GUILD_ID, who.id)).map(({ name }) => name)).toEqual(['Gorm', 'Bree'])
      expect(await characters.deck(whose, bad.id)).toEqual(sentence)
      expect(await characters.building(whose, bad.id)).toEqual(sentence)
      expect(requireAccepted(await characters.deck(whose, good.id)).cards.length).toBeGreaterThan(10)
      requireAccepted(await characters.use(whose, bad.id))
      expect(await characters.level(whose)).toEqual(sentence)
      const { raid } = await createLobby(table())
      await table().joinAs(raid.id, who, bad.id)
      expect(await table().start(raid.id, raid.leader)).toEqual(sentence)
      const kept = await db().character.findUniqueOrThrow({ where: { id: bad.id } })
      expect(JSON.stringify(kept.deck)).toBe(JSON.stringify(JSON.parse(junk)))
      expect(names()).toContain('deck')
      await db().$executeRaw`UPDATE "Character" SET deck = NULL WHERE id = ${bad.id}::uuid`
      requireAccepted(await characters.deck(whose, bad.id))
      expect(names()).not.toContain('deck')
    })

    it('in a draft, a collection or a level of a character is reported where it is needed', async () => {
      const who = newPerson('Anna')
      const whose = { guildId: TEST_GUILD_ID, personId: who.id, name: who.name }
      const { characters } = table()
      const { id } = requireAccepted(
        await characters.create(TEST_GUILD_ID, who, 'horde-rogue', userText('Bree')),
      )
      for (const column of ['deckDraft', 'levelDraft']) {
        await set('Character', column, junk, id)
        const asked =
          column === 'deckDraft' ? await characters.building(whose, id) : await characters.level(whose)
        expect(asked).toEqual({ rejected: texts.stored.item.draft('Bree') })
        expect(await characters.characters(whose)).toHaveLength(1)
        await db().$executeRawUnsafe(`UPDATE "Character" SET "${column}" = NULL WHERE id = $1::uuid`, id)
      }
      await db().levelTaken.create({
        data: { characterId: id, level: 2, cardsIn: JSON.parse(junk), cardsOut: {} },
      })
      expect(await characters.characters(whose)).toMatchObject([{ name: 'Bree', openLevels: [] }])
      expect(await characters.level(whose)).toEqual({ rejected: texts.stored.item.level('Bree') })
      expect(requireAccepted(await characters.deck(whose, id)).cards.length).toBeGreaterThan(10)
    })

    it('in a person’s settings gives the defaults in play, and isn’t overwritten', async () => {
      if (isObject) return
      const party = await createStartedRaid(table())
      const [anna] = party.people
      await set('Player', 'settings', junk, anna.id)
      evictRaid(party.raid.id)
      const { settings } = table()
      const sentence = texts.stored.item.personSettings('')
      await expect(settings.readPerson(anna.id)).rejects.toThrow(sentence)
      expect(await settings.changePerson(anna, { theme: 'light' })).toEqual({ rejected: sentence })
      expect(await settings.ofPerson(anna.id)).toMatchObject({ theme: 'dark', privateThread: false })
      expect((await party.table.find({ raidId: party.raid.id }))?.seats).toHaveLength(3)
      requireAccepted(await answerOpenDecision(party, ['keep']))
      await clock.pass(100, party.table, party.raid)
    })

    it('in a server’s settings gives the defaults for new raids, and isn’t overwritten', async () => {
      if (isObject) return
      const guildId = newId()
      const { settings, characters } = table()
      requireAccepted(await settings.changeGuild(guildId, { language: 'de' }))
      await set('Guild', 'settings', junk, guildId)
      const sentence = texts.stored.item.guildSettings('')
      await expect(settings.readGuild(guildId)).rejects.toThrow(sentence)
      expect(await settings.changeGuild(guildId, { language: 'en' })).toEqual({ rejected: sentence })
      expect(await settings.ofGuild(guildId)).toMatchObject({ language: null })
      await expect(characters.campaign(guildId)).rejects.toThrow(sentence)
      expect(await characters.setDeckRule(guildId, 'constructed')).toEqual({ rejected: sentence })
      requireAccepted(
        await table().create({ guildId, channelId: newId() }, newPerson('Anna'), 'deadmines', 'novice'),
      )
    })

    it('in a raid’s settings is reported where they are needed, and the clock continues for other raids', async () => {
      if (isObject) return
      const party = await createStartedRaid(table())
      const { raid, people } = party
      const other = await createStartedRaid(table())
      requireAccepted(
        await other.table.settings.changeRaid(other.raid.id, { limitHours: 12 }, other.people[0]),
      )
      await set('Raid', 'settings', junk, raid.id)
      const rejected = { rejected: texts.stored.item.raidSettings('') }
      await expect(party.table.settings.ofRaid(raid.id)).rejects.toThrow(rejected.rejected)
      expect(await party.table.settings.changeRaid(raid.id, { friendsPass: true }, people[0])).toEqual(
        rejected,
      )
      expect(await party.table.absence.passFor(raid.id, people[1], people[0])).toEqual(rejected)
      requireAccepted(await answerOpenDecision(party, ['keep']))
      expect(await table().absence.due(new Date(clock.now().getTime() + 9 * 3_600_000))).not.toEqual([])
      const lobby = await createLobby(table())
      await set('Raid', 'settings', junk, lobby.raid.id)
      expect(await table().start(lobby.raid.id, lobby.people[0])).toEqual(rejected)
    })

    it('in a lobby’s settings is reported in the lobby, and blocks nothing elsewhere', async () => {
      if (isObject) return
      const { raid, people } = await createLobby(table())
      await set('Raid', 'lobby', junk, raid.id)
      const rejected = { rejected: texts.stored.item.lobby('') }
      expect(await table().start(raid.id, people[0])).toEqual(rejected)
      expect(await table().lobbies.ready(raid.id, people[1], true)).toEqual(rejected)
      expect(await table().find({ raidId: raid.id })).toMatchObject({ code: raid.code })
      expect(await table().lobbies.due(clock.now())).toEqual([])
      await table().retention.processDueRows(clock.now())
      const party = await createStartedRaid(table())
      await set('Raid', 'lobby', junk, party.raid.id)
      evictRaid(party.raid.id)
      requireAccepted(await answerOpenDecision(party, ['keep']))
    })

    it('in a seat’s instructions turns its autopilot off, and isn’t overwritten', async () => {
      if (isObject) return
      const party = await createStartedRaid(table())
      const [anna, ben] = party.people
      await db().$executeRawUnsafe(
        `UPDATE "Seat" SET orders = $1::jsonb WHERE "raidId" = $2::uuid AND "playerId" = $3`,
        junk,
        party.raid.id,
        anna.id,
      )
      evictRaid(party.raid.id)
      const give = (who: typeof anna) => party.table.autopilot.give(party.raid.id, who, { kind: 'hold' })
      expect(await give(anna)).toEqual({ rejected: texts.stored.item.orders('Anna') })
      requireAccepted(await give(ben))
      expect(await playOnWithComputerPlayer(party, heuristicPlayer, 8)).toBe(8)
    })

    it('in a motion doesn’t block further play or another motion', async () => {
      const party = await createStartedRaid(table())
      const { raid, people } = party
      const [anna, ben] = people
      await playOnWithComputerPlayer(party, heuristicPlayer, 12)
      const by = { person: ben, roles: [] }
      const target = { what: 'steps', steps: 3 } as const
      const rejected = { rejected: texts.stored.item.motion('') }
      for (const column of ['payload', 'votes']) {
        const { motion } = requireAccepted(await table().undo.ask({ raidId: raid.id, by, target }))
        await set('Motion', column, junk, motion?.id ?? '')
        expect(await table().votes.vote(motion?.id ?? '', { person: anna, roles: [] }, true)).toEqual(
          rejected,
        )
        expect(await playOnWithComputerPlayer(party, heuristicPlayer, 2)).toBe(2)
      }
    })

    it('in an earlier question in the outbox blocks no later one, and no other raid', async () => {
      const party = await createStartedRaid(table())
      const other = await createStartedRaid(table())
      await db().$executeRawUnsafe(
        `UPDATE "Outbox" SET payload = $1::jsonb WHERE topic = $2 AND kind = 'prompt'`,
        junk,
        `raid:${party.raid.id}`,
      )
      const due = await table().absence.due(new Date(Date.now() + 9 * 3_600_000))
      expect(due.map(({ raidId }) => raidId)).toContain(other.raid.id)
      requireAccepted(await answerOpenDecision(party, ['keep']))
    })
  })

  describe.each(Object.entries(BYTES))('as bytes, %s', (_, bytes) => {
    /** The raid has its cards in a row that nobody has read yet. @returns a function that repairs the row */
    const damage = async ({ raid }: TestParty) => {
      const { cardHash } = await db().raid.findUniqueOrThrow({ where: { id: raid.id } })
      const before = await db().cardData.findUniqueOrThrow({ where: { hash: cardHash ?? '' } })
      const hash = `cards of ${raid.code}`
      await db().cardData.create({ data: { hash, bytes: Uint8Array.from(bytes) } })
      const game = parseGame((await findRaidWithGame(db(), raid.id))?.state)
      await db().raid.update({
        where: { id: raid.id },
        data: { cardHash: hash, state: compressJson({ ...game, cards: hash }) },
      })
      evictRaid(raid.id)
      return () => db().cardData.update({ where: { hash }, data: { bytes: before.bytes } })
    }

    it('in a raid’s pinned cards is reported, and the raid is found all the same', async () => {
      const party = await createStartedRaid(table())
      const { raid, people } = party
      const mend = await damage(party)
      const rejected = { rejected: texts.stored.broken }
      expect(await party.table.answer(raid.id, people[0], [{ picks: ['keep'] }])).toEqual(rejected)
      await expect(party.table.look(raid.id, people[0])).rejects.toThrow(texts.stored.broken)
      expect(await party.table.find({ raidId: raid.id })).toMatchObject({ code: raid.code })
      expect(await party.table.sheets(TEST_GUILD_ID, people[0].id)).toHaveLength(1)
      expect(damagedItems()).toContainEqual({ kind: 'raid', id: raid.code, name: '' })
      await mend()
      requireAccepted(await answerOpenDecision(party, ['keep']))
      expect(damagedItems().filter(({ id }) => id === raid.code)).toEqual([])
    })

    it('in an entry of the log is reported where the log is needed, and the raid continues', async () => {
      const party = await createStartedRaid(table())
      requireAccepted(await answerOpenDecision(party, ['keep']))
      const where = { raidId_seq: { raidId: party.raid.id, seq: 2 } }
      await db().input.update({ where, data: { events: Uint8Array.from(bytes) } })
      await expect(party.table.log(party.raid.id, 1)).rejects.toThrow(texts.stored.item.log(''))
      requireAccepted(await answerOpenDecision(party, ['keep']))
    })
  })

  it('in a Boss player’s deck is reported where it is needed, and never treated as a missing deck', async () => {
    const who = newPerson('Dora')
    const whose = { guildId: TEST_GUILD_ID, personId: who.id, name: who.name }
    const { characters } = table()
    const { owner } = requireAccepted(await characters.deck(whose, { boss: 'onyxia' }))
    await db().player.upsert({ where: { id: who.id }, create: personToStoredRow(who), update: {} })
    await db().bossDeck.create({ data: { playerId: who.id, raidName: 'onyxia', deck: 'x' } })
    const rejected = { rejected: texts.stored.item.bossDeck(rawText(owner.name)) }
    expect(await characters.deck(whose, { boss: 'onyxia' })).toEqual(rejected)
    expect(await characters.building(whose, { boss: 'onyxia' })).toEqual(rejected)
  })
})
