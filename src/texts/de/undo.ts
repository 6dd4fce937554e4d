import type { undoTexts as enUndo, voteTexts as enVote, Loss } from '../en/undo.ts'
import type { Worded } from '../worded.ts'
import { list, plural } from './words.ts'

const answers = (n: number): string => plural(n, 'Antwort', 'Antworten')

const losses = (lost: readonly Loss[]): string =>
  list(
    lost.map(({ name, answers: n }) => (n === 1 ? `eine Antwort von ${name}` : `${n} Antworten von ${name}`)),
  )

export const undoTexts: Worded<typeof enUndo> = {
  command: 'Eine Antwort zurücknehmen: sofort, wenn sie nichts verriet, sonst wird der Tisch gefragt',
  moments:
    'Bis kurz vor welchem Augenblick? Was danach kam, geht mit. Was niemandem etwas verraten hat, wird sofort zurückgenommen, sonst wird der Tisch gefragt.',
  choose: (page, pages) => `Zurück bis kurz vor …${pages > 1 ? ` (${page + 1} von ${pages})` : ''}`,
  earlier: '‹ Frühere Augenblicke',
  later: 'Spätere Augenblicke ›',
  before: (what) => `Vor: ${what}`,
  momentText: (who, steps) => `${who} antwortete · nimmt ${answers(steps)} zurück`,
  what: 'Was zurückgenommen wird; ohne Angabe eine Liste von Augenblicken',
  step: 'Meine letzte Antwort',
  action: 'Mein letzter Zug, mit allem, was daraus wurde',
  steps: 'So viele letzte Antworten des ganzen Tisches, wer sie auch gab',
  button: '↶ Zurücknehmen',
  done: '↶ Zurückgenommen.',
  asked: (needed) =>
    `Der Tisch wird gefragt: ${plural(needed, 'Raider muss', 'Raider müssen')} zustimmen, du mitgezählt, oder allein die Leitung.`,

  takenBack: (who, steps, lost) =>
    lost.length === 0
      ? `↶ ${who} nimmt ${answers(steps)} zurück.`
      : `↶ ${who} nimmt ${answers(steps)} zurück; damit verfällt: ${losses(lost)}.`,
  undone: (line) => `> ↶ ~~${line}~~`,
  about: (line) => `> ${line}`,
  undoneMore: '> … und mehr: `/log`',

  asks: (who, steps) => `↶ **${who}** möchte ${answers(steps)} zurücknehmen:`,
  asksTurn: (who, reason) => `↶ **${who}** möchte diesen Zug neu spielen: ${reason}`,
  quiet: 'Nichts davon haben alle gesehen.',
  lost: (lost) => `Damit verfällt: ${losses(lost)}.`,
  why: {
    over: () => 'Der Raid ist vorbei, und seine EP sind vergeben: Nichts davon lässt sich zurücknehmen.',
    wentOn: () =>
      'Der Raid ist inzwischen weitergegangen. /undo nimmt deine Antwort noch zurück, wenn der Tisch zustimmt.',
    nothing: () => 'Noch wurde nichts beantwortet, was sich zurücknehmen ließe.',
    nothingOfYours: () =>
      'Du hast in letzter Zeit nichts geantwortet, was sich zurücknehmen ließe. /undo allein nennt die Augenblicke aller.',
    noMove: () => 'Du hast in letzter Zeit nichts getan, was sich zurücknehmen ließe.',
    noTurn: () => 'Der Beginn dieses Zuges liegt zu lange zurück.',
    tooFar: (most) => `So weit zurück ist nichts aufgehoben. Zurücknehmen lassen sich ${answers(most)}.`,
    conceded: () =>
      'Dein eigenes Aufgeben kannst du nicht allein zurücknehmen, und sonst sitzt niemand an diesem Tisch.',
  },
  chance: 'Gewürfelt und gemischt wird neu; gezogene Karten liegen, wo sie lagen, und werden wieder gezogen.',
}

export const voteTexts: Worded<typeof enVote> = {
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  needed: (n, of) => `${n} von ${of} Raidern müssen zustimmen, oder allein die Leitung.`,
  agreed: (names) => `Dafür: ${list(names)}.`,
  against: (names) => `Dagegen: ${list(names)}.`,
  open: (names) => `Noch offen: ${list(names)}.`,
  status: {
    carried: '✓ Der Tisch hat zugestimmt.',
    refused: '✗ Der Tisch hat abgelehnt.',
    withdrawn: '✗ Der Raid ist weitergegangen: Es gibt nichts mehr abzustimmen.',
    superseded: '✗ Wer gefragt hat, möchte jetzt etwas anderes: Abgestimmt wird weiter unten.',
  },
  why: {
    notSeated: () =>
      'Du hast in diesem Raid keinen Platz, also ist es nicht an dir, seinen Tisch zu fragen oder abzustimmen.',
    another: (by) =>
      `Der Tisch stimmt schon darüber ab, was ${by} möchte. Ist das entschieden, frag noch einmal.`,
    notAsked: (names) => `Das haben ${list(names)} zu beantworten.`,
    gone: () => 'Diese Abstimmung gibt es nicht.',
  },
  granted: (who) => `✓ ${who} hat es gewährt.`,
}
