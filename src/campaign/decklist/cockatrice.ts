/** Reads decks of Cockatrice (.cod), with zones "main" and "side" of <card number="4" name="Rend"/>. */
import type { ParsedDecklist } from './types.ts'
import { childrenNamed, type XmlElement } from './xml.ts'
import { decklistOfXmlCards, listSectionOfXmlElement } from './xml-deck.ts'

/** Reads a Cockatrice deck. Returns null for XML of another format. */
export function readCockatriceDeck(root: XmlElement): ParsedDecklist | null {
  if (root.name !== 'cockatrice_deck') return null
  return decklistOfXmlCards(
    childrenNamed(root, 'zone').flatMap((zone) =>
      childrenNamed(zone, 'card').map(({ attributes }) => ({
        zone: listSectionOfXmlElement(zone),
        copies: attributes.get('number') ?? '1',
        name: attributes.get('name') ?? '',
        set: attributes.get('setshortname') ?? '',
      })),
    ),
  )
}
