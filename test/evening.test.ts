/** The sources of the evening's figures, and an evening that is played by clicks. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { freshnessOfShownBoard } from '../scripts/evening/board.ts'
import { missingFacts } from '../scripts/evening/facts.ts'
import { eveningFiguresOf, screensAfterLastAnswer } from '../scripts/evening/figures.ts'
import {
  type AnsweredQuestion,
  countsTowardsBotLimit,
  type JournalEntry,
  type JournalTurn,
} from '../scripts/evening/journal.ts'
import {
  countButtons,
  type MessageParts,
  messageLines,
  messagePictures,
} from '../scripts/evening/message-text.ts'
import { phoneHeightOf } from '../scripts/evening/phone.ts'
import { playEvening } from '../scripts/evening/run.ts'
import { ScreenshotAlbum } from '../scripts/evening/screenshot-album.ts'
import { screenshotStoredRaids } from '../scripts/evening/stored-raids.ts'
import { cardTextWithoutRequirements, textOfEffectAt } from '../src/cards/effect-text.ts'
import { allCards } from '../src/cards/index.ts'
import { boardEmbed } from '../src/discord/board/embed.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../src/discord/fixture.ts'
import { findCardInView, seatNames } from '../src/discord/message-parts/names.ts'
import { buttonRows, selectRow } from '../src/discord/message-parts/post.ts'
import { boardPictureContents } from '../src/discord/pictures/board-contents/contents.ts'
import { boardAltText } from '../src/discord/pictures/board-contents/words.ts'
import type { Decision, View } from '../src/engine/index.ts'

const SCREEN = 660

const asked = (turn: number, person: string, more: Partial<AnsweredQuestion> = {}): JournalEntry => ({
  kind: 'asked',
  question: {
    turn,
    person,
    kind: 'priority',
    isFree: true,
    continues: false,
    board: 'current',
    missing: [],
    coach: null,
    buttons: 0,
    text: 'What now?',
    picks: ['pass'],
    ...more,
  },
})
const posted = (id: string, mentions: string[] = [], height = SCREEN): JournalEntry => ({
  kind: 'posted',
  post: { id, mentions, height },
})
const changed = (id: string, mentions: string[] = [], height = SCREEN): JournalEntry => ({
  kind: 'changed',
  post: { id, mentions, height },
})
const ping = (person: string, id: string): JournalEntry => ({ kind: 'ping', person, id })
const pressed = (person: string, clicks = 1): JournalEntry => ({ kind: 'pressed', person, clicks })
const deleted = (id: string): JournalEntry => ({ kind: 'deleted', id })
const request = (isCounted: boolean): JournalEntry => ({ kind: 'request', isCounted })

/** The turns of two raiders and the lair, and the first raider again. */
const TURNS: JournalTurn[] = [
  { number: 1, seat: 0, isLairs: false },
  { number: 2, seat: 1, isLairs: false },
  { number: 3, seat: 2, isLairs: true },
  { number: 4, seat: 0, isLairs: false },
]

