import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, it } from 'vitest'
import type { RaidRecord, Sheet } from '../../../campaign/sheet.ts'
import { inLanguage } from '../../../texts/language.ts'
import { userText } from '../../../texts/user-text.ts'
import { newSheet, richSheet } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import type { Box } from '../shapes.ts'
import { drawText, fitText } from '../text.ts'
import { FAMILY, font, WEIGHTS } from '../theme.ts'
import { paintSheet } from './paint.ts'
import { sheetInWords, sheetShown } from './shown.ts'

beforeAll(registerFonts)

const ink = () => createCanvas(400, 100).getContext('2d')

/** The pixels of a part of the picture, in a form that is quick to compare. */
async function pixelsOf(sheet: Sheet, { x, y, width, height }: Box): Promise<string> {
  const picture = await loadImage(await paintSheet(sheetShown(sheet)))
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return Buffer.from(canvas.getContext('2d').getImageData(x, y, width, height).data).toString('base64')
}

/** The parts of the picture of a sheet. */
const NAME: Box = { x: 186, y: 44, width: 700, height: 60 }
const FIRST_ACHIEVEMENT: Box = { x: 44, y: 478, width: 320, height: 30 }
const BEST: Box = { x: 44, y: 474, width: 320, height: 20 }
const BELOW_BEST: Box = { x: 44, y: 496, width: 320, height: 90 }
const RIGHT_OF_NAME: Box = { x: 896, y: 44, width: 20, height: 150 }

it('letters come from our font, in all its weights', () => {
  const [family] = GlobalFonts.families.filter((one) => one.family === FAMILY)
  expect(family?.styles.map((style) => style.weight).sort()).toEqual([...WEIGHTS])
  const canvas = ink()
  canvas.font = font(40)
  const ours = canvas.measureText('Scarlet Monastery').width
  canvas.font = '40px "DejaVu Sans"'
  expect(canvas.measureText('Scarlet Monastery').width).not.toBe(ours)
  const empty = Buffer.from(canvas.getImageData(0, 0, 400, 100).data)
  drawText(canvas, 'Scarlet Monastery', 10, 60, { size: 40 })
  expect(Buffer.from(canvas.getImageData(0, 0, 400, 100).data).equals(empty)).toBe(false)
})

it.each([
  'x',
  "Anna's Frizlix",
  'W'.repeat(32),
  'i'.repeat(400),
  '剣士の長い名前'.repeat(6),
  '**_`<@1>[a](b)'.repeat(9),
])('%s fits into the given width', (text) => {
  const fitted = fitText(ink(), text, { size: 50, weight: 800, width: 360, least: 28 })
  expect(fitted.width).toBeLessThanOrEqual(360)
  expect(fitted.size).toBeGreaterThanOrEqual(28)
})

it('a name is written unchanged, except that direction marks are removed', () => {
  const style = { size: 50, width: 1000 }
  expect(fitText(ink(), '**Zoë** <@1> Зоя', style).text).toBe('**Zoë** <@1> Зоя')
  expect(fitText(ink(), 'A\u202eB', style).text).toBe('AB')
})

it('a picture shows the character’s name and Achievements', async () => {
  const other: Sheet = { ...newSheet, name: userText("Anna's Gurzak") }
  const veteran: Sheet = { ...newSheet, raids: richSheet.raids }
  const name = await pixelsOf(newSheet, NAME)
  expect(name === (await pixelsOf(other, NAME))).toBe(false)
  expect(name === (await pixelsOf(veteran, NAME))).toBe(true)
  const achievement = await pixelsOf(newSheet, FIRST_ACHIEVEMENT)
  expect(achievement === (await pixelsOf(veteran, FIRST_ACHIEVEMENT))).toBe(false)
})

it('the longest name does not overlap with its neighbours', async () => {
  const long: Sheet = {
    ...newSheet,
    name: userText('W'.repeat(32)),
    hero: { card: '', name: 'W'.repeat(80) },
  }
  const beside = await pixelsOf(newSheet, RIGHT_OF_NAME)
  expect(beside === (await pixelsOf(long, RIGHT_OF_NAME))).toBe(true)
})

it('more raids make the picture higher', async () => {
  const height = async (sheet: Sheet) => (await loadImage(await paintSheet(sheetShown(sheet)))).height
  const more = [...richSheet.raids, ...richSheet.raids]
  expect(await height({ ...richSheet, raids: more })).toBeGreaterThan(await height(richSheet))
})

it('the bar shows the progress to the next level', () => {
  const progress = (xp: number, level: number, nextLevelAt: number | null) =>
    sheetShown({ ...newSheet, xp, level, nextLevelAt }).progress
  expect([progress(0, 1, 10), progress(4, 1, 10), progress(36, 30, 40)]).toEqual([0, 0.4, 0.6])
  expect([progress(81, 80, 85), progress(91, 85, null)]).toEqual([0.2, 1])
  expect(sheetShown(richSheet).ladder.map((one) => one.state)).toEqual([
    ...Array(5).fill('reached'),
    'open',
    'open',
    'ahead',
    'ahead',
  ])
})

it('the fewest turns of a win are shown below the number of wins, once there is a win', () => {
  expect(
    sheetShown(newSheet)
      .raids.map(({ best }) => best)
      .join(''),
  ).toBe('')
  const [won] = sheetShown(richSheet).raids
  expect(won?.best).toBe('Fastest win in turns: Novice 12, Heroic 19')
  const german = inLanguage('de', () => sheetShown(richSheet).raids[0]?.best)
  expect(german).toBe('Schnellster Sieg in Zügen: Einsteiger 12, Heroisch 19')
})

it('the fewest turns are written where nothing else is', async () => {
  const slower: Sheet = { ...richSheet, raids: richSheet.raids.map(withBest(20)) }
  const [fast, slow] = [await pixelsOf(richSheet, BEST), await pixelsOf(slower, BEST)]
  expect(fast === slow).toBe(false)
  const [below, belowSlow] = [await pixelsOf(richSheet, BELOW_BEST), await pixelsOf(slower, BELOW_BEST)]
  expect(below === belowSlow).toBe(true)
})

const withBest =
  (bestTurns: number) =>
  (raid: RaidRecord): RaidRecord => ({ ...raid, modes: raid.modes.map((mode) => ({ ...mode, bestTurns })) })

it('the description in words has the same contents, within Discord’s limit', () => {
  const words = sheetInWords(richSheet)
  for (const word of [
    richSheet.name,
    richSheet.hero.name,
    'Alliance Death Knight',
    'Level 70, 76 XP, 4 XP to',
  ])
    expect(words).toContain(word)
  expect(words).toContain('Levels 60 (the rest) and 70 to use. 2 treasure packs to open.')
  expect(words).toContain(
    'Won 12, Story (house) 0, Novice 9, Experienced 0, Heroic 3, Legendary 0, Standard 0, Full clear 0, Achievements 15/18, Deck 64',
  )
  expect(words).toContain(
    'The Deadmines: 7 raids, 4 won (Novice, Heroic), Achievements 6/6. Fastest win in turns: Novice 12, Heroic 19. Earned: Deadmine Sweeper, ',
  )
  expect(sheetInWords(newSheet)).toContain('Shadowfang Keep: Not raided yet, Achievements 0/6.')
  const endless = { ...richSheet, raids: Array(9).fill(richSheet.raids[0]) }
  expect(sheetInWords(endless).length).toBeLessThanOrEqual(1024)
})
