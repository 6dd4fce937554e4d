/** Helpers for stories in Black Temple: the raiders' cards, and the table with its Bosses. */
import {
  ability,
  ally,
  any,
  destroy,
  each,
  interrupt,
  numberedCardsOfSet,
  opposing,
  put,
  quest,
  target,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup, TableSetup } from '../../scenarios/table-setup.ts'
import { atkBonusAbility, lanternItem, squireAlly } from '../boss-raid/boss.testkit.ts'

const instant = { cost: 0, instant: true } as const

export const raiderCards = numberedCardsOfSet('OWN', {
  1: squireAlly,
  2: ally('Tracker', { cost: 2, melee: 1, health: 30 }, 'Orc, Hunter'),
  3: lanternItem,
  4: atkBonusAbility,
  5: ability('Stab', instant, '', yourHero.deals(50, 'melee').to(target(any.heroOrAlly))),
  6: ability('Prick', instant, '', yourHero.deals(2, 'melee').to(target(any.heroOrAlly))),
  7: ability('Growl', instant, '', you.draw(1)),
  8: ability('Hush', instant, '', interrupt(target(any.card, 'chain'))),
  9: ability('Recall', instant, '', put(target(any.ally), 'hand')),
  10: ability('Banish', instant, '', put(target(any.ally), 'removed')),
  11: ability(
    'Cheap End',
    instant,
    '',
    destroy(each({ kind: 'and', all: [opposing.ally, { kind: 'stat', stat: 'cost', op: '<=', value: 1 }] })),
  ),
  12: quest('Errand', 0, {}, you.draw(1)),
  13: ability('Sweep', instant, '', yourHero.deals(50, 'melee').to(each(opposing.ally))),
  14: ability('Mend', instant, '', yourHero.heals(1).from(target(any.heroOrAlly))),
  15: quest('Chore', 0, {}, you.draw(1)),
  18: ability('Charm', instant, '', you.gainControlOf(target(any.ally))),
  17: ally('Renegade', { cost: 1, melee: 1, health: 2 }, 'Naga, Traitor'),
  16: ally('Turncoat', { cost: 1, melee: 1, health: 2 }, 'Blood Elf, Warlock, Traitor'),
})

type Decks = { minions?: string[]; events?: string[]; betrayer?: string[] }
type Lair = Omit<NonNullable<TableSetup['boss']>, 'lair' | 'decks' | 'bosses'> & Decks & { boss?: number }

/**
 * Begins a story in the action phase of the Boss player's first turn. `boss` is the number of the Boss, from 1 to 9;
 * by default 1.
 */
export function blackTempleStory(
  { minions = [], events = [], betrayer = [], boss = 1, ...lair }: Lair = {},
  raiders: Record<string, PartySetup> = { Anna: {} },
  { cards: others = [], ...more }: Pick<TableSetup, 'cards' | 'turn' | 'everyWindow' | 'leader'> = {},
): Story {
  const laid = (deck: string) =>
    [...(lair.play ?? []), ...(lair.faceDown ?? [])].flatMap((one) =>
      typeof one === 'object' && one.deck === deck ? [one.card] : [],
    )
  const decks = {
    minions: [...minions, ...laid('minions')],
    events: [...laid('events'), ...events],
    betrayer: [...laid('betrayer'), ...betrayer],
  }
  const story = scenario({
    cards: [...raiderCards, ...others],
    raiders,
    boss: { ...lair, stage: boss, lair: 'black-temple', decks },
    turn: 'Boss',
    ...more,
  })
  return story.passUntil(() => story.game.turn.phase === 'action')
}

/** Returns how many cards with this name a player has in play. */
export const countInPlay = (story: Story, name: string, whose = 'Boss'): number =>
  story.party(whose).filter((one) => one === name).length

/** Returns cards that lie face down among the Boss player's resources. */
export const faceDownResourceSetups = (deck: 'events' | 'minions', ...names: string[]) =>
  names.map((card) => ({ card, deck }))

/**
 * Returns all dealt damage: to whom, how much, and of which types. `from` is the first event of the log that is read.
 */
export const damageDealt = (story: Story, from = 0) =>
  story
    .eventsOfKind('damaged', story.log.slice(from))
    .map(({ object, amount, types }) => [story.heroName(object), amount, ...types])
