import { describe, expect, it } from 'vitest'
import { allCards, card, starterDecks } from '../cards/index.ts'
import { cardMeant, deckFindings, deckOfList, notOwned } from './building.ts'
import { minus, plus } from './copies.ts'
import { readDecklist } from './decklist.ts'

function starter(key: string) {
  const deck = starterDecks.find((one) => one.key === key)
  if (!deck) throw new Error(key)
  return { hero: card(deck.hero), deck: deck.copies }
}

const druid = starter('alliance-druid')
const rogue = starter('horde-rogue')
const balance = [...allCards.values()].find((one) => one.talent === 'Balance')?.id ?? ''
const swapped = (deck: Readonly<Record<string, number>>, out: string, into: string) =>
  plus(minus(deck, { [out]: 2 }), { [into]: 2 })

describe('a deck', () => {
  it('of a starter is legal', () => {
    for (const { hero, deck } of [druid, rogue]) expect(deckFindings(hero, deck)).toEqual([])
  })

  it('may not mix Talents of two specs', () => {
    expect(deckFindings(druid.hero, swapped(druid.deck, 'CD2-D5', balance))).toEqual([
      'The deck mixes Talents: Restoration, Balance.',
    ])
    expect(deckFindings(druid.hero, swapped(druid.deck, 'CD2-D4', balance))).toEqual([])
  })

  it('has 60 to 100 cards, four of a name, of its class and faction', () => {
    expect(deckFindings(rogue.hero, minus(rogue.deck, { 'CD2-R3': 1 }))).toEqual([
      expect.stringMatching(/59 cards/),
    ])
    expect(deckFindings(rogue.hero, plus(rogue.deck, { 'CD2-R3': 3 }))).toEqual([
      expect.stringMatching(/5 copies/),
    ])
    expect(deckFindings(rogue.hero, swapped(rogue.deck, 'CD2-R3', 'CD2-D5'))).toEqual([
      expect.stringMatching(/only for Druids/),
    ])
    const four = Object.fromEntries(Object.keys(rogue.deck).map((id) => [id, 4]))
    expect(deckFindings(rogue.hero, four)).toEqual([expect.stringMatching(/120 cards; 100/)])
    expect(deckFindings(rogue.hero, plus(rogue.deck, { 'XX-1': 1 }))).toEqual([
      expect.stringMatching(/no card XX-1/),
    ])
  })

  it('is built from what is owned', () => {
    expect(notOwned(rogue.deck, rogue.deck)).toEqual([])
    expect(notOwned(plus(rogue.deck, { 'CD2-R3': 1 }), rogue.deck)).toEqual([
      { name: card('CD2-R3').name, copies: 1 },
    ])
  })
})

describe('a name in a list', () => {
  it('means a card whatever its quotes and capitals; a Dungeon’s card of that name is none', () => {
    expect(cardMeant({ name: 'adrenaline  RUSH' }, {})).toMatchObject({
      kind: 'card',
      card: { id: 'CD2-R2' },
    })
    expect(cardMeant({ name: 'Foe Reaper 5000' }, {}).kind).toBe('notAutomated')
    expect(cardMeant({ name: 'Frizlix of Kezan' }, {})).toEqual({ kind: 'hero', name: 'Frizlix of Kezan' })
    expect(cardMeant({ name: 'Adrenaline Rash' }, {})).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining(['Adrenaline Rush']),
    })
  })

  it('adds up when it comes twice', () => {
    const read = deckOfList(
      readDecklist('2 Adrenaline Rush\n1 Adrenaline Rush\n1 Nonsense Nobody Prints'),
      {},
    )
    expect([read.deck, read.unknown.length]).toEqual([{ 'CD2-R2': 3 }, 1])
  })
})
