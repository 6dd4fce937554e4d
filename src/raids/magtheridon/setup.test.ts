/** The unchanged setup of Magtheridon's Lair (R400) and the Boss player's turn (R401). */
import { describe, expect, test } from 'vitest'
import { cardIdsOfDeck, magtheridonDeck } from '../../cards/index.ts'
import { objectById, type Setup, startGame, viewFor } from '../../engine/index.ts'
import { registerScenarioCards } from '../../scenarios/mutant.ts'
import { Story } from '../../scenarios/scenario.ts'
import '../index.ts'
import { userText } from '../../texts/user-text.ts'
import {
  countBloods,
  passUntilTurnOf,
  raiderCards,
  storyWithChainedBoss,
  storyWithUnleashedBoss,
} from './magtheridon.testkit.ts'

const setup: Setup = {
  raid: 'magtheridon',
  mode: 'standard',
  cards: registerScenarioCards(raiderCards),
  seats: ['Anna', 'Bert'].map((name) => ({
    name: userText(name),
    hero: 'CD2-P1',
    deck: Array(30).fill('OWN-1'),
  })),
  boss: userText('Boss'),
}
const seated = (seed = 1) => startGame(setup, seed).game
const lair = ({ players }: ReturnType<typeof seated>) => {
  const player = players.at(-1)
  if (!player) throw new Error('nobody sits there')
  return player
}

test('the main deck is shuffled: 65 cards (R400.1)', () => {
  const order = (seed: number) => {
    const game = seated(seed)
    const { deck, hand } = lair(game)
    return [...deck, ...hand].map((id) => objectById(game, id).card)
  }
  expect(order(1).toSorted()).toEqual(cardIdsOfDeck(magtheridonDeck).toSorted())
  expect(order(1)).toHaveLength(65)
  expect(order(1)).not.toEqual(order(2))
})

test('Chained Magtheridon and five Channelers begin in play (R400.2)', () => {
  const game = seated()
  const own = game.play.filter((id) => objectById(game, id).owner === 2)
  expect(own.map((id) => objectById(game, id).card).toSorted()).toEqual(
    ['MLR-1', 'MLR-34', 'MLR-35', 'MLR-36', 'MLR-37', 'MLR-38'].toSorted(),
  )
})

test('everybody begins with seven cards and may take a mulligan, even the Boss player (R400.3)', () => {
  const story = new Story(seated())
  const asked: number[] = []
  while (story.decision?.kind === 'mulligan') {
    asked.push(story.decision.seat)
    story.pick('keep')
  }
  expect(story.game.players.map(({ hand }) => hand.length).slice(1)).toEqual([7, 7])
  expect(asked.toSorted()).toEqual([0, 1, 2])
})

test('the raider to the left of the Boss player begins, and all draw in their first draw step (R400.4)', () => {
  const story = new Story(seated())
  while (story.decision?.kind === 'mulligan') story.pick('keep')
  story.passUntil(() => story.game.turn.phase === 'action')
  expect([story.game.turn.player, story.cards('Anna', 'hand').length]).toEqual([0, 8])
  passUntilTurnOf(story, 'Boss')
  expect(story.eventsOfKind('turnStarted').map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(
    story
      .eventsOfKind('moved')
      .filter(({ why }) => why === 'drawn')
      .map(({ seat }) => seat),
  ).toEqual(expect.arrayContaining([0, 1, 2]))
})

describe('the Boss player’s turn', () => {
  test('it has a ready step and a draw step, then its action phase (R401.1, R401.2)', () => {
    const story = storyWithChainedBoss({}, { Anna: {} }, { everyWindow: true })
    expect(story.eventsOfKind('turnStarted')).toHaveLength(1)
    expect(story.eventsOfKind('stepStarted').map(({ step }) => step)).toEqual(['draw', 'action'])
    expect(story.game.turn.phase).toBe('action')
    story.waitsFor('Boss')
  })

  test('at its start a Blood is placed face down and ready, without the chain, and nobody may look at it (R401.1a, R402.2a)', () => {
    const story = storyWithChainedBoss({})
    expect(story.resources('Boss')).toMatchObject({ ready: 1, total: 1 })
    expect(viewFor(story.game, 1).seats[1]?.resources.cards).toMatchObject([{ card: '', faceDown: true }])
    expect(story.eventsOfKind('placed')).toEqual([])
    expect(countBloods(story)).toBe(0)
    story.waitsFor('Boss')
  })

  test('the Blood comes at the same time as his cards ready (R401.1a)', () => {
    const story = storyWithChainedBoss({ resources: 2, spent: 2, exhausted: true })
    expect(story.resources('Boss')).toMatchObject({ ready: 3, total: 3 })
    const kinds = story.log.flatMap((one) =>
      one.kind === 'readied' || (one.kind === 'moved' && one.to === 'play' && one.faceDown) ? [one.kind] : [],
    )
    expect(kinds.at(-1)).toBe('moved')
    story.waitsFor('Boss')
  })

  test('unleashed, he gains another Blood (R401.1a, R402.2b)', () => {
    const story = storyWithUnleashedBoss({ bloods: 3 })
    expect([countBloods(story), story.resources('Boss').total]).toEqual([3, 1])
    passUntilTurnOf(story, 'Boss')
    expect([countBloods(story), story.resources('Boss').total]).toEqual([4, 2])
    story.waitsFor('Boss')
  })

  test('he draws a card, and two when unleashed (R401.1b)', () => {
    const before = storyWithChainedBoss({})
    expect(before.cards('Boss', 'hand')).toHaveLength(1)
    before.waitsFor('Boss')
    const story = storyWithUnleashedBoss({})
    expect(story.cards('Boss', 'hand')).toHaveLength(2)
    story.waitsFor('Boss')
  })
})
