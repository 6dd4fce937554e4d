/** Black Temple's treasure, and the answers of its FAQ (R505). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  hero,
  numberedCardsOfSet,
  putToken,
  quest,
  target,
  token,
  valueOfX,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { mayKnowCard } from '../../engine/index.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const free = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('EX', {
  bolt: ability('Bolt', free, '', yourHero.deals(50, 'fire').to(target(any.heroOrAlly))),
  blast: ability(
    'Blast',
    { cost: 1, costHasX: true },
    '',
    yourHero.deals(valueOfX, 'fire').to(target(any.hero)),
  ),
  dear: ability('Dear', { cost: 3 }, '', you.draw(1)),
  mage: ally('Mage', { melee: 1, health: 2 }, 'Gnome, Mage'),
  other: ally('Second Mage', { melee: 1, health: 2 }, 'Human, Mage'),
  rogue: ally('Rogue', { melee: 1, health: 2 }, 'Orc, Rogue'),
  nobody: ally('Nobody', { melee: 1, health: 2 }, 'Ogre'),
  errand: quest('Errand', 0, {}, you.draw(1)),
  chore: quest('Chore', 0, {}, you.draw(1)),
  pupil: hero('Gul’s Pupil', { melee: 1, health: 30 }, 'Orc, Warlock, Traitor'),
  fel: ally('Fel Mage', { melee: 1, health: 2 }, 'Blood Elf, Mage, Traitor'),
  call: ability('Call', free, '', putToken(token('Wolf', { melee: 1, health: 1 }))),
})

const table = (Anna: PartySetup, Bert: PartySetup = {}, more: Record<string, PartySetup> = {}): Story =>
  scenario({ cards, players: { Anna, Bert, ...more }, turn: 'Anna' })

describe('Illidan Stormrage', () => {
  const fallen = { hero: 'Gul’s Pupil', hand: ['Call'] }
  const withIllidan = (collection: string[], more: PartySetup = {}) =>
    table({}, { ...fallen, ...more, play: ['Illidan Stormrage'], collection })
  test('puts a Traitor ally from his player’s collection into play at the start of the turn, and no other card from there (R505)', () => {
    const story = withIllidan(['Fel Mage', 'Mage', 'Rogue', 'Fel Geyser'])
    story.turnOf('Bert')
    expect(story.decision).toMatchObject({ kind: 'choose', min: 0, max: 1 })
    expect(story.offers).toEqual(['Fel Mage'])
    story.raider('Bert').answers('Fel Mage')
    expect([story.party('Bert').includes('Fel Mage'), story.cards('Bert', 'collection')]).toEqual([
      true,
      ['Mage', 'Rogue', 'Fel Geyser'],
    ])
    story.waitsFor('Bert')
  })
  test('asks nobody if the collection has no Traitor ally, or if there is no collection', () => {
    for (const collection of [[], ['Mage']]) {
      const story = withIllidan(collection)
      story.turnOf('Bert')
      expect(story.decision?.kind).toBe('priority')
      story.waitsFor('Bert')
    }
  })
  test('only the player who may choose sees the cards, and they leave the game with that player (102.2)', () => {
    const story = withIllidan(['Fel Mage'])
    story.turnOf('Bert')
    const id = story.decision?.options.flatMap((one) => ('object' in one ? [one.object] : []))[0] ?? 0
    expect([0, 1, null].map((seat) => mayKnowCard(story.game, seat, id))).toEqual([false, true, false])
    story.raider('Bert').concedes()
    expect(story.game.objects[id]?.zone).toBe('removed')
    story.isOver('team 1')
  })
})

describe('Blessed Medallion of Karabor', () => {
  test('its owner sits immediately before another friendly player from then on, and the owner’s turn goes on (R505)', () => {
    const story = scenario({
      cards,
      teams: [
        ['Anna', 'Cleo'],
        ['Bert', 'Dora'],
      ],
      players: {
        Anna: { play: ['Blessed Medallion of Karabor'], hand: ['Call'] },
        Bert: { hand: ['Call'] },
        Cleo: { hand: ['Call'], play: ['Mage'] },
        Dora: { hand: ['Call'] },
      },
      turn: 'Anna',
    })
    story.raider('Anna').uses('Blessed Medallion of Karabor')
    story.resolveAll()
    expect(story.cards('Anna', 'removed')).toEqual(['Blessed Medallion of Karabor'])
    expect(story.game.turn.player).toBe(0)
    story.turnOf('Cleo')
    expect(story.eventsOfKind('turnStarted').map(({ seat }) => story.name(seat))).toEqual(['Anna', 'Cleo'])
    story.waitsFor('Cleo')
  })

  test('with two players it only leaves play, and nothing else happens (R505)', () => {
    const story = table({ play: ['Blessed Medallion of Karabor'], hand: ['Call'] }, { hand: ['Call'] })
    story.raider('Anna').uses('Blessed Medallion of Karabor')
    story.resolveAll()
    expect(story.cards('Anna', 'removed')).toEqual(['Blessed Medallion of Karabor'])
    story.turnOf('Bert').turnOf('Anna')
    expect(story.eventsOfKind('turnStarted').map(({ seat }) => story.name(seat))).toEqual([
      'Anna',
      'Bert',
      'Anna',
    ])
    story.waitsFor('Anna')
  })

  test('works only on the owner’s own turn (R505)', () => {
    const story = table({ hand: ['Call'] }, { play: ['Blessed Medallion of Karabor'], hand: ['Call'] })
    story.raider('Anna').plays('Call')
    story.waitsFor('Bert')
    expect(story.offers).toEqual(['pass', 'play Call'])
  })
})

describe('Cursed Vision of Sargeras', () => {
  const seen = (completed: boolean) => {
    const story = table(
      { play: ['Cursed Vision of Sargeras'], quests: ['Errand', 'Chore'], hand: ['Call'] },
      { quests: ['Errand'] },
    )
    if (completed) story.raider('Anna').completes('Errand')
    story.resolveAll()
    story.raider('Anna').uses('Cursed Vision of Sargeras', { on: 'Chore' })
    story.resolveAll()
    return story
  }
  test('may be used in any case, but turns a resource face down only if a quest has been completed this turn (R505)', () => {
    for (const completed of [false, true]) {
      const story = seen(completed)
      expect([story.exhausted('Cursed Vision of Sargeras'), story.isInPlay('Chore')]).toEqual([true, true])
      expect(story.isFaceDown('Chore')).toBe(completed)
      story.waitsFor('Anna')
    }
  })
})

test('Cursed Vision of Sargeras counts a quest that was completed before it came into play (R505)', () => {
  const story = table(
    { hand: ['Cursed Vision of Sargeras', 'Call'], quests: ['Errand', 'Chore'], resources: 3 },
    { hand: ['Call'] },
  )
  story.raider('Anna').completes('Errand')
  story.resolveAll()
  story.raider('Anna').plays('Cursed Vision of Sargeras')
  story.resolveAll()
  story.raider('Anna').uses('Cursed Vision of Sargeras', { on: 'Chore' })
  story.resolveAll()
  expect(story.isFaceDown('Chore')).toBe(true)
  story.waitsFor('Anna')
})

test('Entry into the Black Temple counts classes, not allies (R505)', () => {
  const story = table({
    quests: ['Entry into the Black Temple'],
    play: ['Mage', 'Second Mage', 'Rogue', 'Nobody'],
    resources: 5,
    hand: ['Call'],
  })
  story.raider('Anna').completes('Entry into the Black Temple')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(3)
  story.waitsFor('Anna')
})

describe('Fel Geyser', () => {
  const geysers = (n: number, quests: string[]) =>
    table({ quests, hand: ['Call'] }, { play: Array(n).fill('Fel Geyser') })
  test('each one requires that another quest be turned face down, and none pays for itself (R505)', () => {
    const one = geysers(1, ['Errand'])
    expect(one.offers).not.toContain('quest Errand')
    one.waitsFor('Anna')
    const story = geysers(1, ['Errand', 'Chore'])
    story.raider('Anna').completes('Errand')
    expect(story.isFaceDown('Chore')).toBe(true)
    story.resolveAll()
    story.waitsFor('Anna')
    const two = geysers(2, ['Errand', 'Chore'])
    expect(two.offers.filter((offer) => offer.startsWith('quest'))).toEqual([])
    two.waitsFor('Anna')
  })
})

test('The Skull of Gul’dan takes 2 off the next cost with an X in it, and off no other (R505)', () => {
  const story = table({ play: ["The Skull of Gul'dan"], resources: 4, hand: ['Blast', 'Blast', 'Dear'] })
  story.raider('Anna').uses("The Skull of Gul'dan")
  story.resolveAll()
  story.raider('Anna').plays('Dear')
  story.resolveAll()
  expect(story.resources('Anna').ready).toBe(1)
  expect(story.offers).toContain('play Blast')
  story.waitsFor('Anna')
})

test('The Skull of Gul’dan: the next card with an X costs 2 less, and the one after it costs the full amount (R505)', () => {
  const story = table({ play: ["The Skull of Gul'dan"], resources: 4, hand: ['Blast', 'Blast', 'Call'] })
  story.raider('Anna').uses("The Skull of Gul'dan")
  story.resolveAll()
  for (const left of [3, 0]) {
    story.raider('Anna').plays('Blast')
    const { id: decision = 0, kind } = story.decision ?? {}
    expect(kind).toBe('number')
    story.input({ kind: 'answer', decision, seat: 0, picks: ['x=2'] })
    story.raider('Anna').answers('Bert')
    story.resolveAll()
    expect(story.resources('Anna').ready).toBe(left)
  }
  expect(story.damage('Bert')).toBe(4)
  story.waitsFor('Anna')
})

test('Memento of Tyrande: the controller of each destroyed nontoken ally may create a Spirit', () => {
  const story = table({ play: ['Memento of Tyrande'], hand: ['Bolt', 'Bolt', 'Call'] }, { play: ['Rogue'] })
  story.raider('Anna').plays('Bolt', { on: 'Rogue' })
  story.resolveAll()
  story.raider('Bert').answers('yes')
  expect(story.party('Bert')).toContain('Spirit')
  story.raider('Anna').plays('Bolt', { on: 'Spirit' })
  story.resolveAll()
  expect(story.party('Bert')).not.toContain('Spirit')
  story.waitsFor('Anna')
})

test('a Warglaive that leaves play leaves a Flame of Azzinoth, and two Warglaives together give Dual Wield', () => {
  const LEFT = 'Warglaive of Azzinoth, Left Hand of the Betrayer'
  const RIGHT = 'Warglaive of Azzinoth, Right Hand of the Betrayer'
  const story = table({ play: [LEFT, RIGHT, 'Stormrage Signet Ring'], hand: ['Call'], resources: 2 })
  expect(story.has('Anna', 'dualWield')).toBe(1)
  story.raider('Anna').uses('Stormrage Signet Ring', { on: LEFT })
  story.resolveAll()
  expect([story.has('Anna', 'dualWield'), story.has('Flame of Azzinoth', 'ferocity')]).toEqual([0, 1])
  story.waitsFor('Anna')
})