describe('figures', () => {
  test('the smallest letters of all hands are reported for each device', () => {
    const hand = (phone: number, desktop: number): JournalEntry => ({
      kind: 'hand',
      letters: { phone, desktop },
    })
    const { smallestHandLetters } = eveningFiguresOf(
      [asked(1, 'Anna'), hand(12, 9.312), hand(11.1, 14)],
      TURNS,
    )
    expect(smallestHandLetters).toEqual({ desktop: 9.31, phone: 11.1 })
    expect(eveningFiguresOf([asked(1, 'Anna')], TURNS).smallestHandLetters).toBeNull()
  })

  test('prompts are counted by turn, and a continued announcement is none', () => {
    const figures = eveningFiguresOf(
      [
        asked(0, 'Anna', { kind: 'mulligan', isFree: false }),
        asked(1, 'Anna'),
        asked(1, 'Anna', { kind: 'target', continues: true }),
        asked(1, 'Ben', { isFree: false }),
        asked(3, 'Ben', { kind: 'protect', isFree: false }),
        asked(3, 'Ben', { isFree: false, picks: ['play3'] }),
      ],
      TURNS,
    )
    expect(figures).toMatchObject({ turns: 4, raiderTurns: 3, dungeonTurns: 1, questions: 6, prompts: 5 })
    expect(figures.promptsPerRaiderTurn).toEqual({ median: 0, p90: 2 })
    expect(figures.promptsPerDungeonTurn).toEqual({ median: 2, p90: 2 })
    expect(figures).toMatchObject({ windows: 2, windowsShare: 0.4, windowsPassedShare: 0.2 })
  })

  test('pings are counted by turn, and by person and finished round', () => {
    const figures = eveningFiguresOf(
      [
        ...[posted('a', ['Anna']), ping('Anna', 'a'), asked(1, 'Anna'), pressed('Anna')],
        ...[posted('b', ['Anna']), ping('Anna', 'b'), asked(1, 'Anna'), pressed('Anna')],
        ...[posted('c', ['Ben']), ping('Ben', 'c'), asked(2, 'Ben'), pressed('Ben')],
        ...[posted('d', ['Anna']), ping('Anna', 'd'), asked(4, 'Anna')],
      ],
      TURNS,
    )
    expect(figures.pings).toBe(4)
    expect(figures.pingsPerTurn).toEqual({ median: 1, p90: 2 })
    expect(figures.pingsPerPersonAndRound).toEqual({ median: 1, p90: 2 })
  })

  test.each([
    ['is deleted before its person does anything', [deleted('a'), pressed('Anna')], 1, 1],
    ['no longer names its person', [changed('a', ['Ben']), pressed('Anna')], 1, 1],
    ['is answered by another, and goes', [pressed('Ben'), deleted('a')], 1, 1],
    ['goes after its person has pressed something', [pressed('Anna'), deleted('a')], 0, 1],
    ['is changed and still names its person', [changed('a', ['Anna'])], 0, 0],
    ['stays', [pressed('Anna'), deleted('b')], 0, 0],
  ] as const)('a ping whose message %s', (_, after, ghostPings, pingsGone) => {
    const journal = [posted('a', ['Anna']), ping('Anna', 'a'), asked(1, 'Anna'), ...after]
    expect(eveningFiguresOf(journal, TURNS)).toMatchObject({ ghostPings, pingsGone })
  })

  test('messages that remain in the thread are measured at the end, in the turn in which they were posted', () => {
    const figures = eveningFiguresOf(
      [
        ...[posted('a'), posted('b'), asked(1, 'Anna'), pressed('Anna'), deleted('b')],
        ...[changed('a', [], 3 * SCREEN), posted('c'), asked(2, 'Ben')],
      ],
      TURNS.slice(0, 2),
    )
    expect(figures).toMatchObject({ postsLeft: 2, phoneScreens: 4 })
    expect(figures.postsLeftPerTurn).toEqual({ median: 1, p90: 1 })
    expect(figures.phoneScreensPerTurn).toEqual({ median: 1, p90: 3 })
  })

  test('the end is what is posted after the last press, in its final state', () => {
    const journal = [
      ...[posted('a'), asked(1, 'Anna'), pressed('Anna')],
      ...[posted('b'), deleted('b'), posted('c'), changed('a', [], 3 * SCREEN), changed('c', [], SCREEN / 2)],
    ]
    expect(screensAfterLastAnswer(journal)).toBe(0.5)
  })

  test('requests are counted by answer, clicks by turn', () => {
    const figures = eveningFiguresOf(
      [
        ...[asked(1, 'Anna'), pressed('Anna', 3), request(true), request(false), request(true)],
        ...[asked(2, 'Ben'), pressed('Ben', 1), pressed('Ben', 4), request(true)],
        { kind: 'answered' },
        { kind: 'answered' },
      ],
      TURNS.slice(0, 2),
    )
    expect(figures.requestsPerAnswer).toEqual({ counted: 1.5, all: 2 })
    expect(figures.clicksPerTurn).toEqual({ median: 3, p90: 5 })
  })

  test('a board that is stale or missing counts from the first turn on, a lack of facts always', () => {
    const figures = eveningFiguresOf(
      [
        asked(0, 'Anna', { board: 'none', missing: ['its name'], text: 'Keep?' }),
        asked(1, 'Anna', { board: 'stale' }),
        asked(1, 'Anna', { board: 'none' }),
        asked(1, 'Anna'),
      ],
      TURNS,
    )
    expect(figures).toMatchObject({ staleBoards: 2, questionsWithoutFacts: 1 })
    expect(figures.factsMissing).toEqual(['Keep? ✗ its name'])
  })
})

