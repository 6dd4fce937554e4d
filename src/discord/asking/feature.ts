/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { lookAs } from '../bot-context.ts'
import { type Feature, onForm, onTable } from '../feature.ts'
import { onLook } from '../on-look.ts'
import { stepsOf } from './aims.ts'
import {
  answer,
  answerHere,
  anyOrder,
  fight,
  letBe,
  openPanel,
  pickNext,
  pickShareAfter,
  respond,
} from './answering.ts'
import { askWho, askWhom, attackEach, attackTogether } from './assault.ts'
import { askingForms, askingIds } from './ids.ts'
import { endTurn, neverLookBack } from './looking-back.ts'
import { openSaying, SAID_LETTERS, said } from './saying.ts'

export const asking: Feature = {
  commands: ['play', 'place', 'attack', 'use', 'pass', 'answer'],
  clicks: [
    onLook(askingIds.pick, (context, click, look, [decision, picks]) =>
      answer(context, click, look, [{ decision, picks: [...picks] }]),
    ),
    onLook(askingIds.choose, (context, click, look, [decision]) =>
      answer(context, click, look, [{ decision, picks: click.values }]),
    ),
    onLook(askingIds.aim, (context, click, look, [decision]) =>
      answer(context, click, look, stepsOf(decision, click.values[0] ?? '')),
    ),
    onLook(askingIds.next, (context, click, look, [decision, , picks]) =>
      pickNext(context, click, look, decision, [...picks, ...click.values]),
    ),
    onLook(askingIds.share, (context, click, look, [decision, , shares]) =>
      pickShareAfter(context, click, look, decision, shares),
    ),
    onLook(askingIds.end, (context, click, look, [decision]) => endTurn(context, click, look, decision)),
    onLook(askingIds.endAlways, (context, click, look, [decision]) =>
      neverLookBack(context, click, look, decision),
    ),
    onLook(askingIds.fight, (context, click, look, [decision, first, strikes]) =>
      fight(context, click, look, { decision, first, strikes }),
    ),
    onLook(askingIds.letBe, (context, click, look, [decision]) => letBe(context, click, look, decision)),
    onLook(askingIds.respond, (context, click, look, [decision]) => respond(context, click, look, decision)),
    onLook(askingIds.here, answerHere),
    onLook(askingIds.anyOrder, (context, click, look, [decision]) =>
      anyOrder(context, click, look, decision),
    ),
    onLook(askingIds.several, (context, click, look, [decision]) => askWho(context, click, look, decision)),
    onLook(askingIds.severalWho, (context, click, look, [decision]) =>
      askWhom(context, click, look, decision),
    ),
    onLook(askingIds.severalAt, (context, click, look, [decision, ...chosen]) =>
      attackTogether(context, click, look, decision, chosen),
    ),
    onLook(askingIds.severalEach, (context, click, look, [decision]) =>
      attackEach(context, click, look, decision),
    ),
    onLook(askingIds.moves, openPanel),
    onLook(askingIds.wait, openPanel),
    onTable(askingIds.say, async (context, click, raid, [decision]) =>
      openSaying(context, await lookAs(context, raid, click.person), decision),
    ),
  ],
  forms: [
    onForm(askingForms.said, SAID_LETTERS, (context, form, [code, decision]) =>
      said(context, form, code, decision),
    ),
  ],
}
