/** Parses the rows of the companion's games. */
import type { Transaction } from '../../store/database/open.ts'
import { findWar, type WarRow } from '../../store/wars.ts'
import { texts } from '../../texts/texts.ts'
import { boardFromLists, CARD_LIST_NAMES, type CardListsWithBoard } from '../../war/cards.ts'
import { houseCardLists } from '../../war/house-set/index.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'
import type { WarSession } from '../../war/session.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { readStoredItem } from '../stored/damaged-items.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import type { WarInfo, WarLook } from './contract.ts'
import {
  parseImportedWarCardLists,
  parseWarGame,
  parseWarSession,
  parseWarSetup,
  withWarSchemaVersion,
} from './stored/parse-stored.ts'

/** Reads stored data of a game. @throws UnreadableState with the game's code */
function readable<T>({ code }: Pick<WarRow, 'code'>, read: () => T): T {
  try {
    return readStoredItem({ kind: 'war', id: code, name: '' }, read)
  } catch (error) {
    if (error instanceof UnreadableState) error.raid = code
    throw error
  }
}

export function cardListsOfWar(row: WarRow): CardListsWithBoard {
  const lists = { ...houseCardLists, ...readable(row, () => parseImportedWarCardLists(row.lists)) }
  return { ...lists, board: boardFromLists(lists) }
}

export function warInfoOfRow(row: WarRow): WarInfo {
  const { leader, overlord, redraw, people } = readable(row, () => parseWarSetup(row.setup))
  const { id, code, guildId, channelId, threadId, status, version } = row
  const own = readable(row, () => parseImportedWarCardLists(row.lists))
  return {
    ...{ id, code, guildId, channelId, threadId, status, version, leader, overlord, redraw, people },
    own: CARD_LIST_NAMES.filter((name) => name in own),
  }
}

/** Returns the id of a person in the game; null for a person who doesn't play. */
export function warPlayerIndexOfPerson({ people }: WarInfo, who: Person): PlayerIndex | null {
  const at = people.findIndex(({ person }) => person.id === who.id)
  return at < 0 ? null : at
}

/**
 * Returns the open votes of a game, and the number of the announcement of the move that could be undone. It is one
 * more than the move's number, because the first announcement is about the beginning.
 */
export function openVotesOfWar({
  motion,
  seat,
  line,
}: WarSession): Pick<WarLook, 'motion' | 'seat' | 'undoes'> {
  const last = line.at(-1)
  return { motion, seat, undoes: last === undefined ? null : last + 1 }
}

/**
 * Returns a session in the form in which it is stored. The lists of cards are left out, because they are stored once,
 * separately.
 */
export const warSessionToStoredJson = (session: WarSession): object =>
  withWarSchemaVersion({ ...session, game: warGameToStoredJson(session.game) })

export const warGameToStoredJson = (game: WarGame): object => withWarSchemaVersion({ ...game, lists: null })

export function warSessionOfRow(row: WarRow): WarSession {
  if (row.state === null) throw new Rejection(texts.war.refused.notBegun ?? '')
  return readable(row, () => parseWarSession(row.state, cardListsOfWar(row)))
}

/** Parses the stored state of a game before one of its entries. */
export const parseGameBeforeWarEntry = (row: WarRow, state: unknown): WarGame =>
  readable(row, () => parseWarGame(state, cardListsOfWar(row)))

export async function findWarInfoById(tx: Transaction, id: string): Promise<WarInfo | null> {
  const row = await findWar(tx, { id })
  return row && warInfoOfRow(row)
}
