/** Finds players of a game of the companion by typed text. */

import { Rejection } from '../../table/model/rejection.ts'
import { ambiguousNameText, findByTypedName, type ItemWithNames } from '../../table/typed-names/match.ts'
import { rawText, toMarkup, userText } from '../../texts/user-text.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'

/** Returns all players with their names. Their ids are distinct names without commas, because commas separate the names of a list. */
export function namedItemsOfWarPlayers({ players }: Pick<WarGame, 'players'>): ItemWithNames<PlayerIndex>[] {
  const all = players.map(({ name }) => rawText(name).replace(/[,\s]+/g, ' '))
  return players.map(({ name }, at) => {
    const plain = all[at] ?? ''
    const isAlone = all.filter((one) => one === plain).length === 1
    const id = isAlone ? plain : `${plain} (#${at + 1})`
    return { it: at, id, say: `#${at + 1}`, label: toMarkup(userText(id)), names: [plain, rawText(name)] }
  })
}

/**
 * Finds a player.
 * @returns null if the name is unknown
 * @throws Rejection if several players have this name
 */
export function findWarPlayerByName(game: Pick<WarGame, 'players'> | null, name: string): PlayerIndex | null {
  const meant = findByTypedName(name, game ? namedItemsOfWarPlayers(game) : [])
  if (meant.kind === 'several') throw new Rejection(ambiguousNameText(name, meant.them))
  return meant.kind === 'one' ? meant.it : null
}
