/** The treasure of Magtheridon's Lair. */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  attacks,
  destroy,
  each,
  exhaust,
  numberedCardsOfSet,
  ongoing,
  opposing,
  quest,
  ready,
  rollResult,
  target,
  when,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const free = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('EX', {
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

/** Begins a story in Anna's turn by default. Cleo is on Anna's side, and Bert is their opponent. */
const table = (Anna: PartySetup, Bert: PartySetup = {}, Cleo: PartySetup = {}, turn = 'Anna'): Story =>
  scenario({
    cards,
    players: { Anna, Bert, Cleo },
    teams: [['Anna', 'Cleo'], ['Bert']],
    turn,
  })

const wordsOffered = (story: Story): string[] =>
  story.decision?.options.flatMap((one) => ('word' in one ? one.word : [])) ?? []

/** Returns the health of a card at a table without treasure. */
const healthOf = (name: string): number => {
  const story = table({})
  story.waitsFor('Anna')
  return story.characteristics(name).health
}

test('Aegis of the Vindicator heals 2 damage from your hero when an opposing character exhausts', () => {
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

test('Girdle of the Endless Pit puts 1 damage on your hero at the start of your turn', () => {
  const story = table({ play: ['Girdle of the Endless Pit'] })
  expect([story.damage('Anna'), story.damage('Bert'), story.eventsOfKind('damaged')]).toEqual([1, 0, []])
  story.waitsFor('Anna')
})

test('Soul-Eater’s Handwraps: when a card readies, its controller puts the top card of their deck into their graveyard', () => {
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

test('Thundering Greathelm: your weapons have 1 ATK more this turn when you play an ally', () => {
  const story = table({ play: ['Thundering Greathelm', 'Glaive of the Pit'], hand: ['Pup'] })
  story.raider('Anna').plays('Pup')
  story.resolveAll()
  expect(story.atk('Glaive of the Pit')).toBe(6)
  story.waitsFor('Anna')
})

test('A’dal’s Signet of Defense gives 3 DEF more this turn', () => {
  const story = table({ play: ["A'dal's Signet of Defense", 'Terror Pit Girdle'] })
  story.raider('Anna').uses("A'dal's Signet of Defense", { on: 'Terror Pit Girdle' })
  story.resolve()
  expect(story.characteristics('Terror Pit Girdle').def).toBe(4)
  story.waitsFor('Anna')
})

test('Band of Crimson Fury adds 3 to the next damage that an ability of yours deals', () => {
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
  test('if it is destroyed, it turns the completed quest face up again', () => {
    const story = done('yes')
    expect([story.isInPlay('Karaborian Talisman'), story.isFaceDown('Errand')]).toEqual([false, false])
    story.waitsFor('Anna')
  })
  test('may also stay in play', () => {
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

test('Phoenix-fire Band prevents fire damage to a character this turn', () => {
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

test('Super Mana Potion draws four cards for 4', () => {
  const story = table({ resources: 4, play: ['Super Mana Potion'] })
  const { length } = story.cards('Anna', 'hand')
  story.raider('Anna').uses('Super Mana Potion')
  story.resolve()
  expect(story.cards('Anna', 'hand').length - length).toBe(4)
  story.waitsFor('Anna')
})

describe('Superior Mana Oil (R403)', () => {
  test('enters play attached to a weapon of yours, which you choose when it resolves', () => {
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
  test('can be played without a weapon, and then goes to the graveyard', () => {
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
    'at the start of your turn it reveals the top card, which goes where it belongs: %s to the %s',
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

test('Crystalheart Pulse-Staff removes a friendly ally from the game until your turn ends', () => {
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
  test('you may destroy one of your cards, and then that opponent destroys one of theirs, of any type', () => {
    const story = struck()
    story.raider('Anna').answers('Super Mana Potion')
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 1 })
    expect(story.offers).toEqual(['Pup', 'Brute', 'Super Mana Potion'])
    story.raider('Bert').answers('Pup')
    expect([story.isInPlay('Pup'), story.isInPlay('Brute')]).toEqual([false, true])
    story.waitsFor('Anna')
  })
  test('does nothing if nothing is destroyed, and nothing for fire damage', () => {
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
  test('if a second one enters, uniqueness destroys one before hero destruction is checked', () => {
    const story = table(
      { resources: 7, play: ['Glaive of the Pit'], hand: ['Glaive of the Pit'] },
      { damage: 20 },
    )
    story.raider('Anna').plays('Glaive of the Pit')
    story.resolve()
    if (story.decision?.kind === 'unique') story.pick('Glaive of the Pit')
    expect([story.eventsOfKind('lost'), story.characteristics('Bert').health]).toEqual([[], 22])
    story.waitsFor('Anna')
  })
})

describe('Liar’s Tongue Gloves (R403)', () => {
  const GLOVES = "Liar's Tongue Gloves"
  /** Begins a story in which Anna has named a type for the Pup, and Bert has guessed. */
  const guessed = (type: string, guess: string, hand: string[] = ['Pup']) => {
    const story = table({ play: [GLOVES], hand, resources: 1, deck: ['Bolt', 'Bolt', 'Bolt'] })
    story.raider('Anna').uses(GLOVES, { on: 'Bert' })
    story.passUntil(() => story.decision?.kind === 'name')
    story.raider('Anna').answers(type)
    story.raider('Bert').answers(guess)
    return story
  }
  test('you name one of the eight card types, and all players hear it', () => {
    const story = table({ play: [GLOVES], hand: ['Pup'], resources: 1 })
    story.raider('Anna').uses(GLOVES, { on: 'Bert' })
    story.passUntil(() => story.decision?.kind === 'name')
    expect([wordsOffered(story), story.decision?.says]).toEqual([
      ['ability', 'ally', 'armor', 'hero', 'item', 'location', 'quest', 'weapon'],
      undefined,
    ])
    story.raider('Anna').answers('item')
    expect(story.eventsOfKind('named')).toMatchObject([{ seat: 0, word: 'item', card: 'MLT-4' }])
    story.waitsFor('Bert', 'name')
  })
  test('the card lies face down until the opponent has guessed whether it has that type', () => {
    const story = table({ play: [GLOVES], hand: ['Pup', 'Bolt'], resources: 1 })
    story.raider('Anna').uses(GLOVES, { on: 'Bert' })
    story.passUntil(() => story.decision?.kind === 'name')
    story.raider('Anna').answers('ally')
    story.raider('Anna').answers('Bolt')
    expect([wordsOffered(story), story.cards('Anna', 'removed'), story.eventsOfKind('revealed')]).toEqual([
      ['ally', 'something else'],
      ['Bolt'],
      [],
    ])
    expect(story.eventsOfKind('moved').at(-1)).toMatchObject({ from: 'hand', to: 'removed', seenBy: [0] })
    story.waitsFor('Bert', 'name')
  })
  test('on a right guess it is revealed and goes to your graveyard', () => {
    for (const [type, guess] of [
      ['ally', 'ally'],
      ['weapon', 'something else'],
    ] as const) {
      const story = guessed(type, guess)
      expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'hand')]).toEqual([['Pup'], []])
      expect(story.eventsOfKind('revealed')).toMatchObject([{ cards: ['EX-pup'] }])
      story.waitsFor('Anna')
    }
  })
  test('on a wrong guess it comes back to your hand, and you draw two cards', () => {
    for (const [type, guess] of [
      ['ally', 'something else'],
      ['weapon', 'weapon'],
    ] as const) {
      const story = guessed(type, guess)
      expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'hand').toSorted()]).toEqual([
        [],
        ['Bolt', 'Bolt', 'Pup'],
      ])
      story.waitsFor('Anna')
    }
  })
  test('armor, item and weapon are card types, but equipment isn’t one', () => {
    for (const [card, type] of [
      [GLOVES, 'armor'],
      ['Super Mana Potion', 'item'],
      ['Glaive of the Pit', 'weapon'],
      ['Errand', 'quest'],
      ['Bolt', 'ability'],
    ] as const) {
      const story = guessed(type, type, [card])
      expect(story.cards('Anna', 'graveyard')).toEqual([card])
      story.waitsFor('Anna')
    }
  })
  test('without a card every guess is wrong, and you draw two cards', () => {
    const story = guessed('ally', 'something else', [])
    expect(story.cards('Anna', 'hand')).toEqual(['Bolt', 'Bolt'])
    story.waitsFor('Anna')
  })
})

describe('Eye of Magtheridon', () => {
  const EYE = 'Eye of Magtheridon'
  const gamble = numberedCardsOfSet('EX', {
    gamble: ability(
      'Gamble',
      free,
      '',
      you.roll(2),
      yourHero.deals(rollResult(), 'fire').to(target(any.heroOrAlly)),
    ),
  })
  /** Begins a story in which Bert rolls two dice for damage to Cleo. */
  const rolls = (dice: [number, number], anna: string[], bert: string[] = []): Story => {
    const story = scenario({
      cards: [...cards, ...gamble],
      players: { Anna: { play: anna }, Bert: { play: bert, hand: ['Gamble'] }, Cleo: {} },
      teams: [['Anna', 'Cleo'], ['Bert']],
      turn: 'Bert',
    })
    story.raider('Bert').plays('Gamble')
    story
      .rolling(...dice)
      .raider('Bert')
      .answers('Cleo')
    return story
  }
  test('you may turn a rolled 1 of any player to any face', () => {
    const story = rolls([1, 4], [EYE])
    expect([wordsOffered(story), story.eventsOfKind('damaged')]).toEqual([['1', '2', '3', '4', '5', '6'], []])
    story.raider('Anna').answers('2')
    story.resolveAll()
    expect(story.eventsOfKind('dieTurned')).toMatchObject([{ seat: 0, from: 1, to: 2, card: 'MLT-10' }])
    expect(story.damage('Cleo')).toBe(6)
    story.waitsFor('Bert')
  })
  test('you may leave it', () => {
    const story = rolls([1, 4], [EYE])
    story.raider('Anna').answers('1')
    story.resolveAll()
    expect([story.damage('Cleo'), story.eventsOfKind('dieTurned')]).toEqual([5, []])
    story.waitsFor('Bert')
  })
  test('each 1 is a separate question, and other numbers are none', () => {
    const story = rolls([1, 1], [EYE])
    story.raider('Anna').answers('6')
    story.raider('Anna').answers('3')
    story.resolveAll()
    expect(story.damage('Cleo')).toBe(9)
    story.waitsFor('Bert')
    const other = rolls([2, 6], [EYE])
    expect([other.damage('Cleo'), other.asked.some(([, kind]) => kind === 'choose')]).toEqual([8, false])
    other.waitsFor('Bert')
  })
  test('the roller decides which of two applies first, and a turned die is no 1 for the other (716.1b, 716.1e)', () => {
    const story = rolls([1, 4], [EYE], [EYE])
    expect(story.decision).toMatchObject({ kind: 'replace', seat: 1 })
    story.pick(story.decision?.options[0]?.id ?? '')
    expect(story.decision?.kind).toBe('choose')
    story.pick('5')
    story.resolveAll()
    expect(story.damage('Cleo')).toBe(9)
    story.waitsFor('Bert')
  })
  test('each of two can be used on a 1 that is left', () => {
    const story = rolls([1, 4], [EYE], [EYE])
    story.pick(story.decision?.options[0]?.id ?? '')
    story.pick('1')
    story.pick('1')
    story.resolveAll()
    expect(story.damage('Cleo')).toBe(5)
    story.waitsFor('Bert')
  })
})
