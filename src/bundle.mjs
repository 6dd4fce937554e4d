/**
 * Runs our processes and threads from a bundle of their file with all its imports. Then nothing is transpiled at the
 * start, and few files are looked for. The bundle is built if there is none, or if one of its source files has
 * changed. `node src/bundle.mjs src/main.ts` runs one. `node --import tsx src/main.ts` does the same, only slower.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const OURSELVES = fileURLToPath(import.meta.url)
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The bundles of a folder that `scripts/build.mjs` has written. It has no sources and no packages to build them. */
const FINISHED = join(ROOT, 'bundles')

const FOLDER = existsSync(FINISHED) ? FINISHED : join(ROOT, 'node_modules/.build')

/** Stands for all packages, because npm writes this file last. */
const PACKAGES = join(ROOT, 'node_modules/.package-lock.json')

/**
 * Packages that aren't bundled: those that contain binaries or data files, tools, and optional packages that others
 * try to load.
 */
const STAY_OUTSIDE = [
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@prisma/client/runtime/*.mjs',
  '@sparticuz/chromium',
  'bufferutil',
  'esbuild',
  'pg-native',
  'playwright-core',
  'tsx',
  'utf-8-validate',
  'zlib-sync',
]

/** How long bundles of other versions stay, because another process may be about to load one. */
const KEPT_MS = 3_600_000

/** Runs a TypeScript file of ours in this process, or in this thread. */
export async function run(file, folder = FOLDER) {
  const bundle = await bundleOf(resolve(file), folder)
  process.setSourceMapsEnabled(true)
  module.enableCompileCache?.(join(folder, 'compiled')) // Node 22.8
  await import(pathToFileURL(bundle).href)
}

/** @returns the up-to-date bundle of a file */
export async function bundleOf(file, folder = FOLDER) {
  const place = placeOf(file, folder)
  return fresh(noteOf(file, place)) ?? (await make(file, place))
}

/** Builds a file for a copy of this project at another root, which contains no sources. */
export async function buildFor(root, file) {
  const place = placeOf(file, FINISHED)
  write(file, { ...(await bundled(file, place)), madeOf: {} }, join(root, relative(ROOT, place)))
}

const placeOf = (file, folder) => join(folder, relative(ROOT, dirname(file)).replaceAll('..', '_'))
const noteOf = (file, place) => join(place, `${basename(file, '.ts')}.json`)

/** The bundle that a note describes, if none of its source files has changed. */
function fresh(note) {
  try {
    const { bundle, madeOf } = JSON.parse(readFileSync(note, 'utf8'))
    const isAsItWas = ([path, was]) => stateOf(resolve(ROOT, path)) === was
    const path = join(dirname(note), bundle)
    return statSync(path) && Object.entries(madeOf).every(isAsItWas) ? path : null
  } catch {
    return null
  }
}

const stateOf = (path) => {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/** Builds a bundle. Another process that builds it at the same time produces the same files. */
async function make(file, place) {
  const made = await bundled(file, place)
  const bundle = write(file, made, place)
  forgetOthers(place, basename(file, '.ts'), bundle)
  return bundle
}

/** @returns the bundle of a file with its map, for the folder `place`, and the state of the sources */
async function bundled(file, place) {
  const madeOf = {}
  const isMadeOf = (path) => {
    madeOf[relative(ROOT, path)] = stateOf(path)
  }
  for (const path of [OURSELVES, PACKAGES]) isMadeOf(path)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    banner: { js: REQUIRE },
    bundle: true,
    entryNames: '[name]-[hash]',
    entryPoints: [file],
    external: STAY_OUTSIDE,
    format: 'esm',
    legalComments: 'none',
    outdir: place,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    plugins: [ourSources(place, isMadeOf)],
    sourcemap: true,
    sourcesContent: false,
    target: 'node20.19',
    write: false,
  })
  const fileOf = (end) => outputFiles.find(({ path }) => path.endsWith(end))
  const { path, contents } = fileOf('.mjs')
  return { name: basename(path), contents, map: await thinned(fileOf('.mjs.map').text, place), madeOf }
}

/** Each file appears complete, and the note last. @returns the path of the bundle */
function write(file, { name, contents, map, madeOf }, place) {
  mkdirSync(place, { recursive: true })
  const bundle = join(place, name)
  writeWhole(`${bundle}.map`, map)
  writeWhole(bundle, contents)
  writeWhole(noteOf(file, place), JSON.stringify({ bundle: name, madeOf }))
  return bundle
}

/**
 * Removes the mappings of packages. Node reads the whole source map, and keeps it in memory, when a stack is first
 * requested. With each token of each package that takes 96 MB, and everybody waits a second or two. The lines of our
 * own sources are enough to find a fault.
 */
async function thinned(text, place) {
  const { decode, encode } = await import('@jridgewell/sourcemap-codec')
  const map = JSON.parse(text)
  const isOurs = map.sources.map((source) => !resolve(place, source).includes(`${sep}node_modules${sep}`))
  let line = null
  const isStart = ([, source, row], index) => {
    const before = line
    line = isOurs[source] ? `${source}:${row}` : null
    return line !== before || (line !== null && index === 0)
  }
  const bare = (segment) => (isOurs[segment[1]] ? segment.slice(0, 4) : segment.slice(0, 1))
  const mappings = decode(map.mappings).map((segments) => segments.filter(isStart).map(bare))
  return JSON.stringify({ ...map, mappings: encode(mappings) })
}

/** Packages that aren't ES modules load others with it. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** Records each source's state when it is read, and makes it find the files beside it from within a bundle. */
const ourSources = (place, isMadeOf) => ({
  name: 'our sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      isMadeOf(path)
      const way = JSON.stringify(relative(place, path).split(sep).join('/'))
      const contents = readFileSync(path, 'utf8')
      return {
        loader: 'ts',
        contents: contents.replaceAll('import.meta.url', `new URL(${way}, import.meta.url).href`),
      }
    }),
})

function writeWhole(path, contents) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

function forgetOthers(place, name, bundle) {
  const isOther = (entry) =>
    entry.startsWith(`${name}-`) && !join(place, entry).startsWith(bundle) && isOld(join(place, entry))
  for (const entry of readdirSync(place).filter(isOther)) rmSync(join(place, entry), { force: true })
}

const isOld = (path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS

if (process.argv[1] === OURSELVES) {
  const [file, ...args] = process.argv.slice(2)
  process.argv = [process.execPath, resolve(file), ...args]
  await run(file)
}
