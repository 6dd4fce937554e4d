/** Narrates events of the raid: MARKED, Level Up, Achievements, fallen heroes, and the end. */
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { gameCorrectionText } from '../corrections/wording.ts'
import { countLostAnswersByPlayer } from '../votes/answers-lost.ts'
import type { Narrators } from './narrated-news.ts'

export const raidNarrators: Narrators<
  'marked' | 'ghost' | 'levelled' | 'earned' | 'lost' | 'adjusted' | 'replaced' | 'takenBack' | 'ended'
> = {
  marked: ({ first: { object, card, seat, mark } }, scene) =>
    texts.news.marked(scene.owned(card, seat) || scene.object(object, card), mark),
  ghost: ({ first: { is }, all }, scene) =>
    texts.news[is ? 'haunts' : 'hauntsNoMore'](
      texts.word.list(all.map(({ seat }) => scene.seat(seat))),
      all.length,
    ),
  levelled: ({ first: { to, level } }, scene) => scene.lair.levelled(scene.card(to), level),
  earned: ({ first: { card } }, scene) => {
    const xp = scene.printed(card)?.xp
    return texts.news.earned(scene.card(card), xp ?? 0)
  },
  lost: ({ first: { seat, why } }, scene) =>
    scene.isLair(seat) && why !== 'conceded'
      ? scene.lair.falls(scene.lastBoss ?? scene.seat(seat))
      : texts.news.lost[why](scene.seat(seat)),
  adjusted: ({ first: { seat, by, reason, change, player, card, host, hostCard } }, scene) => {
    const called = {
      seat: (one: number) => scene.seat(one),
      card: (object: number) => scene.object(object, object === host ? hostCard : card),
    }
    const who = by === undefined ? scene.seat(seat) : toMarkup(by)
    return texts.judge.told(who, gameCorrectionText(change, called, player), toMarkup(reason))
  },
  replaced: ({ first: { seat, name } }, scene) => texts.news.replaced(scene.seat(seat), toMarkup(name)),
  takenBack: ({ first: { seat, steps, lost } }, scene) =>
    texts.undo.takenBack(
      scene.seat(seat),
      steps,
      countLostAnswersByPlayer(lost, (one) => scene.seat(one)),
    ),
  ended: ({ first: { outcome } }, scene) => {
    if (outcome.kind !== 'won') return texts.news.ended[outcome.kind]
    return outcome.side === 'raiders' ? texts.news.ended.won : scene.lair.wins
  },
}
