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
import { MAX_TIME_TEXT_LENGTH } from '../typed-times/normalize.ts'
import { handleBossDeckChoice } from './boss-deck.ts'
import {
  abandon,
  concede,
  leave,
  start,
  startWithout,
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

export const raid: Feature = {
  clicks: [
    declareCostly(
      'raid',
      onCustomId(raidIds.open, (context, click: Click) => openSuggestedRaid(context, click)),
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
    onAwakeRaid(raidIds.boss, takeBossSeat),
    onAwakeRaid(raidIds.bossDeck, (context, click, raid, [which]) =>
      handleBossDeckChoice(context, click, raid, which),
    ),
    onAwakeRaid(raidIds.leave, leave),
    onAwakeRaid(raidIds.ready, toggleReady),
    onAwakeRaid(raidIds.change, (_, click, raid) => openChangePanel(click, raid)),
    onAwakeRaid(raidIds.changed, (context, click, raid, [which]) =>
      applyChosenChange(context, click, raid, which),
    ),
    declareCostly('call', onAwakeRaid(raidIds.check, askWhoIsReady)),
    onAwakeRaid(raidIds.time, (_, __, raid) => ({ how: 'form', form: timeForm(raid) })),
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
      onForm(raidForms.time, MAX_TIME_TEXT_LENGTH, (context, form, [code]) =>
        handleTimeForm(context, form, code),
      ),
    ),
  ],
}
