/** Helpers for stories of Molten Core's cards: the raiders' cards, and Bosses of whom only the name matters. */
import {
  ability,
  ally,
  cardsOf,
  each,
  hero,
  inGraveyard,
  named,
  noneOf,
  protector,
  put,
  turnStarts,
  type Unnumbered,
  untargetable,
  whenIf,
  you,
  your,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { Lying, Party, Table } from '../../../scenarios/setting.ts'
import { cards } from '../../onyxia/onyxia.testkit.ts'

const NAMES = [
  'Lucifron',
  'Magmadar',
  'Gehennas',
  'Garr',
  'Baron Geddon',
  'Shazzrah',
  'Sulfuron Harbinger',
  'Golemagg the Incinerator',
  'Majordomo Executus',
  'Ragnaros',
] as const
export type BossName = (typeof NAMES)[number]

/** Ragnaros on his Submerged side. */
const BELOW = 'Ragnaros below'
const bossId = (name: BossName | typeof BELOW): string =>
  `BOSS-${name === BELOW ? NAMES.length + 1 : NAMES.indexOf(name) + 1}`
const plain = (name: BossName, i: number): [string, Unnumbered] => [
  `${i + 1}`,
  hero(name, { melee: 1, health: 50 }, `Boss ${i + 1}`),
]
const bosses = cardsOf('BOSS', {
  ...Object.fromEntries(NAMES.map(plain)),
  [NAMES.length + 1]: hero('Ragnaros', { melee: 1, health: 50 }, 'Submerged'),
})

/**
 * An ally with a cost, a card that calls Ragnaros while there is no Boss, an ally that can't be targeted, and a card
 * that puts others into play.
 */
const more = cardsOf('MORE', {
  1: ally('Drummer', { cost: 3, melee: 1, health: 3 }, 'Orc'),
  2: ally(
    'Herald',
    { cost: 1, melee: 0, health: 9 },
    '',
    whenIf(turnStarts(you), noneOf(each(your.hero)), put(inGraveyard(you, named('Ragnaros')), 'play')),
  ),
  3: ally('Shade', { cost: 1, melee: 1, health: 3 }, 'Human', untargetable),
  5: ally('Guard', { cost: 1, melee: 1, health: 30 }, 'Human', protector),
  4: ability('Awaken', { cost: 0 }, '', put(inGraveyard(you), 'play')),
})

/** A rune of no Boss, in the row for runes. */
export const rune = (how: { faceDown?: true } = {}): Lying => ({ card: 'Lantern', row: 'runes', ...how })

/** A Boss for stories that need any Boss. */
const ANYBODY: BossName = 'Sulfuron Harbinger'

export type Core = Omit<Party, 'hero'> & { boss?: BossName | typeof BELOW; decks?: Record<string, string[]> }
export type Raiders = Record<string, Party>

/** The raiders' cards in play, by default. */
export const lying: Raiders = {
  Anna: { play: ['Ogre', 'Squire', 'Standard', 'Lantern'] },
  Bert: { play: ['Ogre'] },
}

/** The Boss player's turn, with this Boss in play. */
export function against(
  { boss = ANYBODY, ...core }: Core,
  characters: Raiders = lying,
  set: Pick<Table, 'everyWindow' | 'leader' | 'turn'> = {},
): Story {
  return scenario({
    cards: [
      ...cards,
      ...bosses.filter(({ id }) => id !== bossId(boss === BELOW ? 'Ragnaros' : BELOW)),
      ...more,
    ],
    raiders: characters,
    boss: {
      bosses: boss.startsWith('Ragnaros') ? [bossId(boss)] : [bossId(boss), bossId('Ragnaros')],
      ...core,
    },
    turn: 'Boss',
    ...set,
  })
}

/** The Boss player plays this card with enough resources, and it resolves. */
export function played(
  id: string,
  name: string,
  { on, ...core }: Core & { on?: string } = {},
  characters: Raiders = lying,
): Story {
  const story = against({ resources: 10, ...core, hand: [id, ...(core.hand ?? [])] }, characters)
  story.raider('Boss').plays(name, on === undefined ? {} : { on })
  return story.resolve()
}

/** All dealt damage: to whom, how much, and of which types. */
export const hurt = (story: Story) =>
  story.told('damaged').map(({ object, amount, types }) => [story.heroName(object), amount, ...types])

/** The names of these raiders' cards in play, without their heroes. */
export const parties = (story: Story, ...names: string[]) => names.map((name) => story.party(name).slice(1))
