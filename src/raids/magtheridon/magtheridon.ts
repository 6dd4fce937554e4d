/**
 * Magtheridon's Lair (raid rules, R400–R403). Magtheridon, the only Boss, is chained until all
 * Channelers are gone or his fifth resource is placed. Then he is unleashed with his Bloods, the Cubes and his Lair.
 */
import { bossStage, isEqualTo } from '../../cards/builders.ts'
import { cardIdsOfDeck, magtheridonDeck } from '../../cards/index.ts'
import {
  actDrawingCards,
  actionStep,
  buildTurnSteps,
  currentBossNumber,
  endStep,
  readyStep,
  wrapUpStep,
} from '../../engine/internals.ts'
import { newBossRaid } from '../boss-raid/boss.ts'
import { bossRaidRewards } from '../boss-raid/rewards.ts'
import type { Raid, TreasurePack } from '../raid.ts'
import { newLeavingCardsCounter } from './leaving-cards.ts'

const CHAINED = 'MLR-1'
const UNLEASHED = 'MLR-2'
const BLOOD = 'MLR-41'
const BLOODS = 'bloods'

/** A pack of ten random cards. */
const treasure: TreasurePack = { set: 'MLT', slots: [{ cards: 10, of: ['rare'] }] }

/** Holds after the first Boss card, which is the chained Magtheridon. */
const unleashed = isEqualTo(bossStage, 1)

const raid = newBossRaid({
  name: 'magtheridon',
  first: 'raider', // Rule R400.4.
  bosses: { cards: [UNLEASHED] },
  lair: {
    title: "Magtheridon's Lair",
    hero: CHAINED, // Rule R400.2.
    beside: ['MLR-34', 'MLR-35', 'MLR-36', 'MLR-37', 'MLR-38'],
    deck: cardIdsOfDeck(magtheridonDeck), // Rules R400.1, R400.3.
    rows: { [BLOODS]: { of: 'blood' } }, // Rule R402.2b.
    rules: [
      { kind: 'gains', card: BLOOD, into: 'resources' }, // Rules R401.1a, R402.2a.
      { kind: 'gains', card: BLOOD, into: 'play', while: unleashed }, // Rules R402.2b–d.
      { kind: 'outOfReach', what: { row: BLOODS } }, // Rule R402.2b.
      { kind: 'outOfReach', what: { types: ['cube', 'lair'] } }, // Rules R402.3a, R402.4a.
      { kind: 'cantMove', what: { types: ['cube', 'lair'] }, from: 'play' },
    ],
    turn: buildTurnSteps({
      // Rule R401.1.
      start: [
        readyStep,
        {
          step: 'draw',
          does: { draw: actDrawingCards((game) => 1 + currentBossNumber(game)) },
          free: 'instants',
        }, // Rule R401.1b.
      ],
      action: [actionStep], // Rule R401.2.
      end: [endStep, wrapUpStep],
    }),
  },
})

export const magtheridon: Raid = {
  ...raid,
  turn: buildTurnSteps({
    // All players draw in their first draw step (R400.4).
    start: [readyStep, { step: 'draw', does: { draw: actDrawingCards(1) }, free: 'instants' }],
    action: [actionStep],
    end: [endStep, wrapUpStep],
  }),
  keeps: [...(raid.keeps ?? []), newLeavingCardsCounter('Warlock')],
  kind: 'boss',
  rewards: bossRaidRewards(treasure),
}
