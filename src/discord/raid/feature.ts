/** A raid's lobby, and ending a raid early. */
import { texts } from '../../texts/texts.ts'
import { type Click, type Feature, onCustomId, onForm, onSeat, onTable, withOpening } from '../feature.ts'
import { post } from '../message-parts/post.ts'
import { TIME_LETTERS } from '../typed-times/tidy.ts'
import { bossDeck } from './boss-deck.ts'
import { applyChosenChange, checkReady, openChangePanel, setTypedTime, timeWindow } from './changing.ts'
import { joinWithNewCharacter, showStarters } from './choosing.ts'
import { abandon, concede, leave, ready, sitAsBoss, start, startWithout, takeSeatWithDeck } from './clicks.ts'
import { joinWithDeck } from './deck-choice.ts'
import { raidForms, raidIds } from './ids.ts'
import { openNextRaid } from './next-raid.ts'
import { openSuggested } from './raid.ts'

export const raid: Feature = {
  clicks: [
    withOpening(
      'raid',
      onCustomId(raidIds.open, (context, click: Click) => openSuggested(context, click)),
    ),
    onTable(raidIds.join, (context, click, raid, [deck]) => takeSeatWithDeck(context, click, raid, deck)),
    onTable(raidIds.seat, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, click.values[0] ?? ''),
    ),
    onTable(raidIds.own, (context, click, raid) => takeSeatWithDeck(context, click, raid, null)),
    onTable(raidIds.withDeck, (context, click, raid, [deck]) => joinWithDeck(context, click, raid, deck)),
    onTable(raidIds.starters, (context, click, raid, [faction]) =>
      showStarters(context, click, raid, faction),
    ),
    onTable(raidIds.suggested, (context, click, raid, [deck]) =>
      joinWithNewCharacter(context, click, raid, deck),
    ),
    onTable(raidIds.firstSeat, (context, click, raid) =>
      joinWithNewCharacter(context, click, raid, click.values[0] ?? ''),
    ),
    onTable(raidIds.boss, sitAsBoss),
    onTable(raidIds.bossDeck, (context, click, raid, [which]) => bossDeck(context, click, raid, which)),
    onTable(raidIds.leave, leave),
    onTable(raidIds.ready, ready),
    onTable(raidIds.change, (_, click, raid) => openChangePanel(click, raid)),
    onTable(raidIds.changed, (context, click, raid, [which]) =>
      applyChosenChange(context, click, raid, which),
    ),
    withOpening('call', onTable(raidIds.check, checkReady)),
    onTable(raidIds.time, (_, __, raid) => ({ how: 'form', form: timeWindow(raid) })),
    onTable(raidIds.start, start),
    onTable(raidIds.without, startWithout),
    withOpening(
      'raid',
      onTable(raidIds.again, (context, click, raid, [which]) => openNextRaid(context, click, raid, which)),
    ),
    onTable(raidIds.abandon, abandon),
    onSeat(raidIds.concede, (context, click, raid, [seat]) => concede(context, click, raid, seat)),
    onTable(raidIds.keep, () => ({ how: 'change', post: post({ content: texts.reply.kept }) })),
  ],
  forms: [
    withOpening(
      'event',
      onForm(raidForms.time, TIME_LETTERS, (context, form, [code]) => setTypedTime(context, form, code)),
    ),
  ],
}
