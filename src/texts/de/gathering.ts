import type { gatheringTexts as en } from '../en/gathering.ts'
import type { Worded } from '../worded.ts'
import { list, plural } from './words.ts'

export const gatheringTexts: Worded<typeof en> = {
  ready: 'Bereit',
  readyMark: (isReady) => (isReady ? '✅' : '▫'),
  readyNow: 'Du bist bereit.',
  notReadyNow: 'Du bist nicht mehr bereit.',
  notReady: (names) =>
    `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} noch nicht „Bereit“ gedrückt. Wartet, oder beginnt ohne: Diese Plätze werden dann frei.`,
  startWithout: (names) => `Ohne ${list(names)} beginnen`,
  checked: (n) =>
    n === 0 ? 'Alle sind bereit.' : `Gefragt: ${plural(n, 'Raider muss', 'Raider müssen')} es sagen.`,
  check: (mentions, leader) => `⚔ ${mentions.join(' ')}, ${leader} fragt: Seid ihr bereit?`,
  again: (mentions, who) =>
    `🔁 **${who}** ruft zum nächsten Raid. Eure Plätze sind reserviert: ${mentions.join(' ')}, drückt **Bereit**, wenn ihr mitkommt, sonst **Verlassen**.`,
  soon: (mentions, at) => `⏰ ${mentions.join(' ')}, der Raid beginnt ${at}.`,
  deserted:
    'So lange hat niemand diesen Raid begonnen, dass die Lobby jetzt geschlossen ist. `/raid create` in einem Kanal öffnet eine neue.',
  begins: 'Beginn',
  planned: (moment) => `✓ Der Raid beginnt ${moment}.`,
  calledAhead: 'Alle mit einem Platz werden eine Viertelstunde vorher gerufen.',
  unplanned: '✓ Der Raid hat keine Zeit mehr: Er beginnt, wenn die Leitung ihn beginnt.',
  eventMade: 'Er steht auch unter den Events des Servers.',
  past: () => 'Diese Zeit ist schon vorbei. Nichts hat sich geändert.',
  stillOn: () => 'Dieser Raid ist noch nicht vorbei.',
  noNext: (title) =>
    `Auf ${title} folgt in dieser Schwierigkeit nichts. Wählt selbst: \`/raid create\` in einem Kanal.`,
  rematch: 'Revanche',
  next: (title) => `Als Nächstes: ${title}`,
  opened: (link) => `✓ Hier wird gesammelt: ${link}`,
  openedIn: (code) => `✓ Der Raid ${code} sammelt sich in seinem Kanal.`,

  change: 'Ändern …',
  changeTitle: (code) => `Was sich am Raid ${code} ändern lässt`,
  changeHint: 'Für die Leitung. Einem anderen Raid oder einer anderen Schwierigkeit stimmen alle neu zu.',
  changed: (what) => `✓ Es ist jetzt ${what}.`,
  freed: '✓ Dieser Platz ist frei.',
  firstNow: '✓ Dieser Platz kommt zuerst.',
  firstIsFreed: 'Ein Platz, der frei wird, kann nicht zuerst kommen. Nichts hat sich geändert.',
  pickCourse: 'Anderer Raid oder andere Schwierigkeit …',
  pickOut: 'Einen Platz freimachen …',
  pickFirst: 'Wer den ersten Zug hat …',
  readyCheck: 'Alle bereit?',
  setTime: 'Zeit …',
  timeTitle: 'Wann der Raid beginnt',
  timeLabel: 'Die Zeit',
  timeHint: '20:30, morgen 20 Uhr, Fr 20:00, 28.11. 20:30, in 2 h; leer für keine',

  callNotYours: (role) =>
    `Du darfst ${role} in diesem Kanal nicht erwähnen, also tue ich es auch nicht: Es braucht eine Rolle, die alle erwähnen dürfen, oder die Berechtigung „Alle Rollen erwähnen“.`,
  callNotMine: (role) =>
    `Ich darf ${role} hier nicht erwähnen: Ich brauche die Berechtigung „Alle Rollen erwähnen“, oder die Rolle muss es erlauben.`,
  callEverybody: 'Ich rufe eine Rolle, nie alle.',
  openAllTheSame: 'Der Raid ist trotzdem eröffnet.',
  calledBefore: (role) => `${role} wurde zu diesem Raid schon gerufen: Einmal genügt.`,
  callLater: '📣 `/raid change call:` ruft eine Rolle, einmal.',
  callLimits:
    '📣 `/raid change call:` ruft eine Rolle, die alle erwähnen dürfen. Für andere brauche ich hier die Berechtigung „Alle Rollen erwähnen“.',
  callsTo: (mention, leader, raid, link) =>
    `📣 ${mention}: **${leader}** ruft euch zu ${raid}. Nehmt Platz: ${link}`,
  calls: (mention) => `📣 ${mention}`,

  commandChange: 'Für die Leitung: anderer Raid, andere Schwierigkeit, Zeit, ein Platz frei oder zuerst',
  commandReady: 'Sagen, dass du bereit bist; oder, für die Leitung, alle fragen',
  commandReadyNow: 'Ob du es bist',
  commandReadyCheck: 'Alle fragen; sie werden einmal gerufen',
  commandWhen: 'Wann: 20:30, morgen 20 Uhr, 28.11. 20:30, in 2 h, in deiner Zeitzone; „none“ für keine',
  commandCall: 'Eine Rolle, die einmal gerufen wird; eine, die du erwähnen darfst',
  commandOut: 'Ein Platz, der frei wird',
  commandFirst: 'Wer den ersten Zug der Raider hat',
  commandAgain: 'Dieselben Leute wie im letzten Raid hier, auf ihren Plätzen',
  againWhich: { same: 'Derselbe Raid noch einmal', next: 'Der folgende Dungeon' },
  noLast: () => 'Hier ist noch kein Raid zu Ende gegangen.',
}
