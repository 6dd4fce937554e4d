import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** What each room may import, besides itself. Arrows point down, never up (docs/architecture.md). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  texts: ['engine'],
  cards: ['texts', 'engine'],
  raids: ['cards', 'texts', 'engine'],
  stories: ['raids', 'cards', 'texts', 'engine'],
  bots: ['cards', 'texts', 'engine'],
  players: ['bots', 'stories', 'raids', 'cards', 'texts', 'engine'],
  campaign: ['raids', 'cards', 'texts', 'engine'],
  war: ['texts', 'engine'],
  store: [],
  table: ['bots', 'store', 'campaign', 'raids', 'war', 'cards', 'texts', 'engine'],
  discord: ['table', 'store', 'campaign', 'raids', 'war', 'cards', 'texts', 'engine'],
  playground: [],
  commands: ['discord', 'table', 'store', 'campaign', 'raids', 'war', 'cards', 'texts', 'engine'],
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The engine's floors, the lowest first: each may import those before it, and itself. What is on no floor is on top. */
const FLOORS = ['model', 'now', 'atoms', 'rules', 'effects'] as const

/**
 * Files that need each other at run time: the projection asks what texts say, and texts ask what cards are now (712–719);
 * and the grammar of texts, where an effect has a power and a power an effect. No others.
 */
const TRUE_RECURSION = ['src/engine/now/', 'src/cards/text/']

/**
 * Who knows one raid or kind of raid: what teaches the game, what carries stored games on, and two commands whose option
 * has been called so since people use it.
 */
const KNOW_A_RAID = [
  'src/table/tutorial/',
  'src/discord/tutorial/',
  'src/table/stored/migrations/',
  'commands/leaderboard.ts',
  'commands/achievements.ts',
]

/** What only a raid's own folder, the cards and the texts say; and that the lair's player sits last, which no raid promises. */
const KINDS_OF_RAIDS =
  /[Dd]ungeon|DUNGEON|isTutorial|marks\.MARKED|'MARKED'|lairSeat|players\.length - 1|[lL]air = (?:raid\.)?seats\.length/

/**
 * What people are shown where no raid is at hand: what they own and build, lists over many raids, a card that is looked
 * up. All else is told with the cards of its raid.
 */
const KNOW_TODAYS_CARDS = [
  'src/discord/raiders/',
  'src/discord/cards/',
  'src/discord/annals/leaderboard.ts',
  'src/discord/annals/achievements.ts',
  'src/discord/posts/names.ts',
]

/** The room a file belongs to: a folder below src, or commands. Files right below src are the entrance: they join rooms. */
function roomOf(file: string): string | null {
  const [first, second, third] = path.relative(root, file).split(path.sep)
  if (first === 'commands') return 'commands'
  return first === 'src' && third !== undefined ? (second ?? null) : null
}

/** Tests and what supports them may reach for more. */
const isTestSupport = (name: string): boolean =>
  /\.test\.ts$|\.kit\.ts$|\bfixture\.ts$|\bstage\.ts$/.test(name)

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated') && !isTestSupport(name))
    .map((name) => path.join(root, folder, name))
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    path.resolve(path.dirname(file), match[1] ?? ''),
  )
}

/** What a file needs as it runs: types are gone by then. */
function neededBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const all = text.matchAll(/^(?:import|export)\s+(type\s)?\s*(\{[^}]*\})?[^'\n]*'(\.[^']+)'/gm)
  return [...all].flatMap(([, type, names, spec = '']) =>
    type || isOnlyTypes(names) ? [] : [path.resolve(path.dirname(file), spec)],
  )
}

function isOnlyTypes(names: string | undefined): boolean {
  const each = (names ?? '')
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return each.length > 0 && each.every((name) => name.startsWith('type '))
}

function floorOf(file: string): number | null {
  const [src, room, floor] = path.relative(root, file).split(path.sep)
  if (src !== 'src' || room !== 'engine') return null
  const found = FLOORS.findIndex((name) => `${name}` === floor)
  return found < 0 ? FLOORS.length : found
}

function upstairs(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => (floorOf(target) ?? 0) > (floorOf(file) ?? FLOORS.length))
      .map(
        (target) => `${path.relative(root, file)} imports ${path.relative(root, target)}, which is above it`,
      ),
  )
}

