/** The turn (500–503): extra, skipped and ended turns, changes of the turn order, readying and inspiring. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkBonus,
  each,
  endTheTurn,
  inspire,
  isInspired,
  movesBetweenZones,
  numberedCardsOfSet,
  opponents,
  put,
  self,
  targetPlayer,
  thatCard,
  thisTurn,
  turnEnds,
  type UnnumberedCard,
  when,
  wouldBePut,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import {
  cardIdByName,
  DUNGEON_NAME,
  NOTHING_CARD_NAME,
  type TableSetup,
} from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutChoices } from '../../../scenarios/test-cards/choices.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from '../../../scenarios/test-cards/combat.ts'
import { checkInvariants } from '../../../scenarios/watching.testkit.ts'
import type { Card } from '../../model/data/card.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
/** The setup of a Dungeon that does nothing. */
const idle = { filler: NOTHING_CARD_NAME }
const told = (story: Story): string[] => story.eventsOfKind('turnStarted').map(({ seat }) => story.name(seat))

const instant = { cost: 0, instant: true } as const

test('an extra turn comes directly after this one, the latest first, and then the normal order continues (500.3)', () => {
  const story = scenario({
    cards: own(
      ability('Time Warp', instant, '', you.takeExtraTurn()),
      ability('Generosity', instant, '', targetPlayer.takeExtraTurn()),
    ),
    raiders: { Anna: { hand: ['OWN-1', 'OWN-2', 'Rend'] }, Bert: {}, Cleo: {} },
    dungeon: idle,
  })
  story.raider('Anna').plays('Time Warp')
  story.resolve()
  story.raider('Anna').plays('Generosity', { on: 'Cleo' })
  story.resolve()
  for (let i = 0; i < 5; i++) story.nextTurn()
  expect(told(story)).toEqual(['Anna', 'Cleo', 'Anna', 'Bert', 'Cleo', DUNGEON_NAME, 'Anna'])
  story.waitsFor('Anna')
})

test('a player skips the next turn, or as many turns as effects say, including extra turns (500.4)', () => {
  const story = scenario({
    cards: own(
      ability('Stasis', instant, '', targetPlayer.skipNextTurn()),
      ability('Generosity', instant, '', targetPlayer.takeExtraTurn()),
    ),
    raiders: { Anna: { hand: ['OWN-1', 'OWN-1', 'OWN-2', 'Rend'] }, Bert: {}, Cleo: {} },
    dungeon: idle,
  })
  for (const card of ['Stasis', 'Stasis', 'Generosity']) {
    story.raider('Anna').plays(card, { on: 'Bert' })
    story.resolve()
  }
  for (let i = 0; i < 3; i++) story.nextTurn()
  story.nextTurn()
  expect(told(story)).toEqual(['Anna', 'Cleo', DUNGEON_NAME, 'Anna', 'Bert', 'Cleo'])
  expect(story.eventsOfKind('turnSkipped')).toHaveLength(2)
  story.waitsFor('Cleo')
})

const ender = (): TableSetup => ({
  cards: [
    ...own(
      ability('Curtain', instant, '', endTheTurn()),
      ally('Lingerer', { melee: 1, health: 4 }, '', when(turnEnds(you), you.draw(1))),
      ability('Rage', instant, '', thisTurn(yourHero.has(atkBonus(3)))),
    ),
  ],
  raiders: {
    Anna: { hand: ['OWN-1', 'OWN-3', ...Array(9).fill('Rend')], play: ['OWN-2'], resources: 1 },
    Bert: {},
  },
  dungeon: { ...idle, play: ['Lumbering Oaf'] },
})

