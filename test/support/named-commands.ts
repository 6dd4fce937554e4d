/** Finds the commands that a text names, such as `/raid create`, and reports those that can't be typed. */
import { type APIApplicationCommandOption, ApplicationCommandOptionType as Type } from 'discord.js'
import ts from 'typescript'
import { commands } from '../../commands/index.ts'
import { suggestRules } from '../../src/discord/rules/rules.ts'
import { type Language, languageOfLocale } from '../../src/texts/language.ts'

type Option = APIApplicationCommandOption
interface Entry {
  readonly options: readonly Option[]
  /** Null for a command without subcommands. */
  readonly subcommands: ReadonlyMap<string, Entry> | null
}

const entryOf = (options: readonly Option[] = []): Entry => {
  const subcommands = options.flatMap((one) =>
    one.type === Type.Subcommand ? [[one.name, entryOf(one.options)] as const] : [],
  )
  return { options, subcommands: subcommands.length > 0 ? new Map(subcommands) : null }
}

const known: ReadonlyMap<string, Entry> = new Map(
  commands.map(({ data }) => [data.name, entryOf(data.options)] as const),
)

const everyOption: ReadonlySet<string> = new Set(
  [...known.values()].flatMap(({ options, subcommands }) =>
    [...options, ...[...(subcommands?.values() ?? [])].flatMap((sub) => sub.options)].map(({ name }) => name),
  ),
)

/** Addresses and files begin with a slash, too. */
const PATHS = new Set(['health', 'metrics', 'proc'])

/** The beginning of a named command: "`/settings of: raid`", or "/log" in the middle of a sentence. */
const MENTION = /(?<![\p{L}\p{N}_<.}/\\:…-])\/([a-z]+)(?![\p{L}\p{N}/])/gu
/** An option alone: "`xp:`". */
const LONE_OPTION = /`([\p{L}\p{N}]+):`/gu

/** @param language the language in which the reader sees the choices of an option */
export function wrongCommands(text: string, language: Language): string[] {
  return [...text.matchAll(MENTION)].flatMap((found) => {
    const isCode = text[found.index - 1] === '`'
    const rest = text.slice(found.index + found[0].length).split(isCode ? '`' : '\n')[0] ?? ''
    const why = whyWrong({ name: found[1] ?? '', rest, isCode, language })
    return why === null ? [] : [`${found[0]}${rest.slice(0, 30)}: ${why}`]
  })
}

/** Options that are named alone, and that no command has. */
export const wrongOptions = (text: string): string[] =>
  [...text.matchAll(LONE_OPTION)].flatMap(([, name = '']) => (everyOption.has(name) ? [] : [`${name}:`]))

interface Mention {
  readonly name: string
  readonly rest: string
  /** Everything between backticks is to be typed. Elsewhere a sentence goes on. */
  readonly isCode: boolean
  readonly language: Language
}

function whyWrong(mention: Mention): string | null {
  const { name, rest, isCode } = mention
  const entry = known.get(name)
  if (!entry) return PATHS.has(name) ? null : 'there is no such command'
  const { subcommands } = entry
  if (!subcommands) return whyOptions(entry, mention)
  if (isCode && rest === '') return null
  const sub = /^ ([a-z]+)/.exec(rest)?.[1] ?? ''
  const found = subcommands.get(sub)
  return found ? whyOptions(found, { ...mention, rest: rest.slice(sub.length + 1) }) : 'no such subcommand'
}

function whyOptions({ options }: Entry, { rest, isCode, language }: Mention): string | null {
  const given = isCode ? givenInCode(rest) : givenInSentence(rest)
  if (isCode && rest !== '' && !/^ [\p{L}\p{N}]+:/u.test(rest)) return 'what follows is no option'
  const next = /^ ([\p{L}\p{N}]+)(?!:|[\p{L}\p{N}])/u.exec(rest)?.[1]
  if (options.some(({ name }) => name === next)) return `${next} needs a colon`
  for (const { name, value } of given) {
    const option = options.find((one) => one.name === name)
    if (!option) return `it has no option ${name}`
    if (value !== '' && !mayBe(option, value, language)) return `${name} can’t be ${value}`
  }
  return null
}

interface Given {
  readonly name: string
  readonly value: string
}

const givenInCode = (rest: string): Given[] =>
  [...rest.matchAll(/ ([\p{L}\p{N}]+):((?:(?! [\p{L}\p{N}]+:).)*)/gu)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }))

function givenInSentence(rest: string): Given[] {
  const found = /^ ([\p{L}\p{N}]+):(?: ([\p{L}\p{N}]+))?/u.exec(rest)
  if (!found) return []
  const [whole, name = '', value = ''] = found
  return [{ name, value }, ...givenInSentence(rest.slice(whole.length))]
}

/** Whether Discord offers a choice for this text. It looks at the displayed name of the choice. */
function mayBe(option: Option, value: string, language: Language): boolean {
  if (option.name === 'about') return suggestRules(value).some((rule) => rule.value === value)
  if (option.type === Type.Boolean) return ['True', 'False'].includes(value)
  const choices = 'choices' in option ? option.choices : undefined
  if (!choices || choices.length === 0) return true
  const names = choices.map(({ name, name_localizations: all }) => {
    const [localized = name] = Object.entries(all ?? {}).flatMap(([locale, text]) =>
      text && languageOfLocale(locale) === language ? [text] : [],
    )
    return localized.toLowerCase()
  })
  return names.some((name) => name.includes(value.toLowerCase()))
}

/** Returns each string and template of a file, with "…" for the inserted values of a template. */
export function stringsIn(code: string): string[] {
  const source = ts.createSourceFile('it.ts', code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const commentsIn = (code: string): string[] =>
  code.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/ .*$/gm) ?? []
