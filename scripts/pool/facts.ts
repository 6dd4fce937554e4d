/** The printed facts of a card, from pool.jsonl. */
import { type Card, type CardType, DAMAGE_TYPES, parseTag, type Tag } from '../../src/engine/index.ts'
import { Unclear } from './refer.ts'
import type { Row } from './sources.ts'
import { capitalized } from './type-line.ts'

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

/** @throws Unclear if a fact that the card needs is unknown */
export function factsOf(row: Row, id: string, decided: Partial<Card> = {}): Card {
  const type = TYPES[row.type]
  if (!type) throw new Unclear('card type')
  if (row.faction === 'Both') throw new Unclear('both factions') // 100.2a; our cards have at most one
  const facts = printedFacts(row, id, type, decided)
  if (
    isWeapon(facts) &&
    decided.strikeCost === undefined &&
    (WITHOUT_STRIKE_COST.has(row.set) || facts.strikeCost === undefined)
  )
    throw new Unclear('unknown strike cost')
  if (facts.atk !== undefined && facts.damageType === undefined) throw new Unclear('unknown damage type')
  if (isWeapon(facts) && facts.atk === undefined) throw new Unclear('unknown ATK')
  if ((type === 'ally' || type === 'hero' || isTotem(row)) && facts.health === undefined)
    throw new Unclear('unknown health')
  return facts
}

/** The facts that are known, for players who look the card up. */
export function knownFacts(row: Row, id: string, decided: Partial<Card> = {}): Card {
  const facts = printedFacts(row, id, TYPES[row.type] ?? OTHER_TYPES[row.type] ?? 'ability', decided)
  const { strikeCost, ...others } = facts
  return isWeapon(facts) && decided.strikeCost === undefined && WITHOUT_STRIKE_COST.has(row.set)
    ? others
    : facts
}

/** Achievements aren't compiled. */
const OTHER_TYPES: Readonly<Record<string, CardType>> = { Achievement: 'achievement' }

function printedFacts(row: Row, id: string, type: CardType, decided: Partial<Card>): Card {
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
    ...(row.classIcons.length > 0 ? { classes: row.classIcons.map(spaced) } : {}),
    ...(row.instant ? { instant: true } : {}),
    ...(row.type === 'Master Hero' ? { master: true } : {}),
    ...(isTotem(row) ? { ongoing: true } : {}),
    ...tagsOf(row),
    powers: [],
    ...decided,
  }
}

/** Totems are abilities and allies (305.3a). Only newer sets say both on the type line. */
const isTotem = ({ type, tags }: Row): boolean =>
  type === 'Ability Ally' || (type === 'Ability' && tags.some((tag) => /\bTotem\b/.test(tag)))
const isWeapon = ({ tags }: Card): boolean => tags.some(({ tag }) => tag === 'Weapon')
const spaced = (name: string): string => (name === 'DeathKnight' ? 'Death Knight' : name)
const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined

function costOf({ cost = '', type }: Row): Partial<Card> {
  if (cost === '' || type === 'Quest') return {}
  if (/^\d+$/.test(cost)) return { cost: Number(cost) }
  const [, fixed = '0'] = /^(?:(\d+) ?\+ ?)?X$/.exec(cost) ?? []
  if (!cost.endsWith('X') || cost.includes('-')) throw new Unclear('cost')
  return { cost: Number(fixed), costHasX: true }
}

function numbersOf(row: Row, type: CardType): Partial<Card> {
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

/** The professions of a hero are traits as well (206.1). */
function tagsOf({ tags, professions }: Row): Pick<Card, 'tags' | 'unique' | 'unlimited'> {
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

/** Hands of weapons are printed as "1H Weapon" and "2H Weapon". A word of a tag begins with a capital letter. */
function printedTags(tag: string): Tag[] {
  if (tag === '1H Weapon' || tag === 'Weapon') return [{ tag: 'Weapon' }]
  if (tag === '2H Weapon') return [{ tag: 'Weapon' }, { tag: 'Two-Handed' }]
  return [parseTag(capitalized(tag.replace(/(\S)\((\d+)\)$/, '$1 ($2)')))]
}
