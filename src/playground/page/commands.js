import { state } from './state.js'

const SUBCOMMAND = 1
const GROUP = 2

const below = (name, command) => {
  const subs = (command.options ?? []).filter((each) => each.type <= GROUP)
  if (subs.length === 0)
    return [{ line: name, description: command.description, options: command.options ?? [] }]
  return subs.flatMap((sub) =>
    sub.type === SUBCOMMAND
      ? [{ line: `${name} ${sub.name}`, description: sub.description, options: sub.options ?? [] }]
      : below(`${name} ${sub.name}`, sub),
  )
}

/** Every command that can be sent. Subcommands are separate lines. */
export const commandLines = () =>
  state.commands.flatMap((each) => below(each.name, each)).sort((a, b) => a.line.localeCompare(b.line))

const rank = (line, query) => {
  if (line.startsWith(query)) return 0
  if (line.split(' ').some((word) => word.startsWith(query))) return 1
  return line.includes(query) ? 2 : 3
}

export const matching = (query) =>
  commandLines()
    .map((each) => ({ each, rank: rank(each.line, query) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each)

/** The command whose name the text contains in full, and the text after it. */
export const typedCommand = (text) => {
  const found = commandLines()
    .filter((each) => text.startsWith(`/${each.line} `))
    .sort((a, b) => b.line.length - a.line.length)[0]
  return found && { entry: found, rest: text.slice(found.line.length + 2) }
}
