/** What is asked, and answered: below the prompt, in one's own panel, or typed. */
import { type Feature, on, onSeat, onTable } from '../feature.ts'
import { stepsOf } from './aims.ts'
import { answer, openPanel, pickNext } from './answering.ts'
import { askingForms, askingIds } from './ids.ts'
import { endTurn, neverLookBack } from './looking-back.ts'
import { openSaying, said } from './saying.ts'

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
    onSeat(askingIds.end, (desk, click, raid, [decision]) => endTurn(desk, click, raid, decision)),
    onSeat(askingIds.endAlways, (desk, click, raid, [decision]) =>
      neverLookBack(desk, click, raid, decision),
    ),
    onSeat(askingIds.moves, openPanel),
    onSeat(askingIds.wait, openPanel),
    onTable(askingIds.say, (desk, click, raid, [decision]) => openSaying(desk, click, raid, decision)),
  ],
  forms: [on(askingForms.said, (desk, form, [code, decision]) => said(desk, form, code, decision))],
}
