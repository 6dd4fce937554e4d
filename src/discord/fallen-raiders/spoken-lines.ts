/** Chooses the written lines of the lair that are offered, and finds their words. */
import { lookUpOwnProperty } from '../../engine/index.ts'
import type {
  LairLineOccasion,
  PredefinedLairLine,
  SpokenLairLine,
} from '../../table/fallen-raiders/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'

type Lines = Readonly<Record<string, string>>
type Raid = Readonly<Partial<Record<LairLineOccasion, Lines>>>

/** Returns the raids that have lines. A raid without lines has the common ones. */
const all = (): Readonly<Record<string, Raid>> => texts.voiceLines

const COMMON = 'common'

/** Returns the lines of a raid for an occasion, with the raid that has them. */
function linesOf(raid: string, occasion: LairLineOccasion): { raid: string; lines: Lines } {
  const own = lookUpOwnProperty(all(), raid)?.[occasion]
  return own ? { raid, lines: own } : { raid: COMMON, lines: all()[COMMON]?.[occasion] ?? {} }
}

/** The number of lines that a person can choose from, beside their own words. */
export const OFFERED_LAIR_LINE_COUNT = 4

/**
 * Returns lines to offer: one for each occasion, then more of them, beginning with the last occasion.
 * @param turn another number for each round and person, so that the lines change
 */
export function linesOfferedToSpirit(
  raid: string,
  occasions: readonly LairLineOccasion[],
  turn: number,
): PredefinedLairLine[] {
  const ordered = occasions.map((occasion) => rotated(written(raid, occasion), turn))
  const first = ordered.flatMap((lines) => lines.slice(0, 1))
  const rest = ordered.toReversed().flatMap((lines) => lines.slice(1))
  return [...first, ...rest].slice(0, OFFERED_LAIR_LINE_COUNT)
}

function written(raid: string, occasion: LairLineOccasion): PredefinedLairLine[] {
  const found = linesOf(raid, occasion)
  return Object.keys(found.lines).map((key) => ({ raid: found.raid, occasion, key }))
}

const rotated = <T>(all: readonly T[], by: number): T[] => {
  const at = all.length === 0 ? 0 : by % all.length
  return [...all.slice(at), ...all.slice(0, at)]
}

/**
 * Returns the words of a spoken line in the current language, as markup; null for a line that this version doesn't
 * know.
 */
export function textOfSpokenLine(said: SpokenLairLine): string | null {
  if ('own' in said) return toMarkup(said.own)
  return lookUpOwnProperty(lookUpOwnProperty(all(), said.raid)?.[said.occasion] ?? {}, said.key) ?? null
}
