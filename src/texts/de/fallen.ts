import type { fallenTexts as en } from '../en/fallen.ts'
import type { Worded } from '../worded.ts'

export const fallenTexts: Worded<typeof en> = {
  told: (mention, hero) =>
    `☠ ${mention}, **${hero}** ist gefallen. Du gewinnst und verdienst weiter mit deiner Gruppe, und du hast weiter eine Stimme: Rate den anderen, stimm ab, wenn der Tisch gefragt wird, lies \`/log\`. Kommt ein Freund nicht, übernimm seinen Platz.`,
  toldAll: (name, hero) =>
    `☠ **${hero}** (${name}) ist gefallen. ${name} gewinnt und verdient weiter mit euch, rät und stimmt ab; kommt ein Freund nicht, kann ${name} seinen Platz übernehmen.`,
  inPerson: (hero, raid, place) =>
    `☠ Dein Held **${hero}** ist gefallen, im Raid ${raid}: ${place}. Du gewinnst und verdienst weiter mit deiner Gruppe, und du hast weiter eine Stimme:\n▶ Rate den anderen, und stimm ab, wenn der Tisch gefragt wird.\n▶ \`/log\` und \`/board\` zeigen dort, wie es steht.\n▶ Kommt ein Freund nicht, übernimm dort mit „Einen Platz übernehmen“ seinen Platz.`,
  log: 'Chronik',
  takeOver: 'Einen Platz übernehmen',
  placeholder: 'Wessen Platz …',
  choose:
    'Wessen Platz? Es muss der eines Freundes sein, der im Urlaub ist oder lange nicht geantwortet hat. Der Charakter bleibt seiner.',
  noSeat: 'Es gibt keinen Platz, den du übernehmen könntest.',
  taken: (name) => `✓ Du spielst für ${name} weiter.`,
  notFallen: () => 'Von sich aus übernimmt nur einen Platz, wer gefallen ist: Du hast einen.',
  notAllowed: (leader) =>
    `An diesem Tisch spielt niemand für andere. Die Leitung, ${leader}, kann es mit /settings friends: True erlauben, oder dir den Platz mit /raid replace geben.`,
  notAbsent: (name, minutes) =>
    `${name} ist nicht fort: Übernehmen lässt sich der Platz von jemandem, der im Urlaub ist, oder der gefragt ist und seit ${minutes} Minuten nicht geantwortet hat.`,
  now: (line) =>
    `Du bist gefallen; du gewinnst und verdienst weiter mit deiner Gruppe. ${line}\n▶ Rate den anderen, und stimm ab, wenn der Tisch gefragt wird.\n▶ \`/log\` und \`/board\` zeigen, wie es steht.\n▶ Kommt ein Freund nicht: \`/raid replace\` mit dir selbst, wo der Tisch Freunde passen lässt.`,
}
