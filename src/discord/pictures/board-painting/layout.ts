/**
 * The layout of a board. The lair is at the top with its cards beside it, and the raiders are in columns
 * below; a raider with more cards has a wider column. It uses the largest letters with which everything fits.
 * Cards that don't fit with the smallest letters are only counted, the least important first.
 */
import type { BoardPictureContents, PartyContents } from '../board-contents/board.ts'
import type { Box } from '../shapes.ts'
import type { CanvasContext } from '../text.ts'
import { cachedEqualParty } from './caches.ts'
import { type MeasuredPartyHead, measurePartyHead } from './hero.ts'
import {
  BOARD_GAP,
  BOARD_MARGIN,
  type BoardSize,
  boardSizeFor,
  LAIR_ARROW_GAP,
  LARGE_BOARD_SIZE,
  LINK_HEIGHT,
  LIVE_BOARD_SIZE,
  PARTY_HEAD_HEIGHT,
  PARTY_PADDING,
  type TileSizes,
  tileSizesWithText,
} from './measures.ts'
import {
  type CardStack,
  cardNumberRanges,
  cardStacksOfParty,
  sortStacksLeastImportantFirst,
} from './stacks.ts'
import { type MeasuredTile, measureTile } from './tile.ts'

export interface PlacedTile {
  readonly tile: MeasuredTile
  readonly box: Box
}

export interface PartyLayout {
  readonly party: PartyContents
  readonly box: Box
  readonly hero: MeasuredPartyHead
  readonly heroBox: Box
  readonly cards: readonly PlacedTile[]
  /**
   * The number of cards that are only counted, the numbers of those that can be chosen, and the place for
   * this line.
   */
  readonly left: { readonly count: number; readonly asked: string; readonly box: Box } | null
}

export interface BoardLayout {
  readonly width: number
  readonly height: number
  readonly links: number
  /** The height of the strip between lair and raiders, through which arrows run. */
  readonly street: number
  readonly parties: readonly PartyLayout[]
}

const LEFT = 26

const innerOf = ({ width }: BoardSize): number => width - 2 * BOARD_MARGIN

export function layOutBoard(ink: CanvasContext, board: BoardPictureContents): BoardLayout {
  const sheet = boardSizeFor(board)
  const links = Math.min(sheet.mostLinks, board.chain?.links.length ?? 0)
  const top = BOARD_MARGIN + PARTY_HEAD_HEIGHT + (links > 0 ? links * LINK_HEIGHT + PARTY_PADDING : 0)
  const shown = board.parties.map(cachedEqualParty)
  const lairs = shown.filter(({ isLair }) => isLair)
  const raiders = shown.filter(({ isLair }) => !isLair)
  const between = board.arrows.length > 0 ? LAIR_ARROW_GAP : BOARD_GAP
  const room = sheet.mostHeight - top - BOARD_MARGIN - between
  const { lair, columns } = fitting(ink, { lairs, raiders, room, sheet })
  const bands = stackedUp(lair, top)
  const below = bands.reduce((end, { box }) => Math.max(end, box.y + box.height), top)
  const tall = Math.max(0, ...columns.map(({ height }) => height))
  const y = columns.length > 0 ? below + between : below
  const parties = [...bands, ...besideOne(columns, y, tall)]
  const street = below + between / 2
  return { width: sheet.width, links, parties, street, height: y + tall + BOARD_MARGIN }
}

function stackedUp(lairs: readonly Measured[], top: number): PartyLayout[] {
  let y = top
  return lairs.map((one) => {
    const laid = placed(one, { x: BOARD_MARGIN, y, width: one.width, height: one.height })
    y += one.height + BOARD_GAP
    return laid
  })
}

function besideOne(columns: readonly Measured[], y: number, height: number): PartyLayout[] {
  let x = BOARD_MARGIN
  return columns.map((one) => {
    const laid = placed(one, { x, y, width: one.width, height })
    x += one.width + BOARD_GAP
    return laid
  })
}

interface Measured {
  readonly party: PartyContents
  readonly width: number
  readonly height: number
  readonly hero: MeasuredPartyHead
  readonly heroBox: Box
  readonly cards: readonly PlacedTile[]
  readonly left: PartyLayout['left']
}

