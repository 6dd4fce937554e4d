/** Builds the contents of a picture of a drop: before it from the public view, after it from the events. */
import {
  AREA_WIDTH_IN_CELLS,
  cellName,
  countAreaRows,
  type GameEvent,
  type View,
} from '../../../engine/index.ts'
import type { RaidInfo } from '../../../table/contract.ts'
import { texts } from '../../../texts/texts.ts'
import { toPlain } from '../../../texts/user-text.ts'
import { findCardInView, seatNames } from '../../message-parts/names.ts'
import { boardCardNumbers } from '../../message-parts/numbers.ts'
import type { Theme } from '../theme.ts'
import type { DropAreaContents, DroppedCardPictureContents } from './drop.ts'

type Scattered = Extract<GameEvent, { kind: 'scattered' }>

const COLUMNS = Array.from({ length: AREA_WIDTH_IN_CELLS }, (_, column) => cellName([column, 0]).slice(0, 1))

/**
 * Returns the contents of the picture of a drop in progress: the layouts of the parties that the card may
 * hit. Returns null if nothing is being dropped.
 */
export function dropInProgressPictureContents(
  raid: RaidInfo,
  view: View,
  theme: Theme,
): DroppedCardPictureContents | null {
  const { drop } = view
  if (!drop) return null
  const names = seatNames(raid, toPlain)
  const numbers = boardCardNumbers(view, names)
  const t = texts.tablePicture.drop
  const areas = drop.areas.map(({ seat, layout, lying }): DropAreaContents => {
    const hero = view.seats[seat]?.hero?.object
    return {
      ...areaOf(names.seat(seat), layout === null ? t.open : texts.choice.layout(layout), lying.length),
      lying: lying.map(({ object, column, row }) => ({
        name: object === hero ? names.hero(seat) : (findCardInView(view, object)?.name ?? ''),
        number: object === hero ? null : (numbers.get(object) ?? null),
        isHero: object === hero,
        isAimedAt: false,
        isTouched: false,
        column,
        row,
      })),
    }
  })
  return { kind: 'drop', theme, title: t.title(names.card(drop.card)), areas, foot: t.how }
}

/**
 * Returns the contents of the picture after a drop: the place where the card landed, and the cards that it
 * touched.
 */
export function landedCardPictureContents(
  raid: RaidInfo,
  landed: Scattered,
  theme: Theme,
): DroppedCardPictureContents {
  const { seat, corner, lying, layout } = landed
  const names = seatNames(raid, toPlain)
  const t = texts.tablePicture.drop
  const title = t.landed(names.card(landed.for), names.seat(seat))
  const shown = lying.map(({ object, card, column, row, touched: isTouched }) => {
    const isHero = names.printed(card)?.type === 'hero'
    const name = isHero ? names.hero(seat) : names.card(card)
    return { name, number: null, isHero, isAimedAt: object === landed.at, isTouched, column, row }
  })
  const hit = shown.filter(({ isTouched }) => isTouched).map(({ name }) => name)
  const aim = shown.find(({ isAimedAt }) => isAimedAt)?.name ?? ''
  const area = {
    ...areaOf(names.seat(seat), texts.choice.layout(layout), lying.length),
    lying: shown,
    corner,
  }
  return { kind: 'drop', theme, title, areas: [area], foot: t.came(aim, hit) }
}

function areaOf(name: string, layout: string, count: number): Omit<DropAreaContents, 'lying'> {
  return { name, layout, columns: COLUMNS, depth: countAreaRows(count), corner: null }
}
