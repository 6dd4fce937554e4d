/** Cards whose text isn't known: the table does by hand what they say, and one other player agrees. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { cardWithId, starterDecks } from '../../cards/index.ts'
import { legalCardsFor } from '../../cards/pool/legal.ts'
import { printedEntriesNamed } from '../../cards/pool/printed.ts'
import type { Card, Game } from '../../engine/index.ts'
import { readRaid } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import { defaultPicks } from '../absence/default-answer.ts'
import { storeDeckRule } from '../characters/deck-rule.ts'
import {
  announcementsOf,
  askedDecision,
  newId,
  newPerson,
  type Party,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayRaid } from '../replay/replay.ts'
import { parseGame } from '../stored/parse-stored.ts'

const PATIENCE = { timeout: 120_000 }

const STARTER = starterDecks.find(({ key }) => key === 'horde-rogue')

/** Cheap cards of which the bot knows only the facts, whichever these are by now. */
const unknown = (): Card[] =>
  legalCardsFor(cardWithId(STARTER?.hero ?? ''), 'unknownToo')
    .filter(({ byHand, type, name }) => byHand && type !== 'quest' && printedEntriesNamed(name).length === 1)
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    .slice(0, 15)

/** Four copies of each, filled up with the starter's cards to 60. */
function listWith(cards: readonly Card[]): string {
  const starters = Object.entries(STARTER?.copies ?? {}).flatMap(([id, n]) =>
    Array<string>(n).fill(cardWithId(id).name),
  )
  const more = starters.slice(0, 60 - 4 * cards.length).map((name) => `1 ${name}`)
  return [...cards.map(({ name }) => `4 ${name}`), ...more].join('\n')
}

describeWithDatabase('a card that the table plays by hand', (database) => {
  /** Four raiders. Ben has a constructed deck with such cards, and Anna leads. */
  async function underWay(): Promise<Party & { byHand: readonly Card[] }> {
    const table = tableWithFixedSeed(database.store())
    const people = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo'), newPerson('Dora')] as const
    const [anna, ben] = people
    const at = { guildId: newId(), channelId: newId() }
    const byHand = unknown()
    await storeDeckRule(database.store().db, at.guildId, 'constructed')
    requireAccepted(await table.characters.create(at.guildId, ben, 'horde-rogue', null))
    const whose = { guildId: at.guildId, personId: ben.id }
    const imported = requireAccepted(await table.characters.importDeck(whose, null, listWith(byHand)))
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

  const gameOf = async ({ raid }: Party): Promise<Game> =>
    parseGame((await readRaid(database.store().db, raid.id))?.state)

  /** Answers until Ben has played such a card, which then has resolved. */
  async function played(party: Party): Promise<Card> {
    let done: Card | undefined
    for (let answers = 0; answers < 400; answers++) {
      const { who, decision } = await askedDecision(party)
      const game = await gameOf(party)
      if (done && game.chain.length === 0 && decision.kind === 'priority') return done
      const options = who === party.people[1] && !done ? decision.options : []
      const [play] = options.flatMap((one) => {
        const found =
          one.kind === 'play' ? party.raid.cards.get(game.objects[one.object]?.card ?? '') : undefined
        return found?.byHand ? [{ id: one.id, card: found }] : []
      })
      const place = options.find(({ kind }) => kind === 'place')
      done ??= play?.card
      const picks = play ? [play.id] : place ? [place.id] : defaultPicks(decision)
      requireAccepted(await party.table.answer(party.raid.id, who, [{ decision: decision.id, picks }]))
    }
    throw new Error('Ben never played a card by hand')
  }

  it(
    'is played with its facts; one press agrees with what it does, and undo takes that back',
    PATIENCE,
    async () => {
      const party = await underWay()
      const [anna, ben, cleo] = party.people
      const { name } = await played(party)
      const hero = async () => {
        const { players, objects } = await gameOf(party)
        return objects[players[0]?.hero ?? 0]
      }
      const object = (await gameOf(party)).players[0]?.hero ?? 0
      const before = (await hero())?.play?.damage
      const { motion } = requireAccepted(
        await party.table.judge.rule({
          ...{ raidId: party.raid.id, by: { person: ben, roles: [] }, reason: userText(name) },
          ruling: { kind: 'damage', object, damage: 5 },
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
