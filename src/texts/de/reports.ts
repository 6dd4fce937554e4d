import type { reportTexts as en } from '../en/reports.ts'
import type { Worded } from '../worded.ts'

export const reportTexts: Worded<typeof en> = {
  command: 'Denen, die diesen Bot betreiben, sagen, dass in diesem Raid etwas schiefging',
  note: 'Was schiefging; ohne Angabe fragt ein Fenster danach',
  formTitle: 'Was ging schief?',
  formLabel: 'Was geschah, und was hätte geschehen sollen',
  formHint: 'Der Raid, wie er steht, wird dazu aufgehoben, nur für die, die diesen Bot betreiben.',
  made: (number) =>
    `Danke. Das ist Bericht **${number}**: Wer diesen Bot betreibt, kann den Raid damit bis hierher noch einmal spielen. /undo nimmt zurück, was schiefging, /judge stellt es richtig.`,
}
