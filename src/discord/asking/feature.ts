/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { lookAs } from '../desk.ts'
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
    onLook(askingIds.pick, (desk, click, look, [decision, picks]) =>
      answer(desk, click, look, [{ decision, picks: [...picks] }]),
    ),
    onLook(askingIds.choose, (desk, click, look, [decision]) =>
      answer(desk, click, look, [{ decision, picks: click.values }]),
    ),
    onLook(askingIds.aim, (desk, click, look, [decision]) =>
      answer(desk, click, look, stepsOf(decision, click.values[0] ?? '')),
    ),
    onLook(askingIds.next, (desk, click, look, [decision, , picks]) =>
      pickNext(desk, click, look, decision, [...picks, ...click.values]),
    ),
    onLook(askingIds.share, (desk, click, look, [decision, , shares]) =>
      pickShareAfter(desk, click, look, decision, shares),
    ),
    onLook(askingIds.end, (desk, click, look, [decision]) => endTurn(desk, click, look, decision)),
    onLook(askingIds.endAlways, (desk, click, look, [decision]) =>
      neverLookBack(desk, click, look, decision),
    ),
    onLook(askingIds.fight, (desk, click, look, [decision, first, strikes]) =>
      fight(desk, click, look, { decision, first, strikes }),
    ),
    onLook(askingIds.letBe, (desk, click, look, [decision]) => letBe(desk, click, look, decision)),
    onLook(askingIds.respond, (desk, click, look, [decision]) => respond(desk, click, look, decision)),
    onLook(askingIds.here, answerHere),
    onLook(askingIds.anyOrder, (desk, click, look, [decision]) => anyOrder(desk, click, look, decision)),
    onLook(askingIds.several, (desk, click, look, [decision]) => askWho(desk, click, look, decision)),
    onLook(askingIds.severalWho, (desk, click, look, [decision]) => askWhom(desk, click, look, decision)),
    onLook(askingIds.severalAt, (desk, click, look, [decision, ...chosen]) =>
      attackTogether(desk, click, look, decision, chosen),
    ),
    onLook(askingIds.severalEach, (desk, click, look, [decision]) => attackEach(desk, click, look, decision)),
    onLook(askingIds.moves, openPanel),
    onLook(askingIds.wait, openPanel),
    onTable(askingIds.say, async (desk, click, raid, [decision]) =>
      openSaying(desk, await lookAs(desk, raid, click.person), decision),
    ),
  ],
  forms: [
    onForm(askingForms.said, SAID_LETTERS, (desk, form, [code, decision]) =>
      said(desk, form, code, decision),
    ),
  ],
}
