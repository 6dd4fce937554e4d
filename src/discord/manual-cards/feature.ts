/** Routes the buttons, selects and the form with which a card is played by hand. */
import { alwaysCostlyRoute, type Feature, formRoute, raidRouteForPlayers } from '../feature.ts'
import {
  correctChosenCard,
  correctWithChosenPlaceOrHost,
  endTurnByCorrection,
  handleCorrectionForm,
  handleCorrectionTargetChoice,
  handleCorrectionToolChoice,
  handleManualCardChoice,
  showManualCardPanel,
} from './clicks.ts'
import { manualCardComponentIds, manualCardFormIds } from './ids.ts'
import { MAX_CORRECTION_FIELD_LENGTH } from './panel.ts'

export const manualCardsFeature: Feature = {
  clicks: [
    raidRouteForPlayers(manualCardComponentIds.open, (context, click, raid) =>
      showManualCardPanel(context, click, raid),
    ),
    raidRouteForPlayers(manualCardComponentIds.card, handleManualCardChoice),
    raidRouteForPlayers(manualCardComponentIds.tool, (context, click, raid, [card]) =>
      handleCorrectionToolChoice(context, click, raid, card),
    ),
    raidRouteForPlayers(manualCardComponentIds.target, (context, click, raid, [card, tool]) =>
      handleCorrectionTargetChoice(context, click, raid, card, tool),
    ),
    alwaysCostlyRoute(
      'vote',
      raidRouteForPlayers(manualCardComponentIds.only, (context, click, raid, [card, tool]) =>
        correctChosenCard(context, click, raid, card, tool),
      ),
    ),
    raidRouteForPlayers(manualCardComponentIds.page, (context, click, raid, [card, tool, page]) =>
      showManualCardPanel(context, click, raid, { card, tool, page }),
    ),
    alwaysCostlyRoute(
      'vote',
      raidRouteForPlayers(manualCardComponentIds.second, (context, click, raid, [card, tool, target]) =>
        correctWithChosenPlaceOrHost(context, click, raid, { card, tool, target }),
      ),
    ),
    raidRouteForPlayers(
      manualCardComponentIds.secondPage,
      (context, click, raid, [card, tool, target, page]) =>
        showManualCardPanel(context, click, raid, { card, tool, target, page }),
    ),
    alwaysCostlyRoute(
      'vote',
      raidRouteForPlayers(manualCardComponentIds.endTurn, (context, click, raid, [card]) =>
        endTurnByCorrection(context, click, raid, card),
      ),
    ),
  ],
  forms: [
    alwaysCostlyRoute(
      'vote',
      formRoute(
        manualCardFormIds.typed,
        MAX_CORRECTION_FIELD_LENGTH,
        (context, form, [code, card, tool, target]) =>
          handleCorrectionForm(context, form, { code, card, tool, target }),
      ),
    ),
  ],
}
