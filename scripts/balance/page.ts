/** The page that says how hard each raid and difficulty is, and its chart. */
import { z } from 'zod'
import { LEVELS } from '../../src/bots/search/levels.ts'
import { allMeasuredRaids, doFiguresDependOnRaiderCount } from '../../src/raids/measured-raids.ts'

const rateSchema = z.object({ games: z.number(), wins: z.number() })

const figureSchema = rateSchema.extend({
  raid: z.string(),
  mode: z.string(),
  raiders: z.number(),
  level: z.string(),
  seed: z.number(),
  classes: z.record(z.string(), rateSchema),
})
export const figuresSchema = z.array(figureSchema)
export type BalanceFigure = z.infer<typeof figureSchema>

export type WinRate = z.infer<typeof rateSchema>

const HEAD = `# How hard the raids are

Computer players with starter decks play each raid and difficulty; this page says how often they win. In raids for experienced characters they have treasure and level 85. A Boss is always played by the plain computer player. The lobby shows the wins of the easy players, who play without planning. [Computer players](computer.md) describes the levels.

\`npm run -s balance -- --raid deadmines --games 400 --level easy --save\` measures, and \`npm run -s balance -- --page\` rewrites this page, the chart and \`src/raids/measured-wins.ts\`. Without \`--save\` and with \`--json\` the script also reports decks, the lair's cards that turn games, and options that nobody uses.

![The part of raids won, by raid, difficulty and level](balance.svg)
`

/** Returns the page as Markdown. */
export function balancePage(figures: readonly BalanceFigure[]): string {
  return `${[HEAD, '## Wins', wins(figures), '## Classes', classes(figures)].join('\n').trimEnd()}\n`
}

/** A row of the table and of the chart: a raid, a mode and a number of raiders. */
const rows = allMeasuredRaids.map(({ raid, mode, raiders = 3 }) => ({
  raid,
  mode,
  raiders,
  title: `${raid}, ${mode}${doFiguresDependOnRaiderCount(raid) ? `, ${raiders} raiders` : ''}`,
}))
type Row = (typeof rows)[number]

const figureOf = (
  figures: readonly BalanceFigure[],
  { raid, mode, raiders }: Row,
  level: string,
): BalanceFigure | undefined =>
  figures.find(
    (one) => one.raid === raid && one.mode === mode && one.raiders === raiders && one.level === level,
  )

const measuredLevels = (figures: readonly BalanceFigure[]): string[] =>
  LEVELS.filter((level) => figures.some((one) => one.level === level))

function wins(figures: readonly BalanceFigure[]): string {
  const levels = measuredLevels(figures)
  const cells = (row: Row) => levels.map((level) => inWords(figureOf(figures, row, level)))
  return table(
    ['raid', ...levels],
    rows.map((row) => [row.title, ...cells(row)]).filter(([, ...found]) => found.some((cell) => cell !== '')),
  )
}

function inWords(rate: WinRate | undefined): string {
  if (!rate) return ''
  const { part, error } = partOf(rate)
  return `${Math.round(part * 100)} % ± ${Math.round(error * 100)} (${rate.wins} of ${rate.games})`
}

/** The part of won games with its standard error, for which one win and one loss more are assumed. */
function partOf({ games, wins: won }: WinRate): { part: number; error: number } {
  const assumed = (won + 1) / (games + 2)
  return { part: games === 0 ? 0 : won / games, error: Math.sqrt((assumed * (1 - assumed)) / (games + 2)) }
}

/** The wins of the raids in which a class took part, over all raids that this level sometimes wins. */
function classes(figures: readonly BalanceFigure[]): string {
  const levels = measuredLevels(figures)
  const names = [...new Set(figures.flatMap((one) => Object.keys(one.classes)))].sort()
  const sum = (level: string, name: string): WinRate =>
    figures
      .filter((one) => one.level === level)
      .flatMap((one) => one.classes[name] ?? [])
      .reduce((all, one) => ({ games: all.games + one.games, wins: all.wins + one.wins }), {
        games: 0,
        wins: 0,
      })
  const found = names.map((name) => [name, ...levels.map((level) => inWords(sum(level, name)))])
  return table(['class', ...levels], found)
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line), ''].join('\n')
}

const LINE = 18
const LEFT = 250
const WIDTH = 400
const COLORS = ['#5b8fd6', '#e0a030', '#c0504d']

/** Returns the chart as SVG: a bar for each level, with its standard error. */
export function balanceChart(figures: readonly BalanceFigure[]): string {
  const levels = measuredLevels(figures)
  const drawn = rows.filter((row) => levels.some((level) => figureOf(figures, row, level)))
  const height = LINE * (drawn.length + 2)
  const bars = drawn.flatMap((row, y) => [
    text(LEFT - 8, y, row.title, 'end'),
    ...levels.flatMap((level, n) => bar(figureOf(figures, row, level), y, { n, of: levels.length })),
  ])
  const legend = levels.map((level, n) => text(LEFT + n * 90, drawn.length + 0.5, level, 'start', COLORS[n]))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDTH + 60}" height="${height}" font-family="sans-serif" font-size="12">
<title>The part of raids won, by raid, difficulty and level</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${[...bars, ...legend].join('\n')}
</svg>
`
}

const text = (x: number, y: number, words: string, anchor: string, color = '#222222'): string =>
  `<text x="${x}" y="${y * LINE + 13}" text-anchor="${anchor}" fill="${color}">${words}</text>`

function bar(figure: BalanceFigure | undefined, y: number, { n, of }: { n: number; of: number }): string[] {
  if (!figure) return []
  const { part, error } = partOf(figure)
  const [thick, top] = [(LINE - 4) / of, y * LINE + 2 + (n * (LINE - 4)) / of]
  const end = LEFT + part * WIDTH
  const middle = top + thick / 2
  return [
    `<rect x="${LEFT}" y="${top}" width="${Math.max(1, part * WIDTH).toFixed(1)}" height="${thick}" fill="${COLORS[n]}"/>`,
    `<line x1="${Math.max(LEFT, end - error * WIDTH).toFixed(1)}" x2="${(end + error * WIDTH).toFixed(1)}" y1="${middle}" y2="${middle}" stroke="#222222"/>`,
  ]
}
