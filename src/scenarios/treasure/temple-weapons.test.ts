/** Black Temple's treasure: its bow, its staff, and the quest that compares heroes. */
import { describe, expect, test } from 'vitest'
import { ability, ally, hero, numberedCardsOfSet, you } from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const cards = numberedCardsOfSet('EX', {
  giant: ally('Giant', { melee: 3, health: 30 }, ''),
  hunter: hero('Hunter of Nowhere', { health: 25 }, 'Orc, Hunter'),
  rogue: hero('Rogue of Nowhere', { health: 30 }, 'Orc, Rogue'),
  call: ability('Call', { cost: 0, instant: true }, '', you.draw(1)),
})

const table = (Anna: PartySetup, Bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna, Bert }, turn: 'Anna' })

describe('Black Bow of the Betrayer', () => {
  const BOW = 'Black Bow of the Betrayer'
  const struck = (name: string, whom: string): Story => {
    const story = table(
      { hero: name, play: [BOW], resources: 5, hand: ['Call'] },
      { hero: 'Rogue of Nowhere', play: [{ card: 'Giant', exhausted: true }] },
    )
    story.raider('Anna').attacks('Anna', whom, BOW)
    return story.idleUntil(() => !story.game.combat && story.chain.length === 0)
  }

  test('a character that is struck with it can’t strike back in this combat', () => {
    const story = struck('Rogue of Nowhere', 'Giant')
    expect([story.damage('Giant'), story.damage('Anna'), story.has('Anna', 'longRange')]).toEqual([4, 0, 0])
    expect(story.resources('Anna').ready).toBe(1)
    story.waitsFor('Anna')
  })

  test('readies up to four of a Hunter’s resources when it deals damage to an ally', () => {
    const story = struck('Hunter of Nowhere', 'Giant')
    expect(story.decision).toMatchObject({ seat: 0, kind: 'choose', min: 0, max: 4 })
    story.pick(...(story.decision?.options ?? []).slice(0, 4).map(({ id }) => id))
    story.resolveAll()
    expect(story.resources('Anna').ready).toBe(5)
    story.waitsFor('Anna')
  })

  test('readies none of them for damage to a hero', () => {
    const story = struck('Hunter of Nowhere', 'Bert')
    expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([4, 1])
    story.waitsFor('Anna')
  })
})

describe('Zhar’doom, Greatstaff of the Devourer', () => {
  const STAFF = "Zhar'doom, Greatstaff of the Devourer"
  const holding = (abilities: number): Story =>
    table({
      play: [STAFF],
      resources: 2,
      damage: 5,
      graveyard: ['Giant', ...Array(abilities).fill('Call')],
      hand: ['Call'],
    })

  test('for 1, the hero and three abilities from the graveyard, it deals 3 and heals 3', () => {
    const story = holding(4)
    story.raider('Anna').uses(STAFF)
    while (story.decision?.kind !== 'priority') {
      const { options = [], min = 1 } = story.decision ?? {}
      if (story.offers.includes('Bert')) story.pick('Bert')
      else story.pick(...options.slice(0, min).map(({ id }) => id))
    }
    story.resolveAll()
    expect([story.damage('Bert'), story.damage('Anna'), story.exhausted('Anna')]).toEqual([3, 2, true])
    expect(story.cards('Anna', 'removed')).toEqual(['Call', 'Call', 'Call'])
    expect([story.cards('Anna', 'graveyard'), story.resources('Anna').ready]).toEqual([['Giant', 'Call'], 1])
    story.waitsFor('Anna')
  })

  test('can’t be paid for with two abilities there', () => {
    const story = holding(2)
    expect(story.offers.filter((offer) => offer.includes(STAFF))).toEqual([])
    story.waitsFor('Anna')
  })
})

test.each([
  ['Hunter of Nowhere', 'Rogue of Nowhere', 2],
  ['Rogue of Nowhere', 'Rogue of Nowhere', 1],
  ['Rogue of Nowhere', 'Hunter of Nowhere', 1],
])('The Fall of the Betrayer: with %s against %s, who must have more printed health', (own, other, hand) => {
  const QUEST = 'The Fall of the Betrayer'
  const story = table(
    { hero: own, quests: [QUEST], resources: 2, hand: ['Call'], damage: 20 },
    { hero: other },
  )
  story.raider('Anna').completes(QUEST)
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Bert')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(hand)
  story.waitsFor('Anna')
})

test('the right Warglaive of Azzinoth leaves a Flame that protects', () => {
  const RIGHT = 'Warglaive of Azzinoth, Right Hand of the Betrayer'
  const story = table({ play: [RIGHT, 'Stormrage Signet Ring'], hand: ['Call'], resources: 2 })
  story.raider('Anna').uses('Stormrage Signet Ring', { on: RIGHT })
  story.resolveAll()
  expect([story.has('Flame of Azzinoth', 'protector'), story.isInPlay(RIGHT)]).toEqual([1, false])
  story.waitsFor('Anna')
})
