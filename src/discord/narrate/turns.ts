/** Narrates the beginning of the game and its turns. */
import { isRaidWithLessons } from '../../raids/index.ts'
import { texts } from '../../texts/texts.ts'
import type { Narrators } from './narrated-news.ts'

export const turnNarrators: Narrators<
  | 'gameStarted'
  | 'mulligan'
  | 'turnStarted'
  | 'stepStarted'
  | 'turnOver'
  | 'extraTurn'
  | 'turnSkipped'
  | 'stepSkipped'
  | 'turnEnded'
  | 'seatMoved'
  | 'inspired'
  | 'shuffled'
  | 'deckTurned'
  | 'named'
  | 'revealed'
  | 'looked'
> = {
  gameStarted: ({ first }) => (isRaidWithLessons(first) ? null : texts.news.gameStarted),
  mulligan: ({ first }, scene) =>
    first.kept ? texts.news.keeps(scene.seat(first.seat)) : texts.news.mulligans(scene.seat(first.seat)),
  turnStarted: ({ first }, scene) => texts.news.turn(first.number, scene.seat(first.seat)),
  stepStarted: () => null,
  turnOver: () => null,
  extraTurn: ({ first }, scene) =>
    first.after
      ? texts.news.extraTurnLater(scene.seat(first.seat))
      : texts.news.extraTurn(scene.seat(first.seat)),
  stepSkipped: ({ first }, scene) => texts.news.stepSkipped(scene.seat(first.seat), first.step),
  turnSkipped: ({ first }, scene) => texts.news.turnSkipped(scene.seat(first.seat)),
  turnEnded: () => texts.news.turnEnded,
  seatMoved: ({ first }, scene) => texts.news.seatMoved(scene.seat(first.seat), scene.seat(first.rightOf)),
  inspired: ({ first: { object, card, by, byCard } }, scene) =>
    texts.news.inspired(scene.object(object, card), scene.object(by, byCard)),
  shuffled: ({ first }, scene) => {
    if (first.replenished) return texts.news.replenished(scene.seat(first.seat))
    return scene.has('mulligan') ? null : texts.news.shuffled(scene.seat(first.seat))
  },
  deckTurned: ({ first }, scene) => texts.news.deckTurned(scene.seat(first.seat), first.faceUp),
  named: ({ first }, scene) =>
    texts.news.named(scene.seat(first.seat), texts.choice.layout(first.word), scene.card(first.card)),
  looked: ({ first }, scene) => texts.news.looked(scene.seat(first.seat), first.cards.length),
  revealed: ({ first }, scene) => texts.news.revealed(scene.seat(first.seat), scene.cards(first.cards)),
}
