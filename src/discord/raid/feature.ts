/** A raid's lobby, and ending a raid early. */
import { texts } from '../../texts/texts.ts'
import {
  type Click,
  customIdRoute,
  declareRouteCostly,
  type Feature,
  formRoute,
  raidRouteForPlayers,
  raidRouteThatWakesRaid,
} from '../feature.ts'
import { newPost } from '../message-parts/post.ts'
import { MAX_TIME_TEXT_LENGTH } from '../typed-times/normalize.ts'
import { handleBossDeckChoice } from './boss-deck.ts'
import {
  abandonRaidByButton,
  concedeByButton,
  leaveLobbyByButton,
  startRaidByButton,
  startWithoutUnreadyPeople,
  takeBossSeat,
  takeSeatWithDeck,
  toggleReady,
} from './clicks.ts'
import { joinWithDeck } from './deck-choice.ts'
import { raidForms, raidIds } from './ids.ts'
import {
  applyChosenChange,
  askWhoIsReady,
  handleTimeForm,
  openChangePanel,
  timeForm,
} from './lobby-changes.ts'
import { openNextRaid } from './next-raid.ts'
import { openSuggestedRaid } from './raid.ts'
import { joinWithNewCharacter, showStarters } from './starter-choice.ts'

export const raidFeature: Feature = {
  clicks: [
    declareRouteCostly(
      'raid',
      customIdRoute(raidIds.open, (context, click: Click) => openSuggestedRaid(context, click)),
    ),
    raidRouteThatWakesRaid(raidIds.join, (context, click, raid, [deck]) =>
      takeSeatWithDeck(context, click, raid, deck),
    ),
    raidRouteThatWakesRaid(raidIds.seat, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, click.values[0] ?? ''),
    ),
    raidRouteThatWakesRaid(raidIds.own, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, null),
    ),
    raidRouteThatWakesRaid(raidIds.withDeck, (context, click, raid, [deck]) =>
      joinWithDeck(context, click, raid, deck),
    ),
    raidRouteThatWakesRaid(raidIds.starters, (context, click, raid, [faction]) =>
      showStarters(context, click, raid, faction),
    ),
    raidRouteThatWakesRaid(raidIds.suggested, (context, click, raid, [deck]) =>
      joinWithNewCharacter(context, click, raid, deck),
    ),
    raidRouteThatWakesRaid(raidIds.firstSeat, (context, click, raid) =>
      joinWithNewCharacter(context, click, raid, click.values[0] ?? ''),
    ),
    raidRouteThatWakesRaid(raidIds.boss, takeBossSeat),
    raidRouteThatWakesRaid(raidIds.bossDeck, (context, click, raid, [which]) =>
      handleBossDeckChoice(context, click, raid, which),
    ),
    raidRouteThatWakesRaid(raidIds.leave, leaveLobbyByButton),
    raidRouteThatWakesRaid(raidIds.ready, toggleReady),
    raidRouteThatWakesRaid(raidIds.change, (_, click, raid) => openChangePanel(click, raid)),
    raidRouteThatWakesRaid(raidIds.changed, (context, click, raid, [which]) =>
      applyChosenChange(context, click, raid, which),
    ),
    declareRouteCostly('call', raidRouteThatWakesRaid(raidIds.check, askWhoIsReady)),
    raidRouteThatWakesRaid(raidIds.time, (_, __, raid) => ({ how: 'form', form: timeForm(raid) })),
    raidRouteThatWakesRaid(raidIds.start, startRaidByButton),
    raidRouteThatWakesRaid(raidIds.without, startWithoutUnreadyPeople),
    declareRouteCostly(
      'raid',
      raidRouteThatWakesRaid(raidIds.again, (context, click, raid, [which]) =>
        openNextRaid(context, click, raid, which),
      ),
    ),
    raidRouteThatWakesRaid(raidIds.abandon, abandonRaidByButton),
    raidRouteForPlayers(raidIds.concede, (context, click, raid, [seat]) =>
      concedeByButton(context, click, raid, seat),
    ),
    raidRouteThatWakesRaid(raidIds.keep, () => ({
      how: 'change',
      post: newPost({ content: texts.reply.kept }),
    })),
  ],
  forms: [
    declareRouteCostly(
      'event',
      formRoute(raidForms.time, MAX_TIME_TEXT_LENGTH, (context, form, [code]) =>
        handleTimeForm(context, form, code),
      ),
    ),
  ],
}
