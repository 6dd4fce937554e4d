import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allCards, cardWithId } from '../../cards/index.ts'
import { RULE_NUMBERS_BY_CARD_KIND } from '../../cards/rule-numbers.ts'
import { assertDiscordAccepts } from '../fixture.ts'
import { newPost } from '../message-parts/post.ts'
import { cardEmbed } from './card.ts'
import { identifyingLastWord, rulingLinesOfCard, rulingsFromDocs } from './rulings.ts'

describe('rulings of a card', () => {
  it('are read from docs/rulings.md, each with the cards that it is about', () => {
    const rulings = rulingsFromDocs()
    expect(rulings.length).toBeGreaterThan(70)
    const named = rulings.filter(({ cards }) => cards.length > 0)
    expect(named.length / rulings.length).toBeGreaterThan(0.7)
    for (const { cards } of named)
      for (const name of cards) expect([...allCards.values()].some((one) => one.name === name)).toBe(true)
  })

  it('include the number of each rule that applies to the card', () => {
    expect(rulingLinesOfCard(cardWithId('CD2-W7'))).toEqual([
      expect.stringMatching(/^\*\*409\.1\*\* An instant/),
      expect.stringMatching(/^\*\*305\.2\*\* An ongoing/),
      expect.stringMatching(/^\*\*400\.1\*\* It enters play attached/),
    ])
    expect(rulingLinesOfCard(cardWithId('DDD-7')).join('\n')).toContain(
      'comes as his triggered effect resolves',
    )
    expect(rulingLinesOfCard(cardWithId('DDD-13')).join('\n')).toContain('double-check power (703.2)')
  })

  it('name the same rules that the rest of the project cites', () => {
    const cited = filesBelow('../../engine').concat(filesBelow('../../raids')).join('\n')
    for (const number of Object.values(RULE_NUMBERS_BY_CARD_KIND)) expect(cited, number).toContain(number)
  })

  it('fit into Discord’s limits for every card', () => {
    for (const { id } of allCards.values())
      assertDiscordAccepts(newPost({ embeds: [cardEmbed(cardWithId(id))] }))
  })
})

describe('the last name of a character', () => {
  it('is empty if it is too short to identify the character', () => {
    expect(
      ['High Inquisitor Whitemane', 'Glubtok', 'Mr. Smite', 'Whitemane ', ''].map(identifyingLastWord),
    ).toEqual(['Whitemane', 'Glubtok', '', '', ''])
  })

  it.each([64_000, 128_000])('is found behind %i letters', (length) => {
    const letters = 'a'.repeat(length)
    expect([`${letters} Whitemane`, letters, `${letters} `].map(identifyingLastWord)).toEqual([
      'Whitemane',
      letters,
      '',
    ])
  })
})

function filesBelow(folder: string): string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  return names.map((name) => readFileSync(path.join(root, name), 'utf8'))
}
