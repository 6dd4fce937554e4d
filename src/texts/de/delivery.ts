import type { deliveryTexts as en } from '../en/delivery.ts'
import type { Worded } from '../worded.ts'

export const deliveryTexts: Worded<typeof en> = {
  permission: (code, place) =>
    `Ich darf in ${place} nicht schreiben, also sieht niemand, wie **${code}** weitergeht. Ich brauche dort diese Berechtigungen: Kanal ansehen, Nachrichten senden, Nachrichten in Threads senden, Links einbetten, Dateien anhängen und Nachrichtenverlauf anzeigen. Nichts ist verloren. Sobald ich sie habe, mache ich von selbst weiter.`,
  locked: (code, place) =>
    `Der Thread ${place} von **${code}** ist gesperrt, und ich darf ihn nicht öffnen. Jemand mit der Berechtigung Threads verwalten kann ihn entsperren. Nichts ist verloren. Sobald er offen ist, mache ich von selbst weiter.`,
  noPresses: (code, place) =>
    `Jemand hat den Thread ${place} von **${code}** gesperrt. Niemand kann dort Knöpfe drücken, bis ihn jemand mit der Berechtigung Threads verwalten entsperrt. Nichts ist verloren.`,
  channel: (code, _place) =>
    `Der Kanal von **${code}** ist fort, also kann ich das Spiel niemandem zeigen. Nichts davon ist verloren.`,
  thread: (code, place) =>
    `Der Thread von **${code}** ist fort, und ich darf in seinem Kanal keinen anderen öffnen. Ich brauche die Berechtigung Öffentliche Threads erstellen. Bis dahin kann ich in ${place} nicht weitermachen. Nichts ist verloren.`,
  unshowable: 'Etwas ist geschehen, was ich hier nicht zeigen kann. `/board` und `/log` zeigen es.',
}
