/** German texts for undoing answers, and for votes. */
import type { undoTexts as enUndo, voteTexts as enVote, LostAnswers } from '../en/undo.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

const answers = (n: number): string => countWithNoun(n, 'Antwort', 'Antworten')

const losses = (lost: readonly LostAnswers[]): string =>
  joinAsList(
    lost.map(({ name, answers: n }) => (n === 1 ? `eine Antwort von ${name}` : `${n} Antworten von ${name}`)),
  )

export const undoTexts: TranslationOf<typeof enUndo> = {
  moments:
    'Wähle einen Moment. Der Raid geht bis kurz davor zurück, und alles danach wird mit zurückgenommen. Hat das niemandem etwas verraten, geschieht es sofort. Sonst wird der Tisch gefragt.',
  choose: (page, pages) => `Zurück bis kurz vor …${pages > 1 ? ` (${page + 1} von ${pages})` : ''}`,
  earlier: '‹ Frühere Momente',
  later: 'Spätere Momente ›',
  before: (what) => `Vor: ${what}`,
  momentText: (who, steps) => `${who} antwortete · nimmt ${answers(steps)} zurück`,
  step: 'Meine letzte Antwort',
  action: 'Meine letzte Aktion, mit allem, was daraus folgte',
  which: 'Was nimmst du zurück?',
  announcement: 'Die ganze Aktion, von Anfang an',
  button: '↶ Zurücknehmen',
  done: '↶ Zurückgenommen.',
  asked: (needed) =>
    `Ich habe den Tisch gefragt. ${countWithNoun(needed, 'Raider muss', 'Raider müssen')} zustimmen, dich mitgezählt, oder die Raidleitung allein.`,

  takenBack: (who, steps, lost) =>
    lost.length === 0
      ? `↶ ${who} nimmt ${answers(steps)} zurück.`
      : `↶ ${who} nimmt ${answers(steps)} zurück. Verloren: ${losses(lost)}.`,
  undone: (line) => `> ↶ ~~${line}~~`,
  struck: (line) => `↶ ~~${line}~~`,
  about: (line) => `> ${line}`,
  undoneMore: '> … und mehr: `/log`',

  asks: (who, steps) => `↶ **${who}** möchte ${answers(steps)} zurücknehmen:`,
  asksTurn: (who, reason) => `↶ **${who}** möchte diesen Zug von Anfang an noch einmal spielen: ${reason}`,
  quiet: 'Nichts davon war für alle sichtbar.',
  lost: (lost) => `Dabei ginge verloren: ${losses(lost)}.`,
  why: {
    over: () =>
      'Der Raid ist vorbei, und seine EP sind vergeben, deshalb lässt sich nichts darin zurücknehmen.',
    wentOn: () =>
      'Der Raid ist inzwischen weitergegangen. /undo kann deine Antwort noch zurücknehmen, wenn der Tisch zustimmt.',
    nothing: () => 'Es gibt noch keine Antwort, die sich zurücknehmen ließe.',
    nothingOfYours: () =>
      'Du hast in letzter Zeit keine Antwort gegeben, die sich zurücknehmen ließe. /undo ohne Angaben zeigt die Momente aller Spieler.',
    noMove: () => 'Du hast in letzter Zeit nichts getan, was sich zurücknehmen ließe.',
    noTurn: () => 'Der Beginn dieses Zuges liegt zu lange zurück.',
    tooFar: (most) =>
      `So weit kann ich nicht zurückgehen. Höchstens ${answers(most)} ${most === 1 ? 'lässt' : 'lassen'} sich zurücknehmen.`,
    conceded: () =>
      'Dein eigenes Aufgeben kannst du nicht allein zurücknehmen, und sonst spielt niemand an diesem Tisch.',
  },
  chance:
    'Würfel werden noch einmal geworfen und Decks noch einmal gemischt. Gezogene Karten kommen an ihre Plätze zurück und werden wieder gezogen.',
}

export const voteTexts: TranslationOf<typeof enVote> = {
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  needed: (n, of) => `${n} von ${of} Raidern müssen zustimmen, oder die Raidleitung allein.`,
  agreed: (names) => `Dafür: ${joinAsList(names)}.`,
  against: (names) => `Dagegen: ${joinAsList(names)}.`,
  open: (names) => `Noch offen: ${joinAsList(names)}.`,
  status: {
    carried: '✓ Der Tisch hat zugestimmt.',
    refused: '✗ Der Tisch hat abgelehnt.',
    withdrawn: '✗ Der Raid ist weitergegangen, deshalb gibt es nichts mehr abzustimmen.',
    superseded: '✗ Wer gefragt hat, möchte jetzt etwas anderes. Diese Abstimmung steht weiter unten.',
  },
  why: {
    notSeated: () =>
      'Du hast in diesem Raid keinen Platz, deshalb kannst du seinen Tisch nichts fragen und nicht abstimmen.',
    another: (by) =>
      `Der Tisch stimmt schon über eine Bitte von ${by} ab. Frag noch einmal, wenn diese Abstimmung vorbei ist.`,
    notAsked: (names) => `Das können nur ${joinAsList(names)} beantworten.`,
    gone: () => 'Diese Abstimmung gibt es nicht.',
  },
  granted: (who) => `✓ ${who} hat es genehmigt.`,
}
