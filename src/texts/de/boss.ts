import type { bossTexts as en } from '../en/boss.ts'
import type { Worded } from '../worded.ts'
import { isOne, list, plural } from './words.ts'

export const bossTexts: Worded<typeof en> = {
  noSeat:
    'Dieser Raid hat keinen Platz für einen Boss-Spieler: Sein Gegner spielt von selbst. Raide stattdessen mit.',
  taken: (name) => `${name} spielt schon den Boss. Raide mit, oder bitte um den Platz.`,
  youRaid:
    'Du raidest schon mit: Niemand spielt auf beiden Seiten, denn die Hand des Bosses ist geheim. Gib erst deinen Platz auf.',
  youAreBoss: 'Du spielst schon den Boss: Niemand spielt auf beiden Seiten. Gib erst diesen Platz auf.',
  notARaider: 'Der Boss-Spieler gehört nicht zu den Raidern. Wähle einen von ihnen.',
  title: 'Der Boss',
  option: 'Statt eines Raiders den Boss spielen, wo der Raid einen hat',
  joined:
    'Du bist der Boss. `/hand` zeigt deine Karten, sobald der Raid begonnen hat; niemand sonst sieht sie.',
  take: 'Den Boss spielen',
  seat: (person, boss) => `♛ **${person}** als ${boss}, der Boss`,
  computer: (boss) => `♛ der Computer als ${boss}`,
  computerIfFree: (boss) => `♛ der Computer als ${boss}, wenn niemand den Boss spielt`,
  balance: {
    few: 'Gemacht für drei bis fünf Raider: Mit weniger ist es schnell vorbei.',
    many: 'Gemacht für drei bis fünf Raider: Mit mehr hat es der Boss schwer.',
  },

  event: (card, to) => (to ? `☄ Ereignis: ${card} → ${to}.` : `☄ Ereignis: ${card}.`),
  intoRow: (whose, n) =>
    `▫ ${plural(n, 'Karte', 'Karten')} ${isOne(n) ? 'kommt' : 'kommen'} verdeckt zu den Ressourcen von ${list(whose)}.`,
  arrival: (boss, rune) =>
    rune === null ? `### ♛ Der nächste Boss: ${boss}` : `### ♛ Der nächste Boss: ${boss}, mit ${rune}`,
  has: (boss, health) => `${boss} hat **${health}** Gesundheit.`,
  uncovered: (cards, n) => `↻ ${n === 1 ? 'Der Diener' : 'Die Diener'} aus der Reihe: ${cards}.`,
  spent: (runes, n) => `↻ ${runes} ${n === 1 ? 'wird' : 'werden'} umgedreht; bezahlt wird damit weiter.`,
  fall: (boss) => `### ♛ ${boss} ist gefallen: Seine Diener kommen hervor`,
  awakening: (boss) => `### ♛ ${boss} tritt beiseite: Sein Herr erwacht`,
  changed: (from, to) =>
    `### ♛ ${from} wird gegen ${from === to ? 'die andere Karte dieses Namens' : to} getauscht`,
  turnsOver: (card, side) => `↻ ${card} wird umgedreht: Oben liegt jetzt ${side}.`,
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
      'Seine Ketten brechen: Von jetzt an kann er verletzt werden, und Blut, Würfel und sein Hort sind im Spiel.',
    'BTR-7': 'Die Seelen sind frei, und wofür sie gehalten wurden, zeigt sein Gesicht.',
  },

  nth: (n, left) => (left === 0 ? 'der letzte Boss' : `Boss ${n}`),
  between: (left) =>
    `Kein Boss ist im Spiel: ${left === 1 ? 'Der letzte kommt' : `${left} stehen noch aus, und der nächste kommt`} im Zug des Bosses.`,
  stage: (n, of) => `Phase ${n} von ${of}`,
  decks: {
    main: 'Deck',
    events: 'Ereignisdeck',
    minions: 'Dienerdeck',
    betrayer: 'Verräter-Ereignisdeck',
    ragnaros: 'Ragnarosdeck',
    runes: 'Kommende Runen',
  },
  runesToCome: (names) => `Nur für dich, in dieser Reihenfolge: ${list(names)}`,
  pile: (name, deck, graveyard) => `${name} ${deck} · sein Friedhof ${graveyard}`,
  more: (n) => (n === 0 ? 'die letzte' : `danach noch ${n}`),
  faceDown: (n) => `${n} davon verdeckt, und niemand sieht sie sich an`,
  ongoing: (name, text) => `☄ **${name}** ${text}`,
  lasting: (names) => `Noch in Kraft: ${list(names)}`,
  seen: (who, hand) =>
    `Die Hand von ${who} (${plural(hand, 'Karte', 'Karten')}) und was als Nächstes kommt, gehen sonst niemanden etwas an. Das dürfen alle wissen:`,
  ownTurn: 'dein Zug! Spiele, greife an oder benutze eine Kraft; dann **Zug beenden**.',
  notBegun:
    'Der Raid hat noch nicht begonnen. Mit `/raid join boss: True` spielst du den Boss, wenn der Platz frei ist; sonst spielt ihn der Computer.',
  none: 'In diesem Raid spielt niemand den Boss: Sein Gegner spielt von selbst. `/board` zeigt ihn.',
}
