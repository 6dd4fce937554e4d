/** Words how long a raid takes, as measured in the server's own raids or with computer players. */
import { measuredLengthOf } from '../../raids/length.ts'
import { nearestMeasuredRaiderCount } from '../../raids/measured-raids.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'

/** Returns a sentence about the raid's usual length; null if nothing was measured. */
export function raidLengthSentence(
  raid: Pick<RaidInfo, 'raid' | 'mode' | 'record' | 'seats'>,
): string | null {
  const time = raid.record?.time
  if (time) return texts.lobby.takesHere(time.minutes, time.runs)
  const which = { raid: raid.raid, mode: raid.mode, raiders: raiderSeatsOf(raid).length }
  const figure = measuredLengthOf(which)
  return figure ? texts.lobby.takes(figure.turns, figure.choices, nearestMeasuredRaiderCount(which)) : null
}
