/** Helpers for stories in Molten Core: the raiders' cards, and the table with its Bosses. */
import {
  ability,
  ally,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  attachTo,
  cardsInHand,
  controlledBy,
  destroy,
  each,
  everyone,
  exhaust,
  flipOver,
  hostCard,
  not,
  numberedCardsOfSet,
  ongoing,
  put,
  putIntoResourceRow,
  putToken,
  quest,
  target,
  targetPlayer,
  topCards,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import {
  coreRager,
  firesworn,
  flamewaker,
  flamewakerHealer,
  flamewakerPriest,
  lavaSpawn,
} from '../../cards/mcr/tokens.ts'
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
  2: ally('Tracker', { cost: 0, melee: 1, health: 30 }, 'Orc, Hunter'),
  3: lanternItem,
  4: fireballAbility,
  5: ability('Ember', { cost: 0, instant: true }, '', yourHero.deals(2, 'fire').to(target(any.heroOrAlly))),
  6: ability('Stab', { cost: 0, instant: true }, '', yourHero.deals(50, 'melee').to(target(any.heroOrAlly))),
  7: ability('Prick', { cost: 0, instant: true }, '', yourHero.deals(2, 'melee').to(target(any.heroOrAlly))),
  8: ability(
    'Shackles',
    { cost: 0 },
    '',
    attachTo(target(any.heroOrAlly)),
    ongoing(hostCard.has(atkBonus(1))),
  ),
  9: atkBonusAbility,
  10: ability('Recall', { cost: 0, instant: true }, '', put(target(any.ally), 'hand')),
  11: ability('Banish', { cost: 0, instant: true }, '', put(target(any.ally), 'removed')),
  12: ability('Doom', { cost: 0, instant: true }, '', destroy(target(any.ally))),
  13: ability('Betrayal', { cost: 0 }, '', you.gainControlOf(target(any.ally))),
  14: ability('Turn', { cost: 0, instant: true }, '', flipOver(yourHero)),
  15: silenceAbility,
  16: ability('Hoard', { cost: 0 }, '', putIntoResourceRow(topCards(1, you))),
  17: ability('Empty Hand', { cost: 0 }, '', putIntoResourceRow(cardsInHand(you))),
  18: ability('Mend', { cost: 0, instant: true }, '', yourHero.heals(1).from(target(any.heroOrAlly))),
  19: ability('Landslide', { cost: 0 }, '', destroy(each(and(any.card, not(any.hero))))),
  20: ability('Sweep', { cost: 0, instant: true }, '', yourHero.deals(50, 'melee').to(each(any.ally))),
  21: ability('Count', { cost: 3 }, '', you.draw(1)),
  22: ability('Loot', { cost: 0 }, '', everyone.discard(1)),
  23: quest('Errand', 0, {}, you.draw(1)),
  24: ability('Growl', { cost: 0, instant: true }, '', you.draw(1)),
  26: ability('Firesworn Call', { cost: 0 }, '', putToken(firesworn, 2)),
  27: ability('Rager Call', { cost: 0 }, '', putToken(coreRager)),
  28: ability('Spawn Call', { cost: 0 }, '', putToken(lavaSpawn)),
  29: ability(
    'Waker Call',
    { cost: 0 },
    '',
    putToken(flamewaker),
    putToken(flamewakerPriest),
    putToken(flamewakerHealer),
  ),
  30: ability('Quake', { cost: 0 }, '', yourHero.deals(3, 'melee').to(each(any.heroOrAlly))),
  31: ability(
    'Blessing',
    { cost: 0 },
    '',
    attachTo(target(any.heroOrAlly)),
    ongoing(hostCard.has(atkAndHealthBonus(0, 9))),
  ),
  32: ability('Stillness', { cost: 0 }, '', exhaust(each(controlledBy(targetPlayer).card))),
  25: ability('Heal', { cost: 0, instant: true }, '', yourHero.heals(20).from(each(your.heroOrAlly))),
})

type Decks = { minions?: string[]; runes?: string[]; ragnaros?: string[] }
type Lair = Omit<NonNullable<TableSetup['boss']>, 'lair' | 'decks' | 'bosses'> & Decks & { boss?: number }

/**
 * Begins a story in the action phase of the Boss player's first turn. `boss` is the number of the Boss, from 1 to 10;
 * by default 1.
 */
export function moltenCoreStory(
  { minions = [], runes = [], ragnaros = [], boss = 1, ...lair }: Lair,
  raiders: Record<string, PartySetup> = { Anna: {} },
  more: Pick<TableSetup, 'turn' | 'everyWindow' | 'leader'> = {},
): Story {
  const decks = { minions, runes, ragnaros }
  const story = scenario({
    cards: raiderCards,
    raiders,
    boss: { ...lair, stage: boss, lair: 'molten-core', decks },
    turn: 'Boss',
    ...more,
  })
  return story.passUntil(() => story.game.turn.phase === 'action')
}

/** Returns how many cards with this name a player has in play. */
export const countInPlay = (story: Story, name: string, whose = 'Boss'): number =>
  story.party(whose).filter((one) => one === name).length
