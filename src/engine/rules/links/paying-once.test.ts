/**
 * Two parts of one cost can't exhaust the same card (403.1, 411.1, 701.3). Also the order in which resources are
 * exhausted to pay (412.2).
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  each,
  exhausting,
  exhaustSelf,
  item,
  location,
  numberedCardsOfSet,
  pay,
  quest,
  you,
  your,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'

const own = numberedCardsOfSet('OWN', {
  1: location('Mill', {}, '', pay(1, exhaustSelf).to(you.draw(1))),
  2: item('Wheel', { cost: 0 }, '', pay(1, exhausting(each(your.resource))).to(you.draw(1))),
  3: quest('Errand', 9, {}, you.draw(1)),
  4: ability('Growl', { cost: 1 }, '', you.draw(1)),
  5: ability('Roar', { cost: 2 }, '', you.draw(1)),
  6: ability('Howl', { cost: 3 }, '', you.draw(1)),
  7: location('Shrine', {}, '', pay(exhaustSelf).to(you.draw(1))),
})
const table = (anna: PartySetup) =>
  scenario({ cards: own, players: { Anna: { hand: ['Growl'], ...anna }, Bert: {} } })

describe('a card that exhausts for its own power can’t also pay for it (403.1, 701.3)', () => {
  test('a location that is the only ready resource can’t use its power', () => {
    const story = table({ quests: ['Mill'] })
    expect(story.offers).not.toContain('power Mill')
    story.waitsFor('Anna')
  })
  test.each([
    ['first', ['Mill', 'Errand']],
    ['last', ['Errand', 'Mill']],
  ])('with another resource, placed %s or not, both are exhausted', (_, quests) => {
    const story = table({ quests })
    story.raider('Anna').uses('Mill')
    expect([story.exhausted('Mill'), story.exhausted('Errand')]).toEqual([true, true])
    expect(story.resources('Anna').ready).toBe(0)
    story.resolve()
    story.waitsFor('Anna')
  })
  test('a card exhausted for another part of the cost can’t pay for resources', () => {
    const one = table({ play: ['Wheel'], quests: ['Errand'] })
    expect(one.offers).not.toContain('power Wheel')
    one.waitsFor('Anna')
    const story = table({ play: ['Wheel'], quests: ['Errand', 'Mill'] })
    story.raider('Anna').uses('Wheel').answers('Errand')
    expect([story.exhausted('Mill'), story.exhausted('Errand')]).toEqual([true, true])
    story.resolve()
    story.waitsFor('Anna')
  })
})

describe('the cards whose loss costs least pay first (412.2)', () => {
  const all = { quests: ['Shrine', 'Errand'], resources: 1 }
  test.each([
    ['Growl', []],
    ['Roar', ['Errand']],
    ['Howl', ['Shrine', 'Errand']],
  ])('%s exhausts the plain resource and %j', (card, spent) => {
    const story = table({ ...all, hand: [card, 'Growl', 'Growl'] })
    story.raider('Anna').plays(card)
    expect(['Shrine', 'Errand'].filter((name) => story.exhausted(name))).toEqual(spent)
    story.resolve()
    story.waitsFor('Anna')
  })
})
