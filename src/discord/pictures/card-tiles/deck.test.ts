import { loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { deckProfile } from '../../../campaign/deck-profile.ts'
import { cardWithId } from '../../../cards/index.ts'
import { DISCORD_LIMITS } from '../../message-parts/limits.ts'
import { paintFirstPicture } from '../worker.ts'
import { cardTileContents, costCurveContents } from './contents.ts'
import type { CardTile, CardTilesPictureContents } from './deck.ts'
import { cardTilesAltText } from './words.ts'

const [godfrey, poison, quest] = ['DTP-30', 'CD2-R9', 'DTP-56'].map(cardWithId)

const shown = (
  tiles: readonly CardTile[],
  curve: CardTilesPictureContents['curve'] = null,
): CardTilesPictureContents => ({
  kind: 'deck',
  theme: 'dark',
  title: 'Treasure',
  foot: 'From The Deadmines',
  groups: [{ heading: 'Its cards', empty: 'None', tiles }],
  curve,
})

it('a picture of ten cards is twice as large as a desktop shows it, and the words describe it', async () => {
  const note = { good: true, text: 'new · fits' }
  const tiles = [
    cardTileContents({ card: godfrey!, note }),
    cardTileContents({ card: poison!, copies: 2 }),
    cardTileContents({ card: quest! }),
  ]
  const ten = shown([...tiles, ...tiles, ...tiles, ...tiles.slice(0, 1)])
  const { width, height } = await loadImage(await paintFirstPicture(ten))
  expect([width, height <= 700]).toEqual([1100, true])
  expect(cardTilesAltText(shown(tiles))).toMatch(
    /^Treasure\. Its cards: Lord Godfrey \(Cost 6, Epic, new · fits\), .* ×2 \(Cost 1, \w+\), .* \(Common\)\.$/,
  )
})

it('a curve shows the effect of a change', async () => {
  const before = deckProfile({ [poison!.id]: 4 })
  const after = deckProfile({ [poison!.id]: 2, [godfrey!.id]: 2 })
  const change = shown([], costCurveContents(before, after, ['4 cards, as before']))
  expect(cardTilesAltText(change)).toContain(
    '0: 0, 1: 4 → 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 → 2, 7+: 0. 4 cards, as before.',
  )
  const alike = costCurveContents(null, before, [])
  expect([alike.legend.length, change.curve?.legend.length]).toEqual([1, 2])
  const [two, one] = await Promise.all([paintFirstPicture(change), paintFirstPicture(shown([], alike))])
  expect(two.equals(one)).toBe(false)
})

it('the description of many cards stays within Discord’s limit', () => {
  const many = shown(Array.from({ length: 60 }, () => cardTileContents({ card: godfrey! })))
  expect(cardTilesAltText(many).length).toBeLessThanOrEqual(DISCORD_LIMITS.altText)
})
