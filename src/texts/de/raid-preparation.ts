import type { raidPreparationTexts as en } from '../en/raid-preparation.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

export const raidPreparationTexts: TranslationOf<typeof en> = {
  ready: 'Bereit',
  readyMark: (isReady) => (isReady ? '✅' : '▫'),
  readyNow: 'Du bist bereit.',
  notReadyNow: 'Du bist nicht mehr bereit.',
  notReady: (names) =>
    `${joinAsList(names)} ${names.length === 1 ? 'hat' : 'haben'} noch nicht „Bereit“ gedrückt. Du kannst warten oder ohne sie beginnen. Wenn du beginnst, werden diese Plätze frei.`,
  startWithout: (names) => `Ohne ${joinAsList(names)} beginnen`,
  checked: (n) =>
    n === 0
      ? 'Alle sind bereit.'
      : `Ich habe ${countWithNoun(n, 'Raider', 'Raider')} gebeten, **Bereit** zu drücken.`,
  check: (mentions, leader) => `⚔ ${mentions.join(' ')}, ${leader} fragt: Seid ihr bereit?`,
  again: (mentions, who) =>
    `🔁 **${who}** eröffnet noch einen Raid. ${mentions.join(' ')}, eure Plätze sind reserviert. Drückt **Bereit**, wenn ihr mitspielt, sonst **Verlassen**.`,
  soon: (mentions, at) => `⏰ ${mentions.join(' ')}, der Raid beginnt ${at}.`,
  deserted:
    'Diese Lobby ist jetzt geschlossen, weil lange niemand den Raid begonnen hat. **Raid eröffnen** öffnet eine neue.',
  begins: 'Beginn',
  planned: (moment) => `✓ Der Raid beginnt ${moment}.`,
  calledBeforehand: 'Alle, die einen Platz haben, werden eine Viertelstunde vor dem Raid gerufen.',
  unplanned: '✓ Der Raid hat keine geplante Zeit mehr. Er beginnt, wenn die Raidleitung ihn startet.',
  eventMade: 'Ich habe ihn auch in die Events des Servers eingetragen.',
  past: () => 'Diese Zeit liegt in der Vergangenheit. Nichts hat sich geändert.',
  stillOn: () => 'Dieser Raid ist noch nicht vorbei.',
  noNext: (title) =>
    `Auf ${title} folgt in dieser Schwierigkeit kein Raid. Ihr könnt selbst einen wählen: \`/raid create\` in einem Kanal.`,
  rematch: 'Revanche',
  next: (title) => `Weiter: ${title}`,
  easier: (title) => `Leichter: ${title}`,
  opened: (link) => `✓ Die Lobby ist offen: ${link}`,
  openedIn: (code) => `✓ Die Lobby des Raids ${code} ist in seinem Kanal offen.`,

  change: 'Ändern …',
  changeTitle: (code) => `Raid ${code} ändern`,
  changeHint:
    'Nur die Raidleitung kann das benutzen. Wenn du den Raid oder die Schwierigkeit änderst, müssen alle noch einmal **Bereit** drücken.',
  changed: (what) => `✓ Der Raid ist jetzt ${what}.`,
  freed: '✓ Dieser Platz ist jetzt frei.',
  firstNow: '✓ Dieser Raider hat den ersten Zug.',
  firstIsFreed: 'Der Platz, der frei wird, kann nicht den ersten Zug haben. Nichts hat sich geändert.',
  pickCourse: 'Anderer Raid oder andere Schwierigkeit …',
  pickOut: 'Einen Platz freimachen …',
  pickFirst: 'Wer den ersten Zug hat …',
  readyCheck: 'Alle bereit?',
  setTime: 'Zeit …',
  timeTitle: 'Wann der Raid beginnt',
  timeLabel: 'Die Zeit',
  timeHint: '20:30, morgen 20 Uhr, Fr 20:00, 28.11. 20:30, in 2 h; leer lassen für keine Zeit',

  callNotYours: (role) =>
    `Ich kann ${role} nicht für dich erwähnen, weil du die Rolle in diesem Kanal nicht erwähnen darfst. Wähle eine Rolle, die alle erwähnen dürfen, oder lass dir die Berechtigung „Alle Rollen erwähnen“ geben.`,
  callNotMine: (role) =>
    `Ich darf ${role} hier nicht erwähnen. Ich brauche die Berechtigung „Alle Rollen erwähnen“, oder alle müssen die Rolle erwähnen dürfen.`,
  callEverybody: 'Ich kann eine Rolle erwähnen, aber nie alle.',
  openAllTheSame: 'Die Lobby ist trotzdem offen.',
  calledBefore: (role) => `Ich habe ${role} schon zu diesem Raid gerufen. Ich rufe jede Rolle nur einmal.`,
  callLater: '📣 `/raid change call:` erwähnt eine Rolle und ruft sie einmal zu diesem Raid.',
  callLimits:
    '📣 `/raid change call:` erwähnt eine Rolle und ruft sie zu diesem Raid. Es muss eine Rolle sein, die alle erwähnen dürfen. Für andere Rollen brauche ich hier die Berechtigung „Alle Rollen erwähnen“.',
  callsTo: (mention, leader, raid, link) =>
    `📣 ${mention}: **${leader}** ruft euch zu ${raid}. Nehmt Platz: ${link}`,
  calls: (mention) => `📣 ${mention}`,
  againWhich: { same: 'Derselbe Raid noch einmal', next: 'Der folgende Dungeon' },
  noLast: () => 'Hier ist noch kein Raid zu Ende gegangen.',
}
