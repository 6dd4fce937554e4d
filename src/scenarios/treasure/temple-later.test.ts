/** More of Black Temple's treasure: costs, and cards that it doesn't affect. */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  destroy,
  hero,
  item,
  numberedCardsOfSet,
  pay,
  quest,
  target,
  valueOfX,
  weapon,
  xResourceCost,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const errand = quest('Study', 0, {}, you.draw(valueOfX))
const study = { ...errand, powers: errand.powers.map((power) => ({ ...power, costs: [xResourceCost] })) }
const cards = numberedCardsOfSet('EX', {
  giant: ally('Giant', { cost: 2, melee: 1, health: 30 }, 'Ogre'),
  mage: ally('Mage', { cost: 1, melee: 1, health: 2 }, 'Gnome, Mage'),
  druid: ally('Druid', { cost: 1, melee: 1, health: 2 }, 'Tauren, Druid'),
  hunter: hero('Hunter of Nowhere', { health: 25 }, 'Orc, Hunter'),
  warlock: hero('Warlock of Nowhere', { health: 30 }, 'Orc, Warlock'),
  staff: weapon('Stick', { cost: 0, melee: 1, strikeCost: 0 }, 'Melee (1), Staff'),
  gun: weapon('Gun', { cost: 0, ranged: 1, strikeCost: 0 }, 'Ranged (1), Gun'),
  cannon: item(
    'Cannon',
    { cost: 1 },
    '',
    pay(xResourceCost).to(yourHero.deals(valueOfX, 'fire').to(target(any.hero))),
  ),
  smash: ability('Smash', { cost: 0, instant: true }, '', destroy(target(any.equipment))),
  call: ability('Call', { cost: 0, instant: true }, '', you.draw(1)),
  study,
})

const table = (Anna: PartySetup, Bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna, Bert }, turn: 'Anna' })

describe('The Skull of Gul’dan', () => {
  const SKULL = "The Skull of Gul'dan"
  const used = (more: PartySetup): Story => {
    const story = table({ play: [SKULL, ...(more.play ?? [])], quests: more.quests ?? [], resources: 4 })
    story.raider('Anna').uses(SKULL)
    story.resolve()
    expect(story.exhausted(SKULL)).toBe(true)
    return story
  }
  test('takes 2 off the cost of the next power with an X in its cost, and off none after it (R505)', () => {
    const story = used({ play: ['Cannon'] })
    for (const left of [3, 0]) {
      story.raider('Anna').uses('Cannon')
      story.pick('x=3')
      story.raider('Anna').answers('Bert')
      story.resolveAll()
      expect(story.resources('Anna').ready).toBe(left)
    }
    expect(story.damage('Bert')).toBe(6)
    story.waitsFor('Anna')
  })
  test('is used up by the next payment with an X in its cost, whatever it is for (R505)', () => {
    const story = used({ play: ['Cannon'], quests: ['Study'] })
    story.raider('Anna').completes('Study')
    story.pick('x=3')
    story.resolveAll()
    const { ready } = story.resources('Anna')
    story.raider('Anna').uses('Cannon')
    story.pick('x=2')
    story.raider('Anna').answers('Bert')
    story.resolveAll()
    expect(story.resources('Anna').ready).toBe(ready - 2)
    story.waitsFor('Anna')
  })
  test('two of them take 4 off the same cost (R505)', () => {
    const story = used({ play: [SKULL, 'Cannon'] })
    story.raider('Anna').uses(`${SKULL}#2`)
    story.resolve()
    story.raider('Anna').uses('Cannon')
    story.pick('x=6')
    story.raider('Anna').answers('Bert')
    story.resolveAll()
    expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([6, 2])
    story.waitsFor('Anna')
  })
  test('takes 2 off the cost of the next quest with an X in its cost, and off none after it (R505)', () => {
    const story = used({ quests: ['Study', 'Study'] })
    const { ready } = story.resources('Anna')
    for (const [quest, x, paid] of [
      ['Study', 4, 2],
      ['Study#2', 2, 4],
    ] as const) {
      story.raider('Anna').completes(quest)
      story.pick(`x=${x}`)
      story.resolveAll()
      expect(story.resources('Anna').ready).toBe(ready - paid)
    }
    expect(story.cards('Anna', 'hand')).toHaveLength(6)
    story.waitsFor('Anna')
  })
})

describe('Stormrage Signet Ring', () => {
  const RING = 'Stormrage Signet Ring'
  test('can be activated for 2 to put equipment into its owner’s hand', () => {
    const story = table({ play: [RING], resources: 3, hand: ['Call'] }, { play: ['Stick', 'Giant'] })
    story.raider('Anna').uses(RING)
    expect(story.offers).toEqual([RING, 'Stick'])
    story.raider('Anna').answers('Stick')
    story.resolve()
    expect([story.resources('Anna').ready, story.exhausted(RING)]).toEqual([1, true])
    expect(story.cards('Bert', 'hand')).toEqual(['Stick'])
    story.waitsFor('Anna')
  })
  test('works only on its controller’s turn', () => {
    const story = table({ play: [RING], resources: 2, hand: ['Call'] }, { hand: ['Call'] })
    story.turnOf('Bert').raider('Bert').plays('Call')
    story.passUntil(() => story.decision?.seat === 0)
    expect(story.offers).toEqual(['pass', 'play Call'])
    story.waitsFor('Anna')
  })
})