interface Wanted {
  readonly lairs: readonly PartyContents[]
  readonly raiders: readonly PartyContents[]
  readonly room: number
  readonly sheet: BoardSize
}

interface Pair {
  readonly lair: TileSizes
  readonly raiders: TileSizes
  readonly cost: number
}

/** Pairs of measures for the lair and the raiders, the largest letters first. */
const PAIRS = new Map([LIVE_BOARD_SIZE, LARGE_BOARD_SIZE].map((sheet) => [sheet, pairsOf(sheet)]))

function pairsOf({ measures }: BoardSize): Pair[] {
  const pairs = measures.flatMap((lair, i) =>
    measures.map((raiders, j) => ({ lair, raiders, cost: i + j + 0.75 * Math.abs(i - j) })),
  )
  return pairs.sort((a, b) => a.cost - b.cost)
}

function fitting(
  ink: CanvasContext,
  { lairs, raiders, room, sheet }: Wanted,
): { lair: readonly Measured[]; columns: readonly Measured[] } {
  const { smallest } = sheet
  const widths = columnWidths(raiders, sheet)
  const inColumn = (party: PartyContents, measure: TileSizes, most: number | null, hero = measure) =>
    column(ink, party, { sheet, width: widths[raiders.indexOf(party)] ?? 0, measure, hero }, most)
  const bands = once((one) => lairs.map((party) => band(ink, party, { sheet, measure: one }, null)))
  const tight = once((one) => raiders.map((party) => inColumn(party, one, null)))
  const tallest = (all: readonly Measured[]) => Math.max(0, ...all.map(({ height }) => height))
  const high = (all: readonly Measured[]) =>
    all.reduce((sum, { height }) => sum + height, BOARD_GAP * Math.max(0, all.length - 1))
  const pair = PAIRS.get(sheet)?.find((one) => high(bands(one.lair)) + tallest(tight(one.raiders)) <= room)
  const rest = pair ? room - high(bands(pair.lair)) - tallest(tight(pair.raiders)) : 0
  const spare = rest * LAIR_SHARE
  const lair = pair
    ? bands(pair.lair).map((one) =>
        grown(ink, sheet, one, { tight: one.height, whole: one.height + spare }, (measure) =>
          band(ink, one.party, { sheet, measure }, one.height),
        ),
      )
    : lairs.map((party) =>
        band(ink, party, { sheet, measure: smallest }, Math.floor((room * 0.42) / lairs.length)),
      )
  const tall = room - high(lair)
  const hero = pair?.raiders ?? smallest // All heroes have the same size, and the other cards are as large as fits.
  const inRoom = (party: PartyContents) => (measure: TileSizes) => inColumn(party, measure, tall, hero)
  const area = { tight: tall, whole: tall }
  const columns = raiders.map((party) => grown(ink, sheet, inRoom(party)(smallest), area, inRoom(party)))
  return { lair, columns }
}

/** The part of the spare height that the texts of the lair's cards may take. */
const LAIR_SHARE = 0.5

/** Caches the layout for each measure. */
function once(lay: (measure: TileSizes) => Measured[]): (measure: TileSizes) => Measured[] {
  const known = new Map<TileSizes, Measured[]>()
  return (measure) => {
    const laid = known.get(measure) ?? lay(measure)
    known.set(measure, laid)
    return laid
  }
}

/** The number of smaller sizes that are tried so that more cards have room for their text. */
const SMALLER = 2

/**
 * Returns the layout with the largest letters that fit, or with slightly smaller ones if more cards show their text
 * then.
 * @param room the height for the letters, and for letters and text
 */
function grown(
  ink: CanvasContext,
  { measures }: BoardSize,
  least: Measured,
  room: { readonly tight: number; readonly whole: number },
  lay: (measure: TileSizes) => Measured,
): Measured {
  const fits = ({ left, height }: Measured) => left === null && height <= room.tight
  const first = measures.findIndex((measure) => fits(lay(measure)))
  if (first < 0) return least
  const smaller = measures.slice(first + 1, first + SMALLER + 1).filter(showsKeywords)
  const tried = [...measures.slice(first, first + 1), ...smaller].flatMap((measure) => {
    const laid = lay(measure)
    return fits(laid) ? [withTexts(ink, laid, measure, room.whole)] : []
  })
  const fewest = Math.min(...tried.map(silent))
  return tried.find((one) => silent(one) === fewest) ?? least
}