test('the most buttons on a question count, and selects are no buttons', () => {
  const choice = { value: 'o1', label: 'Cookie' }
  const rows = [
    ...buttonRows(['A', 'B', 'C', 'D', 'E', 'F'].map((label, n) => ({ id: `lk1:pick:A:1:o${n}`, label }))),
    selectRow({ id: 'lk1:choose:A:1:0', placeholder: 'Choose', options: [choice] }),
  ]
  const buttons = countButtons({ components: rows })
  expect(buttons).toBe(6)
  const journal = [asked(1, 'Anna', { buttons: 2 }), asked(1, 'Anna', { buttons }), asked(1, 'Anna')]
  expect(eveningFiguresOf(journal, TURNS).buttonsPerQuestion).toEqual({ most: 6 })
})

test('questions of a lesson without the coach count, and a raid has none', () => {
  const of = (...coaches: (boolean | null)[]) =>
    eveningFiguresOf(
      coaches.map((coach) => asked(1, 'Anna', { coach })),
      TURNS,
    ).questionsWithoutCoach
  expect([of(true, false, true), of(true), of(null, null)]).toEqual([1, 0, null])
})

test('Discord doesn’t count requests with an interaction’s token', () => {
  expect(
    ['/interactions/1/abc/callback', '/webhooks/2/abc/messages/@original', '/webhooks/2/abc'].map(
      countsTowardsBotLimit,
    ),
  ).toEqual([false, false, false])
  expect(
    ['/channels/1/messages', '/channels/1/messages/2', '/users/@me/channels'].map(countsTowardsBotLimit),
  ).toEqual([true, true, true])
})

const nothing: MessageParts = { content: '', embeds: [], attachments: [], components: [] }
const pictured = (words: string): object => ({
  image: { url: 'http://x/attachments/7/board.png', description: words, width: 1200, height: 2000 },
})

describe('a message', () => {
  const rows = (labels: string[]) =>
    buttonRows(labels.map((label, n) => ({ id: `lk1:pick:A:1:o${n}`, label })))

  test('is read line by line: text, fields, buttons, choices, pictures', () => {
    const options = [{ value: 'o1', label: 'Cookie', description: '41 health' }]
    const message = {
      ...nothing,
      content: 'One\nTwo',
      embeds: [{ title: 'Board', fields: [{ name: 'Anna', value: 'hand 3' }] }, pictured('A board. Turn 3.')],
      components: [...rows(['Pass']), selectRow({ id: 'lk1:choose:A:1:0', placeholder: 'Choose', options })],
    }
    expect(messageLines(message)).toEqual([
      'One',
      'Two',
      'Board',
      'Anna',
      'hand 3',
      'Pass',
      'Cookie · 41 health',
      'A board.',
      'Turn 3.',
    ])
    expect(messagePictures(message)).toEqual([
      { name: 'board.png', words: 'A board. Turn 3.', width: 1200, height: 2000 },
    ])
  })

  test('is as high as its lines, buttons and pictures', () => {
    const [empty, line] = [phoneHeightOf(nothing), phoneHeightOf({ ...nothing, content: 'One' })]
    expect(line - empty).toBe(22)
    expect(phoneHeightOf({ ...nothing, content: 'x'.repeat(37) }) - empty).toBe(44)
    expect(phoneHeightOf({ ...nothing, content: '**One** <@123456789012345678>\n-# two' }) - empty).toBe(41)
    expect(phoneHeightOf({ ...nothing, components: rows(['Yes', 'No']) }) - empty).toBe(44)
    expect(
      phoneHeightOf({ ...nothing, components: rows(['A long label', 'Another one', 'And a third']) }) - empty,
    ).toBe(88)
    expect(phoneHeightOf({ ...nothing, embeds: [pictured('')] }) - empty).toBe(358)
  })
})

