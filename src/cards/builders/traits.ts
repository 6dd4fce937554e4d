/**
 * Keywords and numbers that a card has, either printed (`ally(…, stealth)`) or from another card
 * (`hostCard.has(stealth)`).
 */
import type {
  Condition,
  Cost,
  DamageType,
  Effect,
  Filter,
  Modifier,
  NamedKeyword,
  NumberExpression,
  PlayAction,
  PlayerSelector,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { filterOf } from './filters.ts'
import type { PlayerNoun } from './player-nouns.ts'
import { inOrder } from './steps.ts'

interface HasKeyword {
  kind: 'keyword'
  keyword: NamedKeyword
  n?: NumberExpression
  of?: Filter[]
}

const plain = (keyword: NamedKeyword): HasKeyword => ({ kind: 'keyword', keyword })
const numbered =
  (keyword: NamedKeyword) =>
  (n: NumberExpression): HasKeyword => ({ kind: 'keyword', keyword, n })

export const aberration = plain('aberration')
export const absorb = plain('absorb')
export const berserking = plain('berserking')
const described =
  (keyword: NamedKeyword) =>
  (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword, ...(of.length > 0 ? { of } : {}) })

export const artifactKeyword = plain('artifact')
export const bearFormKeyword = plain('bearForm')
export const bossKeyword = plain('boss')
export const catFormKeyword = plain('catForm')
export const conspicuous = plain('conspicuous')
export const dualShield = plain('dualShield')
export const dualWield = plain('dualWield')
export const elusive = plain('elusive')
export const escapeArtist = plain('escapeArtist')
export const ferocity = plain('ferocity')
export const ghostKeyword = plain('ghost')
export const immune = plain('immune')
export const infiniteWield = plain('infiniteWield')
export const hardiness = plain('hardiness')
export const inspiringPresence = plain('inspiringPresence')
export const invincible = plain('invincible')
export const irradiated = plain('irradiated')
export const resistance = (type: DamageType): HasKeyword => plain(`${type}Resistance`)
export const smash = plain('smash')
export const spellshield = plain('spellshield')
export const harmonize = plain('harmonize')
export const longRange = plain('longRange')
export const preparationKeyword = plain('preparation')
export const protector = plain('protector')
export const rangedDualWield = plain('rangedDualWield')
export const riftKeyword = plain('rift')
export const sentinel = plain('sentinel')
export const sextupleWield = plain('sextupleWield')
export const shadowmeld = plain('shadowmeld')
export const stealth = plain('stealth')
export const thrownKeyword = plain('thrown')
export const timeIsMoney = plain('timeIsMoney')
export const trapKeyword = plain('trap')
export const twoHandedDualWield = plain('twoHandedDualWield')
export const untargetable = plain('untargetable')
export const warStomp = plain('warStomp')
export const willOfTheForsaken = plain('willOfTheForsaken')
/** The keyword Inspire: the card readies one card of each of these kinds (501.1b). */
export const inspire = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'inspire', of })
/** The keyword Sabotage: the card may attack targets of these kinds instead of characters (600.1). */
export const sabotage = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'sabotage', of })
export const assault = numbered('assault')
export const flipKeyword = numbered('flip')
export const mend = numbered('mend')
export const haste = numbered('haste')
export const diplomacy = described('diplomacy')
/** The keyword Finishing Move. Without a description it refers to Combo cards. */
export const finishingMove = described('finishingMove')

type Stats = { kind: 'stats'; atk?: NumberExpression; health?: NumberExpression }
export const atkBonus = (n: NumberExpression): Stats => ({ kind: 'stats', atk: n })
export const defBonus = (n: NumberExpression): { kind: 'stats'; def: NumberExpression } => ({
  kind: 'stats',
  def: n,
})
export const atkAndHealthBonus = (atkBy: NumberExpression, healthBy: NumberExpression): Stats => ({
  kind: 'stats',
  atk: atkBy,
  health: healthBy,
})
type MustStrike = { kind: 'mustStrike'; firstTimeEachTurn: true }
/** An automated hero must strike with this weapon at the first chance of each turn. */
export const mustStrikeFirstEachTurn: MustStrike = { kind: 'mustStrike', firstTimeEachTurn: true }

type MustPrevent = { kind: 'mustPrevent'; whom: Filter }
/** An automated player must exhaust this armor to prevent the first damage to such a card each turn. */
export const exhaustsForFirstDamageTo = (whom: Filter): MustPrevent => ({ kind: 'mustPrevent', whom })

type AtRandom = { kind: 'attacksAtRandom' }
/** The card attacks a character that is chosen at random. */
export const attacksAtRandom: AtRandom = { kind: 'attacksAtRandom' }

