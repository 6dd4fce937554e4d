/**
 * Raids with a Boss player: a person at the table plays the lair (raid rules, R100 and R101). The engine's rules for
 * such a player are in `engine/queries/boss.ts`. Each of these raids is this description with its own decks, turn and
 * Bosses.
 */

import { ofEveryBoss } from '../../cards/index.ts'
import type { Beginner, Bosses, CardId, Lair, LairRules, Mode } from '../../engine/index.ts'
import { tallyBosses } from './rewards.ts'

type Told =
  | 'title'
  | 'deck'
  | 'collection'
  | 'ownDeck'
  | 'decks'
  | 'rows'
  | 'ordered'
  | 'beside'
  | 'turn'
  | 'rules'
  | 'resourcesFrom'
  | 'supplies'

export interface BossRaid extends Pick<Lair, Told> {
  name: string // "onyxia"
  /** Modes besides the standard one. */
  modes?: readonly Omit<Mode, 'first'>[]
  /** The Bosses' cards, in the order in which they come. The last one is the final Boss. */
  bosses: readonly [CardId, ...CardId[]]
  fallen?: Bosses['fallen']
  /** Another card of the first Boss, with which the raid begins. */
  begins?: CardId
  runes?: Bosses['runes']
  draws?: Bosses['draws']
  sameAs?: Bosses['sameAs']
  events?: Bosses['events']
  /** The Boss player takes no mulligan. */
  keepsHand?: true
  first: Extract<Beginner, 'lair' | 'raider'>
  /** Achievements besides those of every such raid. */
  achievements?: Lair['achievements']
}

export function bossRaid(raid: BossRaid): LairRules {
  const { name, modes = [], bosses, fallen = 'removed', begins, keepsHand, first, ...rest } = raid
  const { runes, draws, sameAs, events, ...more } = rest
  const { achievements = [], ...lair } = more
  return {
    name,
    seats: { least: 1, most: 8, oneFaction: true }, // R100.1; made for three to five
    modes: [{ name: 'standard', first }, ...modes.map((mode) => ({ ...mode, first }))],
    lair: {
      ...lair,
      boss: true,
      hero: begins ?? bosses[0],
      bosses: {
        cards: bosses,
        fallen,
        ...(runes ? { runes } : {}),
        ...(draws ? { draws } : {}),
        ...(sameAs ? { sameAs } : {}),
        ...(events ? { events } : {}),
      },
      achievements: [...ofEveryBoss, ...achievements],
      hand: { opening: 7, most: 10, ...(keepsHand ? { kept: true } : {}) }, // R100.4, R300.5
    },
    keeps: [tallyBosses],
  }
}
