/** "Can't" (103), "if you do" and last known information (709.2), replaced events (716). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  any,
  cant,
  destroy,
  doNothing,
  each,
  exhaust,
  ifYouDo,
  item,
  numberedCardsOfSet,
  optionally,
  put,
  self,
  target,
  thatCard,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldBePut,
  wouldDraw,
  you,
  your,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutReplacement as cards } from '../../scenarios/test-cards/replacing.ts'
import type { Card } from '../model/data/card.ts'

const LUMBERING_OAF = 'Lumbering Oaf'
const own = (...made: Parameters<typeof numberedCardsOfSet>[1][string][]): Card[] => [
  ...cards,
  ...numberedCardsOfSet('OWN', Object.fromEntries(made.map((card, i) => [i + 1, card]))),
]
const doom = ability('Doom', { cost: 1 }, '', ifYouDo(destroy(target(any.ally)), you.draw(1)))
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length

test('an event that is impossible when a wave begins doesn’t happen, even if the prohibition ends in that wave (103.4, example, Valthak)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { damage: 26, play: ['Annihilator', 'Brigg'], resources: 4 },
      Bert: { play: ['Brigg'] },
    },
    dungeon: { play: ['Valthak Spiritdrinker'] },
  })
  story.game.objects[story.find(DUNGEON_NAME)]!.play!.damage = 60
  story.raider('Anna').attacks('Brigg', 'Valthak Spiritdrinker')
  expect([story.isInPlay('Valthak Spiritdrinker'), story.game.outcome]).toEqual([true, null])
  story.raider('Anna').attacks('Anna', 'Valthak Spiritdrinker', 'Annihilator')
  expect(story.eventsOfKind('lost').map((one) => one.seat)).toEqual([0, 2])
  story.isOver('raiders')
})

test('a card that can’t be destroyed isn’t, and "if you do" is not satisfied (103.2, 709.2f)', () => {
  const story = scenario({
    cards: own(doom, ally('Rock', { cost: 1, health: 2 }, '', self.has(cant('beDestroyed')))),
    raiders: { Anna: { hand: ['Doom', 'Fire Blast', 'Rend'], resources: 2, play: ['Rock'] } },
  })
  story.raider('Anna').plays('Doom', { on: 'Rock' })
  story.resolve()
  story.raider('Anna').plays('Fire Blast', { on: 'Rock' })
  story.resolve()
  expect([story.damage('Rock'), drawn(story)]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('a replaced destruction counts as not performed (709.2f, Dramla Lifebender)', () => {
  const story = scenario({
    cards: own(doom),
    raiders: { Anna: { hand: ['Doom', 'Doom', 'Rend'], resources: 2, play: ['Dramla Lifebender', 'Brigg'] } },
    dungeon: { play: [LUMBERING_OAF] },
  })
  story.raider('Anna').plays('Doom', { on: 'Brigg' })
  story.resolve()
  expect([story.cards('Anna', 'removed'), drawn(story)]).toEqual([['Brigg'], 0])
  story.raider('Anna').plays('Doom', { on: LUMBERING_OAF })
  story.resolve()
  expect([story.cards(DUNGEON_NAME, 'graveyard'), drawn(story)]).toEqual([[LUMBERING_OAF], 1])
  story.waitsFor('Anna')
})

test('destruction by fatal damage is replaced too, also when combat concludes (716.1c)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Fire Blast', 'Rend'], resources: 1, play: ['Dramla Lifebender', 'Brigg', 'Wysko'] },
    },
    dungeon: { play: [LUMBERING_OAF] },
  })
  story.raider('Anna').attacks('Wysko', LUMBERING_OAF)
  story.raider('Anna').plays('Fire Blast', { on: 'Brigg' })
  story.resolve()
  expect(story.cards('Anna', 'removed')).toEqual(['Wysko', 'Brigg'])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Fire Blast'])
  story.waitsFor('Anna')
})

test('an attachment that has left play knows its last host (709.2d, example, Fireball and Kryton)', () => {
  const story = scenario({
    cards: own(ally('Sturdy', { cost: 1, health: 5 }, '')),
    players: {
      Bert: { play: [{ card: 'Sturdy', damage: 4 }] },
      Anna: {
        play: [{ card: 'Fireball', on: 'OWN-1' }, 'Kryton Barleybeard'],
        hand: ['Fire Blast'],
        resources: 3,
      },
    },
  })
  story.idleUntil(() => story.chain.includes('Fireball'))
  story.raider('Anna').uses('Kryton Barleybeard', { on: 'Fireball' })
  story.resolve()
  expect([story.cards('Anna', 'hand').includes('Fireball'), story.isInPlay('Sturdy')]).toEqual([true, true])
  story.resolve()
  expect(story.eventsOfKind('damaged').map(({ amount, types }) => [amount, types])).toEqual([[1, ['fire']]])
  expect(story.cards('Bert', 'graveyard')).toEqual(['Sturdy'])
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('only a card that was removed this way can be drawn instead (716.1d, Forbidden Knowledge)', () => {
  const story = scenario({
    cards: own(ability('Banish', { cost: 0 }, '', put(target(any.ally), 'removed'))),
    players: {
      Anna: {
        hand: ['Forbidden Knowledge', 'Banish', 'Brigg'],
        resources: 8,
        play: ['Zulanji'],
        below: 0,
        deck: ['Wysko'],
      },
      Bert: {},
    },
  })
  const anna = story.raider('Anna').plays('Banish', { on: 'Zulanji' })
  story.resolve()
  anna.plays('Forbidden Knowledge')
  story.resolve()
  expect(story.cards('Anna', 'removed')).toEqual(['Zulanji', 'Wysko'])
  story.turnOf('Anna')
  expect([story.cards('Anna', 'hand'), story.cards('Anna', 'removed')]).toEqual([
    ['Brigg', 'Wysko'],
    ['Zulanji'],
  ])
  story.turnOf('Bert').turnOf('Anna')
  expect(story.cards('Anna', 'removed')).toEqual(['Zulanji'])
  story.waitsFor('Anna')
})

test('a draw is replaced even if the replacement is impossible (716.1d, example, Forbidden Knowledge)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Forbidden Knowledge', 'Brigg'], resources: 8, below: 0, deck: ['Wysko', 'Rend'] },
      Bert: {},
    },
  })
  story.raider('Anna').plays('Forbidden Knowledge')
  story.resolve()
  const removed = story.cards('Anna', 'removed').length
  expect(removed).toBeGreaterThan(0)
  for (let turn = 1; turn <= removed + 1; turn++) {
    story.idleUntil(() => story.decision?.kind === 'choose' || story.game.turn.number > 3 * turn + 1)
    if (story.decision?.kind === 'choose') story.pick(story.offers[0] ?? '')
    story.turnOf('Bert')
  }
  expect([drawn(story) > 0, story.cards('Anna', 'removed')]).toEqual([true, []])
  expect(story.eventsOfKind('lost')).toEqual([])
  story.waitsFor('Bert')
})

test('the affected player chooses which modifier applies, and then whether another one still applies (716.1b)', () => {
  const story = scenario({
    cards: own(
      doom,
      ally('Keeper', { cost: 1, health: 3 }, '', each(your.ally).has(wouldBeDestroyed(exhaust(thatCard)))),
      ally(
        'Binder',
        { cost: 1, health: 3 },
        '',
        each(your.ally).has(wouldBeDestroyed(put(thatCard, 'hand'))),
      ),
    ),
    raiders: { Anna: { hand: ['Doom', 'Rend'], resources: 1, play: ['Keeper', 'Binder', 'Brigg'] } },
  })
  story.raider('Anna').plays('Doom', { on: 'Brigg' })
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['replace', ['Keeper', 'Binder']])
  story.pick('Keeper')
  expect([story.exhausted('Brigg'), story.cards('Anna', 'graveyard'), drawn(story)]).toEqual([
    true,
    ['Doom'],
    0,
  ])
  story.waitsFor('Anna')
})

test('the same modifier doesn’t replace the event that happens instead (716.1e)', () => {
  const story = scenario({
    cards: own(
      doom,
      ally('Scapegoat', { cost: 1, health: 3 }, '', each(your.ally).has(wouldBeDestroyed(destroy(self)))),
    ),
    raiders: { Anna: { hand: ['Doom', 'Rend'], resources: 1, play: ['Scapegoat', 'Brigg'] } },
  })
  story.raider('Anna').plays('Doom', { on: 'Brigg' })
  story.resolve()
  expect([story.party('Anna').slice(1), story.cards('Anna', 'graveyard')]).toEqual([
    ['Brigg'],
    ['Scapegoat', 'Doom'],
  ])
  story.waitsFor('Anna')
})

test('a text counts the cards that were actually destroyed (716.1f)', () => {
  const culling = ability(
    'Culling',
    { cost: 1 },
    '',
    { ...destroy(each(any.ally)), as: 'them' } as ReturnType<typeof destroy>,
    you.draw({ kind: 'count', of: { kind: 'bound', name: 'them' } }),
  )
  const story = scenario({
    cards: own(culling),
    raiders: { Anna: { hand: ['Culling', 'Brigg'], resources: 1, play: ['Dramla Lifebender', 'Brigg'] } },
    dungeon: { play: [LUMBERING_OAF, 'Vapor'] },
  })
  story.raider('Anna').plays('Culling')
  story.resolve()
  expect(drawn(story)).toBe(2)
  story.waitsFor('Anna')
})

test('discards and draws can be replaced, also by "you may" (716.1, 713.2a)', () => {
  const story = scenario({
    cards: own(
      ability('Greed', { cost: 1 }, '', you.discard(1), you.drawUpTo(2)),
      ally(
        'Hoarder',
        { cost: 1, health: 1 },
        '',
        each(any.card).has(wouldBeDiscarded(put(thatCard, 'removed'))),
      ),
      ally('Ascetic', { cost: 1, health: 1 }, '', optionally(wouldDraw(you, doNothing))),
    ),
    raiders: {
      Anna: {
        hand: ['Greed', 'Rend'],
        resources: 1,
        play: ['Hoarder', 'Ascetic'],
        deck: ['Rend', 'Wysko', 'Brigg'],
      },
    },
  })
  story.raider('Anna').plays('Greed')
  story.resolve()
  expect(story.cards('Anna', 'removed')).toEqual(['Rend'])
  for (const answer of ['yes', 'no', 'yes', 'no']) story.pick(answer)
  expect(story.cards('Anna', 'hand')).toEqual(['Rend', 'Wysko'])
  story.waitsFor('Anna')
})

test('replaces an ability’s move from the chain to a graveyard (716.1)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Reader',
        { cost: 1, health: 1 },
        '',
        each(any.ability).has(wouldBePut({ to: 'graveyard', of: you }, put(thatCard, 'removed'))),
      ),
    ),
    raiders: { Anna: { hand: ['Fire Blast', 'Rend'], resources: 1, play: ['Reader'] } },
  })
  story.raider('Anna').plays('Fire Blast', { on: DUNGEON_NAME })
  story.resolve()
  expect([story.cards('Anna', 'removed'), story.cards('Anna', 'graveyard')]).toEqual([['Fire Blast'], []])
  story.waitsFor('Anna')
})

test.each(['resolved', 'interrupted'])(
  'a %s card whose way to the graveyard was replaced by something impossible goes there all the same (716.1d, 709.2g)',
  (end) => {
    const story = scenario({
      cards: own(
        item(
          'Sealed Tomb',
          { cost: 0 },
          '',
          always(
            each(any.ability).has(wouldBePut({ to: 'graveyard', of: you }, put(thatCard, 'removed'))),
            each(your.card).has(cant('beRemoved')),
          ),
        ),
      ),
      raiders: {
        Anna: { hand: ['Fire Blast', 'Rend'], resources: 1, play: ['Sealed Tomb'] },
        Bert: { hand: ['Counterspell'], resources: 6 },
      },
    })
    story.raider('Anna').plays('Fire Blast', { on: DUNGEON_NAME })
    if (end === 'interrupted') story.raider('Bert').plays('Counterspell', { on: 'Fire Blast' })
    story.resolve()
    expect([story.cards('Anna', 'removed'), story.cards('Anna', 'graveyard')]).toEqual([[], ['Fire Blast']])
    story.waitsFor('Anna')
  },
)
