/** Decks of Cockatrice (.cod): zones "main" and "side" of <card number="4" name="Rend"/>. */
import type { Decklist } from './rows.ts'
import { childrenNamed, type XmlElement } from './xml.ts'
import { deckOf, zoneNamed } from './xml-deck.ts'

/** Reads a decklist. Returns null for XML of another kind. */
export function readCockatrice(root: XmlElement): Decklist | null {
  if (root.name !== 'cockatrice_deck') return null
  return deckOf(
    childrenNamed(root, 'zone').flatMap((zone) =>
      childrenNamed(zone, 'card').map(({ attributes }) => ({
        zone: zoneNamed(zone),
        copies: attributes.get('number') ?? '1',
        name: attributes.get('name') ?? '',
        set: attributes.get('setshortname') ?? '',
      })),
    ),
  )
}
