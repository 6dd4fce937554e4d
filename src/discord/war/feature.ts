/** The companion of the Shadow of War board game. */

import { userText } from '../../texts/user-text.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'
import { warRefusalTextWithoutDetails } from '../../war/words.ts'
import { muteRemindersByButton } from '../absence/absence.ts'
import type { BotContext } from '../bot-context.ts'
import { type Click, customIdRoute, type Feature, sometimesCostlyRoute } from '../feature.ts'
import type { Reply } from '../message-parts/post.ts'
import { answerOpenWarChoice, showOpenWarChoice, voteOnWarReplacement } from './absent-players.ts'
import { type WarButton, type WarMenu, type WarSingleUseButton, warComponentIds } from './ids.ts'
import { moveOfMenuChoice, parseFactionAndClass } from './menu-choices.ts'
import { chosenMenuPage, WAR_PANEL_MENUS } from './menus.ts'
import { stateNumberOfSingleUseButton } from './posts.ts'
import { handleRewardClick, showRewardPanel } from './reward.ts'
import { endTurnStepMove, requestOrVoteOnWarUndo } from './typed-moves.ts'
import {
  joinWar,
  leaveWar,
  makeWarMoveAndReply,
  makeWarMoveInPanel,
  runWithWarHere,
  runWithWarLook,
  showDestiny,
  showQuests,
  showWarLog,
  showWarMenuPage,
  showWarPanel,
  showWarStatus,
  startWar,
  type WarMoveOrReason,
} from './war.ts'

function press(context: BotContext, click: Click, code: string, deed: WarButton): Promise<Reply> {
  switch (deed) {
    case 'status':
      return showWarStatus(context, click, code)
    case 'start':
      return startWar(context, click, code)
    case 'turn':
    case 'round':
    case 'boss':
    case 'discard':
      return makeWarMoveAndReply(context, click, (game, me) => onceMove(game, me, deed), code)
    case 'manage':
      return makeWarMoveAndReply(context, click, (game, me) => endTurnStepMove(game, me, deed), code)
    case 'leave':
      return leaveWar(context, click, code)
    case 'destiny':
      return showDestiny(context, click, code)
    case 'quests':
      return showQuests(context, click, code)
    case 'panel':
      return showWarPanel(context, click, null, code)
    case 'item':
      return makeWarMoveAndReply(
        context,
        click,
        (_, player) => ({ move: 'gain', player, deck: 'bonus' }),
        code,
      )
    case 'rest':
      return makeWarMoveAndReply(
        context,
        click,
        (_, player) => ({ move: 'tokens', player, energy: 1, hits: 0 }),
        code,
      )
    case 'undo':
      return requestOrVoteOnWarUndo(context, click, null, code)
    case 'agree':
      return requestOrVoteOnWarUndo(context, click, true, code)
    case 'against':
      return requestOrVoteOnWarUndo(context, click, false, code)
    case 'log':
      return showWarLog(context, click, null, code)
    case 'choose':
      return showOpenWarChoice(context, click, code)
    case 'challenge':
      return makeWarMoveAndReply(
        context,
        click,
        (_, player) => ({ move: 'act', player, challenge: true }),
        code,
      )
    case 'join':
      return makeWarMoveAndReply(context, click, (_, player) => ({ move: 'join', player }), code)
    case 'resolve':
      return makeWarMoveAndReply(context, click, () => ({ move: 'resolve', defeated: [] }), code)
    case 'welcome':
      return voteOnWarReplacement(context, click, true, code)
    case 'mute':
      return runWithWarHere(context, click, (war) => muteRemindersByButton(context, click, war), code)
    case 'reward':
      return showRewardPanel(context, click, code)
    case 'turnAway':
      return voteOnWarReplacement(context, click, false, code)
  }
}

function onceMove(game: WarGame, me: PlayerIndex, deed: WarSingleUseButton): WarMoveOrReason {
  if (deed === 'turn') return endTurnStepMove(game, me, deed)
  return deed === 'boss' ? { move: deed, boss: destinyInPlay(game)?.boss ?? userText('') } : { move: deed }
}

/**
 * Handles a button that must count only once. An outdated button does nothing and shows its presser the state
 * of the game. If two people press at once, the second one reads that it has already been done.
 */
function pressOnce(
  context: BotContext,
  click: Click,
  [code, deed, mark]: readonly [string, WarSingleUseButton, number],
) {
  return runWithWarLook(
    context,
    click,
    ({ game }) =>
      game && stateNumberOfSingleUseButton(game, deed) === mark
        ? makeWarMoveAndReply(context, click, (now, me) => onceAt(now, me, deed, mark), code)
        : showWarStatus(context, click, code),
    code,
  )
}

const onceAt = (game: WarGame, me: PlayerIndex, deed: WarSingleUseButton, mark: number): WarMoveOrReason =>
  stateNumberOfSingleUseButton(game, deed) === mark
    ? onceMove(game, me, deed)
    : warRefusalTextWithoutDetails('pressed')

async function chosen(context: BotContext, click: Click, code: string, menu: WarMenu): Promise<Reply> {
  const page = chosenMenuPage(click.values)
  if (menu === 'enlist') return joinWar(context, click, parseFactionAndClass(click.values[0] ?? ''), code)
  if (page !== null) return showWarMenuPage(context, click, { code, menu, page })
  const inPanel = click.isPrivate && WAR_PANEL_MENUS.some((one) => one === menu)
  const move = inPanel ? makeWarMoveInPanel : makeWarMoveAndReply
  return move(context, click, (game, me) => moveOfMenuChoice(game, me, menu, click.values), code)
}

export const warFeature: Feature = {
  clicks: [
    sometimesCostlyRoute(
      warComponentIds.do,
      ([, deed]) => (deed === 'undo' ? 'vote' : null),
      customIdRoute(warComponentIds.do, (context, click: Click, [code, deed]) =>
        press(context, click, code, deed),
      ),
    ),
    customIdRoute(warComponentIds.once, (context, click: Click, said) => pressOnce(context, click, said)),
    customIdRoute(warComponentIds.reward, (context, click: Click, [code, what, mask]) =>
      handleRewardClick(context, click, { code, what, mask }),
    ),
    customIdRoute(warComponentIds.pick, (context, click: Click, [code, asked]) =>
      answerOpenWarChoice(context, click, code, asked, click.values[0] ?? ''),
    ),
    customIdRoute(warComponentIds.menu, (context, click: Click, [code, menu]) =>
      chosen(context, click, code, menu),
    ),
  ],
}
