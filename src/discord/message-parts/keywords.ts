/** The keywords of a visible card. */
import type { CardView } from '../../engine/index.ts'
import { sortedEntries } from './sorted-entries.ts'

export const keywordEntriesOfCard = ({
  keywords,
}: Pick<CardView, 'keywords'>): [string, number | undefined][] => sortedEntries(keywords)
