/**
 * Writes docs/rules.md: where each family of rules is, from the comments and the titles of tests. The rules are listed
 * by number, and then by folder and file with the header of each file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { formatCitation } from './cite.ts'
import { sourceFilesIn } from './files.ts'
import { implementationsByRule } from './implemented.ts'
import { reasonNotApplicable } from './not-applicable.ts'
import { ALL_RULE_NUMBERS, RULE_FAMILY_TITLES, ruleFamilyOf } from './numbers.ts'
import { testsByRule } from './tested.ts'

const HEAD = `# The rules, and where they are

Numbers are those of the Comprehensive Rules 7.4; R100 to R303 are the raid rules. Which function and which story each
one has: \`npm run -s rules\`, which also says why some don't apply. Those are left out here. Made by
\`npm run -s rules -- --page > docs/rules.md\`.
`
const ENGINE = 'src/engine'
const RULES = `${ENGINE}/rules`
/** Files of types and words, which describe rules but don't carry them out. */
const WORDS = /^src\/(engine\/model|cards\/builders)\//
const MOST = 4

/** Files, each with the number of rules that lead to it. */
type Counts = ReadonlyMap<string, number>

const places = implementationsByRule()
const proofs = testsByRule()

export function rulesPage(): string {
  return [HEAD, byNumber(), '\n## By file\n', ...folders().map(aboutFolder)].join('')
}

// The functions below list the rules by number.

function byNumber(): string {
  const rows = [...RULE_FAMILY_TITLES].map(([family, about]) => {
    const numbers = ALL_RULE_NUMBERS.filter(
      (one) => ruleFamilyOf(one) === family && reasonNotApplicable(one) === null,
    )
    if (numbers.length === 0) return ''
    const where = named(carriedOutIn(numbers), (file) => `\`${file.slice('src/'.length)}\``)
    const stories = named(filesOf(proofs, numbers), (file) => `\`${file.replace(/^src\//, '')}\``)
    return row([formatCitation(numbers), about, where, stories])
  })
  return `\n## By number\n\n${table(['rules', 'about', 'carried out in', 'stories in'])}${rows.join('')}`
}

function carriedOutIn(numbers: readonly string[]): Counts {
  const all = filesOf(places, numbers)
  const doing = [...all].filter(([file]) => !WORDS.test(file))
  return doing.length > 0 ? new Map(doing) : all
}

function filesOf(
  cited: ReadonlyMap<string, readonly { file: string }[]>,
  numbers: readonly string[],
): Counts {
  const counts = new Map<string, number>()
  for (const number of numbers)
    for (const file of new Set((cited.get(number) ?? []).map((one) => one.file)))
      counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

/** Returns the files with most of the numbers, and how many more there are. */
function named(counts: Counts, name: (file: string) => string): string {
  const all = byCount(counts)
  const more = all.length > MOST ? [`and ${all.length - MOST} more`] : []
  return [...all.slice(0, MOST).map(name), ...more].join(', ')
}

const byCount = (counts: Counts): string[] =>
  [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([file]) => file)

// The functions below list the rules by file.

/** Returns the engine's folders, families of rules first. */
function folders(): [folder: string, files: string[]][] {
  const found = new Map<string, string[]>()
  for (const file of engineFiles()) found.set(folderOf(file), [...(found.get(folderOf(file)) ?? []), file])
  const isFamily = (folder: string): boolean => folder.startsWith(RULES)
  return [...found].sort(([a], [b]) => Number(isFamily(b)) - Number(isFamily(a)) || a.localeCompare(b, 'en'))
}

/** Returns the files that carry out rules: all in `rules/`, and others that cite a rule. */
function engineFiles(): string[] {
  const code = sourceFilesIn(ENGINE).filter((file) => !file.endsWith('.test.ts') && !WORDS.test(file))
  return code.filter((file) => file.startsWith(RULES) || numbersOf(file).length > 0)
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

function aboutFolder([folder, files]: [string, string[]]): string {
  const numbers = files.flatMap(numbersOf)
  const rows = files.map((file) =>
    row([
      linkTo(file),
      headerCommentOf(file) ?? '',
      rulesOf(file),
      testsForFile(file).map(linkTo).join(', '),
    ]),
  )
  const head = table(['file', 'what it is', 'its rules', 'its stories'])
  return `\n### ${folder.slice(`${ENGINE}/`.length) || 'engine'}\n\n${formatCitation(numbers)}\n\n${head}${rows.join('')}`
}

/** Returns every number that the comments of a file cite, in the rules' order. */
function numbersOf(file: string): string[] {
  return ALL_RULE_NUMBERS.filter((number) => (places.get(number) ?? []).some((place) => place.file === file))
}

/** The rules of later raids are copied from the text, since no list has them. */
function rulesOf(file: string): string {
  const raids = new Set(readFileSync(file, 'utf8').match(/\bR[4-9]\d{2}\.\d+[a-z]?/g))
  return [formatCitation(numbersOf(file)), ...[...raids].sort()].filter((one) => one !== '').join(', ')
}

/** Returns the comment at the top of a file, on one line. */
export function headerCommentOf(file: string): string | undefined {
  const [header] = /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(file, 'utf8')) ?? []
  return header
    ?.slice(3, -2)
    .replace(/^ \* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns the test beside a file; or tests that prove its rules, preferably in its own folder; or tests that use it.
 */
export function testsForFile(file: string): string[] {
  const beside = file.replace(/\.ts$/, '.test.ts')
  if (existsSync(beside)) return [beside]
  const proving = byCount(filesOf(proofs, numbersOf(file)))
  const near = proving.filter((one) => folderOf(one) === folderOf(file))
  const found = near.length > 0 ? near : proving
  return (found.length > 0 ? found : usersOf(file)).slice(0, 2)
}

/** Returns tests that name an export of the file. */
function usersOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`)
  return sourceFilesIn('src').filter(
    (one) => one.endsWith('.test.ts') && named.test(readFileSync(one, 'utf8')),
  )
}

/** Returns the files of the families of rules. */
export const ruleFiles = (): string[] => engineFiles().filter((file) => file.startsWith(RULES))

/** Whether a text names the source of its rules: numbers, whole families, the glossary, or our own rulings. */
export function citesRules(text: string): boolean {
  const families = text.match(/(?<![\w.])\d{3}(?![\w])/g) ?? []
  return (
    families.some((family) => RULE_FAMILY_TITLES.has(family)) ||
    /\bR\d{3}|\((?:rules )?glossary|\(docs\/rulings\.md/.test(text)
  )
}

// The functions below write tables.

const table = (heads: string[]): string => row(heads) + row(heads.map(() => '---'))
const row = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
const linkTo = (file: string): string => `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`
