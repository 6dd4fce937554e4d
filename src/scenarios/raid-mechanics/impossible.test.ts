/** No player is asked to do something impossible (103.2, 709.2b), or about cards that have left the game (102.2). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  atkBonus,
  attachTo,
  cant,
  cardsInHand,
  chosenCards,
  destroy,
  each,
  flipOver,
  forEachCard,
  hostCard,
  interrupt,
  isPlayed,
  item,
  numberedCardsOfSet,
  ongoing,
  opponents,
  opposing,
  or,
  put,
  putIntoResourceRow,
  ready,
  rememberedCards,
  removeDamage,
  searchDeckForCard,
  self,
  target,
  thatCard,
  topCards,
  turnFaceUp,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { onyxiaStory } from '../../raids/onyxia/onyxia.testkit.ts'
import { scenario } from '../scenario.ts'

/**
 * Abilities that offer an action which is impossible while Anna has only a ready hero without damage, and neither
 * deck nor graveyard.
 */
const offers = {
  10: ability('Wake', { cost: 0 }, '', you.may(ready(yourHero))),
  11: ability('Bandage', { cost: 0 }, '', you.may(yourHero.heals(2).from(yourHero))),
  12: ability('Purify', { cost: 0 }, '', you.may(removeDamage(yourHero))),
  13: ability('Hoard', { cost: 0 }, '', you.may(putIntoResourceRow(topCards(1, you)))),
  14: ability('Cache', { cost: 0 }, '', you.may(putIntoResourceRow(cardsInHand(you)))),
  15: ability('Charm', { cost: 0 }, '', you.may(you.gainControlOf(each(any.ally)))),
  16: ability('Unveil', { cost: 0 }, '', you.may(turnFaceUp(each(your.resource)))),
  17: ability('Hide', { cost: 0 }, '', you.may(flipOver(each(your.quest)))),
  18: ability('Sting', { cost: 0 }, '', you.may(yourHero.deals(1, 'fire').to(each(opposing.hero)))),
  19: ability('Cull', { cost: 0 }, '', you.may(you.choose(1, each(your.ally)), destroy(chosenCards))),
} as const
const unhurt = item('Ward', { cost: 0 }, '', each(your.hero).has(cant('beDealt')))

const own = numberedCardsOfSet('OWN', {
  9: unhurt,
  1: ability(
    'Muster',
    { cost: 0 },
    '',
    forEachCard(
      each(opposing.ally),
      'one',
      you.may(you.draw(1)),
      yourHero.deals(1, 'fire').to(rememberedCards('one')),
    ),
  ),
  2: ally('Grunt', { cost: 0, melee: 1, health: 3 }, 'Orc'),
  3: ability('Whisper', { cost: 0 }, '', you.may(put(target(any.ally), 'hand'))),
  4: ally('Root', { cost: 0, melee: 1, health: 3 }, 'Treant', self.has(cant('leavePlay'))),
  5: ability(
    'Bury',
    { cost: 0 },
    '',
    putIntoResourceRow(each(or(and(any.ally, your.card), and(any.ability, your.card)))),
  ),
  6: ability('Ivy', { cost: 0 }, '', attachTo(target(any.ally)), ongoing(hostCard.has(atkBonus(1)))),
  7: item('Ear', { cost: 0 }, '', when(isPlayed(any.ability, opponents), you.may(interrupt(thatCard)))),
  8: ability('Shout', { cost: 0 }, '', you.draw(1), self.has(cant('beInterrupted'))),
  ...offers,
})

test('a card whose owner has left the game meanwhile is skipped (102.2, Lava Cracks)', () => {
  const allies = { play: ['Grunt'] }
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Muster'] }, Bert: allies, Cora: allies, Dora: allies },
  })
  story.raider('Anna').plays('Muster')
  story.resolve()
  story.raider('Cora').concedes()
  for (const name of ['Bert', 'Dora']) {
    expect([story.decision?.kind, name]).toEqual(['may', name])
    story.raider('Anna').answers('no')
  }
  expect(story.eventsOfKind('damaged')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('no player is offered a yes for a card that can’t move (103.2, 712.7)', () => {
  const story = scenario({ cards: own, players: { Anna: { hand: ['Whisper'] }, Bert: { play: ['Root'] } } })
  story.raider('Anna').plays('Whisper', { on: 'Root' })
  const asked = story.askedWhile(() => story.resolve())
  expect(asked).not.toContainEqual(['Anna', 'may'])
  expect(story.isInPlay('Root')).toBe(true)
  story.waitsFor('Anna')
})

test('Stormwind Investigator: the top card of a Boss player’s deck can’t be moved (R101.3c)', () => {
  const story = onyxiaStory({}, { Anna: { hand: ['Stormwind Investigator'], resources: 2 } })
  story.turnOf('Anna').raider('Anna').plays('Stormwind Investigator')
  story.resolve()
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Boss')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  expect(story.decision?.kind).not.toBe('may')
  story.waitsFor('Anna')
})

test('nor to interrupt a link that can’t be interrupted (103.2)', () => {
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Shout'] }, Bert: { play: ['Ear'] } },
  })
  story.raider('Anna').plays('Shout')
  const asked = story.askedWhile(() => story.resolveAll())
  expect(asked).not.toContainEqual(['Bert', 'may'])
  story.waitsFor('Anna')
})

test.each(Object.values(offers).map(({ name }) => name))(
  '%s: no player is offered an action without any effect (712.7)',
  (card) => {
    const story = scenario({
      cards: own,
      players: { Anna: { hand: [card], below: 0, filler: 'Grunt' }, Bert: { play: ['Ward'] } },
    })
    story.raider('Anna').plays(card)
    const asked = story.askedWhile(() => story.resolveAll())
    expect(asked.filter(([, kind]) => kind === 'may')).toEqual([])
    expect(story.decision?.kind).not.toBe('may')
    story.waitsFor('Anna')
  },
)

test('nor a Boss player’s deck or graveyard to opponents (R101.3c)', () => {
  const hand = ['Plunder', 'Rummage', 'Bribe']
  const cards = numberedCardsOfSet('MORE', {
    1: ability('Plunder', { cost: 0 }, '', you.may(opponents.shuffleGraveyardIntoDeck())),
    2: ability('Rummage', { cost: 0 }, '', you.may(searchDeckForCard(you, opponents, any.card))),
    3: ability('Bribe', { cost: 0 }, '', you.may(opponents.draw(1))),
    4: ally('Brute', { cost: 0, melee: 1, health: 1 }, 'Orc'),
  })
  const story = scenario({
    cards,
    raiders: { Anna: { hand: [...hand, 'Brute'] } },
    boss: { bosses: ['MLR-2'], graveyard: ['Brute'] },
  })
  for (const card of hand) {
    story.raider('Anna').plays(card)
    expect(story.askedWhile(() => story.resolveAll()).filter(([, kind]) => kind === 'may')).toEqual([])
    story.waitsFor('Anna')
  }
})

test('several cards become resources although one is attached to another (802, 400.5)', () => {
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Bury'], play: ['Grunt', { card: 'Ivy', on: 'Grunt' }] }, Bert: {} },
  })
  story.raider('Anna').plays('Bury')
  story.resolve()
  expect([story.resources('Anna').total, story.faceDown('Anna').sort()]).toEqual([2, ['Grunt', 'Ivy']])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Bury'])
  story.waitsFor('Anna')
})
