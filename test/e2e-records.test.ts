/** Records of finished raids, typed and clicked through discord.js and the local stand-in. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { allCards } from '../src/cards/index.ts'
import { cardTextLines as cardText } from '../src/cards/text.ts'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundClient,
  resultingMessage,
  type SlashOptionValues,
} from '../src/playground/client.ts'
import type { Store } from '../src/store/database/open.ts'
import { ensureGuild, ensurePlayer } from '../src/store/people/people.ts'
import { playOnWithComputerPlayer } from '../src/table/fixture.ts'
import { createPastRaid, type TestRaider } from '../src/table/records/fixture.ts'
import { markLeaderboardChanged } from '../src/table/records/leaderboard-changes.ts'
import { createTable } from '../src/table/table.ts'
import { runAfterTransactionCallbacks } from '../src/table/transactions/after-transaction.ts'
import { KINDS_OF_RUN } from './databases.ts'
import { Evening } from './support/evening.ts'
import { textOf } from './support/witness.ts'

const PATIENCE = { timeout: 120_000 }
/** Every run plays the same cards. */
const SEED = '00000000000000000000000000000007'
const NAMES = ['Anna', 'Ben', 'Cleo'] as const

describe.each(KINDS_OF_RUN)('records of finished raids, on %s', (kind) => {
  let evening: Evening
  let store: Store
  let discord: PlaygroundClient
  let guildId: string
  /** The code of the played raid. */
  let code: string

  beforeAll(async () => {
    evening = await Evening.open({ kind, newSeed: () => SEED })
    ;({ discord, store } = evening)
    guildId = (await discord.as('Anna').state()).guild.id
  }, PATIENCE.timeout)

  afterAll(async () => {
    await evening.close()
  }, PATIENCE.timeout)

  const told = (name: string, command: string, options: SlashOptionValues = {}) =>
    evening.privateAnswer(name, command, options)

  const said = async (name: string, command: string, options: SlashOptionValues = {}): Promise<string> =>
    textOf(await told(name, command, options))

  /** The text of all pages of a list, whose first page is open. */
  async function pagesFrom(
    reader: ReturnType<PlaygroundClient['as']>,
    first: ReturnType<typeof resultingMessage>,
  ): Promise<string> {
    const pages = [textOf(first)]
    const [, count = '1'] = /Page 1 of (\d+)/.exec(pages[0] ?? '') ?? []
    while (pages.length < Number(count))
      pages.push(textOf(resultingMessage(await reader.click(first.id, 'Next ›'))))
    return pages.join('\n')
  }

  const allPages = async (name: string, command: string, options: SlashOptionValues = {}): Promise<string> =>
    pagesFrom(discord.as(name), await told(name, command, options))

  /** A person's character, by its name. */
  async function raider(name: string): Promise<TestRaider> {
    const { id, playerId } = await store.db.character.findFirstOrThrow({ where: { name, guildId } })
    return { id, personId: playerId, name }
  }

  test(
    'before the first raid the records are empty, and a raid that is left is in them',
    PATIENCE,
    async () => {
      expect(await said('Dora', 'achievements')).toContain('You have no character here yet')
      expect(await said('Dora', 'history')).toContain('You have no character here yet')
      expect(await said('Dora', 'history', { player: 'Ben' })).toContain('Ben has no character here yet')
      expect(await said('Dora', 'leaderboard')).toContain('Nobody yet. Be the first!')
      expect(await said('Dora', 'achievements', { whose: 'guild' })).toContain('earned **0 of 22**')
      const left = await allPages('Dora', 'achievements', { whose: 'left' })
      expect(left).toContain('You don’t have **22 of 22** Achievements yet')
      for (const card of allCards.values()) {
        if (card.type !== 'achievement') continue
        const howTo = cardText(card).filter((line) => !line.startsWith('Worth'))
        expect(left).toContain(
          `▫ **${card.name}** (${card.xp === undefined ? 'our own, no XP' : `${card.xp} XP`})\n${howTo.join(' ')}`,
        )
      }
    },
  )

  test('three raid, play for a while and give up', PATIENCE, async () => {
    const lobby = resultingMessage(
      await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
    )
    for (const [at, name] of NAMES.entries())
      await discord.as(name).select(lobby.id, [at === 1 ? 'horde-warrior' : 'horde-rogue'])
    const made = await store.db.raid.findFirstOrThrow({ where: { guildId } })
    code = made.code
    expect(await said('Anna', 'history', { replay: code })).toContain(`The raid ${code} has not begun yet.`)
    await discord.as('Anna').click(lobby.id, 'Start')
    expect(await said('Anna', 'history', { replay: code })).toContain(
      `The raid ${code} is still being played.`,
    )
    expect(await said('Anna', 'history', { raid: code })).toContain('is still being played')
    const thread = await evening.threadOn(lobby)
    const inThread = discord.as('Anna').in(thread)
    const goals = await pagesFrom(inThread, resultingMessage(await inThread.slash('achievements')))
    expect(goals).toContain(`Goals of The Deadmines · ${code}`)
    expect(goals).toMatch(/▫ \*\*Pile High Club\*\* \(3 XP\) · \*\*\d of 20\*\*\n.*20 or more cards/)
    expect(goals).toMatch(/▫ \*\*Hell Hath No Fury\*\* \(3 XP\)\n/) // a goal without a number
    const table = createTable(store)
    const raid = await table.find({ code })
    const [anna, ben, cleo] = raid?.seats.map(({ person }) => person) ?? []
    if (!raid || !anna || !ben || !cleo) throw new Error('three should sit there')
    await playOnWithComputerPlayer({ table, raid, people: [anna, ben, cleo] }, heuristicPlayer, 45)
    for (const one of [anna, ben, cleo]) await table.concede(raid.id, one)
    // The connection to the stand-in has been idle for a long time, so it may be closed.
    await discord.until(() =>
      discord
        .as('Anna')
        .state()
        .catch(() => null),
    )
  })

  test('a history lists it, and opens the raid with the source of each XP', PATIENCE, async () => {
    const anna = discord.as('Anna')
    const history = await told('Anna', 'history')
    expect(textOf(history)).toMatch(/History of Anna's Frizlix.*1 raid \(Anna\)/s)
    expect(textOf(history)).toMatch(
      new RegExp(
        `☠ \\*\\*The Deadmines\\*\\*, <t:\\d+:d>, \`${code}\`, Novice: lost in \\d+ turns · \\*\\*\\+\\d+ XP`,
      ),
    )
    expect(textOf(history)).toContain("with Ben's Gurzak (Ben) and Cleo's Frizlix (Cleo)")
    const read = resultingMessage(await anna.select(history.id, [code]))
    expect(read.id).toBe(history.id)
    expect(textOf(read)).toMatch(/The Deadmines, Novice · .*Led by Anna.*Ben's Gurzak \(Ben\): \+/s)
    expect(textOf(read)).toContain('+5 First attempt at The Deadmines')
    expect(buttonLabels(read)).toEqual(['‹ Back to the history', 'Replay'])
    const back = resultingMessage(await anna.click(history.id, '‹ Back to the history'))
    expect(textOf(back)).toContain("History of Anna's Frizlix")
    await told('Anna', 'judge', {
      what: 'xp',
      who: 'Ben',
      number: -3,
      reason: 'too *much* <@1>',
      raid: code,
    })
    const corrected = await said('Dora', 'history', { raid: code.toLowerCase() })
    expect(corrected).toContain('−3 Correction by Anna: too \\*much\\* <\u200b@\u200b1>')
    expect(await said('Dora', 'history', { player: 'Ben' })).toContain("History of Ben's Gurzak")
    const found = await discord.as('Dora').autocomplete('history', { raid: 'dead' }, 'raid')
    expect(found.map((one) => one.value)).toEqual([code])
    expect(found[0]?.name).toMatch(/^\w{6} · The Deadmines, Novice · lost · \d{4}-\d\d-\d\d$/)
  })

  test('a replay steps through it, turn by turn', PATIENCE, async () => {
    const anna = discord.as('Anna')
    const opening = await told('Anna', 'history', { replay: code })
    expect(textOf(opening)).toMatch(/Before the first turn.*The decks are shuffled/s)
    const turn = resultingMessage(await anna.click(opening.id, 'Next ›'))
    expect(turn.id).toBe(opening.id)
    expect(textOf(turn)).toMatch(/Turn 1: Anna\n/)
    expect(turn.attachments[0]?.description).toMatch(/Turn 1/)
    const end = resultingMessage(await anna.click(opening.id, 'Last »'))
    expect(textOf(end)).toMatch(/\nTurn \d+: /)
    expect(textOf(resultingMessage(await anna.click(opening.id, '‹ Back')))).toMatch(/Turn \d+: .*\n/)
    expect(textOf(end)).toContain('hands stay hidden')
    const jumped = resultingMessage(await anna.select(opening.id, ['2']))
    expect(textOf(jumped)).toMatch(/\nTurn 2: /)
    expect(textOf(resultingMessage(await anna.click(opening.id, '« First')))).toContain('shuffled')
    const earned = resultingMessage(await anna.click((await lastPage('Anna')).id, 'What it earned'))
    expect(textOf(earned)).toContain('+5 First attempt at The Deadmines')
    expect(await said('Anna', 'history', { replay: code, turn: 3 })).toMatch(/\nTurn 3: /)
    expect(await said('Anna', 'history', { replay: code, turn: 900 })).toMatch(
      /The raid had \d+ turns\. This is the last one\./,
    )
    const codes = await anna.autocomplete('history', { replay: code.slice(0, 3) }, 'replay')
    expect(codes.map((one) => one.value)).toEqual([code])
  })

  const lastPage = (name: string) => told(name, 'history', { replay: code, turn: 900 })

  test(
    'below its end there are buttons to its details and its replay, and to a level',
    PATIENCE,
    async () => {
      const { threadId } = await store.db.raid.findFirstOrThrow({ where: { code } })
      const dora = discord.as('Dora').in(threadId ?? '')
      const end = await discord.until(
        async () => (await dora.messages()).find((one) => buttonLabels(one).includes('Details')),
        60_000,
      )
      expect(textOf(end)).toContain('The Raiders have fallen.')
      const details = resultingMessage(await dora.click(end.id, 'Details'))
      expect(isEphemeral(details)).toBe(true)
      expect(textOf(details)).toContain('+5 First attempt at The Deadmines')
      expect(textOf(details)).toMatch(/Frizlix.*: \d+ dealt, \d+ taken/)
      expect(textOf(resultingMessage(await dora.click(details.id, 'Last board')))).toMatch(/\nTurn \d+: /)
      const again = resultingMessage(await dora.click(end.id, 'Details'))
      expect(textOf(resultingMessage(await dora.click(again.id, 'Replay')))).toContain(
        'Before the first turn',
      )
      const ben = discord.as('Ben').in(threadId ?? '')
      const level = resultingMessage(await ben.click(end.id, 'Use your level'))
      expect([isEphemeral(level), level.content]).toEqual([
        true,
        expect.stringMatching(/^Ben's Gurzak has no level to use\./),
      ])
      expect(resultingMessage(await dora.click(end.id, 'Use your level')).content).toBe(
        resultingMessage(await dora.slash('level')).content,
      )
    },
  )

  test('it can be shown to everybody, and each person turns their own pages', PATIENCE, async () => {
    const shown = resultingMessage(
      await discord.as('Anna').slash('history', { replay: code, turn: 1, everybody: true }),
    )
    expect(isEphemeral(shown)).toBe(false)
    const turned = resultingMessage(await discord.as('Dora').click(shown.id, 'Next ›'))
    expect([isEphemeral(turned), turned.id === shown.id]).toEqual([true, false])
    expect(textOf(turned)).toMatch(/\nTurn 2: /)
    const seen = (await discord.as('Ben').messages()).find(({ id }) => id === shown.id)
    expect(seen && textOf(seen)).toMatch(/\nTurn 1: /)
  })

  test('old buttons answer after a restart of the bot', PATIENCE, async () => {
    const page = await told('Anna', 'history', { replay: code, turn: 1 })
    const history = await told('Anna', 'history')
    await evening.stopBot()
    await evening.startBot()
    expect(textOf(resultingMessage(await discord.as('Anna').click(page.id, 'Next ›')))).toMatch(/\nTurn 2: /)
    expect(textOf(resultingMessage(await discord.as('Anna').select(history.id, [code])))).toContain(
      'Led by Anna',
    )
  })

  test('Achievements and leaderboards show who did what, and the rank of the viewer', PATIENCE, async () => {
    const [anna, ben] = [await raider("Anna's Frizlix"), await raider("Ben's Gurzak")]
    const won = await createPastRaid(store, guildId, [anna, ben], {
      earned: ['DDD-41'],
      turns: 11,
      xp: 7,
      day: 3,
    })
    await createPastRaid(store, guildId, [anna], {
      earned: ['DDD-41'],
      turns: 8,
      mode: 'heroic',
      xp: 6,
      day: 4,
    })
    const mine = await allPages('Anna', 'achievements')
    expect(mine).toContain('You have earned **1 of 22** Achievements.')
    expect(mine).toMatch(
      new RegExp(
        `★ \\*\\*Deadmine Sweeper\\*\\* \\(2 XP\\): <t:\\d+:d>, \`${won}\`, Novice, Anna's Frizlix · 2 times`,
      ),
    )
    expect(mine).toContain('▫ 5 left')
    expect(await said('Anna', 'achievements', { whose: 'left', dungeon: 'deadmines' })).not.toContain(
      'Sweeper',
    )
    const guild = await allPages('Dora', 'achievements', { whose: 'guild', dungeon: 'deadmines' })
    expect(guild).toContain("first Anna's Frizlix (Anna) and Ben's Gurzak (Ben), <t:")
    expect(guild).toContain('2 characters have it')
    expect(guild).toContain('▫ Pile High Club (3 XP): nobody yet')
    const xp = await said('Dora', 'leaderboard')
    expect(xp).toMatch(/`#1` \*\*Anna's Frizlix\*\* \(Anna\) · Horde Rogue, level \d+ · \*\*\d+ XP\*\*/)
    expect(xp).toContain('You are not on this list yet.')
    const wins = await said('Anna', 'leaderboard', { by: 'wins' })
    expect(wins).toMatch(
      /`#1` \*\*Anna's Frizlix\*\* \(Anna\) · \*\*2 wins\*\*: Novice 1, Heroic 1\n`#2` \*\*Ben's/,
    )
    expect(wins).not.toContain('not on this list')
    const fast = await said('Anna', 'leaderboard', { by: 'fastest', mode: 'novice' })
    expect(fast).toMatch(
      new RegExp(`#1\` \\*\\*11 turns\\*\\* · The Deadmines, 2 raiders · <t:\\d+:d>, \`${won}\`, Novice`),
    )
    expect(fast).toContain('all dungeons, Novice · 1 clear')
    await store.db.character.update({ where: { id: ben.id }, data: { active: false, retiredAt: new Date() } })
    changedBehindTheBot()
    const shown = resultingMessage(await discord.as('Dora').slash('leaderboard', { everybody: true }))
    expect(isEphemeral(shown)).toBe(false)
    expect(textOf(shown)).toContain("**Ben's Gurzak** (Ben) *retired*")
    expect(await said('Dora', 'history', { player: 'Ben' })).toContain("History of Ben's Gurzak")
  })

  /** Deletes cached results for rows that the test writes itself. The bot does so for rows that it writes. */
  function changedBehindTheBot(): void {
    for (const what of ['places', 'names'] as const) markLeaderboardChanged(store.db, guildId, what)
    runAfterTransactionCallbacks(store.db)
  }

  test('names hold no markup and ping nobody', PATIENCE, async () => {
    const pings = (await discord.pings()).length
    const cleo = await raider("Cleo's Frizlix")
    const name = '**Cleo** <@100000000000000001> @everyone [x](https://example.com)'
    await ensurePlayer(store.db, { id: cleo.personId, name }, guildId)
    await createPastRaid(store, guildId, [cleo], { earned: ['DDD-42'], turns: 5, xp: 90, day: 9 })
    changedBehindTheBot()
    const texts = [
      await said('Dora', 'leaderboard'),
      await said('Dora', 'leaderboard', { by: 'fastest' }),
      await allPages('Dora', 'achievements', { whose: 'guild' }),
      await said('Dora', 'history', { player: 'Cleo' }),
      await said('Dora', 'history', { raid: code }),
    ]
    for (const text of texts) {
      expect(text).toContain('\\*\\*Cleo\\*\\*')
      expect(text).not.toMatch(/<@\d|@everyone|[^\\]\[x\]/)
    }
    resultingMessage(await discord.as('Dora').slash('leaderboard', { everybody: true }))
    expect((await discord.pings()).length).toBe(pings)
    await ensurePlayer(store.db, { id: cleo.personId, name: 'Cleo' }, guildId)
  })

  test.each(['QQQQQQ', '  ', '<@1>', "'; DROP TABLE"])('%j is no raid here', PATIENCE, async (wrong) => {
    expect(await said('Anna', 'history', { replay: wrong })).toContain(
      'There is no raid with that code here.',
    )
    expect(await said('Anna', 'history', { raid: wrong })).toContain('There is no raid with that code here.')
  })

  test('a raid of another server is shown nowhere else', PATIENCE, async () => {
    const old = await told('Anna', 'history')
    const replay = await told('Anna', 'history', { replay: code })
    await ensureGuild(store.db, '42')
    await store.db.raid.update({ where: { code }, data: { guildId: '42' } })
    expect(await said('Anna', 'history', { replay: code })).toContain('no raid with that code here')
    expect(await said('Anna', 'history', { raid: code })).toContain('no raid with that code here')
    const picked = resultingMessage(await discord.as('Anna').select(old.id, [code]))
    expect([isEphemeral(picked), textOf(picked)]).toEqual([
      true,
      expect.stringContaining('no raid with that code'),
    ])
    const turned = resultingMessage(await discord.as('Anna').click(replay.id, 'Next ›'))
    expect(textOf(turned)).toContain('no raid with that code')
    expect(await discord.as('Anna').autocomplete('history', { replay: code }, 'replay')).toEqual([])
    await store.db.raid.update({ where: { code }, data: { guildId } })
  })

  test(
    '/help names them, and the bot sent no request that the stand-in does not know',
    PATIENCE,
    async () => {
      const { id } = await told('Anna', 'help')
      const help = textOf(resultingMessage(await discord.as('Anna').select(id, ['fame'])))
      for (const name of ['achievements', 'leaderboard', 'history', 'history replay:'])
        expect(help).toContain(`\`/${name}\``)
      expect(await discord.unknownRoutes()).toEqual([])
    },
  )
})
