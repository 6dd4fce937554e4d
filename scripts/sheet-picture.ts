/** npx tsx scripts/sheet-picture.ts: paints docs/sheet.png, the sheet of an experienced character. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { sheetPictureContents } from '../src/discord/pictures/character-sheet/contents.ts'
import { sheetWithLongTexts } from '../src/discord/pictures/fixture.ts'
import { paintFirstPicture } from '../src/discord/pictures/worker.ts'
import { summariesOfRaidsWithBossPlayer } from '../src/raids/index.ts'
import { userText } from '../src/texts/user-text.ts'

const PICTURE = fileURLToPath(new URL('../docs/sheet.png', import.meta.url))
const WIDTH = 720
const NOT_YET = { runs: 0, wins: 0, modes: [], earned: [] }
/** The number of Achievements in the raids with a Boss. */
const ACHIEVEMENTS = 2

const name = 'Maren of the Long Night'
const [dungeon] = sheetWithLongTexts.raids
const missing = dungeon?.earned.slice(0, ACHIEVEMENTS).map((one) => ({ ...one, runs: [] })) ?? []
const bosses = dungeon
  ? summariesOfRaidsWithBossPlayer.map(({ title }) => ({ ...dungeon, ...NOT_YET, missing, title }))
  : []
const sheet = { ...sheetWithLongTexts, name: userText(name), raids: [...sheetWithLongTexts.raids, ...bosses] }
const picture = await loadImage(await paintFirstPicture(sheetPictureContents(sheet)))
const canvas = createCanvas(WIDTH, Math.round((picture.height * WIDTH) / picture.width))
const ink = canvas.getContext('2d')
ink.imageSmoothingQuality = 'high'
ink.drawImage(picture, 0, 0, canvas.width, canvas.height)
writeFileSync(PICTURE, await canvas.encode('png'))
console.log(PICTURE)