/** Groups of files of which each needs all others (Tarjan's strongly connected components). */
function circles(
  files: readonly string[],
  needs: (file: string) => readonly string[] = neededBy,
): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): void => {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const next of needs(file).filter((one) => files.includes(one))) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(file) !== number) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) found.push(circle.map((one) => path.relative(root, one)).sort())
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return found
}

function wrongArrows(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file)
    if (room === null) return []
    const allowed = MAY_IMPORT[room]
    if (!allowed)
      return [
        `${path.relative(root, file)}: there is no room ${room}; put it into one of ${Object.keys(MAY_IMPORT).join(', ')}`,
      ]
    return importsOf(file).flatMap((target) => {
      const other = roomOf(target)
      if (other === null || other === room || allowed.includes(other)) return []
      const right =
        allowed.length > 0 ? `${room} may import ${allowed.join(', ')}` : `${room} imports nothing of ours`
      return [`${path.relative(root, file)} imports ${path.relative(root, target)}; ${right}`]
    })
  })
}

describe('the rooms', () => {
  it('import only downwards', () => {
    expect(wrongArrows([...sources('src'), ...sources('commands')])).toEqual([])
  })

  it('are watched: an arrow that points up is told with the right way', () => {
    const engine = path.join(root, 'src/engine/engine.ts')
    expect(roomOf(engine)).toBe('engine')
    expect(importsOf(engine).map(roomOf)).toContain('engine')
    expect(MAY_IMPORT.engine).toEqual([])
  })

  it('of the engine lie on floors, and no floor imports one above it', () => {
    expect(upstairs(sources('src/engine'))).toEqual([])
  })

  it('enter the engine by its door, or from within where that is their work', () => {
    const inside = new Set(['raids', 'stories', 'players'])
    const doors = ['src/engine/index.ts', 'src/engine/inside.ts'].map((door) => path.join(root, door))
    const wrong = [...sources('src'), ...sources('commands')].flatMap((file) => {
      const room = roomOf(file)
      if (room === 'engine') return []
      const mine = inside.has(room ?? '') ? doors : doors.slice(0, 1)
      return importsOf(file)
        .filter((target) => roomOf(target) === 'engine' && !mine.includes(target))
        .map((target) => `${path.relative(root, file)} imports ${path.relative(root, target)}`)
    })
    expect(wrong).toEqual([])
  })

  it('need each other in circles only where the thing itself is recursive', () => {
    const isTrue = (file: string) => TRUE_RECURSION.some((place) => file.startsWith(place))
    expect(circles([...sources('src'), ...sources('commands')]).filter((one) => !one.every(isTrue))).toEqual(
      [],
    )
  })

  it('of what is on Discord, no two need each other, not even for a type', () => {
    expect(circles(sources('src/discord'), importsOf)).toEqual([])
  })

  it('above the raids know them by their descriptions: no raid by its folder, no kind of lair by its name', () => {
    const above = ['src/campaign', 'src/store', 'src/table', 'src/discord', 'src/playground', 'commands']
    const found = above.flatMap(sources).flatMap((file) => {
      const name = path.relative(root, file)
      if (KNOW_A_RAID.some((place) => name.startsWith(place))) return []
      const folders = importsOf(file).map((target) => path.relative(root, target))
      const deep = folders.filter((target) => /^src\/raids\/[^/]+\//.test(target))
      const lines = readFileSync(file, 'utf8').split('\n')
      return [...deep, ...lines.filter((line) => KINDS_OF_RAIDS.test(line))].map(
        (what) => `${name}: ${what.trim()}`,
      )
    })
    expect(found).toEqual([])
  })

  it('tell of a raid with its own cards, never with those of today', () => {
    const asking = [...sources('src/discord'), ...sources('commands')].filter((file) => {
      const all = importsOf(file).some((target) => /^src\/cards\/(?!text)/.test(path.relative(root, target)))
      return all || /\b(?:allCards|cardToday)\b/.test(readFileSync(file, 'utf8'))
    })
    const names = asking.map((file) => path.relative(root, file))
    expect(names.filter((name) => !KNOW_TODAYS_CARDS.some((place) => name.startsWith(place)))).toEqual([])
    for (const place of KNOW_TODAYS_CARDS) expect(names.some((name) => name.startsWith(place))).toBe(true)
  })

  it('the engine reads no clock, no chance of its own and nothing from outside', () => {
    const impure = /\b(?:Date\b|Math\.random|process\.|performance\.|from 'node:|require\(|fetch\()/
    const found = sources('src/engine').filter((file) => impure.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
