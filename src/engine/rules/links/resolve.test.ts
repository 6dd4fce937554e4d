/** Triggered effects (708) and resolving links (709), following the examples of the rules. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cant,
  chosenCards,
  destroy,
  each,
  foundCards,
  inOrder,
  interrupt,
  numberedCardsOfSet,
  opposing,
  put,
  putDamage,
  searchDeckForCard,
  self,
  target,
  targetInGraveyard,
  thatTarget,
  you,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutCombat } from '../../../scenarios/test-cards/combat.ts'
import { exampleCardsAboutReplacement } from '../../../scenarios/test-cards/replacing.ts'
import { exampleCardsAboutResolving } from '../../../scenarios/test-cards/resolving.ts'

const rock = numberedCardsOfSet('OWN', {
  1: ally('Rock', { cost: 1, health: 2 }, '', self.has(cant('beDestroyed'))),
})
const cards = [
  ...exampleCardsAboutResolving,
  ...exampleCardsAboutReplacement,
  ...exampleCardsAboutCombat,
  ...rock,
]
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: { resources: 8, ...anna }, Bert: { resources: 8, ...bert } } })
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length

test('the turn player’s effects are added to the chain first, and the next player’s above them (708.1; 708.1a, example, Donna and Voss)', () => {
  const story = duel({ play: ['Voss Treebender'] }, { play: [{ card: 'Donna Calister', exhausted: true }] })
  story.raider('Anna').proposes('Voss Treebender', 'Bert')
  story.resolve()
  story.raider('Anna').answers('Donna Calister')
  expect(story.chain).toEqual(['Voss Treebender', 'Donna Calister'])
  story.resolveTopmost()
  expect(story.exhausted('Donna Calister')).toBe(false)
  story.passUntil(() => false)
  story.raider('Anna').answers('yes')
  expect(story.exhausted('Donna Calister')).toBe(true)
  story.fight()
  story.waitsFor('Anna')
})

test('nobody gets priority until every waiting effect has been added (708.1b)', () => {
  const story = duel(
    { play: ['Voss Treebender'], hand: ['Fire Blast'] },
    { play: [{ card: 'Donna Calister', exhausted: true }], hand: ['Fire Blast'] },
  )
  story.raider('Anna').proposes('Voss Treebender', 'Bert')
  story.resolve()
  expect(story.decision?.kind).toBe('target')
  story.pick('Donna Calister')
  expect([story.chain.length, story.decision?.kind]).toEqual([2, 'priority'])
  story.waitsFor('Anna')
})

test('an optional effect is decided as it resolves, its target as it is added (708.3, example, Hur Shieldsmasher)', () => {
  const story = duel({ hand: ['Hur Shieldsmasher'] }, { play: ['Crown of Destruction'] })
  story.raider('Anna').plays('Hur Shieldsmasher')
  story.resolve()
  story.raider('Anna').answers('Crown of Destruction')
  expect([story.chain, story.decision?.kind]).toEqual([['Hur Shieldsmasher'], 'priority'])
  story.passUntil(() => false)
  story.raider('Anna').answers('no')
  expect(story.isInPlay('Crown of Destruction')).toBe(true)
  story.waitsFor('Anna')
})

test('without an armor to target, his effect ceases to exist during its announcement (708.2; 708.3, example, Hur Shieldsmasher)', () => {
  const story = duel({ hand: ['Hur Shieldsmasher', 'Rend'] })
  story.raider('Anna').plays('Hur Shieldsmasher')
  story.resolve()
  expect([story.chain, story.eventsOfKind('faded').length]).toEqual([[], 1])
  story.waitsFor('Anna')
})

test('a link whose only target has become illegal is interrupted, and nothing is drawn (709.2a, example, Charge)', () => {
  const story = duel({ hand: ['Charge', 'Charge'] }, { hand: ['Blessing of Freedom'], play: ['Brigg'] })
  story.raider('Anna').plays('Charge', { on: 'Brigg' })
  story.raider('Bert').plays('Blessing of Freedom', { on: 'Brigg' })
  story.resolveAll()
  expect([story.exhausted('Brigg'), drawn(story)]).toEqual([false, 0])
  expect(story.eventsOfKind('interrupted')).toMatchObject([{ byGame: true }])
  story.raider('Anna').plays('Charge')
  expect(story.offers).not.toContain('Brigg')
  story.waitsFor('Anna', 'target')
})

test('a player who can’t or doesn’t want to discard two cards has to destroy it (709.2b, example 1, Last Stand)', () => {
  for (const [hand, says] of [
    [['Rend', 'Rend', 'Rend'], 'yes'],
    [['Rend', 'Rend', 'Rend'], 'no'],
    [['Rend'], undefined],
  ] as const) {
    const story = duel({}, { play: ['Last Stand'], hand: [...hand], resources: 0 })
    story.idleUntil(() => story.game.turn.player === 1 && story.isCalm())
    expect(story.decision?.kind).toBe(says ? 'may' : 'priority')
    if (says) story.pick(says)
    if (says === 'yes') story.pick('Rend', 'Rend#2')
    expect(story.isInPlay('Last Stand')).toBe(says === 'yes')
    story.waitsFor('Bert')
  }
})

test('a card that can’t be destroyed can’t be chosen to be destroyed (709.2b, example 2, Crown of Destruction)', () => {
  const story = duel({ play: ['Crown of Destruction', 'Brigg', 'Rock'] })
  story.idleUntil(() => story.decision?.kind === 'choose')
  expect(story.offers).toEqual(['Crown of Destruction', 'Brigg'])
  story.pick('Brigg')
  expect(story.party('Anna')).not.toContain('Brigg')
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('“if you do” checks whether the action was performed: Tooga has left (709.2f, example 1, Tooga’s Quest)', () => {
  for (const left of [true, false]) {
    const story = duel({
      quests: ["Tooga's Quest"],
      hand: ['Fire Blast'],
      deck: ['Rend', 'Rend', 'Rend', 'Rend'],
    })
    story.raider('Anna').completes("Tooga's Quest")
    story.resolve()
    if (left) story.raider('Anna').plays('Fire Blast', { on: 'Tooga' })
    story.turnOf('Anna')
    expect([story.isInPlay('Tooga'), drawn(story)]).toEqual([false, left ? 2 : 4])
    story.waitsFor('Anna')
  }
})

test('a replaced destruction was not performed, so the attacker survives (709.2f, example 2, Grunt Baranka and Dramla)', () => {
  const story = duel({ play: ['Brigg'] }, { play: ['Grunt Baranka', 'Dramla Lifebender'] })
  story.raider('Anna').attacks('Brigg', 'Grunt Baranka')
  expect(story.cards('Bert', 'removed')).toEqual(['Grunt Baranka'])
  expect(story.isInPlay('Brigg')).toBe(true)
  story.waitsFor('Anna')
})

test('a cost whose action would be replaced can’t be paid (403.1; 709.2f, example 2, Ritual Sacrifice and Dramla)', () => {
  for (const dramla of [[], ['Dramla Lifebender']]) {
    const story = duel({ play: ['Ritual Sacrifice', 'Brigg', ...dramla], hand: ['Fire Blast'] })
    expect(story.raider('Anna').may('power Ritual Sacrifice')).toBe(dramla.length === 0)
    story.waitsFor('Anna')
  }
})

test('an ability that its own text moves isn’t put into the graveyard, since it is no longer on the chain (709.2g)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability('Echo', { cost: 0 }, '', put(self, 'hand')),
    2: ability('Fading', { cost: 0 }, '', put(self, 'removed')),
  })
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Echo', 'Fading', 'Brigg'] }, Bert: {} },
    turn: 'Anna',
  })
  for (const name of ['Echo', 'Fading']) {
    story.raider('Anna').plays(name)
    story.resolve()
  }
  expect(story.cards('Anna', 'hand').toSorted()).toEqual(['Brigg', 'Echo'])
  expect(story.cards('Anna', 'removed')).toEqual(['Fading'])
  story.waitsFor('Anna')
})

test('a text goes on with a card that it has put into play (709.2d)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability(
      'Return',
      { cost: 0 },
      '',
      put(targetInGraveyard(you, any.ally), 'play'),
      putDamage(2, thatTarget),
    ),
    2: ally('Oak', { cost: 0, melee: 1, health: 4 }, ''),
  })
  const anna = { hand: ['Return', 'Brigg'], graveyard: ['Oak'] }
  const story = scenario({ cards, players: { Anna: anna, Bert: {} }, turn: 'Anna' })
  story.raider('Anna').plays('Return', { on: 'Oak' })
  story.resolve()
  expect([story.isInPlay('Oak'), story.damage('Oak')]).toEqual([true, 2])
  story.waitsFor('Anna')
})

test('a text goes on with a card that it has interrupted (709.2d)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability(
      'Void',
      { cost: 0, instant: true },
      '',
      interrupt(target(any.card, 'chain')),
      put(thatTarget, 'removed'),
    ),
    2: ally('Oak', { cost: 0, melee: 1, health: 4 }, ''),
  })
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Oak', 'Brigg'] }, Bert: { hand: ['Void', 'Brigg'] } },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Oak')
  story.raider('Bert').plays('Void', { on: 'Oak' })
  story.resolve()
  expect([story.cards('Anna', 'removed'), story.cards('Anna', 'graveyard')]).toEqual([['Oak'], []])
  story.waitsFor('Anna')
})

test('"may" is offered only if the cards to choose first exist (712.7)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ally('Imp', { cost: 1, health: 2 }, ''),
    2: ability(
      'Doubt',
      { cost: 0 },
      '',
      you.may(inOrder([you.choose(1, each(opposing.ally)), destroy(chosenCards)])),
    ),
  })
  const anna = { hand: ['Doubt', 'Brigg'] }
  for (const play of [['Imp', 'Imp'], []]) {
    const story = scenario({ cards, players: { Anna: anna, Bert: { play } }, turn: 'Anna' })
    story.raider('Anna').plays('Doubt')
    story.resolve()
    expect(story.decision?.kind).toBe(play.length > 0 ? 'may' : 'priority')
    if (play.length > 0) {
      story.raider('Anna').answers('yes')
      story.raider('Anna').answers('Imp#2')
    }
    expect(story.party('Bert').slice(1)).toEqual(play.slice(1))
    story.waitsFor('Anna')
  }
})

test('a search with what is done with the found card can be optional (712.7), and "a card" isn’t revealed (413.3)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability(
      'Delving',
      { cost: 0 },
      '',
      you.may(searchDeckForCard(you, you, any.ally), put(foundCards, 'hand')),
    ),
    2: ability(
      'Insight',
      { cost: 0 },
      '',
      you.may(searchDeckForCard(you, you, any.card), put(foundCards, 'hand')),
    ),
    3: ally('Oak', { cost: 9, melee: 1, health: 4 }, ''),
  })
  for (const [name, revealed] of [
    ['Delving', 1],
    ['Insight', 0],
  ] as const) {
    const anna = { hand: [name, 'Brigg'], deck: ['Oak'] }
    const story = scenario({ cards, players: { Anna: anna, Bert: {} }, turn: 'Anna' })
    story.raider('Anna').plays(name)
    story.resolve()
    expect(story.decision?.kind).toBe('may')
    story.raider('Anna').answers('yes')
    story.raider('Anna').answers('Oak')
    expect(story.cards('Anna', 'hand').toSorted()).toEqual(['Brigg', 'Oak'])
    expect(story.eventsOfKind('revealed')).toHaveLength(revealed)
    story.waitsFor('Anna')
  }
})
