import type { judgeTexts as en } from '../en/judge.ts'
import { toMarkup } from '../user-text.ts'
import type { Worded } from '../worded.ts'
import { cards, plural } from './words.ts'

const PLACES = {
  hand: 'Hand',
  deckTop: 'oben auf das Deck',
  deckBottom: 'unter das Deck',
  graveyard: 'Friedhof',
  removed: 'aus dem Spiel',
  play: 'ins Spiel',
} as const

export const judgeTexts: Worded<typeof en> = {
  command: 'Etwas richtigstellen: Leitung und Schiedsrichter sofort, andere durch Abstimmung',
  reason: 'Warum: Alle werden es lesen',
  card: 'Welche Karte, von denen, die alle sehen können',
  player: 'Wessen',
  to: 'Wohin sie geht',
  from: 'Woher sie kommt',
  what: 'Was richtigzustellen ist; in Klammern, welche Angaben es braucht',
  number: 'Wie viel oder wie viele; unter 0 zum Wegnehmen',
  counter: 'Wie die Marken heißen',
  choice: 'Die Antwort',
  tools: {
    damage: 'Den Schaden an Held oder Verbündetem setzen (card, number)',
    move: 'Eine Karte bewegen, die alle sehen können (card, to)',
    unseen: 'Die oberste Karte eines Decks oder zufällig eine einer Hand bewegen (raider, from, to)',
    exhaust: 'Eine Karte erschöpfen (card)',
    ready: 'Eine Karte bereit machen (card)',
    counters: 'Marken auf eine Karte legen oder wegnehmen (card, name, number)',
    draw: 'Jemanden ziehen lassen (raider, number)',
    resources: 'Ressourcen oben vom Deck hinzufügen oder verdeckte wegnehmen (raider, number)',
    endturn: 'Den Zug beenden',
    answer: 'Für den Gefragten antworten, wo alle die Möglichkeiten sehen (choice)',
    skip: 'Für den Gefragten passen oder Nein sagen',
    kick: 'Jemanden aus dem Raid nehmen, als hätte er aufgegeben (raider)',
    restart: 'Diesen Zug von Anfang an neu spielen',
    xp: 'Die EP von jemandem berichtigen, der in einem von dir geleiteten Raid war (who, number)',
  },
  missing: (options) =>
    `Dafür muss ich noch wissen: ${options.map((one) => `\`${one}:\``).join(' ')}. Nichts hat sich geändert.`,
  places: PLACES,
  zones: { hand: 'Hand', deck: 'Deck' },
  done: '⚙ Erledigt, und alle erfahren es.',
  asked: (needed) =>
    `Der Tisch wird gefragt: ${plural(needed, 'Raider muss', 'Raider müssen')} zustimmen, oder allein die Leitung.`,
  unknownCard: (text) =>
    `Keine Karte namens „${toMarkup(text)}“ ist für alle zu sehen. Nimm einen der Vorschläge.`,
  unknownPlayer: (text) => `Hier heißt niemand „${toMarkup(text)}“. Nimm einen der Vorschläge.`,
  suggestion: (card, owner, place) => `${card} · ${owner} · ${place}`,
  inPlay: 'im Spiel',
  inGraveyard: 'Friedhof',

  corrections: {
    damage: (card, n) => `${card} hat ${n} Schaden`,
    exhaust: (card) => `${card} ist erschöpft`,
    ready: (card) => `${card} ist bereit`,
    counters: (card, counter, n) =>
      n > 0 ? `${n} × ${counter} auf ${card}` : `${-n} × ${counter} von ${card} herunter`,
    move: (card, to) => `${card} → ${PLACES[to]}`,
    moveUnseen: (who, from, to) =>
      from === 'deck'
        ? `die oberste Karte des Decks von ${who} → ${PLACES[to]}`
        : `zufällig eine Karte der Hand von ${who} → ${PLACES[to]}`,
    draw: (who, n) => `${who} zieht ${cards(Math.abs(n))}`,
    addResources: (who, n) => `${who} bekommt ${plural(n, 'Ressource', 'Ressourcen')} oben vom Deck`,
    removeResources: (who, n) =>
      `${plural(n, 'verdeckte Ressource', 'verdeckte Ressourcen')} von ${who} → ${PLACES.deckBottom}`,
    endTurn: 'der Zug endet',
    answer: (who) => `eine Antwort für ${who}`,
    kick: (who) => `${who} verlässt den Raid`,
    abandon: 'der Raid endet',
  },
  told: (who, what, reason) => `⚙ ${who} stellt richtig: ${what}. Warum: ${reason}`,
  asks: (who, what, reason) => `⚙ **${who}** bittet richtigzustellen: ${what}. Warum: ${reason}`,

  noReason: 'Eine Richtigstellung braucht einen Grund, den alle lesen werden.',
  notOpen: 'Diese Auswahl darf nur sehen, wer gefragt ist. `/judge what: passen` antwortet für ihn.',
  wrong: {
    answered: 'Diese Frage ist schon beantwortet.',
    busy: 'Gerade ist etwas halb getan. Sobald jemand handeln oder passen darf, lässt sich das richtigstellen; `/judge what: passen` antwortet für den Gefragten.',
    cantEnter: 'Diese Karte kann nicht im Spiel bleiben.',
    hero: 'Ein Held lässt sich nicht bewegen.',
    hidden:
      'Diese Karte ist verborgen: Nur die oberste eines Decks oder zufällig eine einer Hand lässt sich bewegen.',
    noAnswer: 'Das ist keine Antwort auf das, was gefragt ist.',
    noCharacter: 'Nur Helden und Verbündete im Spiel haben Schaden.',
    noNumber: 'Diese Zahl, oder dieser Name einer Marke, ergibt keinen Sinn.',
    noPlayer: 'Dort sitzt niemand, der noch im Raid ist.',
    nothing: 'Das würde nichts ändern.',
    notInPlay: 'Diese Karte ist nicht im Spiel.',
    notThere: 'Diese Karte ist fort.',
    onChain: 'Diese Karte ist auf der Kette: Lass sie verrechnen, oder nimm sie mit /undo zurück.',
    tooFew: 'So viele Karten sind dort nicht.',
    unsettled: 'Bevor ein Zug beendet werden kann, muss die Kette leer sein und kein Kampf laufen.',
  },
}
