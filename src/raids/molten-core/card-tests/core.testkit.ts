/**
 * Helpers for stories of Molten Core's cards: the raiders' cards, and made-up Bosses of which only the name matters.
 */
import {
  ability,
  ally,
  cardsInGraveyard,
  each,
  hero,
  named,
  numberedCardsOfSet,
  protector,
  put,
  thereIsNo,
  turnStarts,
  type UnnumberedCard,
  untargetable,
  whenIf,
  you,
  your,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { CardInPlaySetup, PartySetup, TableSetup } from '../../../scenarios/table-setup.ts'
import { raiderCards } from '../../onyxia/onyxia.testkit.ts'

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
const plain = (name: BossName, i: number): [string, UnnumberedCard] => [
  `${i + 1}`,
  hero(name, { melee: 1, health: 50 }, `Boss ${i + 1}`),
]
const bosses = numberedCardsOfSet('BOSS', {
  ...Object.fromEntries(NAMES.map(plain)),
  [NAMES.length + 1]: hero('Ragnaros', { melee: 1, health: 50 }, 'Submerged'),
})

/**
 * Cards for these stories: an ally with a cost, a card that calls Ragnaros if there is no Boss, an untargetable ally,
 * and a card that puts others into play.
 */
const more = numberedCardsOfSet('MORE', {
  1: ally('Drummer', { cost: 3, melee: 1, health: 3 }, 'Orc'),
  2: ally(
    'Herald',
    { cost: 1, melee: 0, health: 9 },
    '',
    whenIf(
      turnStarts(you),
      thereIsNo(each(your.hero)),
      put(cardsInGraveyard(you, named('Ragnaros')), 'play'),
    ),
  ),
  3: ally('Shade', { cost: 1, melee: 1, health: 3 }, 'Human', untargetable),
  5: ally('Guard', { cost: 1, melee: 1, health: 30 }, 'Human', protector),
  4: ability('Awaken', { cost: 0 }, '', put(cardsInGraveyard(you), 'play')),
})

/** Returns a rune that belongs to no Boss, in the row for runes. */
export const runeInPlay = (how: { faceDown?: true } = {}): CardInPlaySetup => ({
  card: 'Lantern',
  row: 'runes',
  ...how,
})

/** The Boss for stories that need any Boss. */
const ANYBODY: BossName = 'Sulfuron Harbinger'

/** The Boss player's cards in a story, and the Boss that is in play. */
export type MoltenCoreSetup = Omit<PartySetup, 'hero'> & {
  boss?: BossName | typeof BELOW
  decks?: Record<string, string[]>
}
export type RaiderParties = Record<string, PartySetup>

/** The raiders of a story that names no others, with their cards in play. */
export const defaultRaiderParties: RaiderParties = {
  Anna: { play: ['Ogre', 'Squire', 'Standard', 'Lantern'] },
  Bert: { play: ['Ogre'] },
}

/** Begins a story in the Boss player's turn, with this Boss in play. */
export function storyInBossTurn(
  { boss = ANYBODY, ...core }: MoltenCoreSetup,
  characters: RaiderParties = defaultRaiderParties,
  set: Pick<TableSetup, 'everyWindow' | 'leader' | 'turn'> = {},
): Story {
  return scenario({
    cards: [
      ...raiderCards,
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

/** Plays a card for the Boss player, with enough resources, and resolves it. */
export function playForBoss(
  id: string,
  name: string,
  { on, ...core }: MoltenCoreSetup & { on?: string } = {},
  characters: RaiderParties = defaultRaiderParties,
): Story {
  const story = storyInBossTurn({ resources: 10, ...core, hand: [id, ...(core.hand ?? [])] }, characters)
  story.raider('Boss').plays(name, on === undefined ? {} : { on })
  return story.resolve()
}

/** Returns all dealt damage: to whom, how much, and of which types. */
export const damageDealt = (story: Story) =>
  story.eventsOfKind('damaged').map(({ object, amount, types }) => [story.heroName(object), amount, ...types])

/** Returns the names of these raiders' cards in play, without their heroes. */
export const cardNamesInParties = (story: Story, ...names: string[]) =>
  names.map((name) => story.party(name).slice(1))
