import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runs } from '../../../../test/support/extent.ts'
import { allCards } from '../../../cards/index.ts'
import { mostImportantLine } from '../../../cards/wording/short-text.ts'
import type { View } from '../../../engine/index.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../../fixture.ts'
import { isMulliganDecisionOpen } from '../../hand/mulligan.ts'
import { seatNames } from '../../message-parts/names.ts'
import { boardCardNumbers, faceUpResourcesOf } from '../../message-parts/numbers.ts'
import { publicChoices } from '../../raid-questions/options.ts'
import type { BoardPictureContents, CardContents } from '../board-contents/board.ts'
import { boardPictureContents } from '../board-contents/contents.ts'
import { ComposedPicture } from '../composing/composed-picture.ts'
import { crowdedBoard, tenCardBoard } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import type { Box } from '../shapes.ts'
import type { CanvasContext } from '../text.ts'
import { paintFirstPicture } from '../worker.ts'
import { arrowPaths } from './arrow-paths.ts'
import { type BoardLayout, layOutBoard } from './layout.ts'
import {
  boardSizeFor,
  LARGE_BOARD_SIZE,
  LIVE_BOARD_SIZE,
  PARTY_PADDING,
  tileSizesWithText,
} from './measures.ts'
import { composeBoard } from './paint.ts'
import { stackEqualCards } from './stacks.ts'
import { measureTile } from './tile.ts'

let ink: CanvasContext

beforeAll(() => {
  registerFonts()
  ink = createCanvas(1, 1).getContext('2d')
})

const count = (label: string, value: string) => ({ label, value })

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const WHOLE = { left: 4, of: 4, text: '4/4' }

const crowd = (): BoardPictureContents => ({ ...crowdedBoard(), kind: 'live' })

/** Calls `look` at every `step`-th of a raid's first moments, at most `most` of them. */
function boards(
  seed: number,
  seats: number,
  look: (board: BoardPictureContents, view: View) => void,
  { step = runs(3, 12), most = 500 } = {},
): void {
  let moment = 0
  forEachQuestion({ seed, seats, policy: heuristicPlayer, most }, ({ table }) => {
    if (moment++ % step === 0)
      look(boardPictureContents(fakeRaidInfo(seed, seats), table, 'dark', { kind: 'live' }), table)
  })
}

const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5

const touch = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5

/**
 * Expects that every card is shown once or counted, and that everything is within its box without overlaps.
 */
function expectInPlace(board: BoardPictureContents, laid: BoardLayout): void {
  const { width, mostHeight } = boardSizeFor(board)
  const whole = { x: 0, y: 0, width, height: laid.height }
  expect(laid.height).toBeLessThanOrEqual(mostHeight)
  expect(laid.parties.map(({ party }) => party)).toEqual(board.parties)
  for (const { party, box, heroBox, cards, left } of laid.parties) {
    expect(isIn(box, whole)).toBe(true)
    const boxes = [heroBox, ...cards.map((one) => one.box), ...(left ? [left.box] : [])]
    for (const [at, one] of boxes.entries()) {
      expect([party.name, isIn(one, box)]).toEqual([party.name, true])
      for (const other of boxes.slice(at + 1))
        expect([party.name, touch(one, other)]).toEqual([party.name, false])
    }
    const seen = cards.reduce((sum, { tile }) => sum + tile.stack.cards.length, 0)
    expect(seen + (left?.count ?? 0)).toBe(party.cards.length)
  }
}

