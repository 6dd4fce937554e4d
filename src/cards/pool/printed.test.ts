/** The printed cards, their facts and their printings, and the search for them. */
import { describe, expect, it, test } from 'vitest'
import { parseCard } from '../card-schema/index.ts'
import { allCards } from '../index.ts'
import { nameOfSet } from '../printed-names/printed-names.ts'
import {
  automatedCard,
  automatedCardIdOfEntry,
  cardFactsOf,
  handWrittenCardOfEntry,
  isAutomatedCard,
} from './automated.ts'
import { compiledCard, hasCompiledCard } from './compiled.ts'
import { legalCardsForHero } from './legal.ts'
import { printedEntries, printedEntriesNamed, printedEntry, printedFacts, printingsOf } from './printed.ts'
import { searchCardIdsByName } from './search.ts'

const found = (text: string, most = 25): string[] =>
  searchCardIdsByName(text, most).map((id) => cardFactsOf(id)?.name ?? id)

describe('printed cards', () => {
  test('every printed row of the reference is a printing of one card', () => {
    const printings = printedEntries().flatMap(printingsOf)
    expect(printings).toHaveLength(6567)
    expect(printings.filter(({ set, no }) => set === '' || no === '')).toEqual([])
    expect(printings.filter(({ set }) => nameOfSet(set) === set)).toEqual([])
  })

  test('the facts of every card fit the vocabulary', () => {
    const faulty = printedEntries()
      .map((row) => parseCard(printedFacts(row)))
      .filter(({ ok }) => !ok)
    expect(faulty).toEqual([])
  })

  test('no card has the id of another one', () => {
    const rows = printedEntries()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const known = rows.flatMap((row) => automatedCardIdOfEntry(row) ?? []).filter((id) => !allCards.has(id))
    expect(new Set(known).size).toBe(known.length)
  })

  test('a card printed in several sets has one id and all printings', () => {
    const [row] = printedEntriesNamed('mother misery')
    expect(row && printingsOf(row).map(({ set }) => set)).toEqual(['ARC', 'HfI'])
    expect(printedEntry(row?.id ?? '')).toBe(row)
  })

  test('facts include the words that say which decks may contain the card', () => {
    const factsOf = (name: string) => printedEntriesNamed(name).map(printedFacts)[0]
    expect(factsOf('Historian Firana')).toMatchObject({ reputation: 'Scryer', type: 'ally', cost: 3 })
    expect(factsOf('Restless Blades')).toMatchObject({ talent: 'Combat' })
  })
})

describe('the cards whose text the bot knows', () => {
  test('a card written by hand takes precedence over its printed row', () => {
    const [row] = printedEntriesNamed('Execute')
    expect(row && automatedCardIdOfEntry(row)).toBe(row && handWrittenCardOfEntry(row)?.id)
    expect(allCards.has((row && automatedCardIdOfEntry(row)) ?? '')).toBe(true)
  })

  test('a compiled card is found with its powers, and its facts are those of its printing', () => {
    const compiled = printedEntries().filter(({ id }) => id.startsWith('ELE-') && hasCompiledCard(id))
    expect(compiled.length).toBeGreaterThan(20)
    for (const row of compiled) {
      const card = compiledCard(row.id)
      expect(automatedCard(row.id)).toBe(card)
      expect(card).toMatchObject({ name: row.name, type: printedFacts(row).type })
    }
  })

  test('what no set has is not playable', () => {
    expect(['ZZZ-1', 'ELE', 'ELE-0', '', 'draw'].filter(isAutomatedCard)).toEqual([])
  })

  test('constructed decks may contain cards whose text isn’t known, each name once', () => {
    const hero = allCards.get('CD2-R1')
    if (!hero) throw new Error('no hero')
    const unknown = legalCardsForHero(hero, 'unknownToo').filter(({ id }) => !isAutomatedCard(id))
    expect(unknown.length).toBeGreaterThan(0)
    expect(unknown.filter(({ type, master, byHand }) => (type === 'hero' && !master) || !byHand)).toEqual([])
    const names = unknown.map(({ name, type }) => `${name} ${type}`)
    expect(new Set(names).size).toBe(names.length)
    const playable = new Set(
      legalCardsForHero(hero, 'compiledToo').map(({ name, type }) => `${name} ${type}`),
    )
    expect(names.filter((name) => playable.has(name))).toEqual([])
  })

  test('constructed decks are built from compiled cards, and others are not', () => {
    const hero = allCards.get('CD2-R1')
    if (!hero) throw new Error('no hero')
    const [few, many] = [legalCardsForHero(hero, 'byHand'), legalCardsForHero(hero, 'compiledToo')]
    expect(few.filter(({ id }) => !allCards.has(id))).toEqual([])
    expect(many.length).toBeGreaterThan(2 * few.length)
    expect(many.filter(({ faction }) => faction === 'Alliance')).toEqual([])
    expect(many.filter(({ id }) => !isAutomatedCard(id))).toEqual([])
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
    expect(many.filter(({ id }) => /^(?:DDD|DSK|DSM|OLR|MCR|MLR)-/.test(id))).toEqual([])
  })
})

describe('the search for a card', () => {
  it('finds every printed name, and names that begin with the text first', () => {
    expect(found('mother mis')[0]).toBe('Mother Misery')
    const [first] = found('shadow')
    expect(first?.toLowerCase()).toMatch(/^shadow/)
    expect(found('', 25)).toHaveLength(25)
  })

  it.each([
    ['coup de grâce', 'Coup de Grace'],
    ['captain cookie', '"Captain" Cookie'],
    ['historien firana', 'Historian Firana'],
    ['restles blade', 'Restless Blades'],
  ])('understands %j as %s', (typed, name) => {
    expect(found(typed)).toContain(name)
  })

  it('finds nothing for a text that resembles no name', () => {
    expect(found('qqqq zzzz')).toEqual([])
  })
})
