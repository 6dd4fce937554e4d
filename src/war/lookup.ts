/** What a game's lists say: a card by its id, and what is printed on a class's character sheet. */
import type { Board, CardIn, Cards, ClassName, Icon, ListName } from './cards.ts'
import type { Character, War } from './model.ts'

type WithLists = Pick<War, 'lists'>

export function findCard<L extends ListName>(
  { lists }: WithLists,
  list: L,
  id: string,
): CardIn<L> | undefined {
  const all: Cards = lists
  const cards: readonly CardIn<L>[] = all[list]
  return cards.find((card) => card.id === id)
}

/** The same, of which the game itself has said that it is there. */
export function cardOf<L extends ListName>(game: WithLists, list: L, id: string): CardIn<L> {
  const found = findCard(game, list, id)
  if (!found) throw new Error(`no card ${id} among ${list}`)
  return found
}

export const sheetOf = ({ sheets }: Board, cls: ClassName) => sheets.find((sheet) => sheet.cls === cls)

/** The icons above the card areas of somebody's sheet. */
export const areasOf = ({ lists }: WithLists, { cls }: Pick<Character, 'cls'>): readonly Icon[] =>
  sheetOf(lists.board, cls)?.areas ?? []

/** The areas of somebody's sheet with a power's icon. */
export function areasFor(game: WithLists, whose: Pick<Character, 'cls'>, power: string): number[] {
  const icon = findCard(game, 'powers', power)?.icon
  return areasOf(game, whose).flatMap((printed, at) => (printed === icon ? [at] : []))
}