describe('the live board', () => {
  it('has everything within its box at the size that Discord shows, in whole raids', () => {
    let [looks, busy] = [0, 0]
    for (const [seed, seats] of [
      [3, 3],
      [6, 5],
      [4, 1],
      [7, 2],
      [8, 3],
    ] as const)
      boards(seed, seats, (board) => {
        expectInPlace(board, layOutBoard(ink, board))
        looks++
        busy += board.arrows.length
      })
    expect(looks).toBeGreaterThan(runs(200, 50))
    expect(busy).toBeGreaterThan(runs(20, 4))
  })

  it('shows the most important line of a card’s text if its column has room for it', () => {
    const [seen, without] = [new Set<string>(), new Set<string>()]
    boards(3, 3, (board) => {
      for (const { box, cards, left } of layOutBoard(ink, board).parties)
        for (const { tile, box: own } of left ? [] : cards) {
          const column = cards.filter((one) => one.box.x === own.x)
          const end = Math.max(...column.map((one) => one.box.y + one.box.height))
          const { gist } = tileSizesWithText(tile.measure)
          const longer = measureTile(ink, tile.stack, own.width, gist)
          const isRoom =
            !longer.isSilent && longer.height - tile.height <= box.y + box.height - PARTY_PADDING - end
          if (!tile.isSilent && tile.stack.card.text !== '') seen.add(tile.stack.card.name)
          if (tile.isSilent && isRoom) without.add(tile.stack.card.name)
        }
    })
    expect(seen.size).toBeGreaterThan(5)
    expect([...without]).toEqual([])
  })

  it('shows what a location of the Boss does that can be chosen', () => {
    const volcano = [...allCards.values()].find(({ name }) => name === 'Volcanic Lair')
    if (!volcano) throw new Error('there is no such card')
    expect(mostImportantLine(volcano)).toContain('destroy')
    const board = tenCardBoard()
    const [lair, ...raiders] = board.parties
    const [pattern] = raiders.flatMap(({ cards }) => cards)
    if (!lair || !pattern) throw new Error('a board without cards')
    const text = mostImportantLine(volcano)
    const tile = { ...pattern, type: 'location', name: volcano.name, atk: null, health: null } as const
    const shown = { ...tile, notes: [], attached: [], badges: [], text, gist: text, isChoice: true }
    const laid = layOutBoard(ink, {
      ...board,
      parties: [{ ...lair, cards: [...lair.cards, shown] }, ...raiders],
    })
    const [placed] = laid.parties.flatMap(({ cards }) =>
      cards.filter(({ tile: one }) => one.stack.card.name === volcano.name),
    )
    expect(placed?.tile.texts.join(' ')).toBe(text)
  })

  it('shows all of ten cards, each with its figures and at least a part of its name', () => {
    const laid = layOutBoard(ink, tenCardBoard())
    expect(laid.parties.every(({ left }) => left === null)).toBe(true)
  })

  it('has room for most of forty-five cards, and for all that take part in a combat or link', () => {
    const board = crowd()
    const cards = board.parties.flatMap((party) => party.cards)
    expect(cards.length).toBeGreaterThanOrEqual(45)
    const laid = layOutBoard(ink, board)
    expectInPlace(board, laid)
    const seen = laid.parties.flatMap((party) => party.cards.flatMap(({ tile }) => tile.stack.cards))
    expect(seen.length).toBeGreaterThan(cards.length / 2)
    for (const card of cards.filter(({ badges }) => badges.length > 0)) expect(seen).toContain(card)
  })

  it('counts the least important cards if there are too many', () => {
    const board = crowd()
    const parties = board.parties.map((party) => ({
      ...party,
      cards: [...party.cards, ...party.cards].map((card, n) => ({ ...card, name: `${card.name} ${n}` })),
    }))
    const laid = layOutBoard(ink, { ...board, parties })
    expectInPlace({ ...board, parties }, laid)
    const left = laid.parties.find((party) => party.left !== null && party.cards.length > 0)
    if (!left) throw new Error('everything was seen')
    const shown = new Set(left.cards.flatMap(({ tile }) => tile.stack.cards))
    const gone = left.party.cards.filter((card) => !shown.has(card))
    const isThing = ({ type }: CardContents) => type !== 'ally'
    expect(gone.some(isThing) || !left.party.cards.some(isThing)).toBe(true)
  })

  it('stacks equal cards, with their count and their numbers', () => {
    const [card] = tenCardBoard().parties.flatMap(({ cards }) => cards)
    if (!card) throw new Error('no card')
    const alike = [4, 5, 6, 9].map((number) => ({ ...card, id: number, number, health: WHOLE }))
    const hurt = { ...card, number: 7, health: { left: 1, of: 4, text: '1/4' } }
    const attacking = {
      ...card,
      number: 8,
      health: WHOLE,
      badges: [{ kind: 'attacks', text: 'attacks' } as const],
    }
    const stacks = stackEqualCards([...alike, hurt, attacking])
    expect(stacks.map(({ numbers, cards }) => [numbers, cards.length])).toEqual([
      ['4–6, 9', 4],
      ['7', 1],
      ['8', 1],
    ])
  })

  it('has an arrow from each attacker to its defender, and from each link to its targets', () => {
    const kinds = new Set<string>()
    const look = (board: BoardPictureContents, view: View) => {
      const ways = arrowPaths(board.arrows, layOutBoard(ink, board))
      expect(ways.length).toBe(board.arrows.length)
      for (const { arrow, points } of ways) {
        kinds.add(`${arrow.kind} ${arrow.isSure}`)
        expect(
          points.every(
            ({ x, y }) => x >= 0 && x <= LIVE_BOARD_SIZE.width && y >= 0 && y <= LIVE_BOARD_SIZE.mostHeight,
          ),
        ).toBe(true)
      }
      const { attacker = null, defender = null } = view.combat ?? {}
      if (attacker !== null && defender !== null && !view.outcome)
        expect(board.arrows).toContainEqual(
          expect.objectContaining({ kind: 'attack', isSure: true, from: attacker, to: defender }),
        )
    }
    for (const seed of [3, 12]) boards(seed, 3, look, { step: 1 })
    expect([...kinds].sort()).toEqual(['attack false', 'attack true', 'target true'])
  })

  it('marks one player whose turn it is and one for whom the raid waits', () => {
    boards(5, 3, ({ parties }, view) => {
      if (view.turn.number > 0 && !view.outcome)
        expect(parties.filter(({ isTurn }) => isTurn)).toHaveLength(1)
      expect(parties.filter(({ isAsked }) => isAsked)).toHaveLength(
        view.waitingFor && !isMulliganDecisionOpen(view) ? 1 : 0,
      )
    })
  })

  it('is the same for everybody while opening hands are decided, whoever has decided', () => {
    const opening = new Set<string>()
    boards(
      5,
      3,
      (shown, view) => {
        if (isMulliganDecisionOpen(view)) opening.add(JSON.stringify(shown))
      },
      { step: 1, most: 20 },
    )
    expect(opening.size).toBe(1)
    expect(String([...opening])).toContain('Waiting for everybody')
  })

  it('marks the possible choices if they are public, and none if a player chooses a move', () => {
    const kinds = new Set<string>()
    forEachQuestion({ seed: 3, seats: 3, policy: heuristicPlayer, most: 400 }, ({ table, own }) => {
      const { decision } = own
      if (!decision) return
      const choices = publicChoices(table, decision)
      const board = boardPictureContents(fakeRaidInfo(3, 3), table, 'dark', { kind: 'live', choices })
      const marked = board.parties
        .flatMap(({ hero, cards }) => [...(hero ? [hero] : []), ...cards])
        .filter(({ isChoice }) => isChoice)
      if (marked.length > 0) kinds.add(decision.kind)
      if (decision.kind === 'priority') expect(marked).toEqual([])
      for (const { id, attached } of marked)
        expect([id, ...attached.map((one) => one.id)].some((one) => choices.includes(one))).toBe(true)
    })
    expect(kinds).toContain('target')
    expect(kinds).toContain('protect')
    expect(kinds).not.toContain('priority')
  })

  it('writes nothing outside a party’s box, even if a level is beside the counts', () => {
    const put = vi.spyOn(ComposedPicture.prototype, 'put')
    for (const [from, levels] of [
      [crowd(), [null]],
      [crowd(), ['Threat 2/5', 'Boss 1, 8 left']],
      [{ ...tenCardBoard(), chain: null }, ['Threat 0/4', null]],
    ] as const) {
      const parties = from.parties.map((party, at) => ({
        ...party,
        level: levels[at % levels.length] ?? null,
        counts: [count('Hand', '77'), count('Ready', '12/12'), count('Deck', '47')],
      }))
      const board = { ...from, parties }
      const laid = layOutBoard(ink, board)
      put.mockClear()
      composeBoard(board, laid)
      const top = Math.min(...laid.parties.map(({ box }) => box.y))
      const parts = put.mock.calls.map(([{ box, key }]) => ({ key, ...box })).filter(({ y }) => y >= top)
      expect(parts.length).toBeGreaterThan(30)
      for (const { key, ...box } of parts) {
        const home = laid.parties.find((one) => box.x >= one.box.x - 4 && isIn(box, grown(one.box, 4)))
        expect([key, home !== undefined]).toEqual([key, true])
      }
      for (const text of ['77', '12/12'])
        expect(parts.filter(({ key }) => key.endsWith(` ${text}`))).toHaveLength(
          laid.parties.filter(({ party }) => !party.out).length,
        )
    }
    put.mockRestore()
  })

  it('is a picture of at most twice the size that Discord shows, painted quickly in either theme', async () => {
    for (const board of [tenCardBoard(), tenCardBoard('light'), crowd()]) {
      const picture = await loadImage(await paintFirstPicture(board))
      expect(picture.width).toBe(LIVE_BOARD_SIZE.width)
      expect(picture.height).toBeLessThanOrEqual(LIVE_BOARD_SIZE.mostHeight)
    }
  })
})

