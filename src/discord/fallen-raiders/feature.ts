/** The part of raiders whose heroes have fallen. Their buttons never wake a sleeping raid. */
import { type Feature, onForm, onRaid } from '../feature.ts'
import { spiritForms, spiritIds } from './ids.ts'
import { openOwnWords, openVoice, sayLine, sayOwnWords, WORDS_LETTERS } from './voice.ts'
import { chooseCard, giveHint, openWatch, showHand } from './watch.ts'

export const spirits: Feature = {
  clicks: [
    onRaid(spiritIds.speak, openVoice),
    onRaid(spiritIds.say, (context, click, raid, [round, of, occasion, key]) =>
      sayLine(context, click, raid, round, { raid: of, occasion, key }),
    ),
    onRaid(spiritIds.own, openOwnWords),
    onRaid(spiritIds.watch, (context, click, raid) => openWatch(context, click, raid)),
    onRaid(spiritIds.hint, (context, click, raid, [seat]) => chooseCard(context, click, raid, seat)),
    onRaid(spiritIds.hintAt, (context, click, raid, [seat]) => giveHint(context, click, raid, seat)),
    onRaid(spiritIds.showHand, (context, click, raid, [on]) => showHand(context, click, raid, on)),
  ],
  forms: [
    onForm(spiritForms.said, WORDS_LETTERS, (context, form, [code]) => sayOwnWords(context, form, code)),
  ],
}
