/**
 * Black Temple (raid rules, R500–R505): nine Bosses, one after the other, with threat levels. When a Boss dies, the
 * cards that lie face down among the resources are turned up, event by event, and the Minions come with the next
 * Boss.
 */
import {
  blackTempleMainDeck,
  cardIdsOfBetrayerEventDeck,
  cardIdsOfBlackTempleBossCollection,
  cardIdsOfBlackTempleEventDeck,
  cardIdsOfBlackTempleMinionDeck,
  cardIdsOfDeck,
} from '../../cards/index.ts'
import type { RaidRule } from '../../engine/index.ts'
import {
  actAddingTopCardToChain,
  actDrawingCards,
  actEnforcingThreatLevel,
  actionStep,
  actPlacingTopCardFaceDown,
  buildTurnSteps,
  conditionOfNthBossAndCardsInDeck,
  endStep,
  readyStep,
  wrapUpStep,
} from '../../engine/internals.ts'
import { newBossRaid } from '../boss-raid/boss.ts'
import { bossRaidRewards } from '../boss-raid/rewards.ts'
import type { Raid } from '../raid.ts'
import { templeTreasure } from './treasure.ts'

const EVENTS = 'events'
const MINIONS = 'minions'
const BETRAYER = 'betrayer'
const THE_BETRAYER = 9

/** Each player draws in their first draw step, even the first player (R500.4). */
const drawStep = { step: 'draw', does: { draw: actDrawingCards(1) }, free: 'instants' } as const

/** Turns up and plays the events one after the other. Then the next Boss arrives with the Minions (R502.1c–R502.2). */
const eventsAndNextBoss: RaidRule = {
  kind: 'whenBoss',
  it: 'isMissing',
  do: [
    { kind: 'playNext', deck: EVENTS },
    { kind: 'remove', what: 'resources', as: MINIONS }, // Rule R502.1d.
    { kind: 'scene', scene: 'arrival', of: 'next' },
  ],
}

export const blackTemple: Raid = {
  ...newBossRaid({
    name: 'black-temple',
    first: 'raider', // Rule R500.4.
    bosses: {
      // The Bosses in their order; the raid begins with the first (R500.2, R502.2a). R502.1 is about their deaths.
      cards: ['BTR-1', 'BTR-2', 'BTR-3', 'BTR-4', 'BTR-5', 'BTR-6', 'BTR-8', 'BTR-9', 'BTR-10'],
      sameAs: { 'BTR-7': 'BTR-6' }, // Rule R503.2a.
      aside: true, // Rule R502.2.
    },
    lair: {
      title: 'Black Temple',
      deck: cardIdsOfDeck(blackTempleMainDeck), // Rule R500.3.
      collection: cardIdsOfBlackTempleBossCollection,
      decks: {
        [MINIONS]: { cards: cardIdsOfBlackTempleMinionDeck }, // Rule R500.1.
        [EVENTS]: { cards: cardIdsOfBlackTempleEventDeck },
        [BETRAYER]: { cards: cardIdsOfBetrayerEventDeck },
      },
      rows: { [EVENTS]: { of: 'event' } }, // Rules R501.1b, R502.1c.
      rules: [
        { kind: 'outOfReach', what: { row: EVENTS } }, // Rules R501.1b, R502.1c.
        { kind: 'replace', would: 'leavePlay', what: { tag: 'Minion', row: 'ally' }, do: 'destroy' }, // Rule R504.1a.
        { kind: 'whenBoss', it: 'falls', do: [{ kind: 'destroy', row: EVENTS }] }, // Rule R502.1b.
        eventsAndNextBoss,
      ],
      turn: buildTurnSteps({
        // Rule R501.1.
        start: [
          readyStep, // Rule R501.1a.
          drawStep,
          {
            step: 'betrayerEvent',
            does: { event: actAddingTopCardToChain(BETRAYER) }, // Rule R501.1b.
            there: conditionOfNthBossAndCardsInDeck(THE_BETRAYER, BETRAYER), // Rule R503.3c.
            free: 'instants',
          },
        ],
        minion: [{ step: 'minion', does: { minion: actPlacingTopCardFaceDown(MINIONS) }, free: 'instants' }], // Rule R501.2.
        action: [actionStep], // Rule R501.3.
        end: [endStep, wrapUpStep],
      }),
    },
  }),
  turn: buildTurnSteps({
    start: [readyStep, drawStep],
    action: [actionStep],
    end: [endStep, { ...wrapUpStep, does: { heedThreat: actEnforcingThreatLevel, ...wrapUpStep.does } }], // Rule R504.2a.
  }),
  kind: 'boss',
  forSeasoned: true,
  rewards: bossRaidRewards(templeTreasure),
}
