import type { deckBuilderTexts as en } from '../en/builder.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText as cardsOf, classNameText as classNameOf } from './words.ts'

const paged = (page: number, pages: number): string => (pages > 1 ? ` (${page + 1} von ${pages})` : '')

const arrow = (before: number | string, after: number | string): string =>
  before === after ? `${after}` : `${before} → ${after}`

export const deckBuilderTexts: TranslationOf<typeof en> = {
  filter: 'Nur zeigen …',
  type: (types) => `Art: ${types}`,
  cost: (first, last) =>
    last === Number.POSITIVE_INFINITY
      ? `Kosten: ${first} oder mehr`
      : `Kosten: ${first === last ? first : `${first} oder ${last}`}`,
  ofClass: (name) => `Klasse: ${classNameOf(name)}`,
  anyClass: 'Klasse: alle',
  owned: 'Nur Karten in der Sammlung',
  putIn: (page, pages) => `Hineinnehmen …${paged(page, pages)}`,
  takeOut: (page, pages) => `Herausnehmen …${paged(page, pages)}`,
  option: (cost, name) => (cost === null ? name : `(${cost}) ${name}`),
  optionIn: (type, there, more) => `${type} · ${there} im Deck, ${more} weitere möglich`,
  optionOut: (type, copies) => `${type} · ${copies} im Deck`,
  lacking: 'Was dem Deck fehlt',
  lackKinds: {
    earlyAlly: 'Verbündete mit Kosten bis 3',
    ally: 'Verbündete',
    ability: 'Fähigkeiten',
    equipment: 'Ausrüstungen',
    weapon: 'Waffen',
    quest: 'Questkarten',
  },
  lack: (kind, cards, starters) => `${cards} ${kind} (dort ${starters})`,
  lacks: (lacks) => `⚠ Weniger als halb so viel wie in den Startdecks der Klasse: ${lacks.join(', ')}.`,
  optionNot: (card, type) => `🚫 ${card} · ${type}`,
  optionByHand: (card) => `✋ ${card}`,
  search: {
    open: 'Suchen …',
    clear: 'Suche beenden',
    formTitle: 'Karten suchen',
    formLabel: 'Wörter und Kosten',
    formHint:
      'Englische Wörter aus Name, Art, Klasse, Set oder Text; Kosten wie 3, 2-4 oder 5+. Leer zeigt alle.',
    example: 'zum Beispiel ally 2-3 draw',
    found: (words, cards, others) =>
      `🔍 „${words}“: ${cardsOf(cards)} zum Hineinnehmen${others > 0 ? ` und ${others} 🚫 mit dem Grund, warum nicht` : ''}.`,
  },
  save: 'Deck speichern',
  oneCopy: 'Bewegt ein Exemplar',
  allCopies: 'Bewegt alle Exemplare',
  moreIn: 'Andere hinein ›',
  moreOut: 'Andere heraus ›',
  startOver: 'Zurück zum gespeicherten',
  saved: (cards) => `✓ Gespeichert: Das Deck hat ${cardsOf(cards)}.`,
  unsaved: 'Noch nicht gespeichert. Deine Änderungen bleiben hier, bis du sie speicherst oder zurückgehst.',
  asSaved: 'Das ist das gespeicherte Deck.',
  comesIn: (cards) => `Kommt hinein (${cards})`,
  goesOut: (cards) => `Geht heraus (${cards})`,
  nothing: 'Nichts',
  size: (before, after) =>
    before === after ? `${cardsOf(after)}, wie bisher` : `${before} → ${cardsOf(after)}`,
  average: (before, after) => `Durchschnittliche Kosten ${arrow(before, after)}`,
  early: (before, after) => `Kosten bis 2: ${arrow(before, after)}`,
  count: (type, before, after) => `${type} ${arrow(before, after)}`,
  curve: (points) => `Nach Kosten: ${points.join(' · ')}`,
  point: (cost, cards) => `**${cost}**: ${cards}`,
}
