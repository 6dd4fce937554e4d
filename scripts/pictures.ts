/**
 * npm run -s pictures: paints each kind of picture into docs/ and, as a phone shows it, into a folder. Prints how long
 * each takes. --json prints figures only; --to DIR names the folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { samplePictures } from '../src/discord/pictures/fixture.ts'
import type { PictureContents } from '../src/discord/pictures/pictures.ts'
import { paintFirstPicture } from '../src/discord/pictures/worker.ts'
import { medianOf } from './bench/figures.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    to: { type: 'string' },
    times: { type: 'string', default: '9' },
  },
})

interface Figures {
  name: string
  width: number
  height: number
  kb: number
  /** The median, with the CPU of all threads. */
  cpuMs: number
}

async function measured(name: string, shown: PictureContents): Promise<Figures> {
  const png = await paintFirstPicture(shown)
  const { width, height } = await loadImage(png)
  const times: number[] = []
  for (let n = 0; n < Number(values.times); n++) {
    const before = process.cpuUsage()
    await paintFirstPicture(shown)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return { name, width, height, kb: Math.round(png.length / 1024), cpuMs: Math.round(medianOf(times)) }
}

/** The width on a phone. */
const PHONE = 400

async function keep(folder: string, name: string, shown: PictureContents): Promise<void> {
  const png = await paintFirstPicture(shown)
  writeFileSync(path.join(folder, `${name}.png`), png)
  const picture = await loadImage(png)
  const canvas = createCanvas(PHONE, Math.round((picture.height * PHONE) / picture.width))
  const ink = canvas.getContext('2d')
  ink.imageSmoothingQuality = 'high'
  ink.drawImage(picture, 0, 0, canvas.width, canvas.height)
  writeFileSync(path.join(folder, `${name}-phone.png`), await canvas.encode('png'))
}

const folder = values.to ?? (values.json ? null : fileURLToPath(new URL('../.pictures', import.meta.url)))
if (folder) mkdirSync(folder, { recursive: true })
const figures: Figures[] = []
for (const [name, shown] of Object.entries(samplePictures())) {
  if (folder) await keep(folder, name, shown)
  figures.push(await measured(name, shown))
}
if (values.json) console.log(JSON.stringify(figures))
else console.table(figures)