test('when a card ends the turn, other links are interrupted, modifiers for this turn end, and nothing triggers (500.5)', () => {
  const story = scenario(ender())
  story.raider('Anna').plays('Rage')
  story.resolve()
  expect(story.atk('Anna')).toBe(3)
  story.raider('Anna').plays('Rend', { on: DUNGEON_NAME }).plays('Curtain')
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toEqual(['Rage', 'Rend', 'Curtain'])
  expect([
    story.eventsOfKind('turnEnded').length,
    story.atk('Anna'),
    story.cards('Anna', 'hand').length,
  ]).toEqual([1, 0, 8])
  expect(story.eventsOfKind('interrupted')).toMatchObject([{ card: cardIdByName('Rend'), byGame: true }])
  expect(story.game.turn.player).toBe(story.seat('Bert'))
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('links of an ended turn don’t stay on the chain, even if a replacement moves them elsewhere (500.5)', () => {
  const story = scenario({
    cards: own(
      ability('Curtain', instant, '', endTheTurn()),
      ability(
        'Oblivion',
        instant,
        '',
        thisTurn(each(any.ability).has(wouldBePut({ to: 'graveyard' }, put(thatCard, 'removed')))),
      ),
    ),
    raiders: { Anna: { hand: ['Oblivion', 'Rend', 'Curtain', 'Brigg'], resources: 1 }, Bert: {} },
    dungeon: idle,
  })
  story.raider('Anna').plays('Oblivion')
  story.resolve()
  story.raider('Anna').plays('Rend', { on: DUNGEON_NAME }).plays('Curtain')
  story.resolve()
  expect([story.cards('Anna', 'removed'), story.cards('Anna', 'graveyard')]).toEqual([
    ['Oblivion', 'Rend'],
    ['Curtain'],
  ])
  expect(story.game.turn.player).toBe(story.seat('Bert'))
  checkInvariants(story.game)
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('the rest of the text that ends the turn doesn’t run (500.5)', () => {
  const story = scenario({
    cards: own(ability('Final Word', instant, '', you.draw(1), endTheTurn(), you.draw(2))),
    raiders: { Anna: { hand: ['OWN-1', 'Rend'] }, Bert: { hand: ['Rend'] } },
    dungeon: idle,
  })
  story.raider('Anna').plays('Final Word')
  story.resolve()
  expect([story.cards('Anna', 'hand').length, story.cards('Anna', 'graveyard')]).toEqual([2, ['Final Word']])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('when a card ends the turn in combat, the combat ends without damage (500.5)', () => {
  const story = scenario(ender())
  story.raider('Anna').proposes('Lingerer', 'Lumbering Oaf')
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Anna').plays('Curtain')
  story.resolve()
  expect([story.game.combat, story.eventsOfKind('damaged'), story.exhausted('Lingerer')]).toEqual([
    null,
    [],
    true,
  ])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('a text can end all turns until a player’s next turn (500.5)', () => {
  const story = scenario({
    cards: own(ability('Hourglass', instant, '', endTheTurn(targetPlayer))),
    raiders: { Anna: { hand: ['OWN-1', 'Rend'] }, Bert: {}, Cleo: {} },
    dungeon: idle,
  })
  story.raider('Anna').plays('Hourglass', { on: 'Cleo' })
  story.resolve()
  story.passUntil(() => story.isCalm())
  expect(told(story)).toEqual(['Anna', 'Cleo'])
  story.waitsFor('Cleo')
})

test('a player who moves to the right of another takes turns before that player from then on (500.6)', () => {
  const story = scenario({
    cards: own(ability('Musical Chairs', instant, '', you.moveToRightOf(targetPlayer))),
    raiders: { Anna: { hand: ['OWN-1', 'Rend'] }, Bert: {}, Cleo: {} },
    dungeon: idle,
  })
  story.raider('Anna').plays('Musical Chairs', { on: 'Cleo' })
  story.resolve()
  for (let i = 0; i < 3; i++) story.nextTurn()
  expect(told(story)).toEqual(['Anna', 'Cleo', DUNGEON_NAME, 'Bert', 'Anna'])
  expect(story.game.turn.player).toBe(story.seat('Anna'))
  story.waitsFor('Anna')
})

test('with two players nobody moves (500.6)', () => {
  const story = scenario({
    cards: own(ability('Musical Chairs', instant, '', you.moveToRightOf(opponents))),
    raiders: { Anna: { hand: ['OWN-1', 'Rend'] } },
    dungeon: idle,
  })
  story.raider('Anna').plays('Musical Chairs')
  story.resolve()
  expect([story.eventsOfKind('seatMoved'), story.game.order]).toEqual([[], undefined])
  story.waitsFor('Anna')
})

test('a power that triggers in the wrap-up step waits for the next ready step (503.2a)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Ragpicker',
        { melee: 1, health: 1 },
        '',
        when(movesBetweenZones(any.card, 'hand', 'graveyard', you), you.draw(1)),
      ),
    ),
    raiders: {
      Anna: { play: ['OWN-1'], hand: Array(8).fill('Rend') },
      Bert: { hand: ['Gouge'], resources: 1 },
    },
    dungeon: { ...idle, play: ['Lumbering Oaf'] },
  })
  story.passUntil(() => story.decision?.kind === 'handSize')
  story.pick('Rend')
  expect([story.game.turn.step, story.game.turn.player, story.chain]).toEqual(['ready', 1, ['Ragpicker']])
  story.waitsFor('Bert')
})

test('501.1b, example 1: two Vindicator Kaldels can ready two exhausted allies when the next player readies', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    raiders: {
      Anna: {
        play: [
          idOfCombatExampleCard('Vindicator Kaldel'),
          idOfCombatExampleCard('Vindicator Kaldel'),
          'Brigg',
        ],
      },
      Bert: {},
    },
    dungeon: idle,
  })
  story.tire('Vindicator Kaldel', 'Vindicator Kaldel#2', 'Brigg')
  story.passUntil(() => false)
  expect([story.decision?.min, story.decision?.max, story.offers]).toEqual([
    0,
    2,
    ['Vindicator Kaldel', 'Vindicator Kaldel', 'Brigg'],
  ])
  story.pick('Brigg', 'Vindicator Kaldel#2')
  expect([story.exhausted('Brigg'), story.exhausted('Vindicator Kaldel'), story.chain]).toEqual([
    false,
    true,
    [],
  ])
  expect(story.eventsOfKind('inspired')).toHaveLength(2)
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('501.1b, example 2: only one of two Marksman Glous inspires the only exhausted quest, which then costs (1) less to complete', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    raiders: {
      Anna: {
        play: [idOfCombatExampleCard('Marksman Glous'), idOfCombatExampleCard('Marksman Glous')],
        quests: ['The Essence of Enmity', 'The Essence of Enmity'],
        resources: 3,
      },
      Bert: {},
    },
    dungeon: idle,
  })
  const first = story.find('The Essence of Enmity')
  story.tire('The Essence of Enmity')
  story.passUntil(() => false)
  expect([story.decision?.max, story.decision?.options.map(({ id }) => id)]).toEqual([1, [`o${first}`]])
  story.pick('The Essence of Enmity')
  story.resolve()
  const { ready } = story.resources('Anna')
  story.passUntil(() => story.decision?.seat === 0)
  story.pick(`quest${first}`)
  expect(ready - story.resources('Anna').ready).toBe(2)
  story.resolve()
  story.waitsFor('Anna', 'choose')
})

