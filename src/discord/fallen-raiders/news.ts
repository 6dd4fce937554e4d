/** Renders the acts of fallen raiders as lines in a raid's thread. */
import type { NewsAnnouncement } from '../../table/contract.ts'
import type { SpiritNews } from '../../table/fallen-raiders/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { SeatNames } from '../message-parts/names.ts'
import { textOfSpokenLine } from './spoken-lines.ts'

type Acted = Pick<NewsAnnouncement, 'spirits'>

export const spiritNewsLines = ({ spirits = [] }: Acted, names: SeatNames): string[] =>
  spirits.flatMap((one) => spiritNewsLine(one, names) ?? [])

/** Renders the news in one line; null for a line that this version doesn't know. */
export function spiritNewsLine(news: SpiritNews, names: SeatNames): string | null {
  const by = toMarkup(news.by.name)
  if (news.kind === 'hint') return texts.spirits.hintGiven(by, toMarkup(news.to.name))
  const words = textOfSpokenLine(news.said)
  return words === null ? null : texts.spirits.voice(lairSpeakerName(news.speaker, names), words, by)
}

/** Returns the name of the lair's hero, or of the lair if it has no hero. */
export const lairSpeakerName = (speaker: string | null, names: SeatNames): string =>
  speaker === null ? names.lair.name : names.card(speaker)
