/**
 * The times at which actions are allowed: priority (410), placing and exhausting resources (412), the phases of a
 * turn (500–503).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  atStartOfYourTurn,
  cardsInGraveyard,
  each,
  exhaust,
  isDestroyed,
  numberedCardsOfSet,
  ready,
  self,
  stealth,
  target,
  thisTurn,
  turnEnds,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutDecks } from '../../../scenarios/test-cards/decks.ts'
import { newTextContext } from '../../model/state/objects.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'

const instant = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('OWN', {
  1: ability('Shout', instant, '', yourHero.deals(1, 'melee').to(target(any.hero))),
  2: ally('Herald', { melee: 1, health: 2 }, 'Human', atStartOfYourTurn(you.draw(1))),
  3: ally('Ragman', { melee: 1, health: 1 }, 'Human', when(turnEnds(you), you.draw(1))),
  4: ally('Mourner', { melee: 1, health: 1 }, 'Human', when(isDestroyed(self), you.draw(1))),
  5: ability('Burial', { cost: 0 }, '', exhaust(cardsInGraveyard(you)), ready(cardsInGraveyard(you))),
  6: ability('Wither', instant, '', thisTurn(each(your.ally).has(atkAndHealthBonus(0, -1)))),
})
const idle = { filler: NOTHING_CARD_NAME }

test('with priority a player may use powers, complete quests and play instants (410.2); everything else needs their own action phase and an empty chain (410.2a, 412.1a, 502.1)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: {
        hand: ['Shout', 'Brigg', 'Shout'],
        play: ['Karrok Scarrend', 'Zakis Trickstab'],
        quests: ['A Bird in Hand'],
        resources: 5,
      },
    },
    dungeon: idle,
  })
  const kinds = () => [...new Set(story.decision?.options.map(({ kind }) => kind))]
  expect(kinds()).toEqual(['pass', 'play', 'place', 'power', 'quest', 'attack'])
  const anna = story.raider('Anna').plays('Shout', { on: DUNGEON_NAME })
  expect([kinds(), anna.may('play Shout'), anna.may('play Brigg')]).toEqual([
    ['pass', 'play', 'power', 'quest'],
    true,
    false,
  ])
  story.resolve()
  anna.places('Brigg')
  expect([story.chain, story.resources('Anna').total]).toEqual([['Brigg'], 6])
  story.resolve()
  expect([story.resources('Anna'), anna.may('place Shout')]).toEqual([{ ready: 7, total: 7 }, false])
  story.waitsFor('Anna')
})

test('a played or placed card is itself on the chain; everything else adds an effect (410.3)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Shout', 'Shout'], play: ['Zakis Trickstab'], quests: ['A Bird in Hand'], resources: 5 },
    },
  })
  const anna = story.raider('Anna').plays('Shout', { on: DUNGEON_NAME }).completes('A Bird in Hand')
  expect(story.game.chain.map(({ kind }) => kind)).toEqual(['card', 'effect'])
  story.resolveAll()
  anna.proposes('Zakis Trickstab', DUNGEON_NAME)
  expect(story.game.chain.map(({ kind }) => kind)).toEqual(['proposal'])
  story.waitsFor('Anna')
})

test('a window doesn’t close when the chain becomes empty: all must pass once more, and then the phase ends (410.4b, 502.2)', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Shout', 'Shout'] } }, dungeon: idle })
  story.raider('Anna').plays('Shout', { on: DUNGEON_NAME }).passes()
  expect([story.chain, story.game.turn.phase]).toEqual([[], 'action'])
  story.raider('Anna').passes()
  expect(story.game.turn.phase).toBe('end')
  story.waitsFor('Anna')
})

test('checks come first, then waiting effects are added to the chain, then a player gets priority (410.5)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Wither', 'Shout'], play: [{ card: 'Mourner' }] } },
    dungeon: idle,
  })
  story.raider('Anna').plays('Wither')
  story.passUntil(() => !story.isInPlay('Mourner'))
  expect([story.isInPlay('Mourner'), story.chain]).toEqual([false, ['Mourner']])
  story.waitsFor('Anna')
})

test('a card outside play is neither ready nor exhausted, and can’t be readied or exhausted (411.2)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Burial', 'Shout'], graveyard: ['Brigg'] } },
    dungeon: idle,
  })
  story.raider('Anna').plays('Burial')
  story.resolve()
  expect([story.eventsOfKind('exhausted'), story.eventsOfKind('readied')]).toEqual([[], []])
  const [brigg = 0] = story.game.players[0]?.graveyard ?? []
  const is = (state: 'ready' | 'exhausted') =>
    cardMatchesFilter(story.game, newTextContext('', brigg, 0), { kind: 'state', state }, brigg)
  expect([is('ready'), is('exhausted')]).toEqual([false, false])
  story.waitsFor('Anna')
})

test('Lobotomize: the targeted resource may still pay in response, but nothing can be paid in advance (412.2, example)', () => {
  const story = scenario({
    cards: [...exampleCardsAboutDecks],
    players: {
      Anna: { hand: ['Lobotomize', 'Rend'], resources: 5 },
      Bert: { hand: ['Gouge'], quests: ['The Key to Freedom'] },
    },
  })
  story.raider('Anna').plays('Lobotomize', { on: 'The Key to Freedom' })
  expect(story.offers).toEqual(['pass', 'play Gouge'])
  story.raider('Bert').plays('Gouge', { on: 'Anna' })
  expect([story.resources('Bert').total, story.exhausted('Anna')]).toEqual([0, true])
  expect(story.resources('Anna').total).toBe(5)
  story.waitsFor('Anna')
})

test('Lobotomize of a hero with Stealth also gives its player a resource (412.1)', () => {
  const story = scenario({
    cards: [
      ...exampleCardsAboutDecks,
      ...numberedCardsOfSet('OWN', { 99: ally('Shade', { health: 1 }, '', each(your.hero).has(stealth)) }),
    ],
    players: {
      Anna: { hand: ['Lobotomize', 'Rend'], resources: 5, play: ['OWN-99'] },
      Bert: { resources: 1 },
    },
  })
  const [resource] = story.game.play.filter((id) => story.game.objects[id]?.play?.controller === 1).slice(-1)
  story.raider('Anna').plays('Lobotomize', { on: `o${resource}` })
  expect([story.resources('Bert').total, story.resources('Anna')]).toEqual([0, { ready: 0, total: 6 }])
  story.waitsFor('Anna')
})

test('a turn has the phases start, action and end with their steps, and then the next player clockwise takes a turn (500.1)', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: {}, Cleo: {} }, dungeon: idle })
  story.turnOf('Cleo')
  expect(story.eventsOfKind('turnStarted').map(({ seat }) => story.name(seat))).toEqual([
    'Anna',
    'Bert',
    'Cleo',
  ])
  const berts = story.log.slice(story.log.findIndex((one) => one.kind === 'turnStarted' && one.seat === 1))
  expect(story.eventsOfKind('stepStarted', berts).map(({ step }) => step)).toEqual([
    'draw',
    'action',
    'end',
    'wrapUp',
    'draw',
    'action',
  ])
  story.waitsFor('Cleo')
})

test('effects that trigger at the start or the end of a turn wait on the chain there (500.2, 501.1, 503.1)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { play: ['Herald', 'Ragman'], hand: ['Shout'] }, Bert: {} },
    dungeon: idle,
  })
  story.nextTurn()
  story.passUntil(() => story.chain.includes('Herald'))
  expect([story.game.turn.step, story.decision?.seat]).toEqual(['ready', 0])
  story.passUntil(() => story.isCalm())
  story.raider('Anna').passes()
  expect([story.game.turn.step, story.chain]).toEqual(['end', ['Ragman']])
  story.waitsFor('Anna')
})