describe('a question', () => {
  test('for a target lacks the facts that no line has together with the name', () => {
    const found: string[][] = []
    forEachQuestion({ seed: 1, seats: 3, policy: heuristicPlayer, most: 150 }, ({ own }) => {
      const { decision } = own
      const names = seatNames(fakeRaidInfo(1, 3))
      if (decision?.kind !== 'target' || found.length > 0) return
      const cards = decision.options.flatMap((option) =>
        'object' in option ? (findCardInView(own, option.object) ?? []) : [],
      )
      const facts = cards.map(
        (card) =>
          `${card.name} (${names.seat(card.controller)}) ${(card.health ?? 0) - card.damage}/${card.health} health`,
      )
      if (cards.some(({ health }) => health === null) || cards.length === 0) return
      const card = own.asking && allCards.get(own.asking.card)
      const text = card && own.asking ? textOfEffectAt(card, own.asking) : ''
      const missing = (lines: string[]) =>
        missingFacts({ view: own, decision, names, shown: {}, lines: [text, ...lines] })
      found.push(missing(facts), missing(facts.slice(1)), missing(cards.map(({ name }) => name)))
    })
    const [none, one, bare] = found
    expect(none).toEqual([])
    expect(one).toHaveLength(1)
    expect(one?.[0]).toMatch(/: (its name|whose it is|\d+ health left)$/)
    expect(bare?.some((what) => what.endsWith('health left'))).toBe(true)
  })

  test('of any kind that has facts lacks them if they are missing', () => {
    const lacking = new Map<string, string[]>()
    for (const seed of [1, 2, 3])
      forEachQuestion({ seed, seats: 3, policy: heuristicPlayer }, ({ own }) => {
        const { decision } = own
        const names = seatNames(fakeRaidInfo(seed, 3))
        if (!decision) return
        const missing = missingFacts({ view: own, decision, names, shown: {}, lines: [] })
        if (missing.length >= (lacking.get(decision.kind)?.length ?? 0)) lacking.set(decision.kind, missing)
      })
    for (const kind of ['mulligan', 'target', 'choose', 'protect', 'strike'])
      expect([kind, lacking.get(kind)?.length]).not.toEqual([kind, 0])
    expect(lacking.get('protect')?.length).toBeGreaterThanOrEqual(3)
  })

  /** The facts that a question with these lines lacks. */
  const lackingIn = (view: View, decision: Decision, lines: string[]): string[] =>
    missingFacts({ view, decision, names: seatNames(fakeRaidInfo(1, 3)), shown: {}, lines })

  test('for a target says what the card that asks will do', () => {
    let told = 0
    forEachQuestion({ seed: 1, seats: 3, policy: heuristicPlayer }, ({ own }) => {
      const { decision, asking } = own
      const card = asking && allCards.get(asking.card)
      if (decision?.kind !== 'target' || !card) return
      const text = textOfEffectAt(card, asking)
      const lacks = (line: string) =>
        lackingIn(own, decision, [line]).filter((what) => what.endsWith(`${card.name}: what it does`))
      expect(lacks(`${card.name}: choose a target.`)).toHaveLength(1)
      expect(lacks(text)).toEqual([])
      told += 1
    })
    expect(told).toBeGreaterThan(0)
  })

  test('whether to respond says what the topmost link does', () => {
    let told = 0
    forEachQuestion({ seed: 5, seats: 3, policy: heuristicPlayer, most: 700 }, ({ own }) => {
      const { decision, chain } = own
      const link = chain.at(-1)
      const card = allCards.get(link?.card ?? '')
      if (
        decision?.kind !== 'priority' ||
        !link ||
        !card ||
        link.kind === 'resource' ||
        link.kind === 'proposal'
      )
        return
      const text = link.kind === 'effect' ? textOfEffectAt(card, link) : cardTextWithoutRequirements(card)
      if (text === '') return
      expect(lackingIn(own, decision, [`respond to ${card.name}`])).toContain(`${card.name}: what it does`)
      expect(lackingIn(own, decision, [text])).toEqual([])
      told += 1
    })
    expect(told).toBeGreaterThan(0)
  })

  test('that offers a card to play says what the card does, not only what its target is', () => {
    let told = 0
    forEachQuestion({ seed: 1, seats: 3, policy: heuristicPlayer, most: 150 }, ({ own }) => {
      const { decision } = own
      if (decision?.kind !== 'priority' || own.chain.length > 0) return
      for (const option of decision.options) {
        const seen = option.kind === 'play' ? findCardInView(own, option.object) : null
        const card = allCards.get(seen?.card ?? '')
        if (!seen || !card || cardTextWithoutRequirements(card) === '') continue
        const label = `${card.name} (${seen.cost}) → Glubtok`
        expect(lackingIn(own, decision, [`${label} · 3 ATK · 2/2 health`])).toEqual([
          `${card.name}: what it does`,
        ])
        expect(lackingIn(own, decision, [`${label} · ${cardTextWithoutRequirements(card)}`])).toEqual([])
        told += 1
      }
    })
    expect(told).toBeGreaterThan(0)
  })

  test('has a current board before it only if the board shows this very state', () => {
    const raid = fakeRaidInfo(1, 3)
    let before: MessageParts | null = null
    const told: string[] = []
    forEachQuestion({ seed: 1, seats: 3, most: 30 }, ({ table }) => {
      const words = boardAltText(boardPictureContents(raid, table, 'dark'))
      const picture = { ...nothing, embeds: [pictured(words)] }
      const now = { ...nothing, embeds: [boardEmbed(raid, table), pictured(words)] }
      told.push(
        freshnessOfShownBoard([nothing, now], raid, table),
        freshnessOfShownBoard([nothing], raid, table),
      )
      if (before) told.push(freshnessOfShownBoard([before, now], raid, table))
      before = picture
    })
    expect(new Set(told)).toEqual(new Set(['current', 'none', 'stale']))
    expect(told.slice(0, 2)).toEqual(['current', 'none'])
    expect(told.filter((one) => one === 'stale').length).toBeGreaterThan(20)
  })
})

