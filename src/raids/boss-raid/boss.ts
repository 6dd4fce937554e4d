/**
 * Raids with a Boss player: a person at the table plays the lair (raid rules, R100 and R101). The engine's rules for
 * such a player are in `engine/queries/boss.ts`. Each of these raids adds its own decks, turn, Bosses and rules.
 */

import { achievementIdsSharedByBossRaids } from '../../cards/index.ts'
import type {
  BossSuccessionRules,
  CardId,
  FirstPlayerRule,
  Lair,
  RaidMode,
  RaidWithLair,
} from '../../engine/index.ts'
import { tallyBossResults } from './rewards.ts'

/** The parts of the description that differ between raids with a Boss player. */
export interface BossRaidOptions {
  name: string // The name of the raid in commands and in the database, such as "onyxia".
  first: Extract<FirstPlayerRule, 'lair' | 'raider'>
  /** Modes besides the standard one. */
  modes?: readonly Omit<RaidMode, 'first'>[]
  lair: LairOfBoss
  /** The Bosses. By default, a fallen Boss is removed. */
  bosses: Omit<BossSuccessionRules, 'cards' | 'fallen'> & {
    readonly cards: readonly [CardId, ...CardId[]]
    readonly fallen?: BossSuccessionRules['fallen']
  }
}

/** The parts of the lair that differ between raids with a Boss player. */
interface LairOfBoss
  extends Omit<Lair, 'hero' | 'boss' | 'bosses' | 'hand' | 'achievements' | 'automaton' | 'damage'> {
  /** The card with which the raid begins, if it isn't the first Boss. */
  readonly hero?: CardId
  readonly hand?: Pick<NonNullable<Lair['hand']>, 'kept'>
  /** Achievements besides those of every raid with a Boss player. */
  readonly achievements?: Lair['achievements']
}

/** Returns the description of a raid with a Boss player. */
export function newBossRaid({ name, first, modes = [], lair, bosses }: BossRaidOptions): RaidWithLair {
  return {
    name,
    seats: { least: 1, most: 8, oneFaction: true }, // R100.1; made for three to five
    modes: [{ name: 'standard', first }, ...modes.map((mode) => ({ ...mode, first }))],
    lair: {
      ...lair,
      boss: true,
      hero: lair.hero ?? bosses.cards[0],
      bosses: { fallen: 'removed', ...bosses },
      achievements: [...achievementIdsSharedByBossRaids, ...(lair.achievements ?? [])],
      hand: { opening: 7, most: 10, ...lair.hand }, // Rules R100.4, R300.5.
    },
    keeps: [tallyBossResults],
  }
}
