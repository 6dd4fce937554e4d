/** The pictures of a hand: their letters are readable on the device for which they are composed. */
import { loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs, some } from '../../../../test/support/extent.ts'
import { allCards, cardWithId, starterDecks } from '../../../cards/index.ts'
import { LANGUAGES, runInLanguage } from '../../../texts/language.ts'
import { DISCORD_LIMITS } from '../../message-parts/limits.ts'
import { cardFacePictureContents } from '../card-face/contents.ts'
import type { HandPictureContents } from '../card-face/face.ts'
import { handPictureAltText } from '../card-face/words.ts'
import { sampleHand } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import { paintAllPictures } from '../worker.ts'
import { layOutHand } from './layout.ts'
import { HAND_PICTURE_DEVICES, HAND_PICTURE_SIZES, type HandPictureDevice } from './picture-sizes.ts'
import { smallestCssFontSize } from './smallest-font-size.ts'

beforeAll(registerFonts)

/** The smallest letters that people can read, in CSS pixels. */
const READABLE = { phone: 11, desktop: 9 } as const
const WIDTH = { phone: 360, desktop: 550 } as const

const handFull = (ids: readonly string[], device: HandPictureDevice): HandPictureContents => ({
  kind: 'hand',
  theme: 'dark',
  device,
  title: 'Hand of Maximilian-Konstantin of Stormwind',
  foot: '5 of 6 resources ready · 43 cards in the deck · face down: Vanquish, Mark of the Wild, Sap',
  empty: '',
  cards: ids.map((id, n) => ({
    face: cardFacePictureContents(cardWithId(id), 'dark').face,
    number: `${n + 1}`,
    copies: n % 3 === 0 ? '×2' : null,
    mark: { use: 'place', text: 'can be placed; it has no legal target now' },
  })),
})

const SIZES = [1, 4, 5, 7, 10]
/** The types of cards that a hand can contain. */
const HELD = ['ability', 'ally', 'equipment', 'quest', 'location', 'event']

const decks = some(starterDecks, 5)

/** Hands of each size: all cards of starter decks in groups, and the cards with the longest texts. */
function* hands(device: HandPictureDevice): Generator<HandPictureContents> {
  const length = (id: string) => cardFacePictureContents(cardWithId(id), 'dark').face.text.join(' ').length
  const held = [...allCards.values()].filter(({ type }) => HELD.includes(type)).map(({ id }) => id)
  const longest = held.sort((a, b) => length(b) - length(a)).slice(0, 20)
  for (const size of SIZES)
    for (const ids of [...decks.map(({ copies }) => Object.keys(copies)), longest])
      for (let at = 0; at + size <= ids.length; at += size) yield handFull(ids.slice(at, at + size), device)
}

describe.each(HAND_PICTURE_DEVICES)('a hand on a %s', (device) => {
  it.each(LANGUAGES)('has letters that people can read, and all its cards once, in %s', (language) => {
    let [count, least] = [0, Number.POSITIVE_INFINITY]
    runInLanguage(language, () => {
      for (const hand of hands(device)) {
        least = Math.min(least, smallestCssFontSize(hand))
        const placed = layOutHand(hand).flatMap((laid) => laid.placed.map(({ layout }) => layout.card.number))
        expect(placed).toEqual(hand.cards.map(({ number }) => number))
        count++
      }
    })
    expect(count).toBeGreaterThan(runs(300, 100))
    expect(least).toBeGreaterThanOrEqual(READABLE[device])
  })

  it('has letters that are too small if Discord shows the other device’s picture', () => {
    const hand = sampleHand('dark', device === 'phone' ? 'desktop' : 'phone')
    const [{ sheet, height }] = layOutHand(hand)
    const shown =
      device === 'phone' ? WIDTH.phone / sheet.width : Math.min(WIDTH.desktop / sheet.width, 350 / height)
    expect((smallestCssFontSize(hand) / 0.3) * shown).toBeLessThan(READABLE[device])
  })

  it('is one picture with most sevens of a starter deck, and never more than two', () => {
    const sevens = decks.flatMap(({ copies }) => {
      const ids = Object.keys(copies)
      return Array.from({ length: ids.length - 6 }, (_, at) => ids.slice(at, at + 7))
    })
    const counts = sevens.map((ids) => layOutHand(handFull(ids, device)).length)
    expect(counts.length).toBeGreaterThan(runs(100, 30))
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(counts.length * 0.8)
  })

  it('is painted in the width of its sheet, also without cards', async () => {
    const hand = sampleHand('dark', device)
    for (const cards of [hand.cards, []]) {
      const [png] = await paintAllPictures({ ...hand, cards })
      expect((await loadImage(png)).width).toBe(Math.round(HAND_PICTURE_SIZES[device].first.width * 0.75))
    }
  })
})

it('a hand that needs several pictures leaves no card out', async () => {
  const ids = Object.keys(starterDecks[0]?.copies ?? {}).slice(0, 16)
  const pictures = await paintAllPictures(handFull(ids, 'desktop'))
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of pictures.slice(1)) expect((await loadImage(picture)).width).toBeLessThan(1100)
})

it('a hand shows for each card whether it is playable now or why not, by a sign and in words', () => {
  const hand = sampleHand()
  const uses = new Set(hand.cards.map(({ mark }) => mark.use))
  expect(uses.has('play') && uses.has('none')).toBe(true)
  for (const { mark } of hand.cards) expect(mark.text).not.toBe('')
  const words = handPictureAltText(hand)
  expect(words).toContain('playable now')
  expect(words.length).toBeLessThanOrEqual(DISCORD_LIMITS.altText)
})
