/**
 * Tests cards whose text the bot can't play: the players do by corrections what it says, and one other player agrees.
 */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import {
  cheapManualCards,
  gameOfRaid,
  listWithCards,
  playManualCard,
} from '../../../test/support/manual-cards.ts'
import type { Card, Game } from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import { storeDeckRule } from '../characters/deck-rule.ts'
import {
  announcementsOf,
  newId,
  newPerson,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayRaid } from '../replay/replay.ts'

const PATIENCE = { timeout: 120_000 }

describeWithDatabase('a card that the table plays by hand', (database) => {
  /**
   * Returns a raid with four raiders. Anna leads, and Ben's constructed deck has cards whose text the bot can't play.
   */
  async function underWay(): Promise<TestParty & { byHand: readonly Card[] }> {
    const table = tableWithFixedSeed(database.store())
    const people = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo'), newPerson('Dora')] as const
    const [anna, ben] = people
    const at = { guildId: newId(), channelId: newId() }
    const byHand = cheapManualCards()
    await storeDeckRule(database.store().db, at.guildId, 'constructed')
    requireAccepted(await table.characters.create(at.guildId, ben, 'horde-rogue', null))
    const whose = { guildId: at.guildId, personId: ben.id }
    const imported = requireAccepted(await table.characters.importDeck(whose, null, listWithCards(byHand)))
    expect(imported.byHand.sort()).toEqual(byHand.map(({ name }) => name).sort())
    const { id } = requireAccepted(await table.create(at, anna, 'deadmines', 'novice'))
    await table.setThread(id, newId())
    for (const one of people)
      requireAccepted(
        one === ben
          ? await table.joinAs(id, ben, null, 'constructed')
          : await table.join(id, one, 'horde-rogue'),
      )
    return { table, raid: requireAccepted(await table.start(id, anna)), people, byHand }
  }

  const gameOf = (party: TestParty): Promise<Game> => gameOfRaid(database.store(), party)

  it(
    'is played with its facts; one press agrees with what it does, and undo takes that back',
    PATIENCE,
    async () => {
      const party = await underWay()
      const [anna, ben, cleo] = party.people
      const { name } = await playManualCard(database.store(), party, ben)
      const hero = async () => {
        const { players, objects } = await gameOf(party)
        return objects[players[0]?.hero ?? 0]
      }
      const object = (await gameOf(party)).players[0]?.hero ?? 0
      const before = (await hero())?.play?.damage
      const { motion } = requireAccepted(
        await party.table.corrections.make({
          ...{ raidId: party.raid.id, by: { person: ben, roles: [] }, reason: userText(name) },
          correction: { kind: 'damage', object, damage: 5 },
        }),
      )
      expect(motion).toMatchObject({ status: 'open', needed: 2 })
      expect((await hero())?.play?.damage).toBe(before)
      const vote = await party.table.votes.vote(`${motion?.id}`, { person: cleo, roles: [] }, true)
      expect(requireAccepted(vote).status).toBe('carried')
      expect((await hero())?.play?.damage).toBe(5)
      const news = (await announcementsOf(database.store(), party)).findLast(({ kind }) => kind === 'news')
      expect(JSON.stringify(news)).toContain(name)
      const target = { what: 'steps', steps: 1 } as const
      requireAccepted(
        await party.table.undo.ask({ raidId: party.raid.id, by: { person: anna, roles: [] }, target }),
      )
      expect((await hero())?.play?.damage).toBe(before)
      const replayed = await replayRaid(database.store().db, party.raid.id)
      expect(JSON.parse(JSON.stringify(replayed))).toEqual(await gameOf(party))
    },
  )

  it('keeps its raid from the leaderboards, and the record counts such cards', PATIENCE, async () => {
    const party = await underWay()
    for (const one of party.people) requireAccepted(await party.table.concede(party.raid.id, one))
    const asking = { guildId: party.raid.guildId, viewer: '0', raid: null, mode: null }
    for (const by of ['xp', 'wins', 'fastest'] as const)
      expect(requireAccepted(await party.table.records.leaderboard(by, asking)).ranking.of).toBe(0)
    const run = requireAccepted(await party.table.records.run(party.raid.guildId, party.raid.code))
    expect([run.byHand, run.corrections]).toEqual([party.byHand.length, 0])
  })
})
