/** Helpers for stories in Magtheridon's Lair: the raiders' cards, and the table with him, chained or unleashed. */
import {
  ability,
  ally,
  and,
  any,
  attachTo,
  cant,
  destroy,
  each,
  exhaust,
  flipOver,
  item,
  not,
  numberedCardsOfSet,
  ongoing,
  opponents,
  put,
  putDamage,
  raiderControlled,
  ready,
  self,
  target,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { CardInPlaySetup, PartySetup, TableSetup } from '../../scenarios/table-setup.ts'
import {
  atkBonusAbility,
  fireballAbility,
  lanternItem,
  silenceAbility,
  squireAlly,
} from '../boss-raid/boss.testkit.ts'

export const raiderCards = numberedCardsOfSet('OWN', {
  1: squireAlly,
  2: atkBonusAbility,
  3: lanternItem,
  4: fireballAbility,
  5: silenceAbility,
  6: ability('Second Wind', { cost: 0, instant: true }, '', ready(target(any.heroOrAlly))),
  7: ability('Landslide', { cost: 0, instant: true }, '', destroy(each(and(any.card, not(any.hero))))),
  8: ability('Point', { cost: 0, instant: true }, '', destroy(target(not(any.hero)))),
  9: ability('Recall', { cost: 0, instant: true }, '', put(target(any.ally), 'hand')),
  10: ability('Betrayal', { cost: 0 }, '', you.gainControlOf(target(any.ally))),
  11: ability('Curse', { cost: 0, instant: true }, '', putDamage(100, each(any.hero))),
  12: ability('Turn All', { cost: 0, instant: true }, '', flipOver(each(any.card))),
  13: ability('Weariness', { cost: 0, instant: true }, '', exhaust(each(any.card))),
  14: ally('Ogre', { cost: 0, melee: 1, health: 30 }, 'Ogre'),
  15: ability('Loot', { cost: 0, instant: true }, '', opponents.discard(1)),
  16: ability('Prick', { cost: 0, instant: true }, '', yourHero.deals(1, 'melee').to(target(any.heroOrAlly))),
  17: item('Idol', { cost: 0 }, '', self.has(cant('beDestroyed'))),
  18: ability(
    'Chains',
    { cost: 0 },
    '',
    attachTo(target(raiderControlled.hero)),
    ongoing(each(your.hero).has(cant('strike'))),
  ),
  19: ally('Grunt', { cost: 0, melee: 3, health: 4 }, 'Orc'),
  20: ability('Ember', { cost: 0, instant: true }, '', yourHero.deals(4, 'fire').to(target(any.heroOrAlly))),
})

type Lair = Omit<NonNullable<TableSetup['boss']>, 'lair' | 'decks' | 'bosses' | 'stage'>
type More = Pick<TableSetup, 'turn' | 'everyWindow' | 'leader'>

/** Begins a story in an action phase, by default the Boss player's. Magtheridon is chained and has five Channelers. */
export function storyWithChainedBoss(
  boss: Lair,
  raiders: Record<string, PartySetup> = { Anna: {} },
  more: More = {},
): Story {
  const story = scenario({
    cards: raiderCards,
    raiders,
    boss: { ...boss, lair: 'magtheridon' },
    turn: 'Boss',
    ...more,
  })
  return story.passUntil(() => story.game.turn.phase === 'action')
}

const CUBES = 5

/**
 * Begins a story at the end of Magtheridon's ready step. Magtheridon is unleashed, with N Bloods, Cubes and his Lair.
 */
export function storyWithUnleashedBoss(
  { bloods = 1, nova, play = [], ...boss }: Lair & { bloods?: number; nova?: true },
  raiders: Record<string, PartySetup> = { Anna: {} },
  { turn = 'Boss', ...more }: More = {},
): Story {
  const laid = turn === 'Boss' ? bloods - 1 : bloods // Magtheridon gains one Blood at the start of his turn (R401.1a)
  const around: CardInPlaySetup[] = [
    ...Array<CardInPlaySetup>(laid).fill("Magtheridon's Blood"),
    ...Array<CardInPlaySetup>(CUBES).fill('Manticron Cube'),
    nova ? { card: "Magtheridon's Lair", faceDown: true } : "Magtheridon's Lair",
  ]
  const story = scenario({
    cards: raiderCards,
    raiders,
    boss: { ...boss, play: [...around, ...play], lair: 'magtheridon', stage: 2 },
    turn,
    ...more,
  })
  return story.passUntil(() => story.game.turn.phase === 'action')
}

/** Returns the number of Bloods in play. */
export const countBloods = (story: Story): number => countInPlayOfAllPlayers(story, "Magtheridon's Blood")

/** Returns the number of cards with this name in play, of all players. */
export const countInPlayOfAllPlayers = (story: Story, name: string): number =>
  story.game.play.filter((id) => {
    const { play } = story.game.objects[id] ?? {}
    return story.cardName(id) === name && play?.row !== 'resource'
  }).length

/** Returns the names of the characters that hold the Cubes. */
export const cubeHolders = (story: Story): (string | undefined)[] =>
  Array.from({ length: CUBES }, (_, n) => story.host(n === 0 ? 'Manticron Cube' : `Manticron Cube#${n + 1}`))

/** Lets everybody pass until the action phase of this player's next turn. */
export const passUntilTurnOf = (story: Story, name: string): Story => {
  const { number } = story.game.turn
  const there = () =>
    story.game.turn.number > number &&
    story.game.turn.player === story.seat(name) &&
    story.game.turn.phase === 'action'
  for (story.idleUntil(there); !there() && story.decision; story.idleUntil(there)) {
    const { options = [], min = 0 } = story.decision
    story.pick(...options.slice(0, min).map(({ id }) => id))
  }
  return story
}
