/**
 * A Dungeon Deck: an automated deck that plays itself against the raiders (Dungeon Decks rulebook). Each dungeon is
 * this module with its own decks.
 */

import {
  type CardId,
  type Decision,
  type Game,
  type Mode,
  type ObjectId,
  pickOf,
  randomPicks,
} from '../../engine/index.ts'
import { randomBelow } from '../../engine/inside.ts'
import type { Raid } from '../raid.ts'
import { dungeonRewards, tallyEvents } from './experience.ts'
import { keepMarked, MARKED } from './marked.ts'
import { dungeonTurn } from './turn.ts'

export const MODES = ['story', 'novice', 'experienced', 'heroic', 'legendary'] as const

export interface DungeonDeck {
  name: string // "deadmines"
  title: string // "The Deadmines"
  levels: readonly [CardId, CardId, CardId, CardId]
  deck: readonly CardId[]
  achievements: readonly CardId[]
  story?: CardId // the rule card of our own difficulty; without it, there is no such difficulty
}

export function dungeon({ name, title, levels, deck, achievements, story }: DungeonDeck): Raid {
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
    keeps: [tallyEvents, keepMarked],
    rewards: dungeonRewards,
  }
}

/**
 * The level at which the Dungeon hero starts, and who begins (Dungeon Difficulty Modes). Story is our own, with
 * additional rules that help the raiders.
 */
function modes([, second, third]: DungeonDeck['levels'], story?: CardId): readonly [Mode, ...Mode[]] {
  const printed: readonly [Mode, ...Mode[]] = [
    { name: 'novice', first: 'raider' },
    { name: 'experienced', first: 'lair' },
    { name: 'heroic', first: 'lair', hero: second },
    { name: 'legendary', first: 'lair', hero: third },
  ]
  return story ? [{ name: 'story', first: 'raider', house: true, rules: [story] }, ...printed] : printed
}

/** The preferred target of the Dungeon. */
function marked(game: Game): ObjectId[] {
  const hero = game.marks[MARKED]
  return hero === undefined ? [] : [hero]
}

/**
 * The Dungeon chooses at random where the rulebook leaves a choice open, and uses every "may". In general, everything
 * is directed at the MARKED hero (Dungeon Deck Rules), so the Dungeon targets that hero if it can.
 */
function choose(game: Game, decision: Decision): string[] {
  const ids = decision.options.map((option) => option.id)
  if (decision.ordered) return ids
  if (decision.amounts) return randomPicks(decision, (n) => randomBelow(game, n))
  for (const eager of ['yes', 'pass', 'none']) if (ids.includes(eager)) return [eager]
  const marked = pickOf.object(game.marks[MARKED] ?? 0)
  if (decision.kind === 'target' && decision.max === 1 && ids.includes(marked)) return [marked]
  return Array.from({ length: decision.max }, () => ids.splice(randomBelow(game, ids.length), 1)).flat()
}
