/** Type lines: the spelling of tags matches the spelling that rules and other cards look for. */
import { expect, test } from 'vitest'
import { allCards } from './index.ts'

const cards = [...allCards.values()]
const sets = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(', ').split(', '))

/** Armor, weapons and items, how they are held (406), and where they are worn (414.3b). */
const ON_EQUIPMENT = sets(
  'Armor, Weapon, Item, Cloth, Leather, Mail, Plate, Set, Dungeon',
  'Axe, Bow, Crossbow, Dagger, Fist, Gun, Guns, Mace, Polearm, Staff, Sword, Wand, Warglaive, Shield',
  'Two-Handed, Melee (1), Ranged (1), Off-Hand (1)',
  'Back (1), Chest (1), Feet (1), Hands (1), Head (1), Legs (1), Waist (1), Wrist (1), Armor Set (1)',
  'Bag (2), Bag (5), Bandage, Potion, Neck (1), Ring (2), Trinket (2)',
)
/** The classes' talents (100.2c), and kinds of abilities. */
const ON_ABILITIES = sets(
  'Affliction, Arcane, Arms, Assassination, Balance, Beast Mastery, Blood, Combat, Demonology, Destruction',
  'Discipline, Elemental, Enhancement, Feral, Fire, Frost, Fury, Holy, Marksmanship, Protection, Restoration',
  'Retribution, Shadow, Subtlety, Survival, Unholy',
  'Bear Form, Cat Form, Blessing, Combo, Disease, Poison, Shout, Fire Totem (1), Dungeon',
  'Aura (1), Form (1), Presence (1), Seal (1)',
  'Molten Core, Ragnaros, Black Temple, Traitor',
)

test.each([
  ['equipment', ON_EQUIPMENT],
  ['ability', ON_ABILITIES],
] as const)('%s: every tag is a known one', (type, known) => {
  const strange = cards
    .filter((card) => card.type === type)
    .flatMap(({ id, tags }) => tags.map(spelled).flatMap((tag) => (known.has(tag) ? [] : [`${id}: ${tag}`])))
  expect(strange).toEqual([])
})

test.each(cards)('$id $name: tags are words, and none occurs twice', ({ tags }) => {
  for (const { tag } of tags)
    expect(tag).toMatch(/^[A-Z][A-Za-z’]+([ -](the |)[A-Z][A-Za-z’]+)*$|^(Boss|Stage) \d+$/)
  expect(new Set(tags.map(({ tag }) => tag)).size).toBe(tags.length)
})

test.each(cards.filter(({ talent, type }) => talent !== undefined && type !== 'hero'))(
  '$id $name: a Talent has its spec as a tag',
  ({ talent, tags }) => {
    expect(tags.map(({ tag }) => tag)).toContain(talent)
  },
)

test.each(cards.filter(({ type, tags }) => type === 'equipment' && tags.some(({ tag }) => tag === 'Weapon')))(
  '$id $name: a weapon is either a Melee or a Ranged one, and only one may be held (406)',
  ({ id, tags }) => {
    expect(tags.map(spelled).filter((tag) => tag === 'Melee (1)' || tag === 'Ranged (1)')).toHaveLength(
      id === NEITHER ? 0 : 1,
    )
  },
)

test('a tag that a text looks for is on some card, or some text gives it', () => {
  const given = new Set(cards.flatMap((card) => tagsGiven(card)))
  const sought = new Set(cards.flatMap((card) => tagsSought(card)))
  const vain = [...sought].filter(
    (tag) =>
      !given.has(tag) && !cards.some(({ tags }) => tags.some((own) => ` ${own.tag}`.endsWith(` ${tag}`))),
  )
  expect(vain).toEqual([])
})

/** Cookie's Stirring Stick, the only weapon whose type line has neither Melee nor Ranged in any source. */
const NEITHER = 'DDD-40'

function spelled({ tag, limit }: { tag: string; limit?: number }): string {
  return limit === undefined ? tag : `${tag} (${limit})`
}

/** The tags that a card's modifiers give. */
function tagsGiven(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const here = 'kind' in node && node.kind === 'tag' && 'tags' in node ? [node.tags].flat().map(String) : []
  return [...here, ...Object.values(node).flatMap(tagsGiven)]
}

/** The tags of every filter in a card's data. */
function tagsSought(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const here = 'kind' in node && node.kind === 'tag' && 'tag' in node ? [String(node.tag)] : []
  return [...here, ...Object.values(node).flatMap(tagsSought)]
}
