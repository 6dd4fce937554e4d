/** Looks up cards by id and character sheets by class in a game's lists. */
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

/** A card whose id the game itself contains. @throws Error if no list has it */
export function cardOf<L extends ListName>(game: WithLists, list: L, id: string): CardIn<L> {
  const found = findCard(game, list, id)
  if (!found) throw new Error(`no card ${id} among ${list}`)
  return found
}

export const sheetOf = ({ sheets }: Board, cls: ClassName) => sheets.find((sheet) => sheet.cls === cls)

/** The icons above the card areas of a character's sheet. */
export const areasOf = ({ lists }: WithLists, { cls }: Pick<Character, 'cls'>): readonly Icon[] =>
  sheetOf(lists.board, cls)?.areas ?? []

/** The areas of a character's sheet with a power's icon. */
export function areasFor(game: WithLists, whose: Pick<Character, 'cls'>, power: string): number[] {
  const icon = findCard(game, 'powers', power)?.icon
  return areasOf(game, whose).flatMap((printed, at) => (printed === icon ? [at] : []))
}
