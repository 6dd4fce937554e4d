/** The computer with cards that it has never seen: it reads from their data what they do to whom, and when. */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  armor,
  assault,
  atkBonus,
  attachTo,
  cardsInGraveyard,
  chosenCards,
  destroy,
  destroying,
  destroySelf,
  each,
  exhaust,
  exhaustSelf,
  flipHero,
  hero,
  hostCard,
  named,
  numberedCardsOfSet,
  ongoing,
  opposing,
  pay,
  preventsDamage,
  protector,
  put,
  putToken,
  puttingDamage,
  self,
  target,
  targetInGraveyard,
  targetPlayer,
  thisCombat,
  thisTurn,
  token,
  untargetable,
  valueOfX,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../cards/builders.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import type { PartySetup } from '../scenarios/table-setup.ts'
import { heuristicPicks } from './heuristic-picks.ts'

/** The offers that the computer would pick now, such as "play Crush". */
function wishes({ game, decision, offers }: Story): string[] {
  if (!decision) throw new Error('nobody is asked')
  const picks = heuristicPicks(game, decision)
  return picks.flatMap((pick) => offers[decision.options.findIndex(({ id }) => id === pick)] ?? pick)
}

const facts = { cost: 0, melee: 1, health: 4 }
const weak = { cost: 0, melee: 0, health: 4 }
const pup = token('Pup', { melee: 0, health: 1 })
const cards = numberedCardsOfSet('OWN', {
  1: ally(
    'Shaman',
    facts,
    '',
    pay(20).to(self.deals(1, 'fire').to(target(any.hero))),
    pay(1).to(self.heals(2).from(target(any.hero))),
  ),
  2: ability('Insight', { cost: 0 }, '', targetPlayer.draw(2)),
  3: ability('Oblivion', { cost: 0 }, '', targetPlayer.discard(1)),
  4: ability('Recall', { cost: 0 }, '', you.may(put(targetInGraveyard(you, any.ally), 'hand'))),
  5: ability('Ruin', { cost: 0 }, '', you.may(destroy(target(any.ally)))),
  6: ability(
    'Unearth',
    { cost: 0 },
    '',
    you.choose(1, cardsInGraveyard(you, any.ally)),
    put(chosenCards, 'hand'),
  ),
  7: ally('Big', { cost: 0, melee: 5, health: 5 }, ''),
  8: ally('Small', { cost: 0, melee: 1, health: 1 }, ''),
  9: ally('Captain', weak, '', pay(1).to(thisTurn(target(your.ally).has(atkBonus(1))))),
  10: ally('Nurse', weak, '', pay(0, destroySelf).to(self.heals(3).from(target(any.hero)))),
  11: armor('Rags', { cost: 0, def: 1 }, 'Chest (1)'),
  12: armor('Plate', { cost: 0, def: 3 }, 'Chest (1)'),
  13: ability(
    'Clash',
    { cost: 0 },
    '',
    destroy(target(opposing.ally)),
    yourHero.heals(1).from(target(any.hero)),
  ),
  15: ally('Breeder', weak, '', pay(destroying(each(your.ally))).to(putToken(pup, 2))),
  16: ally(
    'Martyr',
    weak,
    '',
    pay(puttingDamage(2, yourHero)).to(thisCombat(self.has(preventsDamage('all')))),
  ),
  17: ally('Warden', weak, '', pay(exhaustSelf).to(thisTurn(target(any.ally).cant('attack')))),
  18: ability('Doze', { cost: 0 }, '', exhaust(target(any.ally))),
  19: armor('Wall', { cost: 0, def: 5 }, 'Shield', pay(destroySelf).to(destroy(each(named('Nobody'))))),
  20: ability('Chain', { cost: 0 }, '', attachTo(target(any.ally)), ongoing(hostCard.cant('attack'))),
  21: ally('Ghost', weak, '', untargetable),
  22: ally(
    'Twin',
    weak,
    '',
    pay(exhaustSelf).to(you.chooseOne(put(targetInGraveyard(you, any.ally), 'hand'), you.draw(1))),
  ),
  23: hero('Brute', { health: 28 }, 'Orc Warrior', pay(0, flipHero).to(thisTurn(self.has(assault(3))))),
  24: ally('Berserker', weak, '', pay(xResourceCost).to(thisTurn(self.has(atkBonus(valueOfX))))),
  25: ally('Sentry', weak, '', pay(1, exhaustSelf).to(thisTurn(self.has(protector)))),
  14: ally('Angler', facts, '', pay(0, exhaustSelf).to(you.draw(1), you.skipNextTurn())),
})

const annas = (anna: PartySetup, bert: PartySetup = {}): Story => {
  const dungeon = { play: ['Defias Watcher'] }
  return scenario({ cards, raiders: { Anna: { resources: 9, ...anna }, Bert: bert }, dungeon })
}

describe('targets', () => {
  test('are chosen for the power that asks, not for the first power of its card', () => {
    const story = annas({ play: ['Shaman'], damage: 5 })
    story.pick('power Shaman')
    expect(wishes(story)).toEqual(['Anna'])
    story.waitsFor('Anna', 'target')
  })

  test('are chosen one by one for what is done to each', () => {
    const story = annas({ hand: ['Clash'], damage: 5 })
    story.pick('play Clash')
    if (story.decision?.options.length === 1) story.pick('Defias Watcher')
    expect(wishes(story)).toEqual(['Anna'])
    story.waitsFor('Anna', 'target')
  })

  test.each([
    ['Insight', 'Anna'],
    ['Oblivion', 'Bert'],
  ])('%s goes to the player %s', (card, wanted) => {
    const story = scenario({ cards, players: { Anna: { hand: [card] }, Bert: { hand: ['Big'] } } })
    story.pick(`play ${card}`)
    expect(wishes(story)).toEqual([wanted])
    story.waitsFor('Anna', 'target')
  })
})

