import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CharacterResultsInRaid, CharacterSheet } from '../../../campaign/sheet.ts'
import { LANGUAGES, runInLanguage } from '../../../texts/language.ts'
import { userText } from '../../../texts/user-text.ts'
import { sheetOfNewCharacter, sheetWithLongTexts } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import type { SheetPictureContents } from '../pictures.ts'
import type { Box } from '../shapes.ts'
import { drawText, fitText } from '../text.ts'
import { cssFont, FONT_FAMILY, FONT_WEIGHTS } from '../theme.ts'
import { sheetAltText, sheetPictureContents } from './contents.ts'
import { paintCharacterSheet } from './paint.ts'

beforeAll(registerFonts)

/** All texts that were drawn, with their sizes. */
const drawn: { text: string; size: number }[] = []

/** Notes each text that any canvas draws. */
function noteTexts(): void {
  const all: SKRSContext2D = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'))
  const draw = all.fillText
  vi.spyOn(all, 'fillText').mockImplementation(function (this: SKRSContext2D, text, ...at) {
    if (text !== '') drawn.push({ text, size: Number.parseFloat(/[\d.]+(?=px)/.exec(this.font)?.[0] ?? '') })
    draw.call(this, text, ...at)
  })
}

beforeAll(noteTexts)
afterAll(() => vi.restoreAllMocks())

/** Paints a sheet. Everything is drawn before the picture is encoded, so other tests can't draw in between. */
async function painted(sheet: SheetPictureContents) {
  drawn.length = 0
  const painting = paintCharacterSheet(sheet)
  const texts = [...drawn]
  return { texts, picture: await loadImage(await painting) }
}

function raidOf({ raids: [first] }: CharacterSheet): CharacterResultsInRaid {
  if (!first) throw new Error('the sheet has no raids')
  return first
}

const ink = () => createCanvas(400, 100).getContext('2d')

/** Returns the pixels of a part of the picture, in a form that is quick to compare. */
async function pixelsOf(sheet: CharacterSheet, { x, y, width, height }: Box): Promise<string> {
  const picture = await loadImage(await paintCharacterSheet(sheetPictureContents(sheet)))
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return Buffer.from(canvas.getContext('2d').getImageData(x, y, width, height).data).toString('base64')
}

/** The parts of the picture of a sheet. */
const NAME: Box = { x: 130, y: 28, width: 440, height: 48 }
const ACHIEVEMENTS: Box = { x: 290, y: 340, width: 60, height: 32 }
const RIGHT_OF_NAME: Box = { x: 572, y: 28, width: 12, height: 100 }

