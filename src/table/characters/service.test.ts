/** Tests what people do with their characters between raids, on a database. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { addCopies, subtractCopies } from '../../campaign/copies.ts'
import { cardWithId, starterDecks } from '../../cards/index.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import { userText } from '../../texts/user-text.ts'
import { newId, newPerson, requireAccepted, TEST_GUILD_ID, tableWithFixedSeed } from '../fixture.ts'
import { parseLogEntry } from '../stored/parse-stored.ts'
import { collectionOutsideDeck } from './character-with-deck.ts'
import { storeDeckRule } from './deck-rule.ts'

const PATIENCE = { timeout: 60_000 }
const OPEN = [
  { level: 10, begun: false },
  { level: 20, begun: false },
]

describeWithDatabase('a character', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  /** Returns a person with a Rogue that has this many XP. */
  async function aRogue(xp = 0) {
    const who = newPerson('Anna')
    const made = requireAccepted(await table().characters.create(TEST_GUILD_ID, who, 'horde-rogue', null))
    await database.store().db.character.update({ where: { id: made.id }, data: { xp } })
    return { who, whose: { guildId: TEST_GUILD_ID, personId: who.id }, id: made.id }
  }

  async function startedWith(who: ReturnType<typeof newPerson>) {
    const raid = requireAccepted(
      await table().create({ guildId: TEST_GUILD_ID, channelId: newId() }, who, 'deadmines', 'novice'),
    )
    requireAccepted(await table().joinAs(raid.id, who, null))
    return requireAccepted(await table().start(raid.id, who))
  }

  async function setupSeat(raidId: string) {
    const [first] = await findInputs(database.store().db, raidId)
    const input = parseLogEntry(first?.payload)
    const [seat] = input.kind === 'start' ? input.setup.seats : []
    if (!seat) throw new Error('nobody sits there')
    return seat
  }

  it('of level 85 raids with a hand of eight and ten more health', PATIENCE, async () => {
    const { who } = await aRogue(85)
    const raid = await startedWith(who)
    const { view } = await table().look(raid.id, who)
    const [seat] = view?.seats ?? []
    expect([seat?.hand.count, seat?.hero?.health]).toEqual([8, (cardWithId('CD2-R1').health ?? 0) + 10])
    expect(await setupSeat(raid.id)).toMatchObject({ handSize: 8, bonusHealth: 10 })
  })

  it('is found by the beginning of its name only if no other name begins with it', PATIENCE, async () => {
    const { whose, id } = await aRogue()
    const who = { id: whose.personId, name: userText('Anna') }
    requireAccepted(await table().characters.rename(whose, id, userText('Valeera')))
    const other = requireAccepted(
      await table().characters.create(TEST_GUILD_ID, who, 'horde-mage', userText('Valdis')),
    )
    expect(await table().characters.retire(whose, 'val')).toEqual({
      rejected: expect.stringMatching(/^“val” could mean several.*“Val(eera|dis)”, “Val/),
    })
    const all = requireAccepted(await table().characters.characters(whose))
    expect(all.filter(({ retired }) => retired)).toEqual([])
    expect(requireAccepted(await table().characters.retire(whose, 'vald')).id).toBe(other.id)
  })

  it('brings its other owned cards if its deck asks for the collection', PATIENCE, async () => {
    const { who, id } = await aRogue(0)
    expect(await setupSeat((await startedWith(who)).id)).not.toHaveProperty('collection')
    const { db } = database.store()
    const deck = starterDecks.find(({ key }) => key === 'horde-rogue')?.copies ?? {}
    const [[left = '', copies = 0] = []] = Object.entries(deck)
    await db.cardGained.create({ data: { characterId: id, source: 'test', cardId: 'BTT-1', copies: 1 } })
    const character = await db.character.findUniqueOrThrow({ where: { id } })
    const withIllidan = addCopies(subtractCopies(deck, { [left]: copies }), { 'BTT-1': 1 })
    expect(await collectionOutsideDeck(db, character, withIllidan)).toEqual(Array(copies).fill(left))
    expect(await collectionOutsideDeck(db, character, deck)).toEqual([])
  })

  it(
    'brings the cards that its owner has named, where decks are built from every card (800.2b)',
    PATIENCE,
    async () => {
      const { whose, id } = await aRogue(0)
      const { db } = database.store()
      const { characters } = table()
      const deck = starterDecks.find(({ key }) => key === 'horde-rogue')?.copies ?? {}
      const main = Object.entries(deck).map(([one, n]) => `${n} ${cardWithId(one).name} [${one}]`)
      const importing = (...more: string[]) =>
        characters.importDeck(whose, null, [...main, ...more].join('\n'))
      const brought = async () => {
        const character = await db.character.findUniqueOrThrow({ where: { id } })
        return (await collectionOutsideDeck(db, character, addCopies(deck, { 'BTT-1': 1 }))).sort()
      }
      await storeDeckRule(db, TEST_GUILD_ID, 'constructed')
      try {
        const named = requireAccepted(
          await importing('', 'Collection', '2 Sister of Pain', '1 Illidari Archon'),
        )
        expect([named.isCollectionChanged, named.named.map((one) => one.card).sort()]).toEqual([
          true,
          ['BTR-36', 'BTR-40'],
        ])
        expect(await brought()).toEqual(['BTR-36', 'BTR-40', 'BTR-40'])
        expect(requireAccepted(await importing())).toMatchObject({
          isCollectionChanged: false,
          named: named.named,
        })
        for (const [line, why] of [
          ['101 Sister of Pain', '101'],
          ['1 Sister of Nowhere', 'Sister of Nowhere'],
        ] as const)
          expect(await importing('Collection:', line)).toMatchObject({
            rejected: expect.stringContaining(why),
          })
        requireAccepted(await importing('Collection:'))
        expect([await brought(), requireAccepted(await characters.deck(whose, null)).named]).toEqual([[], []])
        requireAccepted(await importing('Collection', '1 Sister of Pain'))
      } finally {
        await storeDeckRule(db, TEST_GUILD_ID, 'collection')
      }
      expect([await brought(), requireAccepted(await characters.deck(whose, null)).named]).toEqual([[], []])
    },
  )

  it('raids with compiled cards of any set, where decks are built from every card', PATIENCE, async () => {
    const { who, whose } = await aRogue()
    const { db } = database.store()
    const { characters } = table()
    const list = ['4 Krol Blade', "4 Teebu's Blazing Longsword", '52 Nobody']
    await storeDeckRule(db, TEST_GUILD_ID, 'constructed')
    try {
      expect(await characters.importDeck(whose, null, list.join('\n'))).toEqual({
        rejected: expect.stringContaining('Nobody'),
      })
      const starter = starterDecks.find(({ key }) => key === 'horde-rogue')?.copies ?? {}
      const kept = Object.entries(starter)
        .slice(2)
        .map(([id, n]) => `${n} ${cardWithId(id).name} [${id}]`)
      const imported = requireAccepted(
        await characters.importDeck(whose, null, [...list.slice(0, 1), ...kept].join('\n')),
      )
      expect(imported.cards).toContainEqual({ card: 'HoA-331', copies: 4 })
      const building = requireAccepted(await characters.building(whose, null))
      expect(building.mayComeIn.length).toBeGreaterThan(500)
      expect(building.mayComeIn.map((one) => one.card)).not.toContain('HoA-331')
    } finally {
      await storeDeckRule(db, TEST_GUILD_ID, 'collection')
    }
    const { id } = await startedWith(who)
    expect((await setupSeat(id)).deck.filter((one) => one === 'HoA-331')).toHaveLength(4)
    const raid = await table().find({ raidId: id })
    expect(raid?.cards.get('HoA-331')).toMatchObject({ name: 'Krol Blade' })
    expect([...(raid?.cards.values() ?? [])].length).toBeLessThan(120)
  })

  it('continues with the deck that the raid began with', PATIENCE, async () => {
    const { who, whose } = await aRogue(10)
    const raid = await startedWith(who)
    const { level, mayComeIn } = requireAccepted(await table().characters.level(whose))
    const choice = { cardsIn: mayComeIn.slice(0, 1), cardsOut: [] }
    requireAccepted(await table().characters.chooseForLevel(whose, level ?? 0, choice))
    const done = requireAccepted(await table().characters.confirmLevel(whose, 10))
    expect([done.character.deckSize, (await setupSeat(raid.id)).deck.length]).toEqual([62, 60])
    expect((await setupSeat((await startedWith(who)).id)).deck).toHaveLength(62)
  })

  it('doesn’t begin a raid with a deck that has become illegal', PATIENCE, async () => {
    const { who, id } = await aRogue()
    const { db } = database.store()
    await db.character.update({ where: { id }, data: { deck: { 'CD2-R2': 4, 'CD2-GONE': 1 } } })
    const raid = requireAccepted(
      await table().create({ guildId: TEST_GUILD_ID, channelId: newId() }, who, 'deadmines', 'novice'),
    )
    requireAccepted(await table().joinAs(raid.id, who, null))
    expect(await table().start(raid.id, who)).toMatchObject({
      rejected: expect.stringMatching(/Anna's Frizlix.*\n.*no card CD2-GONE any more.*\n.*needs at least 60/),
    })
  })

  it('uses a level once, however many clicks come at once', PATIENCE, async () => {
    const { whose, id } = await aRogue(10)
    const { mayComeIn } = requireAccepted(await table().characters.level(whose))
    requireAccepted(
      await table().characters.chooseForLevel(whose, 10, { cardsIn: mayComeIn.slice(0, 1), cardsOut: [] }),
    )
    const clicks = await Promise.all([1, 2, 3].map(() => table().characters.confirmLevel(whose, 10)))
    expect(clicks.filter((click) => 'rejected' in click)).toHaveLength(2)
    const { db } = database.store()
    expect(await db.levelTaken.count({ where: { characterId: id } })).toBe(1)
    const { cards } = requireAccepted(await table().characters.deck(whose, null))
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(62)
  })

  it('can use the rest of a level in any later raid, and takes parts back one by one', PATIENCE, async () => {
    const { who, whose } = await aRogue(24)
    const use = async (level: number) => {
      requireAccepted(await table().characters.chooseForLevel(whose, level, 'startOver'))
      const { mayComeIn } = requireAccepted(await table().characters.level(whose))
      const choice = { cardsIn: mayComeIn.slice(0, 1), cardsOut: [] }
      requireAccepted(await table().characters.chooseForLevel(whose, level, choice))
      return requireAccepted(await table().characters.confirmLevel(whose, level))
    }
    const [ten, twenty] = [
      { level: 10, begun: true },
      { level: 20, begun: false },
    ]
    const first = await use(10)
    expect([first.left.length, first.character.openLevels]).toEqual([1, [ten, twenty]])
    await startedWith(who)
    const now = requireAccepted(await table().characters.level(whose))
    expect([now.level, now.undoable]).toEqual([20, null])
    const second = await use(10)
    expect([second.left, second.character.openLevels]).toEqual([[], [twenty]])
    const undone = requireAccepted(await table().characters.undoLevel(whose))
    expect([undone.level, undone.character.openLevels]).toEqual([10, [ten, twenty]])
    expect(undone.character.deckSize).toBe(62)
    expect(await table().characters.undoLevel(whose)).toHaveProperty('rejected')
  })

  it('takes the last level back only until the next raid begins', PATIENCE, async () => {
    const { who, whose } = await aRogue(35)
    for (const level of [10, 20]) {
      const { mayComeIn } = requireAccepted(await table().characters.level(whose))
      const choice = { cardsIn: mayComeIn.slice(0, 1), cardsOut: [] }
      requireAccepted(await table().characters.chooseForLevel(whose, level, choice))
      requireAccepted(await table().characters.confirmLevel(whose, level))
    }
    const undone = requireAccepted(await table().characters.undoLevel(whose))
    expect([undone.level, undone.character.openLevels]).toEqual([
      20,
      [
        { level: 10, begun: true },
        { level: 20, begun: false },
        { level: 30, begun: false },
      ],
    ])
    await startedWith(who)
    expect(requireAccepted(await table().characters.level(whose)).undoable).toBeNull()
    expect(await table().characters.undoLevel(whose)).toMatchObject({
      rejected: expect.stringMatching(/no level that you can take back/),
    })
  })

  it('keeps the choices for a level, and an unused level', PATIENCE, async () => {
    const { whose } = await aRogue(24)
    const { mayComeIn } = requireAccepted(await table().characters.level(whose))
    requireAccepted(
      await table().characters.chooseForLevel(whose, 10, { cardsIn: mayComeIn.slice(0, 1), cardsOut: [] }),
    )
    const later = requireAccepted(await tableWithFixedSeed(database.store()).characters.level(whose))
    expect([later.cardsIn, later.character.openLevels]).toEqual([[{ card: mayComeIn[0], copies: 2 }], OPEN])
    const [sheet] = await table().sheets(TEST_GUILD_ID, whose.personId)
    expect(sheet).toMatchObject({ openLevels: OPEN, cards: { deck: 60, collection: 60 } })
  })

  it('can’t take back a level whose cards the deck has lost', PATIENCE, async () => {
    const { whose } = await aRogue(10)
    const { mayComeIn } = requireAccepted(await table().characters.level(whose))
    const cardId = mayComeIn.find((id) => starterDecks[0]?.copies[id] === undefined) ?? ''
    requireAccepted(await table().characters.chooseForLevel(whose, 10, { cardsIn: [cardId], cardsOut: [] }))
    requireAccepted(await table().characters.confirmLevel(whose, 10))
    const out = { cardIn: null, cardOut: cardId, copies: 2 }
    requireAccepted(await table().characters.editDeck(whose, null, out))
    expect(await table().characters.undoLevel(whose)).toMatchObject({
      rejected: expect.stringMatching(/has changed since then\. First put .* back/),
    })
    requireAccepted(await table().characters.editDeck(whose, null, { ...out, cardIn: cardId, cardOut: null }))
    expect(requireAccepted(await table().characters.undoLevel(whose)).character.deckSize).toBe(60)
  })
})
