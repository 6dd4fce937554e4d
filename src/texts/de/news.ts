import type { newsTexts as en } from '../en/news.ts'
import type { TranslationOf } from '../worded.ts'
import { achievementXpText, cardCountText as cardsOf, countWithNoun, isSingularCount } from './words.ts'

const is = (n: number): string => (isSingularCount(n) ? 'wird' : 'werden')
const go = (n: number): string => (isSingularCount(n) ? 'geht' : 'gehen')

const STEPS: Readonly<Record<string, string>> = { ready: 'Bereitmachen', draw: 'Ziehen' }
const THINGS: Readonly<Record<string, string>> = { deck: 'Deck', hand: 'Hand', graveyard: 'Friedhof' }

export const newsTexts: TranslationOf<typeof en> = {
  gameStarted: 'Die Decks sind gemischt, und alle haben sieben Karten gezogen.',
  keeps: (who) => `${who} behält die Starthand.`,
  mulligans: (who) => `${who} nimmt eine neue Starthand.`,
  turn: (n, whose) => `### Zug ${n}: ${whose}`,
  extraTurn: (who) => `${who} hat nach diesem Zug noch einen.`,
  extraTurnLater: (who) => `${who} hat nach dem nächsten eigenen Zug noch einen.`,
  stepSkipped: (who, step) => `${who} lässt den Schritt „${STEPS[step] ?? step}“ aus.`,
  turnSkipped: (who) => `${who} setzt einen Zug aus.`,
  turnEnded: 'Der Zug ist beendet.',
  seatMoved: (who, of) => `${who} rückt rechts neben ${of}.`,
  inspired: (card, by) => `${by} inspiriert ${card}.`,
  shuffled: (who) => `Das Deck von ${who} wird gemischt.`,
  deckTurned: (who, faceUp) =>
    `⟲ Das Deck von ${who} wird umgedreht: Es liegt ${faceUp ? 'offen, und alle dürfen seine Karten sehen' : 'wieder verdeckt'}.`,
  replenished: (who) => `Der Friedhof von ${who} wird in das leere Deck gemischt.`,
  looked: (who, n) => `◉ ${who} sieht sich ${isSingularCount(n) ? 'eine Karte' : `${n} Karten`} an.`,
  named: (who, word, card) => `❝ ${who} sagt „${word}“ für ${card}.`,
  revealed: (who, cards) => `◉ ${who} zeigt ${cards} vor.`,

  small: (text) => `-# ${text}`,
  played: (who, card) => `✦ ${who} spielt ${card}.`,
  playedAt: (who, card, targets) => `✦ ${who} spielt ${card} → ${targets}.`,
  placed: (who) => `▫ ${who} legt verdeckt eine Ressource.`,
  placedUp: (who, card) => `▫ ${who} legt ${card} offen als Ressource.`,
  flipped: (card, type) => `▼ Aufgedeckt: ${card} (${type}).`,
  uses: (who, card) => `✧ ${who} benutzt ${card}.`,
  usesAt: (who, card, targets) => `✧ ${who} benutzt ${card} → ${targets}.`,
  completes: (who, card) => `★ ${who} erfüllt ${card}.`,
  completesAt: (who, card, targets) => `★ ${who} erfüllt ${card} → ${targets}.`,
  triggers: (card) => `✧ ${card} wird ausgelöst.`,
  triggersAt: (card, targets) => `✧ ${card} wird ausgelöst → ${targets}.`,
  resolves: (card) => `✓ ${card} wird verrechnet.`,
  entersPlay: (card) => `✓ ${card} kommt ins Spiel.`,
  retargeted: (card, to) => `↷ Das Ziel von ${card} ist jetzt ${to}.`,
  interrupted: (card) => `✗ ${card} wird unterbrochen.`,
  fizzles: (card) => `✗ ${card} hat kein zulässiges Ziel mehr und wird unterbrochen.`,
  looped: (times) => `↻ Dasselbe geschieht noch ${times}-mal und endet dann.`,
  faded: (card) => `✗ Der Effekt von ${card} hat kein Ziel.`,

  attacks: (attacker, defender) => `⚔ ${attacker} greift ${defender} an.`,
  proposes: (attacker, defender) => `⚔ ${attacker} will ${defender} angreifen.`,
  strikes: (wielder, weapon) => `↯ ${wielder} schlägt mit ${weapon} zu.`,
  protects: (protector, instead) => `⛨ ${protector} beschützt ${instead}.`,
  noDamage: 'Es wird kein Schaden zugefügt.',
  thing: (who, what) => (what === 'player' ? who : `${THINGS[what] ?? what} von ${who}`),
  sabotages: (attacker, defender) => `⚔ ${attacker} sabotiert ${defender}.`,
  leavesCombat: (who) => `${who} wird aus dem Kampf genommen.`,

  damaged: (to, amount, types, by, left) =>
    `✹ ${by} fügt ${to} **${amount}** Schaden (${types}) zu; ${left} bleiben.`,
  damagedAll: (parts, types, by) => `✹ ${by} fügt Schaden (${types}) zu: ${parts}.`,
  damageOf: (to, amount, left) => `${to} **${amount}** (${left} übrig)`,
  healed: (who, amount, left) => `✚ ${who} wird um ${amount} geheilt (noch ${left} Gesundheit).`,
  healedAll: (parts) => `✚ Schaden wird geheilt: ${parts}.`,
  damagePut: (who) => `Schaden wandert: ${who}.`,
  prevented: (amount, who, by) => `⛨ ${by} verhindert ${amount} Schaden an ${who}.`,
  tossed: (who, heads, card) => `◉ ${who} wirft für ${card} eine Münze: ${heads ? 'Kopf' : 'Zahl'}.`,
  laidOut: (who, how) => `▦ ${who} legt die Gruppe aus: ${how}.`,
  landed: (card, where, touched) =>
    touched === ''
      ? `▦ ${card} fällt auf die Fläche von ${where} und trifft niemanden.`
      : `▦ ${card} fällt auf die Fläche von ${where} und trifft ${touched}.`,
  dieTurned: (who, from, to, card) => `⚄ ${who} dreht die ${from} auf **${to}** (${card}).`,
  rolled: (who, dice, card) => `⚄ ${who} würfelt ${dice} für ${card}.`,

  draws: (who, n) => `${who} zieht ${isSingularCount(n) ? 'eine Karte' : cardsOf(n)}.`,
  destroyed: (cards, n) => `☠ ${cards} ${is(n)} zerstört.`,
  discards: (who, cards) => `▽ ${who} wirft ${cards} ab.`,
  toHand: (cards, who, n) => `${cards} ${go(n)} auf die Hand von ${who}.`,
  hiddenToHand: (who, n) =>
    isSingularCount(n)
      ? `Eine Karte geht auf die Hand von ${who}.`
      : `${n} Karten gehen auf die Hand von ${who}.`,
  toDeckTop: (cards, who, n) => `${cards} ${go(n)} oben auf das Deck von ${who}.`,
  toDeck: (cards, who, n) => `${cards} ${go(n)} in das Deck von ${who}.`,
  hiddenToDeck: (who, n) =>
    isSingularCount(n)
      ? `Eine Karte geht in das Deck von ${who}.`
      : `${n} Karten gehen in das Deck von ${who}.`,
  toGraveyard: (cards, who, n) => `${cards} ${go(n)} auf den Friedhof von ${who}.`,
  removedMany: (card, more) =>
    `${card} und ${countWithNoun(more, 'weitere Karte', 'weitere Karten')} werden aus dem Spiel entfernt.`,
  removed: (cards, n) => `${cards} ${is(n)} aus dem Spiel entfernt.`,
  putIntoPlay: (cards, who, n) =>
    `${cards} ${isSingularCount(n) ? 'kommt' : 'kommen'} unter der Kontrolle von ${who} ins Spiel.`,
  times: (card, n) => (n === 1 ? card : `${card} ×${n}`),
  readied: (cards, n) => `${cards} ${is(n)} bereit.`,
  exhausted: (cards, n) => `☾ ${cards} ${is(n)} erschöpft.`,
  attached: (card, host) => `⊕ ${card} wird an ${host} gelegt.`,
  ownCounters: {
    'Second Wind': (card) => `✦ Zweiter Atem: ${card} steht wieder auf, statt zu fallen.`,
  },
  counters: (card, counter, n) => `● ${card}: ${n > 0 ? '+' : '−'}${Math.abs(n)} ${counter}-Marken.`,
  copied: (card, as) => `⧉ ${card} wird eine Kopie von ${as}.`,
  detached: (card) => `⊖ ${card} wird abgelöst.`,
  turnedUp: (card) => `↻ ${card} wird aufgedeckt.`,
  flips: (card) => `↻ ${card} wird umgedreht.`,
  swapped: (from, card) => `↻ ${from} wird durch ${card} ersetzt.`,
  duplicated: (who, card) => `⧉ ${who} kopiert ${card}.`,
  controlled: (who, card) => `⇄ ${who} übernimmt die Kontrolle über ${card}.`,

  haunts: (who, n) => `◎ ${who} ${n === 1 ? 'wird zum Geist' : 'werden zu Geistern'}.`,
  hauntsNoMore: (who, n) => `◎ ${who} ${n === 1 ? 'ist kein Geist' : 'sind keine Geister'} mehr.`,
  marked: (who, mark) => `◎ ${who} ist ${mark}.`,
  earned: (card, xp) => `★ Erfolg errungen: ${card} (${achievementXpText(xp)})!`,
  lost: {
    destroyed: (who) => `☠ ${who} ist gefallen und scheidet aus dem Raid aus.`,
    decked: (who) => `☠ ${who} kann aus dem leeren Deck nicht ziehen und scheidet aus dem Raid aus.`,
    conceded: (who) => `⚐ ${who} gibt auf und scheidet aus dem Raid aus.`,
  },
  replaced: (_seat, name) => `🔁 ${name} spielt von jetzt an in diesem Raid.`,
  ended: {
    won: '♛ Die Raider gewinnen!',
    drawn: 'Unentschieden.',
    abandoned: 'Abgebrochen.',
  },
  within: (line) => `> ${line}`,
  more: (n) => `… und ${countWithNoun(n, 'weitere Zeile', 'weitere Zeilen')}: \`/log\``,
  before: (n) => `… (${countWithNoun(n, 'frühere Zeile', 'frühere Zeilen')})`,
  left: (n) => `… und ${countWithNoun(n, 'weitere Zeile', 'weitere Zeilen')}`,
  somebody: 'Jemand',
  aCard: 'eine Karte',
}
