/**
 * Reads decks of OCTGN (.o8d), with sections of <card qty="4" id="…">Rend</card>. Each section belongs to the deck,
 * also "Hero". The id is OCTGN's own and may be missing.
 */
import type { ParsedDecklist } from './types.ts'
import { childrenNamed, type XmlElement } from './xml.ts'
import { decklistOfXmlCards, listSectionOfXmlElement } from './xml-deck.ts'

/** Reads an OCTGN deck. Returns null for XML of another format. */
export function readOctgnDeck(root: XmlElement): ParsedDecklist | null {
  if (root.name !== 'deck' || childrenNamed(root, 'superzone').length > 0 || !hasSections(root)) return null
  return decklistOfXmlCards(
    childrenNamed(root, 'section').flatMap((section) =>
      childrenNamed(section, 'card').map((card) => ({
        zone: listSectionOfXmlElement(section),
        copies: card.attributes.get('qty') ?? '1',
        name: card.text,
      })),
    ),
  )
}

const hasSections = (root: XmlElement): boolean =>
  childrenNamed(root, 'section').length > 0 || root.attributes.has('game')
