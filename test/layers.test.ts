import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** The other modules that each module may import. Imports go downwards only (docs/architecture.md). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  texts: ['engine'],
  cards: ['texts', 'engine'],
  raids: ['cards', 'texts', 'engine'],
  scenarios: ['raids', 'cards', 'texts', 'engine'],
  bots: ['raids', 'cards', 'texts', 'engine'],
  simulation: ['bots', 'scenarios', 'raids', 'cards', 'texts', 'engine'],
  campaign: ['raids', 'cards', 'texts', 'engine'],
  war: ['texts', 'engine'],
  store: [],
  table: ['bots', 'store', 'campaign', 'raids', 'war', 'cards', 'texts', 'engine'],
  discord: ['table', 'store', 'campaign', 'raids', 'war', 'cards', 'texts', 'engine'],
  playground: [],
  commands: ['discord', 'table', 'store', 'campaign', 'raids', 'war', 'cards', 'texts', 'engine'],
}

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The engine's layers, the lowest first. Each may import itself and those before it. A file in no layer is above all.
 */
const FLOORS = ['model', 'queries', 'changes', 'rules', 'effects'] as const

/**
 * The lowest folders of the table, the lowest first: each may import only those before it, and itself. All other
 * folders of the table are above them.
 */
const TABLE_LAYERS = [
  'model',
  'generic-caches',
  'fair-queueing',
  'transactions',
  'stored',
  'announcing',
] as const

/**
 * Files that need each other at run time: the projection asks what texts say, and texts ask what cards are now
 * (712–719). In the grammar of texts an effect has a power and a power an effect. There are no others.
 */
const TRUE_RECURSION = ['src/engine/queries/', 'src/cards/wording/']

/**
 * Code that knows one raid or kind of raid: the lessons, the migrations of stored games, and two commands whose
 * option has had this name since people use it.
 */
const KNOW_A_RAID = [
  'src/table/tutorial/',
  'src/discord/tutorial/',
  'src/table/stored/migrations/',
  'commands/leaderboard.ts',
  'commands/achievements.ts',
]

/** Parts of discord.js 14 that version 15 removes or moves to another package (docs/decisions/dependencies.md). */
const LEAVING = [
  {
    words: /(?:im|ex)port [^;}]*?\b\w+Builder\b[^;}]*?\} from 'discord\.js'/,
    place: 'src/discord/command-building/builders.ts',
  },
  {
    words:
      /(?:im|ex)port [^;}]*?\b(?:\w+Mention|bold|codeBlock|escape\w+|heading|hyperlink|inlineCode|italic|quote|spoiler|strikethrough|time|underline|underscore)\b[^;}]*?\} from 'discord\.js'/,
    place: 'src/discord/message-parts/formatters.ts',
  },
  { words: /\.ws\.|\{ ws \}|Events\.(?:ShardError|Raw)/, place: 'src/discord/connection/' },
]

/**
 * Words for a raid's own folder, the cards and the texts only. Also code that assumes that the lair's player is last,
 * which no raid promises.
 */
const KINDS_OF_RAIDS =
  /[Dd]ungeon|DUNGEON|isTutorial|marks\.MARKED|'MARKED'|seatOfLairPlayer|players\.length - 1|[lL]air = (?:raid\.)?seats\.length/

/**
 * Words of single raids with a Boss player. The engine knows only general kinds of rules
 * (`engine/model/data/raid-rules.ts`), and each raid lists its own.
 */
const WORDS_OF_RAIDS =
  /(onyxia|whelp|molten|runes?(?![a-z])|minion|ragnaros|majordomo|magtheridon|channeler|blood|cube|temple|betrayer|illidan)/i

/** The printed card types and races, and the stored key of an event. */
const PRINTED_WORDS = [
  'src/engine/model/data/vocabulary/basic-words.ts',
  'src/engine/model/data/keywords.ts',
  'src/engine/model/state/events.ts',
  'src/engine/rules/links/boss-effects.ts',
]

/**
 * Code that shows cards outside of any raid: owned cards and decks, lists over many raids, a card that is looked up.
 * All other code uses the cards of its raid.
 */
const KNOW_TODAYS_CARDS = [
  'src/discord/characters/',
  'src/discord/cards/',
  'src/discord/records/leaderboard.ts',
  'src/discord/records/achievements.ts',
  'src/discord/message-parts/names.ts',
]

