/** Helpers for stories of Black Temple's Minions and events: they bring cards into play. */
import {
  ability,
  ally,
  any,
  armor,
  atkBonus,
  attachTo,
  cant,
  hostCard,
  item,
  numberedCardsOfSet,
  ongoing,
  put,
  quest,
  self,
  target,
  topCardsOfDeck,
  weapon,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import type { Story } from '../../../scenarios/scenario.ts'
import type { CardInPlaySetup, PartySetup } from '../../../scenarios/table-setup.ts'
import { blackTempleStory, faceDownResourceSetups } from '../temple.testkit.ts'

const instant = { cost: 0, instant: true } as const

const cards = numberedCardsOfSet('HERE', {
  1: ability('Summon', instant, '', put(topCardsOfDeck('minions', 1, you), 'play')),
  2: ability('Shove', instant, '', yourHero.deals(3, 'melee').to(target(any.heroOrAlly))),
  3: ally('Rock', { cost: 1, melee: 1, health: 9 }, 'Orc', self.has(cant('beDestroyed'))),
  4: ally('Ogre', { cost: 6, melee: 3, health: 9 }, 'Ogre'),
  5: weapon('Axe', { cost: 2, melee: 3, strikeCost: 0 }, 'Melee (1), Axe'),
  6: armor('Helm', { cost: 6, def: 3 }, 'Head (1)'),
  7: item('Idol', { cost: 1 }, '', self.has(cant('beDestroyed'))),
  8: ability('Chant', { cost: 3 }, '', yourHero.deals(1, 'melee').to(target(any.heroOrAlly))),
  9: ability('Dirge', { cost: 3, instant: true }, '', you.draw(1)),
  10: ability('Psalm', { cost: 6 }, '', ongoing(yourHero.has(atkBonus(1)))),
  11: item('Drum', { cost: 3 }, ''),
  12: ally('Kodo', { cost: 3, melee: 3, health: 3 }, 'Kodo'),
  14: item('Charm', { cost: 1, def: 3 }, ''),
  15: ability('Blessing', { cost: 1 }, '', attachTo(target(any.ally)), ongoing(hostCard.has(atkBonus(1)))),
  13: quest('Pilgrimage', 9, {}, you.draw(1)),
})

export type RaiderParties = Record<string, PartySetup>
type Lair = NonNullable<Parameters<typeof blackTempleStory>[0]>
type More = Parameters<typeof blackTempleStory>[2]

/** Begins a story in the Boss player's first turn, by default with Supremus. */
export const storyInBossTurn = (lair: Lair = {}, characters?: RaiderParties, more?: More): Story =>
  blackTempleStory({ boss: 2, ...lair }, characters, { cards, ...more })

/**
 * Begins a story in the Boss player's turn, in which a Minion has entered play. Another Minion lies among the
 * resources (R501.2).
 */
export function storyWithMinion(minion: string, lair: Lair = {}, characters?: RaiderParties): Story {
  const story = storyInBossTurn(
    { ...lair, hand: ['Summon', ...(lair.hand ?? [])], minions: ['BTR-32', minion] },
    characters,
  )
  story.raider('Boss').plays('Summon')
  return story.resolve()
}

/** Begins a story in the Boss player's turn, with an event that lies face up and can be used. */
export const storyWithUsableEvent = (
  event: string,
  lair: Lair = {},
  characters?: RaiderParties,
  more?: More,
): Story => storyInBossTurn({ ...lair, play: [upturned(event), ...(lair.play ?? [])] }, characters, more)

const upturned = (card: string): CardInPlaySetup => ({
  card,
  row: 'events',
  deck: Number(card.split('-')[1]) < 66 ? 'events' : 'betrayer',
})

/**
 * Begins a story in which Anna has destroyed Supremus in her turn, and an event was turned up. The event is still on
 * the chain.
 */
export function storyWithEventOnChain(
  event: string,
  lair: Lair = {},
  { Anna = {}, ...others }: RaiderParties = {},
): Story {
  const anna = { ...Anna, hand: ['Stab', 'Growl', ...(Anna.hand ?? [])] }
  const minions = Array(2).fill('Temple Concubine')
  const story = storyInBossTurn(
    { minions, ...lair, faceDown: faceDownResourceSetups('events', event) },
    { Anna: anna, ...others },
  )
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Supremus' })
  return story.resolveTopmost()
}

/**
 * Begins a story with `storyWithEventOnChain`, gives the Boss player's answers about the event, and resolves
 * the event with these dice.
 */
export function storyAfterEventResolves(
  event: string,
  answers: string[][] = [],
  lair?: Lair,
  characters?: RaiderParties,
  ...dice: number[]
): Story {
  const story = storyWithEventOnChain(event, lair, characters)
  for (const answer of answers) story.raider('Boss').answers(...answer)
  if (dice.length > 0) story.rolling(...dice)
  story.raider('Anna').passes()
  return story
}

/** Begins a story in the Betrayer's first turn, with an event on the chain, or at a decision before it. */
export const storyInBetrayerTurn = (event: string, characters?: RaiderParties, lair: Lair = {}): Story =>
  storyInBossTurn({ ...lair, boss: 9, betrayer: [event] }, characters)

/** Returns all dealt damage: to whom, how much, of which types, and by whom. */
export const damageDealtWithSources = (story: Story) =>
  story
    .eventsOfKind('damaged')
    .map(({ object, amount, types, by }) => [story.heroName(object), amount, ...types, story.cardName(by)])

/** Returns those of these cards that are still in play. */
export const namesStillInPlay = (story: Story, ...names: string[]): string[] =>
  names.filter((name) => story.isInPlay(name))