describe('cards that a text chooses', () => {
  test('come back in the order of their value', () => {
    const story = annas({ hand: ['Unearth'], graveyard: ['Small', 'Big'] })
    story.pick('play Unearth')
    story.resolve()
    expect(wishes(story)).toEqual(['Big'])
    story.waitsFor('Anna', 'choose')
  })
})

describe('optional effects', () => {
  test.each([
    ['a card that comes back from the graveyard is accepted', 'Recall', 'Big', 'yes'],
    ['the destruction of an own ally is declined', 'Ruin', 'Small', 'no'],
  ])('%s', (_, card, aimedAt, wanted) => {
    const story = annas({ hand: [card], play: ['Small'], graveyard: ['Big', 'Small'] })
    story.pick(`play ${card}`)
    story.pick(aimedAt)
    story.resolve()
    expect(wishes(story)).toEqual([wanted])
    story.waitsFor('Anna', 'may')
  })
})

describe('a card that would take the place of another', () => {
  test.each([
    ['Rags', 'Plate', ['play Plate']],
    ['Plate', 'Rags', ['pass']],
  ])('with %s in play, %s in hand: %j', (play, hand, wanted) => {
    const story = annas({ play: [play], hand: [hand, 'Brigg'] })
      .raider('Anna')
      .places('Brigg')
      .story.resolve()
    expect(wishes(story)).toEqual(wanted)
    story.waitsFor('Anna')
  })
})

describe('powers', () => {
  const wish = (anna: PartySetup) => {
    const story = annas({ hand: ['Brigg'], ...anna })
      .raider('Anna')
      .places('Brigg')
      .story.resolve()
    const [first = 'pass'] = wishes(story)
    story.waitsFor('Anna')
    return first
  }

  test('a bonus comes before the attack', () => {
    expect(wish({ play: ['Captain', 'Small'] })).toBe('power Captain')
  })

  test('a bonus waits while nobody with ATK can attack', () => {
    expect(wish({ play: ['Captain'] })).toBe('pass')
  })

  test.each([
    [3, 'pass'],
    [4, 'power Nurse'],
  ])('of a hero with %i damage, an ally that must be given up to heal: %s', (damage, wanted) => {
    expect(wish({ play: ['Nurse'], damage })).toBe(wanted)
  })

  test.each([
    ['that only affects cards that aren’t there', 'Wall'],
    ['that stops attackers in the player’s own turn', 'Warden'],
    ['that gives Protector in the player’s own turn', 'Sentry'],
  ])('a power %s is left alone', (_, card) => {
    expect(wish({ play: [card] })).not.toBe(`power ${card}`)
  })

  test('an ability that exhausts an ally waits for the lair’s turn', () => {
    expect(wish({ hand: ['Brigg', 'Doze'] })).toBe('pass')
  })

  test('a hero flips for ATK of its own if it can attack', () => {
    expect(wish({ hero: 'Brute' })).toBe('power Brute')
  })

  test('a power that costs the next turn is left alone', () => {
    expect(wish({ play: ['Angler'] })).not.toBe('power Angler')
  })
})

test('a power that costs X isn’t used without a ready resource', () => {
  const story = annas({ play: ['Berserker', 'Small'], resources: 0 })
  expect(story.offers).toContain('power Berserker')
  expect(wishes(story)).toEqual(['attack Small'])
  story.waitsFor('Anna')
})

test('a power that is paid with damage isn’t used again and again', () => {
  const raiders = { Anna: { play: ['Martyr'] }, Bert: {} }
  const story = scenario({
    cards,
    raiders,
    dungeon: { play: ['Defias Watcher'] },
    turn: 'Dungeon',
    everyWindow: true,
  })
  story.passUntil(() => story.offers.includes('power Martyr'))
  expect(wishes(story)).toEqual(['pass'])
  story.waitsFor('Anna')
})

test('the first mode that does something is chosen', () => {
  const story = annas({ play: ['Twin'] })
  story.pick('power Twin')
  expect(story.decision?.kind === 'mode' ? heuristicPicks(story.game, story.decision) : []).toEqual(['m1'])
  story.waitsFor('Anna', 'mode')
})

test('a harmful ability isn’t attached to an own ally if no enemy can be targeted', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Chain', 'Brigg'], play: ['Small'] }, Bert: {} },
    dungeon: { play: ['Ghost'] },
  })
  story.raider('Anna').places('Brigg')
  expect(wishes(story.resolve())).not.toEqual(['play Chain'])
  story.waitsFor('Anna')
})

test.each([
  [11, 'power Breeder'],
  [12, 'pass'],
])('with %i allies, a power that pays with one ally for two tokens: %s', (allies, wanted) => {
  const play = ['Breeder', ...Array(allies - 1).fill('Captain')]
  const story = annas({ hand: ['Brigg'], play, resources: 0 })
    .raider('Anna')
    .places('Brigg')
    .story.resolve()
  expect(wishes(story)).toEqual([wanted])
  story.waitsFor('Anna')
})
