/** Entering play (710), modifiers that last while a state remains (714.3b), triggered modifiers (715). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asAnotherEnters,
  atkAndHealthBonus,
  atkBonus,
  dealsCombatDamage,
  destroy,
  each,
  eachTime,
  enters,
  entersPlayWith,
  exhaust,
  grantedPower,
  inOrder,
  item,
  losesAndCantHavePowers,
  named,
  numberedCardsOfSet,
  ongoing,
  opposing,
  put,
  ready,
  rememberedNumber,
  restOfGame,
  self,
  sum,
  target,
  targetInGraveyard,
  thatTarget,
  thisTurn,
  valueOfX,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutCombat } from '../../../scenarios/test-cards/combat.ts'
import { exampleCardsAboutResolving } from '../../../scenarios/test-cards/resolving.ts'
import type { Effect } from '../../index.ts'

const own = numberedCardsOfSet('OWN', {
  1: ability('Doom', { cost: 1, instant: true }, '', destroy(target(any.ally))),
  2: ability('Rouse', { cost: 1, instant: true }, '', ready(target(any.ally))),
  4: ally(
    'Gatekeeper',
    { cost: 1, melee: 1, health: 1 },
    '',
    each(opposing.ally).has(entersPlayWith({ exhausted: true })),
  ),
  5: ability('Hush', { cost: 1 }, '', thisTurn(each(any.ally).has(losesAndCantHavePowers))),
  6: ally('Herald', { cost: 1, melee: 1, health: 1 }, '', when(enters(self), you.draw(1))),
  7: ability(
    'Bloodlust',
    { cost: 1 },
    '',
    eachTime(dealsCombatDamage(your.ally, any.heroOrAlly), 'turn', exhaust(target(any.hero))),
  ),
  8: ally('Nurse', { cost: 1, melee: 1, health: 1 }, '', each(your.ally).has(atkAndHealthBonus(0, 3))),
  9: ability(
    'Half Back',
    { cost: 1 },
    '',
    thisTurn(
      targetInGraveyard(you, any.ally).has(entersPlayWith({ damage: sum(thatTarget.stat('health'), -1) })),
    ),
    put(thatTarget, 'play'),
  ),
})
const cards = [...exampleCardsAboutResolving, ...exampleCardsAboutCombat, ...own]
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: { resources: 8, ...anna }, Bert: { resources: 8, ...bert } } })
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length
const MANTHOS = 'Manthos the Recently Sewn'

test('modifiers of how a card enters add up: it enters exhausted and with 3 damage (710.1, 710.1b, example, Circle of Life and Manthos)', () => {
  const story = duel({ play: ['Circle of Life', MANTHOS], hand: ['Doom'], deck: [MANTHOS] })
  story.raider('Anna').plays('Doom', { on: MANTHOS })
  story.passUntil(() => false)
  story.raider('Anna').answers('yes').answers(MANTHOS)
  expect([story.exhausted(MANTHOS), story.damage(MANTHOS)]).toEqual([true, 3])
  expect(story.log.some((one) => one.kind === 'exhausted' && one.object === story.find(MANTHOS))).toBe(false)
  story.waitsFor('Anna')
})

test('a player may decline to search, and then finds nothing (712.7, Circle of Life)', () => {
  const story = duel({ play: ['Circle of Life', MANTHOS], hand: ['Doom'], deck: [MANTHOS] })
  story.raider('Anna').plays('Doom', { on: MANTHOS })
  story.passUntil(() => false)
  story.raider('Anna').answers('no')
  expect([story.isInPlay(MANTHOS), story.eventsOfKind('shuffled')]).toEqual([false, []])
  story.waitsFor('Anna')
})

test('the health of a card is read before it enters play with damage (710.1b)', () => {
  const story = duel({ play: ['Nurse'], hand: ['Half Back', 'Rend'], graveyard: [MANTHOS] })
  story.raider('Anna').plays('Half Back', { on: MANTHOS })
  story.resolve()
  expect([story.damage(MANTHOS), story.characteristics(MANTHOS).health]).toEqual([7 + 3, 8 + 3])
  story.waitsFor('Anna')
})

test('the powers of an ally that loses them as it enters don’t affect how it enters (710.1a, 710.1b, example, Greatsword of Horrid Dreams)', () => {
  const story = duel(
    { play: ['Circle of Life', MANTHOS], hand: ['Doom'], deck: [MANTHOS] },
    { play: ['Greatsword of Horrid Dreams'] },
  )
  story.raider('Anna').plays('Doom', { on: MANTHOS })
  story.passUntil(() => false)
  story.raider('Anna').answers('yes').answers(MANTHOS)
  expect([story.exhausted(MANTHOS), story.damage(MANTHOS)]).toEqual([true, 0])
  expect(story.characteristics(MANTHOS).powers).toEqual([])
  story.turnOf('Anna')
  expect(story.characteristics(MANTHOS).powers.length).toBe(1)
  story.waitsFor('Anna')
})

test('“enters play” powers trigger once the card is in play, unless it has lost them by then (710.1d, 710.1e)', () => {
  for (const hushed of [false, true]) {
    const story = duel({ hand: ['Hush', 'Herald', 'Rend'] })
    if (hushed) story.raider('Anna').plays('Hush')
    story.resolve()
    story.raider('Anna').plays('Herald')
    story.resolveAll()
    expect(drawn(story)).toBe(hushed ? 0 : 1)
    story.waitsFor('Anna')
  }
})

test('another card affects how allies enter (710.1b); each card goes into its row (710.1c)', () => {
  const story = duel(
    { play: ['Gatekeeper'] },
    { hand: [MANTHOS, 'Crown of Destruction', 'Last Stand'], resources: 11 },
  )
  story.turnOf('Bert')
  for (const card of [MANTHOS, 'Crown of Destruction', 'Last Stand']) {
    story.raider('Bert').plays(card)
    story.resolve()
  }
  expect([story.exhausted(MANTHOS), story.damage(MANTHOS)]).toEqual([true, 3])
  const rows = [MANTHOS, 'Crown of Destruction', 'Last Stand'].map((name) => story.object(name).play?.row)
  expect([rows, story.exhausted('Crown of Destruction')]).toEqual([['ally', 'hero', 'hero'], false])
  story.waitsFor('Bert')
})

test('a card with counters enters with them (710.1b)', () => {
  const story = duel({ hand: ['Power Word: Barrier', 'Rend'] })
  story.raider('Anna').plays('Power Word: Barrier')
  story.resolve()
  expect(story.counters('Power Word: Barrier')).toEqual({ bubble: 2 })
  story.waitsFor('Anna')
})

// The tests below are about modifiers.

test.each<[string, Effect]>([
  ['X', restOfGame(self.has(entersPlayWith({ counter: 'tide', count: valueOfX })))],
  [
    'damage that it has healed',
    inOrder([
      yourHero.heals(5).from(yourHero, { total: 'healed' }),
      restOfGame(self.has(entersPlayWith({ counter: 'tide', count: rememberedNumber('healed') }))),
    ]),
  ],
])('an ability says how it enters as it resolves: with a counter for each %s (710.1b)', (_, effect) => {
  const tide = numberedCardsOfSet('TST', {
    1: ability('Tide', { cost: 0, costHasX: true }, 'Frost', effect, ongoing(yourHero.has(atkBonus(1)))),
  })
  const story = scenario({
    cards: tide,
    players: { Anna: { resources: 2, damage: 2, hand: ['Tide', 'Brigg'] }, Bert: {} },
  })
  story.raider('Anna').plays('Tide').answers('x=2')
  story.resolve()
  expect(story.counters('Tide')).toEqual({ tide: 2 })
  story.waitsFor('Anna')
})

test('a modifier is made only if its state has lasted since the announcement (714.3b, example, Helwen and Hibernate)', () => {
  const story = duel({ play: ['Helwen'], hand: ['Rouse', 'Hibernate', 'Rend'] }, { play: ['Brigg', 'Wysko'] })
  story.raider('Anna').uses('Helwen', { on: 'Brigg' })
  story.raider('Anna').plays('Rouse', { on: 'Helwen' })
  story.passUntil(() => !story.exhausted('Helwen'))
  story.raider('Anna').uses('Helwen', { on: 'Wysko' })
  story.resolveAll()
  expect([story.controller('Brigg'), story.controller('Wysko')]).toEqual(['Bert', 'Anna'])
  story.raider('Anna').plays('Hibernate', { on: 'Helwen' })
  story.resolveAll()
  expect(story.controller('Wysko')).toBe('Bert')
  story.waitsFor('Anna')
})

test('control lasts through several turns, as long as she remains exhausted (714.3b)', () => {
  const story = duel({ play: ['Helwen'] }, { play: ['Brigg'] })
  story.raider('Anna').uses('Helwen', { on: 'Brigg' })
  story.resolveAll()
  expect(story.controller('Brigg')).toBe('Anna')
  story.idleUntil(() => story.game.turn.player === 1 && story.isCalm())
  expect(story.controller('Brigg')).toBe('Anna')
  story.idleUntil(() => story.decision?.kind === 'ready')
  story.pick('Helwen')
  expect(story.controller('Brigg')).toBe('Bert')
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('the target of a triggered modifier is chosen as its effect is added, by the player whom it names (715.1, example, Kil’zin)', () => {
  const story = duel({ hero: "Kil'zin of the Bloodscalp" }, { play: ['Brigg'] })
  story.raider('Anna').uses("Kil'zin of the Bloodscalp", { on: 'Bert' })
  story.resolve()
  story.raider('Bert').answers('Anna')
  story.resolveAll()
  expect(story.eventsOfKind('damaged').map(({ object, amount }) => [story.heroName(object), amount])).toEqual(
    [
      ['Bert', 3],
      ['Anna', 3],
    ],
  )
  expect(story.eventsOfKind('damaged')[1]?.by).toBe(story.find('Bert'))
  story.waitsFor('Anna')
})

test('a triggered modifier with a duration triggers each time during it (715.1)', () => {
  const story = duel({ play: ['Herald', 'Gatekeeper'], hand: ['Bloodlust'] })
  story.raider('Anna').plays('Bloodlust')
  story.resolve()
  for (const ally of ['Herald', 'Gatekeeper']) {
    story.raider('Anna').attacks(ally, 'Bert')
    story.raider('Anna').answers('Anna')
    story.resolveAll()
  }
  story.turnOf('Anna')
  story.raider('Anna').attacks('Herald', 'Bert')
  expect(story.eventsOfKind('used').filter((one) => one.origin === 'triggered').length).toBe(2)
  story.waitsFor('Anna')
})

test('a power that watches for entering cards can be granted to a card (700.3, 710.1a)', () => {
  const watchman = asAnotherEnters(opposing.ally, you.draw(1))
  const lantern = item('Lantern', { cost: 0 }, '', each(named('Brigg')).has(grantedPower(watchman)))
  const story = scenario({
    cards: numberedCardsOfSet('OWN', { 1: lantern }),
    players: { Anna: { hand: ['Zulanji', 'Rend'], resources: 8 }, Bert: { play: ['Lantern', 'Brigg'] } },
  })
  story.raider('Anna').plays('Zulanji')
  story.resolve()
  expect(drawn(story)).toBe(1)
  story.waitsFor('Anna')
})
