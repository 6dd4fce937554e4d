import { expect, test } from 'vitest'
import { PHONE_SCREEN_HEIGHT, phoneHeightOf } from '../../../scripts/evening/phone.ts'
import {
  applyInput,
  eventAsSeenBy,
  type Game,
  type GameEvent,
  isBetweenTurns,
  isRefusal,
  startGame,
  type View,
  viewFor,
} from '../../engine/index.ts'
import { newComputerPlayerRandomGenerator, setupForPlan } from '../../simulation/simulate.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import { cardsMentionedIn, publiclyKnownCards } from '../../table/announcing/mentioned-cards.ts'
import { replayChaptersOfLog } from '../../table/records/chapters.ts'
import type { ReplayChapter } from '../../table/records/contract.ts'
import { assertDiscordAccepts, fakeRaidInfo, heuristicPlayer } from '../fixture.ts'
import { recordComponentIds } from './ids.ts'
import { replayPost } from './replay.ts'

/** Plays a raid with random moves and returns its pages as the table divides them. */
function aBook(seed: number, seats: number): ReplayChapter[] {
  const boards = new Map<number, View>()
  const look = (game: Game) => {
    if (isBetweenTurns(game)) boards.set(game.turn.number, viewFor(game, null))
  }
  const { game, events } = startGame(
    setupForPlan({ raid: 'deadmines', mode: 'novice', seats, seed }),
    seed,
    look,
  )
  const random = newComputerPlayerRandomGenerator(seed)
  const inputs: SavedInput[] = []
  const note = (happened: GameEvent[], before: ReturnType<typeof publiclyKnownCards>) => {
    const told = happened.map((event) => eventAsSeenBy(event, null))
    const stored = { events: happened, objects: cardsMentionedIn(told, before, game) }
    const seq = inputs.length + 1
    inputs.push({ seq, kind: 'answer', seat: 0, payload: {}, events: stored, userId: null, at: new Date(0) })
  }
  note(events, {})
  for (let n = 0; n < 400 && game.decision; n++) {
    const { decision } = game
    const before = publiclyKnownCards(game)
    const picks = heuristicPlayer.decide(() => viewFor(game, decision.seat), decision, random)
    const done = applyInput(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks }, look)
    if (!isRefusal(done)) note(done, before)
  }
  boards.set(game.turn.number, viewFor(game, null))
  const pages = replayChaptersOfLog(inputs)
  const raid = { ...fakeRaidInfo(seed, seats), status: 'lost' } as const
  const chapters = pages.map(({ name }) => name)
  return pages.map(({ name, news }, at) => {
    const board = boards.get(name.kind === 'turn' ? name.number : 0) ?? null
    return { raid, chapters, at, trouble: null, news, board }
  })
}

const customIds = (post: ReturnType<typeof replayPost>): string[] =>
  post.components.flatMap((row) =>
    row.components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])),
  )

test('every page and part of a raid stays within Discord’s limits, and no part of the story is missing', () => {
  for (const card of [...aBook(3, 5), ...aBook(4, 5)]) {
    const first = replayPost(card, 0)
    assertDiscordAccepts(first)
    const image = { url: 'http://x/attachments/1/board.png', width: 1100, height: 700 }
    const embeds = card.board ? [...first.embeds, { image }] : first.embeds
    expect(phoneHeightOf({ ...first, embeds, attachments: [] })).toBeLessThanOrEqual(PHONE_SCREEN_HEIGHT)
    expect(new Set(customIds(first)).size).toBe(customIds(first).length)
    for (const id of customIds(first))
      expect(recordComponentIds.replay.read(id) ?? recordComponentIds.run.read(id)).not.toBeNull()
    const parts = Number(/part 1 of (\d+)/.exec(JSON.stringify(first))?.[1] ?? 1)
    const told: string[] = []
    for (let part = 0; part < parts; part++) {
      const post = replayPost(card, part)
      assertDiscordAccepts(post)
      if (part > 0)
        expect(phoneHeightOf({ ...post, attachments: [] })).toBeLessThanOrEqual(PHONE_SCREEN_HEIGHT)
      told.push(post.embeds[0]?.description ?? '')
    }
    expect(new Set(told).size).toBe(parts)
    expect(replayPost(card, parts)).toEqual(first)
  }
})

test('a page names its turn, and has buttons to the next pages', () => {
  const book = aBook(1, 2)
  const [opening, turn] = book
  const { embeds, components } = replayPost(turn!, 0)
  const [story] = embeds
  expect([embeds.length, components.length]).toEqual([1, 2])
  expect(story?.title).toMatch(/^Turn 1: /)
  expect(story?.description).not.toContain('### Turn')
  const labels = JSON.stringify(replayPost(opening!, 0).components)
  expect(labels).toMatch(/Before the first turn.*Turn 1: Anna/s)
  expect(customIds(replayPost(opening!, 0)).map((id) => recordComponentIds.replay.read(id)?.[1])).toEqual([
    'jump',
    'first',
    'back',
    'next',
    'last',
  ])
  const end = replayPost(book.at(-1)!, 0)
  const [, parts = '1'] = /part 1 of (\d+)/.exec(end.embeds[0]?.footer?.text ?? '') ?? []
  const last = replayPost(book.at(-1)!, Number(parts) - 1)
  expect(last.embeds[0]?.description).toMatch(/☠ The Dungeon wins\.$/)
  expect(JSON.stringify(end.components)).toContain('What it earned')
})

test('without a board the story is still told, and unknown events do no harm', () => {
  const turn = aBook(1, 2)[1]!
  const told = replayPost({ ...turn, board: null }, 0)
  expect(told.embeds).toHaveLength(1)
  expect(told.embeds[0]?.description).toMatch(/rules of this bot have changed.*\n\n\S/s)
  const strange = JSON.parse('{"kind":"turnedInsideOut"}')
  const news = [{ events: [strange], objects: {} }]
  const other = replayPost({ ...turn, chapters: [{ kind: 'opening' }], at: 0, news, board: null }, 0)
  expect(other.embeds[0]?.description).toContain('another version of this bot')
})
