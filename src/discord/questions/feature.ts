/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { lookAs } from '../bot-context.ts'
import { type Feature, onForm, onTable } from '../feature.ts'
import { onLook } from '../on-look.ts'
import { stepsOf } from './aims.ts'
import {
  answer,
  answerAnyOrder,
  answerAttack,
  answerFight,
  answerProtector,
  answerSharedQuestion,
  declineOptional,
  declineQuestion,
  declineResponses,
  openPanel,
  openResponses,
  pickNext,
  pickShareAfter,
} from './answering.ts'
import { askForAttackers, askForDefender, attackEach, attackTogether } from './assault.ts'
import { questionForms, questionIds } from './ids.ts'
import { disableTurnReview, endTurn } from './looking-back.ts'
import { ANSWER_LETTERS, answerFromForm, openSaying } from './saying.ts'

export const questions: Feature = {
  clicks: [
    onLook(questionIds.pick, (context, click, look, [decision, picks]) =>
      answer(context, click, look, [{ decision, picks: [...picks] }]),
    ),
    onLook(questionIds.choose, (context, click, look, [decision]) =>
      answer(context, click, look, [{ decision, picks: click.values }]),
    ),
    onLook(questionIds.aim, (context, click, look, [decision]) =>
      answer(context, click, look, stepsOf(decision, click.values[0] ?? '')),
    ),
    onLook(questionIds.next, (context, click, look, [decision, , picks]) =>
      pickNext(context, click, look, decision, [...picks, ...click.values]),
    ),
    onLook(questionIds.share, (context, click, look, [decision, , shares]) =>
      pickShareAfter(context, click, look, decision, shares),
    ),
    onLook(questionIds.end, (context, click, look, [decision]) => endTurn(context, click, look, decision)),
    onLook(questionIds.endAlways, (context, click, look, [decision]) =>
      disableTurnReview(context, click, look, decision),
    ),
    onLook(questionIds.fight, (context, click, look, [decision, first, strikes]) =>
      answerFight(context, click, look, { decision, first, strikes }),
    ),
    onLook(questionIds.course, (context, click, look, [decision]) =>
      answerAttack(context, click, look, decision),
    ),
    onLook(questionIds.no, declineQuestion),
    onLook(questionIds.letBe, (context, click, look, [decision]) =>
      declineResponses(context, click, look, decision),
    ),
    onLook(questionIds.decline, (context, click, look, [decision]) =>
      declineOptional(context, click, look, decision),
    ),
    onLook(questionIds.guards, (context, click, look, [decision]) =>
      answerProtector(context, click, look, decision),
    ),
    onLook(questionIds.respond, (context, click, look, [decision]) =>
      openResponses(context, click, look, decision),
    ),
    onLook(questionIds.here, answerSharedQuestion),
    onLook(questionIds.anyOrder, (context, click, look, [decision]) =>
      answerAnyOrder(context, click, look, decision),
    ),
    onLook(questionIds.several, (context, click, look, [decision]) =>
      askForAttackers(context, click, look, decision),
    ),
    onLook(questionIds.severalWho, (context, click, look, [decision]) =>
      askForDefender(context, click, look, decision),
    ),
    onLook(questionIds.severalAt, (context, click, look, [decision, ...chosen]) =>
      attackTogether(context, click, look, decision, chosen),
    ),
    onLook(questionIds.severalAll, (context, click, look, [decision, attackers]) =>
      attackTogether(context, click, look, decision, [attackers, click.values]),
    ),
    onLook(questionIds.severalEach, (context, click, look, [decision]) =>
      attackEach(context, click, look, decision),
    ),
    onLook(questionIds.moves, openPanel),
    onLook(questionIds.wait, openPanel),
    onTable(questionIds.say, async (context, click, raid, [decision]) =>
      openSaying(context, await lookAs(context, raid, click.person), decision),
    ),
  ],
  forms: [
    onForm(questionForms.said, ANSWER_LETTERS, (context, form, [code, decision]) =>
      answerFromForm(context, form, code, decision),
    ),
  ],
}
