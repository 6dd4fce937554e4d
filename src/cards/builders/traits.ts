/** Keywords and numbers a card has, by print (`ally(…, stealth)`) or by another card (`attached.has(stealth)`). */
import type { DamageType, Filter, Keyword, Num } from '../../engine/effects/vocabulary.ts'

interface HasKeyword {
  kind: 'keyword'
  keyword: Keyword
  n?: Num
  of?: Filter[]
}

const plain = (keyword: Keyword): HasKeyword => ({ kind: 'keyword', keyword })
const numbered =
  (keyword: Keyword) =>
  (n: Num): HasKeyword => ({ kind: 'keyword', keyword, n })

export const aberration = plain('aberration')
export const absorb = plain('absorb')
export const berserking = plain('berserking')
export const boss = plain('boss')
export const conspicuous = plain('conspicuous')
export const dualShield = plain('dualShield')
export const dualWield = plain('dualWield')
export const elusive = plain('elusive')
export const ferocity = plain('ferocity')
export const infiniteWield = plain('infiniteWield')
export const hardiness = plain('hardiness')
export const inspiringPresence = plain('inspiringPresence')
export const invincible = plain('invincible')
export const irradiated = plain('irradiated')
export const resistance = (type: DamageType): HasKeyword => plain(`${type}Resistance`)
export const smash = plain('smash')
export const spellshield = plain('spellshield')
export const longRange = plain('longRange')
export const protector = plain('protector')
export const rangedDualWield = plain('rangedDualWield')
export const sextupleWield = plain('sextupleWield')
export const shadowmeld = plain('shadowmeld')
export const stealth = plain('stealth')
export const timeIsMoney = plain('timeIsMoney')
export const twoHandedDualWield = plain('twoHandedDualWield')
export const untargetable = plain('untargetable')
/** One card of each of these kinds (501.1b). */
export const inspire = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'inspire', of })
/** Things of these kinds may be sabotaged (600.1). */
export const sabotage = (...of: Filter[]): HasKeyword => ({ kind: 'keyword', keyword: 'sabotage', of })
export const assault = numbered('assault')
export const flip = numbered('flip')
export const mend = numbered('mend')

type Stats = { kind: 'stats'; atk?: Num; health?: Num }
export const atk = (n: Num): Stats => ({ kind: 'stats', atk: n })
export const plus = (atkBy: Num, healthBy: Num): Stats => ({ kind: 'stats', atk: atkBy, health: healthBy })
type MustStrike = { kind: 'mustStrike'; firstTimeEachTurn: true }
/** Of a weapon in an automated party. */
export const struckFirstEachTurn: MustStrike = { kind: 'mustStrike', firstTimeEachTurn: true }
