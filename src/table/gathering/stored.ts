/** Reads what a lobby has settled out of its JSON column. */
import { parsed } from '../stored/carrying.ts'
import { readOr, readStored } from '../stored/damage.ts'
import type { Item } from '../stored/unreadable.ts'
import { emptyLobby, type Lobby, lobbyShape } from './shapes.ts'

const itemOf = (raidId: string): Item => ({ kind: 'lobby', id: raidId, name: '' })

/** @throws Unreadable */
export const lobbyIn = (raidId: string, stored: unknown): Lobby =>
  readStored(itemOf(raidId), () => parsed(lobbyShape, stored))

/** Nothing is settled, where it is damaged: what has begun needs it no more. */
export const lobbyOr = (raidId: string, stored: unknown): Lobby =>
  readOr(itemOf(raidId), () => lobbyIn(raidId, stored), emptyLobby())
