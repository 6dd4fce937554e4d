import { describe, expect, it } from 'vitest'
import { allCards, cardWithId, starterDecks } from '../cards/index.ts'
import { cardFactsOf, manuallyPlayedCard } from '../cards/pool/automated.ts'
import { printedEntries } from '../cards/pool/printed.ts'
import { nearestCardNames } from '../cards/printed-names/nearest.ts'
import { onyxia } from '../raids/onyxia/onyxia.ts'
import {
  cardsNotOwned,
  deckFromList,
  faultsOfBossDeckInWords,
  faultsOfDeckInWords,
  matchListedCard,
  remainingAllowedCopies,
  whyCardCantBeAdded,
} from './building.ts'
import { addCopies, countCopiesById, subtractCopies } from './copies.ts'
import { readDecklist } from './decklist.ts'

function starter(key: string) {
  const deck = starterDecks.find((one) => one.key === key)
  if (!deck) throw new Error(key)
  return { hero: cardWithId(deck.hero), deck: deck.copies }
}

const druid = starter('alliance-druid')
const rogue = starter('horde-rogue')
const balance = [...allCards.values()].find((one) => one.talent === 'Balance')?.id ?? ''
const swapped = (deck: Readonly<Record<string, number>>, out: string, into: string) =>
  addCopies(subtractCopies(deck, { [out]: 2 }), { [into]: 2 })

describe('a deck', () => {
  it('is legal if it is a starter deck', () => {
    for (const { hero, deck } of [druid, rogue]) expect(faultsOfDeckInWords(hero, deck)).toEqual([])
  })

  it('says why a card can’t be added: the rules, four copies, an unknown text, or the collection (100.2, 100.4)', () => {
    const builder = { ...rogue, spare: null, allowed: 'automated' } as const
    const own = cardWithId('CD2-R3')
    const execute = [...allCards.values()].find(({ name }) => name === 'Execute') ?? own
    expect(whyCardCantBeAdded(builder, execute)).toMatch(/is only for Warriors \(100\.2a\)\.$/)
    expect(whyCardCantBeAdded(builder, own)).toBeNull()
    const full = { ...builder, deck: addCopies(rogue.deck, { [own.id]: 2 }) }
    expect(whyCardCantBeAdded(full, own)).toMatch(/all the copies of .+ that it may have \(100\.4\)\.$/)
    expect(whyCardCantBeAdded({ ...builder, spare: {} }, own)).toMatch(
      /^No further copy of .+ is in your collection\.$/,
    )
    expect(whyCardCantBeAdded({ ...builder, spare: { [own.id]: 1 } }, own)).toBeNull()
    const unknown = { ...own, id: 'EX-unknown', name: 'A card without data' }
    expect(whyCardCantBeAdded(builder, unknown)).toBe('I don’t know the text of A card without data yet.')
  })

  it('may not mix Talents of two specs', () => {
    expect(faultsOfDeckInWords(druid.hero, swapped(druid.deck, 'CD2-D5', balance))).toEqual([
      expect.stringMatching(
        /^The deck mixes Talents, but it may have only one kind \(100.2c\): Restoration \(.+\), Balance \(.+\)\.$/,
      ),
    ])
    expect(faultsOfDeckInWords(druid.hero, swapped(druid.deck, 'CD2-D4', balance))).toEqual([])
  })

  it('has 60 to 100 cards, four of a name, and only cards of its class and faction', () => {
    expect(faultsOfDeckInWords(rogue.hero, subtractCopies(rogue.deck, { 'CD2-R3': 1 }))).toEqual([
      expect.stringMatching(/59 cards/),
    ])
    expect(faultsOfDeckInWords(rogue.hero, addCopies(rogue.deck, { 'CD2-R3': 3 }))).toEqual([
      expect.stringMatching(/5 copies/),
    ])
    expect(faultsOfDeckInWords(rogue.hero, swapped(rogue.deck, 'CD2-R3', 'CD2-D5'))).toEqual([
      expect.stringMatching(/only for Druids/),
    ])
    const four = Object.fromEntries(Object.keys(rogue.deck).map((id) => [id, 4]))
    expect(faultsOfDeckInWords(rogue.hero, four)).toEqual([
      expect.stringMatching(/120 cards, but I accept at most 100/),
    ])
    expect(faultsOfDeckInWords(rogue.hero, addCopies(rogue.deck, { 'XX-1': 1 }))).toEqual([
      expect.stringMatching(/no card XX-1/),
    ])
  })

  it('has no hero whose text isn’t known, because its deckbuilding text can’t be checked (100.2e)', () => {
    const [hero] = printedEntries()
      .map(({ id }) => manuallyPlayedCard(id))
      .filter((one) => one?.type === 'hero')
    if (!hero) throw new Error('the texts of all heroes are known')
    expect(faultsOfDeckInWords(hero, rogue.deck, { allowed: 'byHandToo' })).toContain(
      `I don’t know the text of ${hero.name}, so I can’t check which cards its deck may contain (100.2e). Choose another hero.`,
    )
  })

  it('may only have cards that the character owns', () => {
    expect(cardsNotOwned(rogue.deck, rogue.deck)).toEqual([])
    expect(cardsNotOwned(addCopies(rogue.deck, { 'CD2-R3': 1 }), rogue.deck)).toEqual([
      { name: cardWithId('CD2-R3').name, copies: 1 },
    ])
  })
})

