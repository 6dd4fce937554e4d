/** Onyxia's Lair (raid rules, R200–R203): one Boss in three stages, with her abilities and her events. */
import { cardIdsOfDeck, cardIdsOfOnyxiaEventDeck, onyxiaDeck } from '../../cards/index.ts'
import {
  actAddingTopCardToChain,
  actDrawingCards,
  actionStep,
  buildTurnSteps,
  currentBossNumber,
  drawStep,
  endStep,
  readyStep,
  wrapUpStep,
} from '../../engine/internals.ts'
import { newBossRaid } from '../boss-raid/boss.ts'
import { bossRaidRewards } from '../boss-raid/rewards.ts'
import type { Raid, TreasurePack } from '../raid.ts'

const EVENTS = 'events'

/** A pack of ten random cards. */
const treasure: TreasurePack = {
  set: 'OLT',
  slots: [
    { cards: 2, of: ['epic'] },
    { cards: 3, of: ['rare'] },
    { cards: 5, of: ['uncommon'] },
  ],
}

export const onyxia: Raid = {
  ...newBossRaid({
    name: 'onyxia',
    first: 'lair', // Rule R200.4.
    bosses: {
      cards: ['OLR-1', 'OLR-2', 'OLR-3'], // Rules R200.2, R202.2.
      fallen: 'swapped', // Rule R202.1.
    },
    lair: {
      title: "Onyxia's Lair",
      deck: cardIdsOfDeck(onyxiaDeck), // Rule R200.3.
      /** The booklet allows a player's own deck (p. 8). */
      ownDeck: { of: Object.keys(onyxiaDeck.copies), least: 60, copies: 4 },
      decks: { [EVENTS]: { cards: cardIdsOfOnyxiaEventDeck } }, // Rule R200.1.
      achievements: ['HSE-3', 'HSE-4'],
      rules: [
        { kind: 'replace', would: 'resolve', what: { types: ['event'] }, do: 'placeAsResource' }, // Rule R201.2a.
        { kind: 'cantMove', what: { types: ['event'] }, to: 'hand' }, // No text can put an event into a hand.
      ],
      turn: buildTurnSteps({
        start: [readyStep, { ...drawStep, does: { draw: actDrawingCards(currentBossNumber) } }], // Rule R201.1.
        event: [{ step: 'event', does: { event: actAddingTopCardToChain(EVENTS) }, free: 'instants' }], // Rules R201.2, R203.2a.
        action: [actionStep], // Rule R201.3.
        end: [endStep, wrapUpStep],
      }),
    },
  }),
  kind: 'boss',
  rewards: bossRaidRewards(treasure),
}
