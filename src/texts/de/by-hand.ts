import type { manualCardTexts as en } from '../en/by-hand.ts'
import type { TranslationOf } from '../worded.ts'

export const manualCardTexts: TranslationOf<typeof en> = {
  button: '✋ Von Hand',
  head: (card) =>
    `✋ Lies der Runde den Text von **${card}** vor. Wähle dann eins nach dem anderen, was die Karte tut. Jedes Mal frage ich den Tisch.`,
  none: 'Zurzeit liegt keine Karte im Spiel oder auf einem Friedhof, die der Tisch von Hand spielt.',
  whichManual: 'Die Karte, die von Hand gespielt wird',
  whichTool: 'Was tut die Karte?',
  tools: {
    damage: 'Einem Helden oder Verbündeten Schaden geben',
    heal: 'Schaden an Held oder Verbündetem heilen',
    draw: 'Jemand zieht Karten',
    move: 'Eine Karte bewegen, die alle sehen können',
    attach: 'Eine Karte an eine andere anlegen',
    unseen: 'Eine Karte von Deck oder Hand ungesehen bewegen',
    exhaust: 'Eine Karte erschöpfen',
    ready: 'Eine Karte bereit machen',
    counters: 'Marken auf eine Karte legen oder wegnehmen',
    resources: 'Ressourcen hinzufügen oder wegnehmen',
    flip: 'Einen Helden oder eine Ressource umdrehen',
    endturn: 'Den Zug beenden',
  },
  whichCard: 'Welche Karte?',
  whichRaider: 'Von wem?',
  whichHost: 'An welche Karte?',
  whichPlace: 'Wohin?',
  unseen: {
    deck: (to) => `Die oberste Karte des Decks → ${to}`,
    hand: (to) => `Zufällig eine Karte der Hand → ${to}`,
  },
  numbered: (card, number) => `${card} #${number}`,
  resource: 'Ressource',
  damaged: (n) => `${n} Schaden`,
  exhausted: 'erschöpft',
  more: (page, pages) => `Mehr (${page} von ${pages})`,
  nothingFits: 'Jetzt passt keine Karte',
  number: {
    plain: { label: 'Wie viel?', hint: 'Eine Zahl wie 3' },
    signed: { label: 'Wie viel?', hint: 'Eine Zahl wie 2, oder -1, um etwas wegzunehmen' },
  },
  counter: { label: 'Name der Marken', hint: 'In Buchstaben, zum Beispiel Rage' },
  noNumber: 'Schreib eine ganze Zahl, zum Beispiel 3. Nichts hat sich geändert.',
}
