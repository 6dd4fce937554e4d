/** Building a deck (100). */
import assert from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { Card, DeckbuildingCardKind } from '../engine/index.ts'
import { exampleCardsAboutDecks } from '../scenarios/test-cards/decks.ts'
import { ability, ally, numberedCardsOfSet, type UnnumberedCard } from './builders.ts'
import { cardIdsOfDeck, cardWithId, starterDecks } from './index.ts'
import { deckFaults } from './legality.ts'

const make = (...list: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('EX', Object.fromEntries(list.map((one, i) => [`legal-${i}`, one])))
const named = (name: string): Card =>
  exampleCardsAboutDecks.find((one) => one.name === name) ?? assert.fail(name)
const [baxxel, aimedShot, deuce, reflexes] = [
  'Baxxel Geartooth',
  'Aimed Shot',
  'Deuce',
  'Lightning Reflexes',
].map(named) as [Card, Card, Card, Card]
const [filler, quickShot] = make(
  ally('Filler', { cost: 1, melee: 1, health: 1, unlimited: true }, 'Rat'),
  ability('Quick Shot', { cost: 1, classes: ['Hunter'], talent: 'Marksmanship' }, 'Marksmanship'),
) as [Card, Card]
const with60 = (...cards: Card[]): Card[] => [...cards, ...Array(60 - cards.length).fill(filler)]
const of = (leader: Card, ...cards: Card[]): string[] => deckFaults({ hero: leader, cards: with60(...cards) })
const change = (one: Card, facts: Partial<Card>): Card => ({ ...one, ...facts })

test('our starter decks are legal', () => {
  for (const deck of starterDecks)
    expect(deckFaults({ hero: cardWithId(deck.hero), cards: cardIdsOfDeck(deck).map(cardWithId) })).toEqual(
      [],
    )
})

test('Baxxel may have any one of three Talents, but not two (100.2c, example)', () => {
  for (const talent of [aimedShot, deuce, reflexes]) expect(of(baxxel, talent)).toEqual([])
  expect(of(baxxel, aimedShot, deuce)).toEqual([
    'The deck mixes Talents, but it may have only one kind (100.2c): Marksmanship (Aimed Shot), Beast Mastery (Deuce).',
  ])
  expect(of(baxxel, aimedShot, reflexes)).toEqual([
    'The deck mixes Talents, but it may have only one kind (100.2c): Marksmanship (Aimed Shot), Survival (Lightning Reflexes).',
  ])
  expect(of(baxxel, aimedShot, quickShot)).toEqual([])
  expect(of(baxxel, aimedShot, quickShot, reflexes)).toEqual([
    expect.stringContaining('Marksmanship (Aimed Shot and Quick Shot), Survival'),
  ])
})

test('a hero with a talent spec has only that spec’s Talents, and a Traitor has none (100.2c)', () => {
  const survivor = change(baxxel, { talent: 'Survival' })
  expect(of(survivor, reflexes)).toEqual([])
  expect(of(survivor, deuce)).toEqual([
    'Deuce is a Beast Mastery Talent, but Baxxel Geartooth has Survival (100.2c).',
  ])
  const traitor = change(baxxel, { tags: [...baxxel.tags, { tag: 'Traitor' }] })
  expect(of(traitor, deuce)).toEqual([
    'Deuce is a Talent, and Traitors such as Baxxel Geartooth can’t have Talents (100.2c).',
  ])
})

test('a card with class or faction icons needs a hero with one of them (100.2, 100.2a)', () => {
  const mage = change(aimedShot, { classes: ['Mage', 'Priest'], name: 'Orb' })
  const alliance = change(filler, { faction: 'Alliance', name: 'Footman', id: 'EX-footman' })
  expect(of(baxxel, mage, alliance)).toEqual([
    'Orb is only for Mages or Priests (100.2a).',
    'Footman is only for the Alliance (100.2a).',
  ])
})

test('a card with both faction icons needs a hero with one of them (100.2a)', () => {
  const both = change(filler, { bothFactions: true, name: 'Envoy', id: 'EX-envoy' })
  const neutral = change(baxxel, { faction: undefined })
  expect(of(neutral, both)).toContain('Envoy is only for heroes of the Alliance or the Horde (100.2a).')
  for (const faction of ['Alliance', 'Horde'] as const)
    expect(of(change(baxxel, { faction }), both).join()).not.toContain('Envoy')
  const strict = (only: DeckbuildingCardKind) => change(baxxel, { deckbuilding: { only: [only] } })
  expect(of(strict({ faction: 'Alliance' }), both).join()).not.toContain('Envoy')
  expect(of(strict({ neutral: true }), both).join()).toContain('Envoy')
})

test('deckbuilding text counts a Golem as ally and as equipment (304.4a)', () => {
  const golem = change(filler, { id: 'EX-golem', name: 'Golem', tags: [{ tag: 'War Golem' }] })
  for (const type of ['ally', 'equipment'] as const) {
    const strict = change(baxxel, { deckbuilding: { never: [{ type }] } })
    expect(of(strict, golem)).toContain('Golem is excluded by Baxxel Geartooth (100.2e).')
  }
})

test('a deck can require a hero, and has one reputation (100.2b, 100.2d)', () => {
  const gnome = change(filler, { id: 'EX-g', name: 'Gear', heroRequired: 'Gnome' })
  const goblin = change(filler, { id: 'EX-h', name: 'Rocket', heroRequired: 'Goblin' })
  expect(of(baxxel, gnome, goblin)).toEqual(['Gear requires a hero who is a Gnome (100.2b).'])
  const either = (heroRequired: string) => change(filler, { id: 'EX-e', name: 'Herald', heroRequired })
  expect(of(baxxel, either('Scourge or Hunter'))).toEqual([])
  expect(of(baxxel, either('Druid, Priest, or Shaman'))).toEqual([
    'Herald requires a hero who is a Druid, Priest, or Shaman (100.2b).',
  ])
  const scryer = change(filler, { id: 'EX-s', name: 'Orb', reputation: 'Scryer' })
  const aldor = change(filler, { id: 'EX-a', name: 'Shield', reputation: 'Aldor' })
  expect(of(baxxel, scryer)).toEqual([])
  expect(of(baxxel, scryer, aldor)).toEqual([
    'The deck mixes Reputations, but it may have only one (100.2d): Scryer (Orb), Aldor (Shield).',
  ])
})

test('deckbuilding text allows only the cards that it names, and forbids the ones that it excludes (100.2e, 206.1d)', () => {
  const lord = change(baxxel, {
    deckbuilding: { only: [{ class: 'Mage' }, { neutral: true }], never: [{ tag: 'Rat' }] },
  })
  const mage = change(aimedShot, { classes: ['Mage'], name: 'Orb' })
  const deck = { hero: lord, cards: Array(60).fill(change(mage, { unlimited: true })) }
  expect(deckFaults(deck)).toEqual([])
  expect(
    deckFaults({ ...deck, cards: [...deck.cards.slice(2), change(aimedShot, { id: 'EX-x' }), filler] }),
  ).toEqual([
    'Aimed Shot is not one of the cards that Baxxel Geartooth allows (100.2e).',
    'Filler is excluded by Baxxel Geartooth (100.2e).',
  ])
})

test('deck sizes, copies and heroes are checked (100.1, 100.3, 100.4)', () => {
  const five = Array(5).fill(deuce)
  expect(of(baxxel, ...five)).toEqual(['There are 5 copies of Deuce, but only four are allowed (100.4).'])
  expect(deckFaults({ hero: baxxel, cards: Array(59).fill(filler) })).toEqual([
    'The deck has 59 cards, but it needs at least 60 (100.1).',
  ])
  expect(deckFaults({ hero: baxxel, cards: [...five, ...Array(25).fill(filler)] }, 'limited')).toEqual([])
  expect(deckFaults({ hero: baxxel, cards: with60(...five.slice(1)), side: [deuce] })).toEqual([
    'The side deck has 1 cards, but it needs exactly 10 (100.3).',
    'There are 5 copies of Deuce, but only four are allowed (100.4).',
  ])
  expect(of(baxxel, baxxel)).toEqual(['Baxxel Geartooth is a hero, but not a Master Hero (100.1).'])
  expect(of(baxxel, change(baxxel, { id: 'EX-m', name: 'Ragnaros', master: true }))).toEqual([])
})

test('deckbuilding text can allow one faction only, and only the text restrictions that it names (100.2e)', () => {
  const rules = {
    only: [{ faction: 'Alliance' }, { faction: 'Horde' }, { class: 'Hunter', talent: 'Survival' }],
    oneFaction: true,
    unrestricted: true,
  } as const
  const strict = change(baxxel, { deckbuilding: rules })
  const ofFaction = (id: string, faction: 'Alliance' | 'Horde', facts: Partial<Card> = {}) =>
    change(filler, { id: `EX-${id}`, name: id, faction, ...facts })
  const [footman, grunt] = [ofFaction('Footman', 'Alliance'), ofFaction('Grunt', 'Horde')]
  const check = (...cards: Card[]) =>
    deckFaults({ hero: strict, cards: Array(30).fill(cards).flat().slice(0, 60) }).filter(
      (one) => !/copies/.test(one),
    )
  expect(check(footman, reflexes)).toEqual([])
  expect(check(footman, grunt)).toEqual([
    'The deck of Baxxel Geartooth can have cards of the Alliance or of the Horde, not of both (100.2e): Alliance (Footman), Horde (Grunt).',
  ])
  expect(check(footman, deuce)).toEqual([
    'Deuce is not one of the cards that Baxxel Geartooth allows (100.2e).',
  ])
  const herald = ofFaction('Herald', 'Alliance', { heroRequired: 'Gnome' })
  expect(check(footman, herald)).toEqual([
    'Herald is not one of the cards that Baxxel Geartooth allows (100.2e).',
  ])
})

test('deckbuilding text can exclude all Talents (100.2e)', () => {
  const plain = change(baxxel, { deckbuilding: { never: [{ talent: true }] } })
  expect(of(plain, deuce)).toEqual(['Deuce is excluded by Baxxel Geartooth (100.2e).'])
  expect(of(plain, quickShot)).toEqual(['Quick Shot is excluded by Baxxel Geartooth (100.2e).'])
  expect(of(plain, filler)).toEqual([])
})
