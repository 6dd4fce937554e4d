import type { reportTexts as en } from '../en/reports.ts'
import type { TranslationOf } from '../worded.ts'

export const reportTexts: TranslationOf<typeof en> = {
  formTitle: 'Was ging schief?',
  formLabel: 'Was geschah, und was hätte geschehen sollen',
  formHint: 'Der Bericht enthält den Raid. Nur die Leute, die diesen Bot betreiben, sehen ihn.',
  made: (number) =>
    `Danke. Das ist Bericht **${number}**. Damit können die Leute, die diesen Bot betreiben, den Raid bis hierher noch einmal spielen. /undo kann zurücknehmen, was schiefging, und /judge kann es korrigieren.`,
}
