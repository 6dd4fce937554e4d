import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { allCards } from '../../cards/index.ts'
import { cardTextLinesWithMarkup } from '../../cards/text.ts'
import { titleOfRaid } from '../../raids/index.ts'
import { compressJson } from '../../store/database/compress.ts'
import { savePinnedCards } from '../../store/raids/cards.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import {
  announcementsOf,
  createStartedRaid,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../../table/fixture.ts'
import { evictRaid } from '../../table/raids-in-memory/raid-cache.ts'
import { parseGame, withSchemaVersion } from '../../table/stored/parse-stored.ts'
import { boardEmbed } from '../board/embed.ts'
import { newsPost } from '../delivery/news.ts'
import { handContentsOf } from '../hand/hand.ts'
import { handPost } from '../hand/post.ts'
import { boardPictureContents } from '../pictures/board-contents/contents.ts'
import { handPictureContents } from '../pictures/card-face/contents.ts'
import { raidStartedPost } from '../raid/lobby.ts'
import { raidSummaryEmbed } from '../raid-end/summary.ts'
import { raidLogPost } from '../raid-log/log.ts'
import { answerPanel } from '../raid-questions/panel.ts'
import { replayPost } from '../records/replay.ts'
import { seatNames } from './names.ts'

/** Card names that occur in no card's text. */
const texts = [...allCards.values()].map((card) => cardTextLinesWithMarkup(card).join('\n')).join('\n')
const own = [...allCards.values()]
  .map(({ name }) => name)
  .filter((name) => name.length > 5 && !texts.includes(name) && name !== titleOfRaid('deadmines'))

describeOnEachDatabase('a raid whose cards were called otherwise when it began', (database) => {
  /** Returns a raid in which the name of each card is its id. */
  async function renamed(): Promise<TestParty> {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { db, transaction } = database.store()
    const game = parseGame((await findRaidWithGame(db, party.raid.id))?.state)
    const old = [...allCards.values()].map((card) => ({ ...card, name: `Card ${card.id}` }))
    const cardHash = await transaction((tx) =>
      savePinnedCards(tx, withSchemaVersion({ cards: old, treasure: [] })),
    )
    const cards = `renamed-${database.kind}`
    const state = compressJson({ ...game, cards })
    await db.$executeRaw`
      UPDATE "Input" SET payload = jsonb_set(payload, '{setup,cards}', to_jsonb(${cards}::text))
      WHERE "raidId" = ${party.raid.id}::uuid AND seq = 1`
    await db.raid.update({ where: { id: party.raid.id }, data: { state, cardHash } })
    evictRaid(party.raid.id)
    return party
  }

  /** Everything that is shown of the raid, as one text. */
  async function shown({ table, raid: { id }, people }: TestParty): Promise<string> {
    const looks = await Promise.all(
      people.map(async (person) => ({ ...(await table.look(id, person)), person })),
    )
    const posts = looks.flatMap((look) => {
      if (!look.view) return []
      const names = seatNames(look.raid)
      const hand = handContentsOf(look, names)
      return [
        boardEmbed(look.raid, look.view),
        boardPictureContents(look.raid, look.view, 'dark'),
        answerPanel({ ...look, names, shown: {} }),
        handPost([{ ...look, names, shown: {} }], 'words'),
        hand && handPictureContents(hand, 'dark', 'phone'),
        raidStartedPost(look.raid),
      ]
    })
    const raid = looks[0]?.raid
    if (!raid) throw new Error('nobody looks')
    const news = (await announcementsOf(database.store(), { raid })).flatMap((one) =>
      one.kind === 'news' ? (newsPost(raid, [one]) ?? []) : [],
    )
    const log = await raidLogPost({ table }, raid, { page: 1, part: 0 })
    return JSON.stringify([posts, news, log])
  }

  it('is shown with its own names', { timeout: 60_000 }, async () => {
    const party = await renamed()
    for (let i = 0; i < 6; i++) {
      await playOnWithComputerPlayer(party, heuristicPlayer, 10)
      const told = await shown(party)
      expect(told).toContain('Card DDD-')
      expect(own.filter((name) => told.includes(JSON.stringify(name).slice(1, -1)))).toEqual([])
    }
  })

  it('is shown with its own names when it is over', { timeout: 60_000 }, async () => {
    const party = await renamed()
    await playOnWithComputerPlayer(party, heuristicPlayer)
    const raid = await party.table.find({ raidId: party.raid.id })
    if (!raid) throw new Error('it is gone')
    const summary = requireAccepted(await party.table.records.summary(raid.id))
    const replay = requireAccepted(await party.table.records.replay(raid.guildId, raid.code, 3))
    const told = JSON.stringify([raidSummaryEmbed(raid, summary), replayPost(replay, 0)])
    expect(told).toContain('Card ')
    expect(own.filter((name) => told.includes(JSON.stringify(name).slice(1, -1)))).toEqual([])
  })
})
