/** Tests treasure packs on a database. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { drawTreasurePack, treasureSeed } from '../../campaign/treasure.ts'
import { allCards } from '../../cards/index.ts'
import { dungeonRewards } from '../../raids/dungeon/rewards.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import {
  announcementsOf,
  newId,
  newPerson,
  requireAccepted,
  TEST_GUILD_ID,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo, RaidStatus } from '../model/raid.ts'
import type { OpenedTreasurePack, SeveralMatchingPacks } from './contract.ts'

const PATIENCE = { timeout: 60_000 }

describeWithDatabase('treasure', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  /** Makes Anna's raid with these seats end with this status. */
  async function aRun(anna: Person, status: RaidStatus, decks: readonly string[] = ['horde-rogue']) {
    const at = { guildId: TEST_GUILD_ID, channelId: newId() }
    const { id } = requireAccepted(await table().create(at, anna, 'deadmines', 'novice'))
    for (const deck of decks) requireAccepted(await table().join(id, anna, deck))
    const raid = requireAccepted(await table().start(id, anna))
    await updateRaid(database.store().db, id, { status })
    return raid
  }

  const asked = (by: Person, code: string | null = null, characterId: string | null = null) => ({
    guildId: TEST_GUILD_ID,
    by,
    code,
    characterId,
  })

  const open = (by: Person, code: string | null = null, characterId: string | null = null) =>
    table().characters.openTreasure(asked(by, code, characterId))

  function opened(answer: Awaited<ReturnType<typeof open>>): OpenedTreasurePack {
    const result = requireAccepted<OpenedTreasurePack | SeveralMatchingPacks>(answer)
    if (result.kind !== 'opened') throw new Error('it offers several')
    return result
  }

  const found = async (raid: RaidInfo) =>
    (await announcementsOf(database.store(), { raid })).filter((one) => one.kind === 'treasure')

  const collection = async (characterId: string) =>
    (await database.store().db.cardGained.findMany({ where: { characterId } })).flatMap((row) =>
      Array.from({ length: row.copies }, () => row.cardId),
    )

  it(
    'of a won run goes into the collection, and a repeated draw gives the same cards',
    PATIENCE,
    async () => {
      const anna = newPerson('Anna')
      const raid = await aRun(anna, 'won')
      const { pack, cards, left, raid: title } = opened(await open(anna))
      expect([pack.code, title, cards.length, left]).toEqual([raid.code, 'The Deadmines', 10, []])
      const seed = treasureSeed(raid.id, pack.characterId)
      const again = drawTreasurePack(dungeonRewards.treasure, [...allCards.values()], seed).map(
        (card) => card.id,
      )
      expect(cards.map((one) => one.card)).toEqual(again)
      expect((await collection(pack.characterId)).sort()).toEqual([...again].sort())
      const deck = requireAccepted(
        await table().characters.deck({ guildId: TEST_GUILD_ID, personId: anna.id }, null),
      )
      expect(deck.spare.map((one) => one.card).sort()).toEqual([...again].sort())
      expect(await found(raid)).toEqual([])
      const tell = () => table().characters.announceTreasure(anna, TEST_GUILD_ID, pack.code, pack.characterId)
      await Promise.all([tell(), tell()])
      await tell()
      expect(await found(raid)).toEqual([
        {
          kind: 'treasure',
          found: { by: anna, character: "Anna's Frizlix", best: again[0], others: 9 },
        },
      ])
    },
  )

  it('is opened once, however many clicks come at once', PATIENCE, async () => {
    const anna = newPerson('Anna')
    const raid = await aRun(anna, 'won')
    const clicks = await Promise.all([1, 2, 3].map(() => open(anna, raid.code)))
    const refusals = clicks.filter((click) => 'rejected' in click)
    expect(refusals).toEqual(Array(2).fill({ rejected: expect.stringContaining('has been opened already') }))
    expect(await open(anna, raid.code)).toEqual(refusals[0])
    expect(await collection(raid.seats[0]?.characterId ?? '')).toHaveLength(10)
  })

  it('shows which cards are new to the collection', PATIENCE, async () => {
    const anna = newPerson('Anna')
    await aRun(anna, 'won')
    const first = opened(await open(anna))
    expect(first.cards.every((one) => one.isNew)).toBe(true)
    const had = new Set(first.cards.map((one) => one.card))
    for (let n = 0; n < 3; n++) {
      await aRun(anna, 'won')
      for (const { card, isNew } of opened(await open(anna)).cards) {
        expect(isNew).toBe(!had.has(card))
        had.add(card)
      }
    }
    expect(had.size).toBeLessThan(40)
  })

  it('of several runs is offered, and opened as requested', PATIENCE, async () => {
    const anna = newPerson('Anna')
    const first = await aRun(anna, 'won')
    const second = await aRun(anna, 'won', ['horde-rogue', 'horde-rogue', 'horde-warrior'])
    const offer = requireAccepted(await open(anna))
    const [rogue, warrior] = ['Frizlix', 'Gurzak'].map((name) => `Anna's ${name}`)
    const packs = [
      { code: first.code, character: rogue },
      { code: second.code, character: rogue },
      { code: second.code, character: warrior },
    ]
    expect(offer).toMatchObject({ kind: 'several', packs })
    expect(await table().characters.treasure({ guildId: TEST_GUILD_ID, personId: anna.id })).toMatchObject(
      packs,
    )
    expect(requireAccepted(await open(anna, second.code))).toMatchObject({
      kind: 'several',
      packs: packs.slice(1),
    })
    const { pack, left } = opened(await open(anna, second.code, second.seats[2]?.characterId))
    expect([pack.character, left.length]).toEqual([warrior, 2])
    expect(opened(await open(anna, second.code)).pack.character).toBe(rogue)
    expect(opened(await open(anna)).pack.code).toBe(first.code)
  })

  it('is refused with a reason where there is none', PATIENCE, async () => {
    const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
    expect(await open(anna)).toMatchObject({ rejected: expect.stringContaining('no character here yet') })
    const refusals = [
      [await aRun(anna, 'playing'), 'is not over'],
      [await aRun(anna, 'lost'), 'was not won'],
      [await aRun(anna, 'drawn'), 'was not won'],
      [await aRun(anna, 'abandoned'), 'was not won'],
      [await aRun(ben, 'won'), 'had no seat'],
    ] as const
    for (const [{ code }, why] of refusals)
      expect(await open(anna, code)).toMatchObject({ rejected: expect.stringContaining(why) })
    expect(await open(anna, 'NONSNS')).toMatchObject({ rejected: expect.stringContaining('no such raid') })
    const elsewhere = { ...asked(ben, refusals[4][0].code), guildId: newId() }
    expect(await table().characters.openTreasure(elsewhere)).toMatchObject({
      rejected: expect.stringContaining('no such raid here'),
    })
    expect(await open(anna)).toMatchObject({
      rejected: expect.stringMatching(/no treasure pack.*win a raid/),
    })
    expect(await collection(refusals[0][0].seats[0]?.characterId ?? '')).toEqual([])
  })

  it('waits until a retired character comes back', PATIENCE, async () => {
    const anna = newPerson('Anna')
    const whose = { guildId: TEST_GUILD_ID, personId: anna.id }
    const { code } = await aRun(anna, 'won')
    requireAccepted(await table().characters.retire(whose, "Anna's Frizlix"))
    expect(await open(anna, code)).toMatchObject({
      rejected: expect.stringContaining("Anna's Frizlix has retired"),
    })
    expect(await table().characters.treasure(whose)).toEqual([])
    requireAccepted(await table().characters.use(whose, "Anna's Frizlix"))
    expect(opened(await open(anna)).cards).toHaveLength(10)
  })

  it('is marked as owned where a level allows cards', PATIENCE, async () => {
    const anna = newPerson('Anna')
    await aRun(anna, 'won')
    const { pack, cards } = opened(await open(anna))
    await database.store().db.character.update({ where: { id: pack.characterId }, data: { xp: 10 } })
    const level = requireAccepted(
      await table().characters.level({ guildId: TEST_GUILD_ID, personId: anna.id }),
    )
    expect(Object.keys(level.spare).sort()).toEqual(cards.map((one) => one.card).sort())
  })
})
