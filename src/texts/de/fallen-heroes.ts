import type { fallenHeroTexts as en } from '../en/fallen-heroes.ts'
import type { TranslationOf } from '../worded.ts'

export const fallenHeroTexts: TranslationOf<typeof en> = {
  told: (mention, hero) =>
    `☠ ${mention}, **${hero}** ist gefallen. Du gewinnst weiter mit den anderen Raidern und bekommst Belohnungen. Du kannst sie beraten, abstimmen und \`/log\` lesen. Wenn ein Freund nicht kommt, kannst du seinen Platz übernehmen.`,
  toldAll: (name, hero) =>
    `☠ **${hero}** (${name}) ist gefallen. ${name} gewinnt weiter mit euch, bekommt Belohnungen und kann euch beraten und abstimmen. Wenn ein Freund nicht kommt, kann ${name} seinen Platz übernehmen.`,
  inPerson: (hero, raid, place, hasPart) =>
    `☠ Dein Held **${hero}** ist gefallen, im Raid ${raid}: ${place}. Du gewinnst weiter mit den anderen Raidern und bekommst Belohnungen. Du kannst weiter mitmachen:\n${hasPart ? '▶ Drück dort in jeder Runde einen Knopf: Sprich für den Gegner, und gib einem Freund mit „Geisterwache“ einen Tipp.\n' : ''}▶ Berate die anderen, und stimm ab, wenn der Tisch gefragt wird.\n▶ \`/log\` und \`/board\` zeigen dort, wie der Raid läuft.\n▶ Wenn ein Freund nicht kommt, kannst du dort mit „Einen Platz übernehmen“ seinen Platz übernehmen.`,
  log: 'Chronik',
  takeOver: 'Einen Platz übernehmen',
  placeholder: 'Wessen Platz …',
  choose:
    'Wessen Platz willst du übernehmen? Es muss der Platz eines Freundes sein, der im Urlaub ist oder lange nicht geantwortet hat. Der Charakter gehört weiter ihm.',
  noSeat: 'Es gibt keinen Platz, den du übernehmen könntest.',
  taken: (name) => `✓ Du spielst jetzt für ${name}.`,
  notFallen: () => 'Nur wer gefallen ist, kann so einen Platz übernehmen. Du hast noch deinen eigenen Platz.',
  notAllowed: (leader) =>
    `An diesem Tisch spielt niemand für andere. Die Raidleitung, ${leader}, kann das mit /settings friends: True erlauben oder dir den Platz mit /raid replace geben.`,
  notAbsent: (name, minutes) =>
    `${name} ist nicht fort. Du kannst nur einen Platz übernehmen, dessen Spieler im Urlaub ist oder seit ${minutes} Minuten nicht geantwortet hat.`,
  now: (line) =>
    `Dein Held ist gefallen, aber du gewinnst weiter mit den anderen Raidern und bekommst Belohnungen. ${line}\n▶ Sprich in jeder Runde für den Gegner, und gib einem Freund einen Tipp, mit den Knöpfen der neuesten Nachricht mit 👻.\n▶ Berate die anderen, und stimm ab, wenn der Tisch gefragt wird.\n▶ \`/log\` und \`/board\` zeigen, wie der Raid läuft.\n▶ Wenn ein Freund nicht kommt und der Tisch Freunde passen lässt, kannst du seinen Platz übernehmen: \`/raid replace\` mit dir selbst als Ersatz.`,
}
