/** Reads the agreed settings of a lobby from the JSON column. */

import { defaultLobbySettings, type LobbySettings, lobbySettingsSchema } from '../model/lobby.ts'
import { readStoredItem, readStoredItemOrDefault } from './damaged-items.ts'
import { newStoredValueParser } from './migrate.ts'
import type { StoredItem } from './unreadable.ts'

const itemOf = (raidId: string): StoredItem => ({ kind: 'lobby', id: raidId, name: '' })

const parseLobbySettings = newStoredValueParser(lobbySettingsSchema)

/** Parses the stored settings of a lobby. @throws UnreadableState */
export const parseLobby = (raidId: string, stored: unknown): LobbySettings =>
  readStoredItem(itemOf(raidId), () => parseLobbySettings(stored))

/**
 * Parses the stored settings of a lobby. Returns the default settings if they are damaged, so that the raid
 * can still be shown and played. `lockLobby` refuses a damaged lobby, so it is never overwritten.
 */
export const parseLobbyOrEmpty = (raidId: string, stored: unknown): LobbySettings =>
  readStoredItemOrDefault(itemOf(raidId), () => parseLobbySettings(stored), defaultLobbySettings())
