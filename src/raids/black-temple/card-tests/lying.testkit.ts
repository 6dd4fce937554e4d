/**
 * Helpers for stories of Black Temple's Minions and events: further cards in play, and how Minions and events come
 * into play.
 */
import {
  ability,
  ally,
  any,
  armor,
  atk,
  attached,
  attachTo,
  cant,
  cardsOf,
  item,
  ongoing,
  put,
  quest,
  self,
  target,
  topOf,
  weapon,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import type { Story } from '../../../scenarios/scenario.ts'
import type { Lying, Party } from '../../../scenarios/setting.ts'
import { faceDownResources, inTemple } from '../temple.testkit.ts'

const instant = { cost: 0, instant: true } as const

const cards = cardsOf('HERE', {
  1: ability('Summon', instant, '', put(topOf('minions', 1, you), 'play')),
  2: ability('Shove', instant, '', yourHero.deals(3, 'melee').to(target(any.heroOrAlly))),
  3: ally('Rock', { cost: 1, melee: 1, health: 9 }, 'Orc', self.has(cant('beDestroyed'))),
  4: ally('Ogre', { cost: 6, melee: 3, health: 9 }, 'Ogre'),
  5: weapon('Axe', { cost: 2, melee: 3, strikeCost: 0 }, 'Melee (1), Axe'),
  6: armor('Helm', { cost: 6, def: 3 }, 'Head (1)'),
  7: item('Idol', { cost: 1 }, '', self.has(cant('beDestroyed'))),
  8: ability('Chant', { cost: 3 }, '', yourHero.deals(1, 'melee').to(target(any.heroOrAlly))),
  9: ability('Dirge', { cost: 3, instant: true }, '', you.draw(1)),
  10: ability('Psalm', { cost: 6 }, '', ongoing(yourHero.has(atk(1)))),
  11: item('Drum', { cost: 3 }, ''),
  12: ally('Kodo', { cost: 3, melee: 3, health: 3 }, 'Kodo'),
  14: item('Charm', { cost: 1, def: 3 }, ''),
  15: ability('Blessing', { cost: 1 }, '', attachTo(target(any.ally)), ongoing(attached.has(atk(1)))),
  13: quest('Pilgrimage', 9, {}, you.draw(1)),
})

export type Raiders = Record<string, Party>
type Lair = NonNullable<Parameters<typeof inTemple>[0]>
type More = Parameters<typeof inTemple>[2]

/** The Boss player's first turn. By default with Supremus. */
export const there = (lair: Lair = {}, characters?: Raiders, more?: More): Story =>
  inTemple({ boss: 2, ...lair }, characters, { cards, ...more })

/**
 * This Minion has entered play under the Boss player's control, in his turn. Another one lies among his resources
 * (R501.2).
 */
export function summoned(minion: string, lair: Lair = {}, characters?: Raiders): Story {
  const story = there(
    { ...lair, hand: ['Summon', ...(lair.hand ?? [])], minions: ['BTR-32', minion] },
    characters,
  )
  story.raider('Boss').plays('Summon')
  return story.resolve()
}

/** The event lies face up and ready to be used in the Boss player's turn. */
export const inForce = (event: string, lair: Lair = {}, characters?: Raiders, more?: More): Story =>
  there({ ...lair, play: [upturned(event), ...(lair.play ?? [])] }, characters, more)

const upturned = (card: string): Lying => ({
  card,
  row: 'events',
  deck: Number(card.split('-')[1]) < 66 ? 'events' : 'betrayer',
})

/** Anna has destroyed Supremus in her turn, and this event is turned up. It is still on the chain. */
export function turnedUp(event: string, lair: Lair = {}, { Anna = {}, ...others }: Raiders = {}): Story {
  const anna = { ...Anna, hand: ['Stab', 'Growl', ...(Anna.hand ?? [])] }
  const minions = Array(2).fill('Temple Concubine')
  const story = there(
    { minions, ...lair, faceDown: faceDownResources('events', event) },
    { Anna: anna, ...others },
  )
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Supremus' })
  return story.resolveTopmost()
}

/**
 * Continues `turnedUp`: the Boss player has answered the decisions of its announcement. Then it resolves with these
 * dice.
 */
export function resolved(
  event: string,
  answers: string[][] = [],
  lair?: Lair,
  characters?: Raiders,
  ...dice: number[]
): Story {
  const story = turnedUp(event, lair, characters)
  for (const answer of answers) story.raider('Boss').answers(...answer)
  if (dice.length > 0) story.rolling(...dice)
  story.raider('Anna').passes()
  return story
}

/** The Betrayer's first turn, with this event of his on the chain, or at a decision that comes before. */
export const betrayed = (event: string, characters?: Raiders, lair: Lair = {}): Story =>
  there({ ...lair, boss: 9, betrayer: [event] }, characters)

/** All dealt damage: to whom, how much, of which types, and by whom. */
export const dealt = (story: Story) =>
  story
    .told('damaged')
    .map(({ object, amount, types, by }) => [story.heroName(object), amount, ...types, story.cardName(by)])

/** The cards among these that are still in play. */
export const left = (story: Story, ...names: string[]): string[] =>
  names.filter((name) => story.isInPlay(name))
