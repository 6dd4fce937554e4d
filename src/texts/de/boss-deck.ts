import type { bossDeckTexts as en } from '../en/boss-deck.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

export const bossDeckTexts: TranslationOf<typeof en> = {
  fixed: (raid) =>
    `Das Deck von ${raid} steht fest, deshalb kann niemand ein anderes mitbringen. Du spielst das gedruckte Deck.`,
  none: (boss) =>
    `Du hast noch kein eigenes Deck für ${boss}. Baue eins mit **Mein Deck bauen** oder \`/deck edit boss:\`, und speichere es. Dann kannst du es wählen.`,
  unfit: (findings) =>
    [
      'Dein eigenes Deck ist so nicht spielbar:',
      ...findings,
      'Korrigiere es mit `/deck edit boss:`, oder spiele das gedruckte Deck.',
    ].join('\n'),
  notYourSeat:
    'Nur der Boss-Spieler kann das Deck des Bosses wählen. Wenn der Platz des Bosses frei ist, nimm ihn zuerst.',
  secret: 'Nur der Boss-Spieler selbst kann sehen, welches Deck er spielt.',
  button: 'Deck des Bosses',
  title: (boss) => `Dein Deck als ${boss}`,
  rules: 'aus allen Karten des Bosses',
  playing: { printed: 'Du spielst das gedruckte Deck.', own: 'Du spielst dein eigenes Deck.' },
  may: (cards, least, copies) =>
    `Ein eigenes Deck hat mindestens ${least} Karten, von jeder dieser ${cards} höchstens ${copies}. Alles andere am Raid bleibt, wie es gedruckt ist.`,
  printed: (cards) => `Das gedruckte Deck (${cards})`,
  own: (cards) => `Mein eigenes Deck (${cards})`,
  suggestPrinted: 'Das gedruckte Deck',
  suggestOwn: 'Mein eigenes Deck',
  build: 'Mein Deck bauen',
  withOwn: 'mit eigenem Deck',
  saved: 'Um es zu wählen, drücke **Deck des Bosses** in einer Lobby.',
  listLegal: (boss, cards) =>
    `✓ Diese Liste ist ein gültiges Deck für ${boss}: ${countWithNoun(cards, 'Karte', 'Karten')}.`,
  exported: (boss) => `Dein Deck als ${boss}, für \`/deck import boss:\`:`,
  formTitle: (boss) => `Eine Deckliste für ${boss}`,
  formHint: (card) => `Je Karte eine Zeile: 4 ${card} oder 4x ${card}. Sie ersetzt dein eigenes Deck.`,
}
