/**
 * A Dungeon Deck: an automated deck that plays against the raiders (Dungeon Decks rulebook). Each dungeon uses this
 * module with its own decks.
 */

import {
  type CardId,
  type Decision,
  type Game,
  type ObjectId,
  optionId,
  type RaidMode,
  randomPicks,
} from '../../engine/index.ts'
import { randomBelow } from '../../engine/internals.ts'
import type { Raid } from '../raid.ts'
import { ensureMarkedHero, MARKED_HERO } from './marked-hero.ts'
import { dungeonRewards, tallyDungeonResults } from './rewards.ts'
import { dungeonTurn } from './turn.ts'

/** The modes of the dungeons, easiest first. */
export const DUNGEON_MODES = ['story', 'novice', 'experienced', 'heroic', 'legendary'] as const

export interface DungeonRaidOptions {
  name: string // The name of the raid in commands and in the database, such as "deadmines".
  title: string // The title that players read, such as "The Deadmines".
  levels: readonly [CardId, CardId, CardId, CardId]
  deck: readonly CardId[]
  achievements: readonly CardId[]
  story?: CardId // The rule card of our own difficulty Story. Without it, the dungeon has no mode Story.
}

/** Returns the description of a raid against a Dungeon Deck. */
export function newDungeonRaid({ name, title, levels, deck, achievements, story }: DungeonRaidOptions): Raid {
  return {
    name,
    kind: 'dungeon',
    seats: { least: 1, most: 5 },
    modes: modes(levels, story),
    lair: {
      title,
      hero: levels[0],
      deck,
      achievements,
      automaton: { choose, attacks: marked, costs: 0 },
      turn: dungeonTurn,
    },
    keeps: [tallyDungeonResults, ensureMarkedHero],
    rewards: dungeonRewards,
  }
}

/**
 * Returns the modes of a dungeon: the starting level of the Dungeon hero, and the first player (Dungeon Difficulty
 * Modes). The mode Story is our own, with additional rules that help the raiders.
 */
function modes(
  [, second, third]: DungeonRaidOptions['levels'],
  story?: CardId,
): readonly [RaidMode, ...RaidMode[]] {
  const printed: readonly [RaidMode, ...RaidMode[]] = [
    { name: 'novice', first: 'raider' },
    { name: 'experienced', first: 'lair' },
    { name: 'heroic', first: 'lair', hero: second },
    { name: 'legendary', first: 'lair', hero: third },
  ]
  return story ? [{ name: 'story', first: 'raider', house: true, rules: [story] }, ...printed] : printed
}

/** Returns the MARKED hero, which the Dungeon targets by preference. */
function marked(game: Game): ObjectId[] {
  const hero = game.marks[MARKED_HERO]
  return hero === undefined ? [] : [hero]
}

/**
 * Makes the Dungeon's decisions. It chooses at random where the rulebook leaves a choice open, and always uses a
 * "may". It targets the MARKED hero if it can, because in general everything is directed at that hero (Dungeon Deck
 * Rules).
 */
function choose(game: Game, decision: Decision): string[] {
  const ids = decision.options.map((option) => option.id)
  if (decision.ordered) return ids
  if (decision.amounts) return randomPicks(decision, (n) => randomBelow(game, n))
  for (const eager of ['yes', 'pass', 'none']) if (ids.includes(eager)) return [eager]
  const marked = optionId.object(game.marks[MARKED_HERO] ?? 0)
  if (decision.kind === 'target' && decision.max === 1 && ids.includes(marked)) return [marked]
  return Array.from({ length: decision.max }, () => ids.splice(randomBelow(game, ids.length), 1)).flat()
}
