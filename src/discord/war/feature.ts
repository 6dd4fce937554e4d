/** The companion of the Shadow of War board game. */
import type { Desk } from '../desk.ts'
import { type Click, type Feature, on } from '../feature.ts'
import type { Outcome } from '../posts/post.ts'
import { openChoice, picked, voteOnPlace } from './absent.ts'
import { chosenMove, enlisted } from './chosen.ts'
import { handleUndo } from './deeds.ts'
import { type WarDeed, warIds } from './ids.ts'
import { pageChosen } from './menus.ts'
import {
  joinWar,
  moveInWar,
  showDestiny,
  showMenuPage,
  showPanel,
  showQuests,
  startWar,
  warLog,
  warStatus,
} from './war.ts'

function press(desk: Desk, click: Click, code: string, deed: WarDeed): Promise<Outcome> {
  switch (deed) {
    case 'status':
      return warStatus(desk, click, code)
    case 'start':
      return startWar(desk, click, code)
    case 'turn':
      return moveInWar(desk, click, () => ({ move: 'turn' }), code)
    case 'manage':
      return moveInWar(desk, click, () => ({ move: 'manage' }), code)
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
    case 'round':
      return moveInWar(desk, click, () => ({ move: 'round' }), code)
    case 'resolve':
      return moveInWar(desk, click, () => ({ move: 'resolve', defeated: [] }), code)
    case 'welcome':
      return voteOnPlace(desk, click, true, code)
    case 'turnAway':
      return voteOnPlace(desk, click, false, code)
  }
}

export const war: Feature = {
  commands: ['war'],
  clicks: [
    on(warIds.do, (desk, click: Click, [code, deed]) => press(desk, click, code, deed)),
    on(warIds.pick, (desk, click: Click, [code, asked]) =>
      picked(desk, click, code, asked, click.values[0] ?? ''),
    ),
    on(warIds.menu, (desk, click: Click, [code, menu]) => {
      const page = pageChosen(click.values)
      if (menu === 'enlist') return joinWar(desk, click, enlisted(click.values[0] ?? ''), code)
      if (page !== null) return showMenuPage(desk, click, { code, menu, page })
      return moveInWar(desk, click, (game, me) => chosenMove(game, me, menu, click.values), code)
    }),
  ],
}
