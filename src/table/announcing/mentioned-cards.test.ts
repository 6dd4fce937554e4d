import { expect, it } from 'vitest'
import {
  eventAsSeenBy,
  type Game,
  type GameEvent,
  type GameObject,
  type ObjectId,
  objectById,
  playerInSeat,
  startGame,
} from '../../engine/index.ts'
import { setupForPlan } from '../../simulation/simulate.ts'
import { cardsMentionedIn, mergeMentionedCards, publiclyKnownCards } from './mentioned-cards.ts'

const newGame = () =>
  startGame(setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1 }), 1).game

const handCard = (game: Game): GameObject => objectById(game, playerInSeat(game, 0).hand[0] ?? 0)

const exhausted = (object: ObjectId): GameEvent => ({
  kind: 'exhausted',
  object,
  card: '',
  seat: 0,
  hidden: true,
})

it('heroes are named with their controllers', () => {
  const game = newGame()
  const { hero } = playerInSeat(game, 3)
  const nothing: GameEvent = { kind: 'combatEnded' }
  const fought: GameEvent = { kind: 'defending', attacker: playerInSeat(game, 0).hero, defender: hero }
  expect(cardsMentionedIn([nothing, fought], publiclyKnownCards(game), game)).toEqual({
    [playerInSeat(game, 0).hero]: { card: objectById(game, playerInSeat(game, 0).hero).card, controller: 0 },
    [hero]: { card: 'DDD-1', controller: 3 },
  })
})

it('a card in hand isn’t named, even after it has left the hand', () => {
  const game = newGame()
  const card = handCard(game)
  const before = publiclyKnownCards(game)
  expect(cardsMentionedIn([exhausted(card.id)], before, game)[card.id]?.card).toBe('')
  card.zone = 'gone'
  expect(cardsMentionedIn([exhausted(card.id)], before, game)[card.id]?.card).toBe('')
  expect(cardsMentionedIn([exhausted(card.id)], publiclyKnownCards(game), game)[card.id]?.card).toBe('')
})

it('a card is named when a public event shows it, in every other event too', () => {
  const game = newGame()
  const card = handCard(game)
  const before = publiclyKnownCards(game)
  const discarded: GameEvent = {
    kind: 'moved',
    why: 'discarded',
    seat: 0,
    from: 'hand',
    to: 'graveyard',
    was: card.id,
    object: 9_999,
    card: card.card,
  }
  const named = cardsMentionedIn([exhausted(card.id), discarded, exhausted(card.id)], before, game)
  expect(named[card.id]?.card).toBe(card.card)
  expect(named[9_999]?.card).toBe(card.card)
  const drawn = eventAsSeenBy({ ...discarded, to: 'hand', seenBy: [0] }, null)
  expect(cardsMentionedIn([drawn], before, game)).toEqual({})
})

it('a card that was public before it left the game is still named', () => {
  const game = newGame()
  const { hero } = playerInSeat(game, 1)
  const { card } = objectById(game, hero)
  const before = publiclyKnownCards(game)
  delete game.objects[hero]
  const fought: GameEvent = { kind: 'defending', attacker: hero, defender: hero }
  expect(cardsMentionedIn([fought], before, game)).toEqual({ [hero]: { card, controller: 1 } })
})

it('the news of several inputs names every card that one of them has named', () => {
  const hidden = { 7: { card: '', controller: 1 }, 8: { card: 'DDD-5', controller: 3 } }
  const shown = { 7: { card: 'CD2-R2', controller: 0 } }
  const both = { 7: { card: 'CD2-R2', controller: 1 }, 8: { card: 'DDD-5', controller: 3 } }
  expect(mergeMentionedCards(shown, hidden)).toEqual(both)
  expect(mergeMentionedCards({}, shown)).toEqual(shown)
})
