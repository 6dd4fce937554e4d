/** The buttons and forms of raiders whose heroes have fallen. They never wake a sleeping raid. */
import { type Feature, onForm, onRaid } from '../feature.ts'
import { spiritForms, spiritIds } from './ids.ts'
import {
  handleFreeTextForm,
  MAX_FREE_TEXT_LENGTH,
  offerLinesToSpeak,
  openFreeTextForm,
  speakLine,
} from './speaking.ts'
import { giveHint, offerHintCards, showFriendsHands, showHand } from './watch.ts'

export const spirits: Feature = {
  clicks: [
    onRaid(spiritIds.speak, offerLinesToSpeak),
    onRaid(spiritIds.say, (context, click, raid, [round, of, occasion, key]) =>
      speakLine(context, click, raid, round, { raid: of, occasion, key }),
    ),
    onRaid(spiritIds.own, openFreeTextForm),
    onRaid(spiritIds.watch, (context, click, raid) => showFriendsHands(context, click, raid)),
    onRaid(spiritIds.hint, (context, click, raid, [seat]) => offerHintCards(context, click, raid, seat)),
    onRaid(spiritIds.hintAt, (context, click, raid, [seat]) => giveHint(context, click, raid, seat)),
    onRaid(spiritIds.showHand, (context, click, raid, [on]) => showHand(context, click, raid, on)),
  ],
  forms: [
    onForm(spiritForms.said, MAX_FREE_TEXT_LENGTH, (context, form, [code]) =>
      handleFreeTextForm(context, form, code),
    ),
  ],
}
