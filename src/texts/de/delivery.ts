import type { deliveryTexts as en } from '../en/delivery.ts'
import type { TranslationOf } from '../worded.ts'
import { joinAsList } from './words.ts'

export const deliveryTexts: TranslationOf<typeof en> = {
  permission: (code, place, names) =>
    `Ich darf in ${place} nicht schreiben, also sieht niemand, wie **${code}** weitergeht. Ich brauche dort diese Berechtigungen: ${joinAsList(names)}. Nichts ist verloren. Sobald ich sie habe, mache ich von selbst weiter.`,
  locked: (code, place) =>
    `Der Thread ${place} von **${code}** ist gesperrt, und ich darf ihn nicht öffnen. Jemand mit der Berechtigung Threads verwalten kann ihn entsperren. Nichts ist verloren. Sobald er offen ist, mache ich von selbst weiter.`,
  noPresses: (code, place) =>
    `Jemand hat den Thread ${place} von **${code}** gesperrt. Niemand kann dort Knöpfe drücken, bis ihn jemand mit der Berechtigung Threads verwalten entsperrt. Nichts ist verloren.`,
  channel: (code, _place) =>
    `Der Kanal von **${code}** ist fort, also kann ich das Spiel niemandem zeigen. Nichts davon ist verloren.`,
  limit: (code, place) =>
    `Der Thread ${place} von **${code}** ist archiviert, und ich kann ihn nicht wecken. Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Nichts ist verloren. Sobald einige davon archiviert sind, mache ich von selbst weiter.`,
  threadPermission: (code, place, names) =>
    `Der Thread von **${code}** ist fort, und ich darf in ${place} keinen anderen öffnen. Ich brauche dort diese Berechtigungen: ${joinAsList(names)}. Nichts ist verloren. Sobald ich sie habe, mache ich von selbst weiter.`,
  threadLimit: (code, place) =>
    `Der Thread von **${code}** ist fort, und ich kann in ${place} keinen anderen öffnen. Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Nichts ist verloren. Sobald einige davon archiviert sind, mache ich von selbst weiter.`,
  threadKind: (code, place) =>
    `Der Thread von **${code}** ist fort, und ${place} ist jetzt eine Art Kanal, die keine Threads hat. Nichts ist verloren. Sobald es wieder ein Textkanal ist, mache ich von selbst weiter.`,
  unshowable: 'Etwas ist geschehen, was ich hier nicht zeigen kann. `/board` und `/log` zeigen es.',
}
