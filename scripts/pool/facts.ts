/** The printed facts of a card, from pool.jsonl. */
import { type Card, type CardType, DAMAGE_TYPES, parseTag, type Tag } from '../../src/engine/index.ts'
import { UnclearText } from './refer.ts'
import type { PoolRow } from './sources.ts'
import { capitalizeTag } from './type-line.ts'

const TYPES: Readonly<Record<string, CardType>> = {
  Ability: 'ability',
  'Ability Ally': 'ability', // a Totem, which counts as both (305.3a)
  Ally: 'ally',
  Equipment: 'equipment',
  Hero: 'hero',
  Location: 'location',
  'Master Hero': 'hero',
  Quest: 'quest',
}
const RARITIES: Readonly<Record<string, NonNullable<Card['rarity']>>> = {
  c: 'common',
  e: 'epic',
  l: 'legendary',
  r: 'rare',
  u: 'uncommon',
}

/** In these sets, the strike cost of pool.jsonl is mostly a copy of the play cost. */
const WITHOUT_STRIKE_COST: ReadonlySet<string> = new Set(['MoL', 'FoO', 'MCT', 'NXR'])

/** Returns the printed facts of a card. @throws UnclearText if a fact that the game needs is unknown */
export function factsForCompiling(row: PoolRow, id: string, decided: Partial<Card> = {}): Card {
  const type = TYPES[row.type]
  if (!type) throw new UnclearText('card type')
  const facts = printedFacts(row, id, type, decided)
  if (
    isWeapon(facts) &&
    decided.strikeCost === undefined &&
    (WITHOUT_STRIKE_COST.has(row.set) || facts.strikeCost === undefined)
  )
    throw new UnclearText('unknown strike cost')
  if (facts.atk !== undefined && facts.damageType === undefined) throw new UnclearText('unknown damage type')
  if (isWeapon(facts) && facts.atk === undefined) throw new UnclearText('unknown ATK')
  if ((type === 'ally' || type === 'hero' || isTotem(row)) && facts.health === undefined)
    throw new UnclearText('unknown health')
  return facts
}

/** Returns the facts that are known, for players who look the card up. @throws UnclearText if the cost can't be read */
export function knownFacts(row: PoolRow, id: string, decided: Partial<Card> = {}): Card {
  const facts = printedFacts(row, id, TYPES[row.type] ?? OTHER_TYPES[row.type] ?? 'ability', decided)
  const { strikeCost, ...others } = facts
  return isWeapon(facts) && decided.strikeCost === undefined && WITHOUT_STRIKE_COST.has(row.set)
    ? others
    : facts
}

/** The card types that are looked up and never compiled. */
const OTHER_TYPES: Readonly<Record<string, CardType>> = { Achievement: 'achievement' }

function printedFacts(row: PoolRow, id: string, type: CardType, decided: Partial<Card>): Card {
  return {
    id,
    set: row.set,
    no: row.no,
    name: row.name,
    type,
    rarity: RARITIES[row.rarity] ?? 'common',
    ...costOf(row),
    ...numbersOf(row, type),
    ...(row.faction === 'Alliance' || row.faction === 'Horde' ? { faction: row.faction } : {}),
    ...(row.faction === 'Both' ? { bothFactions: true } : {}),
    ...(row.classIcons.length > 0 ? { classes: row.classIcons.map(spaced) } : {}),
    ...(row.instant ? { instant: true } : {}),
    ...(row.type === 'Master Hero' ? { master: true } : {}),
    ...(isTotem(row) ? { ongoing: true } : {}),
    ...tagsOf(row),
    powers: [],
    ...decided,
  }
}

/** Whether a card is a Totem, which is an ability and an ally (305.3a). Only newer sets print both types. */
const isTotem = ({ type, tags }: PoolRow): boolean =>
  type === 'Ability Ally' || (type === 'Ability' && tags.some((tag) => /\bTotem\b/.test(tag)))
const isWeapon = ({ tags }: Card): boolean => tags.some(({ tag }) => tag === 'Weapon')
const spaced = (name: string): string => (name === 'DeathKnight' ? 'Death Knight' : name)
const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined

function costOf({ cost = '', type }: PoolRow): Partial<Card> {
  if (cost === '' || type === 'Quest') return {}
  if (/^\d+$/.test(cost)) return { cost: Number(cost) }
  const [, fixed = '0'] = /^(?:(\d+) ?\+ ?)?X$/.exec(cost) ?? []
  if (!cost.endsWith('X') || cost.includes('-')) throw new UnclearText('cost')
  return { cost: Number(fixed), costHasX: true }
}

function numbersOf(row: PoolRow, type: CardType): Partial<Card> {
  const [atk, health, def, strikeCost] = [
    whole(row.atk),
    whole(row.health),
    whole(row.def),
    whole(row.strikeCost),
  ]
  const damageType = DAMAGE_TYPES.find((one) => one === row.damageType?.toLowerCase())
  const isAbility = type === 'ability' && !isTotem(row)
  const isFighting = !isAbility && type !== 'quest'
  return {
    ...(atk !== undefined && isFighting ? { atk, ...(damageType ? { damageType } : {}) } : {}),
    ...(health !== undefined && !isAbility ? { health } : {}),
    ...(def !== undefined ? { def } : {}),
    ...(strikeCost !== undefined ? { strikeCost } : {}),
  }
}

/**
 * Returns the tags of a card, and whether it is unique or unlimited. A hero's professions are traits as well (206.1).
 */
function tagsOf({ tags, professions }: PoolRow): Pick<Card, 'tags' | 'unique' | 'unlimited'> {
  const all = [...tags, ...professions]
    .flatMap((tag) => tag.split(', '))
    .map((tag) => tag.replace(/<\/?i>/g, '').trim())
  const kinds = all.filter((tag) => !['Unique', 'Unlimited', 'Talent', ''].includes(tag))
  return {
    tags: kinds.flatMap((tag) => printedTags(tag)),
    ...(all.includes('Unique') ? { unique: true } : {}),
    ...(all.includes('Unlimited') ? { unlimited: true } : {}),
  }
}

/**
 * Returns the tags for a printed tag. "2H Weapon" is Weapon and Two-Handed. Each word of a tag gets a capital letter.
 */
function printedTags(tag: string): Tag[] {
  if (tag === '1H Weapon' || tag === 'Weapon') return [{ tag: 'Weapon' }]
  if (tag === '2H Weapon') return [{ tag: 'Weapon' }, { tag: 'Two-Handed' }]
  return [parseTag(capitalizeTag(tag.replace(/(\S)\((\d+)\)$/, '$1 ($2)')))]
}