/** The module of a file: a folder below src, or commands. Files directly in src are entry points and join modules. */
function roomOf(file: string): string | null {
  const [first, second, third] = path.relative(root, file).split(path.sep)
  if (first === 'commands') return 'commands'
  return first === 'src' && third !== undefined ? (second ?? null) : null
}

/** Tests and their helpers may import more. */
const isTestSupport = (name: string): boolean =>
  /\.test\.ts$|\.testkit\.ts$|\bfixture\.ts$|\bstage\.ts$/.test(name)

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

/** The imports of a file at run time. Types are removed by then. */
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

function tableLayerOf(file: string): number | null {
  const [src, room, folder] = path.relative(root, file).split(path.sep)
  if (src !== 'src' || room !== 'table') return null
  const found = TABLE_LAYERS.findIndex((name) => `${name}` === folder)
  return found < 0 ? TABLE_LAYERS.length : found
}

function upstairs(files: readonly string[], layerOf: (file: string) => number | null = floorOf): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => (layerOf(target) ?? 0) > (layerOf(file) ?? Number.POSITIVE_INFINITY))
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

describe('the modules', () => {
  it('import only downwards', () => {
    expect(wrongArrows([...sources('src'), ...sources('commands')])).toEqual([])
  })

  it('are found by the test: it knows the module of a file and of its imports', () => {
    const engine = path.join(root, 'src/engine/engine.ts')
    expect(roomOf(engine)).toBe('engine')
    expect(importsOf(engine).map(roomOf)).toContain('engine')
    expect(MAY_IMPORT.engine).toEqual([])
  })

  it('of the engine are in layers, and no layer imports one above it', () => {
    expect(upstairs(sources('src/engine'))).toEqual([])
  })

  it('import the engine through its entry point, and some of them through the inner one', () => {
    const inside = new Set(['raids', 'scenarios', 'simulation'])
    const doors = ['src/engine/index.ts', 'src/engine/internals.ts'].map((door) => path.join(root, door))
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

  it('have import cycles only where the subject itself is recursive', () => {
    const isTrue = (file: string) => TRUE_RECURSION.some((place) => file.startsWith(place))
    expect(circles([...sources('src'), ...sources('commands')]).filter((one) => !one.every(isTrue))).toEqual(
      [],
    )
  })

  it.each(['src/discord', 'src/table', 'src/texts'])(
    'in %s no two files need each other, not even for a type',
    (room) => {
      expect(circles(sources(room), importsOf)).toEqual([])
    },
  )

  it('of the table have layers at the bottom, and no layer imports one above it', () => {
    expect(upstairs(sources('src/table'), tableLayerOf)).toEqual([])
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

  it('use the parts of discord.js that its next version removes in one place each', () => {
    const found = sources('src')
      .filter((file) => !file.includes('/playground/'))
      .flatMap((file) => {
        const name = path.relative(root, file)
        const used = LEAVING.filter(
          ({ words, place }) => words.test(readFileSync(file, 'utf8')) && !name.startsWith(place),
        )
        return used.map(({ words }) => `${name}: ${words}`)
      })
    expect(found).toEqual([])
  })

  it('of the engine have no word that belongs to one raid', () => {
    const found = sources('src/engine').flatMap((file) => {
      const name = path.relative(root, file)
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      const words = code.split('\n').filter((line) => WORDS_OF_RAIDS.test(line))
      return PRINTED_WORDS.includes(name) ? [] : words.map((line) => `${name}: ${line.trim()}`)
    })
    expect(found).toEqual([])
  })

  it('show a raid with its own cards, never with today’s', () => {
    const asking = [...sources('src/discord'), ...sources('commands')].filter((file) => {
      const all = importsOf(file).some((target) =>
        /^src\/cards\/(?!(?:effect-)?text|wording)/.test(path.relative(root, target)),
      )
      return all || /\b(?:allCards|cardToday)\b/.test(readFileSync(file, 'utf8'))
    })
    const names = asking.map((file) => path.relative(root, file))
    expect(names.filter((name) => !KNOW_TODAYS_CARDS.some((place) => name.startsWith(place)))).toEqual([])
    for (const place of KNOW_TODAYS_CARDS) expect(names.some((name) => name.startsWith(place))).toBe(true)
  })

  it('the engine reads no clock, no randomness of its own and nothing from outside', () => {
    const impure = /\b(?:Date\b|Math\.random|process\.|performance\.|from 'node:|require\(|fetch\()/
    const found = sources('src/engine').filter((file) => impure.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
