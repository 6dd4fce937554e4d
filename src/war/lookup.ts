/** Looks up cards by id and character sheets by class in a game's lists. */
import type { AreaIcon, CardListName, CardOfList, ClassName, WarBoard, WarCardLists } from './cards.ts'
import type { WarCharacter, WarGame } from './model.ts'

type WithLists = Pick<WarGame, 'lists'>

export function findCardInList<L extends CardListName>(
  { lists }: WithLists,
  list: L,
  id: string,
): CardOfList<L> | undefined {
  const all: WarCardLists = lists
  const cards: readonly CardOfList<L>[] = all[list]
  return cards.find((card) => card.id === id)
}

/** Returns a card whose id the game itself contains. @throws Error if no list has it */
export function requireCardInList<L extends CardListName>(
  game: WithLists,
  list: L,
  id: string,
): CardOfList<L> {
  const found = findCardInList(game, list, id)
  if (!found) throw new Error(`no card ${id} among ${list}`)
  return found
}

export const sheetOfClass = ({ sheets }: WarBoard, cls: ClassName) =>
  sheets.find((sheet) => sheet.cls === cls)

/** Returns the icons above the card areas of a character's sheet. */
export const areaIconsOfCharacter = (
  { lists }: WithLists,
  { cls }: Pick<WarCharacter, 'cls'>,
): readonly AreaIcon[] => sheetOfClass(lists.board, cls)?.areas ?? []

/** Returns the areas of a character's sheet that have a power's icon. */
export function areaIndexesForPower(
  game: WithLists,
  whose: Pick<WarCharacter, 'cls'>,
  power: string,
): number[] {
  const icon = findCardInList(game, 'powers', power)?.icon
  return areaIconsOfCharacter(game, whose).flatMap((printed, at) => (printed === icon ? [at] : []))
}
