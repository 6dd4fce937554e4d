/** Paints pictures in a separate thread, one after the other. Jobs and pictures are sent as messages. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { paintBoard } from './board-painting/paint.ts'
import { paintCampaign } from './campaign/paint.ts'
import { paintSheet } from './character-sheet/paint.ts'
import { paintDeck } from './deck/paint.ts'
import { paintDrop } from './dropped-card/paint.ts'
import { paintCard, paintHand } from './face/paint.ts'
import { registerFonts } from './fonts.ts'
import type { Shown } from './pictures.ts'
import type { Png } from './png.ts'
import { paintSummary } from './summary/paint.ts'

export interface Job {
  readonly id: number
  /** The contents of the picture, as JSON. */
  readonly shown: string
}

export type Painted =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: string }

/** @returns a PNG */
export async function paint(shown: Shown): Promise<Png> {
  registerFonts()
  switch (shown.kind) {
    case 'campaign':
      return moved(await paintCampaign(shown))
    case 'sheet':
      return moved(await paintSheet(shown))
    case 'board':
    case 'live':
      return paintBoard(shown)
    case 'card':
      return paintCard(shown)
    case 'deck':
      return paintDeck(shown)
    case 'drop':
      return moved(await paintDrop(shown))
    case 'hand':
      return paintHand(shown)
    case 'summary':
      return moved(await paintSummary(shown))
  }
}

/** Copies a file out of Skia's own memory, which can't be transferred to another thread. */
const moved = (png: Buffer): Png => Buffer.from(new Uint8Array(png).buffer)

async function work({ id, shown }: Job): Promise<Painted> {
  try {
    const what: Shown = JSON.parse(shown)
    return { id, png: await paint(what) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * On Linux this sets the priority of this thread only. While there is much to do, answers come before
 * pictures.
 */
if (parentPort && process.platform === 'linux') setPriority(10)

parentPort?.on('message', async (job: Job) => {
  const painted = await work(job)
  parentPort?.postMessage(painted, 'png' in painted ? [painted.png.buffer] : [])
})
