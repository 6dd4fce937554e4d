/** The raids that a request asks for. */
import { difficulties, raidSummaries } from '../../raids/index.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { Rejection } from '../model/rejection.ts'

/** The raid of that name, or all raids. @throws Rejection when there is none */
export function raidsByName(name: string | null) {
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

/** @throws Rejection when there is no such difficulty */
export function requireMode(mode: string | null): void {
  if (mode !== null && !difficulties.includes(mode))
    throw new Rejection(texts.say.unknownMode(userText(mode), [...difficulties]))
}
