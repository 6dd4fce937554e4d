/** Paints pictures in a separate thread, one after the other. Jobs and pictures are sent as messages. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { paintBoard } from './board-painting/paint.ts'
import type { HandPictureContents } from './card-face/face.ts'
import { paintCard } from './card-face/paint.ts'
import { paintCardTiles } from './card-tiles/paint.ts'
import { paintCharacterSheet } from './character-sheet/paint.ts'
import { paintDeckList } from './deck-list/paint.ts'
import { paintDroppedCard } from './dropped-card/paint.ts'
import { registerFonts } from './fonts.ts'
import { paintCampaign } from './guild-campaign/paint.ts'
import { paintHand } from './hand/paint.ts'
import { paintLobby } from './lobby/paint.ts'
import type { PictureContents } from './pictures.ts'
import type { Png } from './png.ts'
import { paintSummary } from './summary/paint.ts'

export interface PaintJob {
  readonly id: number
  /** The contents of the picture, as JSON. */
  readonly shown: string
}

export type PaintResult =
  | {
      readonly id: number
      readonly png: Uint8Array<ArrayBuffer>
      /** Further pictures of contents that need several. */
      readonly further?: readonly Uint8Array<ArrayBuffer>[]
    }
  | { readonly id: number; readonly error: string }

/** Paints contents as PNGs: several for a hand with many cards, and one for everything else. */
export async function paintAllPictures(shown: PictureContents): Promise<readonly [Png, ...Png[]]> {
  registerFonts()
  return shown.kind === 'hand' ? paintHand(shown) : [await paintOne(shown)]
}

/** Paints contents as a PNG, the first one if there are several. */
export const paintFirstPicture = async (shown: PictureContents): Promise<Png> =>
  (await paintAllPictures(shown))[0]

async function paintOne(shown: Exclude<PictureContents, HandPictureContents>): Promise<Png> {
  switch (shown.kind) {
    case 'campaign':
      return moved(await paintCampaign(shown))
    case 'sheet':
      return moved(await paintCharacterSheet(shown))
    case 'board':
    case 'live':
      return paintBoard(shown)
    case 'card':
      return paintCard(shown)
    case 'deck':
      return paintCardTiles(shown)
    case 'deckList':
      return paintDeckList(shown)
    case 'drop':
      return moved(await paintDroppedCard(shown))
    case 'lobby':
      return paintLobby(shown)
    case 'summary':
      return paintSummary(shown)
  }
}

/** Copies a file out of Skia's own memory, which can't be transferred to another thread. */
const moved = (png: Buffer): Png => Buffer.from(new Uint8Array(png).buffer)

async function work({ id, shown }: PaintJob): Promise<PaintResult> {
  try {
    const what: PictureContents = JSON.parse(shown)
    const [png, ...further] = await paintAllPictures(what)
    return { id, png, further }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * On Linux this sets the priority of this thread only. While there is much to do, answers come before
 * pictures.
 */
if (parentPort && process.platform === 'linux') setPriority(10)

parentPort?.on('message', async (job: PaintJob) => {
  const painted = await work(job)
  const pictures = 'png' in painted ? [painted.png, ...(painted.further ?? [])] : []
  parentPort?.postMessage(
    painted,
    pictures.map(({ buffer }) => buffer),
  )
})
