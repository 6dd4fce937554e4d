import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCards, card, starterDecks } from '../../../cards/index.ts'
import { textOf } from '../../../cards/text.ts'
import { LIMITS } from '../../message-parts/limits.ts'
import { aHand } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import { richLines } from '../rich-text.ts'
import { paint } from '../worker.ts'
import type { Face, HandShown } from './face.ts'
import { layHand, MOST_HIGH } from './paint.ts'
import { cardFaceShown } from './shown.ts'
import { cardInWords, handInWords } from './words.ts'

beforeAll(registerFonts)

describe('a picture of a card', () => {
  it('has the whole text, in lines that fit, for every card', () => {
    const ink = createCanvas(1, 1).getContext('2d')
    for (const one of allCards.values()) {
      const { text } = cardFaceShown(one, 'dark').face
      for (const power of text) {
        const lines = richLines(ink, power, 28, 330)
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
      expect(cardInWords(cardFaceShown(one, 'dark')).length).toBeLessThanOrEqual(LIMITS.altText)
    const words = cardInWords(cardFaceShown(card('CD2-W7'), 'dark'))
    for (const part of ['The card Rend.', 'Cost 1.', 'Warrior', 'Common', ...textOf(card('CD2-W7'))])
      expect(words).toContain(part)
  })

  it('is higher if its text is long', async () => {
    const heights = await Promise.all(
      ['CD2-R9', 'DSM-9'].map(
        async (id) => (await loadImage(await paint(cardFaceShown(card(id), 'light')))).height,
      ),
    )
    expect(heights[0]).toBe(1100)
    expect(heights[1]).toBeGreaterThanOrEqual(1100)
  })
})

describe('a picture of a hand', () => {
  it('shows for each card whether it is playable now or why not, by a sign and in words', async () => {
    const hand = aHand()
    const uses = new Set(hand.cards.map(({ mark }) => mark.use))
    expect(uses.has('play') && uses.has('none')).toBe(true)
    for (const { mark } of hand.cards) expect(mark.text).not.toBe('')
    const words = handInWords(hand)
    expect(words).toContain('playable now')
    expect(words.length).toBeLessThanOrEqual(LIMITS.altText)
    expect((await loadImage(await paint(hand))).width).toBe(900)
    expect((await loadImage(await paint({ ...hand, cards: [] }))).width).toBe(900)
  })

  it('fits a phone’s screen, with any seven to eleven different cards of a starter deck', () => {
    const heights: number[] = []
    for (const { copies } of starterDecks) {
      const kinds = Object.keys(copies).map((id) => cardFaceShown(card(id), 'dark').face)
      for (const most of [7, 8, 9, 10, 11])
        for (let at = 0; at + most <= kinds.length; at += most)
          heights.push(layHand(handFull(kinds.slice(at, at + most))).height)
    }
    expect(heights.length).toBeGreaterThan(200)
    expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_HIGH)
  })
})

const handFull = (faces: Face[]): HandShown => ({
  kind: 'hand',
  theme: 'dark',
  title: 'Hand of Anna',
  foot: '',
  empty: '',
  cards: faces.map((face, n) => ({
    face,
    number: `${n + 1}`,
    copies: null,
    mark: { use: 'place', text: 'can be placed; it has no legal target now' },
  })),
})
