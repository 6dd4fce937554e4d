import type { bossDeckTexts as en } from '../en/boss-deck.ts'
import type { Worded } from '../worded.ts'
import { plural } from './words.ts'

export const bossDeckTexts: Worded<typeof en> = {
  fixed: (raid) =>
    `Das Deck von ${raid} steht fest: Niemand bringt ein anderes mit. Spiele es, wie es gedruckt ist.`,
  none: (boss) =>
    `Du hast noch kein eigenes Deck für ${boss}. Baue eins mit **Mein Deck bauen** oder \`/deck edit boss:\`, speichere es, und wähle es dann.`,
  unfit: (findings) =>
    [
      'Dein eigenes Deck ist so nicht spielbar:',
      ...findings,
      'Bring es mit `/deck edit boss:` in Ordnung, oder spiele das gedruckte.',
    ].join('\n'),
  notYourSeat: 'Sein Deck wählt nur, wer den Boss spielt. Nimm erst den Platz, wenn er frei ist.',
  option: 'Dein Deck eines Bosses statt das deines Charakters',
  secret: 'Mit welchem Deck jemand einen Boss spielt, ist geheim: Nur er selbst sieht es.',
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
  saved: '**Deck des Bosses** unter der Einladung wählt es.',
  listLegal: (boss, cards) =>
    `✓ Diese Liste ist ein gültiges Deck für ${boss}: ${plural(cards, 'Karte', 'Karten')}.`,
  exported: (boss) => `Dein Deck als ${boss}, für \`/deck import boss:\`:`,
  formTitle: (boss) => `Eine Deckliste für ${boss}`,
  formHint: (card) => `Je Karte eine Zeile: 4 ${card} oder 4x ${card}. Sie ersetzt dein eigenes Deck.`,
}
