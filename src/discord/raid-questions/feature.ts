/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { playerLookOf } from '../bot-context.ts'
import { type Feature, formRoute, raidRouteThatWakesRaid } from '../feature.ts'
import { raidRouteWithLook } from '../raid-with-look.ts'
import { answerQuestionByForm, MAX_TYPED_ANSWER_LENGTH, openAnswerForm } from './answer-form.ts'
import {
  acceptOfferedOrder,
  addPickOrAnswer,
  addShareOrAnswer,
  answerByAttackMenu,
  answerQuestion,
  answerSharedQuestion,
  answerWithProtectors,
  declineByMenuChoice,
  declineEverythingInAttack,
  declineOptionalEffect,
  declineProtectionAndMakeMove,
  openAnswerPanel,
  protectAndPlanStrikes,
} from './answering.ts'
import { askForAttackers, askForDefender, attackSeparateDefenders, attackTogether } from './group-attack.ts'
import { questionComponentIds, questionFormIds } from './ids.ts'
import { answerStepsOfJoinedPicks } from './targets.ts'
import { disableTurnReview, endTurnOrReview } from './turn-review.ts'

export const questionsFeature: Feature = {
  clicks: [
    raidRouteWithLook(questionComponentIds.pick, (context, click, look, [decision, picks]) =>
      answerQuestion(context, click, look, [{ decision, picks: [...picks] }]),
    ),
    raidRouteWithLook(questionComponentIds.choose, (context, click, look, [decision]) =>
      answerQuestion(context, click, look, [{ decision, picks: click.values }]),
    ),
    raidRouteWithLook(questionComponentIds.aim, (context, click, look, [decision]) =>
      answerQuestion(context, click, look, answerStepsOfJoinedPicks(decision, click.values[0] ?? '')),
    ),
    raidRouteWithLook(questionComponentIds.next, (context, click, look, [decision, , picks]) =>
      addPickOrAnswer(context, click, look, decision, [...picks, ...click.values]),
    ),
    raidRouteWithLook(questionComponentIds.share, (context, click, look, [decision, , shares]) =>
      addShareOrAnswer(context, click, look, decision, shares),
    ),
    raidRouteWithLook(questionComponentIds.end, (context, click, look, [decision]) =>
      endTurnOrReview(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.endAlways, (context, click, look, [decision]) =>
      disableTurnReview(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.fight, (context, click, look, [decision, first, strikes]) =>
      protectAndPlanStrikes(context, click, look, { decision, first, strikes }),
    ),
    raidRouteWithLook(questionComponentIds.course, (context, click, look, [decision]) =>
      answerByAttackMenu(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.no, declineByMenuChoice),
    raidRouteWithLook(questionComponentIds.letBe, (context, click, look, [decision]) =>
      declineEverythingInAttack(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.decline, (context, click, look, [decision]) =>
      declineOptionalEffect(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.guards, (context, click, look, [decision]) =>
      answerWithProtectors(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.respond, (context, click, look, [decision]) =>
      declineProtectionAndMakeMove(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.here, answerSharedQuestion),
    raidRouteWithLook(questionComponentIds.anyOrder, (context, click, look, [decision]) =>
      acceptOfferedOrder(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.several, (context, click, look, [decision]) =>
      askForAttackers(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.severalWho, (context, click, look, [decision]) =>
      askForDefender(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.severalAt, (context, click, look, [decision, ...chosen]) =>
      attackTogether(context, click, look, decision, chosen),
    ),
    raidRouteWithLook(questionComponentIds.severalAll, (context, click, look, [decision, attackers]) =>
      attackTogether(context, click, look, decision, [attackers, click.values]),
    ),
    raidRouteWithLook(questionComponentIds.severalEach, (context, click, look, [decision]) =>
      attackSeparateDefenders(context, click, look, decision),
    ),
    raidRouteWithLook(questionComponentIds.moves, (context, click, look) =>
      openAnswerPanel(context, click, look),
    ),
    raidRouteWithLook(questionComponentIds.wait, (context, click, look) =>
      openAnswerPanel(context, click, look),
    ),
    raidRouteThatWakesRaid(questionComponentIds.say, async (context, click, raid, [decision]) =>
      openAnswerForm(context, await playerLookOf(context, raid, click.person), decision),
    ),
  ],
  forms: [
    formRoute(questionFormIds.said, MAX_TYPED_ANSWER_LENGTH, (context, form, [code, decision]) =>
      answerQuestionByForm(context, form, code, decision),
    ),
  ],
}
