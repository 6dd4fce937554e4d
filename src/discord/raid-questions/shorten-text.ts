/** Fits a card's text into a small space, so that its effect is not cut off. */
import { truncateToWholeWords } from '../message-parts/limits.ts'

/** Matches the words with which a text names its effect on the game. */
const DEEDS =
  /\b(?:deals?|destroys?|draws?|heals?|interrupts?|exhausts?|discards?|prevents?|readies|ready|returns?|takes?|puts?|gets?|reveals?|looks?|searches|search|attaches)\b|[+-]\d/i

/** The breaks between the clauses of a text. */
const BREAKS = [', ', '. ', '→ ', ': ']

/**
 * Returns the text if it fits; otherwise its beginning, or a later clause if the text names its effect only there.
 */
export function shortenCardText(text: string, room: number): string {
  if (text.length <= room) return text
  const at = text.search(DEEDS)
  const from = at > room / 2 ? clauseBefore(text, at) : 0
  return truncateToWholeWords(from > 0 ? `…${text.slice(from)}` : text, Math.max(1, room))
}

/** Returns the index at which the clause with this index begins. */
const clauseBefore = (text: string, at: number): number =>
  Math.max(
    0,
    ...BREAKS.map((end) => text.lastIndexOf(end, at - 1) + end.length).filter((n) => n <= at && n > 2),
  )

/** Returns the facts, then as much of the text as fits after them. */
export function factsWithShortenedText(facts: readonly string[], text: string, room: number): string {
  const short = facts.filter((fact) => fact !== '').join(BETWEEN)
  const left = room - (short === '' ? 0 : short.length + BETWEEN.length)
  return [short, left < LEAST ? '' : shortenCardText(text, left)].filter((part) => part !== '').join(BETWEEN)
}

const BETWEEN = ' · '
/** A text that has less room than this would be cut to a word or two. */
const LEAST = 12