test('501.1b, example 3: Exarch Orelis can ready any, all or none of himself, the hero and a resource', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    raiders: { Anna: { play: [idOfCombatExampleCard('Exarch Orelis')], resources: 6 }, Bert: {} },
    dungeon: idle,
  })
  story.tire('Exarch Orelis', 'Anna').spend('Anna', 6)
  const asked: number[] = []
  story.passUntil(() => false)
  for (; story.decision?.kind === 'ready'; ) {
    asked.push(story.decision.min, story.decision.max)
    story.pick(...(story.decision.options[0] ? [story.decision.options[0].id] : []))
  }
  expect(asked).toEqual([0, 1, 0, 1, 0, 1])
  expect([story.exhausted('Exarch Orelis'), story.exhausted('Anna'), story.resources('Anna').ready]).toEqual([
    false,
    false,
    1,
  ])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('a player who leaves after inspiring readies nothing (102.2, 501.1b)', () => {
  const story = scenario({
    cards: own(ally('Drummer', { melee: 1, health: 1 }, '', inspire(any.ally))),
    raiders: { Anna: { play: ['OWN-1'] }, Bert: {}, Cleo: { play: ['OWN-1'] } },
    dungeon: idle,
  })
  story.tire('Drummer', 'Drummer#2')
  story.passUntil(() => story.decision?.kind === 'ready')
  story.raider('Cleo').answers('Drummer')
  expect(story.decision).toMatchObject({ kind: 'ready', seat: story.seat('Anna') })
  story.raider('Cleo').concedes()
  story.raider('Anna').answers('Drummer')
  expect(story.eventsOfKind('inspired')).toHaveLength(1)
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('players can’t inspire in their own ready step, and a power sees which card it inspired (501.1b)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Drummer',
        { melee: 1, health: 1 },
        '',
        inspire(any.ally),
        when(isInspired(any.ally, self), you.draw(1)),
      ),
    ),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: idle,
  })
  story.tire('Drummer')
  story.passUntil(() => false)
  expect([story.decision?.kind, story.game.turn.player]).toEqual(['ready', 1])
  story.pick('Drummer')
  story.turnOf('Anna')
  expect([story.eventsOfKind('inspired').length, story.eventsOfKind('used').length]).toEqual([1, 1])
  story.waitsFor('Anna')
})

