/**
 * Builders of cards. Each takes a name, printed facts, tags and text. The key of ATK is its damage type: `{ cost: 4,
 * melee: 5, health: 5 }`. Tags are separated by commas: `'Melee (1), Dagger'`.
 */
import {
  type Card,
  type CardType,
  type Chooser,
  type Condition,
  DAMAGE_TYPES,
  type DamageType,
  type Effect,
  type Modifier,
  type Power,
  parseTag,
  type Tag,
  type WithLabel,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { questReward } from './powers.ts'
import { inOrder } from './steps.ts'

/** A card that has no set and no number yet. */
export type UnnumberedCard = Omit<Card, 'id' | 'set' | 'no'>

type Printed = Partial<
  Omit<UnnumberedCard, 'name' | 'type' | 'tags' | 'atk' | 'damageType' | 'attach' | 'effect' | 'powers'>
>
export type CardFacts = Printed & { readonly [D in DamageType]?: number }

/** A power, or the modifiers of a continuous power without a condition. */
export type PowerOrModifiers = WithLabel<Power> | Modifier[]
interface Ongoing {
  readonly ongoing: WithLabel<Power>[]
}

interface Attach {
  readonly attach: NonNullable<Card['attach']>
}

export type PartOfAbility = Effect | PowerOrModifiers | Ongoing | Attach

export const ongoing = (...powers: PowerOrModifiers[]): Ongoing => ({ ongoing: powers.map(toPower) })
export const attachTo = (to: CardNoun, chooser?: Chooser): Attach => ({
  attach: { to: to.is, ...(chooser ? { chooser } : {}) },
})

/** An ability whose player chooses between an effect and attaching it: "Choose one: …; or attach to …" (305.2d). */
export const chooseOneOrAttachTo = (effect: Effect, to: CardNoun): PartOfAbility[] => [
  { kind: 'modal', who: { kind: 'you' }, modes: [effect, inOrder([])] },
  { attach: { to: to.is, mode: 1 } },
]

const withPowers =
  (type: CardType) =>
  (name: string, facts: CardFacts, tags: string, ...powers: PowerOrModifiers[]): UnnumberedCard => ({
    ...base(type, name, facts, tags),
    powers: powers.map(toPower),
  })

export const hero = withPowers('hero')
export const ally = withPowers('ally')
export const achievement = withPowers('achievement')
/**
 * A rule of our own as a card. It isn't in play, but its powers are in force during the whole game (`RaidMode.rules`).
 */
export const houseRuleCard = withPowers('rule')
const equipment = withPowers('equipment')
export const cubeCard = withPowers('cube')
/** A Blood: a Boss player's card from a pile that never runs out (R402.2). */
export const bloodCard = withPowers('blood')
/** A Lair: a Boss player's card with a text on each side (R402.4). */
export const lairCard = withPowers('lair')
/** A Rune: a Boss player's card whose type line names its Boss (R303.3b). */
export const runeCard = withPowers('rune')
export const location = withPowers('location')
/** A weapon. It gets the tag Weapon besides the given ones, such as `'1H, Melee (1), Dagger'`. */
export const weapon = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerOrModifiers[]
): UnnumberedCard => equipment(name, facts, `Weapon, ${tags}`, ...powers)
export const armor = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerOrModifiers[]
): UnnumberedCard => equipment(name, facts, `Armor, ${tags}`, ...powers)
export const item = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerOrModifiers[]
): UnnumberedCard => equipment(name, facts, `Item, ${tags}`, ...powers)

export const ability = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...text: PartOfAbility[]
): UnnumberedCard => passing('ability', name, facts, tags, text)
/**
 * An event: a Boss player's card without a cost. It is added to the chain at the start of a phase of that player's
 * turn (R201.2).
 */
export const eventCard = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...text: PartOfAbility[]
): UnnumberedCard => passing('event', name, facts, tags, text)

const passing = (
  type: CardType,
  name: string,
  facts: CardFacts,
  tags: string,
  text: PartOfAbility[],
): UnnumberedCard => {
  const card = base(type, name, facts, tags)
  const effects = text.filter(isEffect)
  return {
    ...card,
    ...(text.some((part) => 'ongoing' in part) ? { ongoing: true } : {}),
    ...text.map(attachOf).find((attach) => attach.attach),
    ...(effects.length > 0 ? { effect: inOrder(effects) } : {}),
    powers: text.flatMap(powersOf),
  }
}

/** A quest. A player pays `cost` to complete it, and can do so only if the condition `facts.provided` is true. */
export const quest = (
  name: string,
  cost: number,
  facts: CardFacts & { provided?: Condition; tags?: string },
  ...effects: Effect[]
): UnnumberedCard => {
  const { provided, tags = '', ...printed } = facts
  return { ...base('quest', name, printed, tags), powers: [questReward(cost, provided, effects)] }
}

/** Returns the cards of a set, sorted by number. The keys are the numbers. */
export const numberedCardsOfSet = (set: string, cards: Readonly<Record<string, UnnumberedCard>>): Card[] =>
  Object.entries(cards)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([no, card]) => ({ id: `${set}-${no}`, set, no, ...card }))

const base = (type: CardType, name: string, facts: CardFacts, tags: string): UnnumberedCard => {
  const { arcane, fire, frost, holy, melee, nature, ranged, shadow, ...printed } = facts
  return { name, type, rarity: 'common', ...printed, ...attack(facts), tags: toTags(tags), powers: [] }
}

const attack = (facts: CardFacts): Pick<Card, 'atk' | 'damageType'> => {
  for (const damageType of DAMAGE_TYPES) {
    const atk = facts[damageType]
    if (atk !== undefined) return { atk, damageType }
  }
  return {}
}

const toTags = (tags: string): Tag[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .map(parseTag)

const POWER_KINDS: ReadonlySet<string> = new Set<Power['kind']>([
  'payment',
  'reward',
  'triggered',
  'continuous',
  'asEnters',
  'asTurnStarts',
  'asRevealed',
  'keyword',
  'levelUp',
])
const isModifiers = (part: PartOfAbility): part is Modifier[] => Array.isArray(part)
const isPower = (part: PartOfAbility): part is WithLabel<Power> =>
  'kind' in part && POWER_KINDS.has(part.kind)
const isEffect = (part: PartOfAbility): part is Effect => 'kind' in part && !POWER_KINDS.has(part.kind)
const toPower = (part: PowerOrModifiers): WithLabel<Power> =>
  isModifiers(part) ? { kind: 'continuous', mods: part } : part
const powersOf = (part: PartOfAbility): WithLabel<Power>[] => {
  if ('ongoing' in part) return part.ongoing
  return isModifiers(part) || isPower(part) ? [toPower(part)] : []
}

const attachOf = (part: PartOfAbility): Pick<Card, 'attach'> =>
  'attach' in part ? { attach: part.attach } : {}
