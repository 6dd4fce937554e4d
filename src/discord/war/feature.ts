/** The companion of the Shadow of War board game. */

import { userText } from '../../texts/user-text.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import type { PlayerId, War } from '../../war/model.ts'
import { why } from '../../war/words.ts'
import { mute } from '../absence/absence.ts'
import type { Desk } from '../desk.ts'
import { type Click, type Feature, on, openingWhere } from '../feature.ts'
import type { Outcome } from '../posts/post.ts'
import { openChoice, picked, voteOnPlace } from './absent.ts'
import { chosenMove, enlisted } from './chosen.ts'
import { handleUndo, pressedTurn } from './deeds.ts'
import { type WarDeed, type WarMenu, type WarOnce, warIds } from './ids.ts'
import { PANEL_MENUS, pageChosen } from './menus.ts'
import { markOf } from './posts.ts'
import { rewarded, showRewards } from './reward.ts'
import {
  joinWar,
  leaveWar,
  moveInPanel,
  moveInWar,
  showDestiny,
  showMenuPage,
  showPanel,
  showQuests,
  startWar,
  type Wish,
  warLog,
  warStatus,
  withLook,
  withWar,
} from './war.ts'

function press(desk: Desk, click: Click, code: string, deed: WarDeed): Promise<Outcome> {
  switch (deed) {
    case 'status':
      return warStatus(desk, click, code)
    case 'start':
      return startWar(desk, click, code)
    case 'turn':
    case 'round':
    case 'boss':
    case 'discard':
      return moveInWar(desk, click, (game, me) => onceMove(game, me, deed), code)
    case 'manage':
      return moveInWar(desk, click, (game, me) => pressedTurn(game, me, deed), code)
    case 'leave':
      return leaveWar(desk, click, code)
    case 'destiny':
      return showDestiny(desk, click, code)
    case 'quests':
      return showQuests(desk, click, code)
    case 'panel':
      return showPanel(desk, click, null, code)
    case 'item':
      return moveInWar(desk, click, (_, player) => ({ move: 'gain', player, deck: 'bonus' }), code)
    case 'rest':
      return moveInWar(desk, click, (_, player) => ({ move: 'tokens', player, energy: 1, hits: 0 }), code)
    case 'undo':
      return handleUndo(desk, click, null, code)
    case 'agree':
      return handleUndo(desk, click, true, code)
    case 'against':
      return handleUndo(desk, click, false, code)
    case 'log':
      return warLog(desk, click, null, code)
    case 'choose':
      return openChoice(desk, click, code)
    case 'challenge':
      return moveInWar(desk, click, (_, player) => ({ move: 'act', player, challenge: true }), code)
    case 'join':
      return moveInWar(desk, click, (_, player) => ({ move: 'join', player }), code)
    case 'resolve':
      return moveInWar(desk, click, () => ({ move: 'resolve', defeated: [] }), code)
    case 'welcome':
      return voteOnPlace(desk, click, true, code)
    case 'mute':
      return withWar(desk, click, (war) => mute(desk, click, war), code)
    case 'reward':
      return showRewards(desk, click, code)
    case 'turnAway':
      return voteOnPlace(desk, click, false, code)
  }
}

function onceMove(game: War, me: PlayerId, deed: WarOnce): Wish {
  if (deed === 'turn') return pressedTurn(game, me, deed)
  return deed === 'boss' ? { move: deed, boss: destinyInPlay(game)?.boss ?? userText('') } : { move: deed }
}

/**
 * Handles a button that must count only once. An outdated button does nothing and shows its presser the state
 * of the game. If two people press at once, the second one reads that it has already been done.
 */
function pressOnce(desk: Desk, click: Click, [code, deed, mark]: readonly [string, WarOnce, number]) {
  return withLook(
    desk,
    click,
    ({ game }) =>
      game && markOf(game, deed) === mark
        ? moveInWar(desk, click, (now, me) => onceAt(now, me, deed, mark), code)
        : warStatus(desk, click, code),
    code,
  )
}

const onceAt = (game: War, me: PlayerId, deed: WarOnce, mark: number): Wish =>
  markOf(game, deed) === mark ? onceMove(game, me, deed) : why('pressed')

async function chosen(desk: Desk, click: Click, code: string, menu: WarMenu): Promise<Outcome> {
  const page = pageChosen(click.values)
  if (menu === 'enlist') return joinWar(desk, click, enlisted(click.values[0] ?? ''), code)
  if (page !== null) return showMenuPage(desk, click, { code, menu, page })
  const inPanel = click.isPrivate && PANEL_MENUS.some((one) => one === menu)
  const move = inPanel ? moveInPanel : moveInWar
  return move(desk, click, (game, me) => chosenMove(game, me, menu, click.values), code)
}

export const war: Feature = {
  commands: ['war'],
  opens: {
    'war create': 'raid',
    'war undo': 'vote',
    'war replace': 'vote',
    'war import': 'file',
    'war template': 'file',
  },
  clicks: [
    openingWhere(
      warIds.do,
      ([, deed]) => (deed === 'undo' ? 'vote' : null),
      on(warIds.do, (desk, click: Click, [code, deed]) => press(desk, click, code, deed)),
    ),
    on(warIds.once, (desk, click: Click, said) => pressOnce(desk, click, said)),
    on(warIds.reward, (desk, click: Click, [code, what, mask]) =>
      rewarded(desk, click, { code, what, mask }),
    ),
    on(warIds.pick, (desk, click: Click, [code, asked]) =>
      picked(desk, click, code, asked, click.values[0] ?? ''),
    ),
    on(warIds.menu, (desk, click: Click, [code, menu]) => chosen(desk, click, code, menu)),
  ],
}
