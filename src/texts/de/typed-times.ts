import type { typedTimeTexts as en } from '../en/typed-times.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' })

const NOTHING_CHANGED = 'Nichts hat sich geändert.'

function instead(n: number): string {
  if (n < 1 || n > 23) return `„in ${n} h“ oder „in ${n} min“`
  return n > 12 ? `${n} Uhr oder „in ${n} h“` : `${n} Uhr, ${n + 12} Uhr oder „in ${n} h“`
}

export const typedTimeTexts: TranslationOf<typeof en> = {
  moment: (at, left) => `${at} (${left})`,

  zoneOf: {
    person: (zone) => `Ich habe es in deiner Zeitzone gelesen, ${zone}. \`/settings zone:\` ändert sie.`,
    guild: (zone) =>
      `Du hast keine Zeitzone eingestellt, deshalb habe ich es in der Zeitzone dieses Servers gelesen, ${zone}. \`/settings zone:\` stellt deine ein.`,
    bot: (zone) =>
      `Weder du noch dieser Server hat eine Zeitzone eingestellt, deshalb habe ich es in ${zone} gelesen. \`/settings zone:\` stellt deine ein.`,
  },
  zoneNamed: (zone) => `Ich habe es als Zeit in ${zone} gelesen.`,

  half: (read, other) => `Ich habe die Uhrzeit als ${read} gelesen. Schreib ${other}, wenn du das meinst.`,
  hour: (read) =>
    `Du hast keine Uhrzeit geschrieben, deshalb habe ich ${read} genommen. Eine andere schreibst du hinter den Tag: „morgen 19:30“.`,
  sameTime:
    'Ich habe die jetzige Uhrzeit beibehalten. Eine andere schreibst du ans Ende: „in 2 Tagen 20:30“.',
  skipped: (read) =>
    `Dann werden die Uhren vorgestellt und überspringen die Zeit, die du geschrieben hast, deshalb habe ich sie als ${read} gelesen.`,
  repeated: (read, other) =>
    `Dann werden die Uhren zurückgestellt und zeigen ${read} zweimal. Ich habe das erste Mal genommen. Für das zweite schreib ${other}.`,
  nextDay: (day) =>
    `Ich habe den Tag als ${WEEKDAY.format(day)}, ${DAY.format(day)} gelesen. Wenn du einen anderen meinst, schreib sein Datum.`,
  range: 'Ich habe den Anfang der Zeitspanne genommen.',
  duration: (hours) =>
    `Ich habe ${hours}h als ${countWithNoun(hours, 'Stunde', 'Stunden')} von jetzt an gelesen. Für die Uhrzeit schreib ${hours}:00.`,
  clock: (hours) =>
    `Ich habe ${hours}h als Uhrzeit gelesen. Für ${hours} Stunden von jetzt an schreib „in ${hours} h“.`,

  unread: (text) =>
    `„${toMarkup(text)}“ kann ich nicht als Zeit lesen. Schreib 20:30, 20 Uhr, morgen 20:30, Fr 20 Uhr, 28.11. 20:30, 2026-11-28 20:30, in 90 min oder in 2 Wochen. „none“ heißt keine Zeit. ${NOTHING_CHANGED}`,
  unreadEnd: (text) =>
    `„${toMarkup(text)}“ kann ich nicht als Ende eines Urlaubs lesen. Schreib einen Tag wie 2027-01-31, 31.1. oder Sonntag, oder eine Dauer: „10 Tage“, „2 Wochen“. Schreib „none“, wenn du wieder da bist. ${NOTHING_CHANGED}`,
  past: (text, at) =>
    `„${toMarkup(text)}“ habe ich als ${at} gelesen, und das liegt in der Vergangenheit. Schreib eine spätere Zeit, oder den Tag dazu: „morgen 20:30“, „2027-01-31 20:30“. ${NOTHING_CHANGED}`,
  far: (text, at) =>
    `„${toMarkup(text)}“ habe ich als ${at} gelesen, und das ist in mehr als einem Jahr. Schreib eine frühere Zeit. ${NOTHING_CHANGED}`,
  number: (text, n) =>
    `„${toMarkup(text)}“ allein kann eine Uhrzeit oder eine Dauer sein. Schreib ${instead(n)}. ${NOTHING_CHANGED}`,
  weekday: (text, day) =>
    `„${toMarkup(text)}“ nennt zwei Tage: Der ${DAY.format(day)} ist ein ${WEEKDAY.format(day)}. Schreib nur einen davon. ${NOTHING_CHANGED}`,
  dayOrder: (text, days, iso) =>
    `„${toMarkup(text)}“ kann ${DAY.format(days[0])} oder ${DAY.format(days[1])} heißen. Schreib ${iso[0]} oder ${iso[1]}. ${NOTHING_CHANGED}`,
  dotted: (text, clock, iso) =>
    `„${toMarkup(text)}“ kann eine Uhrzeit oder ein Datum sein. Schreib ${clock} oder ${iso}. ${NOTHING_CHANGED}`,
  badHours: (text, most) =>
    `„${toMarkup(text)}“ kann ich nicht als ganze Stunden von 1 bis ${most} lesen. Schreib „12“, „12 h“ oder „2 Tage“. „none“ heißt nie. ${NOTHING_CHANGED}`,
}
