import { loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Game, View } from '../../../engine/index.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../../fixture.ts'
import { DISCORD_LIMITS } from '../../message-parts/limits.ts'
import { currentCardName, visibleCardsOf } from '../../message-parts/names.ts'
import { crowdedBoard } from '../fixture.ts'
import { type Palette, paletteOfTheme, THEMES } from '../theme.ts'
import { paintFirstPicture } from '../worker.ts'
import { boardPictureContents } from './contents.ts'
import { boardAltText } from './words.ts'

const raid = fakeRaidInfo(5, 3)

/** Names of cards that are only in hands and decks, and not visible anywhere. */
function hiddenNames(game: Game, table: View): string[] {
  const seen = new Set([...visibleCardsOf(table)].map(({ name }) => name))
  for (const link of table.chain) seen.add(link.name)
  const ids = game.players.flatMap(({ hand, deck }) => [...hand, ...deck])
  const names = ids.map((id) => currentCardName(game.objects[id]?.card ?? ''))
  return [...new Set(names)].filter((name) => ![...seen].some((one) => one.includes(name)))
}

describe('the board as a picture', () => {
  it('shows only public information, in the picture and in words, in whole raids', () => {
    let moments = 0
    forEachQuestion({ seed: 5, seats: 3, policy: heuristicPlayer, most: 250 }, ({ game, table }) => {
      const shown = boardPictureContents(raid, table, 'dark')
      const told = JSON.stringify(shown) + boardAltText(shown)
      for (const name of hiddenNames(game, table))
        expect(told).not.toContain(JSON.stringify(name).slice(1, -1))
      expect(boardAltText(shown).length).toBeLessThanOrEqual(DISCORD_LIMITS.altText)
      moments++
    })
    expect(moments).toBeGreaterThan(100)
  })

  it('shows every card in play, each party’s counts and whose turn it is', () => {
    forEachQuestion({ seed: 6, seats: 2, policy: heuristicPlayer, most: 200 }, ({ table }) => {
      const { parties, turn, chain } = boardPictureContents(fakeRaidInfo(6, 2), table, 'dark')
      const cards = table.seats.flatMap((seat) => [...seat.allies, ...seat.equipment, ...seat.abilities])
      expect(parties.flatMap((party) => party.cards)).toHaveLength(cards.length)
      expect(parties.map((party) => party.isLair)).toEqual([true, false, false])
      expect(chain?.links.length ?? 0).toBe(Math.min(6, table.chain.length))
      if (table.turn.number === 0) return
      expect(parties.filter((party) => party.isTurn)).toHaveLength(table.outcome ? 0 : 1)
      expect(turn).toContain(`${table.turn.number}`)
    })
  })

  it('marks attackers, defenders, the targets of each link, the MARKED hero and exhausted cards', () => {
    const seen = new Set<string>()
    forEachQuestion({ seed: 3, seats: 3, policy: heuristicPlayer, most: 500 }, ({ table }) => {
      for (const { hero, cards } of boardPictureContents(fakeRaidInfo(3, 3), table, 'dark').parties)
        for (const card of [...(hero ? [hero] : []), ...cards]) {
          for (const { kind } of card.badges) seen.add(kind)
          if (card.exhausted) seen.add('exhausted')
        }
    })
    expect([...seen].sort()).toEqual(['attacks', 'defends', 'exhausted', 'marked', 'target'])
  })

  it('is wider than high with more than forty cards, five raiders and names in other alphabets', async () => {
    const board = crowdedBoard()
    expect(board.parties.flatMap((party) => party.cards).length).toBeGreaterThan(40)
    const { width, height } = await loadImage(await paintFirstPicture(board))
    expect(height).toBeLessThan(width)
  })

  it.each(THEMES)('is readable in the %s theme: the contrast of letters satisfies WCAG AA', (theme) => {
    const palette = paletteOfTheme(theme)
    for (const ground of ['back', 'panel', 'card', 'groove'] as const)
      for (const letters of ['text', 'soft', 'gold', 'bad', 'good'] as const)
        expect(contrast(palette, letters, ground), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['gold', 'bad', 'good', 'soft'] as const)
      expect(contrast(palette, 'onInk', ground), `on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })
})

function contrast(palette: Palette, letters: keyof Palette, ground: keyof Palette): number {
  const [one, other] = [luminance(palette[letters]), luminance(palette[ground])]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
