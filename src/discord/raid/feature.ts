/** A raid's lobby, and ending a raid early. */
import { texts } from '../../texts/texts.ts'
import {
  alwaysCostlyRoute,
  type Click,
  customIdRoute,
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
  takeBossPlayerSeat,
  takeSeatWithDeck,
  toggleReady,
} from './clicks.ts'
import { joinWithOwnOrConstructedDeck } from './deck-choice.ts'
import { raidComponentIds, raidFormIds } from './ids.ts'
import {
  applyLobbyChange,
  askWhoIsReady,
  handleStartTimeForm,
  openLobbyChangePanel,
  startTimeForm,
} from './lobby-changes.ts'
import { openNextRaid } from './next-raid.ts'
import { openSuggestedRaid } from './raid.ts'
import { joinWithNewCharacter, showStarterDecksOfFaction } from './starter-choice.ts'

export const raidFeature: Feature = {
  clicks: [
    alwaysCostlyRoute(
      'raid',
      customIdRoute(raidComponentIds.open, (context, click: Click) => openSuggestedRaid(context, click)),
    ),
    raidRouteThatWakesRaid(raidComponentIds.join, (context, click, raid, [deck]) =>
      takeSeatWithDeck(context, click, raid, deck),
    ),
    raidRouteThatWakesRaid(raidComponentIds.seat, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, click.values[0] ?? ''),
    ),
    raidRouteThatWakesRaid(raidComponentIds.own, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, null),
    ),
    raidRouteThatWakesRaid(raidComponentIds.withDeck, (context, click, raid, [deck]) =>
      joinWithOwnOrConstructedDeck(context, click, raid, deck),
    ),
    raidRouteThatWakesRaid(raidComponentIds.starters, (context, click, raid, [faction]) =>
      showStarterDecksOfFaction(context, click, raid, faction),
    ),
    raidRouteThatWakesRaid(raidComponentIds.suggested, (context, click, raid, [deck]) =>
      joinWithNewCharacter(context, click, raid, deck),
    ),
    raidRouteThatWakesRaid(raidComponentIds.firstSeat, (context, click, raid) =>
      joinWithNewCharacter(context, click, raid, click.values[0] ?? ''),
    ),
    raidRouteThatWakesRaid(raidComponentIds.boss, takeBossPlayerSeat),
    raidRouteThatWakesRaid(raidComponentIds.bossDeck, (context, click, raid, [which]) =>
      handleBossDeckChoice(context, click, raid, which),
    ),
    raidRouteThatWakesRaid(raidComponentIds.leave, leaveLobbyByButton),
    raidRouteThatWakesRaid(raidComponentIds.ready, toggleReady),
    raidRouteThatWakesRaid(raidComponentIds.change, (_, click, raid) => openLobbyChangePanel(click, raid)),
    raidRouteThatWakesRaid(raidComponentIds.changed, (context, click, raid, [which]) =>
      applyLobbyChange(context, click, raid, which),
    ),
    alwaysCostlyRoute('call', raidRouteThatWakesRaid(raidComponentIds.check, askWhoIsReady)),
    raidRouteThatWakesRaid(raidComponentIds.time, (_, __, raid) => ({
      how: 'form',
      form: startTimeForm(raid),
    })),
    raidRouteThatWakesRaid(raidComponentIds.start, startRaidByButton),
    raidRouteThatWakesRaid(raidComponentIds.without, startWithoutUnreadyPeople),
    alwaysCostlyRoute(
      'raid',
      raidRouteThatWakesRaid(raidComponentIds.again, (context, click, raid, [which]) =>
        openNextRaid(context, click, raid, which),
      ),
    ),
    raidRouteThatWakesRaid(raidComponentIds.abandon, abandonRaidByButton),
    raidRouteForPlayers(raidComponentIds.concede, (context, click, raid, [seat]) =>
      concedeByButton(context, click, raid, seat),
    ),
    raidRouteThatWakesRaid(raidComponentIds.keep, () => ({
      how: 'change',
      post: newPost({ content: texts.reply.kept }),
    })),
  ],
  forms: [
    alwaysCostlyRoute(
      'event',
      formRoute(raidFormIds.time, MAX_TIME_TEXT_LENGTH, (context, form, [code]) =>
        handleStartTimeForm(context, form, code),
      ),
    ),
  ],
}
