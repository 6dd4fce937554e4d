/** Reads the agreed settings of a lobby from the JSON column. */
import { parsed } from '../stored/carrying.ts'
import { readOr, readStored } from '../stored/damage.ts'
import type { Item } from '../stored/unreadable.ts'
import { emptyLobby, type Lobby, lobbyShape } from './shapes.ts'

const itemOf = (raidId: string): Item => ({ kind: 'lobby', id: raidId, name: '' })

/** @throws Unreadable */
export const lobbyIn = (raidId: string, stored: unknown): Lobby =>
  readStored(itemOf(raidId), () => parsed(lobbyShape, stored))

/** Returns an empty lobby if the column is damaged, because a raid that has begun doesn't need it any more. */
export const lobbyOr = (raidId: string, stored: unknown): Lobby =>
  readOr(itemOf(raidId), () => lobbyIn(raidId, stored), emptyLobby())
