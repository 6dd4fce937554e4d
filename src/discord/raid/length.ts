/** How long a raid takes, by the server's own raids or by our measurement. */
import { lengthOf } from '../../raids/length.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'

/** Null if nothing was measured. */
export function lengthSentence(raid: Pick<RaidCard, 'raid' | 'mode' | 'record'>): string | null {
  const time = raid.record?.time
  if (time) return texts.lobby.takesHere(time.minutes, time.runs)
  const figure = lengthOf(raid)
  return figure ? texts.lobby.takes(figure.turns, figure.choices) : null
}
