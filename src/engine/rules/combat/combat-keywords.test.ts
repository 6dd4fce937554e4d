/** Keywords about turns and combat (rules glossary), each defined as data. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  bearFormKeyword,
  catFormKeyword,
  destroy,
  elusive,
  endTheTurn,
  exhaustSelf,
  ferocity,
  numberedCardsOfSet,
  ongoing,
  pay,
  protector,
  put,
  sentinel,
  shadowmeld,
  target,
  thisTurn,
  thrownKeyword,
  type UnnumberedCard,
  untargetable,
  warStomp,
  weapon,
  willOfTheForsaken,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import type { Card } from '../../model/data/card.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))

test('Shadowmeld: Elusive and Untargetable while ready', () => {
  const story = scenario({
    cards: own(
      ally('Prowler', { melee: 1, health: 9 }, '', shadowmeld),
      ability('Snipe', { cost: 0, instant: true }, '', destroy(target(any.ally))),
    ),
    raiders: { Anna: { play: ['Brigg'], hand: ['OWN-2', 'Rend'] } },
    dungeon: { play: ['OWN-1'], below: 0 },
  })
  expect([elusive, untargetable].map((one) => story.has('Prowler', one.keyword))).toEqual([1, 1])
  story.pick('attack Brigg')
  expect(story.offers).toEqual([DUNGEON_NAME])
  story.pick('back')
  story.raider('Anna').plays('Snipe')
  expect(story.offers).toEqual(['Brigg'])
  story.pick('back')
  story.tire('Prowler')
  story.pick('attack Brigg')
  expect(story.offers).toEqual([DUNGEON_NAME, 'Prowler'])
  story.waitsFor('Anna', 'defender')
})

const instant = { cost: 0, instant: true } as const
const OAF = 'Lumbering Oaf'
const BUNNY = 'Mine Bunny'

test('Sentinel: readies the first time it exhausts each turn, and not a second time', () => {
  const story = scenario({
    cards: own(ally('Watchman', { melee: 1, health: 20 }, '', sentinel)),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: { play: [OAF], below: 0 },
  })
  story.raider('Anna').attacks('Watchman', OAF)
  expect(story.exhausted('Watchman')).toBe(false)
  story.raider('Anna').attacks('Watchman', OAF)
  expect(story.exhausted('Watchman')).toBe(true)
  story.waitsFor('Anna')
})

test('Thrown: its hero has Long-Range for the combat, and the weapon returns to hand as the turn ends', () => {
  const story = scenario({
    cards: own(weapon('Shuriken', { ranged: 2, strikeCost: 0 }, 'Ranged (1)', thrownKeyword)),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Gouge'], resources: 1 }, Bert: {} },
    dungeon: { play: [OAF], below: 0 },
  })
  story.raider('Anna').proposes('Anna', OAF)
  story.resolve()
  story.pick('Shuriken')
  story.resolve()
  expect(story.has('Anna', 'longRange')).toBe(1)
  story.fight()
  expect([story.damage(OAF), story.damage('Anna'), story.has('Anna', 'longRange')]).toEqual([2, 0, 0])
  expect(story.isInPlay('Shuriken')).toBe(true)
  story.passUntil(() => story.game.turn.phase === 'end' && story.chain.length === 0)
  expect(story.cards('Anna', 'hand')).toContain('Shuriken')
  story.waitsFor('Anna')
})

test('Thrown: the weapon stays if a card ends the turn early (500.5)', () => {
  const story = scenario({
    cards: own(
      weapon('Shuriken', { ranged: 2, strikeCost: 0 }, 'Ranged (1)', thrownKeyword),
      ability('Curtain', instant, '', endTheTurn()),
    ),
    players: { Anna: { play: ['OWN-1'], hand: ['Curtain', 'Rend'] }, Bert: { hand: ['Rend'] } },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Shuriken')
  story.raider('Anna').plays('Curtain')
  story.resolve()
  story.turnOf('Anna')
  expect(story.isInPlay('Shuriken')).toBe(true)
  story.waitsFor('Anna')
})

test('War Stomp: may exhaust an opposing hero or ally when it attacks', () => {
  const story = scenario({
    cards: own(ally('Stomper', { melee: 2, health: 20 }, '', warStomp)),
    raiders: { Anna: { play: ['OWN-1', 'Brigg'], hand: ['Gouge'], resources: 1 } },
    dungeon: { play: [BUNNY], below: 0 },
  })
  story.raider('Anna').proposes('Stomper', DUNGEON_NAME)
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['target', [DUNGEON_NAME, BUNNY]])
  story.pick(BUNNY)
  story.resolve()
  story.pick('yes')
  expect([story.exhausted(BUNNY), story.exhausted(DUNGEON_NAME)]).toEqual([true, false])
  story.fight()
  story.waitsFor('Anna')
})

test('War Stomp: may exhaust an opposing hero or ally when it defends', () => {
  const story = scenario({
    cards: own(ally('Stomper', { melee: 2, health: 20 }, '', warStomp, protector)),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Gouge'], resources: 1 } },
    dungeon: { play: [BUNNY, 'Kobold Digger'], below: 0 },
    turn: DUNGEON_NAME,
  })
  story.passUntil(() => story.game.combat?.attacker === story.find(BUNNY))
  story.passUntil(() => false)
  story.pick('Stomper')
  expect(story.offers).toEqual([DUNGEON_NAME, BUNNY, 'Kobold Digger'])
  story.pick('Kobold Digger')
  story.resolve()
  story.pick('yes')
  story.fight()
  story.passUntil(() => story.isCalm())
  expect([story.damage('Stomper'), story.eventsOfKind('attacking').length]).toEqual([3, 2])
  story.waitsFor('Anna')
})

const forsaken = (): Story =>
  scenario({
    cards: own(
      ally('Undying', { melee: 1, health: 4 }, '', willOfTheForsaken),
      ability('Fell', instant, '', destroy(target(any.ally))),
      ability('Recall', instant, '', put(target(any.ally), 'hand')),
      ability('Wither', instant, '', thisTurn(target(any.ally).has(atkAndHealthBonus(0, -4)))),
      ability('Burn', instant, '', yourHero.deals(4, 'fire').to(target(any.ally))),
    ),
    raiders: { Anna: { play: ['OWN-1'], hand: ['OWN-2', 'OWN-3', 'OWN-4', 'OWN-5', 'Rend'] } },
    dungeon: { below: 0 },
  })

test('Will of the Forsaken: the ally can’t leave play', () => {
  const story = forsaken()
  for (const card of ['Fell', 'Recall']) {
    story.raider('Anna').plays(card, { on: 'Undying' })
    story.resolve()
    expect(story.isInPlay('Undying')).toBe(true)
  }
  story.waitsFor('Anna')
})

test.each(['Wither', 'Burn'])(
  'Will of the Forsaken: the ally dies with 0 health or fatal damage (%s)',
  (card) => {
    const story = forsaken()
    story.raider('Anna').plays(card, { on: 'Undying' })
    story.resolve()
    expect(story.isInPlay('Undying')).toBe(false)
    story.waitsFor('Anna')
  },
)

const shaped = (form: typeof bearFormKeyword, more: object = {}): Story =>
  scenario({
    cards: own(
      ability('Shape', instant, 'Feral, Form (1)', ongoing(yourHero.has(form))),
      ability('Growl', instant, 'Feral', you.draw(1)),
      ability('Wrath', instant, 'Balance', you.draw(1)),
      weapon('Claw', { melee: 1, strikeCost: 0 }, '1H, Melee (1)'),
    ),
    raiders: {
      Anna: { play: ['OWN-1', 'OWN-4', 'Brigg'], hand: ['OWN-2', 'OWN-3', 'Rend'], resources: 1 },
    },
    dungeon: { play: [OAF], below: 0 },
    ...more,
  })

test('Bear Form: the hero is a Protector until its player plays an ability that isn’t Feral', () => {
  const story = shaped(bearFormKeyword)
  expect(story.has('Anna', 'protector')).toBe(1)
  story.raider('Anna').plays('Growl')
  story.resolve()
  expect([story.isInPlay('Shape'), story.has('Anna', 'bearForm')]).toEqual([true, 1])
  story.raider('Anna').plays('Wrath')
  expect(story.chain).toEqual(['Wrath', 'Frizlix of Kezan'])
  story.resolve()
  expect([story.isInPlay('Shape'), story.has('Anna', 'protector')]).toEqual([false, 0])
  story.resolveAll()
  story.waitsFor('Anna')
})

test('Cat Form: the hero has 1 more ATK while attacking, until it strikes with a weapon', () => {
  const story = shaped(catFormKeyword)
  expect(story.atk('Anna')).toBe(0)
  story.raider('Anna').proposes('Anna', OAF)
  story.resolve()
  story.pick('Claw')
  expect([story.atk('Anna'), story.chain]).toEqual([2, ['Frizlix of Kezan']])
  story.resolve()
  expect([story.isInPlay('Shape'), story.atk('Anna')]).toEqual([false, 1])
  story.fight()
  story.waitsFor('Anna')
})

test('Bear Form: the hero protects another hero', () => {
  const story = scenario({
    cards: own(ability('Shape', instant, 'Feral, Form (1)', ongoing(yourHero.has(bearFormKeyword)))),
    raiders: { Anna: { play: ['OWN-1'] }, Bert: {} },
    dungeon: { play: [BUNNY], below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect([story.decision?.kind, story.offers]).toEqual(['protect', ['Anna', 'none']])
  story.pick('Anna')
  story.passUntil(() => story.isCalm())
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([3, 3])
  story.waitsFor('Anna')
})

test('Ferocity: the ally can attack immediately, but can’t use activated powers yet', () => {
  const story = scenario({
    cards: own(
      ally('Runner', { cost: 0, melee: 2, health: 2 }, '', ferocity, pay(exhaustSelf).to(you.draw(1))),
    ),
    raiders: { Anna: { hand: ['OWN-1'] } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').plays('Runner')
  story.resolve()
  expect(story.offers).toContain('attack Runner')
  expect(story.offers).not.toContain('power Runner')
  story.waitsFor('Anna')
})
