/** The coach is in every panel and question of a lesson, with one highlighted button of at most five. */
import { expect, test } from 'vitest'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { applyInput, type Game, type GameEvent, isRefusal, startGame, viewFor } from '../../engine/index.ts'
import { hashOfAllCards } from '../../raids/index.ts'
import { type LessonName, lessonsLearned } from '../../raids/tutorial/lessons.ts'
import { setupSeatOfLearner, TUTORIAL_RAID_NAMES } from '../../raids/tutorial/tutorial.ts'
import { previewIncomingAttack } from '../../table/preview/attack-preview.ts'
import { targetQuestionsOfMoves } from '../../table/preview/possible-moves.ts'
import { userText } from '../../texts/user-text.ts'
import { assertDiscordAccepts, fakeRaidInfo, playerLookFor } from '../fixture.ts'
import type { Post } from '../message-parts/post.ts'
import { countButtons } from '../raid-questions/choices.ts'
import { answerPanel } from '../raid-questions/panel.ts'
import { publicQuestionPost } from '../raid-questions/prompt.ts'
import { addCoachToQuestion } from './with-coach.ts'

const PRIMARY = 1

const highlighted = ({ components }: Post): number =>
  components
    .flatMap((row) => row.components)
    .filter((one) => one.type === 2 && 'style' in one && one.style === PRIMARY).length

/** Returns the learner's panel and the question in the thread. */
function postsIn(raid: string, game: Game, learned: LessonName[]): Post[] {
  const card = { ...fakeRaidInfo(1, 1), raid }
  const kind = game.decision?.kind
  const fight = kind === 'protect' || kind === 'strike' ? previewIncomingAttack(game, 0) : null
  const look = {
    ...playerLookFor(card, game, 0),
    takeBack: 7,
    fight,
    targetDecisions: targetQuestionsOfMoves(game, 0),
    learned,
  }
  const view = viewFor(game, null)
  const { person } = look
  const prompt = publicQuestionPost({ raid: card, seat: 0, person, view, decision: game.decision, fight })
  return [answerPanel(look), addCoachToQuestion(prompt, { raid: card, view: viewFor(game, 0), learned })]
}

test.each(TUTORIAL_RAID_NAMES)('%s, however the learner plays', (raid) => {
  for (const seed of [1, 2, 3, 4]) {
    const seats = [setupSeatOfLearner(userText('Anna'), raid)]
    const { game, events } = startGame({ raid, mode: 'novice', cards: hashOfAllCards, seats }, seed)
    const happened: GameEvent[] = [...events]
    for (let step = 0; game.decision && step < 80; step++) {
      for (const shown of postsIn(raid, game, lessonsLearned(happened, 0))) {
        assertDiscordAccepts(shown)
        const facts = [shown.content.includes('🎓'), highlighted(shown), countButtons(shown.components) <= 5]
        expect([seed, step, shown.content, ...facts]).toEqual([seed, step, shown.content, true, 1, true])
      }
      const { decision } = game
      const picks = heuristicPlayer.decide(
        () => viewFor(game, 0),
        decision,
        () => 0,
      )
      const more = applyInput(game, { kind: 'answer', decision: decision.id, seat: 0, picks })
      if (isRefusal(more)) throw new Error(more.why)
      happened.push(...more)
    }
  }
})