describe('a deck of a Boss player', () => {
  const { ownDeck, deck, hero } = onyxia.lair
  if (!ownDeck) throw new Error('the lair’s deck is fixed')
  const printed = countCopiesById(deck)
  const wrong = (copies: Readonly<Record<string, number>>) =>
    faultsOfBossDeckInWords(cardWithId(hero), copies, ownDeck)

  it('is legal as printed, and with other numbers of copies of the same cards', () => {
    expect(wrong(printed)).toEqual([])
    expect(
      wrong(addCopies(subtractCopies(printed, { 'OLR-4': 2, 'OLR-5': 2 }), { 'OLR-6': 2, 'OLR-7': 2 })),
    ).toEqual([])
    expect(wrong(addCopies(printed, { 'OLR-4': 2 }))).toEqual([])
  })

  it('has 60 to 100 cards, four of each, and only cards of the Boss', () => {
    expect(wrong(subtractCopies(printed, { 'OLR-4': 1 }))).toEqual([expect.stringMatching(/59 cards/)])
    expect(wrong(addCopies(printed, { 'OLR-4': 3 }))).toEqual([
      expect.stringMatching(/^There are 5 copies of .*, but only four are allowed/),
    ])
    expect(wrong(addCopies(printed, { 'CD2-R2': 2, 'OLR-E1': 1 }))).toEqual([
      expect.stringMatching(/^Adrenaline Rush is not one of the cards/),
      expect.stringMatching(/is not one of the cards that a deck of Onyxia may contain/),
    ])
    expect(wrong(countCopiesById([...deck, ...deck]))).toEqual([
      expect.stringMatching(/120 cards, but I accept at most 100/),
    ])
    expect(remainingAllowedCopies(printed, cardWithId('OLR-4'), ownDeck.copies)).toBe(2)
  })

  it("is read from a list of names, and a raider's list can't name its cards", () => {
    const pool = ownDeck.of.map((id) => cardWithId(id))
    const list = readDecklist('4 deep breath\n2 Adrenaline Rush')
    expect(deckFromList(list, {}, pool).deck).toEqual({ 'OLR-9': 4, 'CD2-R2': 2 })
    expect(deckFromList(list, {}).deck).toEqual({ 'CD2-R2': 2 })
    expect(deckFromList(list, {}).notAutomated).toEqual(['Deep Breath'])
  })
})

describe('a name in a list', () => {
  it('finds a card regardless of quotes and capitals, but not a card of a Dungeon', () => {
    expect(matchListedCard({ name: 'adrenaline  RUSH' }, {})).toMatchObject({
      kind: 'card',
      card: { id: 'CD2-R2' },
    })
    expect(matchListedCard({ name: 'Foe Reaper 5000' }, {}).kind).toBe('notAutomated')
    expect(matchListedCard({ name: 'Frizlix of Kezan' }, {})).toEqual({
      kind: 'hero',
      hero: cardWithId('CD2-R1'),
    })
    expect(matchListedCard({ name: 'Adrenaline Rash' }, {})).toEqual({
      kind: 'unknown',
      name: 'Adrenaline Rash',
    })
    expect(nearestCardNames('Adrenaline Rash')).toContain('Adrenaline Rush')
  })

  it('may have its print or other notes around it', () => {
    for (const name of [
      'Adrenaline Rush (CD2 #R2)',
      '[Adrenaline Rush]',
      'Adrenaline Rush [Heroes of Azeroth]',
    ])
      expect(matchListedCard({ name }, {})).toMatchObject({ kind: 'card', card: { id: 'CD2-R2' } })
    expect(matchListedCard({ name: 'Frizlix of Kezan Back' }, {})).toEqual({
      kind: 'hero',
      hero: cardWithId('CD2-R1'),
    })
  })

  it('finds a compiled card and a compiled hero of any set, whichever print the list gives', () => {
    const list = readDecklist('Hero: Warrax\n4 Krol Blade\n2 devilsaur leggings (HoA #999)')
    const { deck, heroes, unknown, notAutomated } = deckFromList(list, {})
    const names = Object.keys(deck).map((id) => cardFactsOf(id)?.name)
    expect([names, Object.values(deck)]).toEqual([
      ['Krol Blade', 'Devilsaur Leggings'],
      [4, 2],
    ])
    expect([heroes.map(({ name }) => name), unknown, notAutomated]).toEqual([['Warrax'], [], []])
    expect(heroes[0]).toMatchObject({ classes: ['Warrior'], talent: 'Protection' })
  })

  it('keeps the rules for decks: classes, factions and copies by name', () => {
    const { deck } = deckFromList(readDecklist('5 Krol Blade\n55 Execute'), {})
    const wrong = faultsOfDeckInWords(cardWithId('CD2-I1'), deck)
    expect(wrong.filter((one) => one.includes('Krol Blade'))).toHaveLength(2)
  })

  it('is reported once, however often it occurs', () => {
    const list = readDecklist(
      '4 Nonsense Nobody Prints\n2 Nonsense Nobody Prints\nHero: Frizlix of Kezan\nFrizlix of Kezan',
    )
    expect(deckFromList(list, {})).toMatchObject({
      unknown: ['Nonsense Nobody Prints'],
      heroes: [cardWithId('CD2-R1')],
    })
  })

  it('adds up if it occurs twice', () => {
    const read = deckFromList(
      readDecklist('2 Adrenaline Rush\n1 Adrenaline Rush\n1 Nonsense Nobody Prints'),
      {},
    )
    expect([read.deck, read.unknown.length]).toEqual([{ 'CD2-R2': 3 }, 1])
  })
})
