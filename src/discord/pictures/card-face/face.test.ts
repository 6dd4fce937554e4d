import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCards, cardWithId } from '../../../cards/index.ts'
import { cardTextLines } from '../../../cards/text.ts'
import { DISCORD_LIMITS } from '../../message-parts/limits.ts'
import { registerFonts } from '../fonts.ts'
import { wrapRichText } from '../rich-text.ts'
import { paintFirstPicture } from '../worker.ts'
import { cardFacePictureContents } from './contents.ts'
import { cardFaceAltText } from './words.ts'

beforeAll(registerFonts)

describe('a picture of a card', () => {
  it('has the whole text, in lines that fit, for every card', () => {
    const ink = createCanvas(1, 1).getContext('2d')
    for (const one of allCards.values()) {
      const { text } = cardFacePictureContents(one, 'dark').face
      for (const power of text) {
        const lines = wrapRichText(ink, power, 28, 330)
        const told = lines.flat().map(({ kind, text: word }) => (kind === 'cost' ? `(${word})` : word))
        expect(told.join('')).toBe(power.replaceAll('**', '').replaceAll(' ', ''))
        for (const line of lines) {
          const words = line.filter(({ isJoined }) => !isJoined).length
          const width = line.reduce((sum, bit) => sum + bit.width, 0) + (words - 1) * 28 * 0.27
          expect(width).toBeLessThanOrEqual(words === 1 ? 400 : 331)
        }
      }
    }
  })

  it('has a description within Discord’s limit', () => {
    for (const one of allCards.values())
      expect(cardFaceAltText(cardFacePictureContents(one, 'dark')).length).toBeLessThanOrEqual(
        DISCORD_LIMITS.altText,
      )
    const words = cardFaceAltText(cardFacePictureContents(cardWithId('CD2-W7'), 'dark'))
    for (const part of [
      'The card Rend.',
      'Cost 1.',
      'Warrior',
      'Common',
      ...cardTextLines(cardWithId('CD2-W7')),
    ])
      expect(words).toContain(part)
  })

  it('is higher if its text is long', async () => {
    const heights = await Promise.all(
      ['CD2-R9', 'DSM-9'].map(
        async (id) =>
          (await loadImage(await paintFirstPicture(cardFacePictureContents(cardWithId(id), 'light')))).height,
      ),
    )
    expect(heights[0]).toBe(1100)
    expect(heights[1]).toBeGreaterThanOrEqual(1100)
  })
})
