import type { correctionTexts as en } from '../en/judge.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText, countWithNoun } from './words.ts'

const PLACES = {
  hand: 'Hand',
  deckTop: 'oben auf das Deck',
  deckBottom: 'unter das Deck',
  graveyard: 'Friedhof',
  removed: 'aus dem Spiel',
  play: 'ins Spiel',
} as const

export const correctionTexts: TranslationOf<typeof en> = {
  tools: {
    damage: 'Den Schaden an Held oder Verbündetem setzen (card, number)',
    move: 'Eine Karte bewegen, die alle sehen können (card, to)',
    attach: 'Eine Karte an eine andere anlegen (card, host)',
    unseen: 'Die oberste Karte eines Decks oder zufällig eine einer Hand bewegen (raider, from, to)',
    exhaust: 'Eine Karte erschöpfen (card)',
    ready: 'Eine Karte bereit machen (card)',
    flip: 'Einen Helden oder eine Ressource umdrehen (card)',
    counters: 'Marken auf eine Karte legen oder wegnehmen (card, name, number)',
    draw: 'Jemanden ziehen lassen (raider, number)',
    resources: 'Ressourcen oben vom Deck hinzufügen oder verdeckte wegnehmen (raider, number)',
    endturn: 'Den Zug beenden',
    answer: 'Für den gefragten Spieler antworten, wenn alle die Möglichkeiten sehen (choice)',
    skip: 'Für den gefragten Spieler passen oder Nein sagen',
    kick: 'Jemanden aus dem Raid nehmen, als hätte er aufgegeben (raider)',
    restart: 'Diesen Zug von Anfang an noch einmal spielen',
    xp: 'Die EP von jemandem berichtigen, der in einem von dir geleiteten Raid war (who, number)',
  },
  missing: (options) =>
    `Dafür brauche ich mehr Angaben: ${options.map((one) => `\`${one}:\``).join(' ')}. Nichts hat sich geändert.`,
  places: PLACES,
  zones: { hand: 'Hand', deck: 'Deck' },
  done: '⚙ Erledigt. Alle erfahren davon.',
  asked: (needed) =>
    `Ich habe den Tisch gefragt. ${countWithNoun(needed, 'Raider muss', 'Raider müssen')} zustimmen, oder die Raidleitung allein.`,
  unknownCard: (text) =>
    `Es gibt keine Karte namens „${toMarkup(text)}“, die alle sehen können. Wähle einen der Vorschläge.`,
  unknownPlayer: (text) => `Hier heißt niemand „${toMarkup(text)}“. Wähle einen der Vorschläge.`,
  suggestion: (card, owner, place) => `${card} · ${owner} · ${place}`,
  inPlay: 'im Spiel',
  inGraveyard: 'Friedhof',

  corrections: {
    damage: (card, n) => `${card} hat ${n} Schaden`,
    exhaust: (card) => `${card} ist erschöpft`,
    ready: (card) => `${card} ist bereit`,
    flip: (card) => `${card} wird umgedreht`,
    counters: (card, counter, n) =>
      n > 0 ? `${n} × ${counter} auf ${card}` : `${-n} × ${counter} von ${card} herunter`,
    attach: (card, host) => `${card} ist an ${host} angelegt`,
    move: (card, to) => `${card} → ${PLACES[to]}`,
    moveUnseen: (who, from, to) =>
      from === 'deck'
        ? `die oberste Karte des Decks von ${who} → ${PLACES[to]}`
        : `zufällig eine Karte der Hand von ${who} → ${PLACES[to]}`,
    draw: (who, n) => `${who} zieht ${cardCountText(Math.abs(n))}`,
    addResources: (who, n) => `${who} bekommt ${countWithNoun(n, 'Ressource', 'Ressourcen')} oben vom Deck`,
    removeResources: (who, n) =>
      `${countWithNoun(n, 'verdeckte Ressource', 'verdeckte Ressourcen')} von ${who} → ${PLACES.deckBottom}`,
    endTurn: 'der Zug endet',
    answer: (who) => `eine Antwort für ${who}`,
    kick: (who) => `${who} verlässt den Raid`,
    abandon: 'der Raid endet',
  },
  told: (who, what, reason) => `⚙ ${who} korrigiert das Spiel: ${what}. Warum: ${reason}`,
  asks: (who, what, reason) => `⚙ **${who}** bittet um eine Korrektur: ${what}. Warum: ${reason}`,

  noReason: 'Eine Korrektur braucht einen Grund. Alle werden ihn lesen.',
  notOpen: 'Nur der gefragte Spieler darf diese Auswahl sehen. `/judge what: passen` antwortet für ihn.',
  wrong: {
    answered: 'Diese Frage ist schon beantwortet.',
    busy: 'Eine Aktion ist noch nicht zu Ende. Du kannst das korrigieren, wenn jemand handeln oder passen darf. `/judge what: passen` antwortet für den gefragten Spieler.',
    cantBeHost: 'Diese Karte kann dort nicht angelegt werden.',
    cantEnter: 'Diese Karte kann nicht im Spiel bleiben.',
    hero: 'Ein Held lässt sich nicht bewegen.',
    hidden:
      'Diese Karte ist verborgen. Du kannst nur die oberste Karte eines Decks oder eine zufällige Karte einer Hand bewegen.',
    noAnswer: 'Das ist keine Antwort auf diese Frage.',
    noCharacter: 'Nur Helden und Verbündete im Spiel haben Schaden.',
    noNumber:
      'Die Zahl muss eine ganze Zahl wie 3 sein, und der Name einer Marke hat höchstens 30 Buchstaben.',
    noPlayer: 'Diesen Platz hat niemand, der noch im Raid ist.',
    nothing: 'Das würde nichts ändern.',
    notInPlay: 'Diese Karte ist nicht im Spiel.',
    notThere: 'Diese Karte ist fort.',
    onChain: 'Diese Karte ist auf der Kette. Lass sie verrechnen, oder nimm sie mit /undo zurück.',
    tooFew: 'Dort sind nicht genug Karten.',
    unsettled: 'Ein Zug kann nur beendet werden, wenn die Kette leer ist und kein Kampf läuft.',
  },
}
