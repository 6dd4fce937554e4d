/**
 * Helpers for stories in which rules of Black Temple's Bosses meet other rules: cards, and a Boss who has just
 * arrived.
 */
import {
  ability,
  ally,
  any,
  atkBonus,
  attachTo,
  each,
  exhaust,
  hero,
  hostCard,
  item,
  numberedCardsOfSet,
  ongoing,
  onlyForHeroWithTrait,
  opposing,
  pay,
  put,
  putDamage,
  putToken,
  target,
  thatCard,
  thisTurn,
  token,
  wouldBeDestroyed,
  you,
  yourHero,
} from '../../cards/builders.ts'
import type { Story } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { blackTempleStory } from './temple.testkit.ts'

export const MINION_NAME = 'Bonechewer Shield Disciple'
const MINIONS = Array(9).fill(MINION_NAME)
const EVENTS = Array(12).fill('BTR-44')
const free = { cost: 0, instant: true } as const
const own = numberedCardsOfSet('HERE', {
  1: item('Grave Ward', { cost: 0 }, '', each(any.ally).has(wouldBeDestroyed(put(thatCard, 'removed')))),
  2: ability('Call', free, '', putToken(token('Wolf', { melee: 1, health: 9 }))),
  3: ability('Bond', free, '', attachTo(target(any.heroOrAlly)), ongoing(hostCard.has(atkBonus(2)))),
  4: ability('Fury', free, '', thisTurn(target(any.hero).has(atkBonus(3)))),
  5: ability('Tire', free, '', exhaust(target(any.hero))),
  6: hero('Demonist', { melee: 1, health: 30 }, 'Orc, Hunter, Traitor'),
  7: ability('Curse', free, '', putDamage(9, each(opposing.ally))),
  8: item('Hunter’s Horn', { cost: 0 }, '', onlyForHeroWithTrait('Hunter', pay(0).to(you.draw(1)))),
  9: ability('Recover', free, '', yourHero.heals(9).from(target(any.ally))),
  10: ally('Chieftain', { cost: 2, melee: 1, health: 9 }, 'Orc'),
})

type Lair = NonNullable<Parameters<typeof blackTempleStory>[0]>
type Raiders = Record<string, PartySetup>
type More = Parameters<typeof blackTempleStory>[2]
/**
 * Begins a story in the Boss player's first turn with the Boss of this number, whose decks have many Minions and
 * events.
 */
export const storyAgainstBoss = (
  boss: number,
  characters: Raiders,
  lair: Lair = {},
  more: More = {},
): Story =>
  blackTempleStory({ boss, minions: MINIONS, events: EVENTS, ...lair }, characters, { cards: own, ...more })

/** Resolves all waiting triggers. Simultaneous triggers go onto the chain in the listed order. */
export function resolveTriggers(story: Story): Story {
  for (;;) {
    story.passUntil(() => story.isCalm())
    const { kind, options = [], min = 1 } = story.decision ?? {}
    if (kind !== 'order') return story
    story.pick(...options.slice(0, min).map(({ id }) => id))
  }
}

/** Begins a story in Anna's turn, after a Boss has arrived with tokens in the Boss player's turn. */
export const storyAfterBossArrives = (
  boss: number,
  anna: PartySetup,
  lair: Lair = {},
  more: More = {},
): Story =>
  resolveTriggers(
    storyAgainstBoss(
      boss - 1,
      { Anna: { bonusHealth: 99, ...anna, hand: [...(anna.hand ?? []), 'Growl'] } },
      { damage: 99, ...lair },
      more,
    ),
  ).turnOf('Anna')

/** Lets Anna play a card, and resolves the chain with all triggers. */
export function playAndResolveAnnasCard(story: Story, card: string, on?: string): Story {
  story.raider('Anna').plays(card, on === undefined ? {} : { on })
  return resolveTriggers(story.resolveAll())
}

/** A card in play for a story's setup: a Minion that comes from the Minion deck. */
export const minionFromMinionDeck = { card: MINION_NAME, deck: 'minions' }
/** Returns the graveyard of the Boss player's Minion deck. */
export const graveyardOfMinionDeck = (story: Story) =>
  story.game.players.at(-1)?.decks?.minions?.graveyard ?? []
