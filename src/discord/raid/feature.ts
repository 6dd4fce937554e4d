/** A raid's lobby, and ending a raid early. */
import { texts } from '../../texts/texts.ts'
import {
  type Click,
  declareCostly,
  type Feature,
  onAwakeRaid,
  onCustomId,
  onForm,
  onRaidForPlayers,
} from '../feature.ts'
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
    declareCostly(
      'raid',
      onCustomId(raidIds.open, (context, click: Click) => openSuggested(context, click)),
    ),
    onAwakeRaid(raidIds.join, (context, click, raid, [deck]) => takeSeatWithDeck(context, click, raid, deck)),
    onAwakeRaid(raidIds.seat, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, click.values[0] ?? ''),
    ),
    onAwakeRaid(raidIds.own, (context, click, raid) => takeSeatWithDeck(context, click, raid, null)),
    onAwakeRaid(raidIds.withDeck, (context, click, raid, [deck]) => joinWithDeck(context, click, raid, deck)),
    onAwakeRaid(raidIds.starters, (context, click, raid, [faction]) =>
      showStarters(context, click, raid, faction),
    ),
    onAwakeRaid(raidIds.suggested, (context, click, raid, [deck]) =>
      joinWithNewCharacter(context, click, raid, deck),
    ),
    onAwakeRaid(raidIds.firstSeat, (context, click, raid) =>
      joinWithNewCharacter(context, click, raid, click.values[0] ?? ''),
    ),
    onAwakeRaid(raidIds.boss, sitAsBoss),
    onAwakeRaid(raidIds.bossDeck, (context, click, raid, [which]) => bossDeck(context, click, raid, which)),
    onAwakeRaid(raidIds.leave, leave),
    onAwakeRaid(raidIds.ready, ready),
    onAwakeRaid(raidIds.change, (_, click, raid) => openChangePanel(click, raid)),
    onAwakeRaid(raidIds.changed, (context, click, raid, [which]) =>
      applyChosenChange(context, click, raid, which),
    ),
    declareCostly('call', onAwakeRaid(raidIds.check, checkReady)),
    onAwakeRaid(raidIds.time, (_, __, raid) => ({ how: 'form', form: timeWindow(raid) })),
    onAwakeRaid(raidIds.start, start),
    onAwakeRaid(raidIds.without, startWithout),
    declareCostly(
      'raid',
      onAwakeRaid(raidIds.again, (context, click, raid, [which]) =>
        openNextRaid(context, click, raid, which),
      ),
    ),
    onAwakeRaid(raidIds.abandon, abandon),
    onRaidForPlayers(raidIds.concede, (context, click, raid, [seat]) => concede(context, click, raid, seat)),
    onAwakeRaid(raidIds.keep, () => ({ how: 'change', post: post({ content: texts.reply.kept }) })),
  ],
  forms: [
    declareCostly(
      'event',
      onForm(raidForms.time, TIME_LETTERS, (context, form, [code]) => setTypedTime(context, form, code)),
    ),
  ],
}
