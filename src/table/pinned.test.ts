import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { allCards } from '../cards/index.ts'
import { pinCards } from '../store/cards.ts'
import { pack } from '../store/compress.ts'
import { readRaid } from '../store/raids.ts'
import { texts } from '../texts/texts.ts'
import { accepted, answerNow, aRaidOn, asked, type Party, sameTable } from './fixture.ts'
import { gameFrom } from './stored/reading.ts'

describeOnEachDatabase('a raid that was begun with other card data', (database) => {
  /** As if an earlier version of the bot had begun it. */
  async function beganWith(party: Party, hash: string, cards: unknown): Promise<void> {
    const { db, transaction } = database.store()
    const game = gameFrom((await readRaid(db, party.raid.id))?.state)
    const cardHash = cards === null ? null : await transaction((tx) => pinCards(tx, cards))
    const state = pack({ ...game, cards: hash })
    await db.raid.update({ where: { id: party.raid.id }, data: { state, cardHash } })
  }

  it('goes on with them', async () => {
    const party = await aRaidOn(sameTable(database.store()))
    const old = [...allCards.values()].map((card) => ({ ...card, name: `Old ${card.name}` }))
    await beganWith(party, `earlier-${database.kind}`, old)
    accepted(await answerNow(party, ['keep']))
    const { view } = await asked(party)
    expect(view.seats.map((seat) => seat.hero?.name)).toEqual([
      'Old Frizlix of Kezan',
      'Old Gurzak of Orgrimmar',
      'Old Frizlix of Kezan',
      'Old "Captain" Cookie',
    ])
  })

  it('is not played with the wrong ones', async () => {
    const party = await aRaidOn(sameTable(database.store()))
    await beganWith(party, `lost-${database.kind}`, null)
    const answering = await party.table.answer(party.raid.id, party.people[0], [{ picks: ['keep'] }])
    expect(answering).toEqual({ rejected: texts.stored.broken })
  })
})
