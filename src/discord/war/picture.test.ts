import { expect, test } from 'vitest'
import { ANNA, newTestWar } from '../../war/fixture.ts'
import { cardTilesAltText } from '../pictures/card-tiles/words.ts'
import { paintFirstPicture } from '../pictures/worker.ts'
import { warPanelPictureContents } from './picture.ts'

const shown = () => {
  const game = newTestWar()
  Object.assign(game.players[ANNA] ?? {}, {
    areas: [null, null, 'mage-scald', null],
    spellbook: ['mage-crown-of-candles'],
    talents: ['mage-mirror-lining'],
    worn: ['i-old-signet'],
    small: ['b-linen-bandage'],
  })
  const panel = warPanelPictureContents(game, ANNA, true)
  if (!panel) throw new Error('no panel')
  return panel
}

test('a tile shows the kind of card above its name, and the text below it', () => {
  const tiles = shown().groups.flatMap((group) => group.tiles)
  expect(tiles.map(({ name, rarity, cost }) => [name, rarity, cost])).toEqual([
    ['Scald', 'instant', null],
    ['Crown of Candles', 'active', '3'],
    ['Mirror Lining', 'talents', null],
    ['Old Signet', 'items', null],
    ['Linen Bandage', 'Bonus Items', null],
  ])
  expect(tiles.slice(0, 3).map(({ says }) => says)).toEqual([
    'instant · +3 blue dice',
    'active, 3 energy · +3 blue dice · Spellbook icon: may be equipped at the start of your action',
    '+1 green die · +1 armour',
  ])
})

test('other players see how many cards are in a Spellbook and a Bag, but not which', () => {
  const game = newTestWar()
  Object.assign(game.players[ANNA] ?? {}, {
    areas: [null, null, 'mage-scald', null],
    spellbook: ['mage-crown-of-candles'],
    bag: ['i-old-signet'],
    small: ['b-linen-bandage'],
  })
  const panel = warPanelPictureContents(game, ANNA, false)
  const told = JSON.stringify(panel) + (panel ? cardTilesAltText(panel) : '')
  expect(told).toContain('2 cards, visible only to their owner')
  expect(told).toContain('Scald')
  for (const secret of ['Candles', 'Signet', 'Bandage']) expect(told).not.toContain(secret)
})

test('the texts of the cards are in the description, and in the picture', async () => {
  expect(cardTilesAltText(shown())).toContain('Mirror Lining (talents, +1 green die · +1 armour)')
  const { groups, ...rest } = shown()
  const silent = groups.map((group) => ({
    ...group,
    tiles: group.tiles.map(({ says: _, ...tile }) => tile),
  }))
  const [said, unsaid] = await Promise.all([
    paintFirstPicture({ ...rest, groups }),
    paintFirstPicture({ ...rest, groups: silent }),
  ])
  expect(said.equals(unsaid)).toBe(false)
})
