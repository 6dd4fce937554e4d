/** Reads the agreed settings of a lobby from the JSON column. */

import { emptyLobby, type Lobby, lobbySchema } from '../model/lobby.ts'
import { readOr, readStored } from './damage.ts'
import { parsed } from './migrate.ts'
import type { Item } from './unreadable.ts'

const itemOf = (raidId: string): Item => ({ kind: 'lobby', id: raidId, name: '' })

/** @throws UnreadableState */
export const lobbyIn = (raidId: string, stored: unknown): Lobby =>
  readStored(itemOf(raidId), () => parsed(lobbySchema, stored))

/** Returns an empty lobby if the column is damaged, because a raid that has begun doesn't need it any more. */
export const lobbyOr = (raidId: string, stored: unknown): Lobby =>
  readOr(itemOf(raidId), () => lobbyIn(raidId, stored), emptyLobby())
