/** Molten Core's treasure: the items. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atStartOfYourTurn,
  attachTo,
  numberedCardsOfSet,
  ongoing,
  putIntoResourceRow,
  target,
  topCards,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const free = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('EX', {
  bolt: ability('Bolt', free, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  burn: ability(
    'Burn',
    free,
    '',
    attachTo(target(any.heroOrAlly)),
    ongoing(atStartOfYourTurn(yourHero.deals(1, 'fire').to(target(any.hero)))),
  ),
  dig: ability('Dig', free, '', putIntoResourceRow(topCards(1, you), { exhausted: true })),
  flame: ally('Flame', { fire: 2, health: 20 }, 'Elemental'),
  pup: ally('Pup', { melee: 2, health: 20 }, ''),
})

const BAND = 'Band of Sulfuras'
const SHARD = 'Shard of the Flame'
const TALISMAN = 'Talisman of Ephemeral Power'

const table = (parties: { Anna: PartySetup; Bert?: PartySetup; Cleo?: PartySetup }, turn = 'Anna'): Story =>
  scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: { Bert: {}, Cleo: {}, ...parties },
    turn,
  })

test.each([
  ['Anna', 'Flame', 4],
  ['Cleo', 'Flame', 4],
  ['Anna', 'Bert', 3],
  ['Bert', 'Flame', 3],
])('Band of Sulfuras: a friendly hero deals an Elemental 1 more (%s, %s)', (who, whom, dealt) => {
  const story = table(
    {
      Anna: { play: [BAND] },
      Bert: { play: ['Flame'] },
      [who]: {
        hand: ['Bolt', 'Wrath'],
        play: { Anna: [BAND], Bert: ['Flame'] }[who] ?? [],
      },
    },
    who,
  )
  story.raider(who).plays('Bolt', { on: whom })
  story.resolveAll()
  expect(story.damage(whom)).toBe(dealt)
  story.waitsFor(who)
})

test('Band of Sulfuras: a friendly ally deals 1 more as well, but only to Elementals', () => {
  const story = table(
    {
      Anna: { play: [BAND] },
      Bert: { play: ['Flame', { card: 'Pup', exhausted: true }] },
      Cleo: { hand: ['Wrath'], play: ['Brigg', 'Valanos'] },
    },
    'Cleo',
  )
  story.raider('Cleo').attacks('Brigg', 'Flame')
  expect(story.damage('Flame')).toBe(2)
  story.raider('Cleo').attacks('Valanos', 'Pup')
  expect(story.damage('Pup')).toBe(story.atk('Valanos'))
  story.waitsFor('Cleo')
})

test('Shard of the Flame heals 2 damage from your hero for each resource of yours that enters play in any way', () => {
  const story = table({
    Anna: { hand: ['Dig', 'Wrath', 'Wrath'], play: [SHARD], damage: 9 },
    Cleo: { damage: 9 },
    Bert: { damage: 9 },
  })
  const anna = story.raider('Anna').places('Wrath')
  story.resolveAll()
  expect(story.damage('Anna')).toBe(7)
  anna.plays('Dig')
  story.resolveAll()
  expect(['Anna', 'Bert', 'Cleo'].map((name) => story.damage(name))).toEqual([5, 9, 9])
  story.waitsFor('Anna')
})

test('Shard of the Flame doesn’t react to other players’ resources, nor to an ally that enters play', () => {
  const story = table(
    {
      Anna: { play: [SHARD], damage: 9 },
      Cleo: { hand: ['Wrath', 'Zulanji', 'Wrath'], resources: 3, damage: 9 },
    },
    'Cleo',
  )
  const cleo = story.raider('Cleo').places('Wrath')
  story.resolveAll()
  cleo.plays('Zulanji')
  story.resolveAll()
  expect([story.damage('Anna'), story.damage('Cleo')]).toEqual([9, 9])
  story.waitsFor('Cleo')
})

/** Begins a story in which Anna has played Bolt at Bert and has answered the Talisman's question. */
const boltOf = (answer: string): Story => {
  const story = table({
    Anna: { hand: ['Bolt', 'Bolt', 'Burn', 'Wrath'], play: [TALISMAN], resources: 2 },
    Bert: { hand: ['Bolt'] },
  })
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers(answer)
  return story.resolveAll()
}

test.each([
  ['yes', 4, 1, ['Bolt', 'Burn', 'Wrath', TALISMAN]],
  ['no', 3, 2, ['Bolt', 'Burn', 'Wrath']],
] as const)(
  'Talisman of Ephemeral Power: for 1 and destroying it, that ability deals 1 more (%s)',
  (answer, dealt, left, hand) => {
    const story = boltOf(answer)
    expect([story.damage('Bert'), story.resources('Anna').ready, story.cards('Anna', 'hand')]).toEqual([
      dealt,
      left,
      hand,
    ])
    story.waitsFor('Anna')
  },
)

test('Talisman of Ephemeral Power affects that ability only', () => {
  const story = boltOf('yes')
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.resolveAll()
  expect(story.damage('Bert')).toBe(7)
  story.waitsFor('Anna')
})

test('Talisman of Ephemeral Power stays if you can’t pay 1', () => {
  const story = table({ Anna: { hand: ['Bolt', 'Wrath'], play: [TALISMAN] } })
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.resolveAll()
  expect([story.damage('Bert'), story.isInPlay(TALISMAN)]).toEqual([3, true])
  story.waitsFor('Anna')
})

test('Talisman of Ephemeral Power doesn’t react to another player’s ability', () => {
  const story = table({ Anna: { play: [TALISMAN], resources: 1 }, Bert: { hand: ['Bolt', 'Wrath'] } }, 'Bert')
  story.raider('Bert').plays('Bolt', { on: 'Anna' })
  story.resolveAll()
  expect([story.damage('Anna'), story.eventsOfKind('used')]).toEqual([3, []])
  story.waitsFor('Bert')
})
