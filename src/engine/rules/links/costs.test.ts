/** Costs (201, 403), playing cards (409), resources (412.1b–c), and payments as a link is added (707.1b, 707.1e). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  additionalCost,
  ally,
  always,
  and,
  any,
  artifactKeyword,
  costsLess,
  costsMore,
  destroying,
  diplomacy,
  discarding,
  each,
  filterOfNoun,
  finishingMove,
  friendly,
  harmonize,
  haste,
  numberedCardsOfSet,
  numberOfCards,
  pay,
  playableFromGraveyard,
  preparationKeyword,
  quest,
  riftKeyword,
  self,
  sum,
  tagged,
  target,
  thisTurn,
  trapKeyword,
  type UnnumberedCard,
  valueOfX,
  weapon,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { exampleCardsAboutCosts } from '../../../scenarios/test-cards/costs.ts'
import type { Card } from '../../model/data/card.ts'

const OAF = 'Lumbering Oaf'

const own = (cards: Record<string, UnnumberedCard>): Card[] => [
  ...exampleCardsAboutCosts,
  ...numberedCardsOfSet('OWN', cards),
]
const bolt = (name: string, facts: Parameters<typeof ability>[1], ...more: Parameters<typeof ability>[3][]) =>
  ability(
    name,
    { instant: true, ...facts },
    '',
    yourHero.deals(1, 'fire').to(target(any.heroOrAlly)),
    ...more,
  )

const cards = own({
  Blast: ability(
    'Blast',
    { cost: 1, costHasX: true, instant: true },
    '',
    yourHero.deals(valueOfX, 'fire').to(target(any.heroOrAlly)),
  ),
  Engine: ally(
    'Engine',
    { cost: 1, melee: 1, health: 5 },
    'Goblin',
    pay(xResourceCost).to(yourHero.deals(sum(valueOfX, 1), 'fire').to(target(any.heroOrAlly))),
  ),
  Envoy: ally('Envoy', { cost: 2, melee: 1, health: 5 }, 'Dwarf', diplomacy(tagged('Orc'))),
  Choir: ally('Choir', { cost: 2, melee: 1, health: 5 }, 'Human', harmonize),
  Tax: ally('Tax', { cost: 2, melee: 1, health: 5 }, 'Human', always(each(any.ability).has(costsMore(1)))),
  Cheap: ally('Cheap', { cost: 2, melee: 1, health: 5 }, 'Human', always(each(your.ally).has(costsLess(2)))),
  Swift: ally('Swift', { cost: 3, melee: 1, health: 1 }, 'Orc', haste(2)),
  Ready: bolt('Ready', { cost: 5 }, preparationKeyword),
  Snare: bolt('Snare', { cost: 5 }, trapKeyword),
  Relic: weapon('Relic', { cost: 2, melee: 1, strikeCost: 0 }, 'Melee (1), Dagger', artifactKeyword),
  Rifted: ally('Rifted', { cost: 4, melee: 1, health: 1 }, 'Orc', riftKeyword),
  Eviscerate: ability(
    'Eviscerate',
    { cost: 1, instant: true },
    'Combat',
    finishingMove(),
    yourHero.deals(sum(1, valueOfX), 'melee').to(target(any.heroOrAlly)),
  ),
  Sacrifice: bolt(
    'Sacrifice',
    { cost: 0 },
    always(self.has(additionalCost(destroying(each(friendly.ally))))),
  ),
  Twice: bolt(
    'Twice',
    { cost: 0 },
    always(self.has(additionalCost(discarding(any.card), discarding(tagged('Combo'))))),
  ),
  Exhume: ability('Exhume', { cost: 0 }, '', thisTurn(each(your.ability).has(playableFromGraveyard))),
  Lawman: ally(
    'Lawman',
    { cost: 2, melee: 1, health: 5 },
    'Human',
    always(each(any.weapon).cant('bePlayed')),
  ),
  Census: ability(
    'Census',
    { cost: 0 },
    '',
    you.draw(numberOfCards(each(and(any.ally, filterOfNoun(your.ally))))),
  ),
  Errand: quest('Errand', 0, {}, you.draw(1)),
})

const table = (anna: object, more: object = {}) =>
  scenario({ cards, raiders: { Anna: anna, ...more }, dungeon: { play: [OAF] } })

test('(403.6b, example; glossary: Cost, example) a card with a printed 2 and a power with (2) each cost two resources', () => {
  const story = table({ hand: ['Zulanji', 'Zulanji'], resources: 5 })
  story.raider('Anna').plays('Zulanji')
  expect(story.resources('Anna').ready).toBe(3)
  story.resolve()
  story.raider('Anna').uses('Anna', { on: OAF })
  expect(story.resources('Anna').ready).toBe(1)
  story.resolve()
  story.waitsFor('Anna')
})

test('a cost of 0 isn’t paid automatically: the card’s owner decides whether to play it (403.2)', () => {
  const story = table({ hand: ['Census'] })
  expect([story.chain, story.raider('Anna').may('play Census')]).toEqual([[], true])
  story.waitsFor('Anna')
})

describe('X (201.3, 707.1b)', () => {
  test('is any number that can be paid, including 0, and counts in the cost only while the card is on the chain', () => {
    const story = table({ hand: ['Blast'], resources: 4 })
    const anna = story.raider('Anna').plays('Blast')
    expect(story.decision).toMatchObject({ kind: 'number', amounts: { min: 0, max: 3 } })
    expect(story.decision?.options).toHaveLength(1)
    anna.answers('x=2').answers(OAF)
    expect(story.resources('Anna').ready).toBe(1)
    story.resolve()
    expect(story.damage(OAF)).toBe(2)
    story.waitsFor('Anna')
  })

  test.each(['x=4', 'x=-1', 'x=1.5', 'x'])('%s is refused (104.1)', (pick) => {
    const story = table({ hand: ['Blast'], resources: 4 })
    story.raider('Anna').plays('Blast')
    const decision = story.decision?.id ?? 0
    expect(story.refusal({ kind: 'answer', decision, seat: 0, picks: [pick] })).toBe('count')
    story.waitsFor('Anna', 'number')
  })

  test('of a power is chosen too, and is taken back with the whole announcement (707.2)', () => {
    const story = table({ play: ['Engine'], resources: 2 })
    const anna = story.raider('Anna').uses('Engine').answers('x=2').answers('back')
    expect(story.resources('Anna').ready).toBe(2)
    anna.uses('Engine').answers('x=2').answers(OAF)
    story.resolve()
    expect([story.resources('Anna').ready, story.damage(OAF)]).toEqual([0, 3])
    story.waitsFor('Anna')
  })
})

describe('higher and lower costs (707.1e)', () => {
  test('Diplomacy: (1) less for such allies, to a minimum of (1); two instances add up (glossary)', () => {
    const story = table({ hand: ['Gurzuk', 'Brigg', 'Zulanji'], play: ['Envoy', 'Envoy'], resources: 2 })
    story.raider('Anna').plays('Gurzuk')
    expect(story.resources('Anna').ready).toBe(1)
    story.resolve()
    expect(story.raider('Anna').may('play Zulanji')).toBe(false)
    story.raider('Anna').plays('Brigg')
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })

  test('Harmonize: (1) less for allies with a printed cost of 4 or more (glossary)', () => {
    const story = table({ hand: ['Vaerik Proudhoof', 'Gurzuk'], play: ['Choir'], resources: 3 })
    story.raider('Anna').plays('Vaerik Proudhoof')
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })

  test('additions apply before reductions, and no cost is below 0 (403.2, 707.1e)', () => {
    const story = table({ hand: ['Brigg', 'Blast'], play: ['Cheap', 'Tax'], resources: 2 })
    story.raider('Anna').plays('Brigg')
    expect(story.resources('Anna').ready).toBe(2)
    story.resolve()
    story.raider('Anna').plays('Blast')
    expect(story.decision?.kind).toBe('target')
    story.raider('Anna').answers(OAF)
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })

  test('a minimum limits only its own reduction: other reductions go below it', () => {
    const story = table({ hand: ['Gurzuk', 'Zulanji'], play: ['Envoy', 'Cheap'], resources: 0 })
    expect([story.raider('Anna').may('play Gurzuk'), story.raider('Anna').may('play Zulanji')]).toEqual([
      true,
      true,
    ])
    story.waitsFor('Anna')
  })

  test('Haste: costs less after one of your allies has dealt damage to an opposing hero this turn (glossary)', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Swift', 'Gurzuk'], play: ['Brigg'], resources: 1 } },
    })
    const anna = story.raider('Anna')
    expect(anna.may('play Swift')).toBe(false)
    anna.attacks('Anna', 'Dungeon')
    expect(anna.may('play Swift')).toBe(false)
    anna.attacks('Brigg', 'Dungeon')
    anna.plays('Swift')
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })

  test('Rift: the race is named as it is played, and only races with which it can be paid for are offered (glossary)', () => {
    const story = table({ hand: ['Rifted'], play: ['Brigg', 'Brigg', 'Zulanji'], resources: 2 })
    story.raider('Anna').plays('Rifted')
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })

  test('Rift asks for the race if several are possible', () => {
    const story = table({ hand: ['Rifted'], play: ['Brigg', 'Brigg', 'Zulanji'], resources: 3 })
    story.raider('Anna').plays('Rifted')
    expect(story.decision).toMatchObject({ kind: 'name' })
    expect(story.decision?.options).toMatchObject([{ word: 'Orc' }, { word: 'Troll' }])
    story.pick(story.decision?.options[1]?.id ?? '')
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })
})

describe('alternate costs (403.3)', () => {
  test('(412.1b) Nalonae destroys a face-down resource instead, which is still blank as it leaves play', () => {
    const story = table({ hand: ['Nalonae'], resources: 1 })
    story.raider('Anna').plays('Nalonae')
    expect([story.resources('Anna').total, story.cards('Anna', 'graveyard')]).toEqual([0, ['Oruk Starstorm']])
    story.resolve()
    expect(story.isInPlay('Nalonae')).toBe(true)
    story.waitsFor('Anna')
  })

  test('the player chooses one cost, the card’s own or an alternate one', () => {
    const story = table({ hand: ['Nalonae'], resources: 3 })
    const anna = story.raider('Anna').plays('Nalonae')
    expect(story.decision).toMatchObject({ kind: 'cost', back: true })
    expect(story.offers).toHaveLength(2)
    anna.answers('c0')
    expect(story.resources('Anna')).toEqual({ ready: 1, total: 3 })
    story.resolve()
    story.waitsFor('Anna')
  })

  test('Preparation: can be played on your first turn without paying its cost (glossary)', () => {
    const story = scenario({ cards, raiders: { Anna: { hand: ['Ready', 'Ready'] }, Bert: {} } })
    story.raider('Anna').plays('Ready', { on: 'Dungeon' })
    story.resolve()
    expect(story.damage('Dungeon')).toBe(1)
    story.turnOf('Anna')
    expect(story.raider('Anna').may('play Ready')).toBe(false)
    story.waitsFor('Anna')
  })

  test('Trap: one of your defending heroes is exhausted instead (glossary)', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Snare'] } },
      dungeon: { play: [OAF], deck: ['Sneak Attack'] },
      turn: 'Dungeon',
      marked: 'Anna',
    })
    const defends = () => story.game.combat?.defender != null && story.decision?.kind === 'priority'
    story.idleUntil(defends)
    expect(story.offers).toContain('play Snare')
    story.raider('Anna').plays('Snare', { on: OAF })
    expect(story.eventsOfKind('exhausted', story.latest)[0]).toMatchObject({
      object: story.object('Anna').id,
    })
    expect(story.eventsOfKind('damaged', story.latest)[0]).toMatchObject({ byCard: 'CD2-R1', amount: 1 })
    story.waitsFor('Anna')
  })
})

describe('additional costs', () => {
  test('Finishing Move: X is at most 5 and at most the number of such cards (glossary)', () => {
    const graveyard = [...Array(6).fill('Gouge'), 'Rend']
    const story = table({ hand: ['Eviscerate'], graveyard, resources: 1 })
    const anna = story.raider('Anna').plays('Eviscerate')
    expect(story.decision).toMatchObject({ kind: 'number', amounts: { min: 0, max: 5 } })
    anna.answers('x=2').answers(OAF)
    expect(story.decision).toMatchObject({ kind: 'choose', min: 2, max: 2 })
    expect(story.offers).toEqual(Array(6).fill('Gouge'))
    anna.answers('Gouge', 'Gouge#2')
    expect(story.cards('Anna', 'removed')).toEqual(['Gouge', 'Gouge'])
    story.resolve()
    expect(story.damage(OAF)).toBe(3)
    story.waitsFor('Anna')
  })

  test('a friendly character may be destroyed without asking its controller (403.5)', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Sacrifice'] }, Bert: { play: ['Brigg'] } },
      dungeon: { play: [OAF] },
    })
    story.raider('Anna').plays('Sacrifice', { on: OAF })
    expect(story.cards('Bert', 'graveyard')).toEqual(['Brigg'])
    story.resolve()
    story.waitsFor('Anna')
  })

  test('a cost is paid completely or not at all: one card can’t pay for two discards (403.1)', () => {
    const story = table({ hand: ['Twice', 'Gouge'] })
    expect(story.raider('Anna').may('play Twice')).toBe(false)
    story.waitsFor('Anna')
  })

  test('the remaining cards must be able to pay for the rest', () => {
    const story = table({ hand: ['Twice', 'Gouge', 'Brigg'] })
    story.raider('Anna').plays('Twice', { on: OAF })
    expect(story.offers).toEqual(['Brigg'])
    story.raider('Anna').answers('Brigg').answers('Gouge')
    expect(story.cards('Anna', 'hand')).toEqual([])
    story.resolve()
    story.waitsFor('Anna')
  })
})

describe('zones from which cards can be played (409.1)', () => {
  test('Artifact: the card may be played from your graveyard as from hand (glossary)', () => {
    const story = table({ graveyard: ['Relic', 'Brigg'], resources: 2 }, { Bert: { graveyard: ['Relic'] } })
    expect(story.offers.filter((offer) => offer.startsWith('play'))).toEqual(['play Relic'])
    story.raider('Anna').plays('Relic')
    expect([story.resources('Anna').ready, story.cards('Anna', 'graveyard')]).toEqual([0, ['Brigg']])
    story.resolve()
    expect(story.controller('Relic')).toBe('Anna')
    story.waitsFor('Anna')
  })

  test('an effect can allow it for a turn', () => {
    const story = table({ hand: ['Exhume'], graveyard: ['Execute', 'Brigg', 'Rend'], resources: 2 })
    expect(story.offers).not.toContain('play Rend')
    story.raider('Anna').plays('Exhume')
    story.resolve()
    expect(story.offers).toEqual(expect.arrayContaining(['play Rend', 'play Exhume']))
    expect(story.offers).not.toContain('play Brigg')
    story.waitsFor('Anna')
  })

  test('a link that a modifier prohibits can’t be announced (707.1)', () => {
    const story = table({ hand: ['Scarlet Kris'], play: ['Lawman'], resources: 2 })
    expect(story.raider('Anna').may('play Scarlet Kris')).toBe(false)
    story.waitsFor('Anna')
  })
})

describe('additional resources (412.1c)', () => {
  const eranikus = (...hand: string[]) => {
    const story = scenario({
      cards,
      raiders: {
        Bert: { hand: ['Gurzuk'] },
        Anna: { hand, play: ['Eranikus'], deck: ['The Ring of Blood: Brokentoe', 'Brigg'] },
      },
    })
    story.passUntil(() => story.eventsOfKind('placed').length > 0)
    return story
  }

  test('(412.1c, example) Eranikus reveals Brokentoe: placing it face up costs a discard, and doesn’t use up the one resource per turn', () => {
    const story = eranikus('Rend', 'Gurzuk')
    const anna = story.raider('Anna')
    expect(story.offers).toEqual(['place The Ring of Blood: Brokentoe', 'place The Ring of Blood: Brokentoe'])
    anna.answers(story.decision?.options[0]?.id ?? '').answers('Rend')
    expect(story.cards('Anna', 'graveyard')).toEqual(['Rend'])
    story.passUntil(() => story.isCalm())
    expect(story.object('The Ring of Blood: Brokentoe').play).toMatchObject({
      faceDown: false,
      exhausted: false,
    })
    expect(story.resources('Anna')).toEqual({ ready: 1, total: 1 })
    anna.places('Gurzuk')
    story.resolve()
    expect(story.resources('Anna')).toEqual({ ready: 2, total: 2 })
    story.waitsFor('Anna')
  })

  test('a player who can’t discard places it face down (412.1c, example)', () => {
    const story = eranikus()
    expect(story.eventsOfKind('placed')[0]).toMatchObject({ seat: 1, faceUp: false })
    story.waitsFor('Anna')
  })

  test('the same cost applies to placing it from hand', () => {
    const story = table({ hand: ['The Ring of Blood: Brokentoe'] })
    expect(story.offers.filter((offer) => offer.startsWith('place'))).toHaveLength(1)
    story.waitsFor('Anna')
  })
})

test('(702.2, example) A Donation of Wool that was placed this turn helps to pay for itself and stays a resource', () => {
  const story = table({ hand: ['A Donation of Wool', 'Gurzuk'], deck: ['Brigg'] })
  const anna = story.raider('Anna').places('A Donation of Wool', 'up')
  story.resolve()
  anna.completes('A Donation of Wool')
  expect(story.object('A Donation of Wool').play).toMatchObject({
    row: 'resource',
    faceDown: true,
    exhausted: true,
  })
  story.resolve()
  anna.answers('Brigg')
  expect(story.cards('Anna', 'hand')).toEqual(['Gurzuk'])
  story.waitsFor('Anna')
})