/** Whether a character's keywords have room beside or below its figures. */
const showsKeywords = ({ lineFrom }: TileSizes): boolean => lineFrom === Number.POSITIVE_INFINITY

const silent = ({ cards }: Measured): number => cards.filter(({ tile }) => tile.isSilent).length

/** Gives each card its text, or the most important line of it, if there is room below its column. */
function withTexts(ink: CanvasContext, laid: Measured, measure: TileSizes, room: number): Measured {
  const columns = [...new Set(laid.cards.map(({ box }) => box.x))].map((x) =>
    columnWithTexts(
      ink,
      laid.cards.filter(({ box }) => box.x === x),
      measure,
      room - PARTY_PADDING,
    ),
  )
  const cards = laid.cards.map(({ tile, box }) => {
    const found = columns.flat().find(({ tile: other }) => other.stack === tile.stack)
    return found ?? { tile, box }
  })
  const end = Math.max(0, ...cards.map(({ box }) => box.y + box.height + PARTY_PADDING))
  return { ...laid, cards, height: Math.max(laid.height, end) }
}

function columnWithTexts(
  ink: CanvasContext,
  cards: readonly PlacedTile[],
  measure: TileSizes,
  bottom: number,
): PlacedTile[] {
  let slack = bottom - Math.max(...cards.map(({ box }) => box.y + box.height))
  let moved = 0
  return cards.map(({ tile, box }) => {
    const { whole, gist } = tileSizesWithText(measure)
    const wanted = tile.isSilent
      ? [whole, gist].map((one) => measureTile(ink, tile.stack, box.width, one))
      : []
    const longer = wanted.find((one) => !one.isSilent && one.height - tile.height <= slack) ?? tile
    const placed = { tile: longer, box: { ...box, y: box.y + moved, height: longer.height } }
    slack -= longer.height - tile.height
    moved += longer.height - tile.height
    return placed
  })
}

/** Returns the widths of the columns. A raider with more cards has a wider one. */
function columnWidths(raiders: readonly PartyContents[], sheet: BoardSize): number[] {
  const weights = raiders.map((party) =>
    party.out && party.cards.length === 0 ? 4 : 7 + Math.min(7, cardStacksOfParty(party).length),
  )
  const all = weights.reduce((sum, one) => sum + one, 0)
  const room = innerOf(sheet) - BOARD_GAP * (raiders.length - 1)
  return weights.map((one) => Math.floor((room * one) / all))
}

/**
 * Lays out a raider, with the cards below.
 * @param most the maximum height; null for the lowest possible layout
 */
function column(
  ink: CanvasContext,
  party: PartyContents,
  { sheet, width, measure, hero: ofHero }: OfBand & { width: number; hero: TileSizes },
  most: number | null,
): Measured {
  const inner = width - 2 * PARTY_PADDING
  const hero = measurePartyHead(ink, party, inner, ofHero)
  const heroBox = { x: PARTY_PADDING, y: PARTY_PADDING, width: inner, height: hero.height }
  const y = PARTY_PADDING + hero.height + (party.cards.length > 0 ? measure.gap : 0)
  const height = most === null ? null : most - y - PARTY_PADDING
  const flown = flow(
    ink,
    cardStacksOfParty(party),
    { x: PARTY_PADDING, y, width: inner, height, widest: sheet.widest },
    measure,
  )
  const { cards, left } = flown
  return { party, width, hero, heroBox, cards, left, height: y + flown.height + PARTY_PADDING }
}

interface OfBand {
  readonly sheet: BoardSize
  readonly measure: TileSizes
}

