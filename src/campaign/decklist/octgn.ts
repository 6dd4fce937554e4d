/**
 * Decks of OCTGN (.o8d): sections of <card qty="4" id="…">Rend</card>. Each section is in the deck, also "Hero"; the id is
 * OCTGN's own and may be missing.
 */
import type { Decklist } from './rows.ts'
import { childrenNamed, type XmlElement } from './xml.ts'
import { deckOf, zoneNamed } from './xml-deck.ts'

/** Reads a decklist. Returns null for XML of another kind. */
export function readOctgn(root: XmlElement): Decklist | null {
  if (root.name !== 'deck' || childrenNamed(root, 'superzone').length > 0 || !hasSections(root)) return null
  return deckOf(
    childrenNamed(root, 'section').flatMap((section) =>
      childrenNamed(section, 'card').map((card) => ({
        zone: zoneNamed(section),
        copies: card.attributes.get('qty') ?? '1',
        name: card.text,
      })),
    ),
  )
}

const hasSections = (root: XmlElement): boolean =>
  childrenNamed(root, 'section').length > 0 || root.attributes.has('game')
