/** Shows a finished raid turn by turn. The raid is replayed once, and its turns are cached for the next clicks. */
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { ENGINE_VERSION, type Game, isBetweenTurns, type View, viewFor } from '../../engine/index.ts'
import { compressJson, decompressJson } from '../../store/database/compress.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import { LruCache } from '../generic-caches/lru-cache.ts'
import { Rejection } from '../model/rejection.ts'
import { registerPinnedCards } from '../raid-loading/pinned.ts'
import { loadRaidInfo } from '../raid-loading/raid-info.ts'
import { inputsNotUndone, replaySteps, startEntryOfLog } from '../replay/replay.ts'
import { loadLogWithEvents } from '../retention/log.ts'
import { replayChaptersOfLog } from './chapters.ts'
import type { ReplayChapter, ReplayChapterName, ReplayInputNews } from './contract.ts'

/** The chapters of a replayed raid. Each is compressed, because many are cached and one is shown at a time. */
interface ReplayedRaid {
  chapters: { name: ReplayChapterName; bytes: Uint8Array }[]
  trouble: string | null
}

/**
 * The number of raids whose turns are cached. A raid of 225 inputs takes 80 KB, and a replay of it 0.2 to 0.4 s of
 * CPU time.
 */
const MOST_CACHED = 64

type ReplayCache = LruCache<ReplayedRaid>

export const createReplayCache = (): ReplayCache => new LruCache(MOST_CACHED)

/**
 * Loads a chapter of a finished raid's replay.
 * @throws Rejection when there is no such raid in this guild, it isn't over, or it never began
 */
export async function loadReplayChapter(
  tx: Transaction,
  cache: ReplayCache,
  asked: { guildId: string; code: string; at: number },
): Promise<ReplayChapter> {
  const row = await findRaidWithoutGame(tx, { code: asked.code })
  if (!row || row.guildId !== asked.guildId) throw new Rejection(texts.unavailableRaid.noRaid())
  const { status, code, version } = row
  if (status === 'lobby' || status === 'playing')
    throw new Rejection(texts.unavailableRaid.notOver(code, status))
  if (version === 0) throw new Rejection(texts.unavailableRaid.neverBegan(code))
  const { chapters, trouble } = await cache.get(row.id, () => written(tx, row))
  const at = Math.min(Math.max(Math.trunc(asked.at), 0), chapters.length - 1)
  const names = chapters.map(({ name }) => name)
  return { raid: await loadRaidInfo(tx, row), chapters: names, at, ...opened(chapters[at]?.bytes), trouble }
}

type Raid = { id: string; engineVersion: string | null; cardHash: string | null }

async function written(tx: Transaction, raid: Raid): Promise<ReplayedRaid> {
  const log = await loadLogWithEvents(tx, raid.id)
  const { inputs } = log
  const { boards, trouble } = await boardsOf(tx, raid, inputs)
  const chapters = replayChaptersOfLog(inputsNotUndone(inputs)).map(({ name, news }) => {
    const board = boards.get(name.kind === 'turn' ? name.number : 0) ?? null
    return { name, bytes: compressJson({ news, board }) }
  })
  return { chapters, trouble: log.trouble ?? trouble }
}

/** The schema of an unpacked chapter. It checks hardly anything, because the value comes from our own memory. */
const pageSchema = z.custom<{ news: ReplayInputNews[]; board: View | null }>((value) => value !== null)

const opened = (bytes: Uint8Array | undefined) =>
  bytes ? pageSchema.parse(decompressJson(bytes)) : { news: [], board: null }

/** The number of inputs after which the replay lets other work of this process run. */
const INPUTS_AT_ONCE = 20

interface Boards {
  /** The public boards by the number of the turn at whose end they are; 0 is before the first turn. */
  boards: Map<number, View>
  trouble: string | null
}

/**
 * Returns the public board at the end of each turn. If today's rules play the raid differently, the boards from
 * there on are missing.
 */
async function boardsOf(
  tx: Transaction,
  { engineVersion, cardHash }: Raid,
  inputs: readonly SavedInput[],
): Promise<Boards> {
  const boards = new Map<number, View>()
  if (engineVersion !== String(ENGINE_VERSION)) return { boards, trouble: `its rules are ${engineVersion}` }
  await registerPinnedCards(tx, startEntryOfLog(inputs).setup, cardHash)
  /** The boards of the current input, which may still fail to replay. */
  const seen = new Map<number, View>()
  const look = (game: Game) => {
    if (isBetweenTurns(game)) seen.set(game.turn.number, viewFor(game, null))
  }
  try {
    for (const { seq, game } of replaySteps(inputs, look)) {
      if (game.outcome) seen.set(game.turn.number, viewFor(game, null))
      for (const [turn, board] of seen) boards.set(turn, board)
      seen.clear()
      if (seq % INPUTS_AT_ONCE === 0) await setImmediate()
    }
    return { boards, trouble: null }
  } catch (error) {
    return { boards, trouble: String(error) }
  }
}
