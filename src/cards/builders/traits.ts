/**
 * Keywords and numbers that a card has, either printed (`ally(…, stealth)`) or from another card
 * (`attached.has(stealth)`).
 */
import type {
  Condition,
  Cost,
  DamageType,
  Doing,
  Effect,
  Filter,
  Modifier,
  NamedKeyword,
  Num,
  Players,
} from '../../engine/index.ts'
import { filterOf } from './filters.ts'
import type { Noun } from './nouns.ts'
import { inOrder } from './steps.ts'
import type { Who } from './who.ts'

interface HasKeyword {
  kind: 'keyword'
  keyword: NamedKeyword
  n?: Num
  of?: Filter[]
}

const plain = (keyword: NamedKeyword): HasKeyword => ({ kind: 'keyword', keyword })
const numbered =
  (keyword: NamedKeyword) =>
  (n: Num): HasKeyword => ({ kind: 'keyword', keyword, n })

export const aberration = plain('aberration')
export const absorb = plain('absorb')
export const berserking = plain('berserking')
const described =
  (keyword: NamedKeyword) =>
  (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword, ...(of.length > 0 ? { of } : {}) })

export const artifactKeyword = plain('artifact')
export const bearForm = plain('bearForm')
export const bossKeyword = plain('boss')
export const catForm = plain('catForm')
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
/** Inspires one card of each of these kinds (501.1b). */
export const inspire = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'inspire', of })
/** May sabotage things of these kinds (600.1). */
export const sabotage = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'sabotage', of })
export const assault = numbered('assault')
export const flipKeyword = numbered('flip')
export const mend = numbered('mend')
export const haste = numbered('haste')
export const diplomacy = described('diplomacy')
/** The keyword Finishing Move. Without a description it refers to Combo cards. */
export const finishingMove = described('finishingMove')

type Stats = { kind: 'stats'; atk?: Num; health?: Num }
export const atk = (n: Num): Stats => ({ kind: 'stats', atk: n })
export const def = (n: Num): { kind: 'stats'; def: Num } => ({ kind: 'stats', def: n })
export const plus = (atkBy: Num, healthBy: Num): Stats => ({ kind: 'stats', atk: atkBy, health: healthBy })
type MustStrike = { kind: 'mustStrike'; firstTimeEachTurn: true }
/** A weapon in an automated party must be struck with at the first chance of each turn. */
export const mustStrikeFirstEachTurn: MustStrike = { kind: 'mustStrike', firstTimeEachTurn: true }

type MustPrevent = { kind: 'mustPrevent'; whom: Filter }
/** An armor in an automated party must be exhausted to prevent the first damage to these cards. */
export const exhaustsForFirstDamageTo = (whom: Filter): MustPrevent => ({ kind: 'mustPrevent', whom })

type AtRandom = { kind: 'attacksAtRandom' }
/** The card attacks a random character. */
export const attacksAtRandom: AtRandom = { kind: 'attacksAtRandom' }

type Costs = Omit<Extract<Modifier, { kind: 'costs' }>, 'to'>
const forDoing = (doing?: Doing): { doing?: Doing } => (doing === undefined ? {} : { doing })
/** "You pay (n) less to …", to a minimum of (least). With `next`, only for the next one. */
export const costsLess = (
  less: Num,
  how: { least?: number; doing?: Doing; next?: true; withX?: true } = {},
): Costs => ({
  kind: 'costs',
  less,
  ...how,
})
export const costsMore = (more: Num, doing?: Doing): Costs => ({ kind: 'costs', more, ...forDoing(doing) })
/** Costs more only if such a card is among the targets. */
export const costsMoreIfTargeting = (whom: Filter | Noun, more: Num): Costs => ({
  ...costsMore(more),
  aimedAt: filterOf(whom),
})
type TagCalled = { kind: 'tagCalled'; name: string }
/** The card also has the tag that a text of it has chosen: `alsoOfChosen('class')`. */
export const alsoWithChosenTag = (name: string): TagCalled => ({ kind: 'tagCalled', name })
type Instant = { kind: 'instant'; next?: true }
/** May be played at any time, like an instant card (409.1). */
export const playableAsInstant: Instant = { kind: 'instant' }
/** The next of these cards can be played at any time. The modifier ends when it is played. */
export const nextPlayableAsInstant: Instant = { kind: 'instant', next: true }
type Rather = { kind: 'rather'; costs: Cost[] }
/** An alternate cost to play it (403.3). */
export const ratherThanItsCost = (...costs: (number | Cost)[]): Rather => ({
  kind: 'rather',
  costs: toCosts(costs),
})
export const withoutPaying: Rather = { kind: 'rather', costs: [] }
type Additional = { kind: 'additional'; costs: Cost[]; doing?: Doing }
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
type PlayFrom = { kind: 'playFrom'; zone: 'graveyard' | 'removed' | 'deckTop'; of?: Players; do?: Effect }
/** By default, its owner can play it. With `of`, you can play the cards of these players (409.1). */
export const playableFrom = (zone: PlayFrom['zone'], of?: Who): PlayFrom => ({
  kind: 'playFrom',
  zone,
  ...(of ? { of: of.are } : {}),
})
export const playableFromGraveyard = playableFrom('graveyard')
/** "If you do, …": happens when the card is played from there. */
export const playableFromGraveyardWith = (...effects: Effect[]): PlayFrom => ({
  ...playableFromGraveyard,
  do: inOrder(effects),
})
type CanComplete = { kind: 'canComplete'; by: Players }
/** The quests of other players can be completed (702.2b). */
export const completableBy = (who: Who): CanComplete => ({ kind: 'canComplete', by: who.are })
type OnlyIf = { kind: 'onlyIf'; cond: Condition }
export const playOnlyIf = (cond: Condition): OnlyIf => ({ kind: 'onlyIf', cond })
type Magnet = { kind: 'magnet' }
/** Opposing links must target it if able (706.4). */
export const mustBeTargetedIfAble: Magnet = { kind: 'magnet' }

/** A plain number means this many resources. */
export const toCosts = (costs: readonly (number | Cost)[]): Cost[] =>
  costs.map((cost) => (typeof cost === 'number' ? { kind: 'resources', amount: cost } : cost))

type Sets = { kind: 'sets'; atk?: Num; health?: Num }
/** Its ATK or health becomes this number, whatever it was before. */
export const statsBecome = (atk?: Num, health?: Num): Sets => ({
  kind: 'sets',
  ...(atk === undefined ? {} : { atk }),
  ...(health === undefined ? {} : { health }),
})
type PaysAsResource = { kind: 'paysAsResource' }
/** Its controller may exhaust it to pay, as though it were a resource. */
export const paysAsResource: PaysAsResource = { kind: 'paysAsResource' }
