import { expect, it } from 'vitest'
import { allCards } from '../cards/index.ts'
import { dungeonRewards } from '../raids/dungeon/rewards.ts'
import { moltenTreasure } from '../raids/molten-core/treasure.ts'
import { onyxia } from '../raids/onyxia/onyxia.ts'
import { drawTreasurePack, treasureSeed } from './treasure.ts'

const cards = [...allCards.values()]
const packOf = (character: string) =>
  drawTreasurePack(dungeonRewards.treasure, cards, treasureSeed('a-run', character))
const packs = Array.from({ length: 300 }, (_, n) => packOf(`character ${n}`))

it('a pack has ten different cards: five common, three uncommon, one rare, and one rare or epic', () => {
  for (const pack of packs) {
    const rarities = pack.map((card) => card.rarity)
    expect(rarities.slice(1)).toEqual(['rare', ...Array(3).fill('uncommon'), ...Array(5).fill('common')])
    expect(['rare', 'epic']).toContain(rarities[0])
    expect(new Set(pack.map((card) => card.id)).size).toBe(10)
  }
})

it('every treasure card in our data occurs in some pack, and no other card does', () => {
  const found = new Set(packs.flat().map((card) => card.id))
  const treasure = cards.filter((card) => card.set === 'DTP' && card.no !== '').map((card) => card.id)
  expect([...found].sort()).toEqual(treasure.sort())
})

it('a pack depends only on the run and the character, so anybody can draw it again', () => {
  expect(packOf('Gurzak')).toEqual(packOf('Gurzak'))
  expect(
    drawTreasurePack(dungeonRewards.treasure, [...cards].reverse(), treasureSeed('a-run', 'Gurzak')),
  ).toEqual(packOf('Gurzak'))
  expect(new Set(packs.map((pack) => pack.map((card) => card.id).join())).size).toBe(packs.length)
  expect(treasureSeed('a-run', 'Gurzak')).not.toBe(treasureSeed('another-run', 'Gurzak'))
})

it('a pack of Onyxia has two epics, three rares and five uncommons of hers, and each of her cards occurs in some pack', () => {
  const treasure = onyxia.rewards?.treasure ?? { set: '', slots: [] }
  const drawn = Array.from({ length: 200 }, (_, n) =>
    drawTreasurePack(treasure, cards, treasureSeed('her', `${n}`)),
  )
  for (const pack of drawn) {
    expect(pack.map((card) => card.rarity)).toEqual([
      ...Array(2).fill('epic'),
      ...Array(3).fill('rare'),
      ...Array(5).fill('uncommon'),
    ])
    expect(new Set(pack.map((card) => card.id)).size).toBe(10)
  }
  const hers = cards.filter((card) => card.set === 'OLT' && card.no !== '').map((card) => card.id)
  expect([...new Set(drawn.flat().map((card) => card.id))].sort()).toEqual(hers.sort())
  expect(hers).toHaveLength(33)
})

it('a pack of Molten Core has ten different cards of its own, all rare, and each of its cards occurs in some pack', () => {
  const drawn = Array.from({ length: 200 }, (_, n) =>
    drawTreasurePack(moltenTreasure, cards, treasureSeed('its', `${n}`)),
  )
  for (const pack of drawn) {
    expect(pack.map((card) => card.rarity)).toEqual(Array(10).fill('rare'))
    expect(new Set(pack.map((card) => card.id)).size).toBe(10)
  }
  const its = cards.filter((card) => card.set === 'MCT' && card.no !== '').map((card) => card.id)
  expect([...new Set(drawn.flat().map((card) => card.id))].sort()).toEqual(its.sort())
  expect(its).toHaveLength(30)
})
