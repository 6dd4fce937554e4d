/** The buttons and forms of raiders whose heroes have fallen. They never wake a sleeping raid. */
import { type Feature, formRoute, raidRoute } from '../feature.ts'
import { spiritComponentIds, spiritFormIds } from './ids.ts'
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
    raidRoute(spiritComponentIds.speak, offerLinesToSpeak),
    raidRoute(spiritComponentIds.say, (context, click, raid, [round, of, occasion, key]) =>
      speakLine(context, click, raid, round, { raid: of, occasion, key }),
    ),
    raidRoute(spiritComponentIds.own, openFreeTextForm),
    raidRoute(spiritComponentIds.watch, (context, click, raid) => showFriendsHands(context, click, raid)),
    raidRoute(spiritComponentIds.hint, (context, click, raid, [seat]) =>
      offerHintCards(context, click, raid, seat),
    ),
    raidRoute(spiritComponentIds.hintAt, (context, click, raid, [seat]) =>
      giveHint(context, click, raid, seat),
    ),
    raidRoute(spiritComponentIds.showHand, (context, click, raid, [on]) =>
      showFriendsHandPicture(context, click, raid, on),
    ),
  ],
  forms: [
    formRoute(spiritFormIds.said, MAX_FREE_TEXT_LENGTH, (context, form, [code]) =>
      handleFreeTextForm(context, form, code),
    ),
  ],
}
