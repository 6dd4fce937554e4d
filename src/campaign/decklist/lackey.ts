/**
 * Reads decks of LackeyCCG (.dek). They have superzones with one element per copy: <card><name
 * id="…">Rend</name><set>CD2</set></card>. The id names the picture.
 */
import type { ParsedDecklist } from './types.ts'
import { childrenNamed, type XmlElement } from './xml.ts'
import { decklistOfXmlCards, listSectionOfXmlElement, type XmlCard } from './xml-deck.ts'

/** Reads a LackeyCCG deck. Returns null for XML of another format. */
export function readLackeyDeck(root: XmlElement): ParsedDecklist | null {
  const zones = childrenNamed(root, 'superzone')
  if (root.name !== 'deck' || zones.length === 0) return null
  return decklistOfXmlCards(
    zones.flatMap((zone) => counted(childrenNamed(zone, 'card').map((card) => cardOf(card, zone)))),
  )
}

const cardOf = (card: XmlElement, zone: XmlElement): XmlCard => ({
  zone: listSectionOfXmlElement(zone),
  copies: '1',
  name: textOf(card, 'name') || card.text,
  set: textOf(card, 'set'),
})

const textOf = (card: XmlElement, name: string): string => childrenNamed(card, name)[0]?.text ?? ''

/** Merges the copies of each card into one entry. */
function counted(cards: readonly XmlCard[]): XmlCard[] {
  const found = new Map<string, XmlCard>()
  for (const card of cards) {
    const key = `${card.name}\n${card.set ?? ''}`
    const copies = Number(found.get(key)?.copies ?? 0) + 1
    found.set(key, { ...card, copies: `${copies}` })
  }
  return [...found.values()]
}
