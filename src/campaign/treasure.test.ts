import { expect, it } from 'vitest'
import { allCards } from '../cards/index.ts'
import { dungeonRewards } from '../raids/dungeon/experience.ts'
import { drawPack, treasureSeed } from './treasure.ts'

const cards = [...allCards.values()]
const packOf = (character: string) =>
  drawPack(dungeonRewards.treasure, cards, treasureSeed('a-run', character))
const packs = Array.from({ length: 300 }, (_, n) => packOf(`character ${n}`))

it('a pack has ten different cards: five common, three uncommon, a rare, and one that is rare or epic', () => {
  for (const pack of packs) {
    const rarities = pack.map((card) => card.rarity)
    expect(rarities.slice(1)).toEqual(['rare', ...Array(3).fill('uncommon'), ...Array(5).fill('common')])
    expect(['rare', 'epic']).toContain(rarities[0])
    expect(new Set(pack.map((card) => card.id)).size).toBe(10)
  }
})

it('every card of the treasure that is data comes in some pack, and nothing else does', () => {
  const found = new Set(packs.flat().map((card) => card.id))
  const treasure = cards.filter((card) => card.set === 'DTP' && card.no !== '').map((card) => card.id)
  expect([...found].sort()).toEqual(treasure.sort())
})

it('the run and the character decide on a pack, so that anybody can draw it again', () => {
  expect(packOf('Gurzak')).toEqual(packOf('Gurzak'))
  expect(drawPack(dungeonRewards.treasure, [...cards].reverse(), treasureSeed('a-run', 'Gurzak'))).toEqual(
    packOf('Gurzak'),
  )
  expect(new Set(packs.map((pack) => pack.map((card) => card.id).join())).size).toBe(packs.length)
  expect(treasureSeed('a-run', 'Gurzak')).not.toBe(treasureSeed('another-run', 'Gurzak'))
})
