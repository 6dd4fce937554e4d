/**
 * The review before a turn ends, which shows its player once the moves that they could still make. A setting turns it
 * off.
 */
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext, PlayerLook } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { buttonRows, newPost, type Post, type Reply } from '../message-parts/post.ts'
import { addCoachToPrivatePost, coachAdviceFor } from '../tutorial/with-coach.ts'
import { answerQuestion } from './answering.ts'
import { questionComponentIds } from './ids.ts'
import { type UnusedPlacementAndPlays, unusedPlacementAndPlays } from './own-turn.ts'
import { moveStepPanelVersion, moveStepReply } from './panel-version.ts'
import { isSeatAsked } from './question.ts'

/** Handles "End turn". The turn ends, unless the player could still do something. */
export async function endTurnOrReview(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const { raid, names } = look
  const isOwn = isSeatAsked(look.view, look.seat) && look.view?.decision?.id === decision
  const isAdvised = coachAdviceFor(look)?.picks[0] === 'pass'
  const undone = isOwn && look.view && !isAdvised ? unusedPlacementAndPlays(look.view, names) : null
  const asks = undone && (await context.table.settings.ofPerson(click.person.id)).lookBack
  return asks
    ? moveStepReply(click, addCoachToPrivatePost(turnReviewPost(raid, decision, undone), look))
    : answerQuestion(context, click, look, [{ decision, picks: ['pass'] }])
}

export function turnReviewPost({ code }: RaidInfo, decision: number, undone: UnusedPlacementAndPlays): Post {
  const t = texts.choice
  return newPost({
    content: texts.prompt.lookBack(undone.canPlace, undone.plays.slice(0, NAMED), undone.ready),
    components: buttonRows([
      { id: questionComponentIds.pick(code, decision, ['pass']), label: t.endAnyway, style: 'primary' },
      { id: questionComponentIds.moves(code), label: t.backToTurn },
      { id: questionComponentIds.endAlways(code, decision), label: t.endAlways },
    ]),
    panelVersion: moveStepPanelVersion(code, decision),
  })
}

/** The maximum number of cards that the review names. */
const NAMED = 4

export async function disableTurnReview(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  await context.table.settings.changePerson(click.person, { lookBack: false })
  return answerQuestion(context, click, look, [{ decision, picks: ['pass'] }])
}
