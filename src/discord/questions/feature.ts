/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { playerLookOf } from '../bot-context.ts'
import { type Feature, formRoute, raidRouteThatWakesRaid } from '../feature.ts'
import { raidRouteWithLook } from '../raid-with-look.ts'
import { answerFromForm, MAX_ANSWER_LENGTH, openAnswerForm } from './answer-form.ts'
import {
  addPick,
  addShare,
  answerAnyOrder,
  answerAttack,
  answerProtector,
  answerQuestion,
  answerSharedQuestion,
  declineAndRespond,
  declineByMenuChoice,
  declineOptional,
  declineWholeAttack,
  openPanel,
  protectAndPlanStrikes,
} from './answering.ts'
import { askForAttackers, askForDefender, attackSeparateDefenders, attackTogether } from './group-attack.ts'
import { questionForms, questionIds } from './ids.ts'
import { answerStepsOfCombinedValue } from './targets.ts'
import { disableTurnReview, endTurn } from './turn-review.ts'

export const questionsFeature: Feature = {
  clicks: [
    raidRouteWithLook(questionIds.pick, (context, click, look, [decision, picks]) =>
      answerQuestion(context, click, look, [{ decision, picks: [...picks] }]),
    ),
    raidRouteWithLook(questionIds.choose, (context, click, look, [decision]) =>
      answerQuestion(context, click, look, [{ decision, picks: click.values }]),
    ),
    raidRouteWithLook(questionIds.aim, (context, click, look, [decision]) =>
      answerQuestion(context, click, look, answerStepsOfCombinedValue(decision, click.values[0] ?? '')),
    ),
    raidRouteWithLook(questionIds.next, (context, click, look, [decision, , picks]) =>
      addPick(context, click, look, decision, [...picks, ...click.values]),
    ),
    raidRouteWithLook(questionIds.share, (context, click, look, [decision, , shares]) =>
      addShare(context, click, look, decision, shares),
    ),
    raidRouteWithLook(questionIds.end, (context, click, look, [decision]) =>
      endTurn(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.endAlways, (context, click, look, [decision]) =>
      disableTurnReview(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.fight, (context, click, look, [decision, first, strikes]) =>
      protectAndPlanStrikes(context, click, look, { decision, first, strikes }),
    ),
    raidRouteWithLook(questionIds.course, (context, click, look, [decision]) =>
      answerAttack(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.no, declineByMenuChoice),
    raidRouteWithLook(questionIds.letBe, (context, click, look, [decision]) =>
      declineWholeAttack(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.decline, (context, click, look, [decision]) =>
      declineOptional(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.guards, (context, click, look, [decision]) =>
      answerProtector(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.respond, (context, click, look, [decision]) =>
      declineAndRespond(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.here, answerSharedQuestion),
    raidRouteWithLook(questionIds.anyOrder, (context, click, look, [decision]) =>
      answerAnyOrder(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.several, (context, click, look, [decision]) =>
      askForAttackers(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.severalWho, (context, click, look, [decision]) =>
      askForDefender(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.severalAt, (context, click, look, [decision, ...chosen]) =>
      attackTogether(context, click, look, decision, chosen),
    ),
    raidRouteWithLook(questionIds.severalAll, (context, click, look, [decision, attackers]) =>
      attackTogether(context, click, look, decision, [attackers, click.values]),
    ),
    raidRouteWithLook(questionIds.severalEach, (context, click, look, [decision]) =>
      attackSeparateDefenders(context, click, look, decision),
    ),
    raidRouteWithLook(questionIds.moves, (context, click, look) => openPanel(context, click, look)),
    raidRouteWithLook(questionIds.wait, (context, click, look) => openPanel(context, click, look)),
    raidRouteThatWakesRaid(questionIds.say, async (context, click, raid, [decision]) =>
      openAnswerForm(context, await playerLookOf(context, raid, click.person), decision),
    ),
  ],
  forms: [
    formRoute(questionForms.said, MAX_ANSWER_LENGTH, (context, form, [code, decision]) =>
      answerFromForm(context, form, code, decision),
    ),
  ],
}