/** Lays out the lair, with the cards beside it. */
function band(
  ink: CanvasContext,
  party: PartyContents,
  { sheet, measure }: OfBand,
  most: number | null,
): Measured {
  const { lairHero, widest } = sheet
  const width = innerOf(sheet)
  const hero = measurePartyHead(ink, party, lairHero, measure)
  const heroBox = { x: PARTY_PADDING, y: PARTY_PADDING, width: lairHero, height: hero.height }
  const x = PARTY_PADDING + lairHero + BOARD_GAP
  const area = {
    x,
    y: PARTY_PADDING,
    width: width - x - PARTY_PADDING,
    height: most === null ? null : most - 2 * PARTY_PADDING,
    widest,
  }
  const { cards, left, height } = flow(ink, cardStacksOfParty(party), area, measure)
  const full = 2 * PARTY_PADDING + Math.max(hero.height, height)
  return { party, width, hero, heroBox, cards, left, height: full }
}

interface Flown {
  readonly cards: readonly PlacedTile[]
  readonly height: number
  readonly left: PartyLayout['left']
}

interface Area extends Omit<Box, 'height'> {
  readonly height: number | null
  readonly widest: number
}

/** Lays out as many cards as fit. */
function flow(ink: CanvasContext, stacks: readonly CardStack[], area: Area, measure: TileSizes): Flown {
  const whole = columnsOf(ink, stacks, area, measure)
  if (area.height === null || whole.height <= area.height) return whole
  const gone = sortStacksLeastImportantFirst(stacks)
  const room = { ...area, height: area.height - LEFT }
  for (let count = 1; count <= gone.length; count++) {
    const dropped = new Set(gone.slice(0, count))
    const shown = stacks.filter((one) => !dropped.has(one))
    const flown = columnsOf(ink, shown, room, measure)
    if (flown.height <= room.height || count === gone.length) return summed(dropped, flown, area)
  }
  return whole
}

function summed(dropped: ReadonlySet<CardStack>, { cards, height }: Flown, area: Area): Flown {
  const gone = [...dropped].flatMap((stack) => stack.cards)
  const asked = cardNumberRanges(
    gone.flatMap(({ isChoice, number }) => (isChoice && number !== null ? number : [])),
  )
  const box = { x: area.x, y: area.y + height, width: area.width, height: LEFT }
  return { cards, height: height + LEFT, left: { count: gone.length, asked, box } }
}

/**
 * Lays out the cards in columns: as few as the height allows, and each card in the column with the most room.
 */
function columnsOf(ink: CanvasContext, stacks: readonly CardStack[], area: Area, measure: TileSizes): Flown {
  const { gap, least } = measure
  const most = Math.max(1, Math.floor((area.width + gap) / (least + gap)))
  const fewest = Math.max(1, Math.min(stacks.length, Math.floor(area.width / area.widest) + 1, most))
  const largest = Math.max(fewest, Math.min(stacks.length, most))
  for (let count = area.height === null ? largest : fewest; ; count++) {
    const flown = inSoMany(ink, stacks, area, measure, count)
    if (count >= largest || flown.height <= (area.height ?? 0)) return flown
  }
}

function inSoMany(
  ink: CanvasContext,
  stacks: readonly CardStack[],
  area: Area,
  measure: TileSizes,
  count: number,
): Flown {
  const { gap } = measure
  const width = Math.min(area.widest, Math.floor((area.width - gap * (count - 1)) / count))
  const ends = Array.from({ length: count }, () => 0)
  const cards = stacks.map((stack): PlacedTile => {
    const tile = measureTile(ink, stack, width, measure)
    const at = ends.indexOf(Math.min(...ends))
    const y = ends[at] ?? 0
    ends[at] = y + tile.height + gap
    return { tile, box: { x: area.x + at * (width + gap), y: area.y + y, width, height: tile.height } }
  })
  return { cards, height: stacks.length === 0 ? 0 : Math.max(...ends) - gap, left: null }
}

/** Moves a layout to the place of its party. */
function placed({ party, hero, heroBox, cards, left }: Measured, box: Box): PartyLayout {
  const moved = (own: Box): Box => ({ ...own, x: own.x + box.x, y: own.y + box.y })
  return {
    party,
    box,
    hero,
    heroBox: moved(heroBox),
    cards: cards.map(({ tile, box: own }) => ({ tile, box: moved(own) })),
    left: left && { ...left, box: moved(left.box) },
  }
}
