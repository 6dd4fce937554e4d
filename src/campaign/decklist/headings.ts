/** Recognizes the words that begin sections of a list and name no card. */
import { nameKey } from '../../cards/printed-names/printed-names.ts'
import type { ListSection } from './types.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const SIDE = words('side sideboard sidedeck collection sb sammlung nebendeck')
const MAIN = words('main mainboard maindeck deck decklist hauptdeck deckliste list liste')
/** Headings of cards that belong to no deck: tokens, and cards that somebody only considers. */
const NONE = words('token tokens maybe maybeboard considering spielsteine spielstein')
/** Headings of types, classes and other groups of cards. */
const GROUPS = words(
  `
  hero heroes leader ally allies ability abilities instant instants ongoing spell spells talent talents equipment equip
  equipments weapon weapons armor armors armour item items quest quests location locations pet pets mount mounts totem
  totems form forms trap traps aura auras demon demons resource resources attachment attachments other others misc
  druid hunter mage paladin priest rogue shaman warlock warrior death knight monk alliance horde neutral monster class
  held helden verbündete verbündeter fähigkeit fähigkeiten ausrüstung waffe waffen rüstung rüstungen gegenstand
  gegenstände ort orte begleiter reittiere sonstige sonstiges druide jäger magier priester schurke schamane
  hexenmeister krieger todesritter allianz neutrale
`.trim(),
)
/** Words that may stand between the words of a heading, and in lines with sums. */
const FILLERS = words(
  `
  card cards total totals sum count number grand overall in the of and with starting master also named as und mit gesamt
  karte karten insgesamt summe anzahl der die das als genannt außerdem
`.trim(),
)

/** Labels of facts about the deck: "Author: …", "Format: Classic". */
const FACTS = words(
  `
  name title author by creator created createdby date format event tournament player place placing rank record url link
  source email version game plugin note notes description comment comments deckname class faction race talent spec
  linkedwith edition autor von titel datum turnier spieler platz quelle notiz notizen beschreibung kommentar klasse
  fraktion volk spiel
`.trim(),
)

const GAME = words(
  'worldofwarcraft worldofwarcrafttcg worldofwarcrafttradingcardgame worldofwarcraftccg wow wowtcg warcrafttcg',
)

/** A heading of a section. `zone` is null for a heading inside a section, such as "Allies". */
export type ListHeading = { readonly zone: ListSection | null }

/** The most words of a heading. */
const MOST_WORDS = 6
const WORD = /[\p{L}\p{M}]+/gu
/** The sign of a count: "Allies x20", "20x Allies". */
const TIMES = /\bx(?= ?\d)|(?<=\d)x\b/g

/**
 * Returns the heading in a line such as "Allies - 20", "Main Deck (60)", "Total cards in deck: 60"; null for another
 * line.
 */
export function headingInLine(line: string): ListHeading | null {
  if (line.length > 60) return null
  const all = [...line.toLowerCase().replace(TIMES, ' ').matchAll(WORD)].map(([word]) => word)
  if (SIDE.has(all.join(''))) return { zone: 'side' }
  if (all.length === 0 || all.length > MOST_WORDS || !all.every(isHeadingWord)) return null
  if (all.some((word) => SIDE.has(word))) return { zone: 'side' }
  if (all.some((word) => NONE.has(word))) return { zone: 'none' }
  return { zone: all.some((word) => MAIN.has(word)) && !isSum(line) ? 'deck' : null }
}

const isHeadingWord = (word: string): boolean =>
  SIDE.has(word) || MAIN.has(word) || NONE.has(word) || GROUPS.has(word) || FILLERS.has(word)

const isSum = (line: string): boolean => /\b(?:total|sum|gesamt|summe)\b/i.test(line)

export interface LabelledText {
  readonly label: string
  readonly text: string
}

/** Splits a line such as "Hero: Gurzak" or "Leader = Gurzak" at its first sign into a label and a text. */
export function splitLabel(line: string): LabelledText | null {
  const found = /[:=\t]| [-–—|] /.exec(line)
  if (!found || found.index === 0) return null
  const text = line.slice(found.index + found[0].length).trim()
  return /[\p{L}\p{N}]/u.test(text) ? { label: line.slice(0, found.index).trim(), text } : null
}

const HERO = words('hero leader held startinghero hauptheld')

export const isHeroLabel = (label: string): boolean => HERO.has(nameKey(label))

/**
 * Whether a line describes the deck: "Author: Bob", "by Bob", "Gurzak of Orgrimmar · 60 cards", or only the game's
 * name.
 */
export function isMetadataLine(line: string): boolean {
  if (GAME.has(nameKey(line.slice(0, 60)))) return true
  const at = line.indexOf(':')
  if (at > 0 && at < 30 && FACTS.has(nameKey(line.slice(0, at)))) return true
  return /^(?:by|von) \S/i.test(line) || / \d{1,3} (?:cards|karten)$/i.test(line)
}
