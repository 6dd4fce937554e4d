/** Tests that the summary credits a raider with the effects of their cards, however the cards cause them. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  atStartOfYourTurn,
  destroy,
  each,
  numberedCardsOfSet,
  ongoing,
  opposing,
  putDamage,
  target,
  thisTurn,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { fakeRaidInfo } from '../../discord/fixture.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { publiclyKnownCards } from '../announcing/mentioned-cards.ts'
import { RaidSummaryCounter } from './summary.ts'

const now = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('OWN', {
  1: ability('Doom', now, '', destroy(each(opposing.ally))),
  2: ability('Wither', now, '', thisTurn(each(opposing.ally).has(atkAndHealthBonus(0, -20)))),
  3: ability('Singe', now, '', yourHero.deals(20, 'fire').to(target(any.ally))),
  4: ability('Sacrifice', now, '', destroy(each(your.ally))),
  5: ally('Page', { cost: 0, melee: 1, health: 1 }, ''),
  6: ability('Thorns', { cost: 0 }, '', ongoing(atStartOfYourTurn(putDamage(2, yourHero)))),
})

const BOSSES = ['Glubtok', 'Lumbering Oaf', 'Admiral Ripsnarl']

const story = (hand: string[], play: string[] = []): Story =>
  scenario({
    cards,
    raiders: { Anna: { hand: [...hand, 'Brigg'], play, resources: 9 }, Bert: { hand: ['Doom', 'Brigg'] } },
    dungeon: { play: BOSSES, below: 0 },
  })

function deedsIn({ log, game }: Story) {
  const tally = new RaidSummaryCounter(fakeRaidInfo(1, 2))
  for (const event of log) tally.see(event, publiclyKnownCards(game))
  return tally.summary().raiders
}

test('one ability that destroys three Bosses has destroyed three', () => {
  const told = story(['Doom'])
  told.raider('Anna').plays('Doom')
  told.resolve()
  expect(told.party('Dungeon')).toHaveLength(1)
  expect(deedsIn(told).map(({ killed }) => killed)).toEqual([3, 0])
  told.waitsFor('Anna')
})

test('an ally that loses all its health counts for the player who reduced it', () => {
  const told = story(['Wither'])
  told.raider('Anna').plays('Wither')
  told.resolve()
  expect(told.party('Dungeon')).toHaveLength(1)
  expect(deedsIn(told).map(({ killed }) => killed)).toEqual([3, 0])
  told.waitsFor('Anna')
})

test('damage counts once, and cards attached to the destroyed ally don’t count', () => {
  const told = scenario({
    cards,
    raiders: { Anna: { hand: ['Singe', 'Doom', 'Brigg'], resources: 9 }, Bert: {} },
    dungeon: { play: ['Glubtok', { card: 'Building Her Forces', on: 'Glubtok' }], below: 0 },
  })
  told.raider('Anna').plays('Singe', { on: 'Glubtok' })
  told.resolve()
  told.raider('Anna').plays('Doom')
  told.resolve()
  expect(deedsIn(told)[0]?.killed).toBe(1)
  told.waitsFor('Anna')
})

test('each link of a chain counts for its own player', () => {
  const told = story(['Sacrifice'], ['Page'])
  told.raider('Anna').plays('Sacrifice')
  told.raider('Bert').plays('Doom')
  told.resolveAll()
  expect(deedsIn(told).map(({ killed }) => killed)).toEqual([0, 3])
  told.waitsFor('Anna')
})

test('healing counts for the player of the link', () => {
  const told = scenario({
    raiders: { Anna: { hand: ['Flash Heal', 'Brigg'], play: [], resources: 9, damage: 9 }, Bert: {} },
    dungeon: { below: 0 },
  })
  told.raider('Anna').plays('Flash Heal', { on: 'Anna' })
  told.resolveAll()
  const healed = told.eventsOfKind('healed').reduce((sum, { amount }) => sum + amount, 0)
  expect(healed).toBeGreaterThan(0)
  expect(deedsIn(told).map((one) => one.healed)).toEqual([healed, 0])
  told.waitsFor('Anna')
})

test('damage that is put on a hero counts as taken, though nobody deals it', () => {
  const told = story([], ['Thorns'])
  told.turnOf('Bert')
  told.turnOf('Anna')
  told.idleUntil(() => told.eventsOfKind('damagePut').length > 0)
  const suffered = [...told.eventsOfKind('damagePut'), ...told.eventsOfKind('damaged')]
    .filter(({ object }) => object === told.game.players[0]?.hero)
    .reduce((sum, { amount }) => sum + amount, 0)
  expect(suffered).toBeGreaterThanOrEqual(2)
  expect(deedsIn(told)[0]?.taken).toBe(suffered)
  told.waitsFor('Anna')
})
