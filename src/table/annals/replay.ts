/** Stepping through a raid that is over: it is played again once, and its turns are kept for the next clicks. */
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { ENGINE_VERSION } from '../../engine/rules/start.ts'
import { type View, viewFor } from '../../engine/view/view.ts'
import { pack, unpack } from '../../store/compress.ts'
import { readInputs, type SavedInput } from '../../store/inputs.ts'
import type { Tx } from '../../store/open.ts'
import { findRaid } from '../../store/raids.ts'
import { lendCards } from '../pinned.ts'
import { raidCard } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import { beginningOf, playedAgain } from '../replay.ts'
import { chaptersOf } from './chapters.ts'
import type { ChapterName, ChapterNews, ReplayCard } from './contract.ts'
import { sayAnnals } from './say.ts'
import { Shelf } from './shelf.ts'

/** A raid told turn by turn. Each chapter is compressed: many are kept, and one is looked at. */
interface Book {
  chapters: { name: ChapterName; bytes: Uint8Array }[]
  trouble: string | null
}

/** Raids whose turns are kept in memory; one takes half a megabyte. */
const KEPT = 16

export type Shelves = Shelf<Book>

export const openShelf = (): Shelves => new Shelf(KEPT)

/** @throws Rejection when there is no such raid in this guild, or it isn't over */
export async function replay(
  tx: Tx,
  shelf: Shelves,
  asked: { guildId: string; code: string; at: number },
): Promise<ReplayCard> {
  const row = await findRaid(tx, { code: asked.code })
  if (!row || row.guildId !== asked.guildId) throw new Rejection(sayAnnals.noRaid())
  const { status, code, version } = row
  if (status === 'lobby' || status === 'playing') throw new Rejection(sayAnnals.notOver(code, status))
  if (version === 0) throw new Rejection(sayAnnals.neverBegan(code))
  const { chapters, trouble } = await shelf.take(row.id, () => written(tx, row))
  const at = Math.min(Math.max(Math.trunc(asked.at), 0), chapters.length - 1)
  const names = chapters.map(({ name }) => name)
  return { raid: await raidCard(tx, row), chapters: names, at, ...opened(chapters[at]?.bytes), trouble }
}

type Raid = { id: string; engineVersion: string | null; cardHash: string | null }

async function written(tx: Tx, raid: Raid): Promise<Book> {
  const inputs = await readInputs(tx, raid.id)
  const chapters = chaptersOf(inputs)
  await lendCards(tx, beginningOf(inputs).setup, raid.cardHash)
  const { boards, trouble } = await boardsOf(raid, inputs, new Set(chapters.map(({ seq }) => seq)))
  const pages = chapters.map(({ name, news, seq }) => {
    const bytes = pack({ news, board: boards.get(seq) ?? null })
    return { name, bytes }
  })
  return { chapters: pages, trouble }
}

/** What comes out of our own memory. */
const pageShape = z.custom<{ news: ChapterNews[]; board: View | null }>((value) => value !== null)

const opened = (bytes: Uint8Array | undefined) =>
  bytes ? pageShape.parse(unpack(bytes)) : { news: [], board: null }

/** After so many inputs, others who wait for this process have their turn. */
const BREATH = 20

interface Boards {
  boards: Map<number, View>
  trouble: string | null
}

/**
 * The table as everybody sees it after each input that is wanted. Where today's rules play the raid otherwise than
 * it was, the boards from there on are missing.
 */
async function boardsOf(
  { engineVersion }: Raid,
  inputs: readonly SavedInput[],
  wanted: ReadonlySet<number>,
): Promise<Boards> {
  const boards = new Map<number, View>()
  if (engineVersion !== String(ENGINE_VERSION)) return { boards, trouble: `its rules are ${engineVersion}` }
  try {
    for (const { seq, game } of playedAgain(inputs)) {
      if (wanted.has(seq)) boards.set(seq, viewFor(game, null))
      if (seq % BREATH === 0) await setImmediate()
    }
    return { boards, trouble: null }
  } catch (error) {
    return { boards, trouble: String(error) }
  }
}
