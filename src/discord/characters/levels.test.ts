/** The menus of `/level` say what each card does. */
import { expect, test } from 'vitest'
import { cardTextWithoutRequirements } from '../../cards/effect-text.ts'
import { allCards } from '../../cards/index.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { levelCardMenuOption } from './levels.ts'

const cards = [...allCards.values()].filter(({ set, type }) => set === 'CD2' && type !== 'hero')

test('a card that can come in or go out has its cost and what it does', () => {
  expect(cards.length).toBeGreaterThan(50)
  for (const card of cards) {
    const { label, description } = levelCardMenuOption(card.id, 2, 3)
    const [text, told] = [cardTextWithoutRequirements(card), description.split(' · ').at(-1) ?? '']
    expect(label).toBe(`2 × ${card.name}`)
    expect(description.length).toBeLessThanOrEqual(DISCORD_LIMITS.optionDescription)
    if (card.cost !== undefined) expect(description).toContain(`costs ${card.cost}`)
    if (text !== '') expect(text).toContain(told.replaceAll('…', ''))
  }
})
