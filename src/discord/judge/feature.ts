/** The buttons, selects and the form with which a card is played by hand. */
import { declareRouteCostly, type Feature, formRoute, raidRouteForPlayers } from '../feature.ts'
import {
  chooseManualCard,
  chooseOnlyCard,
  chooseSecond,
  chooseTarget,
  chooseTool,
  endTurnByHand,
  handleByHandForm,
  showByHandPanel,
} from './by-hand-clicks.ts'
import { MAX_FIELD_LENGTH } from './by-hand-panel.ts'
import { byHandForms, byHandIds } from './ids.ts'

export const judgeFeature: Feature = {
  clicks: [
    raidRouteForPlayers(byHandIds.open, (context, click, raid) => showByHandPanel(context, click, raid)),
    raidRouteForPlayers(byHandIds.card, chooseManualCard),
    raidRouteForPlayers(byHandIds.tool, (context, click, raid, [card]) =>
      chooseTool(context, click, raid, card),
    ),
    raidRouteForPlayers(byHandIds.target, (context, click, raid, [card, tool]) =>
      chooseTarget(context, click, raid, card, tool),
    ),
    declareRouteCostly(
      'vote',
      raidRouteForPlayers(byHandIds.only, (context, click, raid, [card, tool]) =>
        chooseOnlyCard(context, click, raid, card, tool),
      ),
    ),
    raidRouteForPlayers(byHandIds.page, (context, click, raid, [card, tool, page]) =>
      showByHandPanel(context, click, raid, { card, tool, page }),
    ),
    declareRouteCostly(
      'vote',
      raidRouteForPlayers(byHandIds.second, (context, click, raid, [card, tool, target]) =>
        chooseSecond(context, click, raid, { card, tool, target }),
      ),
    ),
    raidRouteForPlayers(byHandIds.secondPage, (context, click, raid, [card, tool, target, page]) =>
      showByHandPanel(context, click, raid, { card, tool, target, page }),
    ),
    declareRouteCostly(
      'vote',
      raidRouteForPlayers(byHandIds.endTurn, (context, click, raid, [card]) =>
        endTurnByHand(context, click, raid, card),
      ),
    ),
  ],
  forms: [
    declareRouteCostly(
      'vote',
      formRoute(byHandForms.typed, MAX_FIELD_LENGTH, (context, form, [code, card, tool, target]) =>
        handleByHandForm(context, form, { code, card, tool, target }),
      ),
    ),
  ],
}
