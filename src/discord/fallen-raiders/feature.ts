/** The buttons and forms of raiders whose heroes have fallen. A click on them never wakes a sleeping raid. */
import { type Feature, formRoute, raidRoute } from '../feature.ts'
import { spiritComponentIds, spiritFormIds } from './ids.ts'
import {
  handleSpokenTextForm,
  MAX_SPOKEN_TEXT_LENGTH,
  offerLinesToSpeak,
  openSpokenTextForm,
  speakLineForLair,
} from './speaking.ts'
import { giveHintToRaider, offerCardsToHintAt, setHandVisibleToSpirits, showFriendsHands } from './watch.ts'

export const spiritsFeature: Feature = {
  clicks: [
    raidRoute(spiritComponentIds.speak, offerLinesToSpeak),
    raidRoute(spiritComponentIds.say, (context, click, raid, [round, of, occasion, key]) =>
      speakLineForLair(context, click, raid, round, { raid: of, occasion, key }),
    ),
    raidRoute(spiritComponentIds.own, openSpokenTextForm),
    raidRoute(spiritComponentIds.watch, (context, click, raid) => showFriendsHands(context, click, raid)),
    raidRoute(spiritComponentIds.hint, (context, click, raid, [seat]) =>
      offerCardsToHintAt(context, click, raid, seat),
    ),
    raidRoute(spiritComponentIds.hintAt, (context, click, raid, [seat]) =>
      giveHintToRaider(context, click, raid, seat),
    ),
    raidRoute(spiritComponentIds.showHand, (context, click, raid, [on]) =>
      setHandVisibleToSpirits(context, click, raid, on),
    ),
  ],
  forms: [
    formRoute(spiritFormIds.said, MAX_SPOKEN_TEXT_LENGTH, (context, form, [code]) =>
      handleSpokenTextForm(context, form, code),
    ),
  ],
}
