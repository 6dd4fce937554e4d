import type { pastTexts as en } from '../en/past.ts'
import type { Worded } from '../worded.ts'

export const pastTexts: Worded<typeof en> = {
  noRaid: () => 'Einen Raid mit diesem Code gibt es hier nicht. /history führt die beendeten auf.',
  notOver: (code, status) =>
    status === 'lobby'
      ? `Der Raid ${code} hat noch nicht begonnen.`
      : `Der Raid ${code} wird noch gespielt. /log erzählt, wie es bisher steht.`,
  abandoned: (code) =>
    `Der Raid ${code} wurde abgebrochen und hat nichts eingebracht. \`/history replay:\` erzählt, was geschah.`,
  neverBegan: (code) => `Der Raid ${code} wurde abgesagt, bevor er begann: Es gibt nichts zu erzählen.`,
  otherRules: (code) =>
    `Der Raid ${code} wurde nach älteren Regeln gespielt, und die heutigen führen anderswohin: Wie er endete, lässt sich nicht mehr zeigen. /history erzählt, was dabei herauskam.`,
}
