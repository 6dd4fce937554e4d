/** Finds topics and commands by their names, and by the words that people guess. */
import { lookUpOwnProperty } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'

const t = texts.help

/** A topic, or a command with its subcommand. */
export type HelpEntry =
  | { readonly kind: 'topic'; readonly name: HelpTopic }
  | { readonly kind: 'command'; readonly name: string }

export type HelpTopic = keyof typeof texts.help.topics

/** The texts of a command or of a subcommand. */
interface CommandWords {
  readonly description: string
  readonly options?: Readonly<Record<string, string>>
  readonly subcommands?: Readonly<Record<string, CommandWords>>
}

/** A command that people can type, such as "raid leave". */
export interface CommandDescription {
  readonly name: string
  readonly description: string
  readonly options: readonly (readonly [name: string, description: string])[]
}

const commandsIn = (
  name: string,
  { description, options, subcommands }: CommandWords,
): CommandDescription[] =>
  subcommands
    ? Object.entries(subcommands).flatMap(([sub, words]) => commandsIn(`${name} ${sub}`, words))
    : [{ name, description, options: Object.entries(options ?? {}) }]

export const allCommandDescriptions = (): CommandDescription[] =>
  Object.entries<CommandWords>(texts.commands).flatMap(([name, words]) => commandsIn(name, words))

export const isHelpTopic = (word: string): word is HelpTopic => Object.hasOwn(t.topics, word)

const topics = (): HelpTopic[] => Object.keys(t.topics).filter(isHelpTopic)

/** Returns the value of an entry in a suggestion. */
export const helpEntrySuggestionValue = ({ kind, name }: HelpEntry): string =>
  kind === 'command' ? `/${name}` : name

export const helpEntryTitle = (entry: HelpEntry): string =>
  entry.kind === 'topic' ? t.topics[entry.name] : `/${entry.name}`

/** Returns the description of a command; '' for a topic. */
export const helpEntrySummary = (entry: HelpEntry): string =>
  entry.kind === 'topic'
    ? ''
    : (allCommandDescriptions().find(({ name }) => name === entry.name)?.description ?? '')

/**
 * Returns the entries that match the typed text, the best first. Without a text: the commands that are needed now,
 * the topics, and all other commands.
 */
export function matchingHelpEntries(typed: string, needed: readonly string[]): HelpEntry[] {
  const wanted = typed.trim().replace(/^\//, '').toLowerCase()
  const ranked = inOrder(needed).map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

function inOrder(needed: readonly string[]): HelpEntry[] {
  const command = (name: string): HelpEntry => ({ kind: 'command', name })
  const names = allCommandDescriptions().map(({ name }) => name)
  const first = needed.filter((name) => names.includes(name))
  return [
    ...first.map(command),
    ...topics().map((name): HelpEntry => ({ kind: 'topic', name })),
    ...names.filter((name) => !first.includes(name)).map(command),
  ]
}

const NO_MATCH = 4

/**
 * Returns how well an entry matches: 0 for the exact name or a guessed word, then its beginning, then a part of it,
 * then a word of the description.
 */
function rankOf(entry: HelpEntry, wanted: string): number {
  if (wanted === '') return 0
  const names = [entry.name, helpEntryTitle(entry), ...guessesOf(entry)].map((one) => one.toLowerCase())
  if (names.includes(wanted)) return 0
  if (names.some((one) => one.startsWith(wanted))) return 1
  if (names.some((one) => one.includes(wanted))) return 2
  return helpEntrySummary(entry).toLowerCase().includes(wanted) ? 3 : NO_MATCH
}

/** Returns the words that people try instead of the name of a command. */
const guessesOf = ({ kind, name }: HelpEntry): string[] =>
  kind === 'command'
    ? (lookUpOwnProperty<string>(t.guesses, name) ?? '').split(', ').filter((one) => one !== '')
    : []
