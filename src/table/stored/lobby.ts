/** Reads the agreed settings of a lobby from the JSON column. */

import { emptyLobby, type Lobby, lobbySchema } from '../model/lobby.ts'
import { readStored, readStoredOr } from './damaged-items.ts'
import { parseStored } from './migrate.ts'
import type { StoredItem } from './unreadable.ts'

const itemOf = (raidId: string): StoredItem => ({ kind: 'lobby', id: raidId, name: '' })

/** @throws UnreadableState */
export const parseLobby = (raidId: string, stored: unknown): Lobby =>
  readStored(itemOf(raidId), () => parseStored(lobbySchema, stored))

/** Returns an empty lobby if the column is damaged, because a raid that has begun doesn't need it any more. */
export const parseLobbyOrEmpty = (raidId: string, stored: unknown): Lobby =>
  readStoredOr(itemOf(raidId), () => parseLobby(raidId, stored), emptyLobby())
