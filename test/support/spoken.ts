/** The cards that a text mentions, by their names, and by the texts of cards that its reader knows. */
import { allCards } from '../../src/cards/index.ts'
import { cardTextLines, typeLineOf } from '../../src/cards/text.ts'

/** Adds to each named card the names that its type line and its text contain ("Fury"). */
export function namesIn(told: unknown): string[] {
  const found = [...JSON.stringify(told).matchAll(/"([A-Z0-9]+-[A-Z]?\d+)"/g)]
  return found.flatMap(([, id = '']) => spokenOf(id))
}

const spoken = new Map<string, string[]>()

function spokenOf(id: string): string[] {
  const known = spoken.get(id)
  if (known) return known
  const one = allCards.get(id)
  const text = one ? [one.name, typeLineOf(one), ...cardTextLines(one)].join('\n') : ''
  const names = [...allCards.values()].map(({ name }) => name)
  const found = one ? [one.name, ...leaksIn(names, text, new Set([one.name]))] : []
  spoken.set(id, found)
  return found
}

/** Names in a text that its reader could not know. */
export const leaksIn = (secrets: readonly string[], text: string, known: ReadonlySet<string>): string[] =>
  secrets.filter((name) => !known.has(name) && isNamed(withoutLonger(text, name, known), name))

/** "Wrath" is not named by "Wrath of Onyxia". */
function withoutLonger(text: string, name: string, known: ReadonlySet<string>): string {
  if (!text.includes(name)) return ''
  const longer = [...known].filter((one) => one.length > name.length && one.includes(name))
  return longer.reduce((left, one) => left.replaceAll(one, ''), text)
}

function isNamed(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at >= 0 && !/\w/.test(`${text[at - 1] ?? ' '}`) && !/\w/.test(text[at + name.length] ?? ' ')
}
