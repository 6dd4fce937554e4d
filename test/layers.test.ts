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
  players: ['raids', 'cards', 'texts', 'engine'],
  campaign: ['raids', 'cards', 'texts', 'engine'],
  store: [],
  table: ['store', 'campaign', 'raids', 'cards', 'texts', 'engine'],
  discord: ['table', 'store', 'campaign', 'raids', 'cards', 'texts', 'engine'],
  playground: [],
  commands: ['discord', 'table', 'store', 'campaign', 'raids', 'cards', 'texts', 'engine'],
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The room a file belongs to: a folder below src, or commands. Files right below src are the entrance: they join rooms. */
function roomOf(file: string): string | null {
  const [first, second, third] = path.relative(root, file).split(path.sep)
  if (first === 'commands') return 'commands'
  return first === 'src' && third !== undefined ? (second ?? null) : null
}

/** Tests and what supports them may reach for more. */
const isTestSupport = (name: string): boolean =>
  /\.test\.ts$|\bfixture\.ts$|\btesting\b|\bstage\.ts$/.test(name)

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

  it('the engine reads no clock, no chance of its own and nothing from outside', () => {
    const impure = /\b(?:Date\b|Math\.random|process\.|performance\.|from 'node:|require\(|fetch\()/
    const found = sources('src/engine').filter((file) => impure.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