test('three players play by clicks, everything is counted, and each kind of question gets a picture', {
  timeout: 120_000,
}, async () => {
  const lines: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-phones-'))
  const album = await ScreenshotAlbum.open(folder)
  const plan = { raid: 'deadmines', mode: 'novice', seed: 1, most: 8, album }
  const report = await playEvening({ ...plan, onQuestion: (line) => lines.push(line) })
  await album.close()
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['mulligan.png', 'priority-own-turn.png']))
  rmSync(folder, { recursive: true })
  expect(lines).toHaveLength(8)
  expect(report).toMatchObject({ status: 'playing', unreachable: 0, forced: 0, answers: 8, endScreens: null })
  expect(report.questions).toBeGreaterThanOrEqual(8)
  expect(report.pings).toBeGreaterThan(0)
  expect(report.postsLeft).toBeGreaterThan(0)
  expect(report.phoneScreens).toBeGreaterThan(0)
  expect(report.clicksPerTurn.median).toBeGreaterThan(0)
  expect(report.smallestHandLetters?.desktop).toBeGreaterThanOrEqual(9)
  expect(report.smallestHandLetters?.phone).toBeGreaterThanOrEqual(11)
  expect(report.requestsPerAnswer.all).toBeGreaterThan(report.requestsPerAnswer.counted)
})

test('a stored raid goes on at the stand-in, and the asked person has the message open in which they answer', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-phones-'))
  const album = await ScreenshotAlbum.open(folder)
  const taken = await screenshotStoredRaids(
    fileURLToPath(new URL('stored/shape-4', import.meta.url)),
    album,
    ['divide', 'unique'],
  )
  await album.close()
  expect(taken.map((one) => one.split(':')[0])).toEqual(['divide', 'unique'])
  expect(readdirSync(folder)).toEqual(['divide.png', 'unique.png'])
  rmSync(folder, { recursive: true })
})
