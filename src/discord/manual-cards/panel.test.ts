/** The panel for cards played by hand, at each question of a raid whose cards the bot doesn't know. */
import { expect, test } from 'vitest'
import { allCards } from '../../cards/index.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { assertDiscordAccepts, fakeRaidInfo, forEachQuestion } from '../fixture.ts'
import { MANUAL_CARD_TOOLS } from './ids.ts'
import { manualCardPanelButton } from './manual-cards.ts'
import { manualCardPanel } from './panel.ts'

const known = fakeRaidInfo(3, 3)
const raid = {
  ...known,
  cards: new Map([...allCards].map(([id, card]) => [id, { ...card, byHand: true as const }])),
}

test.each(LANGUAGES)('each step fits into a message, and hands and decks are never shown: %s', (language) => {
  let panels = 0
  forEachQuestion({ seed: 3, seats: 3, most: 80 }, ({ game, table }) =>
    runInLanguage(language, () => {
      const hidden = game.players.flatMap(({ hand, deck }) => [...hand, ...deck])
      for (const tool of MANUAL_CARD_TOOLS)
        for (const choices of [{ tool }, { tool, page: 1 }, { tool, target: 0 }]) {
          const post = manualCardPanel(raid, table, choices)
          assertDiscordAccepts(post)
          const values = [...JSON.stringify(post.components).matchAll(/"value":"(\d{2,})"/g)].map(([, id]) =>
            Number(id),
          )
          expect(hidden.filter((id) => values.includes(id))).toEqual([])
          panels += post.components.length > 0 ? 1 : 0
        }
    }),
  )
  expect(panels).toBeGreaterThan(500)
})

test('the button is there only while somebody has priority and such a card is in play', () => {
  const seen = new Set<string>()
  forEachQuestion({ seed: 3, seats: 3, most: 80 }, ({ table }) => {
    const isShown = manualCardPanelButton(raid, table).length > 0
    expect(isShown && table.waitingFor?.kind !== 'priority').toBe(false)
    expect(manualCardPanelButton(known, table)).toEqual([])
    seen.add(`${isShown}`)
  })
  expect([...seen].sort()).toEqual(['false', 'true'])
})
