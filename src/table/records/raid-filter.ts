/** Checks the names of raids and difficulties in requests for records. */
import { namesOfAllModes, raidSummaries } from '../../raids/index.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { Rejection } from '../model/rejection.ts'

/**
 * Returns the raid with a name in a list, or all raids if the name is null.
 * @throws Rejection when there is no such raid
 */
export function requireNamedRaidOrAllRaids(name: string | null) {
  const found = raidSummaries.filter((one) => name === null || one.name === name)
  if (name !== null && found.length === 0)
    throw new Rejection(
      texts.say.unknownRaid(
        userText(name),
        raidSummaries.map((one) => one.name),
      ),
    )
  return found
}

/** Checks the name of a difficulty. @throws Rejection if there is none with this name */
export function requireKnownDifficulty(mode: string | null): void {
  if (mode !== null && !namesOfAllModes.includes(mode))
    throw new Rejection(texts.say.unknownMode(userText(mode), [...namesOfAllModes]))
}
