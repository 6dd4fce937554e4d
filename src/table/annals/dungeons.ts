/** The dungeons that there are, and which of them are asked about. */
import { MODES } from '../../raids/dungeon/dungeon.ts'
import { raids } from '../../raids/index.ts'
import { texts } from '../../texts/texts.ts'
import { Rejection } from '../rejection.ts'

/** Each with its difficulties and what can be achieved in it. */
export const dungeons = raids.map(({ name, modes, lair: { title, achievements } }) => ({
  name,
  modes: modes.map((mode) => mode.name),
  title,
  achievements,
}))

/** The one of that name, or all. @throws Rejection when there is none */
export function dungeonsAsked(name: string | null) {
  const found = dungeons.filter((one) => name === null || one.name === name)
  if (name !== null && found.length === 0)
    throw new Rejection(
      texts.say.unknownRaid(
        name,
        dungeons.map((one) => one.name),
      ),
    )
  return found
}

/** @throws Rejection when there is no such difficulty */
export function mustBeMode(mode: string | null): void {
  if (mode !== null && !MODES.some((known) => known === mode))
    throw new Rejection(texts.say.unknownMode(mode, [...MODES]))
}
