/** Adds up the entries of a list: the deck, and the side deck or collection. */
import { truncate } from '../../texts/cut.ts'
import { type UserText, userText } from '../../texts/user-text.ts'
import {
  type DecklistFault,
  LIST_LIMITS,
  type ListEntry,
  type ListedCard,
  type ListSection,
  type ParsedDecklist,
} from './types.ts'

interface Part {
  readonly cards: ListedCard[]
  readonly unread: UserText[]
}

const newPart = (): Part => ({ cards: [], unread: [] })

/** Reads entries one after the other, until ten can't be read or another limit is reached. */
export function readEntriesUpToLimits(count: number, entryAt: (at: number) => ListEntry): ParsedDecklist {
  const parts: Record<ListSection, Part> = { deck: newPart(), side: newPart(), none: newPart() }
  const seen = new Set<ListSection>()
  let zone: ListSection = 'deck'
  let cardless = 0
  let at = 0
  for (; at < count && cardless < LIST_LIMITS.cardless && hasRoom(parts); at++) {
    const entry = entryAt(at)
    if (entry.kind === 'zone') zone = entry.zone
    const own = ('zone' in entry && entry.zone) || zone
    seen.add(own)
    if (entry.kind !== 'cards' && entry.kind !== 'comment') cardless += 1
    if (entry.kind === 'unread') parts[own].unread.push(userText(truncate(entry.words, LIST_LIMITS.name)))
    else if ('cards' in entry) parts[own].cards.push(...entry.cards)
  }
  return { ...parts.deck, unchecked: count - at, side: seen.has('side') ? parts.side : null, fault: null }
}

const hasRoom = ({ deck, side, none }: Record<ListSection, Part>): boolean =>
  deck.unread.length + side.unread.length < LIST_LIMITS.unread &&
  deck.cards.length + side.cards.length + none.cards.length < LIST_LIMITS.cards

export const emptyDecklistWithFault = (fault: DecklistFault): ParsedDecklist => ({
  ...newPart(),
  unchecked: 0,
  side: null,
  fault,
})