describe('Memento of Tyrande', () => {
  test('asks nobody when a card other than an ally is destroyed', () => {
    const story = table({ play: ['Memento of Tyrande'], hand: ['Smash', 'Call'] }, { play: ['Stick'] })
    story.raider('Anna').plays('Smash', { on: 'Stick' })
    story.resolveAll()
    expect(story.party('Bert')).toHaveLength(1)
    story.waitsFor('Anna')
  })
})

describe('Black Bow of the Betrayer', () => {
  const BOW = 'Black Bow of the Betrayer'
  const hunting = { hero: 'Hunter of Nowhere', play: [BOW, 'Stick'], resources: 5, hand: ['Call'] }
  test('does nothing if you strike with another weapon', () => {
    const story = table(hunting, { play: [{ card: 'Giant', exhausted: true }] })
    story.spend('Anna', 2)
    story.raider('Anna').attacks('Anna', 'Giant', 'Stick')
    expect([story.damage('Giant'), story.damage('Anna'), story.decision?.kind]).toEqual([1, 1, 'priority'])
    story.waitsFor('Anna')
  })
  test('readies only exhausted resources of its controller', () => {
    const story = table(hunting, { play: [{ card: 'Giant', exhausted: true }], resources: 2 })
    story.spend('Bert', 2)
    story.raider('Anna').attacks('Anna', 'Giant', BOW)
    expect(story.decision?.options).toHaveLength(4)
    story.raider('Anna').answers()
    expect(story.resources('Anna').ready).toBe(1)
    story.waitsFor('Anna')
  })
})

describe('the Warglaives of Azzinoth', () => {
  const LEFT = 'Warglaive of Azzinoth, Left Hand of the Betrayer'
  const RIGHT = 'Warglaive of Azzinoth, Right Hand of the Betrayer'
  test('the left one alone doesn’t give Dual Wield, nor with another weapon or an opponent’s Warglaive', () => {
    const story = table({ play: [LEFT, 'Gun'], hand: ['Call'] }, { play: [RIGHT] })
    expect(story.has('Anna', 'dualWield')).toBe(0)
    story.waitsFor('Anna')
  })
  const spent = (card: string) => ({ card, exhausted: true as const })
  const struck = (weapon: string): Story => {
    const story = table(
      { play: [spent(LEFT), RIGHT, 'Gun'], resources: 1, hand: ['Call'] },
      { play: [spent(LEFT)] },
    )
    story.tire(LEFT, ...(weapon === RIGHT ? ['Gun'] : []))
    story.raider('Anna').attacks('Anna', 'Bert', weapon)
    return story
  }
  test('striking with the right one readies another Warglaive of the same player', () => {
    const story = struck(RIGHT)
    expect([LEFT, RIGHT, 'Gun', `${LEFT}#2`].map((name) => story.exhausted(name))).toEqual([
      false,
      true,
      true,
      true,
    ])
    story.waitsFor('Anna')
  })
  test('striking with another weapon readies none', () => {
    const story = struck('Gun')
    expect([story.exhausted(LEFT), story.damage('Bert')]).toEqual([true, 1])
    story.waitsFor('Anna')
  })
})

test('Zhar’doom, Greatstaff of the Devourer deals its damage to a hero or ally', () => {
  const STAFF = "Zhar'doom, Greatstaff of the Devourer"
  const story = table(
    { play: [STAFF, 'Mage'], resources: 1, graveyard: ['Call', 'Call', 'Call'] },
    { play: ['Giant', 'Stick'] },
  )
  story.raider('Anna').uses(STAFF)
  expect(story.offers).toEqual(['Anna', 'Bert', 'Mage', 'Giant'])
  story.raider('Anna').answers('Giant')
  story.resolve()
  expect(story.damage('Giant')).toBe(3)
  story.waitsFor('Anna')
})

test('Entry into the Black Temple costs 5, and counts only the allies of its controller (R505)', () => {
  const story = table(
    {
      hero: 'Warlock of Nowhere',
      quests: ['Entry into the Black Temple'],
      play: ['Mage', 'Giant'],
      resources: 6,
      hand: ['Call'],
    },
    { play: ['Druid'] },
  )
  story.raider('Anna').completes('Entry into the Black Temple')
  story.resolveAll()
  expect([story.cards('Anna', 'hand').length, story.resources('Anna').ready]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('The Fall of the Betrayer costs 2, and looks at an opposing hero', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { quests: ['The Fall of the Betrayer'], resources: 3, play: ['Mage'], hand: ['Call'] },
      Bert: { play: ['Giant'] },
      Cleo: {},
    },
    turn: 'Anna',
  })
  story.raider('Anna').completes('The Fall of the Betrayer')
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Bert', 'Cleo']])
  story.raider('Anna').answers('Cleo')
  story.resolveAll()
  expect(story.resources('Anna').ready).toBe(2)
  story.waitsFor('Anna')
})
