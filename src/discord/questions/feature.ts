/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { playerLookOf } from '../bot-context.ts'
import { type Feature, onAwakeRaid, onForm } from '../feature.ts'
import { onRaidWithLook } from '../raid-with-look.ts'
import { answerFromForm, MAX_ANSWER_LENGTH, openAnswerForm } from './answer-form.ts'
import {
  answer,
  answerAnyOrder,
  answerAttack,
  answerProtector,
  answerSharedQuestion,
  declineAndRespond,
  declineByMenu,
  declineOptional,
  declineWholeAttack,
  openPanel,
  pickNext,
  pickShareAfter,
  protectAndPlanStrikes,
} from './answering.ts'
import { askForAttackers, askForDefender, attackEach, attackTogether } from './group-attack.ts'
import { questionForms, questionIds } from './ids.ts'
import { stepsOf } from './targets.ts'
import { disableTurnReview, endTurn } from './turn-review.ts'

export const questions: Feature = {
  clicks: [
    onRaidWithLook(questionIds.pick, (context, click, look, [decision, picks]) =>
      answer(context, click, look, [{ decision, picks: [...picks] }]),
    ),
    onRaidWithLook(questionIds.choose, (context, click, look, [decision]) =>
      answer(context, click, look, [{ decision, picks: click.values }]),
    ),
    onRaidWithLook(questionIds.aim, (context, click, look, [decision]) =>
      answer(context, click, look, stepsOf(decision, click.values[0] ?? '')),
    ),
    onRaidWithLook(questionIds.next, (context, click, look, [decision, , picks]) =>
      pickNext(context, click, look, decision, [...picks, ...click.values]),
    ),
    onRaidWithLook(questionIds.share, (context, click, look, [decision, , shares]) =>
      pickShareAfter(context, click, look, decision, shares),
    ),
    onRaidWithLook(questionIds.end, (context, click, look, [decision]) =>
      endTurn(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.endAlways, (context, click, look, [decision]) =>
      disableTurnReview(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.fight, (context, click, look, [decision, first, strikes]) =>
      protectAndPlanStrikes(context, click, look, { decision, first, strikes }),
    ),
    onRaidWithLook(questionIds.course, (context, click, look, [decision]) =>
      answerAttack(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.no, declineByMenu),
    onRaidWithLook(questionIds.letBe, (context, click, look, [decision]) =>
      declineWholeAttack(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.decline, (context, click, look, [decision]) =>
      declineOptional(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.guards, (context, click, look, [decision]) =>
      answerProtector(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.respond, (context, click, look, [decision]) =>
      declineAndRespond(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.here, answerSharedQuestion),
    onRaidWithLook(questionIds.anyOrder, (context, click, look, [decision]) =>
      answerAnyOrder(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.several, (context, click, look, [decision]) =>
      askForAttackers(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.severalWho, (context, click, look, [decision]) =>
      askForDefender(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.severalAt, (context, click, look, [decision, ...chosen]) =>
      attackTogether(context, click, look, decision, chosen),
    ),
    onRaidWithLook(questionIds.severalAll, (context, click, look, [decision, attackers]) =>
      attackTogether(context, click, look, decision, [attackers, click.values]),
    ),
    onRaidWithLook(questionIds.severalEach, (context, click, look, [decision]) =>
      attackEach(context, click, look, decision),
    ),
    onRaidWithLook(questionIds.moves, openPanel),
    onRaidWithLook(questionIds.wait, openPanel),
    onAwakeRaid(questionIds.say, async (context, click, raid, [decision]) =>
      openAnswerForm(context, await playerLookOf(context, raid, click.person), decision),
    ),
  ],
  forms: [
    onForm(questionForms.said, MAX_ANSWER_LENGTH, (context, form, [code, decision]) =>
      answerFromForm(context, form, code, decision),
    ),
  ],
}
