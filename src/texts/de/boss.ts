import type { bossTexts as en } from '../en/boss.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, isSingularCount, joinAsList } from './words.ts'

export const bossTexts: TranslationOf<typeof en> = {
  noSeat:
    'Dieser Raid hat keinen Platz für einen Boss-Spieler, weil sein Gegner von selbst spielt. Nimm stattdessen den Platz eines Raiders.',
  taken: (name) =>
    `${name} hat schon den Platz des Bosses. Nimm den Platz eines Raiders, oder bitte darum, dass er frei wird.`,
  youRaid:
    'Du hast den Platz eines Raiders. Niemand kann auf beiden Seiten spielen, weil die Hand des Bosses geheim ist. Gib erst deinen Platz auf.',
  youAreBoss:
    'Du hast den Platz des Bosses. Niemand kann auf beiden Seiten spielen. Gib erst diesen Platz auf.',
  notARaider: 'Der Boss-Spieler ist keiner der Raider. Wähle einen Raider.',
  title: 'Der Boss',
  joined:
    'Du bist der Boss. `/hand` zeigt deine Karten, sobald der Raid begonnen hat. Niemand sonst sieht sie.',
  take: 'Den Boss spielen',
  seat: (person, boss) => `♛ **${person}** als ${boss}, der Boss`,
  computer: (boss) => `♛ der Computer als ${boss}`,
  computerIfFree: (boss) => `♛ der Computer als ${boss}, wenn niemand den Boss spielt`,
  balance: {
    few: 'Gemacht für drei bis fünf Raider. Mit weniger Raidern endet der Raid schnell.',
    many: 'Gemacht für drei bis fünf Raider. Mit mehr Raidern hat es der Boss schwer.',
  },

  event: (card, to) => (to ? `☄ Ereignis: ${card} → ${to}.` : `☄ Ereignis: ${card}.`),
  intoRow: (whose, n) =>
    `▫ ${countWithNoun(n, 'Karte', 'Karten')} ${isSingularCount(n) ? 'kommt' : 'kommen'} verdeckt zu den Ressourcen von ${joinAsList(whose)}.`,
  arrival: (boss, rune) =>
    rune === null ? `### ♛ Der nächste Boss: ${boss}` : `### ♛ Der nächste Boss: ${boss}, mit ${rune}`,
  has: (boss, health) => `${boss} hat **${health}** Gesundheit.`,
  uncovered: (cards, n) => `↻ ${n === 1 ? 'Der Diener' : 'Die Diener'} aus der Reihe: ${cards}.`,
  spent: (runes, n) =>
    `↻ ${runes} ${n === 1 ? 'wird' : 'werden'} verdeckt, ${n === 1 ? 'ist aber weiter eine Ressource' : 'sind aber weiter Ressourcen'}.`,
  fall: (boss) => `### ♛ ${boss} ist gefallen, und seine Diener werden aufgedeckt`,
  awakening: (boss) => `### ♛ ${boss} tritt beiseite, und sein Herr erwacht`,
  changed: (from, to) =>
    `### ♛ ${from} wird gegen ${from === to ? 'die andere Karte dieses Namens' : to} getauscht`,
  turnsOver: (card, side) => `↻ ${card} wird umgedreht. Oben liegt jetzt ${side}.`,
  sides: {
    'MLR-43': ['die Seite „Abkühlung“', 'die Seite „Nova“'],
    'BTR-6': ['der Schrein der verlorenen Seelen', 'die Essenz des Leidens'],
    'BTR-7': ['die Essenz der Begierde', 'die Essenz des Zorns'],
  },
  anySides: ['die erste Seite', 'die andere Seite'],
  swapped: (from, stage) => `### ♛ ${from} fällt … und kämpft weiter: ${stage}`,
  comes: (card, health) => `${card} hat jetzt **${health}** Gesundheit und keinen Schaden.`,
  scenes: {
    'OLR-2': 'Sie erhebt sich in die Luft, und Feuer fällt von oben.',
    'OLR-3': 'Sie landet mitten unter euch, in voller Wut.',
    'MLR-2':
      'Seine Ketten brechen. Von jetzt an kann er Schaden nehmen, und Blut, Würfel und sein Hort sind im Spiel.',
    'BTR-7': 'Die Seelen sind frei, und die nächste Essenz erscheint.',
  },

  nth: (n, left) => (left === 0 ? 'der letzte Boss' : `Boss ${n}`),
  between: (left) =>
    `Kein Boss ist im Spiel. ${left === 1 ? 'Der letzte kommt' : `${left} stehen noch aus, und der nächste kommt`} im Zug des Bosses.`,
  stage: (n, of) => `Phase ${n} von ${of}`,
  decks: {
    main: 'Deck',
    events: 'Ereignisdeck',
    minions: 'Dienerdeck',
    betrayer: 'Verräter-Ereignisdeck',
    ragnaros: 'Ragnarosdeck',
    runes: 'Kommende Runen',
  },
  runesToCome: (names) => `Nur du siehst das. Sie kommen in dieser Reihenfolge: ${joinAsList(names)}`,
  pile: (name, deck, graveyard) => `${name} ${deck} · sein Friedhof ${graveyard}`,
  more: (n) => (n === 0 ? 'die letzte' : `danach noch ${n}`),
  faceDown: (n) => `${n} davon verdeckt, und niemand darf sie ansehen`,
  ongoing: (name, text) => `☄ **${name}** ${text}`,
  lasting: (names) => `Noch in Kraft: ${joinAsList(names)}`,
  seen: (who, hand) =>
    `Die Hand von ${who} (${countWithNoun(hand, 'Karte', 'Karten')}) und die nächsten Karten sind geheim. Das dürfen alle wissen:`,
  ownTurn: 'du bist am Zug! Spiele Karten, greife an oder benutze Kräfte. Drücke dann **Zug beenden**.',
  notBegun:
    'Der Raid hat noch nicht begonnen. Mit `/raid join boss: True` spielst du den Boss, wenn der Platz frei ist. Sonst spielt ihn der Computer.',
  none: 'Dieser Raid hat keinen Boss-Spieler, weil sein Gegner von selbst spielt. `/board` zeigt ihn.',
}