describe('the large board', () => {
  it('has everything within its box in a landscape, in a whole raid, with arrows', () => {
    let arrows = 0
    boards(3, 3, (live) => {
      const board: BoardPictureContents = { ...live, kind: 'board' }
      const laid = layOutBoard(ink, board)
      expectInPlace(board, laid)
      expect(arrowPaths(board.arrows, laid)).toHaveLength(board.arrows.length)
      arrows += board.arrows.length
    })
    expect(arrows).toBeGreaterThan(runs(10, 2))
  })

  it('has room for all of forty-five cards', () => {
    const board = crowdedBoard()
    const laid = layOutBoard(ink, board)
    expectInPlace(board, laid)
    expect(laid.parties.every(({ left }) => left === null)).toBe(true)
    expect(laid.width).toBe(LARGE_BOARD_SIZE.width)
  })

  it('contains the complete texts of ten cards', () => {
    const laid = layOutBoard(ink, { ...tenCardBoard(), kind: 'board' })
    const tiles = laid.parties.flatMap(({ cards }) => cards.map(({ tile }) => tile))
    for (const { stack, texts } of tiles) expect(texts.join(' ')).toContain(stack.card.text)
  })
})

describe('a card that can be chosen', () => {
  it('is not left out in favour of other cards, and its number is shown if there is no room for it', () => {
    const board = crowd()
    const parties = board.parties.map((party, at) => ({
      ...party,
      cards: [...party.cards, ...party.cards].map((card, n) => ({
        ...card,
        name: `${card.name} ${n}`,
        number: 100 * at + n,
        isChoice: card.type === 'equipment' || at === 1,
      })),
    }))
    const laid = layOutBoard(ink, { ...board, parties })
    let told = 0
    for (const { party, cards, left } of laid.parties) {
      const seen = new Set(cards.flatMap(({ tile }) => tile.stack.cards))
      const hidden = party.cards.filter((card) => !seen.has(card))
      const asked = hidden.filter(({ isChoice }) => isChoice)
      if (asked.length > 0) {
        expect(cards.every(({ tile }) => tile.stack.card.isChoice)).toBe(true)
        told++
      }
      const numbers = (left?.asked ?? '').split(', ').flatMap((run) => {
        const [from = '', to = from] = run.split('–')
        return from === ''
          ? []
          : Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n)
      })
      expect(new Set(numbers)).toEqual(new Set(asked.map(({ number }) => number)))
    }
    expect(told).toBeGreaterThan(0)
  })

  it('is shown as a card if it is a resource, and all face-up resources have the number that menus use', () => {
    let [quests, asked] = [0, 0]
    forEachQuestion({ seed: 3, seats: 3, policy: heuristicPlayer, most: 400 }, ({ table }) => {
      const names = seatNames(fakeRaidInfo(3, 3))
      const numbers = boardCardNumbers(table, names)
      const lying = table.seats.flatMap((seat) => (seat.out ? [] : faceUpResourcesOf(seat)))
      const shownWith = (choices: readonly number[]) =>
        boardPictureContents(fakeRaidInfo(3, 3), table, 'dark', { kind: 'live', choices })
      const told = JSON.stringify(shownWith([]).parties.map((party) => party.quests[0] ?? ''))
      for (const { object, name } of lying) {
        expect(told).toContain(JSON.stringify(`${name} #${numbers.get(object)}`).slice(1, -1))
        const cards = shownWith([object]).parties.flatMap((party) => party.cards)
        expect(cards.find(({ id }) => id === object)).toMatchObject({
          number: numbers.get(object),
          isChoice: true,
        })
        asked++
      }
      quests += lying.length
    })
    expect(quests).toBeGreaterThan(20)
    expect(asked).toBeGreaterThan(20)
  })
})

describe('the numbers of cards', () => {
  it('are the same for everybody, and unique', () => {
    const names = seatNames(fakeRaidInfo(5, 3))
    forEachQuestion({ seed: 5, seats: 3, policy: heuristicPlayer, most: 150 }, ({ table, own }) => {
      const numbers = boardCardNumbers(table, names)
      expect([...boardCardNumbers(own, names)]).toEqual([...numbers])
      expect(new Set(numbers.values()).size).toBe(numbers.size)
    })
  })
})