test('a card that can’t ready in its controller’s ready step can be inspired in another player’s (501.1a–b, Entangling Roots)', () => {
  const story = scenario({
    cards: own(ally('Drummer', { melee: 1, health: 1 }, '', inspire(any.ally))),
    raiders: { Anna: { play: ['OWN-1', 'Brigg'], hand: ['CD2-D3'], resources: 2 } },
    dungeon: idle,
  })
  story.raider('Anna').plays('Entangling Roots', { on: 'Brigg' })
  story.resolve()
  story.passUntil(() => false)
  expect([story.decision?.kind, story.offers]).toEqual(['ready', ['Brigg']])
  story.pick('Brigg')
  expect(story.exhausted('Brigg')).toBe(false)
  story.turnOf('Anna')
  story.waitsFor('Anna')
})

test('the player is asked about cards that may stay exhausted, and all others ready (501.1a)', () => {
  const story = scenario({
    cards: own(ally('Late Riser', { melee: 1, health: 1 }, '', self.mayStayExhausted())),
    raiders: { Anna: { play: ['OWN-1', 'Brigg'] } },
    dungeon: idle,
  })
  story.tire('Late Riser', 'Brigg', 'Anna')
  story.passUntil(() => false)
  expect([story.decision?.kind, story.offers]).toEqual(['ready', ['Late Riser']])
  story.pick()
  expect([story.exhausted('Late Riser'), story.exhausted('Brigg')]).toEqual([true, false])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('a player who skips the draw step draws nothing, and the step has no window (500.1, Icy Veins)', () => {
  const story = scenario({
    cards: exampleCardsAboutChoices,
    players: { Anna: { play: ['Icy Veins'], hand: ['Rend'] }, Bert: { hand: ['Rend'] } },
  })
  const deck = story.cards('Anna', 'deck').length
  for (let turn = 1; turn <= 2; turn++) {
    story.pick('Bert')
    story.passUntil(() => story.isCalm())
    if (turn === 1) story.turnOf('Anna')
  }
  expect([story.name(story.game.turn.player), story.cards('Anna', 'deck').length]).toEqual(['Anna', deck])
  expect(story.eventsOfKind('stepSkipped')).toEqual([{ kind: 'stepSkipped', seat: 0, step: 'draw' }])
  expect(story.damage('Bert')).toBe(10)
  story.waitsFor('Anna')
})

test('an extra turn “after a player’s next turn” comes directly after that turn (500.3, Tempt Your Fate)', () => {
  const story = scenario({
    cards: exampleCardsAboutChoices,
    raiders: { Anna: { quests: ['Tempt Your Fate'], hand: ['Rend'] }, Bert: {}, Cleo: {} },
    dungeon: idle,
  })
  story.raider('Anna').completes('Tempt Your Fate')
  const fits = (): boolean => {
    const [boss = 0, anna = 0, bert = 0, cleo = 0] = story.eventsOfKind('rolled').flatMap(({ dice }) => dice)
    return anna > boss && bert < boss && cleo === boss
  }
  story.luckily(fits).resolve()
  for (let i = 0; i < 5; i++) story.nextTurn()
  expect(told(story)).toEqual(['Anna', 'Cleo', DUNGEON_NAME, 'Anna', 'Anna', 'Bert', 'Cleo'])
  story.waitsFor('Cleo')
})
