/**
 * Magtheridon's Lair (raid rules, R400–R403): one Boss who is chained while he has Channelers, and then unleashed
 * with his Bloods, the Cubes and his Lair.
 */
import { cardIdsOf, magtheridonDeck } from '../../cards/index.ts'
import { type Game, lairSeat, objectOf, playerAt } from '../../engine/index.ts'
import { actionStep, draw, endStep, readyStep, turnOf, wrapUpStep } from '../../engine/inside.ts'
import { bossRaid } from '../boss/boss.ts'
import { bossRewards } from '../boss/rewards.ts'
import type { Raid, TreasurePack } from '../raid.ts'
import { countsWhoLeaves } from './leaving.ts'

const CHAINED = 'MLR-1'
const UNLEASHED = 'MLR-2'
const BLOOD = 'MLR-41'
const BLOODS = 'bloods'

/** A pack of ten random cards. */
const treasure: TreasurePack = { set: 'MLT', slots: [{ cards: 10, of: ['rare'] }] }

const isUnleashed = (game: Game): boolean =>
  objectOf(game, playerAt(game, lairSeat(game)).hero).card === UNLEASHED

const raid = bossRaid({
  name: 'magtheridon',
  title: "Magtheridon's Lair",
  bosses: [UNLEASHED],
  begins: CHAINED, // R400.2
  first: 'raider', // R400.4
  beside: ['MLR-34', 'MLR-35', 'MLR-36', 'MLR-37', 'MLR-38'],
  deck: cardIdsOf(magtheridonDeck), // R400.1, R400.3
  supplies: [
    { card: BLOOD, into: 'resources' }, // R401.1a, R402.2a
    { card: BLOOD, into: 'play', hero: UNLEASHED },
  ],
  rows: { [BLOODS]: { of: 'blood' } }, // R402.2b
  rules: [
    { kind: 'outOfReach', what: { row: BLOODS } }, // R402.2b
    { kind: 'outOfReach', what: { types: ['cube', 'lair'] } }, // R402.3a, R402.4a
    { kind: 'cantMove', what: { types: ['cube', 'lair'] }, from: 'play' },
  ],
  turn: turnOf({
    // R401.1
    start: [
      readyStep,
      { step: 'draw', does: { draw: draw((game) => (isUnleashed(game) ? 2 : 1)) }, free: 'instants' }, // R401.1b
    ],
    action: [actionStep], // R401.2
    end: [endStep, wrapUpStep],
  }),
})

export const magtheridon: Raid = {
  ...raid,
  turn: turnOf({
    // All players draw in their first draw step (R400.4).
    start: [readyStep, { step: 'draw', does: { draw: draw(1) }, free: 'instants' }],
    action: [actionStep],
    end: [endStep, wrapUpStep],
  }),
  keeps: [...(raid.keeps ?? []), countsWhoLeaves('Warlock')],
  kind: 'boss',
  rewards: bossRewards(treasure),
}
