/** A raid's lobby, and ending a raid early. */
import { texts } from '../../texts/texts.ts'
import {
  awakeRaidRoute,
  type Click,
  customIdRoute,
  declareRouteCostly,
  type Feature,
  formRoute,
  raidRouteForPlayers,
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
    awakeRaidRoute(raidIds.join, (context, click, raid, [deck]) =>
      takeSeatWithDeck(context, click, raid, deck),
    ),
    awakeRaidRoute(raidIds.seat, (context, click, raid) =>
      takeSeatWithDeck(context, click, raid, click.values[0] ?? ''),
    ),
    awakeRaidRoute(raidIds.own, (context, click, raid) => takeSeatWithDeck(context, click, raid, null)),
    awakeRaidRoute(raidIds.withDeck, (context, click, raid, [deck]) =>
      joinWithDeck(context, click, raid, deck),
    ),
    awakeRaidRoute(raidIds.starters, (context, click, raid, [faction]) =>
      showStarters(context, click, raid, faction),
    ),
    awakeRaidRoute(raidIds.suggested, (context, click, raid, [deck]) =>
      joinWithNewCharacter(context, click, raid, deck),
    ),
    awakeRaidRoute(raidIds.firstSeat, (context, click, raid) =>
      joinWithNewCharacter(context, click, raid, click.values[0] ?? ''),
    ),
    awakeRaidRoute(raidIds.boss, takeBossSeat),
    awakeRaidRoute(raidIds.bossDeck, (context, click, raid, [which]) =>
      handleBossDeckChoice(context, click, raid, which),
    ),
    awakeRaidRoute(raidIds.leave, leaveLobbyByButton),
    awakeRaidRoute(raidIds.ready, toggleReady),
    awakeRaidRoute(raidIds.change, (_, click, raid) => openChangePanel(click, raid)),
    awakeRaidRoute(raidIds.changed, (context, click, raid, [which]) =>
      applyChosenChange(context, click, raid, which),
    ),
    declareRouteCostly('call', awakeRaidRoute(raidIds.check, askWhoIsReady)),
    awakeRaidRoute(raidIds.time, (_, __, raid) => ({ how: 'form', form: timeForm(raid) })),
    awakeRaidRoute(raidIds.start, startRaidByButton),
    awakeRaidRoute(raidIds.without, startWithoutUnreadyPeople),
    declareRouteCostly(
      'raid',
      awakeRaidRoute(raidIds.again, (context, click, raid, [which]) =>
        openNextRaid(context, click, raid, which),
      ),
    ),
    awakeRaidRoute(raidIds.abandon, abandonRaidByButton),
    raidRouteForPlayers(raidIds.concede, (context, click, raid, [seat]) =>
      concedeByButton(context, click, raid, seat),
    ),
    awakeRaidRoute(raidIds.keep, () => ({ how: 'change', post: newPost({ content: texts.reply.kept }) })),
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
