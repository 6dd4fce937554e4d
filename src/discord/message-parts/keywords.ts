/** Reads the keywords of a visible card. */
import type { CardView } from '../../engine/index.ts'
import { sortedEntries } from './sorted-entries.ts'

/** Returns the card's keywords, sorted by name, each with its number if it has one. */
export const keywordEntriesOfCard = ({
  keywords,
}: Pick<CardView, 'keywords'>): [string, number | undefined][] => sortedEntries(keywords)
