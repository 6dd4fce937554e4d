/** The treasure of Magtheridon's Lair. */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  attacks,
  cardsOf,
  destroy,
  each,
  exhaust,
  ongoing,
  opposing,
  quest,
  ready,
  target,
  when,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { Party } from '../setting.ts'

const free = { cost: 0, instant: true } as const
const cards = cardsOf('EX', {
  bolt: ability('Bolt', free, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  shade: ability('Shade', free, '', yourHero.deals(3, 'shadow').to(target(any.heroOrAlly))),
  tire: ability('Tire', free, '', exhaust(target(any.heroOrAlly))),
  wake: ability('Wake', free, '', ready(target(any.heroOrAlly))),
  shatter: ability('Shatter', free, '', destroy(target(any.equipment))),
  mark: ability('Mark', { cost: 0 }, '', ongoing(when(attacks(opposing.ally), you.draw(1)))),
  pup: ally('Pup', { cost: 0, melee: 2, health: 3 }, ''),
  brute: ally('Brute', { cost: 0, melee: 4, health: 20 }, ''),
  errand: quest('Errand', 0, {}, you.draw(1)),
  gift: ability('Gift', { cost: 0 }, '', destroy(each(opposing.ability))),
})

/** Anna's turn, against Bert; Cleo is on her side. */
const table = (Anna: Party, Bert: Party = {}, Cleo: Party = {}, turn = 'Anna'): Story =>
  scenario({
    cards,
    players: { Anna, Bert, Cleo },
    teams: [['Anna', 'Cleo'], ['Bert']],
    turn,
  })

/** Without any treasure. */
const healthOf = (name: string): number => {
  const story = table({})
  story.waitsFor('Anna')
  return story.characteristics(name).health
}

test('Aegis of the Vindicator: 2 damage less as an opposing character exhausts', () => {
  const story = table(
    { damage: 5, play: ['Aegis of the Vindicator'], hand: ['Tire', 'Tire'] },
    { play: ['Pup'] },
    { play: ['Brute'] },
  )
  story.raider('Anna').plays('Tire', { on: 'Brute' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(5)
  story.raider('Anna').plays('Tire', { on: 'Pup' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Cloak of the Pit Stalker: an attacker has 1 health less this turn', () => {
  const story = table({ play: ['Cloak of the Pit Stalker'] }, { play: ['Pup'] }, {}, 'Bert')
  story.raider('Bert').proposes('Pup', 'Anna')
  story.resolve()
  story.raider('Anna').uses('Cloak of the Pit Stalker', { on: 'Pup' })
  story.resolve()
  expect(story.characteristics('Pup').health).toBe(2)
  story.fight()
  story.waitsFor('Bert')
})

test('Girdle of the Endless Pit: 1 damage is put on your hero as your turn starts', () => {
  const story = table({ play: ['Girdle of the Endless Pit'] })
  expect([story.damage('Anna'), story.damage('Bert'), story.told('damaged')]).toEqual([1, 0, []])
  story.waitsFor('Anna')
})

test('Soul-Eater’s Handwraps: who readies something buries the top card of the deck', () => {
  const story = table(
    { play: ["Soul-Eater's Handwraps"], hand: ['Wake'] },
    { play: [{ card: 'Pup', exhausted: true }] },
  )
  story.raider('Anna').plays('Wake', { on: 'Pup' })
  story.resolveAll()
  expect([story.cards('Bert', 'graveyard').length, story.cards('Anna', 'graveyard')]).toEqual([1, ['Wake']])
  story.waitsFor('Anna')
})

test('Terror Pit Girdle: your hero is untargetable while you have an ally', () => {
  const story = table({ play: ['Terror Pit Girdle'], hand: ['Pup', 'Bolt', 'Bolt'] })
  story.raider('Anna').plays('Bolt')
  expect(story.offers).toContain('Anna')
  story.raider('Anna').answers('Bert')
  story.resolve()
  story.raider('Anna').plays('Pup')
  story.resolve()
  story.raider('Anna').plays('Bolt')
  expect(story.offers).not.toContain('Anna')
  story.raider('Anna').answers('Bert')
  story.resolve()
  story.waitsFor('Anna')
})

test('Thundering Greathelm: your weapons have 1 ATK more this turn as you play an ally', () => {
  const story = table({ play: ['Thundering Greathelm', 'Glaive of the Pit'], hand: ['Pup'] })
  story.raider('Anna').plays('Pup')
  story.resolveAll()
  expect(story.atk('Glaive of the Pit')).toBe(6)
  story.waitsFor('Anna')
})

test('A’dal’s Signet of Defense: 3 DEF more this turn', () => {
  const story = table({ play: ["A'dal's Signet of Defense", 'Terror Pit Girdle'] })
  story.raider('Anna').uses("A'dal's Signet of Defense", { on: 'Terror Pit Girdle' })
  story.resolve()
  expect(story.characteristics('Terror Pit Girdle').def).toBe(4)
  story.waitsFor('Anna')
})

test('Band of Crimson Fury: 3 more the next time damage is dealt with an ability of yours', () => {
  const story = table({ resources: 3, play: ['Band of Crimson Fury'], hand: ['Bolt', 'Bolt', 'Pup'] })
  story.raider('Anna').uses('Band of Crimson Fury', { discarding: 'Pup' })
  story.resolve()
  for (const n of [6, 9]) {
    story.raider('Anna').plays('Bolt', { on: 'Bert' })
    story.resolve()
    expect(story.damage('Bert')).toBe(n)
  }
  story.waitsFor('Anna')
})

test('Heavy Netherweave Bandage heals 6 and goes to the bottom of the deck', () => {
  const story = table({ damage: 8, resources: 1, play: ['Heavy Netherweave Bandage'] })
  story.raider('Anna').uses('Heavy Netherweave Bandage', { on: 'Anna' })
  expect(story.isInPlay('Heavy Netherweave Bandage')).toBe(false)
  story.resolve()
  expect([story.damage('Anna'), story.cards('Anna', 'deck').at(-1)]).toEqual([2, 'Heavy Netherweave Bandage'])
  story.waitsFor('Anna')
})

describe('Karaborian Talisman', () => {
  const done = (answer: string) => {
    const story = table({ play: ['Karaborian Talisman'], quests: ['Errand'] })
    story.raider('Anna').completes('Errand')
    story.passUntil(() => story.decision?.kind === 'may')
    story.pick(answer)
    story.resolveAll()
    return story
  }
  test('destroyed, it turns the completed quest face up again', () => {
    const story = done('yes')
    expect([story.isInPlay('Karaborian Talisman'), story.isFaceDown('Errand')]).toEqual([false, false])
    story.waitsFor('Anna')
  })
  test('or stays', () => {
    const story = done('no')
    expect([story.isInPlay('Karaborian Talisman'), story.isFaceDown('Errand')]).toEqual([true, true])
    story.waitsFor('Anna')
  })
})

test('Naaru Lightwarden’s Band: friendly heroes have 5 health more', () => {
  const before = healthOf('Anna')
  const story = table({ play: ["Naaru Lightwarden's Band"] })
  const health = (name: string) => story.characteristics(name).health - before
  expect([health('Anna'), health('Cleo'), health('Bert')]).toEqual([5, 5, 0])
  story.waitsFor('Anna')
})

test('Phoenix-fire Band: no fire damage to a character this turn', () => {
  const story = table({ resources: 1, play: ['Phoenix-fire Band'], hand: ['Bolt', 'Shade'] })
  story.raider('Anna').uses('Phoenix-fire Band', { on: 'Bert' })
  story.resolve()
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.resolve()
  expect([story.damage('Bert'), story.isInPlay('Phoenix-fire Band')]).toEqual([0, false])
  story.raider('Anna').plays('Shade', { on: 'Bert' })
  story.resolve()
  expect(story.damage('Bert')).toBe(3)
  story.waitsFor('Anna')
})

test('Ring of the Recalcitrant: friendly heroes have 1 ATK more while attacking', () => {
  const story = table({
    resources: 3,
    play: ['Ring of the Recalcitrant', 'Crystalheart Pulse-Staff'],
    hand: ['Bolt'],
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Crystalheart Pulse-Staff')
  expect(story.damage('Bert')).toBe(2)
  story.waitsFor('Anna')
})

test('Super Mana Potion: four cards for 4', () => {
  const story = table({ resources: 4, play: ['Super Mana Potion'] })
  const { length } = story.cards('Anna', 'hand')
  story.raider('Anna').uses('Super Mana Potion')
  story.resolve()
  expect(story.cards('Anna', 'hand').length - length).toBe(4)
  story.waitsFor('Anna')
})

describe('Superior Mana Oil (R403)', () => {
  test('enters play attached to a weapon of yours, which is chosen as it resolves', () => {
    const play = ['Glaive of the Pit', 'Eredar Wand of Obliteration']
    const story = table(
      { resources: 1, hand: ['Superior Mana Oil'], play },
      { play: ['Crystalheart Pulse-Staff'] },
    )
    story.raider('Anna').plays('Superior Mana Oil')
    story.resolve()
    expect(story.offers).toEqual(play)
    story.raider('Anna').answers('Eredar Wand of Obliteration')
    expect(story.host('Superior Mana Oil')).toBe('Eredar Wand of Obliteration')
    story.waitsFor('Anna')
  })
  test('without a weapon it can be played, and goes to the graveyard', () => {
    const story = table({ resources: 1, hand: ['Superior Mana Oil'] })
    story.raider('Anna').plays('Superior Mana Oil')
    story.resolve()
    expect(story.cards('Anna', 'graveyard')).toEqual(['Superior Mana Oil'])
    story.waitsFor('Anna')
  })
  test.each([
    ['Bolt', 'hand'],
    ['Pup', 'graveyard'],
  ] as const)(
    'as your turn starts the top card, revealed, goes where it belongs: %s to the %s',
    (card, zone) => {
      const play = ['Glaive of the Pit', { card: 'Superior Mana Oil', on: 'Glaive of the Pit' }]
      const story = table({ play, deck: [card] }, {}, {}, 'Bert')
      story.passUntil(() => story.decision?.kind === 'may')
      story.pick('yes')
      expect(story.cards('Anna', zone)).toContain(card)
      story.passUntil(() => story.game.turn.phase === 'action')
      story.waitsFor('Anna')
    },
  )
})

test('Crystalheart Pulse-Staff: a friendly ally is out of the game until your turn ends', () => {
  const story = table(
    { resources: 2, play: ['Crystalheart Pulse-Staff'] },
    {},
    { play: [{ card: 'Pup', damage: 2 }] },
  )
  story.raider('Anna').uses('Crystalheart Pulse-Staff')
  story.resolve()
  expect([story.isInPlay('Pup'), story.cards('Cleo', 'removed')]).toEqual([false, ['Pup']])
  story.turnOf('Bert')
  expect([story.controller('Pup'), story.damage('Pup')]).toEqual(['Cleo', 0])
  story.waitsFor('Bert')
})

describe('Eredar Wand of Obliteration (R403)', () => {
  const struck = () => {
    const story = table(
      { play: ['Eredar Wand of Obliteration', 'Super Mana Potion'], hand: ['Shade', 'Bolt'] },
      { play: ['Pup', 'Brute', 'Super Mana Potion'] },
    )
    story.raider('Anna').plays('Shade', { on: 'Bert' })
    story.passUntil(() => story.decision?.kind === 'choose')
    return story
  }
  test('you may destroy one of yours; then that opponent destroys one that he chooses, of any type', () => {
    const story = struck()
    story.raider('Anna').answers('Super Mana Potion')
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 1 })
    expect(story.offers).toEqual(['Pup', 'Brute', 'Super Mana Potion'])
    story.raider('Bert').answers('Pup')
    expect([story.isInPlay('Pup'), story.isInPlay('Brute')]).toEqual([false, true])
    story.waitsFor('Anna')
  })
  test('nothing for nothing, and nothing for fire', () => {
    const story = struck()
    story.pick()
    expect([story.isInPlay('Pup'), story.isInPlay('Brute')]).toEqual([true, true])
    story.raider('Anna').plays('Bolt', { on: 'Bert' })
    story.resolveAll()
    story.waitsFor('Anna')
  })
})

describe('Glaive of the Pit (R403)', () => {
  test('opposing heroes have 5 health less', () => {
    const whole = healthOf('Bert')
    const story = table({ play: ['Glaive of the Pit'] })
    expect([story.characteristics('Bert').health, story.characteristics('Cleo').health]).toEqual([
      whole - 5,
      whole,
    ])
    story.waitsFor('Anna')
  })
  test('with a second one uniqueness destroys one before hero destruction is checked', () => {
    const story = table(
      { resources: 7, play: ['Glaive of the Pit'], hand: ['Glaive of the Pit'] },
      { damage: 20 },
    )
    story.raider('Anna').plays('Glaive of the Pit')
    story.resolve()
    if (story.decision?.kind === 'unique') story.pick('Glaive of the Pit')
    expect([story.told('lost'), story.characteristics('Bert').health]).toEqual([[], 22])
    story.waitsFor('Anna')
  })
})
