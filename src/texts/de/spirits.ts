import type { spiritTexts as en } from '../en/spirits.ts'
import type { TranslationOf } from '../worded.ts'
import { joinAsList } from './words.ts'

export const spiritTexts: TranslationOf<typeof en> = {
  called: (names, speaker) =>
    `👻 Eine neue Runde für die Gefallenen. ${joinAsList(names)} ${names.length === 1 ? 'kann' : 'können'} für **${speaker}** sprechen und einem Freund einen Tipp geben.`,
  calledToWatch: (names) =>
    `👻 Eine neue Runde für die Gefallenen. ${joinAsList(names)} ${names.length === 1 ? 'kann' : 'können'} einem Freund einen Tipp geben.`,
  speak: (speaker) => `Für ${speaker} sprechen`,
  watch: 'Geisterwache',
  showHand: 'Gefallenen meine Hand zeigen',
  hideHand: 'Hand wieder verbergen',

  voice: (speaker, words, name) => `🗣 **${speaker}**: „${words}“ (${name})`,
  hintGiven: (name, to) => `👻 ${name} hat einen Tipp für ${to}.`,
  hint: (name, card) => `👻 Tipp von ${name} aus dem Geisterreich: Sieh dir **${card}** an.`,

  choose: (speaker) => `Was sagt **${speaker}**? Alle lesen es, und auch, dass du es warst.`,
  line: (n, words) => `**${n}** „${words}“`,
  own: 'Eigene Worte',
  formTitle: 'Deine eigenen Worte',
  formLabel: (letters) => `Höchstens ${letters} Zeichen`,
  formHint: (speaker) => `So, wie ${speaker} sie sagt`,
  said: (line) => `✓ Du hast gesprochen.\n${line}`,
  nextRound: 'Im nächsten Zug des Gegners bist du wieder dran.',

  watchTitle: '👻 **Geisterwache**: Das siehst nur du.',
  hand: (name, cards) => `**${name}** hält ${cards}.`,
  emptyHand: (name) => `**${name}** hat keine Karten auf der Hand.`,
  closedHand: (name) => `**${name}** zeigt dir die Hand nicht.`,
  askThem:
    'Freunde zeigen dir ihre Hand mit „Gefallenen meine Hand zeigen“ unter der Nachricht, dass jemand gefallen ist, oder mit `/settings showhand: True`.',
  oneHint:
    'In dieser Runde kannst du einem Freund einen Tipp geben: eine Karte, auf die er achten soll. Er sieht ihn bei seiner nächsten Frage.',
  hintFor: (name) => `Tipp für ${name}`,
  whichCard: (name) => `Welche Karte soll **${name}** sich ansehen?`,
  cardPlaceholder: 'Eine Karte …',
  inHand: 'auf der Hand',
  ofTheirs: 'in der eigenen Gruppe',
  ofLair: 'beim Gegner',
  ofOthers: 'in einer anderen Gruppe',
  hinted: (name, card) => `✓ **${name}** bekommt deinen Tipp: **${card}**.`,
  hintedAt: (name, card) => `Dein Tipp in dieser Runde: **${name}** soll sich **${card}** ansehen.`,

  handShown:
    'Gefallene Raider sehen jetzt deine Hand, in diesem und in späteren Raids. Ein Boss-Spieler sieht sie nie. `/settings` zeigt das auch.',
  handHidden: 'Jetzt siehst nur du deine Hand.',
  onlyRaiders: 'Nur wer noch im Spiel ist, hat eine Hand zum Zeigen.',

  why: {
    over: 'Dieser Raid wird gerade nicht gespielt.',
    alive: 'Das ist für Raider, deren Helden gefallen sind. Deiner wird noch gebraucht.',
    offHere: (leader) =>
      `An diesem Tisch haben Gefallene keine Rolle. Die Raidleitung, ${leader}, kann das mit /settings of: raid spirits: True ändern.`,
    off: 'Du hast die Rolle der Gefallenen abgeschaltet. `/settings spirits: True` schaltet sie wieder ein.',
    played: 'Den Boss spielt ein Mensch, und der spricht selbst.',
    spoken: 'In dieser Runde hast du schon gesprochen. Im nächsten Zug des Gegners bist du wieder dran.',
    hinted:
      'In dieser Runde hast du schon einen Tipp gegeben. Im nächsten Zug des Gegners bist du wieder dran.',
    noFriend: 'Dieser Raider ist nicht mehr im Spiel.',
    noCard: 'Diese Karte ist weg. Wähl eine andere.',
    noWords: 'Schreib mindestens ein Zeichen.',
  },
}
