/** Effects of cards that are revealed from a deck (glossary, Warp), before the link that reveals them continues. */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  numberedCardsOfSet,
  reveal,
  target,
  topCards,
  type UnnumberedCard,
  warpKeyword,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../../scenarios/table-setup.ts'

const EX = (n: number): string => `EX-short-${n}`
const table = (Anna: PartySetup, cards: UnnumberedCard[]): Story =>
  scenario({
    cards: numberedCardsOfSet('EX', Object.fromEntries(cards.map((card, i) => [`short-${i}`, card]))),
    raiders: { Anna },
  })
const peek = ability('Peek', { cost: 1 }, '', reveal(topCards(1, you)), you.draw(1))
const warper = ability(
  'Rift Bolt',
  { cost: 5 },
  '',
  warpKeyword,
  yourHero.deals(4, 'arcane').to(target(any.hero)),
)

test('Warp: the revealed card is removed from the game and played immediately without paying, before the link continues', () => {
  const story = table({ hand: [EX(0), 'Brigg'], deck: [EX(1), 'Brigg'], resources: 1 }, [peek, warper])
  story.raider('Anna').plays('Peek')
  story.resolve()
  story.pick('yes')
  story.pick('yes')
  story.pick(DUNGEON_NAME)
  const order = story.log.flatMap((one) =>
    one.kind === 'played' || one.kind === 'resolved' ? [one.kind] : [],
  )
  expect(order).toEqual(['played', 'played', 'resolved', 'resolved'])
  expect(story.cards('Anna', 'hand')).toEqual(['Brigg', 'Brigg'])
  story.resolveAll()
  expect([story.damage(DUNGEON_NAME), story.cards('Anna', 'graveyard')]).toEqual([4, ['Peek', 'Rift Bolt']])
  story.waitsFor('Anna')
})

test('Warp: the card may stay in the deck, or be removed and not played', () => {
  const story = table({ hand: [EX(0), EX(0), 'Brigg'], deck: [EX(1), EX(1)], resources: 2 }, [peek, warper])
  const anna = story.raider('Anna').plays('Peek')
  story.resolve()
  story.pick('no')
  expect(story.cards('Anna', 'hand')).toContain('Rift Bolt')
  anna.plays('Peek')
  story.resolve()
  story.pick('yes')
  story.pick('no')
  expect([story.cards('Anna', 'removed'), story.chain]).toEqual([['Rift Bolt'], []])
  story.waitsFor('Anna')
})

test('Warp: the owner of several cards chooses which is played first, and the last one resolves first', () => {
  const one = ability('One', { cost: 5 }, '', warpKeyword, yourHero.deals(1, 'arcane').to(target(any.hero)))
  const two = ability('Two', { cost: 5 }, '', warpKeyword, yourHero.deals(2, 'arcane').to(target(any.hero)))
  const open = ability('Open', { cost: 1 }, '', reveal(topCards(2, you)))
  const story = table({ hand: [EX(2), 'Brigg'], deck: [EX(0), EX(1)], resources: 1 }, [one, two, open])
  story.raider('Anna').plays('Open')
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['order', ['One', 'Two']])
  story.pick('Two')
  story.pick('yes')
  story.pick('yes')
  story.pick(DUNGEON_NAME)
  story.pick('yes')
  story.pick('yes')
  story.pick(DUNGEON_NAME)
  story.resolveAll()
  expect(story.eventsOfKind('damaged').map((hit) => hit.amount)).toEqual([1, 2])
  story.waitsFor('Anna')
})
