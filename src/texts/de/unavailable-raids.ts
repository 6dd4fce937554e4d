import type { unavailableRaidTexts as en } from '../en/unavailable-raids.ts'
import type { TranslationOf } from '../worded.ts'

export const unavailableRaidTexts: TranslationOf<typeof en> = {
  noRaid: () => 'Einen Raid mit diesem Code gibt es hier nicht. /history zeigt die beendeten Raids.',
  notOver: (code, status) =>
    status === 'lobby'
      ? `Der Raid ${code} hat noch nicht begonnen.`
      : `Der Raid ${code} wird noch gespielt. /log zeigt, wie er bisher läuft.`,
  abandoned: (code) =>
    `Der Raid ${code} wurde abgebrochen und hat deshalb nichts eingebracht. \`/history replay:\` zeigt, was darin geschah.`,
  neverBegan: (code) => `Der Raid ${code} wurde abgesagt, bevor er begann, deshalb gibt es nichts zu zeigen.`,
  otherRules: (code) =>
    `Der Raid ${code} wurde nach älteren Regeln gespielt. Mit den jetzigen Regeln verläuft das Spiel anders, deshalb kann ich sein Ende nicht mehr zeigen. /history zeigt sein Ergebnis.`,
}
