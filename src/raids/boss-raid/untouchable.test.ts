/** The things that opponents can't do to a Boss and to his player's cards (R101.3). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asLongAs,
  atkBonus,
  cardsInGraveyard,
  destroy,
  each,
  everyone,
  exchangeControl,
  flipOver,
  hero,
  immune,
  losesPowers,
  numberedCardsOfSet,
  onYourTurn,
  opponents,
  opposing,
  pay,
  powerUsableBy,
  put,
  putDamage,
  putIntoResourceRow,
  removingFromGame,
  restOfGame,
  self,
  target,
  topCards,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'

const immunity = [
  self.has(immune),
  asLongAs(self.isA({ kind: 'keyword', keyword: 'immune' }), self.cant('attack')),
] as const

const cards = numberedCardsOfSet('OWN', {
  1: {
    ...hero(
      'Old Fang',
      { fire: 0, health: 10 },
      'Hound',
      self.has(atkBonus(3)),
      powerUsableBy(everyone, pay(0).to(flipOver(self))),
    ),
    back: { powers: [] },
  },
  2: hero('Veil', { shadow: 2, health: 10 }, 'Demon', ...immunity),
  3: ability('Doom', { cost: 0 }, '', destroy(target(any.hero))),
  4: ability('Turn Around', { cost: 0 }, '', flipOver(target(any.hero))),
  5: ability('Silence', { cost: 0 }, '', restOfGame(target(any.hero).has(losesPowers))),
  6: ability('Landslide', { cost: 0 }, '', destroy(target(any.resource))),
  7: ability('Land Grab', { cost: 0 }, '', you.gainControlOf(target(opposing.resource))),
  8: ability('Poisoned Gift', { cost: 0 }, '', exchangeControl(target(your.resource), target(opposing.ally))),
  18: ability('Bury', { cost: 0 }, '', putIntoResourceRow(target(opposing.ally))),
  9: ability('Mill', { cost: 0 }, '', put(topCards(1, opponents), 'graveyard'), put(each(your.ally), 'hand')),
  10: ability('Wisdom', { cost: 0 }, '', everyone.draw(1)),
  11: ability('Rise', { cost: 0 }, '', put(cardsInGraveyard(everyone, any.ally), 'play')),
  12: ability('Burial', { cost: 0 }, '', everyone.shuffleGraveyardIntoDeck()),
  13: ability('Feast', { cost: 0 }, '', put(cardsInGraveyard(everyone), 'removed')),
  14: ally('Pup', { cost: 1, melee: 1, health: 1 }, 'Hound'),
  15: ability(
    'Scorch',
    { cost: 0 },
    '',
    yourHero.deals(1, 'fire').to(each(opposing.heroOrAlly)),
    putDamage(1, each(opposing.hero)),
  ),
  16: ally(
    'Ghoul',
    { cost: 1, melee: 1, health: 1 },
    'Undead',
    onYourTurn(pay(removingFromGame(cardsInGraveyard(everyone))).to(you.draw(1))),
  ),
  17: hero('Fang at Bay', { health: 10 }, ''),
})
const bosses: [string, ...string[]] = ['OWN-1', 'OWN-17']

// The tests below are about rule R101.3a.

describe('a Boss is destroyed only by fatal damage (R101.3, R101.3a)', () => {
  const doomed = (turn: string) => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Doom', 'Scorch', 'Pup'] } },
      boss: { bosses, hand: ['Doom'], damage: 8 },
      turn,
    })
    story.raider(turn).plays('Doom', { on: 'Boss' })
    story.resolve()
    expect(story.isInPlay('Old Fang')).toBe(true)
    return story
  }
  test('not by an opponent’s card, nor by its own player’s', () => {
    doomed('Boss').waitsFor('Boss')
    const story = doomed('Anna')
    story.raider('Anna').plays('Scorch')
    story.resolve()
    expect(story.isInPlay('Old Fang')).toBe(false)
    story.waitsFor('Anna')
  })
  test('a raider’s hero can be destroyed by cards', () => {
    const story = scenario({
      cards,
      raiders: { Anna: {}, Bert: {} },
      boss: { bosses, hand: ['Doom'] },
      turn: 'Boss',
    })
    story.raider('Boss').plays('Doom', { on: 'Anna' })
    story.resolve()
    expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 0, why: 'destroyed' }])
    story.waitsFor('Boss')
  })
})

describe('opposing modifiers don’t turn a Boss over or take its powers (R101.3a)', () => {
  const turned = (card: string, turn: string, on: string) => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: [card] } },
      boss: { bosses, hand: [card] },
      turn,
    })
    story.raider(turn).plays(card, { on })
    story.resolve()
    return story
  }
  test('they don’t turn it over, but its own player’s do', () => {
    const annas = turned('Turn Around', 'Anna', 'Boss')
    expect(annas.isFaceDown('Boss')).toBe(false)
    annas.waitsFor('Anna')
    const own = turned('Turn Around', 'Boss', 'Boss')
    expect(own.isFaceDown('Boss')).toBe(true)
    own.waitsFor('Boss')
  })
  test('a modifier whose source is the Boss itself turns it over, whoever uses it', () => {
    const story = scenario({ cards, raiders: { Anna: {} }, boss: { bosses } })
    story.raider('Anna').uses('Boss')
    story.resolve()
    expect(story.isFaceDown('Boss')).toBe(true)
    story.waitsFor('Anna')
  })
  test('they don’t take its powers, but its own player’s do, and raiders lose theirs to others', () => {
    const annas = turned('Silence', 'Anna', 'Boss')
    expect(annas.atk('Boss')).toBe(3)
    annas.waitsFor('Anna')
    const own = turned('Silence', 'Boss', 'Boss')
    expect(own.atk('Boss')).toBe(0)
    own.waitsFor('Boss')
  })
})

// The tests below are about rule R101.3b.

describe('opposing modifiers add nothing to a Boss player’s resource row and take nothing out of it (R101.3b)', () => {
  const rows = (card: string, turn: string, on: string[]) => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: [card], resources: 2, play: ['Pup'] } },
      boss: { bosses, hand: [card], resources: 2, play: ['Ghoul'] },
      turn,
    })
    story.raider(turn).plays(card)
    for (const name of on) {
      const option = story.decision?.options.find(
        (one) =>
          'object' in one && (story.cardName(one.object) === name || story.controllerOf(one.object) === name),
      )
      story.pick(option?.id ?? '')
    }
    story.resolve()
    story.waitsFor(turn)
    return [story.resources('Anna').total, story.resources('Boss').total]
  }
  test('they destroy no resources', () => {
    expect(rows('Landslide', 'Anna', ['Boss'])).toEqual([2, 2])
    expect(rows('Landslide', 'Boss', ['Anna'])).toEqual([1, 2])
    expect(rows('Landslide', 'Boss', ['Boss'])).toEqual([2, 1])
  })
  test('they gain control of no resources', () => {
    expect(rows('Land Grab', 'Anna', ['Boss'])).toEqual([2, 2])
    expect(rows('Land Grab', 'Boss', ['Anna'])).toEqual([1, 3])
  })
  test('they put no card of his there', () => {
    expect(rows('Bury', 'Anna', ['Ghoul'])).toEqual([2, 2])
    expect(rows('Bury', 'Boss', ['Pup'])).toEqual([3, 2])
  })
  test('they give him no resource', () => {
    expect(rows('Poisoned Gift', 'Anna', ['Anna', 'Ghoul'])).toEqual([2, 2])
    expect(rows('Poisoned Gift', 'Boss', ['Boss', 'Pup'])).toEqual([3, 1])
  })
})

// The tests below are about rule R101.3c.

const decks = { minion: ['Pup', 'Pup'] }

describe('opposing modifiers take nothing out of a Boss player’s decks and graveyards (R101.3c)', () => {
  const touched = (card: string, turn = 'Anna') => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: [card], graveyard: ['Ghoul'], below: 3 } },
      boss: { bosses, hand: [card], graveyard: ['Ghoul'], below: 3 },
      turn,
    })
    const before = story.cards('Boss', 'deck').length
    story.raider(turn).plays(card)
    story.resolve()
    story.waitsFor(turn)
    return {
      story,
      drawn: before - story.cards('Boss', 'deck').length,
      buried: story.cards('Boss', 'graveyard'),
    }
  }
  test('nothing from the top of a deck', () => {
    expect(touched('Mill')).toMatchObject({ drawn: 0, buried: ['Ghoul'] })
    expect(touched('Wisdom').drawn).toBe(0)
    expect(touched('Wisdom', 'Boss').drawn).toBe(1)
  })
  test('nothing from a graveyard, neither into play nor into the deck nor out of the game', () => {
    for (const card of ['Rise', 'Burial', 'Feast']) {
      const { story, buried } = touched(card)
      expect(buried).toEqual(['Ghoul'])
      expect(story.cards('Anna', 'graveyard')).toEqual([card])
    }
    expect(touched('Burial', 'Boss')).toMatchObject({ drawn: -1, buried: ['Burial'] })
  })
  test('not as a cost either', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { play: ['Ghoul'] } },
      boss: { bosses, graveyard: ['Pup'] },
    })
    expect(story.offers).not.toContain('power Ghoul')
    story.waitsFor('Anna')
  })
})

test('each deck of a Boss player has its own graveyard (R101.3c)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Scorch'] } },
    boss: { bosses, decks, play: ['Pup', { card: 'Pup', deck: 'minion' }] },
  })
  story.raider('Anna').plays('Scorch')
  story.resolve()
  const { decks: piles } = story.game.players[1] ?? {}
  expect(story.cards('Boss', 'graveyard')).toEqual(['Pup'])
  expect(piles?.minion?.graveyard.map((id) => story.cardName(id))).toEqual(['Pup'])
  expect(piles?.minion?.deck).toHaveLength(1)
  story.waitsFor('Anna')
})

test('a deck that has run out is replenished from its own graveyard, without the chain (R101.3c)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Scorch'] } },
    boss: { bosses, decks: { minion: ['Pup'] }, play: [{ card: 'Pup', deck: 'minion' }] },
  })
  story.raider('Anna').plays('Scorch')
  story.resolve()
  const pile = story.game.players[1]?.decks?.minion
  expect([pile?.deck.length, pile?.graveyard.length]).toEqual([1, 0])
  expect(story.eventsOfKind('shuffled').at(-1)).toMatchObject({ seat: 1, replenished: true, deck: 'minion' })
  story.waitsFor('Anna')
})

test('a Boss player whose deck has run out goes on drawing from it, and never loses by it (R101.3c)', () => {
  const story = scenario({ cards, raiders: { Anna: {} }, boss: { bosses, below: 1, graveyard: ['Doom'] } })
  story.turnOf('Boss')
  expect([story.cards('Boss', 'hand'), story.cards('Boss', 'deck')]).toEqual([['Sneak Attack'], ['Doom']])
  story.turnOf('Anna').turnOf('Boss')
  expect(story.cards('Boss', 'hand')).toEqual(['Sneak Attack', 'Doom'])
  story.turnOf('Anna').turnOf('Boss')
  expect(story.eventsOfKind('lost')).toEqual([])
  story.waitsFor('Boss')
})

// The tests below are about rule R101.3d.

test('an immune Boss can’t be attacked, targeted or damaged (R101.3d)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Doom', 'Scorch'] } },
    boss: { bosses: ['OWN-2'], play: ['Pup'] },
  })
  story.raider('Anna').plays('Doom')
  expect(story.offers).toEqual(['Anna'])
  story.pick('back')
  story.raider('Anna').plays('Scorch')
  story.resolve()
  expect([story.isInPlay('Pup'), story.damage('Boss')]).toEqual([false, 0])
  expect(story.raider('Anna').may('attack Anna')).toBe(false)
  story.waitsFor('Anna')
})

test('a Black Temple Boss doesn’t attack while it is immune (R101.3d)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: {} },
    boss: { bosses: ['OWN-2'], hand: ['Doom'] },
    turn: 'Boss',
  })
  expect(story.offers).toEqual(['pass', 'play Doom'])
  story.waitsFor('Boss')
})