it('letters come from our font, in all its weights', () => {
  const [family] = GlobalFonts.families.filter((one) => one.family === FONT_FAMILY)
  expect(family?.styles.map((style) => style.weight).sort()).toEqual([...FONT_WEIGHTS])
  const canvas = ink()
  canvas.font = cssFont(40)
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

it('a picture shows the character’s name, and the number of Achievements in each raid', async () => {
  const other: CharacterSheet = { ...sheetOfNewCharacter, name: userText("Anna's Gurzak") }
  const veteran: CharacterSheet = { ...sheetOfNewCharacter, raids: sheetWithLongTexts.raids }
  const name = await pixelsOf(sheetOfNewCharacter, NAME)
  expect(name === (await pixelsOf(other, NAME))).toBe(false)
  expect(name === (await pixelsOf(veteran, NAME))).toBe(true)
  const achievement = await pixelsOf(sheetOfNewCharacter, ACHIEVEMENTS)
  expect(achievement === (await pixelsOf(veteran, ACHIEVEMENTS))).toBe(false)
})

it('the longest name does not overlap with its neighbours', async () => {
  const long: CharacterSheet = {
    ...sheetOfNewCharacter,
    name: userText('W'.repeat(32)),
    hero: { card: '', name: 'W'.repeat(80) },
  }
  const beside = await pixelsOf(sheetOfNewCharacter, RIGHT_OF_NAME)
  expect(beside === (await pixelsOf(long, RIGHT_OF_NAME))).toBe(true)
})

/** Discord shows a picture 360 pixels wide and at most 350 high on a phone, and in a box of 550 × 350 on a desktop. */
const BOXES = [
  { device: 'phone', width: 360, height: 350, least: 11 },
  { device: 'desktop', width: 550, height: 350, least: 9 },
]

it.each(BOXES)('no letter is smaller than $least pixels on a $device', async ({ width, height, least }) => {
  const raids = (n: number): CharacterResultsInRaid[] =>
    Array.from({ length: n }, () => raidOf(sheetWithLongTexts))
  for (const sheet of [
    sheetOfNewCharacter,
    sheetWithLongTexts,
    ...[1, 4, 5, 7].map((n) => ({ ...sheetWithLongTexts, raids: raids(n) })),
  ])
    for (const language of LANGUAGES) {
      const { texts, picture } = await painted(runInLanguage(language, () => sheetPictureContents(sheet)))
      expect(texts.length).toBeGreaterThan(10)
      const scale = Math.min(width / picture.width, height / picture.height)
      expect([
        language,
        sheet.raids.length,
        Math.min(...texts.map(({ size }) => size)) * scale >= least,
      ]).toEqual([language, sheet.raids.length, true])
    }
})

it('each raid has its name, however many there are', async () => {
  for (const n of [1, 3, 5, 7]) {
    const raids = Array.from({ length: n }, (_, at) => ({
      ...raidOf(sheetWithLongTexts),
      title: `Lair ${at}`,
    }))
    const { texts } = await painted(sheetPictureContents({ ...sheetWithLongTexts, raids }))
    const titles = raids.map(({ title }) => title)
    expect(texts.flatMap(({ text }) => (titles.includes(text) ? [text] : []))).toEqual(titles)
  }
})

it('the bar shows the progress to the next level', () => {
  const progress = (xp: number, level: number, nextLevelAt: number | null) =>
    sheetPictureContents({ ...sheetOfNewCharacter, xp, level, nextLevelAt }).progress
  expect([progress(0, 1, 10), progress(4, 1, 10), progress(36, 30, 40)]).toEqual([0, 0.4, 0.6])
  expect([progress(81, 80, 85), progress(91, 85, null)]).toEqual([0.2, 1])
  expect(sheetPictureContents(sheetWithLongTexts).ladder.map((one) => one.state)).toEqual([
    ...Array(5).fill('reached'),
    'open',
    'open',
    'unreached',
    'unreached',
  ])
})

it('the description in words has the same contents, within Discord’s limit', () => {
  const words = sheetAltText(sheetWithLongTexts)
  for (const word of [
    sheetWithLongTexts.name,
    sheetWithLongTexts.hero.name,
    'Alliance Death Knight',
    'Level 70, 76 XP, 4 XP to',
  ])
    expect(words).toContain(word)
  expect(words).toContain('Levels 60 (the rest) and 70 to use. 2 treasure packs to open.')
  expect(words).toContain(
    'Won 12, Achievements 15/18, Deck 64, Collection 148, Story (house) 0, Novice 9, Experienced 0, Heroic 3,',
  )
  expect(words).toContain(
    'The Deadmines: 7 raids, 4 won (Novice, Heroic), Achievements 6/6. Fastest win in turns: Novice 12, Heroic 19. Earned: Deadmine Sweeper, ',
  )
  expect(sheetAltText(sheetOfNewCharacter)).toContain('Shadowfang Keep: Not raided yet, Achievements 0/6.')
  expect(sheetAltText(sheetOfNewCharacter)).not.toContain('Fastest win')
  expect(runInLanguage('de', () => sheetAltText(sheetWithLongTexts))).toContain(
    'Schnellster Sieg in Zügen: Einsteiger 12, Heroisch 19',
  )
  const endless = { ...sheetWithLongTexts, raids: Array(9).fill(sheetWithLongTexts.raids[0]) }
  expect(sheetAltText(endless).length).toBeLessThanOrEqual(1024)
})