type Costs = Omit<Extract<Modifier, { kind: 'costs' }>, 'to'>
const forDoing = (doing?: PlayAction): { doing?: PlayAction } => (doing === undefined ? {} : { doing })
/** Playing the card, or another action with it, costs less, to a minimum of `least`. With `next`, it applies once. `by`: only these players pay less, also for cards of others. */
export const costsLess = (
  less: NumberExpression,
  { by, ...how }: { least?: number; doing?: PlayAction; next?: true; withX?: true; by?: PlayerNoun } = {},
): Costs => ({
  kind: 'costs',
  less,
  ...how,
  ...(by ? { by: by.are } : {}),
})
export const costsMore = (more: NumberExpression, doing?: PlayAction, by?: PlayerNoun): Costs => ({
  kind: 'costs',
  more,
  ...forDoing(doing),
  ...(by ? { by: by.are } : {}),
})
/** The card costs more if such a card is among its targets. */
export const costsMoreIfTargeting = (whom: Filter | CardNoun, more: NumberExpression): Costs => ({
  ...costsMore(more),
  aimedAt: filterOf(whom),
})
type TagCalled = { kind: 'tagCalled'; name: string }
/** The card also has the tag that its text has chosen: `alsoWithChosenTag('class')`. */
export const alsoWithChosenTag = (name: string): TagCalled => ({ kind: 'tagCalled', name })
type Instant = { kind: 'instant'; next?: true }
/** The card can be played at any time, like an instant card (409.1). */
export const playableAsInstant: Instant = { kind: 'instant' }
/** The next such card can be played at any time, like an instant card. */
export const nextPlayableAsInstant: Instant = { kind: 'instant', next: true }
type Rather = { kind: 'rather'; costs: Cost[] }
/** The card can be played for this alternate cost (403.3). */
export const ratherThanItsCost = (...costs: (number | Cost)[]): Rather => ({
  kind: 'rather',
  costs: toCosts(costs),
})
export const withoutPaying: Rather = { kind: 'rather', costs: [] }
type Additional = { kind: 'additional'; costs: Cost[]; doing?: PlayAction }
export const additionalCost = (...costs: (number | Cost)[]): Additional => ({
  kind: 'additional',
  costs: toCosts(costs),
})
export const costToComplete = (...costs: (number | Cost)[]): Additional => ({
  ...additionalCost(...costs),
  doing: 'complete',
})
export const costToPlace = (...costs: (number | Cost)[]): Additional => ({
  ...additionalCost(...costs),
  doing: 'place',
})
type PlayFrom = {
  kind: 'playFrom'
  zone: 'graveyard' | 'removed' | 'deckTop'
  of?: PlayerSelector
  do?: Effect
}
/** The card can be played from this zone: by its owner, or with `of` by you from these players' zones (409.1). */
export const playableFrom = (zone: PlayFrom['zone'], of?: PlayerNoun): PlayFrom => ({
  kind: 'playFrom',
  zone,
  ...(of ? { of: of.are } : {}),
})
export const playableFromGraveyard = playableFrom('graveyard')
/** The card can be played from its owner's graveyard, with effects when it is: "if you do, …". */
export const playableFromGraveyardWith = (...effects: Effect[]): PlayFrom => ({
  ...playableFromGraveyard,
  do: inOrder(effects),
})
type CanComplete = { kind: 'canComplete'; by: PlayerSelector }
/** These players can complete the quest though they don't control it (702.2b). */
export const completableBy = (who: PlayerNoun): CanComplete => ({ kind: 'canComplete', by: who.are })
type OnlyIf = { kind: 'onlyIf'; cond: Condition }
export const playOnlyIf = (cond: Condition): OnlyIf => ({ kind: 'onlyIf', cond })
type Magnet = { kind: 'magnet' }
/** Opposing links must target the card if they can (706.4). */
export const mustBeTargetedIfAble: Magnet = { kind: 'magnet' }

/** Converts plain numbers to costs of that many resources. */
export const toCosts = (costs: readonly (number | Cost)[]): Cost[] =>
  costs.map((cost) => (typeof cost === 'number' ? { kind: 'resources', amount: cost } : cost))

type Sets = { kind: 'sets'; atk?: NumberExpression; health?: NumberExpression }
/** The card's ATK or health becomes this number. */
export const statsBecome = (atk?: NumberExpression, health?: NumberExpression): Sets => ({
  kind: 'sets',
  ...(atk === undefined ? {} : { atk }),
  ...(health === undefined ? {} : { health }),
})
type PaysAsResource = { kind: 'paysAsResource' }
/** Lets the card's controller exhaust it to pay costs, as if it were a resource. */
export const paysAsResource: PaysAsResource = { kind: 'paysAsResource' }
