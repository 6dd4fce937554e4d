/** Helpers for stories in Onyxia's Lair: the raiders' cards, and a table with Onyxia. */
import {
  ability,
  addCounters,
  ally,
  any,
  atkBonus,
  attachTo,
  cardsInGraveyard,
  destroy,
  each,
  everyone,
  flipOver,
  hostCard,
  losesPowers,
  numberedCardsOfSet,
  ongoing,
  put,
  restOfGame,
  target,
  thisTurn,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup, TableSetup } from '../../scenarios/table-setup.ts'
import {
  atkBonusAbility,
  fireballAbility,
  lanternItem,
  silenceAbility,
  squireAlly,
} from '../boss-raid/boss.testkit.ts'

export const raiderCards = numberedCardsOfSet('OWN', {
  1: squireAlly,
  19: ally('Champion', { cost: 0, melee: 6, health: 3 }, 'Human'),
  2: atkBonusAbility,
  3: lanternItem,
  4: fireballAbility,
  5: ability('Ember', { cost: 0, instant: true }, '', yourHero.deals(4, 'fire').to(target(any.heroOrAlly))),
  7: ally('Ogre', { cost: 0, melee: 1, health: 30 }, 'Ogre'),
  9: ability('Shackles', { cost: 0 }, '', attachTo(target(any.hero)), ongoing(hostCard.has(atkBonus(1)))),
  20: ability('Blessing', { cost: 0 }, '', attachTo(target(any.ally)), ongoing(hostCard.has(atkBonus(1)))),
  10: ability('Brand', { cost: 0 }, '', addCounters('brand', 1, target(any.hero))),
  11: ability('Weaken', { cost: 0 }, '', thisTurn(target(any.hero).has(atkBonus(2)))),
  12: ability('Doom', { cost: 0, instant: true }, '', destroy(target(any.hero))),
  13: ability('Turn', { cost: 0, instant: true }, '', flipOver(target(any.hero))),
  14: ability('Numb', { cost: 0, instant: true }, '', restOfGame(target(any.hero).has(losesPowers))),
  15: ability('Landslide', { cost: 0 }, '', destroy(each(any.resource))),
  16: ability('Grave Robbing', { cost: 0 }, '', put(cardsInGraveyard(everyone), 'removed')),
  17: ability('Recall', { cost: 0 }, '', put(each(your.resource), 'hand')),
  18: ability('Leave Behind', { cost: 0 }, '', destroy(each(your.resource))),
  6: silenceAbility,
})

type Lair = Omit<NonNullable<TableSetup['boss']>, 'lair' | 'decks' | 'bosses'> & { events?: string[] }

/**
 * Begins a story in Onyxia's first turn: in its event phase if the story has an event, otherwise in its action phase.
 */
export function onyxiaStory(
  { events = [], ...boss }: Lair,
  raiders: Record<string, PartySetup> = { Anna: {} },
  more: Pick<TableSetup, 'turn' | 'everyWindow' | 'leader'> = {},
): Story {
  const lair = { ...boss, lair: 'onyxia', decks: { events } }
  const story = scenario({ cards: raiderCards, raiders, boss: lair, turn: 'Boss', ...more })
  return events.length > 0 ? story : story.passUntil(() => story.game.turn.phase === 'action')
}

/** Returns the number of Whelps in play. */
export const countWhelps = (story: Story): number =>
  story.party('Boss').filter((name) => name === 'Onyxian Whelp').length

/** Returns the number of cards in each of these players' hands. */
export const handSizes = (story: Story, ...names: string[]): number[] =>
  names.map((name) => story.cards(name, 'hand').length)
