/** The buttons and forms of raiders whose heroes have fallen. They never wake a sleeping raid. */
import { type Feature, formRoute, raidRoute } from '../feature.ts'
import { spiritForms, spiritIds } from './ids.ts'
import {
  handleFreeTextForm,
  MAX_FREE_TEXT_LENGTH,
  offerLinesToSpeak,
  openFreeTextForm,
  speakLine,
} from './speaking.ts'
import { giveHint, offerHintCards, showFriendsHandPicture, showFriendsHands } from './watch.ts'

export const spiritsFeature: Feature = {
  clicks: [
    raidRoute(spiritIds.speak, offerLinesToSpeak),
    raidRoute(spiritIds.say, (context, click, raid, [round, of, occasion, key]) =>
      speakLine(context, click, raid, round, { raid: of, occasion, key }),
    ),
    raidRoute(spiritIds.own, openFreeTextForm),
    raidRoute(spiritIds.watch, (context, click, raid) => showFriendsHands(context, click, raid)),
    raidRoute(spiritIds.hint, (context, click, raid, [seat]) => offerHintCards(context, click, raid, seat)),
    raidRoute(spiritIds.hintAt, (context, click, raid, [seat]) => giveHint(context, click, raid, seat)),
    raidRoute(spiritIds.showHand, (context, click, raid, [on]) =>
      showFriendsHandPicture(context, click, raid, on),
    ),
  ],
  forms: [
    formRoute(spiritForms.said, MAX_FREE_TEXT_LENGTH, (context, form, [code]) =>
      handleFreeTextForm(context, form, code),
    ),
  ],
}
