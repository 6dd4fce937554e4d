/** Texts call buttons and menus by their labels, in each language. */
import { expect, test } from 'vitest'
import { germanTexts } from './de/index.ts'
import { englishTexts } from './en/index.ts'

type Leaves = ReadonlyMap<string, string | ((...given: never[]) => unknown)>

function* leavesOf(part: object, path = ''): Generator<[string, string | (() => unknown)]> {
  for (const [key, value] of Object.entries(part)) {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'object' && value !== null) yield* leavesOf(value, at)
    else yield [at, value]
  }
}

const english: Leaves = new Map(leavesOf(englishTexts))
const german: Leaves = new Map(leavesOf(germanTexts))

/** Matches names in bold, in italics or in quotation marks, except names that a sentence gets as a parameter. */
const NAMES = /\*\*([^*`$\n]+)\*\*|(?<!\*)\*([^*`$\n]+)\*(?!\*)|“([^”„$\n]+)”|„([^“$\n]+)“/g

const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMES)].map((found) => found.slice(1).find((one) => one !== undefined) ?? '')

/** Returns a label without the signs around it and the dots behind it. */
const plain = (label: string): string => label.replace(/^[^\p{L}\d]+|[^\p{L}\d!?.]+$/gu, '')

const sourceOf = (leaf: unknown): string => (typeof leaf === 'function' ? String(leaf) : `${leaf}`)

/** Returns each label with the keys of its texts. */
function labelsOf(leaves: Leaves): Map<string, string[]> {
  const labels = new Map<string, string[]>()
  for (const [path, leaf] of leaves) {
    if (typeof leaf !== 'string') continue
    labels.set(plain(leaf), [...(labels.get(plain(leaf)) ?? []), path])
  }
  return labels
}
/** Words that are emphasised or quoted in the English texts, although no button or menu has such a label. */
const OTHERS = new Set([
  ...['Level Up!', 'Your autopilot', 'Ours', 'Murloc 2, Ogre', 'Boss', 'Protector', 'Ferocity'],
  ...['All learned!', 'Attack!', 'Protect!', 'Play an ally', 'Attack Mograine', 'Complete your quest'],
  ...[
    'Pictures',
    'Hints of the computer',
    'The computer plays for absent players',
    'Reminders',
    'In new raids I ask you',
    'Before your turn ends',
    'A private thread of your own',
    'When your hero has fallen',
    'Raiders who have fallen see your hand',
    'The fallen speak for the lair and give hints',
    'The computer plays for absent players',
  ],
  ...['On vacation', 'Muted raids', 'Passing for absent friends', 'Everybody is asked in every window'],
  ...['Language in threads', 'Judges', 'New raids begin with'],
  'Collection', // a heading in decklists, of which the German one is the same
  ...['Raids may be opened in', 'Raids may be opened by', 'Kept out of new raids', 'Replaced names'],
  'Log of what moderators do',
  ...['Manage Server', 'Manage Threads', 'Mention All Roles'], // permissions, as Discord calls them
])

/** Whether a name may be a label. Emphasised words begin with a small letter, and examples with a digit. */
const looksLikeLabel = (name: string): boolean => /^\p{Lu}/u.test(name)

const labels = labelsOf(english)
const named = [...english].flatMap(([path, leaf]) => namesIn(sourceOf(leaf)).map((name) => ({ path, name })))

test('whatever an English text emphasises or quotes like a label is on a button or menu', () => {
  const unknown = named.filter(
    ({ name }) => looksLikeLabel(name) && !labels.has(plain(name)) && !OTHERS.has(name),
  )
  expect(unknown).toEqual([])
})

test('nothing is excepted that no text says any more', () => {
  const said = new Set(named.map(({ name }) => name))
  expect([...OTHERS].filter((one) => !said.has(one))).toEqual([])
})

test('the German text names the same button or menu, as it is called in German', () => {
  const lost = named.filter(({ path, name }) => {
    const called = labels.get(plain(name))?.map((at) => plain(sourceOf(german.get(at))))
    const theirs = new Set(namesIn(sourceOf(german.get(path))).map(plain))
    return called !== undefined && !OTHERS.has(name) && !called.some((one) => theirs.has(one))
  })
  expect(lost).toEqual([])
})
