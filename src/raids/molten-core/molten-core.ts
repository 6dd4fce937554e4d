/**
 * Molten Core (raid rules, R300–R304): six or ten Bosses, one after the other, each with a rune and tokens. Ragnaros
 * follows them with a separate deck.
 */
import { bossStage, isEqualTo } from '../../cards/builders.ts'
import {
  cardIdsOfDeck,
  cardIdsOfMoltenCoreMinionDeck,
  cardIdsOfMoltenCoreRunes,
  cardIdsOfRagnarosDeck,
  moltenCoreMainDeck,
} from '../../cards/index.ts'
import type { RaidRule } from '../../engine/index.ts'
import {
  actBringingNextBoss,
  actDrawingCards,
  actionStep,
  actPlacingTopCardFaceDown,
  buildTurnSteps,
  endStep,
  readyStep,
  wrapUpStep,
} from '../../engine/internals.ts'
import { newBossRaid } from '../boss-raid/boss.ts'
import { bossRaidRewards } from '../boss-raid/rewards.ts'
import type { Raid } from '../raid.ts'
import { moltenTreasure } from './treasure.ts'

const RUNES = 'runes'
const MINIONS = 'minions'
const RAGNAROS = 'ragnaros'

/** Each player draws in their first draw step, even the first player (R300.6). */
const drawStep = { step: 'draw', does: { draw: actDrawingCards(1) }, free: 'instants' } as const

/** The token of the Flamewaker Protectors. The two are indistinguishable. */
const PROTECTOR = 'MCR-1@scenes.arrival.with.0.token'

/** The runes lie in the order of their Bosses, and the Boss player knows the order (R300.3). */
const runeDeck = { cards: cardIdsOfMoltenCoreRunes, stacked: true, known: true } as const

/** Turns the Minions face up when their Boss falls (R302.1, R302.2). */
const fall: RaidRule = {
  kind: 'whenBoss',
  it: 'falls',
  do: [
    { kind: 'turnDown', row: RUNES },
    { kind: 'remove', what: 'resources', as: MINIONS },
    { kind: 'scene', scene: 'fall', of: 'boss', needs: MINIONS },
  ],
}

/** Awakens Ragnaros when Majordomo Executus flips (R303.1a, R303.1b). */
const awakening: RaidRule = {
  kind: 'whenBoss',
  it: 'turns',
  do: [
    { kind: 'remove', what: 'boss' },
    { kind: 'remove', what: 'deck' },
    { kind: 'remove', what: 'hand' },
    { kind: 'remove', what: 'allies' },
    { kind: 'remove', what: 'resources', as: MINIONS },
    { kind: 'scene', scene: 'awakening', of: 'boss', nextAs: 'next' },
  ],
}

export const moltenCore: Raid = {
  ...newBossRaid({
    name: 'molten-core',
    first: 'raider', // Rule R300.6.
    modes: [{ name: 'full', decks: { [RUNES]: runeDeck } }], // Rule R300.2.
    bosses: {
      cards: ['MCR-1', 'MCR-2', 'MCR-3', 'MCR-4', 'MCR-5', 'MCR-6', 'MCR-7', 'MCR-8', 'MCR-9', 'MCR-10'],
      aside: true,
      namedBy: { deck: RUNES, cards: cardIdsOfMoltenCoreRunes, as: 'rune' }, // Rule R301.5a.
    },
    lair: {
      title: 'Molten Core',
      beside: [PROTECTOR, PROTECTOR], // Rule R300.4.
      deck: cardIdsOfDeck(moltenCoreMainDeck), // Rule R300.5.
      hand: { kept: true }, // Rule R300.5.
      decks: {
        [MINIONS]: { cards: cardIdsOfMoltenCoreMinionDeck }, // Rule R300.1.
        [RAGNAROS]: { cards: cardIdsOfRagnarosDeck },
        [RUNES]: { ...runeDeck, some: 3 }, // Rule R300.2.
      },
      rows: { [RUNES]: { pays: true, of: 'rune' } }, // Rules R303.3a, R303.3b.
      rules: [
        { kind: 'cantMove', what: { row: RUNES }, from: 'play' }, // Rule R303.3c.
        { kind: 'cantMove', what: { row: 'ally' }, from: 'play', except: ['destroyed', 'named'] }, // Rule R303.2b.
        { kind: 'fromDeck', cards: 'placed', deck: MINIONS }, // Rule R303.2a.
        { kind: 'fromDeck', cards: 'drawn', deck: RAGNAROS, while: isEqualTo(bossStage, 10) }, // Rules R301.1, R303.1b.
        fall,
        awakening,
      ],
      turn: buildTurnSteps({
        start: [readyStep, drawStep], // Rule R301.1.
        newBoss: [{ step: 'newBoss', does: { boss: actBringingNextBoss }, free: 'instants' }], // Rules R301.2, R301.5.
        minion: [{ step: 'minion', does: { minion: actPlacingTopCardFaceDown(MINIONS) }, free: 'instants' }], // Rule R301.3.
        action: [actionStep], // Rule R301.4.
        end: [endStep, wrapUpStep],
      }),
    },
  }),
  turn: buildTurnSteps({
    start: [readyStep, drawStep],
    action: [actionStep],
    end: [endStep, wrapUpStep],
  }),
  kind: 'boss',
  rewards: bossRaidRewards(moltenTreasure),
}
