import type { warNewsTexts as en } from '../en/war-news.ts'
import type { TranslationOf } from '../worded.ts'
import { tokenCountText } from './war-words.ts'
import { countWithNoun } from './words.ts'

/** Announces what has happened in a game of Shadow of War, line by line. */
export const warNewsTexts: TranslationOf<typeof en> = {
  begun: 'Das Spiel beginnt.',
  destiny: {
    revealed: (card) => `✦ Schicksal: **${card}**`,
    resolved: (card) => `✦ **${card}** wird sofort aufgelöst.`,
    expired: (card) => `⌛ **${card}** läuft ab.`,
    boss: (card) => `☠ Der Boss von **${card}** ist besiegt, und die Karte verlässt das Spiel.`,
    hunt: (card) => `⚔ **${card}** ist erfüllt und verlässt das Spiel.`,
    discarded: (card) => `✦ **${card}** wird abgelegt.`,
  },
  placed: (space) => `Ein Trefferplättchen liegt auf Feld ${space}.`,
  removed: (space) => `Das Trefferplättchen verlässt Feld ${space}.`,
  quest: {
    revealed: (card) => `❖ Blaue Quest: **${card}**`,
    done: (card, who) => `✔ Erfüllt von ${who}: **${card}**.`,
    redrawn: (card) => `**${card}** wird ersetzt, weil nichts auf dem Plan dazu passt.`,
    replaced: (card) => `**${card}** wird ersetzt.`,
  },
  marker: (to) => `Der Zugmarker erreicht Feld ${to}.`,
  passed: (to) => `Der Zugmarker geht über Feld ${to}. Sein Zeichen zählt nicht.`,
  faction: (faction) => `Am Zug: ${faction}.`,
  phase: 'Die Charakterpflege beginnt. Ihr könnt Kräfte ausrüsten.',
  event: (card) => `✉ Ereignis: **${card}**`,
  xp: (name, n, level) => `${name} erhält ${n} EP (Stufe ${level}).`,
  experience: (card) => `**${card}** ist eine Erfahrungsbelohnung und wird abgelegt.`,
  gained: (name, card) => `${name} erhält **${card}**.`,
  gainedHidden: (name) => `${name} steckt eine Karte in die Tasche.`,
  nobody: (card) => `Niemand kann **${card}** nehmen, deshalb wird die Karte abgelegt.`,
  toMerchant: (card) => `**${card}** geht an den Händler.`,
  handed: (name, card) => `${name} legt **${card}** in den Stapel des Händlers.`,
  equipped: (name, card, paid) =>
    paid > 0 ? `${name} rüstet **${card}** für ${paid} Energie aus.` : `${name} rüstet **${card}** aus.`,
  fast: (name, card, paid) =>
    paid > 0
      ? `⚡ ${name} rüstet außer der Reihe **${card}** für ${paid} Energie aus.`
      : `⚡ ${name} rüstet außer der Reihe **${card}** aus.`,
  instead: (line, card) => `${line} **${card}** kommt zurück ins Zauberbuch.`,
  unequipped: (name, card) => `${name} legt **${card}** ab.`,
  learned: (name, card) => `${name} lernt **${card}**.`,
  learnedHidden: (name) => `${name} lernt eine Kraft.`,
  item: {
    wear: (name, card) => `${name} trägt **${card}**.`,
    stow: (name, card) => `${name} steckt **${card}** in die Tasche.`,
    sell: (name, card) => `${name} verkauft **${card}** dem Händler.`,
    use: (name, card) => `${name} benutzt **${card}**.`,
    trade: (name, card) => `${name} gibt **${card}** weiter.`,
    buy: (name, card) => `${name} kauft **${card}**.`,
  },
  tradeHidden: (name, to) => `${name} gibt ${to} eine Karte.`,
  tokens: (name, energy, hits) => `${name}: ${energy} Energie, ${tokenCountText(hits)}.`,
  acts: (name) => `${name} beginnt eine Aktion.`,
  challenges: (name) => `${name} beginnt eine Herausforderung.`,
  challengesThem: (name, whom) => `⚔ ${name} fordert ${whom} heraus.`,
  joins: (name) => `${name} kommt zur Herausforderung dazu.`,
  round: (n) => `Kampfrunde ${n} beginnt.`,
  slain: (what) => `Getötet: ${what}.`,
  resolved: 'Der Kampf ist abgeschlossen.',
  defeated: (names) => `Der Kampf ist abgeschlossen. Besiegt: ${names}.`,
  board: (creature, n) => `Stellt ${n} × ${creature} (blau) auf den Plan.`,
  overlord: (strength) => `Die Stärke des Oberherrn ist ${strength}.`,
  shuffled: (deck) => `Abgelegte Karten werden gemischt: ${deck}.`,
  empty: (deck) => `Keine Karte ist mehr da: ${deck}.`,
  ended: (winner) => `♛ Das Spiel ist vorbei. Gewonnen hat: ${winner}.`,
  asked: (name) => `↶ ${name} bittet, den letzten Schritt zurückzunehmen.`,
  wouldTake: (what) => `Das war: ${what}`,
  agreed: (name) => `${name} stimmt zu.`,
  against: (name) => `${name} ist dagegen.`,
  refusedVote: 'Der Tisch hat es abgelehnt, das zurückzunehmen.',
  notAgreed: 'Der Tisch hat abgelehnt.',
  answerWouldBe: (answer) => `Die Antwort wäre: ${answer}.`,
  asksAnswer: (name) => `⏳ ${name} möchte für den Spieler antworten, der gefragt ist und nicht kommt.`,
  asksPlace: (name, newcomer, from) =>
    `🔁 ${name} bittet darum, dass ${newcomer} für ${from} weiterspielt, mit allem, was der Charakter hat.`,
  placeOfAbsent: (from, newcomer) =>
    `${from} ist nicht da, deshalb entscheidet der Tisch, und ${newcomer} muss auch zustimmen.`,
  placeByConsent: 'Das geschieht, sobald alle zustimmen, die es betrifft.',
  replaced: (newcomer, from) => `🔁 ${newcomer} spielt jetzt für ${from}.`,
  tableAnswers: (who) => `⏳ Der Tisch antwortet für ${who}.`,
  friendAnswers: (friend, who) => `🤝 ${friend} antwortet für ${who}.`,
  trusts: (who, friend) => `🤝 ${friend} darf von jetzt an für ${who} antworten.`,
  trustsNobody: (who) => `Für ${who} antwortet niemand mehr.`,
  undone:
    '↶ Der letzte Schritt ist zurückgenommen. Stapel, von denen gezogen wurde, sind neu gemischt, deshalb können andere Karten kommen.',
  imported: (name, n) => `Gespielt wird mit ${countWithNoun(n, 'eigenen Karte', 'eigenen Karten')}: ${name}.`,
  joined: (name, faction, cls) => `${name} spielt mit: ${faction}, ${cls}.`,
}
