/** Questions and their answers: below the prompt, in the private panel, or typed. */
import { type Feature, onForm, onSeat, onTable } from '../feature.ts'
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
    onSeat(askingIds.pick, (desk, click, raid, [decision, picks]) =>
      answer(desk, click, raid, [{ decision, picks: [...picks] }]),
    ),
    onSeat(askingIds.choose, (desk, click, raid, [decision]) =>
      answer(desk, click, raid, [{ decision, picks: click.values }]),
    ),
    onSeat(askingIds.aim, (desk, click, raid, [decision]) =>
      answer(desk, click, raid, stepsOf(decision, click.values[0] ?? '')),
    ),
    onSeat(askingIds.next, (desk, click, raid, [decision, , picks]) =>
      pickNext(desk, click, raid, decision, [...picks, ...click.values]),
    ),
    onSeat(askingIds.share, (desk, click, raid, [decision, , shares]) =>
      pickShareAfter(desk, click, raid, decision, shares),
    ),
    onSeat(askingIds.end, (desk, click, raid, [decision]) => endTurn(desk, click, raid, decision)),
    onSeat(askingIds.endAlways, (desk, click, raid, [decision]) =>
      neverLookBack(desk, click, raid, decision),
    ),
    onSeat(askingIds.fight, (desk, click, raid, [decision, first, strikes]) =>
      fight(desk, click, raid, { decision, first, strikes }),
    ),
    onSeat(askingIds.letBe, (desk, click, raid, [decision]) => letBe(desk, click, raid, decision)),
    onSeat(askingIds.respond, (desk, click, raid, [decision]) => respond(desk, click, raid, decision)),
    onSeat(askingIds.here, answerHere),
    onSeat(askingIds.anyOrder, (desk, click, raid, [decision]) => anyOrder(desk, click, raid, decision)),
    onSeat(askingIds.several, (desk, click, raid, [decision]) => askWho(desk, click, raid, decision)),
    onSeat(askingIds.severalWho, (desk, click, raid, [decision]) => askWhom(desk, click, raid, decision)),
    onSeat(askingIds.severalAt, (desk, click, raid, [decision, ...chosen]) =>
      attackTogether(desk, click, raid, decision, chosen),
    ),
    onSeat(askingIds.severalEach, (desk, click, raid, [decision]) => attackEach(desk, click, raid, decision)),
    onSeat(askingIds.moves, openPanel),
    onSeat(askingIds.wait, openPanel),
    onTable(askingIds.say, (desk, click, raid, [decision]) => openSaying(desk, click, raid, decision)),
  ],
  forms: [
    onForm(askingForms.said, SAID_LETTERS, (desk, form, [code, decision]) =>
      said(desk, form, code, decision),
    ),
  ],
}
